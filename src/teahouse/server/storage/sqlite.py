"""The store in one SQLite file: the default, for one serving process."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from teahouse.server.storage import table_statements as sql
from teahouse.server.storage.dialect import sqlite_text
from teahouse.server.storage.rows import entry_of, entry_values
from teahouse.server.storage.sqlite_database import SqliteDatabase, complete, connect
from teahouse.server.storage.sqlite_schema import check_version, migrate
from teahouse.server.storage.table_store import SqlStore, rare_changes
from teahouse.server.tables.ports import (
    Append,
    Appended,
    BotJob,
    Conflict,
    DuplicateCommand,
    Stored,
    StoreProblem,
)

# Only as the next one of its table, and only once for a command.
APPEND_ENTRY = (
    "INSERT INTO log_entry (table_id, number, command, kind, author, fact, at) "
    "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 "
    "WHERE ?2 = (SELECT coalesce(max(number) + 1, 0) FROM log_entry WHERE table_id = ?1) "
    "ON CONFLICT DO NOTHING"
)
ENTRY_BY_COMMAND = sqlite_text(sql.ENTRY_BY_COMMAND)
INSERT_OUTBOX_ROW = sqlite_text(sql.INSERT_OUTBOX_ROW)
SET_JOB = (
    "INSERT INTO bot_job (table_id, seat, number, strength, since, lease_until) "
    f"VALUES (?, ?, ?, ?, ?, ?) {sql.REPLACE_CHANGED_JOB}"
)
DELETE_OUTBOX_ROWS = "DELETE FROM outbox WHERE id IN (SELECT value FROM json_each($1))"


def open_sqlite(path: Path, *, read_only: bool = False) -> SqliteStore:
    """Open the file, create it if need be, and bring its schema up to date."""
    if read_only and not path.is_file():
        raise StoreProblem(f"There is no store at {path}.")
    connection = connect(path, read_only=read_only)
    try:
        if not read_only:
            migrate(connection)
        schema = check_version(connection, path)
    except BaseException:
        connection.close()
        raise
    return SqliteStore(SqliteDatabase(path, connection), schema)


class SqliteStore(SqlStore):
    """The store in one file."""

    def __init__(self, database: SqliteDatabase, schema: int) -> None:
        super().__init__(database, schema)
        self._file = database

    async def append_entry(self, append: Append) -> Appended:
        return await self._file.write(lambda c: _append_entry(c, append))

    async def delete_outbox_rows(self, ids: list[int]) -> None:
        await self._file.execute(DELETE_OUTBOX_ROWS, json.dumps(ids))

    async def close(self) -> None:
        await self._file.close()


def _append_entry(c: sqlite3.Connection, new: Append) -> Appended:
    """Append an entry and all that follows from it, on the thread that writes."""
    table, entry = new.table, new.entry
    if c.execute(APPEND_ENTRY, entry_values(table, entry)).rowcount == 0:
        row = c.execute(ENTRY_BY_COMMAND, (table, entry.command)).fetchone()
        return Conflict() if row is None else DuplicateCommand(entry_of(row))
    c.execute(INSERT_OUTBOX_ROW, (table, entry.number))
    if new.lifecycle is not None:
        c.execute("UPDATE game_table SET lifecycle = ? WHERE id = ?", (new.lifecycle, table))
    if new.jobs is not None:
        _set_jobs(c, table, new.jobs, entry.at, new.not_before)
    complete(c, rare_changes(new))
    return Stored()


def _set_jobs(
    c: sqlite3.Connection, table: str, jobs: list[BotJob], now: int, not_before: int
) -> None:
    marks = ", ".join("?" * len(jobs))
    c.execute(
        f"DELETE FROM bot_job WHERE table_id = ? AND seat NOT IN ({marks})",
        (table, *[job.seat for job in jobs]),
    )
    rows = [(table, job.seat, job.number, job.strength, now, not_before) for job in jobs]
    c.executemany(SET_JOB, rows)
