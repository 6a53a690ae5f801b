"""What happened, as facts: the log, animations, notifications and undo are all made from events.

A game tells events while it applies a decision. Every parameter and every moved piece may be a
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
    """An event as one viewer sees it: a parameter he may not know is not there at all."""

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
    """One fact. Methods return the event, so that a game can write it in one expression."""

    __slots__ = ("barrier", "key", "moves", "params", "secrets")

    def __init__(self, key: str, params: dict[str, Value]) -> None:
        self.key: str = key
        self.params: dict[str, Value] = params
        self.secrets: dict[str, int] = {}
        self.moves: list[Move] = []
        self.barrier: bool = False

    def secret(self, name: str, seats: i64) -> Event:
        """Only the seats in this bit set may know the parameter ``name``."""
        self.secrets[name] = int(seats)
        return self

    def move(self, piece: str, source: str, target: str, count: i64 = 1) -> Event:
        """Pieces that everybody can see move."""
        self.moves.append(Move(piece, source, target, count, EVERYBODY, piece))
        return self

    def move_covered(
        self, piece: str, cover: str, source: str, target: str, seats: i64, count: i64 = 1
    ) -> Event:
        """Pieces move of which only some seats see the face; the others see the ``cover``."""
        self.moves.append(Move(piece, source, target, count, seats, cover))
        return self

    def closes(self) -> Event:
        """Nothing up to here can be taken back: something came to light, or the turn is over."""
        self.barrier = True
        return self

    def seen_by(self, viewer: Viewer) -> SeenEvent:
        """What this viewer may know of it."""
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
    """The list that ``State.apply`` fills when somebody wants to know what happened."""

    __slots__ = ("items",)

    def __init__(self) -> None:
        self.items: list[Event] = []

    def tell(self, key: str, params: dict[str, Value]) -> Event:
        """Add a fact and return it for its moves and secrets."""
        event = Event(key, params)
        self.items.append(event)
        return event

    @property
    def barrier(self) -> bool:
        """Did anything happen that closes the way back?"""
        return any([e.barrier for e in self.items])
