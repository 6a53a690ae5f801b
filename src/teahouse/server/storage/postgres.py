"""The store in PostgreSQL: any number of processes and machines serve any table.

An append is one statement, and so one transaction and one round trip, which many share if they come
at once; the primary key of the log decides every race. Notices between processes are sent after the
commit, never inside it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

import asyncpg

from teahouse.server.storage import postgres_sql as sql
from teahouse.server.storage.migrations import missing
from teahouse.server.storage.postgres_accounts import PostgresAccounts
from teahouse.server.storage.postgres_group import BadEntry, EntryGroup, Key
from teahouse.server.storage.rows import (
    EntryValues,
    entry_of,
    entry_values,
    job_of,
    line_of,
    table_of,
    table_values,
)
from teahouse.server.tables.ports import (
    Append,
    Appended,
    BotJob,
    ChatMessage,
    Conflict,
    DuplicateCommand,
    LogEntry,
    OutboxRow,
    Seat,
    Snapshot,
    Stored,
    StoreProblem,
    TableRow,
)

Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
AnyConnection: TypeAlias = "Connection | asyncpg.Connection[asyncpg.Record]"
# The last one: the server hung up at the moment at which a statement was sent.
FAILURES = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
BAD = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
MIGRATING = 7_318_301  # the advisory lock under which one process at a time migrates


async def open_postgres(
    address: str, connections: int = 8, *, as_it_is: bool = False
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
            if not as_it_is:
                await migrate(connection)
            else:
                await check_version(connection)
    except BaseException:
        await pool.close()
        raise
    return PostgresStore(pool)


async def migrate(connection: Connection) -> None:
    """All missing steps in one transaction; processes that start together wait for each other."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await bring_up(connection)


async def version_of(connection: AnyConnection) -> int:
    """The schema version; 0 if there is nothing yet."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return int(await connection.fetchval(sql.VERSION))


async def check_version(connection: AnyConnection) -> int:
    """The schema version of a store that this program can read."""
    version = await version_of(connection)
    if version == 0:
        raise StoreProblem("There is no store of Teahouse in this PostgreSQL database.")
    missing("postgres", version)
    return version


async def bring_up(connection: AnyConnection, upto: int | None = None) -> None:
    """The missing steps (``upto`` that number), inside the caller's transaction."""
    await connection.execute(sql.VERSION_TABLE)
    version: int = await connection.fetchval(sql.VERSION)
    for number, script in missing("postgres", version):
        if upto is None or number <= upto:
            await connection.execute(script)
            await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", number)


class PostgresStore:
    """``TableStore`` in PostgreSQL; ``accounts`` is the ``AccountStore`` of the same database."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._entries = EntryGroup(self._write_entries)
        self.accounts = PostgresAccounts(self._connection)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool; what goes wrong on it is told in a sentence.

        When the line breaks during a write, nobody knows whether it was done: the client sends
        the same command again, and its id decides.
        """
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except FAILURES as error:
            raise StoreProblem(f"PostgreSQL could not do it: {error}.") from error

    async def create_table(
        self, row: TableRow, seats: list[Seat], entries: list[LogEntry], jobs: list[BotJob]
    ) -> bool:
        async with self._connection() as c, c.transaction():
            if await c.fetchval(sql.INSERT_TABLE, *table_values(row)) is None:
                return False
            places = [
                (row.id, i, s.kind, s.person, s.name, s.strength, s.keeper)
                for i, s in enumerate(seats)
            ]
            await c.executemany(sql.INSERT_SEAT, places)
            await c.executemany(sql.INSERT_ENTRY, [entry_values(row.id, e) for e in entries])
            await c.executemany(sql.INSERT_NOTICE, [(row.id, e.number) for e in entries])
            owed = [(row.id, j.seat, j.number, j.strength, row.created) for j in jobs]
            await c.executemany(sql.INSERT_JOB, owed)
        return True

    async def append_entry(self, append: Append) -> Appended:
        if await self._write(append):
            return Stored()
        before = await self.entry_by_command(append.table, append.entry.command)
        return Conflict() if before is None else DuplicateCommand(before)

    async def _write(self, append: Append) -> bool:
        """False if the entry's place or its command is taken."""
        is_plain = append.seed is None and not append.seats and append.snapshot is None
        if is_plain and append.lifecycle is None and append.jobs is None:
            return await self._entries.append(entry_values(append.table, append.entry))
        async with self._connection() as c:
            if is_plain:
                return await _write_entry(c, append)
            async with c.transaction():
                is_new = await _write_entry(c, append)
                if is_new:
                    await _write_rest(c, append)
                return is_new

    async def _write_entries(self, entries: Sequence[EntryValues]) -> list[Key]:
        async with self._connection() as c:
            try:
                rows = await c.fetch(sql.APPEND_ENTRIES, *zip(*entries, strict=True))
            except BAD as error:
                raise BadEntry(f"PostgreSQL refused an entry: {error}.") from error
        return [(row[0], row[1], row[2]) for row in rows]

    async def _fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        async with self._connection() as c:
            return await c.fetch(statement, *values)

    async def _fetchrow(self, statement: str, *values: object) -> asyncpg.Record | None:
        async with self._connection() as c:
            return await c.fetchrow(statement, *values)

    async def _execute(self, statement: str, *values: object) -> None:
        async with self._connection() as c:
            await c.execute(statement, *values)

    async def table(self, table: str) -> TableRow | None:
        row = await self._fetchrow(sql.TABLE_BY_ID, table)
        return None if row is None else table_of(row)

    async def tables(self, person: str | None, lifecycle: str | None, limit: int) -> list[TableRow]:
        rows = await self._fetch(sql.TABLES, person, lifecycle, limit)
        return [table_of(row) for row in rows]

    async def entries(self, table: str, since: int) -> list[LogEntry]:
        return [entry_of(row) for row in await self._fetch(sql.ENTRIES, table, since)]

    async def entry_by_command(self, table: str, command: str) -> LogEntry | None:
        row = await self._fetchrow(sql.ENTRY_OF, table, command)
        return None if row is None else entry_of(row)

    async def snapshot(self, table: str) -> Snapshot | None:
        row = await self._fetchrow("SELECT position, data FROM snapshot WHERE table_id = $1", table)
        return None if row is None else Snapshot(position=row[0], data=row[1])

    async def delete_snapshots(self) -> None:
        await self._execute("DELETE FROM snapshot")

    async def set_link_hash(self, table: str, seat: int, secret_hash: str, person: str) -> bool:
        found = await self._fetchrow(sql.SET_LINK, table, seat, secret_hash, person)
        return found is not None

    async def link_hash(self, table: str, seat: int) -> str:
        row = await self._fetchrow(
            "SELECT link_hash FROM seat WHERE table_id = $1 AND seat = $2", table, seat
        )
        return "" if row is None else str(row[0])

    async def append_chat_message(self, table: str, command: str, line: ChatMessage) -> ChatMessage:
        values = (line.person, line.name, line.text, line.at)
        async with self._connection() as c, c.transaction():
            # One line of a table at a time, so that the numbers have no gap.
            await c.execute("SELECT 1 FROM game_table WHERE id = $1 FOR NO KEY UPDATE", table)
            row = await c.fetchrow(sql.LINE_OF, table, command)
            if row is None:
                row = await c.fetchrow(sql.SAY, table, command, *values)
        assert row is not None
        return line_of(row)

    async def chat(self, table: str, since: int, limit: int) -> list[ChatMessage]:
        return [line_of(row) for row in await self._fetch(sql.CHAT, table, since, limit)]

    async def lease_jobs(self, worker: str, now: int, until: int, limit: int) -> list[BotJob]:
        rows = await self._fetch(sql.LEASE, worker, now, until, limit)
        return [job_of(row) for row in rows]

    async def extend_leases(self, worker: str, jobs: list[BotJob], until: int) -> None:
        # One by one: a statement that locks several rows could wait crosswise with an append.
        for job in jobs:
            await self._execute(sql.HOLD, worker, job.table, job.seat, job.number, until)

    async def release_jobs(self, worker: str, jobs: list[BotJob]) -> None:
        await self.extend_leases(worker, jobs, 0)

    async def next_job_time(self) -> int | None:
        row = await self._fetchrow("SELECT min(lease_until) FROM bot_job")
        return None if row is None or row[0] is None else int(row[0])

    async def jobs(self, table: str) -> list[BotJob]:
        return [job_of(row) for row in await self._fetch(sql.JOBS, table)]

    async def outbox_rows(self, limit: int) -> list[OutboxRow]:
        rows = await self._fetch(
            "SELECT id, table_id, number FROM outbox ORDER BY id LIMIT $1", limit
        )
        return [OutboxRow(id=row[0], table=row[1], number=row[2]) for row in rows]

    async def delete_outbox_rows(self, ids: list[int]) -> None:
        await self._execute("DELETE FROM outbox WHERE id = ANY($1::bigint[])", ids)

    async def close(self) -> None:
        await self._pool.close()


async def _write_entry(c: Connection, append: Append) -> bool:
    values, jobs = entry_values(append.table, append.entry), append.jobs
    owed = [] if jobs is None else jobs
    number = await c.fetchval(
        sql.APPEND,
        *values,
        append.lifecycle,
        None if jobs is None else [job.seat for job in jobs],
        [job.number for job in owed],
        [job.strength for job in owed],
        append.not_before,
    )
    return number is not None


async def _write_rest(c: Connection, append: Append) -> None:
    if append.seed is not None:
        await c.execute(
            "UPDATE game_table SET seed = $2, seed_hash = $3 WHERE id = $1",
            append.table,
            *append.seed,
        )
    for number, s in append.seats.items():
        who = (s.kind, s.person, s.name, s.strength, s.keeper)
        await c.execute(sql.SET_SEAT, append.table, number, *who)
    if append.snapshot is not None:
        await c.execute(sql.SET_SNAPSHOT, append.table, append.entry.number + 1, append.snapshot)
