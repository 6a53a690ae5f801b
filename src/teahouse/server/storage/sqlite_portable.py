"""A whole SQLite store out of and into the portable form."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

from teahouse.server.storage.portable import Column, Row, TableHeader, fitting, in_order
from teahouse.server.storage.sqlite_database import connect
from teahouse.server.storage.sqlite_schema import bring_up, check_version, version_of
from teahouse.server.tables.ports import StoreProblem

KINDS: Final = {"TEXT": "text", "INTEGER": "int", "BLOB": "bytes", "REAL": "real"}


class SqliteSource:
    """``portable.Source`` within one read transaction."""

    def __init__(self, connection: sqlite3.Connection, schema: int) -> None:
        self._connection = connection
        self.schema = schema
        self.tables = tables_of(connection)

    async def rows(self, table: TableHeader) -> AsyncIterator[Row]:
        names = ", ".join([_quoted(column.name) for column in table.columns])
        keys = ", ".join([_quoted(key) for key in _key(self._connection, table.name)])
        for row in self._connection.execute(
            f"SELECT {names} FROM {_quoted(table.name)} ORDER BY {keys}"
        ):
            yield row


@asynccontextmanager
async def sqlite_source(path: Path) -> AsyncIterator[SqliteSource]:
    """The store as it is now, while others go on writing; its file is examined first."""
    if not path.is_file():
        raise StoreProblem(f"There is no store at {path}.")
    with closing(connect(path, read_only=True)) as connection:
        schema = check_version(connection, path)
        try:
            connection.execute("BEGIN")
            (state,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if state != "ok":
                raise StoreProblem(f"The database {path} is damaged: {state}.")
            yield SqliteSource(connection, schema)
        except sqlite3.Error as error:
            raise StoreProblem(f"The database {path} could not be read: {error}.") from error


class SqliteTarget:
    """An empty store that is being filled."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def version(self) -> int:
        """The schema version; 0 if there is nothing yet."""
        return version_of(self._connection)

    async def is_empty(self) -> bool:
        """Is there no row in any table?"""
        names = [_quoted(table.name) for table in tables_of(self._connection)]
        found = [self._connection.execute(f"SELECT 1 FROM {n} LIMIT 1").fetchone() for n in names]
        return found == [None] * len(names)

    async def bring_up(self, upto: int | None) -> None:
        """Make the schema of a version; None: of this program."""
        bring_up(self._connection, upto)

    async def tables(self) -> list[TableHeader]:
        """The tables of the schema."""
        return tables_of(self._connection)

    async def insert(self, table: TableHeader, names: list[str], rows: list[Row]) -> None:
        """Add rows that have these columns."""
        kinds = {column.name: column.kind for column in table.columns}
        marks = ", ".join("?" * len(names))
        columns = ", ".join([_quoted(name) for name in names])
        self._connection.executemany(
            f"INSERT INTO {_quoted(table.name)} ({columns}) VALUES ({marks})",
            [[fitting(v, kinds[n]) for v, n in zip(row, names, strict=True)] for row in rows],
        )

    async def reset_sequences(self, table: TableHeader) -> None:
        """Numbers that the database gives go on by themselves."""


@asynccontextmanager
async def sqlite_target(path: Path) -> AsyncIterator[SqliteTarget]:
    """Everything in one transaction: all or nothing."""
    new = not path.exists()
    try:
        with closing(connect(path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield SqliteTarget(connection)
            connection.execute("COMMIT")
    except BaseException as error:
        if new:
            path.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise StoreProblem(f"The database {path} could not be filled: {error}.") from error
        raise


def tables_of(connection: sqlite3.Connection) -> list[TableHeader]:
    """All tables of the schema, each after those that it refers to."""
    names = [
        str(name)
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' "
            "ESCAPE '\\'"
        )
    ]
    refers = {
        (name, str(row[2]))
        for name in names
        for row in connection.execute(f"PRAGMA foreign_key_list({_quoted(name)})")
    }
    return in_order([TableHeader(name, _columns(connection, name)) for name in names], refers)


def _columns(connection: sqlite3.Connection, table: str) -> list[Column]:
    found = []
    for _, name, declared, *_ in connection.execute(f"PRAGMA table_info({_quoted(table)})"):
        if declared.upper() not in KINDS:
            raise StoreProblem(f"The column {table}.{name} of type {declared} cannot be moved.")
        found.append(Column(name, KINDS[declared.upper()]))
    return found


def _key(connection: sqlite3.Connection, table: str) -> list[str]:
    info = list(connection.execute(f"PRAGMA table_info({_quoted(table)})"))
    keys = sorted([(row[5], row[1]) for row in info if row[5]])
    return [str(name) for _, name in keys] or [str(row[1]) for row in info]


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
