"""A whole PostgreSQL store out of and into the portable form."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import asyncpg

from teahouse.server.storage.portable import Column, Row, TableHeader, fitting, in_order
from teahouse.server.storage.postgres_database import FAILURES
from teahouse.server.storage.postgres_schema import bring_up, check_version, version_of
from teahouse.server.tables.ports import StoreProblem

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
VERSIONS: Final = "schema_version"  # the version stands in the head of the file
PAGE: Final = 500  # rows that are fetched at once
KINDS: Final = {
    "text": "text",
    "character varying": "text",
    "json": "text",
    "jsonb": "text",
    "smallint": "int",
    "integer": "int",
    "bigint": "int",
    "boolean": "bool",
    "bytea": "bytes",
    "double precision": "real",
}

COLUMNS: Final = """
SELECT table_name, column_name, data_type FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name IN (
  SELECT table_name FROM information_schema.tables
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE')
ORDER BY table_name, ordinal_position
"""
REFERS: Final = """
SELECT child.relname, parent.relname FROM pg_constraint
JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
WHERE contype = 'f' AND child.relnamespace = current_schema()::regnamespace
"""
KEY: Final = """
SELECT attname FROM pg_index, unnest(indkey) WITH ORDINALITY AS part(number, place)
JOIN pg_attribute ON attnum = part.number
WHERE indisprimary AND indrelid = $1::regclass AND attrelid = indrelid ORDER BY part.place
"""
# A number that the database gives must be greater than those that are there.
GIVEN: Final = """
SELECT column_name FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'
"""


class PostgresSource:
    """``portable.Source`` within one transaction that sees one moment."""

    def __init__(self, connection: Connection, schema: int, tables: list[TableHeader]) -> None:
        self._connection = connection
        self.schema = schema
        self.tables = tables

    async def rows(self, table: TableHeader) -> AsyncIterator[Row]:
        kinds = {column.name: column.kind for column in table.columns}
        found = await self._connection.fetch(KEY, _quoted(table.name))
        keys = [str(row[0]) for row in found] or list(kinds)
        # By bytes, as SQLite sorts, whatever the language of the database.
        order = ", ".join(
            [_quoted(key) + (' COLLATE "C"' if kinds[key] == "text" else "") for key in keys]
        )
        names = ", ".join([_quoted(name) for name in kinds])
        query = f"SELECT {names} FROM {_quoted(table.name)} ORDER BY {order}"
        async for row in self._connection.cursor(query, prefetch=PAGE):
            yield tuple(row)


@asynccontextmanager
async def postgres_source(address: str) -> AsyncIterator[PostgresSource]:
    """The store as it is now, while others go on writing."""
    async with (
        _connected(address) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        schema = await check_version(connection)
        yield PostgresSource(connection, schema, await _tables(connection))


class PostgresTarget:
    """An empty store that is being filled."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def version(self) -> int:
        """The schema version; 0 if there is nothing yet."""
        return await version_of(self._connection)

    async def is_empty(self) -> bool:
        """Is there no row in any table?"""
        for table in await _tables(self._connection):
            query = f"SELECT 1 FROM {_quoted(table.name)} LIMIT 1"
            if await self._connection.fetchval(query) is not None:
                return False
        return True

    async def bring_up(self, upto: int | None) -> None:
        """Make the schema of a version; None: of this program."""
        await bring_up(self._connection, upto)

    async def tables(self) -> list[TableHeader]:
        """The tables of the schema."""
        return await _tables(self._connection)

    async def insert(self, table: TableHeader, names: list[str], rows: list[Row]) -> None:
        """Add rows that have these columns."""
        kinds = {column.name: column.kind for column in table.columns}
        await self._connection.copy_records_to_table(
            table.name,
            columns=names,
            records=[
                [fitting(v, kinds[n]) for v, n in zip(row, names, strict=True)] for row in rows
            ],
        )

    async def reset_sequences(self, table: TableHeader) -> None:
        """Numbers that the database gives go on after those that are there now."""
        for (column,) in await self._connection.fetch(GIVEN, table.name):
            name, place = _quoted(table.name), _quoted(column)
            await self._connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{name}', '{column}'), max({place})) "
                f"FROM {name} HAVING max({place}) IS NOT NULL"
            )


@asynccontextmanager
async def postgres_target(address: str) -> AsyncIterator[PostgresTarget]:
    """Everything in one transaction: all or nothing."""
    async with _connected(address) as connection, connection.transaction():
        yield PostgresTarget(connection)


@asynccontextmanager
async def _connected(address: str) -> AsyncIterator[Connection]:
    try:
        connection = await asyncpg.connect(address)
    except (OSError, asyncpg.PostgresError) as error:
        raise StoreProblem(f"PostgreSQL cannot be reached: {error}.") from error
    try:
        yield connection
    except FAILURES as error:
        raise StoreProblem(f"PostgreSQL could not do it: {error}.") from error
    finally:
        await connection.close()


async def _tables(connection: Connection) -> list[TableHeader]:
    columns: dict[str, list[Column]] = {}
    for table, name, declared in await connection.fetch(COLUMNS):
        if table == VERSIONS:
            continue
        if declared not in KINDS:
            raise StoreProblem(f"The column {table}.{name} of type {declared} cannot be moved.")
        columns.setdefault(table, []).append(Column(name, KINDS[declared]))
    refers = {(str(row[0]), str(row[1])) for row in await connection.fetch(REFERS)}
    return in_order([TableHeader(name, own) for name, own in columns.items()], refers)


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
