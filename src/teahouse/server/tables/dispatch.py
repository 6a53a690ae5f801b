"""From a client's command to the service that carries it out."""

from __future__ import annotations

from teahouse.core.errors import TeahouseError
from teahouse.server.protocol import commands as c
from teahouse.server.tables import chat, consent, decisions, seating
from teahouse.server.tables.answers import Answer, Caller, Command, Done, Refusal, Why
from teahouse.server.tables.ports import StoreProblem
from teahouse.server.tables.service import TableService, UnknownTable


async def carry_out(desk: TableService, caller: Caller, table: str, do: c.AnyCommand) -> Answer:
    """Have it done; what cannot even be examined raises ``Refusal`` or another clear error."""
    command = Command(do.id, do.answers)
    match do:
        case c.Decide():
            return await decisions.decide(desk, caller, table, command, do.seat, do.action)
        case c.Undo():
            return await decisions.undo(desk, caller, table, command, do.seat, do.of)
        case c.AskUndo():
            return await consent.ask_undo(desk, caller, table, command, do.seat, do.of)
        case c.Grant():
            return await consent.grant(desk, caller, table, command, do.request)
        case c.Refuse():
            return await consent.refuse(desk, caller, table, command, do.request)
        case c.Abandon():
            return await consent.abandon(desk, caller, table, command)
        case c.Start():
            return await decisions.start(desk, caller, table, command)
        case c.SendChat():
            return Done((await chat.say(desk, caller, table, command, do.text)).number)
        case _:
            return await _seat(desk, caller, table, command, do)


async def _seat(
    desk: TableService, caller: Caller, table: str, command: Command, do: c.AnySeatCommand
) -> Answer:
    match do:
        case c.Join():
            return await seating.join(desk, caller, table, command, do.seat)
        case c.Claim():
            return await seating.claim(desk, caller, table, command, do.seat, do.secret)
        case c.TakeBack():
            return await seating.take_back(desk, caller, table, command, do.seat)
        case c.GiveToBot():
            return await seating.give_to_bot(desk, caller, table, command, do.seat, do.strength)
        case c.Leave():
            return await seating.leave(desk, caller, table, command, do.seat)
        case c.FillSeat():
            return await seating.fill_seat(desk, caller, table, command, do.seat, do.strength)
        case c.ClearSeat():
            return await seating.clear_seat(desk, caller, table, command, do.seat)


def why_of(error: TeahouseError) -> Why:
    """An error as a reason that a client can word."""
    if isinstance(error, Refusal):
        return error.why
    if isinstance(error, UnknownTable):
        return Why("no-such-table")
    if isinstance(error, StoreProblem):
        return Why("store-away")
    return Why("not-possible", params={"text": str(error)})
