"""Every action of China: 14 families, 188 actions, the same for all boards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.catalog import Catalog, Family
from teahouse.games.china import tables as d

_SPACES: Final = [(s,) for s in d.SPACE_IDS]
_PROVINCES: Final = [(p,) for p in d.PROVINCE_IDS]
_COLORS: Final = [(c,) for c in d.COLOR_IDS]

# Payments: for an ordinary space or a dragon single or joker; for a post both or two of a colour.
SINGLE: Final = 0
JOKER: Final = 1
BOTH: Final = 2
TWO_OF: Final = 3
_PAYMENTS: Final = [("single",), ("joker",), ("both",)] + [(f"two:{c}",) for c in d.COLOR_IDS]

CATALOG: Final = Catalog(
    [
        Family("palace", ["space"], _SPACES, ["supply:palace", "space:{space}"]),
        Family("emissary", ["province"], _PROVINCES, ["supply:emissary", "dragon:{province}"]),
        Family("fort", ["space"], _SPACES, ["supply:fort", "space:{space}"]),
        Family("open", ["province"], _PROVINCES, ["supply:palace", "province:{province}"]),
        Family("exchange", ["color"], _COLORS, ["hand:{color}", "discard"]),
        Family("pay", ["payment"], _PAYMENTS, ["payment:{payment}"]),
        Family("done"),
        Family("draw_row", ["color"], _COLORS, ["row:{color}"]),
        Family("draw_deck", places=["pile"]),
        Family("keep", ["color"], _COLORS, ["played:{color}"]),
        Family("special_first", places=["special:first"]),
        Family("special_two", places=["special:two"]),
        Family(
            "special_swap",
            ["color", "other_color"],
            [(a, b) for a in d.COLOR_IDS for b in d.COLOR_IDS if a != b],
            ["special:swap", "hand:{color}", "row:{other_color}"],
        ),
        Family("skip"),
    ]
)

PALACE: Final[i64] = CATALOG.base("palace")
EMISSARY: Final[i64] = CATALOG.base("emissary")
FORT: Final[i64] = CATALOG.base("fort")
OPEN: Final[i64] = CATALOG.base("open")
EXCHANGE: Final[i64] = CATALOG.base("exchange")
PAY: Final[i64] = CATALOG.base("pay")
DONE: Final[i64] = CATALOG.base("done")
DRAW_ROW: Final[i64] = CATALOG.base("draw_row")
DRAW_DECK: Final[i64] = CATALOG.base("draw_deck")
KEEP: Final[i64] = CATALOG.base("keep")
SPECIAL_FIRST: Final[i64] = CATALOG.base("special_first")
SPECIAL_TWO: Final[i64] = CATALOG.base("special_two")
SPECIAL_SWAP: Final[i64] = CATALOG.base("special_swap")
SKIP: Final[i64] = CATALOG.base("skip")


def swap_given(action: i64) -> i64:
    """The hand card of a swap."""
    return (action - SPECIAL_SWAP) // (d.COLORS - 1)


def swap_taken(action: i64) -> i64:
    """The card of the row in a swap."""
    given: i64 = (action - SPECIAL_SWAP) // (d.COLORS - 1)
    taken: i64 = (action - SPECIAL_SWAP) % (d.COLORS - 1)
    return taken + 1 if taken >= given else taken


def swap_action(given: i64, taken: i64) -> i64:
    """The action that gives a card of one colour for one of another."""
    return SPECIAL_SWAP + given * (d.COLORS - 1) + (taken - 1 if taken > given else taken)
