"""The tables of ``yunnan.toml``, turned into numbers when the module is loaded.

Places, ravines, buildings, spaces, colours, structures and Duli's cards are numbered in the order
of the file. A place's number is its distance from Pu'er on the Tea-Horse Road. The space ``i`` of
the building ``b`` has the number ``5 * b + i``, so that a set of bids is a bit set.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from teahouse.core import toml

DATA: Final = toml.read("teahouse.games.yunnan", "tables.toml")
_META: Final = toml.table(DATA, "meta")
_NUMBERS: Final = toml.table(DATA, "numbers")
_TRACKS: Final = toml.table(DATA, "tracks")

VERSION: Final[int] = toml.number(_META, "version")
PLAYERS: Final[list[int]] = toml.numbers(_META, "players")
EDITIONS: Final[list[int]] = [int(year) for year in toml.table(DATA, "edition")]
# Single bits: a table is faster than a shift in uncompiled code.
BIT: Final[list[i64]] = [1 << n for n in range(32)]

# --- numbers of the rules -------------------------------------------------------------------------
START_COINS: Final[list[i64]] = [i64(n) for n in toml.numbers(_NUMBERS, "coins")]
TRADERS: Final[i64] = toml.number(_NUMBERS, "traders")
START_STOCK: Final[i64] = toml.number(_NUMBERS, "stock")
PIECES: Final[i64] = toml.number(_NUMBERS, "structures")
TRANSPORT: Final[i64] = toml.number(_NUMBERS, "transport")
COINS_PER_VP: Final[i64] = toml.number(_NUMBERS, "coins_per_vp")
GIFT_VP: Final[i64] = toml.number(_NUMBERS, "gift_vp")
IMMUNE: Final[i64] = toml.number(_NUMBERS, "immune")
DEBT_BASE: Final[i64] = toml.number(_NUMBERS, "debt_base")
MOST_INCOME: Final[i64] = toml.number(_NUMBERS, "most_income")

_PASSES: Final[list[int]] = toml.numbers(toml.table(_TRACKS, "passes"), "values")
FIRST_PASSES: Final[i64] = _PASSES[0]
MOST_PASSES: Final[i64] = _PASSES[-1]
MOST_INFLUENCE: Final[i64] = toml.numbers(toml.table(_TRACKS, "influence"), "values")[-1]
PASSES_VP: Final[list[i64]] = [i64(n) for n in toml.numbers(toml.table(_TRACKS, "passes"), "vp")]
INFLUENCE_VP: Final[list[i64]] = [
    i64(n) for n in toml.numbers(toml.table(_TRACKS, "influence"), "vp")
]

# --- colours and structures -----------------------------------------------------------------------
COLOR_IDS: Final[list[str]] = [toml.text(c, "id") for c in toml.rows(DATA, "colors")]
NOBODY: Final[i64] = -1


def dye(color: i64, edition: int) -> str:
    """What the wooden pieces of a colour look like in an edition."""
    return toml.text(toml.table(toml.rows(DATA, "colors")[color], "dye"), str(edition))


POST: Final = 0
BRIDGE: Final = 1
TEA_HOUSE: Final = 2
GUARD: Final = 3
KINDS: Final[i64] = 3  # of structures that are built; the guard is only laid
STRUCTURE_IDS: Final = ["trading_post", "bridge", "tea_house", "guard"]

# --- the map --------------------------------------------------------------------------------------
_PLACES: Final = toml.rows(DATA, "places")
PLACE_IDS: Final[list[str]] = [toml.text(p, "id") for p in _PLACES]
PROVINCE_IDS: Final[list[str]] = PLACE_IDS[1:]
PLACES: Final[i64] = len(PLACE_IDS)
PUER: Final = 0
YUNNAN: Final = 1
QINGHAI: Final[i64] = PLACES - 1
TRADER_INCOME: Final[list[i64]] = [toml.number(p, "trader") for p in _PLACES]
POST_INCOME: Final[list[i64]] = [toml.number(p, "post") for p in _PLACES]
GIFTS: Final[list[i64]] = [toml.number(p, "gifts") for p in _PLACES]
ALL_GIFTS: Final[i64] = sum(GIFTS)


def _ends(table: str, end: int) -> list[i64]:
    return [PLACE_IDS.index(toml.texts(row, "ends")[end]) for row in toml.rows(DATA, table)]


ROAD_LOW: Final[list[i64]] = _ends("roads", 0)
ROAD_HIGH: Final[list[i64]] = _ends("roads", 1)
RAVINE_IDS: Final[list[str]] = [toml.text(r, "id") for r in toml.rows(DATA, "ravines")]
RAVINES: Final[i64] = len(RAVINE_IDS)
RAVINE_LOW: Final[list[i64]] = _ends("ravines", 0)
RAVINE_HIGH: Final[list[i64]] = _ends("ravines", 1)
NO_RAVINE: Final[i64] = -1
# by blocked ravine + 1: the ravines that are not blocked, as a bit set
UNBLOCKED: Final[list[i64]] = [
    (1 << int(RAVINES)) - 1 - (1 << ravine if ravine >= 0 else 0) for ravine in range(-1, RAVINES)
]

# --- the buildings of Pu'er -----------------------------------------------------------------------
_SPACES: Final = toml.table(DATA, "spaces")
BUILDING_IDS: Final[list[str]] = [toml.text(b, "id") for b in toml.rows(DATA, "buildings")]
BUILDINGS: Final[i64] = len(BUILDING_IDS)
SCHOOL: Final = 0
CUSTOMS: Final = 1
HORSE: Final = 2
GUILD: Final = 3
YARD: Final = 4
TEMPLE: Final = 5
PROGRESS: Final[i64] = TEMPLE  # the buildings before the temple are the progress buildings
ROW: Final = 5  # space numbers of a building
PROGRESS_VALUES: Final[list[i64]] = [i64(n) for n in toml.numbers(_SPACES, "progress")]
TEMPLE_VALUES: Final[list[i64]] = [i64(n) for n in toml.numbers(_SPACES, "temple")]
SMALL_SPACES: Final[i64] = toml.number(_SPACES, "small")
# (building, value) of every space, in the order of their numbers
SPACES: Final[list[tuple[str, int]]] = [
    (building, int(value))
    for building in BUILDING_IDS
    for value in (TEMPLE_VALUES if building == "temple" else PROGRESS_VALUES)
]
SPACE_COUNT: Final[i64] = len(SPACES)
FIRST_BID: Final[i64] = SPACES.index(
    (
        toml.text(toml.table(_NUMBERS, "first_bid"), "building"),
        toml.number(toml.table(_NUMBERS, "first_bid"), "value"),
    )
)

_BANK: Final = toml.table(DATA, "bank")
BANK_IDS: Final[list[str]] = toml.texts(_BANK, "spaces")
BANK_SPACES: Final[i64] = len(BANK_IDS)
DULI_BANK_SPACES: Final[i64] = toml.number(_BANK, "duli_spaces")
BANK_SECTIONS: Final = cast(list[list[int]], _BANK["sections"])

# --- Duli's cards ---------------------------------------------------------------------------------
_DULI: Final = toml.table(DATA, "duli")
_CARDS: Final = toml.rows(_DULI, "cards")
_LETTERS: Final = "SCHGY"  # in the order of the buildings
CARDS: Final[i64] = len(_CARDS)
ALL_CARDS: Final[i64] = BIT[CARDS] - 1
NO_CARD: Final[i64] = -1
CARD_BIDS: Final[list[i64]] = [
    _LETTERS.index(b) for card in _CARDS for b in toml.text(card, "bids")
]
CARD_TRADERS: Final[list[i64]] = [n for card in _CARDS for n in toml.numbers(card, "traders")]
CARD_TEA_HOUSE: Final[list[bool]] = [bool(card["tea_house"]) for card in _CARDS]
DULI_POSTS: Final[list[i64]] = [PLACE_IDS.index(p) for p in toml.texts(_DULI, "posts")]
