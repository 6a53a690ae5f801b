"""What is always true: coins and lanterns are neither made nor lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.core.errors import require
from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import coin_of
from teahouse_lanterns.rules.flow import GAP, NONE

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState


def check(s: LanternsState) -> None:
    """Refuse the first broken invariant."""
    won = [n for lanterns in s.lanterns for n in lanterns]
    lanterns = [n for n in [*s.row, *s.deck, *s.gone, *won] if n != GAP]
    require(sorted(lanterns) == sorted(d.CANDLES), "a lantern is missing or there twice")
    require(s.over or GAP not in s.row, "a gap in the row")
    held = [coin for coins in [*s.hands, *s.spent] for coin in coins]
    for number in range(1, d.NUMBERS + 1):
        require(held.count(number) <= d.COPIES, "more coins of a number than there are")
    rounds_done = s.round if s.over else s.round - 1
    require(not s.over or s.round == d.ROUNDS, "the fair ends too early")
    for seat in range(s.seats):
        bid = s.bids[seat]
        require(s.hands[seat] == sorted(s.hands[seat]), "a hand is not in order")
        require(len(s.spent[seat]) == rounds_done, "a coin is bid each round")
        require(len(s.hands[seat]) == d.HAND - rounds_done, "a hand has lost or won a coin")
        require(bid == NONE or coin_of(bid) in s.hands[seat], "a bid of a coin that is not there")
    require(s.over == (s.waiting == 0), "nobody is asked")
    require(not s.over or s.bids == [NONE] * int(s.seats), "a bid after the end")
    require(s.over or NONE in s.bids, "all bids are made and none is opened")
