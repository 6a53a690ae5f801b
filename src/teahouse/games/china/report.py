"""What the balance report of China counts."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.components import ComponentKind
from teahouse.games.china import tables as d
from teahouse.games.china.views import ChinaView


def component_kinds(view: ChinaView, options: Mapping[str, object]) -> list[ComponentKind]:
    """``view`` is a spectator's view of the start."""
    board = view["board"]
    on_map = ["provinces", f"board.{board}"]
    spaces = [one["id"] for one in view["spaces"]]
    alliances = [one["number"] for one in view["alliances"]]
    provinces, colors = d.PROVINCE_IDS, d.COLOR_IDS
    found = [
        ComponentKind("Palaces by province", "palace", ["space"], spaces, on_map),
        ComponentKind("Emissaries by province", "emissary", ["province"], provinces, on_map),
        ComponentKind("Provinces that score", "province_points", ["province"], provinces, on_map),
        ComponentKind("Alliances that score", "alliance_points", ["number"], alliances, on_map),
        ComponentKind("Cards taken from the row", "draw_row", ["color"], colors, ["provinces"]),
    ]
    if options["fortifications"]:
        found.append(ComponentKind("Fortifications", "fort", ["space"], spaces, on_map))
    return found
