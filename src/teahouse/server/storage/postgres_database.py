"""One PostgreSQL database that any number of processes and machines use at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias, TypeVar, cast

import asyncpg

from teahouse.server.storage.database import Batch, Rows, Transaction, UniqueViolation
from teahouse.server.tables.ports import StoreProblem

T = TypeVar("T")
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
# The last one: the server hung up at the moment at which a statement was sent.
FAILURES: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


class PostgresDatabase:
    """``Database`` in PostgreSQL."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool; a failure on it becomes a ``StoreProblem``.

        When the connection breaks during a write, nobody knows whether it was done: the client
        sends the same command again, and its id decides.
        """
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except asyncpg.UniqueViolationError as error:
            raise UniqueViolation(f"PostgreSQL could not do it: {error}.") from error
        except FAILURES as error:
            raise StoreProblem(f"PostgreSQL could not do it: {error}.") from error

    async def fetch(self, statement: str, *values: object) -> Rows:
        """Read rows."""
        async with self.connection() as c:
            return await c.fetch(statement, *values)

    async def execute(self, statement: str, *values: object) -> Rows:
        """Execute one statement, which is a transaction and one round trip."""
        async with self.connection() as c:
            return await c.fetch(statement, *values)

    async def execute_each(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Execute a statement for each row, one by one.

        A transaction that locks several rows could wait crosswise with an append.
        """
        for row in rows:
            await self.execute(statement, *row)

    async def run(self, begin: Callable[[], Transaction[T]]) -> T:
        """Run a transaction on one connection."""
        async with self.connection() as c, c.transaction():
            return await complete(c, begin())

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.close()


async def complete(connection: Connection, transaction: Transaction[T]) -> T:
    """Carry out what a transaction yields until it returns its result."""
    rows: Rows = ()
    try:
        step = next(transaction)
        while True:
            if isinstance(step, Batch):
                await connection.executemany(step.statement, step.rows)
            else:
                rows = await connection.fetch(step.statement, *step.values)
            step = transaction.send(rows)
    except StopIteration as end:
        return cast("T", end.value)
