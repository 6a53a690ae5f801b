"""Final scoring (chapter 5): money, junks with a visible crate, bonus cards; tie-break by cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.game import Progress, Trigger
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.hold import visible

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState

CATEGORIES: Final[tuple[str, ...]] = ("cash", "market", "junks", "bonus")


def points_by_source(s: DschunkeState, seat: i64) -> list[i64]:
    """Yuan by source, as if the game ended now."""
    return [
        s.money[seat * 2],
        s.money[seat * 2 + 1],
        junk_bonus(s, seat),
        bonus_cards(s, seat),
    ]


def junk_bonus(s: DschunkeState, seat: i64) -> i64:
    """4 for each junk with a visible crate, or 25 for all five (R-54)."""
    junks: i64 = 0
    for junk in range(d.JUNKS):
        if visible(s.holds[junk], seat) > 0:
            junks += 1
    return d.ALL_JUNKS_BONUS if junks == d.JUNKS else junks * d.JUNK_BONUS


def bonus_cards(s: DschunkeState, seat: i64) -> i64:
    """Each card on its own (R-56): most visible crates on every junk that it names."""
    total: i64 = 0
    for face in d.BONUS_FACES:
        if s.special[seat] & d.FACE_MASK[face] != 0:
            if all([leads(s, seat, junk) for junk in d.FACE_JUNKS[face]]):
                total += d.FACE_YUAN[face] * count_bits(s.special[seat] & d.FACE_MASK[face])
    return total


def leads(s: DschunkeState, seat: i64, junk: i64) -> bool:
    """Strictly more visible crates than every other player; none never leads (R-55)."""
    own: i64 = visible(s.holds[junk], seat)
    for other in range(s.seats):
        if other != seat and visible(s.holds[junk], other) >= own:
            return False
    return True


def ranking(s: DschunkeState) -> list[i64]:
    """Most yuan, then most goods cards in hand; still equal: shared rank."""
    keys = [sum(points_by_source(s, seat)) * 1000 + s.hand_size(seat) for seat in range(s.seats)]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def progress(s: DschunkeState) -> Progress:
    """The round and the phase; a game has exactly ten rounds."""
    end = Trigger("rounds", int(s.round), int(d.ROUNDS))
    return Progress(int(s.round), nodes.PHASE_IDS[s.phase], [end])
