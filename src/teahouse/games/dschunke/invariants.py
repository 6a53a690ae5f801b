"""What is always true (section 9). Tests check it after every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.errors import require
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.hold import FREE, cells, visible
from teahouse.games.dschunke.rules.market import GIVES_CARDS
from teahouse.games.dschunke.rules.special import (
    card_of_play,
    card_of_take,
    seat_of_take,
    takes_before_play,
)

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def check(s: DschunkeState) -> None:
    """Raise ``BrokenInvariant`` at the first broken invariant."""
    _check_goods(s)
    _check_strips(s)
    _check_special_cards(s)
    _check_markers(s)
    for seat in range(s.seats):
        require(min(s.money[seat * 2 : seat * 2 + 2]) >= 0, "money below zero")
    market = sum([s.money[seat * 2 + 1] for seat in range(s.seats)])
    require(market <= d.MOST_MARKET_YUAN, "more yuan paid than the market cards hold")
    require(sorted(s.deck) == list(range(d.MARKET_CARDS)), "the market deck is not whole")
    require((s.waiting == 0) == (s.node == nodes.OVER), "nobody is asked")
    require(s.node != nodes.TURN or s.due == 0, "something is still due at the turn")


def _check_goods(s: DschunkeState) -> None:
    for good in range(d.GOODS):
        held = sum([s.hands[seat * 4 + good] for seat in range(s.seats)])
        require(s.piles[good] >= 0, "a pile is below zero")
        require(held + s.piles[good] == d.GOOD_CARDS[good], "goods cards are not conserved")
        for seat in range(s.seats):
            own = s.hands[seat * 4 + good]
            require(0 <= s.known[seat * 4 + good] <= own, "more cards known than held")


def _check_strips(s: DschunkeState) -> None:
    for seat in range(s.seats):
        laid = sum([hold.count(seat) for hold in s.holds])
        require(s.strips[seat] >= 0, "strips below zero")
        require(laid + s.strips[seat] == d.STRIPS, "strips are not conserved")
    for hold in s.holds:
        top = (len(hold) - 1) // d.LEVEL * d.LEVEL
        require(FREE not in hold[: max(top, 0)], "a level below the top is not complete")
        require(not hold or hold[-1] != FREE, "a hold ends with a free slot")
        shown = cells(hold)
        for seat in range(s.seats):
            require(visible(hold, seat) == shown.count(seat), "the lemma and the cells differ")


def _check_special_cards(s: DschunkeState) -> None:
    places = [*s.stacks, *s.special, *s.open, s.gone]
    seen = 0
    for mask in places:
        require(seen & mask == 0, "a special card is in two places")
        seen |= mask
    require(seen == d.ALL_CARDS, "a special card is missing")
    for seat in range(s.seats):
        require(s.open[seat] & ~d.ALWAYS_MASK == 0, "a secret card lies open")
        require(s.special[seat] & d.ALWAYS_MASK == 0, "a permanent card is hidden")
    require(
        len(s.takes) == d.CARDS - sum([count_bits(mask) for mask in s.stacks]), "the log is short"
    )
    taken: i64 = 0
    for code in s.takes:
        card = d.BIT[card_of_take(code)]
        require(taken & card == 0, "a special card was taken twice")
        taken |= card
        held = s.special[seat_of_take(code)] | s.open[seat_of_take(code)] | s.gone
        require(held & card != 0, "a card taken is not with its taker")
    require(len(s.plays) == count_bits(s.gone), "a card played is not in the log")
    for play in s.plays:
        before = [card_of_take(code) for code in s.takes[: takes_before_play(play)]]
        require(card_of_play(play) in before, "a card was played before it was taken")
    rounds = GIVES_CARDS[s.seats * d.ROUNDS : (s.seats + 1) * d.ROUNDS]
    most = rounds.count(True) * s.seats + d.MOST_MARKET_CARDS_WON
    require(len(s.takes) <= most, "more special cards taken than can be")


def _check_markers(s: DschunkeState) -> None:
    require(len(set(s.merchants)) == d.MERCHANTS, "two merchants on one junk")
    if s.chosen["setup"] == "fixed":
        gaps = [(s.merchants[(m + 1) % 3] - s.merchants[m]) % d.JUNKS for m in range(3)]
        require(gaps == [1, 2, 2], "the merchants are not in step")
    if s.phase in (nodes.RESUPPLY, nodes.BARTER):
        require(count_bits(s.used) == s.seats, "not every player used one marker")
