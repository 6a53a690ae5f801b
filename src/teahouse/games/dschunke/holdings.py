"""What a player counts as costs and gains: yuan, cards, strips, crates that show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.hold import visible

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState

HOLDINGS: Final[tuple[str, ...]] = ("yuan", "goods", "special", "strips", "crates")


def holdings(s: DschunkeState, seat: i64) -> list[i64]:
    """What the seat has chosen in secret counts at once: cards of a bid are lost in any case."""
    goods: i64 = s.hand_size(seat)
    special: i64 = count_bits(s.special[seat]) + count_bits(s.open[seat])
    chosen: i64 = s.bids[seat]
    if s.node == nodes.BID and chosen >= 0 and chosen != c.BID_PASS:
        goods -= c.bid_count(chosen)
    elif s.node == nodes.EVENT_TAKE and chosen >= 0:
        special += 1
    crates: i64 = 0
    for junk in range(d.JUNKS):
        crates += visible(s.holds[junk], seat)
    return [s.yuan(seat), goods, special, s.strips[seat], crates]
