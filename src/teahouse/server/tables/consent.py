"""What one person cannot do alone: take back beyond the barrier, end a running game.

All other people at the table are asked; bots wait meanwhile. The last one who agrees brings it
about with the same entry, so that no crash can come between. A decision or a change of seats lets
the request lapse.
"""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.server.tables.answers import Answer, Caller, Command, Refusal
from teahouse.server.tables.facts import (
    AbandonAsked,
    Abandoned,
    Denied,
    Granted,
    UndoAsked,
    UndoGranted,
)
from teahouse.server.tables.input_texts import key_of
from teahouse.server.tables.log import effective
from teahouse.server.tables.ports import OPEN, LogEntry
from teahouse.server.tables.queries import answer
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import PendingCommand, PlannedFact, TableService
from teahouse.server.tables.state import TableState


async def ask_undo(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int, of: int
) -> Answer:
    """Ask to take back everything from this seat's decision ``of`` on."""

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, "ask_undo", seat)
        _no_other(live)
        if (of, seat) not in [(number, by) for number, by, _ in effective(log)]:
            raise Refusal("cannot-undo", params={"of": of})
        if _others(live, caller):
            return PlannedFact(UndoAsked(seat, of))
        return PlannedFact(UndoGranted(of))

    order = PendingCommand(
        key_of(caller, command), caller.person, plan, UndoAsked(seat, of), reads_log=True
    )
    return await answer(desk, await desk.carry_out(table, order), caller, command, seat)


async def abandon(desk: TableService, caller: Caller, table: str, command: Command) -> Answer:
    """End the table without a result: at once before the start or when nobody else plays."""

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, "abandon")
        if live.lifecycle == OPEN:
            return PlannedFact(Abandoned())
        _no_other(live)
        if _others(live, caller):
            return PlannedFact(AbandonAsked(caller.person))
        return PlannedFact(Abandoned())

    order = PendingCommand(
        key_of(caller, command), caller.person, plan, AbandonAsked(caller.person)
    )
    return await answer(desk, await desk.carry_out(table, order), caller, command, None)


async def grant(
    desk: TableService, caller: Caller, table: str, command: Command, request: int
) -> Answer:
    """Agree to the request of that number."""

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, "consent")
        wish = live.request
        if wish is None or wish.number != request or caller.person not in wish.needed:
            raise Refusal("no-such-request", params={"request": request})
        if wish.needed != (caller.person,):
            return PlannedFact(Granted(caller.person, request))
        return PlannedFact(Abandoned() if wish.of is None else UndoGranted(wish.of))

    asks = Granted(caller.person, request)
    order = PendingCommand(key_of(caller, command), caller.person, plan, asks, reads_log=True)
    return await answer(desk, await desk.carry_out(table, order), caller, command, None)


async def refuse(
    desk: TableService, caller: Caller, table: str, command: Command, request: int
) -> Answer:
    """Do not agree; or, for the one who asked, withdraw."""

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, "consent")
        wish = live.request
        if (
            wish is None
            or wish.number != request
            or (caller.person not in wish.needed and caller.person != wish.by)
        ):
            raise Refusal("no-such-request", params={"request": request})
        return PlannedFact(Denied(caller.person, request))

    asks = Denied(caller.person, request)
    order = PendingCommand(key_of(caller, command), caller.person, plan, asks)
    return await answer(desk, await desk.carry_out(table, order), caller, command, None)


def _others(live: TableState, caller: Caller) -> list[str]:
    return [person for person in live.people() if person != caller.person]


def _no_other(live: TableState) -> None:
    if live.request is not None:
        raise Refusal("request-open", params={"request": live.request.number})
