"""Read a table: now and earlier, new entries, why not, costs and gains, the record."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from teahouse.core.errors import IllegalAction
from teahouse.core.game import State
from teahouse.core.match import Match
from teahouse.core.preview import previews
from teahouse.core.rule_set import RuleSet
from teahouse.core.viewer import Viewer
from teahouse.records.replay import record_of, text_of
from teahouse.server.tables.answers import Caller, Refusal, Why
from teahouse.server.tables.loading import load_entries_since
from teahouse.server.tables.log import fold, standing_decisions
from teahouse.server.tables.ports import BOT, ENDED, PERSON, RUNNING, TableRow
from teahouse.server.tables.projections import (
    at_earlier_position,
    build_table_summary,
    build_table_view,
    resolve_viewer,
    view_log_entry,
)
from teahouse.server.tables.rights import require
from teahouse.server.tables.rules import UnknownRules, load_rules
from teahouse.server.tables.service import TableService
from teahouse.server.tables.state import NOT_ASKED, TableState
from teahouse.server.tables.views import Change, LogEntryView, Preview, TableSummary, TableView

MOST_WAITING = 1000  # running tables of one person that are read


async def get_table_view(
    tables: TableService, caller: Caller, table_id: str, seat: int | None = None
) -> TableView:
    """The table as it is now, as one of the caller's seats or a spectator sees it."""
    table = await tables.load_current(table_id)
    return build_table_view(table, caller, seat, resolve_viewer(table, caller, seat))


async def get_rule_set(tables: TableService, caller: Caller, table_id: str) -> RuleSet:
    """The rules that this table is played by; they are loaded."""
    table = await tables.load_current(table_id)
    require(table, caller, "look")
    return (await load_rules(table.row.rule_set)).rule_set


async def list_tables(
    tables: TableService,
    caller: Caller,
    lifecycle: str | None = None,
    *,
    mine: bool,
    limit: int = 50,
) -> list[TableSummary]:
    """The newest tables: the caller's own, or those that everybody may watch."""
    if mine and not caller.person:
        return []
    rows = await tables.store.tables(caller.person if mine else None, lifecycle, min(limit, 200))
    found = await _load_playable(tables, [row for row in rows if mine or row.watchable])
    return [build_table_summary(table, caller) for table in found]


async def list_waiting_tables(tables: TableService, caller: Caller) -> list[TableSummary]:
    """Running tables where a seat of the caller owes a decision, the longest waiting first."""
    if not caller.person:
        return []
    waiting: list[tuple[int, str, TableState]] = []
    rows = await tables.store.tables(caller.person, RUNNING, MOST_WAITING)
    for table in await _load_playable(tables, rows):
        since = _asked_since(table, caller)
        if since is not None:
            waiting.append((await _time_of(tables, table, since - 1), table.row.id, table))
    waiting.sort(key=lambda one: one[:2])
    return [build_table_summary(table, caller) for _, _, table in waiting]


async def _load_playable(tables: TableService, rows: list[TableRow]) -> list[TableState]:
    """The tables without those whose rules this server does not have: they say so themselves."""
    found = []
    for row in rows:
        with suppress(UnknownRules):
            found.append(await tables.load_current(row.id))
    return found


def _asked_since(table: TableState, caller: Caller) -> int | None:
    """The position since which the oldest open question to a seat of the caller stands."""
    if table.play is None or table.lifecycle in ENDED:
        return None
    found = [
        since
        for seat, since in zip(table.seats, table.play.asked_since, strict=True)
        if seat.kind == PERSON and seat.person == caller.person and since != NOT_ASKED
    ]
    return min(found, default=None)


async def _time_of(tables: TableService, table: TableState, number: int) -> int:
    for recent in table.recent:
        if recent.entry.number == number:
            return recent.entry.at
    return (await tables.store.entries(table.row.id, number))[0].at


async def get_update(
    tables: TableService, caller: Caller, table_id: str, since: int, seat: int | None = None
) -> tuple[list[LogEntryView], TableView]:
    """New log entries and the table view, both of the same position."""
    table = await tables.load_current(table_id)
    viewer = resolve_viewer(table, caller, seat)
    entries = await _view_entries(tables, table, since, viewer)
    return entries, build_table_view(table, caller, seat, viewer)


async def get_log_entries_since_decision(
    tables: TableService, caller: Caller, table_id: str, seat: int
) -> list[LogEntryView]:
    """What happened after this seat's last decision."""
    table = await tables.load_current(table_id)
    viewer = resolve_viewer(table, caller, seat)
    require(table, caller, "look_as_seat", seat)
    last = table.play.last[seat] if table.play is not None else -1
    return await _view_entries(tables, table, last + 1, viewer)


async def get_view_at_position(
    tables: TableService, caller: Caller, table_id: str, position: int, seat: int | None = None
) -> TableView:
    """The table after its first ``position`` entries, as this viewer was allowed to see it."""
    now, log = await tables.load_with_log(table_id)
    viewer = resolve_viewer(now, caller, seat)
    if not 0 <= position <= now.position:
        raise Refusal("no-such-position", params={"position": position})
    then = at_earlier_position(now, fold(now.row, log[:position]))
    return msgspec.structs.replace(build_table_view(then, caller, seat, viewer), undoable=None)


async def explain_why_not(
    tables: TableService, caller: Caller, table_id: str, seat: int, action: int
) -> Why | None:
    """The rule that forbids an action to the caller's seat now, or None if it is legal."""
    table = await tables.load_current(table_id)
    require(table, caller, "look_as_seat", seat)
    if table.play is None:
        raise Refusal("not-started")
    try:
        number = table.game.catalog[action].number
    except IllegalAction:
        raise Refusal("no-such-action", params={"action": action}) from None
    reason = table.play.state.why_not(seat, number)
    return None if reason is None else Why(reason.key, reason.rule, reason.params)


async def get_previews(
    tables: TableService, caller: Caller, table_id: str, seat: int
) -> list[Preview]:
    """The costs and gains of everything that the caller's seat may choose now."""
    table = await tables.load_current(table_id)
    require(table, caller, "look_as_seat", seat)
    if table.play is None:
        raise Refusal("not-started")
    if table.lifecycle in ENDED:
        return []
    # Uncompiled rules take a while: others are served meanwhile.
    return await asyncio.to_thread(_previews, table, table.play.state, seat)


def _previews(table: TableState, state: State, seat: int) -> list[Preview]:
    keys = table.game.holdings
    found = zip(state.legal(seat), previews(state, seat, table.position), strict=True)
    return [
        Preview(
            action=int(action),
            changes=[
                Change(key=key, by=int(by))
                for key, by in zip(keys, changes, strict=True)
                if by != 0
            ],
        )
        for action, changes in found
    ]


async def export_record(tables: TableService, caller: Caller, table_id: str) -> str:
    """The record of an ended game, with its seed.

    There is none before the end: it holds every decision, also the secret ones, and the digest of
    the whole position.
    """
    table, log = await tables.load_with_log(table_id)
    require(table, caller, "export")
    if table.play is None:
        raise Refusal("not-started")
    row = table.row
    match = Match(table.game, row.seats, row.options, row.seed)
    for _, seat, action in standing_decisions(log):
        match.decide(seat, action)
    names = [
        f"{seat.name} ({seat.strength})" if seat.kind == BOT else seat.name for seat in table.seats
    ]
    return text_of(record_of(match, names))


async def _view_entries(
    tables: TableService, table: TableState, since: int, viewer: Viewer
) -> list[LogEntryView]:
    entries = await load_entries_since(tables.store, table, since)
    return [view_log_entry(entry, viewer) for entry in entries]
