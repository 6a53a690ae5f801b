"""What the balance report of Yokohama counts."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.components import ComponentKind
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.view_types import YokohamaView


def component_kinds(view: YokohamaView, options: Mapping[str, object]) -> list[ComponentKind]:
    """``view`` is a spectator's view of the start."""
    devotions = [
        f"{board} {space}"
        for board, listed in (("church", view["church"]), ("customs", view["customs"]))
        for space, one in enumerate(listed, 1)
        if not one["neutral"]
    ]
    extra = d.INDEPENDENT_IDS if options["mini_independent_agents"] else []
    tokens = [t for t in d.TOKEN_IDS if t not in d.INDEPENDENT_IDS or t in extra]
    locations = [one["location"] for one in view["locations"] if one["kind"] != "canal"]
    action_boards, devotion_boards = ["port", "laboratory"], ["church", "customs"]
    return [
        ComponentKind("Actions by location", "act", ["location"], locations, action_boards),
        ComponentKind("Technologies", "tech", ["tech"], d.TECH_IDS, ["technologies"]),
        ComponentKind("Orders fulfilled", "order", ["order"], d.ORDER_IDS, ["orders"]),
        ComponentKind("Goals claimed", "goal", ["goal"], d.GOAL_IDS, ["goals"]),
        ComponentKind("Tokens taken", "token", ["token"], tokens, ["tokens"]),
        ComponentKind(
            "Church and customs", "devote", ["location", "space"], devotions, devotion_boards
        ),
        ComponentKind("Shops by location", "shop", ["location"], locations, ["buildings"]),
        ComponentKind(
            "Trading houses by location", "house", ["location"], locations, ["buildings"]
        ),
    ]
