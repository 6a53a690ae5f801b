"""The bus over PostgreSQL: LISTEN and NOTIFY on a connection of its own, after the commit.

NOTIFY inside the transaction of an append would serialise all commits of the database. Messages are
collected while one statement is under way and go out together with the next.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeAlias

import asyncpg

from teahouse.server.realtime.bus import Receive
from teahouse.server.realtime.bus_messages import AnyBusMessage, decode, encode

AnyConnection: TypeAlias = (
    "asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
)
NOTIFY = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
MOST_WAITING = 10_000  # messages kept while the database is away; more are dropped
# The last one: the server hung up at the moment at which a statement was sent.
FAILURES = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
PAUSE = 1.0  # seconds before a broken connection is tried again


class PostgresBus:
    """Joins all processes that use one schema of one database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._receive: Receive | None = None
        self._on_interrupted: Callable[[], None] | None = None
        self._waiting: list[str] = []  # until they have gone out
        self._has_more = asyncio.Event()
        self._published = self._sent = 0
        self._has_sent = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def publish(self, message: AnyBusMessage) -> None:
        # At once in this process: the echo from the database is left out.
        if self._receive is not None:
            asyncio.get_running_loop().call_soon(self._receive, message)
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(encode(message))
            self._published += 1
            self._has_more.set()

    async def flush(self) -> None:
        goal = self._published
        while self._sent < goal:
            self._has_sent.clear()
            await self._has_sent.wait()

    async def listen(self, receive: Receive, interrupted: Callable[[], None]) -> None:
        self._receive, self._on_interrupted = receive, interrupted
        connection, channel = await self._connect()
        self._task = asyncio.create_task(self._send_until_closed(connection, channel), name="bus")

    async def close(self) -> None:
        self._closing = True
        self._has_more.set()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> tuple[asyncpg.Connection, str]:
        connection = await asyncpg.connect(self._address, timeout=10)
        try:
            channel = f"teahouse_{await connection.fetchval('SELECT current_schema()')}"
            await connection.add_listener(channel, self._on_notification)
        except BaseException:
            connection.terminate()
            raise
        return connection, channel

    def _on_notification(
        self, connection: AnyConnection, pid: int, channel: str, text: object
    ) -> None:
        own = pid == connection.get_server_pid()
        if self._receive is not None and isinstance(text, str) and not own:
            self._receive(decode(text))

    async def _send_until_closed(self, connection: asyncpg.Connection, channel: str) -> None:
        while True:
            try:
                await self._send(connection, channel)
                await connection.close()
                return
            except FAILURES:
                connection.terminate()
                if self._closing:
                    return
                connection, channel = await self._reconnect()

    async def _send(self, connection: asyncpg.Connection, channel: str) -> None:
        connection.add_termination_listener(self._on_closed)
        while not self._closing or self._waiting:
            await self._has_more.wait()
            self._has_more.clear()
            if connection.is_closed():
                raise OSError("the connection to the database is broken")
            batch = list(self._waiting)
            if batch:
                await connection.execute(NOTIFY, channel, batch)
                del self._waiting[: len(batch)]
                self._sent += len(batch)
                self._has_sent.set()

    def _on_closed(self, connection: object) -> None:
        self._has_more.set()

    async def _reconnect(self) -> tuple[asyncpg.Connection, str]:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                found = await self._connect()
            except FAILURES:
                continue
            if self._on_interrupted is not None:
                self._on_interrupted()
            self._has_more.set()  # what the broken line has not taken
            return found
