"""``TableStore`` on either database; what only one of them does is in its own module."""

from __future__ import annotations

from abc import ABC, abstractmethod

from teahouse.server.storage import table_statements as sql
from teahouse.server.storage.account_store import SqlAccountStore
from teahouse.server.storage.database import Batch, Database, Query, Transaction, fetch_first
from teahouse.server.storage.house_tables_store import SqlHouseTablesStore
from teahouse.server.storage.rows import (
    chat_message_of,
    entry_of,
    entry_values,
    job_of,
    table_of,
    table_values,
)
from teahouse.server.tables.ports import (
    Append,
    Appended,
    BotJob,
    ChatMessage,
    LogEntry,
    OutboxRow,
    Seat,
    Snapshot,
    TableRow,
)


class SqlStore(ABC):
    """Tables, the people who sit at them, and their house tables, in one database."""

    def __init__(self, database: Database, schema: int) -> None:
        """``schema`` is older than this program's only in a store that is only read."""
        self._database = database
        self._schema = schema
        self.accounts = SqlAccountStore(database)
        self.house_tables = SqlHouseTablesStore(database)

    @abstractmethod
    async def append_entry(self, append: Append) -> Appended:
        """Append the entry unless its command or its number is taken."""

    @abstractmethod
    async def delete_outbox_rows(self, ids: list[int]) -> None:
        """Delete rows whose entries have been published."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database."""

    async def create_table(
        self, row: TableRow, seats: list[Seat], entries: list[LogEntry], jobs: list[BotJob]
    ) -> bool:
        return await self._database.run(lambda: _create_table(row, seats, entries, jobs))

    async def table(self, table: str) -> TableRow | None:
        statement = sql.for_schema(sql.TABLE_BY_ID, self._schema)
        row = await fetch_first(self._database, statement, table)
        return None if row is None else table_of(row)

    async def tables(self, person: str | None, lifecycle: str | None, limit: int) -> list[TableRow]:
        statement, values = sql.tables_query(person, lifecycle, limit)
        statement = sql.for_schema(statement, self._schema)
        return [table_of(row) for row in await self._database.fetch(statement, *values)]

    async def entries(self, table: str, since: int) -> list[LogEntry]:
        return [entry_of(row) for row in await self._database.fetch(sql.ENTRIES, table, since)]

    async def entry_by_command(self, table: str, command: str) -> LogEntry | None:
        row = await fetch_first(self._database, sql.ENTRY_BY_COMMAND, table, command)
        return None if row is None else entry_of(row)

    async def snapshot(self, table: str) -> Snapshot | None:
        row = await fetch_first(self._database, sql.SNAPSHOT, table)
        return None if row is None else Snapshot(position=row[0], data=row[1])

    async def set_link_hash(self, table: str, seat: int, secret_hash: str, person: str) -> bool:
        values = (table, seat, secret_hash, person)
        return bool(await self._database.execute(sql.SET_LINK_HASH, *values))

    async def link_hash(self, table: str, seat: int) -> str:
        row = await fetch_first(self._database, sql.LINK_HASH, table, seat)
        return "" if row is None else str(row[0])

    async def append_chat_message(self, table: str, command: str, line: ChatMessage) -> ChatMessage:
        return await self._database.run(lambda: _append_chat_message(table, command, line))

    async def chat(self, table: str, since: int, limit: int) -> list[ChatMessage]:
        return [
            chat_message_of(row)
            for row in await self._database.fetch(sql.CHAT, table, since, limit)
        ]

    async def lease_jobs(self, worker: str, now: int, until: int, limit: int) -> list[BotJob]:
        rows = await self._database.execute(sql.LEASE_JOBS, worker, now, until, limit)
        return [job_of(row) for row in rows]

    async def extend_leases(self, worker: str, jobs: list[BotJob], until: int) -> None:
        rows = [(worker, job.table, job.seat, job.number, until) for job in jobs]
        await self._database.execute_each(sql.EXTEND_LEASE, rows)

    async def release_jobs(self, worker: str, jobs: list[BotJob]) -> None:
        await self.extend_leases(worker, jobs, 0)

    async def next_job_time(self) -> int | None:
        row = await fetch_first(self._database, sql.NEXT_JOB_TIME)
        return None if row is None or row[0] is None else int(row[0])

    async def jobs(self, table: str) -> list[BotJob]:
        return [job_of(row) for row in await self._database.fetch(sql.JOBS, table)]

    async def outbox_rows(self, limit: int) -> list[OutboxRow]:
        rows = await self._database.fetch(sql.OUTBOX, limit)
        return [OutboxRow(id=row[0], table=row[1], number=row[2]) for row in rows]


def _create_table(
    row: TableRow, seats: list[Seat], entries: list[LogEntry], jobs: list[BotJob]
) -> Transaction[bool]:
    """False if the id is taken."""
    if not (yield Query(sql.INSERT_TABLE, table_values(row))):
        return False
    yield Batch(
        sql.INSERT_SEAT,
        [(row.id, i, s.kind, s.person, s.name, s.strength, s.keeper) for i, s in enumerate(seats)],
    )
    yield Batch(sql.INSERT_ENTRY, [entry_values(row.id, entry) for entry in entries])
    yield Batch(sql.INSERT_OUTBOX_ROW, [(row.id, entry.number) for entry in entries])
    owed = [(row.id, job.seat, job.number, job.strength, row.created) for job in jobs]
    yield Batch(sql.INSERT_JOB, owed)
    return True


def rare_changes(append: Append) -> Transaction[None]:
    """What few entries bring with them: the seed, seats that changed hands, a snapshot."""
    if append.seed is not None:
        yield Query(sql.SET_SEED, (append.table, *append.seed))
    for number, s in append.seats.items():
        who = (s.kind, s.person, s.name, s.strength, s.keeper)
        yield Query(sql.SET_SEAT, (append.table, number, *who))
    if append.snapshot is not None:
        yield Query(sql.SET_SNAPSHOT, (append.table, append.entry.number + 1, append.snapshot))


def _append_chat_message(table: str, command: str, line: ChatMessage) -> Transaction[ChatMessage]:
    yield Query(sql.LOCK_TABLE, (table,))
    rows = yield Query(sql.CHAT_BY_COMMAND, (table, command))
    if not rows:
        values = (table, command, line.person, line.name, line.text, line.at)
        rows = yield Query(sql.APPEND_CHAT, values)
    return chat_message_of(rows[0])
