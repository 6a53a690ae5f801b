"""From a client's command to the function that runs it: one table for the socket and for HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from teahouse.core.errors import TeahouseError
from teahouse.server.protocol import commands
from teahouse.server.tables import chat, consent, decisions, seating
from teahouse.server.tables.answers import Answer, Refusal, Why
from teahouse.server.tables.loading import UnknownTable
from teahouse.server.tables.ports import StoreProblem
from teahouse.server.tables.rules import UnknownRules
from teahouse.server.tables.service import CommandContext

# What cannot even be examined raises ``Refusal`` or another clear error.
Handler = Callable[[CommandContext[Any]], Awaitable[Answer]]

HANDLERS: Final[Mapping[type[commands.TableCommand], Handler]] = {
    commands.Decide: decisions.decide,
    commands.Undo: decisions.undo,
    commands.AskUndo: consent.ask_undo,
    commands.Grant: consent.grant,
    commands.DeclineRequest: consent.decline_request,
    commands.Abandon: consent.abandon,
    commands.Start: decisions.start,
    commands.SendChat: chat.send_chat_message,
    commands.Join: seating.join,
    commands.Claim: seating.claim,
    commands.ReclaimSeat: seating.reclaim_seat,
    commands.GiveToBot: seating.give_to_bot,
    commands.Leave: seating.leave,
    commands.FillSeat: seating.fill_seat,
    commands.ClearSeat: seating.clear_seat,
}


def explain_error(error: TeahouseError) -> Why:
    """An error as a reason that a client can put into words."""
    if isinstance(error, Refusal):
        return error.why
    if isinstance(error, UnknownTable):
        return Why("no-such-table")
    if isinstance(error, StoreProblem):
        return Why("store-away")
    if isinstance(error, UnknownRules):
        return Why("rules-unknown", params={"rules": error.rules})
    return Why("not-possible", params={"text": str(error)})
