"""Fold a table from what the store has of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from teahouse.core.errors import TeahouseError
from teahouse.server.tables.log import (
    SnapshotAheadOfLog,
    advance,
    fold,
    new_table,
)
from teahouse.server.tables.ports import LogEntry, TableStore
from teahouse.server.tables.rules import prepare_rules
from teahouse.server.tables.snapshots import unpack
from teahouse.server.tables.state import EntryWithEvents, TableState


class UnknownTable(TeahouseError):
    """No table has this id."""


async def load_table(store: TableStore, table_id: str) -> TableState:
    """The table from the newest snapshot and the entries after it, or from the whole log."""
    snapshot = await store.snapshot(table_id)
    row = await store.table(table_id)  # after the snapshot: see ``load_with_log``
    if row is None:
        raise UnknownTable("There is no such table.")
    await prepare_rules(row)
    table = None if snapshot is None else unpack(row, snapshot)
    if table is None:
        return (await load_with_log(store, table_id))[0]
    return await read_new_entries(store, table)


async def load_with_log(store: TableStore, table_id: str) -> tuple[TableState, list[LogEntry]]:
    """The table with its whole log."""
    # In this order: the row is then at least as new as the log, and has the seed of its start.
    entries = await store.entries(table_id, 0)
    row = await store.table(table_id)
    if row is None:
        raise UnknownTable("There is no such table.")
    await prepare_rules(row)
    return fold(row, entries), entries


async def read_new_entries(store: TableStore, table: TableState) -> TableState:
    """The table with the entries that were stored after its position."""
    table_id = table.row.id
    try:
        for entry in await store.entries(table_id, table.position):
            table = advance(table, entry)
    except SnapshotAheadOfLog:
        table, _ = await load_with_log(store, table_id)
    return table


async def load_entries_since(
    store: TableStore, table: TableState, since: int
) -> Sequence[EntryWithEvents]:
    """The entries of this table from number ``since`` on, with their events."""
    missing = max(0, table.position - since)
    if missing <= len(table.recent):
        return table.recent[len(table.recent) - missing :]
    log = await store.entries(table.row.id, 0)
    # Long games take a while: others are served meanwhile.
    return (await asyncio.to_thread(_replay_events, table, log))[since:]


def _replay_events(table: TableState, log: list[LogEntry]) -> tuple[EntryWithEvents, ...]:
    then = new_table(table.row)
    entries = []
    for entry in log[: table.position]:
        then = advance(then, entry, log)
        entries.append(then.recent[-1])
    return tuple(entries)
