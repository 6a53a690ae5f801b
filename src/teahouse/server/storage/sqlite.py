"""The store in one SQLite file: the default, for one serving process."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from teahouse.server.storage import sqlite_writes as writes
from teahouse.server.storage.group import GroupWriter
from teahouse.server.storage.migrations import missing
from teahouse.server.storage.rows import (
    ENTRY,
    JOB,
    LINE,
    TABLE,
    entry_of,
    job_of,
    line_of,
    table_of,
)
from teahouse.server.storage.sqlite_accounts import SqliteAccounts
from teahouse.server.tables.ports import (
    Append,
    Appended,
    BotJob,
    ChatMessage,
    LogEntry,
    OutboxRow,
    Seat,
    Snapshot,
    StoreProblem,
    TableRow,
)

T = TypeVar("T")
READERS = 2


def connect(path: Path, *, as_it_is: bool = False) -> sqlite3.Connection:
    """A connection with full durability: a commit survives kill -9 and a power cut.

    ``as_it_is``: it cannot write, and does not change how others write.
    """
    pragmas = ("query_only=ON",) if as_it_is else ("journal_mode=WAL", "synchronous=FULL")
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in ("busy_timeout=5000", *pragmas, "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error as error:
        raise StoreProblem(f"The database {path} cannot be opened: {error}.") from error
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, all or nothing; others who start now wait for the lock."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        bring_up(connection)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def version_of(connection: sqlite3.Connection) -> int:
    """The schema version; 0 if there is nothing yet."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def check_version(connection: sqlite3.Connection, path: Path) -> int:
    """The schema version of a store that this program can read."""
    try:
        version = version_of(connection)
    except sqlite3.Error as error:
        raise StoreProblem(f"The database {path} cannot be opened: {error}.") from error
    if version == 0:
        raise StoreProblem(f"{path} is not a store of Teahouse.")
    missing("sqlite", version)
    return version


def bring_up(connection: sqlite3.Connection, upto: int | None = None) -> None:
    """The missing steps (``upto`` that number), inside the caller's transaction."""
    for number, script in missing("sqlite", version_of(connection)):
        if upto is None or number <= upto:
            for statement in _statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version={number}")


def _statements(script: str) -> list[str]:
    """The script cut at its statements' ends (a trigger has semicolons inside)."""
    found, current = [], ""
    for line in script.splitlines(keepends=True):
        current += line
        if sqlite3.complete_statement(current):
            found.append(current)
            current = ""
    return found


def open_sqlite(path: Path, *, as_it_is: bool = False) -> SqliteStore:
    """Open the file, create it if need be, and bring its schema up to date."""
    if as_it_is and not path.is_file():
        raise StoreProblem(f"There is no store at {path}.")
    connection = connect(path, as_it_is=as_it_is)
    try:
        if not as_it_is:
            migrate(connection)
        else:
            check_version(connection, path)
    except BaseException:
        connection.close()
        raise
    return SqliteStore(path, connection)


class SqliteStore:
    """``TableStore`` in one file; ``accounts`` is the ``AccountStore`` of the same file."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._writer = GroupWriter(connection)
        self._own = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.accounts = SqliteAccounts(self._read, self._writer.run)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
            if connection is None:
                connection = connect(self._path)
                self._own.connection = connection
                self._open.append(connection)
            try:
                return work(connection)
            except sqlite3.Error as error:
                raise StoreProblem(f"The database could not read: {error}.") from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def create_table(
        self, row: TableRow, seats: list[Seat], entries: list[LogEntry], jobs: list[BotJob]
    ) -> bool:
        return await self._writer.run(lambda c: writes.create(c, row, seats, entries, jobs))

    async def append_entry(self, append: Append) -> Appended:
        return await self._writer.run(lambda c: writes.append(c, append))

    async def table(self, table: str) -> TableRow | None:
        sql = f"SELECT {TABLE} FROM game_table WHERE id = ?"
        row = await self._read(lambda c: c.execute(sql, (table,)).fetchone())
        return None if row is None else table_of(row)

    async def tables(self, person: str | None, lifecycle: str | None, limit: int) -> list[TableRow]:
        conditions, values = ["1"], list[object]()
        if person is not None:
            conditions.append(
                "(owner = ? OR id IN (SELECT table_id FROM seat WHERE person = ? OR keeper = ?))"
            )
            values += [person, person, person]
        if lifecycle is not None:
            conditions.append("lifecycle = ?")
            values.append(lifecycle)
        sql = (
            f"SELECT {TABLE} FROM game_table WHERE {' AND '.join(conditions)} "
            "ORDER BY created DESC, id LIMIT ?"
        )
        rows = await self._read(lambda c: c.execute(sql, (*values, limit)).fetchall())
        return [table_of(row) for row in rows]

    async def entries(self, table: str, since: int) -> list[LogEntry]:
        sql = f"SELECT {ENTRY} FROM log_entry WHERE table_id = ? AND number >= ? ORDER BY number"
        rows = await self._read(lambda c: c.execute(sql, (table, since)).fetchall())
        return [entry_of(row) for row in rows]

    async def entry_by_command(self, table: str, command: str) -> LogEntry | None:
        return await self._read(lambda c: writes.known(c, table, command))

    async def snapshot(self, table: str) -> Snapshot | None:
        sql = "SELECT position, data FROM snapshot WHERE table_id = ?"
        row = await self._read(lambda c: c.execute(sql, (table,)).fetchone())
        return None if row is None else Snapshot(position=row[0], data=row[1])

    async def delete_snapshots(self) -> None:
        await self._writer.run(lambda c: c.execute("DELETE FROM snapshot"))

    async def set_link_hash(self, table: str, seat: int, secret_hash: str, person: str) -> bool:
        sql = "UPDATE seat SET link_hash = ? WHERE table_id = ? AND seat = ? AND person = ?"
        values = (secret_hash, table, seat, person)
        return await self._writer.run(lambda c: c.execute(sql, values).rowcount == 1)

    async def link_hash(self, table: str, seat: int) -> str:
        sql = "SELECT link_hash FROM seat WHERE table_id = ? AND seat = ?"
        row = await self._read(lambda c: c.execute(sql, (table, seat)).fetchone())
        return "" if row is None else str(row[0])

    async def append_chat_message(self, table: str, command: str, line: ChatMessage) -> ChatMessage:
        return await self._writer.run(lambda c: writes.say(c, table, command, line))

    async def chat(self, table: str, since: int, limit: int) -> list[ChatMessage]:
        sql = (
            f"SELECT {LINE} FROM chat_line WHERE table_id = ? AND number >= ? "
            "ORDER BY number LIMIT ?"
        )
        rows = await self._read(lambda c: c.execute(sql, (table, since, limit)).fetchall())
        return [line_of(row) for row in rows]

    async def lease_jobs(self, worker: str, now: int, until: int, limit: int) -> list[BotJob]:
        return await self._writer.run(lambda c: writes.lease(c, worker, now, until, limit))

    async def extend_leases(self, worker: str, jobs: list[BotJob], until: int) -> None:
        await self._writer.run(lambda c: writes.hold(c, worker, jobs, until))

    async def release_jobs(self, worker: str, jobs: list[BotJob]) -> None:
        await self.extend_leases(worker, jobs, 0)

    async def next_job_time(self) -> int | None:
        sql = "SELECT min(lease_until) FROM bot_job"
        row = await self._read(lambda c: c.execute(sql).fetchone())
        return None if row[0] is None else int(row[0])

    async def jobs(self, table: str) -> list[BotJob]:
        sql = f"SELECT {JOB} FROM bot_job WHERE table_id = ? ORDER BY seat"
        rows = await self._read(lambda c: c.execute(sql, (table,)).fetchall())
        return [job_of(row) for row in rows]

    async def outbox_rows(self, limit: int) -> list[OutboxRow]:
        sql = "SELECT id, table_id, number FROM outbox ORDER BY id LIMIT ?"
        rows = await self._read(lambda c: c.execute(sql, (limit,)).fetchall())
        return [OutboxRow(id=row[0], table=row[1], number=row[2]) for row in rows]

    async def delete_outbox_rows(self, ids: list[int]) -> None:
        sql = "DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))"
        await self._writer.run(lambda c: c.execute(sql, (json.dumps(ids),)))

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._open:
            connection.close()
        self._open.clear()
