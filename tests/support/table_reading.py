"""Short ways to read a table on the server, for tests."""

from __future__ import annotations

from teahouse.server.storage.table_store import SqlStore
from teahouse.server.tables import queries
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.ports import TableStore
from teahouse.server.tables.service import TableService
from teahouse.server.tables.views import LogEntryView, TableSummary


async def summary(tables: TableService, caller: Caller, table_id: str) -> TableSummary:
    """The table without the game on it."""
    return (await queries.get_table_view(tables, caller, table_id)).table


async def log_entries(
    tables: TableService, caller: Caller, table_id: str, since: int, seat: int | None = None
) -> list[LogEntryView]:
    """What happened from log number ``since`` on, as this viewer may know it."""
    return (await queries.get_update(tables, caller, table_id, since, seat))[0]


async def delete_snapshots(store: TableStore) -> None:
    """Delete all cached folds, so that every table is read from its log."""
    assert isinstance(store, SqlStore)
    await store._database.execute("DELETE FROM snapshot")
