"""What one viewer gets of a table: plain values, ready to be encoded and sent."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from teahouse.core.events import SeenEvent
from teahouse.core.options import Chosen


class LogEntryView(msgspec.Struct, frozen=True):
    """One entry of the log as one viewer may know it."""

    number: int
    kind: str
    at: int
    author: str  # bot or person: never who exactly
    seat: int | None = None
    of: int | None = None
    to: str = ""
    name: str = ""
    action: int | None = None  # only where the viewer may know it
    events: list[SeenEvent] = []


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    strength: str
    yours: bool
    may_return: bool  # you may take it back


class RequestView(msgspec.Struct, frozen=True):
    """A request that waits for consent. ``needed`` are seats whose people have not agreed yet."""

    number: int
    seats: list[int]
    of: int | None
    needed: list[int]


class TableSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it. The seed is there only after the end.

    ``rules`` is the version that it is played by: not always the newest. ``correction_count`` is
    left out where the tables of the rules are those that were released.
    """

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
    correction_count: int = 0


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


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A position as one viewer sees it: all that a client needs to draw it."""

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
    """A chat message as it is sent."""

    number: int
    name: str
    text: str
    at: int
    yours: bool
