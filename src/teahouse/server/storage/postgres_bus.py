"""The bus over PostgreSQL: LISTEN and NOTIFY on a connection of its own, after the commit.

NOTIFY inside the transaction of an append would serialise all commits of the database. Notices are
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
TELL = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
MOST_WAITING = 10_000  # notices kept while the database is away; later ones make `lost`
# The last one: the server hung up at the moment at which a statement was sent.
FAILURES = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
PAUSE = 1.0  # seconds before a broken line is tried again


class PostgresBus:
    """Joins all processes that use one schema of one database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._hear: Receive | None = None
        self._lost: Callable[[], None] | None = None
        self._waiting: list[str] = []  # until they have gone out
        self._more = asyncio.Event()
        self._published = self._sent = 0
        self._gone = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def publish(self, notice: AnyBusMessage) -> None:
        # At once in this process: the echo from the database is left out.
        if self._hear is not None:
            asyncio.get_running_loop().call_soon(self._hear, notice)
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(encode(notice))
            self._published += 1
            self._more.set()

    async def flush(self) -> None:
        goal = self._published
        while self._sent < goal:
            self._gone.clear()
            await self._gone.wait()

    async def listen(self, hear: Receive, lost: Callable[[], None]) -> None:
        self._hear, self._lost = hear, lost
        connection, channel = await self._connect()
        self._task = asyncio.create_task(self._run(connection, channel), name="bus")

    async def close(self) -> None:
        self._closing = True
        self._more.set()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> tuple[asyncpg.Connection, str]:
        connection = await asyncpg.connect(self._address, timeout=10)
        try:
            channel = f"teahouse_{await connection.fetchval('SELECT current_schema()')}"
            await connection.add_listener(channel, self._heard)
        except BaseException:
            connection.terminate()
            raise
        return connection, channel

    def _heard(self, connection: AnyConnection, pid: int, channel: str, text: object) -> None:
        own = pid == connection.get_server_pid()
        if self._hear is not None and isinstance(text, str) and not own:
            self._hear(decode(text))

    async def _run(self, connection: asyncpg.Connection, channel: str) -> None:
        while True:
            try:
                await self._send(connection, channel)
                await connection.close()
                return
            except FAILURES:
                connection.terminate()
                if self._closing:
                    return
                connection, channel = await self._again()

    async def _send(self, connection: asyncpg.Connection, channel: str) -> None:
        connection.add_termination_listener(self._hung_up)
        while not self._closing or self._waiting:
            await self._more.wait()
            self._more.clear()
            if connection.is_closed():
                raise OSError("the line to the database is broken")
            batch = list(self._waiting)
            if batch:
                await connection.execute(TELL, channel, batch)
                del self._waiting[: len(batch)]
                self._sent += len(batch)
                self._gone.set()

    def _hung_up(self, connection: object) -> None:
        self._more.set()

    async def _again(self) -> tuple[asyncpg.Connection, str]:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                found = await self._connect()
            except FAILURES:
                continue
            if self._lost is not None:
                self._lost()
            self._more.set()  # what the broken line has not taken
            return found
