"""What may be chosen: any coin in hand, for any lantern of the row (rule 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import bid

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState


def legal(s: LanternsState, seat: i64) -> list[i64]:
    """Actions in rising order."""
    if (s.waiting >> seat) & 1 == 0:
        return []
    return [bid(coin, p) for coin in sorted(set(s.hands[seat])) for p in range(len(d.PLACES))]
