"""Everything of one serving process, put together: store, desk, people, live updates, bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import structlog

from teahouse.server.accounts.account_deletion import finish_leaving
from teahouse.server.accounts.passwords import PasswordService
from teahouse.server.accounts.service import AccountService
from teahouse.server.bot_workers.pool import BotWorkerPool
from teahouse.server.process.connection_limiter import ConnectionLimiter
from teahouse.server.process.metrics import Metrics, Reading
from teahouse.server.process.rate_limits import RateLimiter, rates
from teahouse.server.process.settings import Settings
from teahouse.server.protocol.commands import AnyCommand, SendChat
from teahouse.server.realtime.bus import Bus, ChatGrew, LogGrew, TableErased
from teahouse.server.realtime.hub import CHECK, Hub
from teahouse.server.realtime.local_bus import LocalBus
from teahouse.server.realtime.presence import REPEAT, Presence
from teahouse.server.storage.open_store import OpenStore, open_store
from teahouse.server.tables.answers import Answer, Caller, Done, Refusal
from teahouse.server.tables.clock import SystemClock
from teahouse.server.tables.dispatch import carry_out
from teahouse.server.tables.ports import OPEN, RUNNING, Clock, StoreProblem
from teahouse.server.tables.service import TableService
from teahouse.server.tables.state import TableState

SWEEP = 1.0  # seconds between two looks into the outbox
AT_ONCE = 500
MOST_TOLD = 20_000  # entries told here and not yet swept; beyond it all of them are told twice

log = structlog.get_logger("teahouse.house")


@dataclass(slots=True)
class ServerCounts:
    """What this process has done since it began."""

    stored: int = 0
    heard: int = 0


class ServerContext:
    """What handlers work with."""

    def __init__(
        self, settings: Settings, store: OpenStore, bus: Bus, clock: Clock | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.closing = False
        self.counts = ServerCounts()
        self._told: set[tuple[str, int]] = set()  # tables and numbers of entries, until swept
        self.desk = TableService(
            store,
            clock or SystemClock(),
            bot_pause=settings.bot_pause,
            tell=self._stored,
            tell_said=self._said,
        )
        self.office = AccountService(store.accounts, self.desk, PasswordService(), self._blanked)
        minute = (
            settings.requests_per_minute,
            settings.logins_per_minute,
            settings.messages_per_minute,
        )
        self.limits = RateLimiter(rates(*minute), time.monotonic)
        self.doors = ConnectionLimiter(settings.sockets_per_address)
        self.presence = Presence(secrets.token_hex(8), bus.publish, time.monotonic)
        self.hub = Hub(self.desk, self.presence, self.give)
        self.crew = BotWorkerPool(self.desk, settings.bots, limit=settings.bot_limit)
        self.metrics = Metrics(self._readings)

    def begin_closing(self) -> None:
        """Nobody waits here any longer for news; what is under way comes to its end."""
        self.closing = True
        self.hub.end_waits()

    async def give(self, caller: Caller, table: str, command: AnyCommand) -> Answer:
        """Have a command carried out, unless it is one too many."""
        self.limits.check("say" if isinstance(command, SendChat) else "command", caller.person)
        self.limits.check("table", table)
        answer = await carry_out(self.desk, caller, table, command)
        kind = str(command.__struct_config__.tag)
        self.metrics.command(kind, "done" if isinstance(answer, Done) else answer.why.key)
        return answer

    async def check_tables(self, caller: Caller) -> None:
        """``Refusal`` if the person has as many tables under way as one may have."""
        most = self.settings.tables_per_person
        for lifecycle in (OPEN, RUNNING):
            most -= len(await self.store.tables(caller.person, lifecycle, most))
            if most <= 0:
                raise Refusal("too-many-open", params={"most": self.settings.tables_per_person})

    def _stored(self, live: TableState) -> None:
        """An entry is durable: now it may be told."""
        self.counts.stored += 1
        if len(self._told) >= MOST_TOLD:
            self._told.clear()
        self._told.add((live.row.id, live.position - 1))
        self.bus.publish(LogGrew(live.row.id, live.position))
        if live.jobs():
            self.crew.wake()

    def _said(self, table: str) -> None:
        self.bus.publish(ChatGrew(table))

    def _blanked(self, table: str) -> None:
        self.bus.publish(TableErased(table))

    def _readings(self) -> list[Reading]:
        crew = self.crew.counts
        return [
            ("sockets", "open sockets", False, self.doors.inside),
            ("tables_watched", "tables that somebody watches here", False, self.hub.watched),
            ("tables_kept", "tables kept in memory", False, self.desk.kept),
            ("writes", "commands of this process that were stored", True, self.counts.stored),
            ("messages", "messages heard on sockets", True, self.counts.heard),
            ("bots_thinking", "bots' decisions under way", False, self.crew.thinking),
            ("bot_decisions", "decisions of bots", True, crew.done),
            ("bot_failures", "attempts of bots that came to nothing", True, crew.failed),
            ("bot_random", "decisions left to chance after failures", True, crew.given_up),
            ("bot_restarts", "processes for bots that were replaced", True, crew.restarted),
            ("bot_seconds", "seconds that bots thought", True, crew.thought),
        ]

    async def sweep(self) -> None:
        """Tell what a killed process has stored and not told."""
        while True:
            try:
                notices = await self.store.outbox_rows(AT_ONCE)
                places = {(notice.table, notice.number) for notice in notices}
                for table, number in places - self._told:
                    self.bus.publish(LogGrew(table, number + 1))
                if notices:
                    await self.bus.flush()  # a kill now must not leave the others untold
                    await self.store.delete_outbox_rows([notice.id for notice in notices])
                    self._told -= places
            except StoreProblem as problem:
                log.warning("the outbox cannot be read", why=str(problem))
                notices = []
            if len(notices) < AT_ONCE:
                await asyncio.sleep(SWEEP)

    async def repeat_presence(self) -> None:
        """Say again and again who is here."""
        while True:
            await asyncio.sleep(REPEAT)
            self.hub.repeat_presence()

    async def cut_stuck(self) -> None:
        """End the sockets of those who do not read."""
        while True:
            await asyncio.sleep(CHECK)
            self.hub.cut_stuck(asyncio.get_running_loop().time())


@asynccontextmanager
async def open_server_context(
    settings: Settings, clock: Clock | None = None
) -> AsyncIterator[ServerContext]:
    """Open the store, listen, set the bots to work; at the end let everything go in order.

    ``clock``: what the log shall say of the time; the system's if none is given.
    """
    store = await open_store(settings.store_address)
    try:
        bus = _bus(settings)
        house = ServerContext(settings, store, bus, clock)
        await bus.listen(house.hub.hear, house.hub.lost)
        await finish_leaving(house.office)
        tasks = [
            asyncio.create_task(house.crew.run(), name="crew"),
            asyncio.create_task(house.sweep(), name="sweep"),
            asyncio.create_task(house.repeat_presence(), name="presence"),
            asyncio.create_task(house.cut_stuck(), name="stuck"),
        ]
        try:
            yield house
        finally:
            house.closing = True
            house.hub.lost()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bus.close()
    finally:
        await store.close()


def _bus(settings: Settings) -> Bus:
    if not settings.on_postgres:
        return LocalBus()
    from teahouse.server.storage.postgres_bus import PostgresBus

    return PostgresBus(settings.store_address)
