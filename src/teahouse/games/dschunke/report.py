"""What the balance report of Dschunke counts."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.components import ComponentKind
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.views import DschunkeView


def component_kinds(view: DschunkeView, options: Mapping[str, object]) -> list[ComponentKind]:
    """``view`` is a spectator's view of the start."""
    actions = [face for face in d.FACE_IDS if face.startswith(("cash", "goods", "load"))]
    tracks = [one["id"] for one in view["trainees"]]
    stacks = ["special", "stacks"]
    return [
        ComponentKind("Merchants used", "use_merchant", ["merchant"], d.MERCHANT_IDS),
        ComponentKind("Trainees used", "use_trainee", ["track"], tracks, ["tracks"]),
        ComponentKind("Special cards taken", "special_taken", ["face"], d.FACE_IDS, stacks),
        ComponentKind("Extra cards played", "extra", ["face"], [*actions, "move_own"], ["special"]),
        ComponentKind("Cash from junks", "cash", ["junk"], d.JUNK_IDS, ["tracks"]),
        ComponentKind("Goods sold alone", "sale", ["good"], d.GOOD_IDS, ["market"]),
    ]
