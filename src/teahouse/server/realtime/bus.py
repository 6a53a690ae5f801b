"""How processes learn of what was stored: the bus, and the publisher that puts entries on it.

An entry is durable before it is published, and its outbox row is deleted after. A process that is
killed in between leaves the row, and whichever process sweeps the outbox publishes the entry.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog

from teahouse.server.realtime.bus_messages import AnyBusMessage, ChatGrew, LogGrew, TableErased
from teahouse.server.tables.ports import Publisher, StoreProblem, TableStore

SWEEP = 1.0  # seconds between two reads of the outbox
SWEEP_LIMIT = 500  # rows that are read at once
MOST_OWN = 20_000  # own entries not yet swept; beyond it all of them are published twice

Receive = Callable[[AnyBusMessage], None]

log = structlog.get_logger("teahouse.house")


class Bus(Protocol):
    """Every process that listens receives what any of them publishes, itself included."""

    def publish(self, message: AnyBusMessage) -> None:
        """Send soon, without waiting."""

    async def listen(self, receive: Receive, interrupted: Callable[[], None]) -> None:
        """Begin to receive. ``interrupted`` is called when messages may have been missed."""

    async def flush(self) -> None:
        """Wait until everything that was published so far has left this process."""

    async def close(self) -> None:
        """Send what is under way, then stop."""


class LocalBus:
    """The bus of a server with one process: hands messages on in the next step of the loop."""

    def __init__(self) -> None:
        self._receivers: list[Receive] = []

    def publish(self, message: AnyBusMessage) -> None:
        loop = asyncio.get_running_loop()
        for receive in self._receivers:
            loop.call_soon(receive, message)

    async def listen(self, receive: Receive, interrupted: Callable[[], None]) -> None:
        self._receivers.append(receive)

    async def flush(self) -> None:
        """Nothing waits here that could be lost without the process itself."""

    async def close(self) -> None:
        self._receivers.clear()


class BusPublisher(Publisher):
    """Puts what this process stored on the bus, and what a killed process left unpublished."""

    def __init__(self, store: TableStore, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._own: set[tuple[str, int]] = set()  # tables and numbers of entries, until swept

    def publish_entry(self, table_id: str, position: int) -> None:
        """Announce an entry, and remember it so that the sweep does not announce it again."""
        if len(self._own) >= MOST_OWN:
            self._own.clear()
        self._own.add((table_id, position - 1))
        self._bus.publish(LogGrew(table=table_id, position=position))

    def publish_chat(self, table_id: str) -> None:
        """Announce a chat message."""
        self._bus.publish(ChatGrew(table=table_id))

    def publish_erasure(self, table_id: str) -> None:
        """Announce that a name was erased from a table's log."""
        self._bus.publish(TableErased(table=table_id))

    async def sweep(self) -> None:
        """Publish what a killed process has stored and not published, until cancelled."""
        while True:
            try:
                is_empty = await self._sweep_once()
            except StoreProblem as problem:
                log.warning("the outbox cannot be read", why=str(problem))
                is_empty = True
            if is_empty:
                await asyncio.sleep(SWEEP)

    async def _sweep_once(self) -> bool:
        """Empty the outbox as far as one read goes; False if there may be more."""
        rows = await self._store.outbox_rows(SWEEP_LIMIT)
        entries = {(row.table, row.number) for row in rows}
        for table_id, number in entries - self._own:
            self._bus.publish(LogGrew(table=table_id, position=number + 1))
        if rows:
            await self._bus.flush()  # a kill now must not leave the others unpublished
            await self._store.delete_outbox_rows([row.id for row in rows])
            self._own -= entries
        return len(rows) < SWEEP_LIMIT
