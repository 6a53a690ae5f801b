"""The tables of ``tables.toml``, turned into numbers when the module is loaded.

Places, ravines, buildings, spaces, colours, structures and Duli's cards are numbered in the order
of the file. A place's number is its distance from Pu'er on the Tea-Horse Road. The space ``i`` of
the building ``b`` has the number ``5 * b + i``, so that a set of bids is a bit set.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.table_file import load
from teahouse.games.yunnan.table_types import YunnanTables

TABLES: Final = load(YunnanTables, __name__)
_NUMBERS: Final = TABLES.numbers
_TRACKS: Final = TABLES.tracks

VERSION: Final[int] = TABLES.meta.version
PLAYERS: Final[list[int]] = list(TABLES.meta.players)
EDITIONS: Final[list[int]] = list(TABLES.edition)
# Single bits: a table is faster than a shift in uncompiled code.
BIT: Final[list[i64]] = [1 << n for n in range(32)]

# --- numbers of the rules -------------------------------------------------------------------------
START_COINS: Final[list[i64]] = list(_NUMBERS.coins)
TRADERS: Final[i64] = _NUMBERS.traders
START_STOCK: Final[i64] = _NUMBERS.stock
PIECES: Final[i64] = _NUMBERS.structures
TRANSPORT: Final[i64] = _NUMBERS.transport
COINS_PER_VP: Final[i64] = _NUMBERS.coins_per_vp
GIFT_VP: Final[i64] = _NUMBERS.gift_vp
IMMUNE: Final[i64] = _NUMBERS.immune
DEBT_BASE: Final[i64] = _NUMBERS.debt_base
MOST_INCOME: Final[i64] = _NUMBERS.most_income

FIRST_PASSES: Final[i64] = _TRACKS.passes.values[0]
MOST_PASSES: Final[i64] = _TRACKS.passes.values[-1]
MOST_INFLUENCE: Final[i64] = _TRACKS.influence.values[-1]
PASSES_VP: Final[list[i64]] = list(_TRACKS.passes.vp)
INFLUENCE_VP: Final[list[i64]] = list(_TRACKS.influence.vp)

# --- colours and structures -----------------------------------------------------------------------
COLOR_IDS: Final[list[str]] = [color.id for color in TABLES.colors]
NOBODY: Final[i64] = -1


_DYES: Final[list[dict[int, str]]] = [dict(color.dye.items()) for color in TABLES.colors]


def dye(color: i64, edition: int) -> str:
    """What the wooden pieces of a colour look like in an edition."""
    return _DYES[color][edition]


POST: Final = 0
BRIDGE: Final = 1
TEA_HOUSE: Final = 2
GUARD: Final = 3
KINDS: Final[i64] = 3  # of structures that are built; the guard is only laid
STRUCTURE_IDS: Final[list[str]] = ["trading_post", "bridge", "tea_house", "guard"]

# --- the map --------------------------------------------------------------------------------------
PLACE_IDS: Final[list[str]] = [place.id for place in TABLES.places]
PROVINCE_IDS: Final[list[str]] = PLACE_IDS[1:]
PLACES: Final[i64] = len(PLACE_IDS)
PUER: Final = 0
YUNNAN: Final = 1
QINGHAI: Final[i64] = PLACES - 1
TRADER_INCOME: Final[list[i64]] = [place.trader for place in TABLES.places]
POST_INCOME: Final[list[i64]] = [place.post for place in TABLES.places]
GIFTS: Final[list[i64]] = [place.gifts for place in TABLES.places]
ALL_GIFTS: Final[i64] = sum(GIFTS)


ROAD_LOW: Final[list[i64]] = [PLACE_IDS.index(road.ends[0]) for road in TABLES.roads]
ROAD_HIGH: Final[list[i64]] = [PLACE_IDS.index(road.ends[1]) for road in TABLES.roads]
RAVINE_IDS: Final[list[str]] = [ravine.id for ravine in TABLES.ravines]
RAVINES: Final[i64] = len(RAVINE_IDS)
RAVINE_LOW: Final[list[i64]] = [PLACE_IDS.index(ravine.ends[0]) for ravine in TABLES.ravines]
RAVINE_HIGH: Final[list[i64]] = [PLACE_IDS.index(ravine.ends[1]) for ravine in TABLES.ravines]
NO_RAVINE: Final[i64] = -1
# by blocked ravine + 1: the ravines that are not blocked, as a bit set
UNBLOCKED: Final[list[i64]] = [
    (1 << int(RAVINES)) - 1 - (1 << ravine if ravine >= 0 else 0) for ravine in range(-1, RAVINES)
]

# --- the buildings of Pu'er -----------------------------------------------------------------------
BUILDING_IDS: Final[list[str]] = [building.id for building in TABLES.buildings]
BUILDINGS: Final[i64] = len(BUILDING_IDS)
SCHOOL: Final = 0
CUSTOMS: Final = 1
HORSE: Final = 2
GUILD: Final = 3
YARD: Final = 4
TEMPLE: Final = 5
PROGRESS: Final[i64] = TEMPLE  # the buildings before the temple are the progress buildings
ROW: Final = 5  # space numbers of a building
PROGRESS_VALUES: Final[list[i64]] = list(TABLES.spaces.progress)
TEMPLE_VALUES: Final[list[i64]] = list(TABLES.spaces.temple)
SMALL_SPACES: Final[i64] = TABLES.spaces.small
# (building, value) of every space, in the order of their numbers
SPACES: Final[list[tuple[str, int]]] = [
    (building, int(value))
    for building in BUILDING_IDS
    for value in (TEMPLE_VALUES if building == "temple" else PROGRESS_VALUES)
]
SPACE_COUNT: Final[i64] = len(SPACES)
FIRST_BID: Final[i64] = SPACES.index((_NUMBERS.first_bid.building, _NUMBERS.first_bid.value))

BANK_IDS: Final[list[str]] = list(TABLES.bank.spaces)
BANK_SPACES: Final[i64] = len(BANK_IDS)
DULI_BANK_SPACES: Final[i64] = TABLES.bank.duli_spaces
BANK_SECTIONS: Final[list[list[int]]] = [list(section) for section in TABLES.bank.sections]

# --- Duli's cards ---------------------------------------------------------------------------------
_CARDS: Final = TABLES.duli.cards
_LETTERS: Final = "SCHGY"  # in the order of the buildings
CARDS: Final[i64] = len(_CARDS)
ALL_CARDS: Final[i64] = BIT[CARDS] - 1
NO_CARD: Final[i64] = -1
CARD_BIDS: Final[list[i64]] = [_LETTERS.index(b) for card in _CARDS for b in card.bids]
CARD_TRADERS: Final[list[i64]] = [n for card in _CARDS for n in card.traders]
CARD_TEA_HOUSE: Final[list[bool]] = [card.tea_house for card in _CARDS]
DULI_POSTS: Final[list[i64]] = [PLACE_IDS.index(p) for p in TABLES.duli.posts]
