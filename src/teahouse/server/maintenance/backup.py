"""Backup and restore: one portable file, from either kind of store into either."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Final, Protocol

from teahouse.server.storage.address import is_postgres, without_password
from teahouse.server.storage.migrations import steps
from teahouse.server.storage.open_store import need_postgres
from teahouse.server.storage.portable import Reader, Row, Source, TableHeader, Writer
from teahouse.server.storage.sqlite_portable import sqlite_source, sqlite_target
from teahouse.server.tables.ports import StoreProblem

BATCH: Final = 500  # rows in memory


class Target(Protocol):
    """A store that is being filled, in one transaction."""

    async def version(self) -> int:
        """The schema version; 0 if there is nothing yet."""

    async def is_empty(self) -> bool:
        """Is there no row in any table?"""

    async def bring_up(self, upto: int | None) -> None:
        """Make the schema of a version; None: of this program."""

    async def tables(self) -> list[TableHeader]:
        """The tables of the schema."""

    async def insert(self, table: TableHeader, names: list[str], rows: list[Row]) -> None:
        """Add rows that have these columns."""

    async def reset_sequences(self, table: TableHeader) -> None:
        """All rows of the table are there."""


async def backup(where: str, file: Path) -> dict[str, int]:
    """Write the store as it is now into a new file; the rows of each table.

    The file appears under its name only when it is complete and has been read back.
    """
    if file.exists():
        raise StoreProblem(f"{file} is there already: choose another name.")
    part = file.with_name(f".{file.name}.part")
    try:
        counts = await _write(where, part)
        if check(part) != counts:
            raise StoreProblem(f"{file} cannot be read back as it was written.")
        part.rename(file)
        _sync(file.parent)
    except OSError as error:
        raise StoreProblem(f"{file} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)
    return counts


def check(file: Path) -> dict[str, int]:
    """Read a backup to its end; the rows of each table, or what is wrong with it."""
    reader = Reader(file)
    for _, rows in reader.read():
        for _ in rows:
            pass
    return reader.counts


async def restore(file: Path, where: str) -> dict[str, int]:
    """Fill an empty store from a backup, all or nothing; the rows of each table."""
    if not file.is_file():
        raise StoreProblem(f"There is no backup {file}.")
    reader = Reader(file)
    async with _target(where) as target:
        if not await target.is_empty():
            raise StoreProblem(
                f"The store {without_password(where)} is not empty: a backup is restored into an "
                "empty one only."
            )
        known: dict[str, TableHeader] = {}
        for number, (table, rows) in enumerate(reader.read()):
            if number == 0:
                await _prepare(target, reader.schema)
                known = {one.name: one for one in await target.tables()}
            names = [column.name for column in table.columns]
            own = known.pop(table.name, None)
            if own is None or {c.name for c in own.columns} != set(names):
                raise StoreProblem(f"{file}: the table {table.name} does not fit the schema.")
            while batch := list(islice(rows, BATCH)):
                await target.insert(own, names, batch)
            await target.reset_sequences(own)
        if known:
            raise StoreProblem(f"{file}: the table {min(known)} is missing.")
        await target.bring_up(None)
    return reader.counts


async def _write(where: str, part: Path) -> dict[str, int]:
    # Seeds of running games and hashes of passwords are in it: only the owner may read it.
    number = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(number, "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, filename="") as packed:
            async with _source(where) as source:
                writer = Writer(packed, source.schema)
                for table in source.tables:
                    await writer.table(table, source.rows(table))
            writer.end()
        raw.flush()
        os.fsync(raw.fileno())
    return writer.counts


def _sync(folder: Path) -> None:
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


async def _prepare(target: Target, schema: int) -> None:
    """The schema of the time of the backup; the steps since run when the rows are there."""
    newest = steps("sqlite")[-1][0]
    if schema > newest:
        raise StoreProblem(
            f"The backup has schema version {schema}, but this program knows only {newest}: "
            "restore it with the newer Teahouse that wrote it."
        )
    if await target.version() > schema:
        raise StoreProblem(
            f"The backup has schema version {schema}, and the store a newer one: restore it into "
            "a new database."
        )
    await target.bring_up(schema)


@asynccontextmanager
async def _source(where: str) -> AsyncIterator[Source]:
    if not is_postgres(where):
        async with sqlite_source(Path(where)) as source:
            yield source
        return
    need_postgres()
    from teahouse.server.storage.postgres_portable import postgres_source

    async with postgres_source(where) as other:
        yield other


@asynccontextmanager
async def _target(where: str) -> AsyncIterator[Target]:
    if not is_postgres(where):
        async with sqlite_target(Path(where)) as target:
            yield target
        return
    need_postgres()
    from teahouse.server.storage.postgres_portable import postgres_target

    async with postgres_target(where) as other:
        yield other
