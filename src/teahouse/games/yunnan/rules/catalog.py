"""Every action of Yunnan: 18 families, 265 actions, for both editions and all variants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.catalog import Catalog, Family
from teahouse.games.yunnan import tables as d

_PROVINCES: Final = [(p,) for p in d.PROVINCE_IDS]
_RAVINES: Final = [(r,) for r in d.RAVINE_IDS]

CATALOG: Final[Catalog] = Catalog(
    [
        Family("pass"),
        Family(
            "bid",
            ["building", "number"],
            [(building, str(value)) for building, value in d.SPACES],
            ["building:{building}:{number}"],
        ),
        Family("bank", ["slot"], [(s,) for s in d.BANK_IDS], ["bank:{slot}"]),
        Family("market", places=["province:puer"]),
        Family("from_stock", places=["stock"]),
        Family("from", ["province"], _PROVINCES, ["province:{province}"]),
        Family("take", ["structure"], [(k,) for k in d.STRUCTURE_IDS], ["general:{structure}"]),
        Family("keep", places=["stock"]),
        Family("build_post", ["province"], _PROVINCES, ["kept:trading_post", "posts:{province}"]),
        Family("build_bridge", ["ravine"], _RAVINES, ["kept:bridge", "ravine:{ravine}"]),
        Family(
            "build_tea_house", ["province"], _PROVINCES, ["kept:tea_house", "tea_house:{province}"]
        ),
        Family("guard", ["province"], _PROVINCES, ["guard:{province}"]),
        Family("block", ["ravine"], _RAVINES, ["ravine:{ravine}"]),
        Family(
            "move",
            ["province", "other_province"],
            [(a, b) for a in d.PLACE_IDS for b in d.PLACE_IDS if a != b],
            ["province:{province}", "province:{other_province}"],
        ),
        Family("displace", ["color"], [(color,) for color in d.COLOR_IDS], ["traders:{color}"]),
        Family("spare"),
        Family("done"),
        Family(
            "convert",
            ["number"],
            [(str(n),) for n in range(d.MOST_INCOME + 1)],
            ["income:{number}"],
        ),
    ]
)

PASS: Final[i64] = CATALOG.base("pass")
BID: Final[i64] = CATALOG.base("bid")
BANK: Final[i64] = CATALOG.base("bank")
MARKET: Final[i64] = CATALOG.base("market")
FROM_STOCK: Final[i64] = CATALOG.base("from_stock")
FROM: Final[i64] = CATALOG.base("from")
TAKE: Final[i64] = CATALOG.base("take")
KEEP: Final[i64] = CATALOG.base("keep")
BUILD_POST: Final[i64] = CATALOG.base("build_post")
BUILD_BRIDGE: Final[i64] = CATALOG.base("build_bridge")
BUILD_TEA_HOUSE: Final[i64] = CATALOG.base("build_tea_house")
GUARD: Final[i64] = CATALOG.base("guard")
BLOCK: Final[i64] = CATALOG.base("block")
MOVE: Final[i64] = CATALOG.base("move")
DISPLACE: Final[i64] = CATALOG.base("displace")
SPARE: Final[i64] = CATALOG.base("spare")
DONE: Final[i64] = CATALOG.base("done")
CONVERT: Final[i64] = CATALOG.base("convert")


def move_action(start: i64, goal: i64) -> i64:
    """The action that travels from one place to another."""
    return MOVE + start * (d.PLACES - 1) + (goal - 1 if goal > start else goal)


# by number within the family: where a journey begins and ends
MOVE_START: Final[list[i64]] = [a for a in range(d.PLACES) for b in range(d.PLACES) if a != b]
MOVE_GOAL: Final[list[i64]] = [b for a in range(d.PLACES) for b in range(d.PLACES) if a != b]
