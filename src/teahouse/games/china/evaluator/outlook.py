"""How much of a game of China is still to come: turns, palaces, and how open things are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.china import tables as d
from teahouse.games.china.rules import nodes
from teahouse.games.china.state import ChinaState

# What a turn takes from the pile on average; in the Duel the Emperor draws as well.
CARDS_A_TURN: Final = 1.75
CARDS_A_TURN_DUEL: Final = 2.5
PALACES_A_TURN: Final = 1.2
OPEN_TURNS: Final = 2.0  # turns of each seat from which on everything still seems possible


class Outlook:
    """What a seat may expect of the time that is left."""

    __slots__ = ("filling", "mine", "openness", "turns")

    def __init__(self, turns: float, mine: float, openness: float, filling: float) -> None:
        self.turns: float = turns  # of all seats, the present one included
        self.mine: float = mine  # of the seat, as long as it may still place in them
        self.openness: float = openness  # 1: everything may change, 0: nothing will
        self.filling: float = filling  # the share of the free spaces that will get a palace


def outlook_of(s: ChinaState, seat: i64) -> Outlook:
    """Counted from the pile; exact in the last round."""
    placing: bool = s.node < nodes.KEEP  # the seat on turn may still place a piece
    turns: float
    mine: float
    if s.exhausted == d.EXHAUSTIONS:
        done: i64 = s.turn % s.seats
        place: i64 = (seat - s.first + s.seats) % s.seats
        turns = float(s.seats - done - (0 if placing else 1))
        mine = 1.0 if place > done or (place == done and placing) else 0.0
    else:
        cards: i64 = s.left
        if s.exhausted == 0:
            cards += _second_pile(s)
        a_turn: float = CARDS_A_TURN_DUEL if s.has_emperor() else CARDS_A_TURN
        turns = float(cards) / a_turn + float(s.seats - 1) * 0.5 + (1.0 if placing else 0.0)
        mine = max(1.0, turns / float(s.seats))
    free: i64 = count_bits(s.board.mask & ~s.built)
    filling: float = turns * PALACES_A_TURN / float(free) if free > 0 else 0.0
    openness: float = turns / (OPEN_TURNS * float(s.seats))
    return Outlook(turns, mine, min(1.0, openness), min(1.0, filling))


def _second_pile(s: ChinaState) -> i64:
    """The cards that the reshuffle will bring: all but hands, row and kept cards."""
    cards: i64 = -d.HAND * s.owners - d.ROW
    for n in s.in_play:
        cards += n
    for n in s.kept_cards:
        cards -= n
    return max(cards, 0)
