"""The store in PostgreSQL: any number of processes and machines serve any table.

An append is one statement, and so one transaction and one round trip, which many share if they come
at once; the primary key of the log decides every race. Messages between processes are sent after
the commit, never inside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import asyncpg

from teahouse.server.storage import table_statements as sql
from teahouse.server.storage.postgres_database import Connection, PostgresDatabase, complete
from teahouse.server.storage.postgres_group import BadEntry, EntryGroup, Key
from teahouse.server.storage.postgres_schema import check_version, migrate
from teahouse.server.storage.rows import EntryValues, entry_values
from teahouse.server.storage.table_store import SqlStore, rare_changes
from teahouse.server.tables.ports import (
    Append,
    Appended,
    Conflict,
    DuplicateCommand,
    Stored,
    StoreProblem,
)

BAD: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
# One statement for many entries (the columns as lists), each with its outbox row if it is new.
APPEND_ENTRIES: Final = """
WITH entry AS (
  INSERT INTO log_entry (table_id, number, command, kind, author, fact, at)
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[]
  )
  ON CONFLICT DO NOTHING RETURNING table_id, number, command
), published AS (
  INSERT INTO outbox (table_id, number) SELECT table_id, number FROM entry
)
SELECT table_id, number, command FROM entry
"""
# One entry with its outbox row, the lifecycle (if it is not null) and the jobs (if their seats are
# not null).
APPEND_ENTRY: Final = f"""
WITH entry AS (
  INSERT INTO log_entry (table_id, number, command, kind, author, fact, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING table_id, number, at
), published AS (
  INSERT INTO outbox (table_id, number) SELECT table_id, number FROM entry
), life AS (
  UPDATE game_table SET lifecycle = $8 FROM entry
  WHERE game_table.id = entry.table_id AND game_table.lifecycle <> $8
), done AS (
  DELETE FROM bot_job USING entry
  WHERE bot_job.table_id = entry.table_id AND NOT bot_job.seat = ANY($9::int[])
), owed AS (
  INSERT INTO bot_job (table_id, seat, number, strength, since, lease_until)
  SELECT entry.table_id, job.seat, job.number, job.strength, entry.at, $12
  FROM entry, unnest($9::int[], $10::int[], $11::text[]) AS job(seat, number, strength)
  {sql.REPLACE_CHANGED_JOB}
)
SELECT number FROM entry
"""
DELETE_OUTBOX_ROWS: Final = "DELETE FROM outbox WHERE id = ANY($1::bigint[])"


async def open_postgres(
    address: str, connections: int = 8, *, read_only: bool = False
) -> PostgresStore:
    """Connect and bring the schema up to date."""
    try:
        pool = await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=connections,
            # Whatever the cluster's default: an answer must mean durable.
            server_settings={"synchronous_commit": "on"},
        )
    except (OSError, asyncpg.PostgresError) as error:
        raise StoreProblem(f"PostgreSQL cannot be reached: {error}.") from error
    try:
        async with pool.acquire() as connection:
            if not read_only:
                await migrate(connection)
            schema = await check_version(connection)
    except BaseException:
        await pool.close()
        raise
    return PostgresStore(PostgresDatabase(pool), schema)


class PostgresStore(SqlStore):
    """The store in PostgreSQL."""

    def __init__(self, database: PostgresDatabase, schema: int) -> None:
        super().__init__(database, schema)
        self._postgres = database
        self._entries = EntryGroup(self._append_plain_entries)

    async def append_entry(self, append: Append) -> Appended:
        if await self._write(append):
            return Stored()
        before = await self.entry_by_command(append.table, append.entry.command)
        return Conflict() if before is None else DuplicateCommand(before)

    async def delete_outbox_rows(self, ids: list[int]) -> None:
        await self._postgres.execute(DELETE_OUTBOX_ROWS, ids)

    async def close(self) -> None:
        await self._postgres.close()

    async def _write(self, append: Append) -> bool:
        """False if the entry's place or its command is taken."""
        is_common = append.seed is None and not append.seats and append.snapshot is None
        if is_common and append.lifecycle is None and append.jobs is None:
            return await self._entries.append(entry_values(append.table, append.entry))
        async with self._postgres.connection() as c:
            if is_common:
                return await _append_entry(c, append)
            async with c.transaction():
                is_new = await _append_entry(c, append)
                if is_new:
                    await complete(c, rare_changes(append))
                return is_new

    async def _append_plain_entries(self, entries: Sequence[EntryValues]) -> list[Key]:
        async with self._postgres.connection() as c:
            try:
                rows = await c.fetch(APPEND_ENTRIES, *zip(*entries, strict=True))
            except BAD as error:
                raise BadEntry(f"PostgreSQL refused an entry: {error}.") from error
        return [(row[0], row[1], row[2]) for row in rows]


async def _append_entry(c: Connection, append: Append) -> bool:
    """False if the entry's place or its command is taken."""
    values, jobs = entry_values(append.table, append.entry), append.jobs
    owed = [] if jobs is None else jobs
    number = await c.fetchval(
        APPEND_ENTRY,
        *values,
        append.lifecycle,
        None if jobs is None else [job.seat for job in jobs],
        [job.number for job in owed],
        [job.strength for job in owed],
        append.not_before,
    )
    return number is not None
