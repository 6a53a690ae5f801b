"""The answer to a command that is refused."""

from __future__ import annotations

from teahouse.server.tables.answers import Caller, Refusal, Refused
from teahouse.server.tables.commands import CommandOutcome
from teahouse.server.tables.loading import load_entries_since
from teahouse.server.tables.ports import TableStore
from teahouse.server.tables.projections import resolve_viewer, view_log_entry


async def build_refusal(
    store: TableStore, outcome: CommandOutcome, caller: Caller, *, seat: int | None, since: int
) -> Refused:
    """Why there is no entry, with the log entries from ``since`` on that the caller may see."""
    assert outcome.why is not None
    table = outcome.table
    try:
        viewer = resolve_viewer(table, caller, seat)
    except Refusal:
        try:
            viewer = resolve_viewer(table, caller, None)
        except Refusal:
            return Refused(why=outcome.why, position=table.position)
    missed = await load_entries_since(store, table, max(0, since))
    views = [view_log_entry(entry, viewer) for entry in missed]
    return Refused(why=outcome.why, position=table.position, news=views)
