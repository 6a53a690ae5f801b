"""What a client may ask for at a table. One union serves the socket and HTTP.

Every command carries an ``id`` that the client makes, unique among that client's at this table, and
the position that it ``answers``. Sending it again is safe: it gets the same answer.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

BIG = 2**31 - 1

Id = Annotated[str, Meta(min_length=1, max_length=100)]
Number = Annotated[int, Meta(ge=0, le=BIG)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Strength = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=2000)]


class TableCommand(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True
):
    """What all commands have in common."""

    id: Id
    answers: Number = 0


class Decide(TableCommand, frozen=True, kw_only=True, tag="decide"):
    """Take one of the legal actions."""

    seat: SeatNumber
    action: Number


class Undo(TableCommand, frozen=True, kw_only=True, tag="undo"):
    """Take back one's own decision ``of``, within the barrier."""

    seat: SeatNumber
    of: Number


class AskUndo(TableCommand, frozen=True, kw_only=True, tag="ask_undo"):
    """Ask the others to take back everything from one's decision ``of`` on."""

    seat: SeatNumber
    of: Number


class Grant(TableCommand, frozen=True, kw_only=True, tag="grant"):
    """Agree to a request."""

    request: Number


class DeclineRequest(TableCommand, frozen=True, kw_only=True, tag="refuse"):
    """Do not agree to a request, or withdraw one's own."""

    request: Number


class Abandon(TableCommand, frozen=True, kw_only=True, tag="abandon"):
    """End the table without a result; players of a running game are asked."""


class Start(TableCommand, frozen=True, kw_only=True, tag="start"):
    """Begin the game; every seat must be taken."""


class Join(TableCommand, frozen=True, kw_only=True, tag="join"):
    """Sit down on an open seat."""

    seat: SeatNumber


class Claim(TableCommand, frozen=True, kw_only=True, tag="claim"):
    """Sit down with the secret of a seat's link."""

    seat: SeatNumber
    secret: Secret


class ReclaimSeat(TableCommand, frozen=True, kw_only=True, tag="take_back"):
    """Sit down again where one has sat."""

    seat: SeatNumber


class GiveToBot(TableCommand, frozen=True, kw_only=True, tag="give_to_bot"):
    """Let a bot play on one's seat."""

    seat: SeatNumber
    strength: Strength


class Leave(TableCommand, frozen=True, kw_only=True, tag="leave"):
    """Free one's seat."""

    seat: SeatNumber


class FillSeat(TableCommand, frozen=True, kw_only=True, tag="fill_seat"):
    """The owner puts a bot on an open seat."""

    seat: SeatNumber
    strength: Strength


class ClearSeat(TableCommand, frozen=True, kw_only=True, tag="clear_seat"):
    """The owner frees a seat before the start."""

    seat: SeatNumber


class SendChat(TableCommand, frozen=True, kw_only=True, tag="say"):
    """Say something at the table: plain text in one line."""

    text: ChatText


AnySeatCommand = Join | Claim | ReclaimSeat | GiveToBot | Leave | FillSeat | ClearSeat
AnyCommand = (
    Decide | Undo | AskUndo | Grant | DeclineRequest | Abandon | Start | SendChat | AnySeatCommand
)
