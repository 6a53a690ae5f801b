"""Chapter 3: the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.rng import Rng
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def lay_out(s: YunnanState, rng: Rng) -> None:
    """Steps 2 to 7: order, money, pieces, gifts, Duli."""
    s.auction = _first_order(s, rng)
    s.travel = s.auction[::-1]
    colors = int(s.rules.colors)
    s.coins = [d.START_COINS[s.auction.index(color)] for color in range(colors)]
    s.stock = [d.START_STOCK] * colors
    s.supply = [d.TRADERS - d.START_STOCK] * colors
    s.passes = [d.FIRST_PASSES] * colors
    s.horse = [d.YUNNAN] * colors
    s.structures_in_supply = [d.PIECES] * int(colors * d.KINDS)
    s.gifts = d.GIFTS
    if s.rules.duli != d.NOBODY:
        _seat_duli(s, s.rules.duli)
        s.rng = rng.state


def _first_order(s: YunnanState, rng: Rng) -> list[i64]:
    """At random, or the seats as they sit (R-5, R-98); the colours of two persons alternate (R-6).

    Colours are numbered so that those of two persons alternate; Duli is always the last.
    """
    seats = list(range(s.seats))
    if s.chosen["start_order"] == "random":
        rng.shuffle(seats)
    if s.rules.duli != d.NOBODY:
        return [*seats, s.rules.duli]
    if s.rules.colors > s.seats:
        return [*seats, *[seat + s.seats for seat in seats]]
    return seats


def _seat_duli(s: YunnanState, color: i64) -> None:
    """Step 7: no money, no horse, no passes, no bridges; her posts stand for the whole game."""
    s.coins[color] = 0
    s.passes[color] = 0
    s.horse[color] = 0
    s.supply[color] = 0
    s.stock[color] = d.TRADERS - 1
    for kind in range(d.KINDS):
        s.structures_in_supply[color * d.KINDS + kind] = 0
    s.structures_in_stock[color * d.KINDS + d.TEA_HOUSE] = d.PIECES
    for place in d.DULI_POSTS:
        s.posts[color] += places.ONE[place]
    s.bids[color] = d.BIT[d.FIRST_BID]
    s.taken = s.bids[color]
    s.pile = d.ALL_CARDS
