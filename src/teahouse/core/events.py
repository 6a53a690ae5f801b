"""What happened, as facts: the log, animations, notifications and undo are all made from events.

A game adds events while it applies a decision. Every parameter and every moved piece may be a
secret of some seats; ``Event.seen_by`` gives what one viewer may know, ready to be sent.
"""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from teahouse.core.viewer import Viewer

Value = str | int
EVERYBODY: Final[i64] = -1


class SeenMove(TypedDict):
    """A piece on its way, as one viewer sees it."""

    piece: str
    source: str
    target: str
    count: int


class SeenEvent(TypedDict):
    """An event as one viewer sees it: a parameter that it may not know is left out."""

    key: str
    params: dict[str, Value]
    moves: list[SeenMove]


class Move:
    """``count`` equal pieces going from one place to another."""

    __slots__ = ("count", "cover", "known", "piece", "source", "target")

    def __init__(
        self, piece: str, source: str, target: str, count: i64, known: i64, cover: str
    ) -> None:
        self.piece: str = piece
        self.source: str = source
        self.target: str = target
        self.count: i64 = count
        self.known: i64 = known  # bit set of the seats that know the piece, or EVERYBODY
        self.cover: str = cover  # what the others see instead


class Event:
    """One fact. Methods return the event, so that a game can write it in one expression.

    Seat 0 takes a card whose face only it may see, so for others the parameter is missing and the
    moved piece is a card back:

    >>> from teahouse.core.viewer import SPECTATOR, seat_viewer
    >>> event = Event("draw", {"seat": 0, "card": "tea"}).secret("card", 1 << 0)
    >>> event = event.move_covered("tea", "back", "stack", "hand:0", 1 << 0)
    >>> event.seen_by(seat_viewer(0))["params"]
    {'seat': 0, 'card': 'tea'}
    >>> event.seen_by(SPECTATOR)["params"], event.seen_by(SPECTATOR)["moves"][0]["piece"]
    ({'seat': 0}, 'back')
    """

    __slots__ = ("forbids_undo", "key", "moves", "params", "secrets")

    def __init__(self, key: str, params: dict[str, Value]) -> None:
        self.key: str = key
        self.params: dict[str, Value] = params
        self.secrets: dict[str, int] = {}
        self.moves: list[Move] = []
        self.forbids_undo: bool = False

    def secret(self, name: str, seats: i64) -> Event:
        """Let only the seats in this bit set know the parameter ``name``."""
        self.secrets[name] = int(seats)
        return self

    def move(self, piece: str, source: str, target: str, count: i64 = 1) -> Event:
        """Add a move of pieces that everybody sees."""
        self.moves.append(Move(piece, source, target, count, EVERYBODY, piece))
        return self

    def move_covered(
        self, piece: str, cover: str, source: str, target: str, seats: i64, count: i64 = 1
    ) -> Event:
        """Add a move whose pieces only some seats see; the others see the ``cover``."""
        self.moves.append(Move(piece, source, target, count, seats, cover))
        return self

    def forbid_undo(self) -> Event:
        """Forbid undo up to here: hidden information was revealed, or the turn is over."""
        self.forbids_undo = True
        return self

    def seen_by(self, viewer: Viewer) -> SeenEvent:
        """The event as this viewer may see it."""
        params: dict[str, Value] = {}
        for name, value in self.params.items():
            if name not in self.secrets or viewer.sees_any(self.secrets[name]):
                params[name] = value
        moves: list[SeenMove] = []
        for m in self.moves:
            open_ = m.known == EVERYBODY or viewer.sees_any(m.known)
            moves.append(
                {
                    "piece": m.piece if open_ else m.cover,
                    "source": m.source,
                    "target": m.target,
                    "count": int(m.count),
                }
            )
        return {"key": self.key, "params": params, "moves": moves}


class Events:
    """The list that ``State.apply`` fills if it is given one.

    >>> events = Events()
    >>> _ = events.tell("pass", {"seat": 1})
    >>> _ = events.tell("round", {"number": 2}).forbid_undo()
    >>> [event.key for event in events.items], events.forbids_undo
    (['pass', 'round'], True)
    """

    __slots__ = ("items",)

    def __init__(self) -> None:
        self.items: list[Event] = []

    def tell(self, key: str, params: dict[str, Value]) -> Event:
        """Add a fact; its moves and secrets are set on the event that is returned."""
        event = Event(key, params)
        self.items.append(event)
        return event

    @property
    def forbids_undo(self) -> bool:
        """Does any of the events forbid undo?"""
        return any([e.forbids_undo for e in self.items])
