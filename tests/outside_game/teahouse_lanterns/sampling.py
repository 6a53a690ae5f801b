"""A position that a seat cannot tell from the real one.

It does not know the others' coins (nor those in the bag), their sealed bids, and the order of the
lanterns to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.rng import Rng
from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import bid

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState


def sample(s: LanternsState, seat: i64, rng: Rng) -> LanternsState:
    """Only what the seat knows may be read here, so what is shuffled is sorted before."""
    other = s.copy()
    other.deck.sort()
    rng.shuffle(other.deck)
    unseen = d.COINS[:]
    for coin in [*s.hands[seat], *[coin for coins in s.spent for coin in coins]]:
        unseen.remove(coin)
    rng.shuffle(unseen)
    for rival in range(s.seats):
        if rival == seat:
            continue
        size = len(s.hands[rival])
        other.hands[rival], unseen = sorted(unseen[:size]), unseen[size:]
        if s.bids[rival] >= 0:
            coin = other.hands[rival][rng.below(size)]
            other.bids[rival] = bid(coin, rng.below(len(d.PLACES)))
    return other
