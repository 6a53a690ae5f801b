"""The state of a table is the fold of its log.

``advance`` takes a table one entry further and never changes the one it was given, so that readers
keep a consistent picture while a command is under way. The cost of a decision does not depend on
the length of the game: a table keeps the position after the last barrier (``base``) and the
decisions since; taking one back replays only those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from teahouse.core import corrections
from teahouse.core.events import Event, Events
from teahouse.core.game import State
from teahouse.core.match import apply_decision, undoable
from teahouse.server.tables.facts import (
    AbandonAsked,
    Abandoned,
    Decided,
    Granted,
    RequestDeclined,
    SeatGiven,
    Started,
    UndoAsked,
    UndoGranted,
    Undone,
)
from teahouse.server.tables.ports import (
    ABANDONED,
    BOT,
    FINISHED,
    NOBODY,
    PERSON,
    RUNNING,
    BotJob,
    LogEntry,
    Seat,
    TableRow,
)
from teahouse.server.tables.rules import rules_of
from teahouse.server.tables.state import (
    NOT_ASKED,
    EntryWithEvents,
    MadeDecision,
    OpenRequest,
    RunningGame,
    TableState,
)

RECENT = 64  # entries whose events a table keeps in memory


class SnapshotAheadOfLog(Exception):
    """The entry needs more of the log than is given: fold it from the beginning."""


def new_table(row: TableRow) -> TableState:
    """A table before its first entry; ``UnknownRules`` if it cannot be played here."""
    seats, count = tuple([Seat()] * row.seats), len(corrections.read(row.corrections))
    return TableState(row, rules_of(row), seats, "open", correction_count=count)


def fold(row: TableRow, entries: Sequence[LogEntry]) -> TableState:
    """A table from the beginning of its log."""
    table = new_table(row)
    for entry in entries:
        table = advance(table, entry, entries)
    return table


def advance(
    table: TableState, entry: LogEntry, log: Sequence[LogEntry] | None = None
) -> TableState:
    """The table after one more entry; ``log`` is the whole log, if the caller has it."""
    if entry.number != table.position:
        raise SnapshotAheadOfLog
    events: list[Event] = []
    fact = entry.fact
    match fact:
        case SeatGiven():
            seats = list(table.seats)
            seats[fact.seat] = _apply_seat_given(table.seats[fact.seat], fact)
            # A request is a question to those who sat there when it was made.
            table = replace(table, seats=tuple(seats), request=None)
        case Started():
            table = _start(table, entry, events)
        case Decided():
            table = _decide(table, entry.number, fact, events)
        case Undone():
            table = _undo(table, entry.number, fact)
        case UndoAsked():
            by = table.seats[fact.seat].person
            table = replace(table, request=_request(table, entry.number, by, fact.of))
        case AbandonAsked():
            table = replace(table, request=_request(table, entry.number, fact.person, None))
        case Granted():
            assert table.request is not None
            needed = tuple([p for p in table.request.needed if p != fact.person])
            table = replace(table, request=replace(table.request, needed=needed))
        case RequestDeclined():
            table = replace(table, request=None)
        case UndoGranted():
            table = _rewind(table, entry.number, fact.of, log)
        case Abandoned():
            table = replace(table, lifecycle=ABANDONED, request=None)
    recent = (*table.recent[-(RECENT - 1) :], EntryWithEvents(entry, events))
    return replace(table, position=entry.number + 1, recent=recent, bot_jobs=owed_bot_jobs(table))


def standing_decisions(entries: Sequence[LogEntry]) -> list[tuple[int, int, int]]:
    """The decisions that stand, as (number, seat, action): those taken back are left out."""
    standing: list[tuple[int, int, int]] = []
    for entry in entries:
        fact = entry.fact
        if isinstance(fact, Decided):
            standing.append((entry.number, fact.seat, fact.action))
        elif isinstance(fact, Undone):
            standing = [d for d in standing if d[0] != fact.of]
        elif isinstance(fact, UndoGranted):
            standing = [d for d in standing if d[0] < fact.of]
    return standing


def owed_bot_jobs(table: TableState) -> tuple[BotJob, ...]:
    """The decisions that bots owe. They wait while people are asked for their consent."""
    play = table.play
    if play is None or table.lifecycle != RUNNING or table.request is not None:
        return ()
    return tuple(
        [
            BotJob(table=table.row.id, seat=i, number=play.asked_since[i], strength=seat.strength)
            for i, seat in enumerate(table.seats)
            if seat.kind == BOT and play.asked_since[i] != NOT_ASKED
        ]
    )


def undoable_entry(table: TableState, seat: int) -> int | None:
    """The log number of this seat's last decision if it may be taken back."""
    play = table.play
    if play is None or table.lifecycle != RUNNING or not play.made:
        return None
    index = undoable([made.decision for made in play.made], seat)
    return None if index is None else play.made[index].number


def _apply_seat_given(before: Seat, fact: SeatGiven) -> Seat:
    """The person who sat there last may take the seat back until another person sits down."""
    if fact.to == PERSON:
        return Seat(PERSON, fact.person, fact.name)
    keeper = before.person if before.kind == PERSON else before.keeper
    if fact.for_good:
        keeper = ""
    if fact.to == BOT:
        return Seat(BOT, "", fact.name, fact.strength, keeper)
    return Seat(NOBODY, "", "", "", keeper)


def _request(table: TableState, number: int, by: str, of: int | None) -> OpenRequest:
    return OpenRequest(number, by, of, tuple([p for p in table.people() if p != by]))


def _start(table: TableState, entry: LogEntry, events: list[Event]) -> TableState:
    row = table.row
    if not row.seed:
        raise SnapshotAheadOfLog  # the row was read before the start
    opening = Events()
    state = table.game.start(row.seats, row.options, row.seed, opening)
    events += opening.items
    nobody = (NOT_ASKED,) * row.seats
    asked = _asked_since(None, state, nobody, entry.number, None)
    return replace(table, lifecycle=RUNNING, play=RunningGame(state, state, (), asked, nobody))


def _decide(table: TableState, number: int, fact: Decided, events: list[Event]) -> TableState:
    play = _playing(table)
    state = play.state.copy()
    decision = apply_decision(state, fact.seat, fact.action)
    events += decision.events
    asked = _asked_since(play.state, state, play.asked_since, number, fact.seat)
    last = tuple([number if i == fact.seat else n for i, n in enumerate(play.last)])
    if decision.forbids_undo:
        after = RunningGame(state, state, (), asked, last)
    else:
        decision.events = []  # they are kept in ``recent``; the way back needs only the rest
        after = RunningGame(
            play.base, state, (*play.made, MadeDecision(number, decision)), asked, last
        )
    lifecycle = FINISHED if state.over else table.lifecycle
    return replace(table, play=after, lifecycle=lifecycle, request=None)


def _undo(table: TableState, number: int, fact: Undone) -> TableState:
    play = _playing(table)
    state = play.base.copy()
    kept = [made for made in play.made if made.number != fact.of]
    if len(kept) != len(play.made) - 1:
        raise RuntimeError(f"the log takes back decision {fact.of}, which it does not hold")
    again = []
    for made in kept:
        repeated = apply_decision(state, made.decision.seat, made.decision.action)
        repeated.events = []
        again.append(MadeDecision(made.number, repeated))
    asked = _asked_since(play.state, state, play.asked_since, number, fact.seat)
    return replace(
        table, play=RunningGame(play.base, state, tuple(again), asked, play.last), request=None
    )


def _rewind(table: TableState, number: int, of: int, log: Sequence[LogEntry] | None) -> TableState:
    """Everything from decision ``of`` on is taken back: replay what stands before it."""
    if log is None or len(log) < number:
        raise SnapshotAheadOfLog
    row = table.row
    state = table.game.start(row.seats, row.options, row.seed)
    base, made = state.copy(), list[MadeDecision]()
    last = [NOT_ASKED] * row.seats
    for earlier, seat, action in standing_decisions(log[:number]):
        if earlier >= of:
            break
        decision = apply_decision(state, seat, action)
        last[seat] = earlier
        if decision.forbids_undo:
            base, made = state.copy(), []
        else:
            decision.events = []
            made.append(MadeDecision(earlier, decision))
    asked = _asked_since(None, state, (), number, None)
    return replace(
        table, play=RunningGame(base, state, tuple(made), asked, tuple(last)), request=None
    )


def _asked_since(
    before: State | None, after: State, since: tuple[int, ...], number: int, actor: int | None
) -> tuple[int, ...]:
    """Since which position each seat's present question stands.

    A question that was open before and offers the same choices still stands: in a secret
    simultaneous choice the others' decisions do not outdate mine.
    """
    found = []
    for seat in range(after.seats):
        if not (after.waiting >> seat) & 1:
            found.append(NOT_ASKED)
        elif (
            before is None
            or seat == actor
            or not (before.waiting >> seat) & 1
            or before.legal(seat) != after.legal(seat)
        ):
            found.append(number + 1)
        else:
            found.append(since[seat])
    return tuple(found)


def _playing(table: TableState) -> RunningGame:
    assert table.play is not None, "a decision before the start"
    return table.play
