"""What the balance report counts: coins bid, lanterns won, and lanterns that nobody gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from teahouse.core.components import ComponentKind, MomentCount
from teahouse_lanterns import tables as d

if TYPE_CHECKING:
    from teahouse_lanterns.views import LanternsView


def component_kinds(
    view: Mapping[str, object], options: Mapping[str, object]
) -> list[ComponentKind | MomentCount]:
    """Nothing depends on the options."""
    return [
        ComponentKind("Coins bid", "bid", ["coin"], range(1, d.NUMBERS + 1), ["coins"]),
        ComponentKind("Lanterns won", "won", ["lantern"], d.CANDLES, ["fair"]),
        MomentCount("Lanterns taken away in the first tie", _gone, d.CANDLES, "gone"),
        MomentCount("Lanterns taken away", _gone, d.CANDLES),
    ]


def _gone(view: LanternsView) -> list[str]:
    return [str(candles) for candles in view["gone"]]
