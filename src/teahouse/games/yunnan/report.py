"""What the balance report of Yunnan counts."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.components import ComponentKind
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.views import YunnanView


def component_kinds(view: YunnanView, options: Mapping[str, object]) -> list[ComponentKind]:
    """``view`` is a spectator's view of the start."""
    buildings = [one["id"] for one in view["buildings"]]
    structures = [s for s in d.STRUCTURE_IDS if s != "guard" or options["guards"]]
    places = ["places", "ravines"]
    return [
        ComponentKind("Bids on buildings", "bid", ["building"], buildings, ["spaces", "buildings"]),
        ComponentKind("Journeys to provinces", "move", ["other_province"], d.PROVINCE_IDS, places),
        ComponentKind("Structures taken", "take", ["structure"], structures),
        ComponentKind("Spaces of the bank", "bank", ["slot"], d.BANK_IDS, ["bank"]),
    ]
