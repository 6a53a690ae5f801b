"""What the balance report counts: which coins are bid, and which lanterns are won."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.components import ComponentKind
from teahouse_lanterns import tables as d


def component_kinds(
    view: Mapping[str, object], options: Mapping[str, object]
) -> list[ComponentKind]:
    """Neither depends on the options."""
    return [
        ComponentKind("Coins bid", "bid", ["coin"], range(1, d.NUMBERS + 1), ["coins"]),
        ComponentKind("Lanterns won", "won", ["lantern"], d.CANDLES, ["fair"]),
    ]
