"""What one viewer may know of a table. Everything that is sent about a game is made here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from teahouse.core.viewer import EVERYTHING, SPECTATOR, Viewer, seat_viewer
from teahouse.server.tables.answers import (
    Caller,
    Choice,
    LogEntryView,
    RequestView,
    SeatSummary,
    TableSummary,
    TableView,
    TriggerView,
)
from teahouse.server.tables.facts import Decided, SeatGiven, UndoAsked, UndoGranted, Undone, kind_of
from teahouse.server.tables.ports import PERSON
from teahouse.server.tables.rights import require
from teahouse.server.tables.state import NOT_ASKED, EntryWithEvents, RunningGame, TableState


def viewer_of(live: TableState, caller: Caller, seat: int | None) -> Viewer:
    """The eyes of this caller: his seat's, a spectator's, and everybody sees all after the end."""
    require(live, caller, "look")
    if seat is not None:
        require(live, caller, "look_as_seat", seat)
    if live.ended:
        return EVERYTHING
    return SPECTATOR if seat is None else seat_viewer(seat)


def news_of(told: EntryWithEvents, viewer: Viewer) -> LogEntryView:
    """An entry as this viewer may know it: a secret decision is there, what it was is not."""
    entry, fact = told.entry, told.entry.fact
    seat = of = action = None
    to = name = ""
    match fact:
        case Decided():
            seat = fact.seat
            action = fact.action if viewer.sees(fact.seat) else None
        case SeatGiven():
            seat, to, name = fact.seat, fact.to, fact.name
        case Undone() | UndoAsked():
            seat, of = fact.seat, fact.of
        case UndoGranted():
            of = fact.of
    return LogEntryView(
        number=entry.number,
        kind=kind_of(fact),
        at=entry.at,
        author="bot" if entry.command.startswith("bot:") else "person",
        seat=seat,
        of=of,
        to=to,
        name=name,
        action=action,
        events=[event.seen_by(viewer) for event in told.events],
    )


def table_seen(live: TableState, caller: Caller) -> TableSummary:
    """The table without the game on it."""
    row = live.row
    person = caller.person or None
    return TableSummary(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        lifecycle=live.lifecycle,
        position=live.position,
        created=row.created,
        watchable=row.watchable,
        yours=person == row.owner,
        seats=[
            SeatSummary(
                kind=seat.kind,
                name=seat.name,
                strength=seat.strength,
                yours=seat.kind == PERSON and seat.person == person,
                may_return=seat.keeper == person,
            )
            for seat in live.seats
        ],
        asked=[] if live.play is None or live.ended else _asked(live.play),
        seed_hash=row.seed_hash,
        seed=row.seed if live.ended and row.seed else None,
        parent=row.parent,
        parent_position=row.parent_position,
        request=_request_seen(live),
    )


def _asked(play: RunningGame) -> list[int]:
    return [int(seat) for seat in play.state.actors()]


def _request_seen(live: TableState) -> RequestView | None:
    request = live.request
    if request is None:
        return None
    holders = [seat.person if seat.kind == PERSON else None for seat in live.seats]
    return RequestView(
        number=request.number,
        seats=[i for i, person in enumerate(holders) if person == request.by],
        of=request.of,
        needed=[i for i, person in enumerate(holders) if person in request.needed],
    )


def sight(
    live: TableState,
    caller: Caller,
    seat: int | None,
    viewer: Viewer,
    open_view: Mapping[str, object] | None = None,
) -> TableView:
    """The position through these eyes. ``viewer`` must come from ``viewer_of``.

    ``open_view``: the state's, if somebody has it already.
    """
    table = table_seen(live, caller)
    play = live.play
    if play is None:
        return TableView(table, seat, None, [], None, [], None, None, 0, "", [], None, None)
    state, catalog = play.state, live.game.catalog
    legal = [] if seat is None or live.ended else [catalog[int(a)] for a in state.legal(seat)]
    since = NOT_ASKED if seat is None else play.asked_since[seat]
    last = NOT_ASKED if seat is None else play.last[seat]
    progress = state.progress()
    everybodys = state.open_view() if open_view is None else open_view
    return TableView(
        table=table,
        seat=seat,
        view={**everybodys, **state.own_view(viewer)},
        asked=_asked(play),
        asked_since=None if since == NOT_ASKED else since,
        legal=[Choice(entry.number, entry.notation, entry.places) for entry in legal],
        undoable=None if seat is None else live.undoable(seat),
        last_decision=None if last == NOT_ASKED else last,
        round=progress.round,
        phase=progress.phase,
        triggers=[TriggerView(t.key, t.value, t.limit) for t in progress.triggers],
        scores=[[int(n) for n in points] for points in state.scores()] if state.over else None,
        ranks=[int(rank) for rank in state.ranking()] if state.over else None,
    )


def as_it_was(then: TableState, now: TableState) -> TableState:
    """An earlier position at the table of today: seats, lifecycle and seed are those of now."""
    return replace(now, position=then.position, play=then.play, request=None, recent=())
