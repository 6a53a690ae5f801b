"""What the balance report of China counts."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.components import ComponentKind, MomentCount
from teahouse.games.china import tables as d
from teahouse.games.china.views import ChinaView


def report_counts(
    view: ChinaView, options: Mapping[str, object]
) -> list[ComponentKind | MomentCount]:
    """``view`` is a spectator's view of the start."""
    board = view["board"]
    on_map = ["provinces", "map", f"board.{board}"]
    spaces = [one["id"] for one in view["spaces"]]
    alliances = [one["number"] for one in view["alliances"]]
    provinces, colors = d.PROVINCE_IDS, d.COLOR_IDS
    found: list[ComponentKind | MomentCount] = [
        MomentCount(
            "Provinces filled when the pile is empty for the first time",
            _full_provinces,
            provinces,
            event="reshuffled",
            kind="province",
        ),
        MomentCount("Provinces filled at the end", _full_provinces, provinces, kind="province"),
        ComponentKind("Palaces by province", "palace", ["space"], spaces, on_map),
        ComponentKind("Emissaries by province", "emissary", ["province"], provinces, on_map),
        ComponentKind("Provinces that score", "province_points", ["province"], provinces, on_map),
        ComponentKind("Alliances that score", "alliance_points", ["number"], alliances, on_map),
        ComponentKind("Cards taken from the row", "draw_row", ["color"], colors, ["provinces"]),
    ]
    if options["fortifications"]:
        found.append(ComponentKind("Fortifications", "fort", ["space"], spaces, on_map))
    return found


def _full_provinces(view: ChinaView) -> list[str]:
    """Provinces with a palace on every space."""
    return [province["id"] for province in view["provinces"] if province["free"] == 0]
