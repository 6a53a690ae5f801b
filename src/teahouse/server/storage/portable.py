"""The portable form of a store: the same file from SQLite and from PostgreSQL, for both.

Gzip of JSON lines: a head with the schema version; for each table its columns, then a line a row,
in the order of its key; at the end the counts and the SHA-256 of every line before. What is not
there in full, or was changed, is noticed.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from types import GenericAlias
from typing import Any, Final, Protocol, TypeVar

import msgspec

from teahouse.server.tables.ports import StoreProblem

FORM: Final = 1
TYPES: Final[dict[str, Any]] = {
    "text": str | None,
    "int": int | None,
    "bool": bool | None,
    "bytes": bytes | None,  # written as base64
    "real": float | None,
}
Row = Sequence[object]
T = TypeVar("T")


class Column(msgspec.Struct, frozen=True, array_like=True):
    """A column and what is in it: a key of ``TYPES``."""

    name: str
    kind: str


class TableHeader(msgspec.Struct, frozen=True, tag_field="line", tag="table"):
    """A table, before its rows."""

    name: str
    columns: list[Column]


class BackupHeader(msgspec.Struct, frozen=True, tag_field="line", tag="teahouse-backup"):
    """The first line."""

    form: int
    schema: int


class BackupEnd(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    """The last line."""

    rows: dict[str, int]
    sha256: str


class Source(Protocol):
    """A store at one moment, however long it takes to read."""

    schema: int
    tables: list[TableHeader]  # a table comes after those that it refers to

    def rows(self, table: TableHeader) -> AsyncIterator[Row]:
        """All rows in the order of the key."""


class Writer:
    """Writes lines and counts."""

    def __init__(self, file: gzip.GzipFile, schema: int) -> None:
        self._file = file
        self._sum = hashlib.sha256()
        self._encoder = msgspec.json.Encoder()
        self.counts: dict[str, int] = {}
        self._line(BackupHeader(FORM, schema))

    async def table(self, table: TableHeader, rows: AsyncIterator[Row]) -> None:
        """A table with its rows."""
        self._line(table)
        self.counts[table.name] = 0
        async for row in rows:
            self._line(row)
            self.counts[table.name] += 1

    def end(self) -> None:
        """The last line."""
        self._line(BackupEnd(self.counts, self._sum.hexdigest()))

    def _line(self, line: object) -> None:
        data = self._encoder.encode(line) + b"\n"
        self._sum.update(data)
        try:
            self._file.write(data)
        except OSError as error:  # said here, where it cannot be taken for a fault of the store
            raise StoreProblem(f"The backup cannot be written: {error.strerror}.") from error


class Reader:
    """Reads lines and checks the end; ``StoreProblem`` says what is wrong with the file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._sum = hashlib.sha256()
        self.counts: dict[str, int] = {}
        self.schema = 0

    def read(self) -> Iterator[tuple[TableHeader, Iterator[Row]]]:
        """Table by table; take all rows of one before the next."""
        lines = self._lines()
        head = self._decoded(_HEADS, next(lines, b""))
        if head.form != FORM:
            raise self._bad(f"its form is {head.form}, and this program knows {FORM}")
        self.schema = head.schema
        line = next(lines, b"")
        while line:
            before = self._sum.hexdigest()
            what = self._decoded(_LINES, line)
            if isinstance(what, BackupEnd):
                if what != BackupEnd(self.counts, before) or next(lines, b""):
                    raise self._bad("the counts or the checksum at its end do not fit")
                return
            rest = _Rows(lines)
            yield what, self._rows(what, rest)
            line = rest.after
        raise self._bad("it ends too early")

    def _lines(self) -> Iterator[bytes]:
        try:
            with gzip.open(self._path, "rb") as file:
                yield from file
        except (OSError, EOFError, zlib.error) as error:
            raise self._bad(str(error).rstrip(".")) from error

    def _decoded(self, decoder: msgspec.json.Decoder[T], line: bytes) -> T:
        try:
            found = decoder.decode(line)
        except (ValueError, msgspec.MsgspecError) as error:
            raise self._bad(str(error)) from error
        self._sum.update(line)
        return found

    def _rows(self, table: TableHeader, rest: _Rows) -> Iterator[Row]:
        if any([column.kind not in TYPES for column in table.columns]):
            raise self._bad(f"the table {table.name} has columns of an unknown kind")
        kinds = [TYPES[column.kind] for column in table.columns]
        decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(GenericAlias(tuple, tuple(kinds)))
        count = 0
        for line in rest:
            yield self._decoded(decoder, line)
            count += 1
        self.counts[table.name] = count

    def _bad(self, why: str) -> StoreProblem:
        return StoreProblem(f"{self._path} is no complete backup of Teahouse: {why}.")


class _Rows:
    """The lines of one table; ``after`` is the first line behind them."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._lines = lines
        self.after = b""

    def __iter__(self) -> Iterator[bytes]:
        for line in self._lines:
            if not line.startswith(b"["):
                self.after = line
                return
            yield line


_HEADS: Final = msgspec.json.Decoder(BackupHeader)
_LINES: Final[msgspec.json.Decoder[TableHeader | BackupEnd]] = msgspec.json.Decoder(
    TableHeader | BackupEnd
)


def in_order(tables: list[TableHeader], refers: set[tuple[str, str]]) -> list[TableHeader]:
    """Every table after those that it refers to (``refers``: from, to); else by name."""
    left = sorted(tables, key=lambda table: table.name)
    found: list[TableHeader] = []
    while left:
        names = {table.name for table in left}
        free = [t for t in left if not any([(t.name, n) in refers for n in names - {t.name}])]
        if not free:
            raise StoreProblem(f"The tables {', '.join(sorted(names))} refer to each other.")
        found.append(free[0])
        left.remove(free[0])
    return found


def fitting(value: object, kind: str) -> object:
    """A value as a column of this kind takes it: SQLite keeps truth as 0 and 1."""
    if value is None:
        return None
    if kind == "bool":
        return bool(value)
    return int(value) if kind == "int" and isinstance(value, bool) else value
