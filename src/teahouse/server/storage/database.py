"""What both stores ask of a database, and transactions that are written once for both drivers.

SQLite is driven by plain calls on one writer thread, PostgreSQL by awaited calls on any of several
connections. A transaction is therefore a generator: it yields statements, gets their rows, and
returns its result; each driver runs it in its own way.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from teahouse.server.tables.ports import StoreProblem

T = TypeVar("T")


class SqlRow(Protocol):
    """A row of either driver."""

    def __getitem__(self, column: int, /) -> Any:
        """The value of a column by its place."""


class Query(NamedTuple):
    """A statement whose rows are wanted."""

    statement: str
    values: tuple[object, ...] = ()


class Batch(NamedTuple):
    """A statement that is executed once for each row of values, without an answer."""

    statement: str
    rows: Sequence[tuple[object, ...]]


Rows: TypeAlias = Sequence[SqlRow]
Transaction: TypeAlias = Generator[Query | Batch, Rows, T]


class UniqueViolation(StoreProblem):
    """Another row has this value already, and nothing of the transaction was written."""


class Database(Protocol):
    """One database. Statements are PostgreSQL's (``storage.dialect``)."""

    async def fetch(self, statement: str, *values: object) -> Rows:
        """Read rows."""

    async def execute(self, statement: str, *values: object) -> Rows:
        """Execute one statement that writes, durably; its rows if it returns any."""

    async def execute_each(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Execute a statement for each row; a row must not depend on another."""

    async def run(self, begin: Callable[[], Transaction[T]]) -> T:
        """Run a transaction durably, or nothing of it. It may have to begin more than once."""


async def fetch_first(database: Database, statement: str, *values: object) -> SqlRow | None:
    """The first row, if there is one."""
    rows = await database.fetch(statement, *values)
    return rows[0] if rows else None
