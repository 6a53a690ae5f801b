"""What HTTP takes and gives, besides commands (``commands.py``) and what the play answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from teahouse.core.events import SeenEvent
from teahouse.core.options import Chosen, Value
from teahouse.server.protocol.commands import Id, Number
from teahouse.server.tables.answers import Why
from teahouse.server.tables.views import Choice, TriggerView

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Login = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=1, max_length=300)]
Label = Annotated[str, Meta(max_length=200)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class SeatWish(Body, frozen=True):
    """What a seat of a new table shall be: ``me``, ``bot`` (with its strength) or ``open``."""

    kind: Annotated[str, Meta(pattern="^(me|bot|open)$")] = "open"
    strength: Annotated[str, Meta(max_length=40)] = "random"


Wishes = Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


class OpenTable(Body, frozen=True):
    """A new table. Repeating it with the same id gives the same table.

    ``house_tables`` is the id of the house tables that it is played by; empty: the released ones.
    """

    id: Id
    game: GameName
    seats: Wishes
    options: Annotated[dict[str, Value], Meta(max_length=40)] = {}
    watchable: bool = True
    house_tables: Annotated[str, Meta(max_length=100)] = ""


class ForkTable(Body, frozen=True):
    """A new table that goes on from an earlier position of an ended one."""

    id: Id
    position: Number
    seats: Wishes


class Enter(Body, frozen=True):
    """A guest needs only a name."""

    name: Name


class Register(Body, frozen=True):
    """Turn the guest into an account."""

    login: Login
    password: Password


class LogIn(Body, frozen=True):
    """Come with an account."""

    login: Login
    password: Password


class NewName(Body, frozen=True):
    """What the others call me, at seats that I take from now on."""

    name: Name


class NewPassword(Body, frozen=True):
    """A new password; all other sessions end."""

    old: Password
    new: Password


class DeleteAccount(Body, frozen=True):
    """An account must prove itself once more; a guest has no password."""

    password: Annotated[str, Meta(max_length=300)] = ""


class NewToken(Body, frozen=True):
    """A token for a program that plays in my name."""

    label: Label
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class NoteText(Body, frozen=True):
    """Private notes at a table."""

    text: Annotated[str, Meta(max_length=10_000)]


class Opened(msgspec.Struct, frozen=True):
    """The table that was opened."""

    table: str


class Link(msgspec.Struct, frozen=True):
    """The secret that opens a seat, once. It belongs behind the ``#`` of an address."""

    seat: int
    secret: str


class Token(msgspec.Struct, frozen=True):
    """The secret of a new token; it is shown only this once."""

    secret: str


class OwnAccount(msgspec.Struct, frozen=True):
    """Who I am to the server."""

    role: str  # stranger, guest, account or token
    name: str = ""
    login: str = ""


class WhyAnswer(msgspec.Struct, frozen=True):
    """The reason, or none if the action is legal."""

    why: Why | None


class HttpProblem(msgspec.Struct, frozen=True):
    """Why a request was not carried out; nothing has changed."""

    status: int
    why: Why
    text: str  # the reason as a sentence, in English


class OptionView(msgspec.Struct, frozen=True):
    """An option of a game."""

    key: str
    values: list[Value]
    default: Value
    players: list[int]
    value_players: list[ValuePlayers]
    per_seat: bool


class ValuePlayers(msgspec.Struct, frozen=True):
    """The player counts for which a value may be chosen."""

    value: Value
    players: list[int]


class ExclusionView(msgspec.Struct, frozen=True):
    """Two choices that cannot stand together."""

    first: tuple[str, Value]
    second: tuple[str, Value]
    why: str


class GameView(msgspec.Struct, frozen=True):
    """A game of the server."""

    name: str
    rules: int
    seats: list[int]
    options: list[OptionView]
    exclusions: list[ExclusionView]
    categories: list[str]
    bots: list[str]  # those that can play it
    has_lessons: bool


class ServerView(msgspec.Struct, frozen=True):
    """The server."""

    version: str
    protocol: int
    games: list[GameView]
    bots: list[str]
    languages: list[str]


class ActionView(msgspec.Struct, frozen=True):
    """An action of a game's catalog; its number is its index."""

    notation: str
    family: str
    params: dict[str, str]
    places: tuple[str, ...]


class LessonView(msgspec.Struct, frozen=True):
    """A lesson of a game; its texts are named after it and its steps."""

    id: str
    minutes: int
    examples: list[str]
    steps: list[str]


class DecisionView(msgspec.Struct, frozen=True):
    """A decision of a lesson and what happened, as the learner may know it."""

    seat: int
    action: int | None
    events: list[SeenEvent]


class LessonStepView(msgspec.Struct, frozen=True):
    """A step of a lesson: a position as the learner sees it, and what they shall do there."""

    game: str
    lesson: str
    step: str
    number: int  # from 0
    players: int
    seat: int  # the learner's
    options: Chosen
    view: Mapping[str, object]
    asked: list[int]
    legal: list[Choice]
    told: list[DecisionView]  # what led here from the step before
    point: list[str]  # the places that the text speaks of
    expected: int | None  # the action to be chosen; none where there is only something to read
    round: int
    phase: str
    triggers: list[TriggerView]
