"""What one viewer may know of a table. Everything that is sent about a game is made here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from teahouse.core.viewer import EVERYTHING, SPECTATOR, Viewer, seat_viewer
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.facts import KINDS, Decided, SeatGiven, UndoAsked, UndoGranted, Undone
from teahouse.server.tables.log import undoable_entry
from teahouse.server.tables.ports import ENDED, PERSON
from teahouse.server.tables.rights import require
from teahouse.server.tables.state import NOT_ASKED, EntryWithEvents, RunningGame, TableState
from teahouse.server.tables.views import (
    Choice,
    LogEntryView,
    RequestView,
    SeatSummary,
    TableSummary,
    TableView,
    TriggerView,
)


def resolve_viewer(table: TableState, caller: Caller, seat: int | None) -> Viewer:
    """What this caller may see: their seat, or a spectator's view; everything after the end."""
    require(table, caller, "look")
    if seat is not None:
        require(table, caller, "look_as_seat", seat)
    if table.lifecycle in ENDED:
        return EVERYTHING
    return SPECTATOR if seat is None else seat_viewer(seat)


def view_log_entry(stored: EntryWithEvents, viewer: Viewer) -> LogEntryView:
    """An entry as this viewer may know it: a secret decision is there, what it was is not."""
    entry, fact = stored.entry, stored.entry.fact
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
        kind=KINDS[type(fact)],
        at=entry.at,
        author="bot" if entry.command.startswith("bot:") else "person",
        seat=seat,
        of=of,
        to=to,
        name=name,
        action=action,
        events=[event.seen_by(viewer) for event in stored.events],
    )


def build_table_summary(table: TableState, caller: Caller) -> TableSummary:
    """The table without the game on it."""
    row = table.row
    person = caller.person or None
    has_ended = table.lifecycle in ENDED
    return TableSummary(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        lifecycle=table.lifecycle,
        position=table.position,
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
            for seat in table.seats
        ],
        asked=[] if table.play is None or has_ended else _asked_seats(table.play),
        seed_hash=row.seed_hash,
        seed=row.seed if has_ended and row.seed else None,
        parent=row.parent,
        parent_position=row.parent_position,
        request=_view_request(table),
        correction_count=table.correction_count,
    )


def _asked_seats(play: RunningGame) -> list[int]:
    return [int(seat) for seat in play.state.actors()]


def _view_request(table: TableState) -> RequestView | None:
    request = table.request
    if request is None:
        return None
    holders = [seat.person if seat.kind == PERSON else None for seat in table.seats]
    return RequestView(
        number=request.number,
        seats=[i for i, person in enumerate(holders) if person == request.by],
        of=request.of,
        needed=[i for i, person in enumerate(holders) if person in request.needed],
    )


@dataclass(frozen=True, slots=True)
class SharedView:
    """What all viewers of one position have in common, so that it is made only once."""

    view: Mapping[str, object]
    asked: list[int]
    round: int
    phase: str
    triggers: list[TriggerView]
    scores: list[list[int]] | None
    ranks: list[int] | None


def build_shared_view(play: RunningGame) -> SharedView:
    """The open part of a position."""
    state = play.state
    progress, is_over = state.progress(), state.over
    return SharedView(
        view=state.open_view(),
        asked=_asked_seats(play),
        round=progress.round,
        phase=progress.phase,
        triggers=[
            TriggerView(key=one.key, value=one.value, limit=one.limit) for one in progress.triggers
        ],
        scores=[[int(n) for n in points] for points in state.scores()] if is_over else None,
        ranks=[int(rank) for rank in state.ranking()] if is_over else None,
    )


def build_table_view(
    table: TableState,
    caller: Caller,
    seat: int | None,
    viewer: Viewer,
    shared: SharedView | None = None,
) -> TableView:
    """The position as this viewer sees it. ``viewer`` must come from ``resolve_viewer``.

    ``shared``: the open part, if the caller of this function has it already.
    """
    summary = build_table_summary(table, caller)
    play = table.play
    if play is None:
        return _view_before_start(summary, seat)
    if shared is None:
        shared = build_shared_view(play)
    last = NOT_ASKED if seat is None else play.last[seat]
    since = NOT_ASKED if seat is None else play.asked_since[seat]
    return TableView(
        table=summary,
        seat=seat,
        view={**shared.view, **play.state.own_view(viewer)},
        asked=shared.asked,
        asked_since=None if since == NOT_ASKED else since,
        legal=_choices(table, play, seat),
        undoable=None if seat is None else undoable_entry(table, seat),
        last_decision=None if last == NOT_ASKED else last,
        round=shared.round,
        phase=shared.phase,
        triggers=shared.triggers,
        scores=shared.scores,
        ranks=shared.ranks,
    )


def _view_before_start(summary: TableSummary, seat: int | None) -> TableView:
    return TableView(
        table=summary,
        seat=seat,
        view=None,
        asked=[],
        asked_since=None,
        legal=[],
        undoable=None,
        last_decision=None,
        round=0,
        phase="",
        triggers=[],
        scores=None,
        ranks=None,
    )


def _choices(table: TableState, play: RunningGame, seat: int | None) -> list[Choice]:
    """What the viewer's seat may do now."""
    if seat is None or table.lifecycle in ENDED:
        return []
    catalog = table.game.catalog
    specs = [catalog[int(action)] for action in play.state.legal(seat)]
    return [Choice(action=one.number, notation=one.notation, places=one.places) for one in specs]


def at_earlier_position(now: TableState, then: TableState) -> TableState:
    """An earlier position at the table of today: seats, lifecycle and seed are those of now."""
    return replace(now, position=then.position, play=then.play, request=None, recent=())
