"""What one person cannot do alone: take back beyond the barrier, end a running game.

All other people at the table are asked; bots wait meanwhile. The last one who agrees brings it
about with the same entry, so that no crash can come between. A decision or a change of seats lets
the request lapse.
"""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.server.protocol.commands import Abandon, AskUndo, DeclineRequest, Grant
from teahouse.server.tables.answers import Answer, Caller, Refusal
from teahouse.server.tables.commands import PlannedFact
from teahouse.server.tables.facts import (
    AbandonAsked,
    Abandoned,
    Granted,
    RequestDeclined,
    UndoAsked,
    UndoGranted,
)
from teahouse.server.tables.log import standing_decisions
from teahouse.server.tables.ports import OPEN, LogEntry
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import CommandContext
from teahouse.server.tables.state import OpenRequest, TableState


async def ask_undo(ctx: CommandContext[AskUndo]) -> Answer:
    """Ask to take back everything from this seat's decision ``of`` on."""
    command = ctx.command
    expected = UndoAsked(seat=command.seat, of=command.of)
    return await ctx.run(_plan_ask_undo, expected=expected, seat=command.seat, reads_log=True)


def _plan_ask_undo(
    ctx: CommandContext[AskUndo], table: TableState, log: Sequence[LogEntry]
) -> PlannedFact:
    seat, of = ctx.command.seat, ctx.command.of
    require(table, ctx.caller, "ask_undo", seat)
    _require_no_request(table)
    if (of, seat) not in [(number, by) for number, by, _ in standing_decisions(log)]:
        raise Refusal("cannot-undo", params={"of": of})
    if _has_other_people(table, ctx.caller):
        return PlannedFact(UndoAsked(seat=seat, of=of))
    return PlannedFact(UndoGranted(of=of))


async def abandon(ctx: CommandContext[Abandon]) -> Answer:
    """End the table without a result: at once before the start or when nobody else plays."""
    return await ctx.run(_plan_abandon, expected=AbandonAsked(person=ctx.caller.person))


def _plan_abandon(
    ctx: CommandContext[Abandon], table: TableState, log: Sequence[LogEntry]
) -> PlannedFact:
    require(table, ctx.caller, "abandon")
    if table.lifecycle == OPEN:
        return PlannedFact(Abandoned())
    _require_no_request(table)
    if _has_other_people(table, ctx.caller):
        return PlannedFact(AbandonAsked(person=ctx.caller.person))
    return PlannedFact(Abandoned())


async def grant(ctx: CommandContext[Grant]) -> Answer:
    """Agree to the request of that number."""
    expected = Granted(person=ctx.caller.person, request=ctx.command.request)
    return await ctx.run(_plan_grant, expected=expected, reads_log=True)


def _plan_grant(
    ctx: CommandContext[Grant], table: TableState, log: Sequence[LogEntry]
) -> PlannedFact:
    person, number = ctx.caller.person, ctx.command.request
    require(table, ctx.caller, "consent")
    request = _open_request(table, number)
    if person not in request.needed:
        raise _no_such_request(number)
    if request.needed != (person,):
        return PlannedFact(Granted(person=person, request=number))
    return PlannedFact(Abandoned() if request.of is None else UndoGranted(of=request.of))


async def decline_request(ctx: CommandContext[DeclineRequest]) -> Answer:
    """Do not agree; or, for the one who asked, withdraw."""
    expected = RequestDeclined(person=ctx.caller.person, request=ctx.command.request)
    return await ctx.run(_plan_refuse, expected=expected)


def _plan_refuse(
    ctx: CommandContext[DeclineRequest], table: TableState, log: Sequence[LogEntry]
) -> PlannedFact:
    person, number = ctx.caller.person, ctx.command.request
    require(table, ctx.caller, "consent")
    request = _open_request(table, number)
    if person not in request.needed and person != request.by:
        raise _no_such_request(number)
    return PlannedFact(RequestDeclined(person=person, request=number))


def _has_other_people(table: TableState, caller: Caller) -> bool:
    return any([person != caller.person for person in table.people()])


def _require_no_request(table: TableState) -> None:
    if table.request is not None:
        raise Refusal("request-open", params={"request": table.request.number})


def _open_request(table: TableState, number: int) -> OpenRequest:
    if table.request is None or table.request.number != number:
        raise _no_such_request(number)
    return table.request


def _no_such_request(number: int) -> Refusal:
    return Refusal("no-such-request", params={"request": number})
