"""What is always true: coins and lanterns are neither made nor lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import coin_of
from teahouse_lanterns.rules.flow import GAP, NONE

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState


def check(s: LanternsState) -> None:
    """Refuse the first broken invariant."""
    won = [n for lanterns in s.lanterns for n in lanterns]
    lanterns = [n for n in [*s.row, *s.deck, *s.gone, *won] if n != GAP]
    assert sorted(lanterns) == sorted(d.CANDLES), "a lantern is missing or there twice"
    assert s.over or GAP not in s.row, "a gap in the row"
    held = [coin for coins in [*s.hands, *s.spent] for coin in coins]
    for number in range(1, d.NUMBERS + 1):
        assert held.count(number) <= d.COPIES, "more coins of a number than there are"
    rounds_done = s.round if s.over else s.round - 1
    assert not s.over or s.round == d.ROUNDS, "the fair ends too early"
    for seat in range(s.seats):
        bid = s.bids[seat]
        assert s.hands[seat] == sorted(s.hands[seat]), "a hand is not in order"
        assert len(s.spent[seat]) == rounds_done, "a coin is bid each round"
        assert len(s.hands[seat]) == d.HAND - rounds_done, "a hand has lost or won a coin"
        assert bid == NONE or coin_of(bid) in s.hands[seat], "a bid of a coin that is not there"
    assert s.over == (s.waiting == 0), "nobody is asked"
    assert not s.over or s.bids == [NONE] * int(s.seats), "a bid after the end"
    assert s.over or NONE in s.bids, "all bids are made and none is opened"
