"""One SQLite file: one thread writes and commits for many at once, others read.

All writers share a thread, so whoever writes for the same person or table takes turns anyway.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar, cast

from teahouse.server.storage.database import (
    Batch,
    Rows,
    Transaction,
    UniqueViolation,
)
from teahouse.server.storage.dialect import sqlite_text
from teahouse.server.storage.sqlite_group_commit import GroupWriter
from teahouse.server.tables.ports import StoreProblem

T = TypeVar("T")
READERS = 2


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection with full durability: a commit survives kill -9 and a power cut.

    ``read_only``: it cannot write, and does not change how others write.
    """
    pragmas = ("query_only=ON",) if read_only else ("journal_mode=WAL", "synchronous=FULL")
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in ("busy_timeout=5000", *pragmas, "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error as error:
        raise StoreProblem(f"The database {path} cannot be opened: {error}.") from error
    return connection


class SqliteDatabase:
    """``Database`` in a file."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._writer = GroupWriter(connection)
        self._own = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    async def fetch(self, statement: str, *values: object) -> Rows:
        """Read rows on one of the threads that read."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, sqlite_text(statement), values)

    async def execute(self, statement: str, *values: object) -> Rows:
        """Execute one statement on the thread that writes."""
        return await self.write(lambda c: _execute(c, statement, values))

    async def execute_each(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Execute a statement for each row, with one commit."""
        await self.write(lambda c: c.executemany(sqlite_text(statement), rows))

    async def run(self, begin: Callable[[], Transaction[T]]) -> T:
        """Run a transaction on the thread that writes."""
        return await self.write(lambda c: complete(c, begin()))

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have work done on the thread that writes, and committed."""
        return await self._writer.run(work)

    async def close(self) -> None:
        """Finish what is queued, then close all connections."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._open:
            connection.close()
        self._open.clear()

    def _read(self, statement: str, values: tuple[object, ...]) -> Rows:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = connect(self._path)
            self._own.connection = connection
            self._open.append(connection)
        try:
            return connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise StoreProblem(f"The database could not read: {error}.") from error


def complete(connection: sqlite3.Connection, transaction: Transaction[T]) -> T:
    """Carry out what a transaction yields until it returns its result."""
    rows: Rows = ()
    try:
        step = next(transaction)
        while True:
            if isinstance(step, Batch):
                connection.executemany(sqlite_text(step.statement), step.rows)
            else:
                rows = _execute(connection, step.statement, step.values)
            step = transaction.send(rows)
    except StopIteration as end:
        return cast("T", end.value)


def _execute(connection: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> Rows:
    try:
        return connection.execute(sqlite_text(statement), values).fetchall()
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname == "SQLITE_CONSTRAINT_UNIQUE":
            raise UniqueViolation(f"The database refused to write: {error}.") from error
        raise
