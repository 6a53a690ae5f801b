"""Decisions: start the game, decide, take back within the barrier."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.core.errors import IllegalAction
from teahouse.core.rng import seed_hash
from teahouse.server.tables.answers import Answer, Caller, Command, Refusal
from teahouse.server.tables.facts import Decided, Started, Undone
from teahouse.server.tables.input_texts import key_of
from teahouse.server.tables.ports import NOBODY, LogEntry
from teahouse.server.tables.queries import answer
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import PendingCommand, PlannedFact, TableService
from teahouse.server.tables.state import NOT_ASKED, TableState


async def start(desk: TableService, caller: Caller, table: str, command: Command) -> Answer:
    """Begin: every seat must be taken. The seed is drawn now, and its hash published."""

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, "start")
        if any([seat.kind == NOBODY for seat in live.seats]):
            raise Refusal("seats-open")
        seed = desk.draw_seed()
        return PlannedFact(Started(seed_hash(seed)), (seed, seed_hash(seed)))

    order = PendingCommand(key_of(caller, command), caller.person, plan, Started(""))
    return await answer(desk, await desk.carry_out(table, order), caller, command, None)


async def decide(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int, action: int
) -> Answer:
    """One decision. It must answer the question that stands now, not an earlier one."""

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, "decide", seat)
        if command.answers > live.position:
            raise Refusal("no-such-position", params={"position": command.answers})
        check(live, seat, action, command.answers)
        return PlannedFact(Decided(seat, action))

    order = PendingCommand(key_of(caller, command), caller.person, plan, Decided(seat, action))
    return await answer(desk, await desk.carry_out(table, order), caller, command, seat)


async def undo(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int, of: int
) -> Answer:
    """Take back the decision with the log number ``of``, if the way is still open.

    The number is named, so that a double click cannot take back two.
    """

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, "undo", seat)
        if live.undoable(seat) != of:
            raise Refusal("cannot-undo", params={"of": of})
        return PlannedFact(Undone(seat, of))

    order = PendingCommand(key_of(caller, command), caller.person, plan, Undone(seat, of))
    return await answer(desk, await desk.carry_out(table, order), caller, command, seat)


def check(live: TableState, seat: int, action: int, answers: int) -> None:
    """Raise ``Refusal`` unless the seat is asked, by the question it answers, and may do this."""
    play = live.play
    if play is None:
        raise Refusal("not-started")
    try:
        number = live.game.catalog[action].number
    except IllegalAction:
        raise Refusal("no-such-action", params={"action": action}) from None
    since = play.asked_since[seat]
    if since == NOT_ASKED:
        raise Refusal("not-asked")
    if answers < since:
        raise Refusal("stale", params={"answers": answers, "asked_since": since})
    reason = play.state.why_not(seat, number)
    if reason is not None:
        raise Refusal(reason.key, reason.rule, reason.params)
