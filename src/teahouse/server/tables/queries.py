"""Looking at a table: now and earlier, what is new, why not, costs and gains, the record."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from teahouse.core.errors import IllegalAction
from teahouse.core.game import State
from teahouse.core.match import Match
from teahouse.core.preview import previews
from teahouse.core.viewer import Viewer
from teahouse.records.replay import record_of, text_of
from teahouse.server.tables.answers import (
    Answer,
    Caller,
    Change,
    Command,
    Done,
    LogEntryView,
    Preview,
    Refusal,
    Refused,
    TableSummary,
    TableView,
    Why,
)
from teahouse.server.tables.log import advance, effective, fold, fresh
from teahouse.server.tables.ports import BOT, PERSON, RUNNING, LogEntry
from teahouse.server.tables.projections import as_it_was, news_of, sight, table_seen, viewer_of
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import CommandOutcome, TableService
from teahouse.server.tables.state import NOT_ASKED, EntryWithEvents, TableState

MOST_WAITING = 1000  # running tables of one person that are looked through


async def see(desk: TableService, caller: Caller, table: str, seat: int | None = None) -> TableView:
    """The table as it is now, through the eyes of one of the caller's seats or a spectator's."""
    live = await desk.look(table)
    return sight(live, caller, seat, viewer_of(live, caller, seat))


async def see_table(desk: TableService, caller: Caller, table: str) -> TableSummary:
    """The table without the game on it."""
    live = await desk.look(table)
    require(live, caller, "look")
    return table_seen(live, caller)


async def see_tables(
    desk: TableService, caller: Caller, lifecycle: str | None = None, *, mine: bool, limit: int = 50
) -> list[TableSummary]:
    """The newest tables: the caller's own, or those that everybody may watch."""
    if mine and not caller.person:
        return []
    rows = await desk.store.tables(caller.person if mine else None, lifecycle, min(limit, 200))
    tables = [await desk.look(row.id) for row in rows if mine or row.watchable]
    return [table_seen(live, caller) for live in tables]


async def tables_waiting_for(desk: TableService, caller: Caller) -> list[TableSummary]:
    """Running tables where a seat of the caller owes a decision, the longest waiting first."""
    if not caller.person:
        return []
    waiting: list[tuple[int, str, TableState]] = []
    for row in await desk.store.tables(caller.person, RUNNING, MOST_WAITING):
        live = await desk.look(row.id)
        since = _asked_since(live, caller)
        if since is not None:
            waiting.append((await _time_of(desk, live, since - 1), row.id, live))
    waiting.sort(key=lambda one: one[:2])
    return [table_seen(live, caller) for _, _, live in waiting]


def _asked_since(live: TableState, caller: Caller) -> int | None:
    """The position since which the oldest open question to a seat of the caller stands."""
    if live.play is None or live.ended:
        return None
    found = [
        since
        for seat, since in zip(live.seats, live.play.asked_since, strict=True)
        if seat.kind == PERSON and seat.person == caller.person and since != NOT_ASKED
    ]
    return min(found, default=None)


async def _time_of(desk: TableService, live: TableState, number: int) -> int:
    for told in live.recent:
        if told.entry.number == number:
            return told.entry.at
    return (await desk.store.entries(live.row.id, number))[0].at


async def news_since(
    desk: TableService, caller: Caller, table: str, since: int, seat: int | None = None
) -> list[LogEntryView]:
    """What happened from log number ``since`` on, as this viewer may know it."""
    live = await desk.look(table)
    return await _news(desk, live, since, viewer_of(live, caller, seat))


async def update_since(
    desk: TableService, caller: Caller, table: str, since: int, seat: int | None = None
) -> tuple[list[LogEntryView], TableView]:
    """The news and the sight of one and the same position: no entry comes between them."""
    live = await desk.look(table)
    viewer = viewer_of(live, caller, seat)
    return await _news(desk, live, since, viewer), sight(live, caller, seat, viewer)


async def news_since_my_decision(
    desk: TableService, caller: Caller, table: str, seat: int
) -> list[LogEntryView]:
    """What happened after this seat's last decision."""
    live = await desk.look(table)
    viewer = viewer_of(live, caller, seat)
    require(live, caller, "look_as_seat", seat)
    last = live.play.last[seat] if live.play is not None else -1
    return await _news(desk, live, last + 1, viewer)


async def see_position(
    desk: TableService, caller: Caller, table: str, position: int, seat: int | None = None
) -> TableView:
    """The table after its first ``position`` entries, as this viewer was allowed to see it."""
    now, log = await desk.log(table)
    viewer = viewer_of(now, caller, seat)
    if not 0 <= position <= now.position:
        raise Refusal("no-such-position", params={"position": position})
    then = as_it_was(fold(now.row, log[:position]), now)
    return msgspec.structs.replace(sight(then, caller, seat, viewer), undoable=None)


async def why_not(
    desk: TableService, caller: Caller, table: str, seat: int, action: int
) -> Why | None:
    """The rule that forbids an action to the caller's seat now, or None if it is legal."""
    live = await desk.look(table)
    require(live, caller, "look_as_seat", seat)
    if live.play is None:
        raise Refusal("not-started")
    try:
        number = live.game.catalog[action].number
    except IllegalAction:
        raise Refusal("no-such-action", params={"action": action}) from None
    reason = live.play.state.why_not(seat, number)
    return None if reason is None else Why(reason.key, reason.rule, reason.params)


async def see_previews(desk: TableService, caller: Caller, table: str, seat: int) -> list[Preview]:
    """The costs and gains of everything that the caller's seat may choose now."""
    live = await desk.look(table)
    require(live, caller, "look_as_seat", seat)
    if live.play is None:
        raise Refusal("not-started")
    if live.ended:
        return []
    # Uncompiled rules take a while: others are served meanwhile.
    return await asyncio.to_thread(_previews, live, live.play.state, seat)


def _previews(live: TableState, state: State, seat: int) -> list[Preview]:
    keys = live.game.holdings
    found = zip(state.legal(seat), previews(state, seat, live.position), strict=True)
    return [
        Preview(
            int(action),
            [Change(key, int(by)) for key, by in zip(keys, changes, strict=True) if by != 0],
        )
        for action, changes in found
    ]


async def export(desk: TableService, caller: Caller, table: str) -> str:
    """The record of an ended game, with its seed.

    There is none before the end: it holds every decision, also the secret ones, and the digest of
    the whole position.
    """
    live, log = await desk.log(table)
    require(live, caller, "export")
    if live.play is None:
        raise Refusal("not-started")
    row = live.row
    match = Match(live.game, row.seats, row.options, row.seed)
    for _, seat, action in effective(log):
        match.decide(seat, action)
    names = [
        f"{seat.name} ({seat.strength})" if seat.kind == BOT else seat.name for seat in live.seats
    ]
    return text_of(record_of(match, names))


async def answer(
    desk: TableService, outcome: CommandOutcome, caller: Caller, command: Command, seat: int | None
) -> Answer:
    """What the client hears: done; or why not, with everything it has missed."""
    if outcome.entry is not None:
        return Done(outcome.entry.number)
    assert outcome.why is not None
    live = outcome.live
    try:
        viewer = viewer_of(live, caller, seat)
    except Refusal:
        try:
            viewer = viewer_of(live, caller, None)
        except Refusal:
            return Refused(outcome.why, live.position)
    news = await _news(desk, live, max(0, command.answers), viewer)
    return Refused(outcome.why, live.position, news)


async def told_since(desk: TableService, live: TableState, since: int) -> Sequence[EntryWithEvents]:
    """The entries of this table from number ``since`` on, with their events, as they are."""
    told = told_at_hand(live, since)
    return (await _all_told(desk, live))[since:] if told is None else told


def told_at_hand(live: TableState, since: int) -> Sequence[EntryWithEvents] | None:
    """The same without reading; None if the table does not remember so much."""
    told = live.recent
    if since >= live.position:
        return ()
    if not told or told[0].entry.number > since:
        return None
    return told[since - told[0].entry.number :]  # one after the other, up to the position


async def _news(
    desk: TableService, live: TableState, since: int, viewer: Viewer
) -> list[LogEntryView]:
    return [news_of(one, viewer) for one in await told_since(desk, live, since)]


async def _all_told(desk: TableService, live: TableState) -> tuple[EntryWithEvents, ...]:
    """Every entry with its events, up to where this table stands: replayed from the start."""
    log = await desk.store.entries(live.row.id, 0)
    # Long games take a while: others are served meanwhile.
    return await asyncio.to_thread(_replayed, live, log)


def _replayed(live: TableState, log: list[LogEntry]) -> tuple[EntryWithEvents, ...]:
    then = fresh(live.row)
    told = []
    for entry in log[: live.position]:
        then = advance(then, entry, log)
        told.append(then.recent[-1])
    return tuple(told)
