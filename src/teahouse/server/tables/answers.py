"""What the play answers and what a viewer gets: plain values, ready to be encoded and sent."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from teahouse.core.errors import TeahouseError
from teahouse.core.events import SeenEvent, Value
from teahouse.core.options import Chosen


class Caller(msgspec.Struct, frozen=True):
    """Who asks: a person the house knows by an id, or (empty) anybody."""

    person: str = ""
    name: str = ""


class Command(msgspec.Struct, frozen=True):
    """What every command carries: an id the client made, and the position that it answers."""

    id: str
    answers: int = 0


class LogEntryView(msgspec.Struct, frozen=True):
    """One entry of the log as one viewer may know it."""

    number: int
    kind: str
    at: int
    author: str  # bot, person or house: never who exactly
    seat: int | None = None
    of: int | None = None
    to: str = ""
    name: str = ""
    action: int | None = None  # only where the viewer may know it
    events: list[SeenEvent] = []


class Why(msgspec.Struct, frozen=True):
    """A reason: a key for the texts with parameters, and the rule behind it."""

    key: str
    rule: str = ""
    params: dict[str, Value] = {}


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """Carried out and durable, as this entry. Repeating the command gives the same answer."""

    number: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Not carried out, why, and what the client has missed since the position it answered."""

    why: Why
    position: int
    news: list[LogEntryView] = []


Answer = Done | Refused


class Refusal(TeahouseError):
    """Raised while a command is examined; becomes ``Refused``."""

    def __init__(self, key: str, rule: str = "", params: dict[str, Value] | None = None) -> None:
        super().__init__(f"The command is refused ({key}).")
        self.why = Why(key, rule, params if params is not None else {})


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    strength: str
    yours: bool
    may_return: bool  # you may take it back


class RequestView(msgspec.Struct, frozen=True):
    """A wish that waits for consent. ``needed`` are seats whose people have not agreed yet."""

    number: int
    seats: list[int]
    of: int | None
    needed: list[int]


class TableSummary(msgspec.Struct, frozen=True):
    """A table as everybody sees it. The seed is there only after the end."""

    id: str
    game: str
    rules: int
    options: Chosen
    lifecycle: str
    position: int
    created: int
    watchable: bool
    yours: bool
    seats: list[SeatSummary]
    asked: list[int]  # the seats that owe a decision
    seed_hash: str
    seed: str | None
    parent: str | None
    parent_position: int | None
    request: RequestView | None


class Choice(msgspec.Struct, frozen=True):
    """A legal action with what the board needs to offer it."""

    action: int
    notation: str
    places: tuple[str, ...]


class Change(msgspec.Struct, frozen=True):
    """By how much an action changes one of the holdings (``Game.holdings``); never by 0."""

    key: str
    by: int


class Preview(msgspec.Struct, frozen=True):
    """What a legal action will cost and bring to its seat, as far as that is certain."""

    action: int
    changes: list[Change]


class TriggerView(msgspec.Struct, frozen=True):
    """How near one of the ways to end the game is."""

    key: str
    value: int
    limit: int


class TableView(msgspec.Struct, frozen=True):
    """A position through the eyes of one viewer: all that a client needs to draw it."""

    table: TableSummary
    seat: int | None
    view: Mapping[str, object] | None  # None before the start
    asked: list[int]  # the seats that owe a decision
    asked_since: int | None  # of the viewer's seat
    legal: list[Choice]
    undoable: int | None
    last_decision: int | None
    round: int
    phase: str
    triggers: list[TriggerView]
    scores: list[list[int]] | None  # after the end only
    ranks: list[int] | None


class RoundScores(msgspec.Struct, frozen=True):
    """The points of all seats at the end of a round; round 0 is before the first decision."""

    round: int
    position: int
    points: list[int]


class ChatMessageView(msgspec.Struct, frozen=True):
    """A line of chat as it is sent."""

    number: int
    name: str
    text: str
    at: int
    yours: bool


def encode(value: object) -> bytes:
    """The bytes that are sent."""
    return msgspec.json.encode(value)
