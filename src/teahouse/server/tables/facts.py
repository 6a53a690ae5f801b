"""What stands in the log of a table: one fact an entry, only ever added.

The state of a table is the fold of these facts (``log.py``). They are stored as JSON under the
tag ``kind``; a field may be added with a default, none may change its meaning.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class Fact(msgspec.Struct, frozen=True, tag_field="kind"):
    """One thing that happened at a table."""


class SeatGiven(Fact, frozen=True, tag="seat_given"):
    """A seat changes hands. ``to`` is person, bot or open; ``strength`` names the bot.

    ``for_good``: the person who sat there may not take it back. Of all that stands in a log, the
    name of an erased person is the only thing that is ever changed: it is emptied.
    """

    seat: int
    to: str
    person: str = ""
    name: str = ""
    strength: str = ""
    for_good: bool = False


class Started(Fact, frozen=True, tag="started"):
    """The game begins. The seed itself stands in the table's row only."""

    seed_hash: str


class Decided(Fact, frozen=True, tag="decide"):
    """A decision of a seat, by its number in the game's catalog."""

    seat: int
    action: int


class Undone(Fact, frozen=True, tag="undo"):
    """A seat took back its decision ``of``, within the barrier."""

    seat: int
    of: int


class UndoAsked(Fact, frozen=True, tag="undo_asked"):
    """A seat asks to take back everything from its decision ``of`` on."""

    seat: int
    of: int


class AbandonAsked(Fact, frozen=True, tag="abandon_asked"):
    """A person asks to end the game here."""

    person: str


class Granted(Fact, frozen=True, tag="granted"):
    """One of several people agrees to the request of that number; others are still asked."""

    person: str
    request: int


class RequestDeclined(Fact, frozen=True, tag="undo_refused"):
    """A person does not agree (or the asker withdraws): the request is closed."""

    person: str
    request: int


class UndoGranted(Fact, frozen=True, tag="undo_granted"):
    """All agreed: every decision from number ``of`` on is taken back."""

    of: int


class Abandoned(Fact, frozen=True, tag="abandoned"):
    """The table ends without a result."""


AnyFact = (
    SeatGiven
    | Started
    | Decided
    | Undone
    | UndoAsked
    | AbandonAsked
    | Granted
    | RequestDeclined
    | UndoGranted
    | Abandoned
)

# The word for each kind of fact, in the store and on the wire.
KINDS: Final[Mapping[type[Fact], str]] = {
    kind: str(kind.__struct_config__.tag) for kind in Fact.__subclasses__()
}

ENCODER: Final = msgspec.json.Encoder()  # a fact as it is stored
_decoder = msgspec.json.Decoder(AnyFact)


def decode(text: str | bytes) -> AnyFact:
    """The fact that ``ENCODER`` wrote."""
    fact: AnyFact = _decoder.decode(text)
    return fact


def fits(stored: AnyFact, asked: AnyFact) -> bool:
    """Can the stored fact be what a command asked for?

    A consent is stored as what it brings about when it is the last; who is seated and which seed
    was drawn is not for the client to name.
    """
    match asked:
        case Started():
            return isinstance(stored, Started)
        case Abandoned() | AbandonAsked():
            return isinstance(stored, (Abandoned, AbandonAsked))
        case SeatGiven():
            wanted = (asked.seat, asked.to, asked.strength, asked.for_good)
            return isinstance(stored, SeatGiven) and wanted == (
                stored.seat,
                stored.to,
                stored.strength,
                stored.for_good,
            )
        case UndoAsked():
            return stored in (asked, UndoGranted(asked.of))
        case Granted():
            return stored == asked or isinstance(stored, (UndoGranted, Abandoned))
        case _:
            return stored == asked
