"""The tables of ``yokohama.toml``, turned into numbers when the module is loaded.

Everything is numbered in the order of the file. What a player owns in numbers is a *kind*: the
four goods, imports, yen. A reward is a row of ten numbers in ``REWARDS``.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from teahouse.core import toml

DATA: Final = toml.read("teahouse.games.yokohama", "tables.toml")
_META: Final = toml.table(DATA, "meta")
_NUMBERS: Final = toml.table(DATA, "numbers")
_START: Final = toml.table(DATA, "start")
_FINAL: Final = toml.table(DATA, "final")

VERSION: Final[int] = toml.number(_META, "version")
PLAYERS: Final[list[int]] = toml.numbers(_META, "players")
MOST_SEATS: Final[i64] = max(PLAYERS)
COLOR_IDS: Final[list[str]] = toml.texts(_META, "colors")
NATION_IDS: Final[list[str]] = toml.texts(_META, "nations")
NATIONS: Final[i64] = len(NATION_IDS)


def _numbers(table: toml.Table, key: str) -> list[i64]:
    return [i64(n) for n in toml.numbers(table, key)]


def _bits() -> list[i64]:
    bits: list[i64] = [1]
    while len(bits) < 40:
        bits.append(bits[-1] * 2)
    return bits


# Sets of one: a table, because compiled `i64(1) << n` shifts a 32-bit integer and orders go to 35.
BIT: Final[list[i64]] = _bits()

# --- kinds of things that are counted, and pieces -------------------------------------------------
GOOD_IDS: Final[list[str]] = toml.texts(_META, "goods")
GOODS: Final[i64] = len(GOOD_IDS)
KIND_IDS: Final[list[str]] = [*GOOD_IDS, "import", "yen"]
KINDS: Final = 6
COPPER: Final = 0
SILK: Final = 1
IMPORT: Final = 4
YEN: Final = 5

PIECE_IDS: Final = ["assistant", "shop", "house"]
PIECES: Final = 3
ASSISTANT: Final = 0
SHOP: Final = 1
HOUSE: Final = 2

# --- numbers of the rules -------------------------------------------------------------------------
ORDER_LIMIT: Final[i64] = toml.number(_NUMBERS, "order_limit")
MAX_LEVEL: Final[i64] = toml.number(_NUMBERS, "max_level")
TOKEN_LEVEL: Final[i64] = toml.number(_NUMBERS, "token_level")
BUILD_LEVEL: Final[i64] = toml.number(_NUMBERS, "build_level")
DIFFERENT: Final[i64] = toml.number(_NUMBERS, "different")
NEWSPAPER_DIFFERENT: Final[i64] = toml.number(_NUMBERS, "newspaper_different")
SAME: Final[i64] = toml.number(_NUMBERS, "same")
PRESIDENT_TOLL: Final[i64] = toml.number(_NUMBERS, "president_toll")
CANAL_TOLL: Final[i64] = toml.number(_NUMBERS, "canal_toll")
HOUSE_INCOME: Final[i64] = toml.number(_NUMBERS, "house_income")
UNIT_YEN: Final[i64] = toml.number(_NUMBERS, "unit_yen")
UNIT_IMPORT: Final[i64] = toml.number(_NUMBERS, "unit_import")
FREE_TECHNOLOGIES: Final[i64] = toml.number(_NUMBERS, "free_technologies")
PORT_POINTS: Final[i64] = toml.number(_NUMBERS, "port_points")
FLAG_PAIR: Final[i64] = toml.number(_NUMBERS, "flag_pair")
EXTRA_ROUNDS: Final[i64] = toml.number(_NUMBERS, "extra_rounds")
HOUSES_TO_END: Final[i64] = toml.number(_NUMBERS, "houses_to_end")
SHOPS_TO_END: Final[i64] = toml.number(_NUMBERS, "shops_to_end")
MILL_SILK: Final[i64] = toml.number(_NUMBERS, "mill_silk")
MILL_YEN: Final[i64] = toml.number(_NUMBERS, "mill_yen")
UNIVERSITY_YEN: Final[i64] = toml.number(_NUMBERS, "university_yen")
STOCK_EXCHANGE_FLOOR: Final[i64] = toml.number(_NUMBERS, "stock_exchange_floor")
# what one faith costs, by kind
GIFT: Final[list[i64]] = [1, 1, 1, 1, 1, toml.number(_NUMBERS, "gift_yen")]

START_HAND: Final[list[int]] = toml.numbers(_START, "hand")
START_WAREHOUSE: Final[list[int]] = toml.numbers(_START, "warehouse")
OWNED: Final[list[i64]] = [START_HAND[p] + START_WAREHOUSE[p] for p in range(PIECES)]
START_GOODS: Final[i64] = toml.number(_START, "goods")
YEN_FIRST: Final[i64] = toml.number(_START, "yen_first")
YEN_OTHERS: Final[i64] = toml.number(_START, "yen_others")
ORDERS_DRAWN: Final[i64] = toml.number(_START, "orders_drawn")

SHOP_FEE: Final[i64] = toml.number(toml.table(DATA, "fees"), "shop")
HOUSE_FEES: Final[list[i64]] = _numbers(toml.table(DATA, "fees"), "house")


def by_players(key: str, seats: int) -> i64:
    """A number of the rules that depends on the number of players."""
    return toml.numbers(toml.table(DATA, "by_players"), key)[PLAYERS.index(seats)]


CHURCH_TO_END: Final[list[i64]] = [by_players("church_to_end", n) for n in PLAYERS]
CUSTOMS_TO_END: Final[list[i64]] = [by_players("customs_to_end", n) for n in PLAYERS]

# --- locations and the map ------------------------------------------------------------------------
COPPER_MINE: Final = 0
SILK_FACTORY: Final = 1
TEA_PLANTATION: Final = 2
FISHING_PORT: Final = 3
BANK: Final = 4
CHINATOWN: Final = 5
CHURCH: Final = 6
CUSTOMS: Final = 7
RECRUITMENT: Final = 8
LAB_A: Final = 9
LAB_B: Final = 10
PORT_A: Final = 11
PORT_B: Final = 12
CANAL: Final = 13
_LOCATIONS: Final = toml.rows(DATA, "locations")
LOCATION_IDS: Final[list[str]] = [toml.text(x, "id") for x in _LOCATIONS]
LOCATIONS: Final[i64] = len(LOCATION_IDS)
LOCATION_KIND: Final[list[str]] = [toml.text(x, "kind") for x in _LOCATIONS]
# by location, then by level - 1
EFFECT: Final[list[i64]] = [n for x in _LOCATIONS for n in toml.numbers(x, "levels")]
LEVELS: Final = 5
FREE: Final = -1  # an empty space or slot; nobody, nothing, in hand


def _yield(location: toml.Table) -> i64:
    """The kind that a location gives at once: production and bank."""
    if toml.text(location, "effect") == "yen":
        return YEN
    return KIND_IDS.index(toml.text(location, "good")) if "good" in location else FREE


YIELD: Final[list[i64]] = [_yield(x) for x in _LOCATIONS]


def boards_for(seats: int) -> list[i64]:
    """The location boards on the table, each by its location."""
    k = PLAYERS.index(seats)
    return [i64(i) for i, x in enumerate(_LOCATIONS) for _ in range(toml.numbers(x, "used")[k])]


BOARDS: Final[list[list[i64]]] = [boards_for(n) for n in PLAYERS]
REMOVED_ORDERS: Final[list[i64]] = [by_players("removed_orders", n) for n in PLAYERS]

MOST_POSITIONS: Final = 18
HAND: Final = 18  # where a move icon may take an assistant from, beside the positions


def rows_for(seats: int) -> list[int]:
    """How many boards lie in each row of the map."""
    return toml.numbers(toml.table(DATA, "layout", str(seats)), "rows")


def _neighbours(seats: int) -> list[i64]:
    """The set of positions that touch each position: brickwork (2.4, R-4)."""
    cells = [(r, c) for r, width in enumerate(rows_for(seats)) for c in range(width)]
    masks: list[i64] = []
    for r, c in cells:
        around = [(r, c - 1), (r, c + 1), (r + 1, c - 1), (r + 1, c), (r - 1, c), (r - 1, c + 1)]
        mask: i64 = 0
        for other in around:
            if other in cells:
                mask |= BIT[cells.index(other)]
        masks.append(mask)
    return masks + [i64(0)] * (MOST_POSITIONS - len(masks))


# by (seats - 2) * MOST_POSITIONS + position
NEIGHBOURS: Final[list[i64]] = [mask for seats in PLAYERS for mask in _neighbours(seats)]

_CHINATOWN: Final = toml.table(DATA, "chinatown")
EXCHANGE_IDS: Final[list[str]] = list(_CHINATOWN)
EXCHANGES: Final[i64] = len(EXCHANGE_IDS)
_EXCHANGE_ROWS: Final = [toml.table(_CHINATOWN, x) for x in EXCHANGE_IDS]
EXCHANGE_PAY: Final[list[i64]] = [KIND_IDS.index(toml.text(x, "pay")) for x in _EXCHANGE_ROWS]
EXCHANGE_COST: Final[list[i64]] = [toml.number(x, "cost") for x in _EXCHANGE_ROWS]
EXCHANGE_GET: Final[list[i64]] = [KIND_IDS.index(toml.text(x, "get")) for x in _EXCHANGE_ROWS]
EXCHANGE_GAIN: Final[list[i64]] = [
    toml.number(x, "gain") if "gain" in x else 1 for x in _EXCHANGE_ROWS
]

# --- rewards: points, the six kinds, and icons ----------------------------------------------------
REWARD_IDS: Final[list[str]] = ["vp", *KIND_IDS, "any_good", "warehouse", "move"]
REWARD: Final = 10  # numbers of a row
POINTS: Final = 0
FIRST_KIND: Final = 1
ANY_GOOD: Final = 7
WAREHOUSE: Final = 8
MOVE: Final = 9


def _row(table: toml.Table) -> list[i64]:
    return [cast(int, table.get(name, 0)) for name in REWARD_IDS]


_ORDERS: Final = toml.table(DATA, "orders")
_TOKENS: Final = toml.table(DATA, "tokens")
_BUILDINGS: Final = toml.table(DATA, "buildings")
_MINI: Final = toml.table(DATA, "mini_expansions")
_CHURCH: Final = toml.table(DATA, "church")
_CUSTOMS: Final = toml.table(DATA, "customs")

# --- orders ---------------------------------------------------------------------------------------
ORDER_IDS: Final[list[str]] = list(_ORDERS)
ORDERS: Final[i64] = len(ORDER_IDS)
ORDER_FLAG: Final[list[i64]] = [
    NATION_IDS.index(toml.text(toml.table(_ORDERS, x), "flag")) for x in ORDER_IDS
]
# by order, then by good
ORDER_PAY: Final[list[i64]] = [
    cast(int, toml.table(_ORDERS, x, "pay").get(good, 0)) for x in ORDER_IDS for good in GOOD_IDS
]

# --- level-5 tokens, the independent agents among them last ---------------------------------------
INDEPENDENT_IDS: Final[list[str]] = toml.texts(_MINI, "independent_agents")
FIRST_INDEPENDENT: Final[i64] = len(_TOKENS)
TOKEN_IDS: Final[list[str]] = [*_TOKENS, *INDEPENDENT_IDS]
TOKENS: Final[i64] = len(TOKEN_IDS)

# --- church and customs ---------------------------------------------------------------------------
SPACES: Final = 8
CHURCH_NEED: Final[list[i64]] = [toml.number(x, "need") for x in toml.rows(_CHURCH, "spaces")]
CUSTOMS_NEED: Final[list[i64]] = [toml.number(x, "need") for x in toml.rows(_CUSTOMS, "spaces")]
CHURCH_NEUTRAL: Final[list[int]] = toml.numbers(_CHURCH, "neutral")
CUSTOMS_NEUTRAL: Final[list[int]] = toml.numbers(_CUSTOMS, "neutral")
NEUTRAL: Final = -2  # an assistant of the unused colour, 2 players

# --- building tiles: four shop spaces, then the trading house -------------------------------------
SHOP_SPACES: Final = 4
TILE: Final = 5  # reward rows of a tile
TILE_IDS: Final[list[str]] = list(_BUILDINGS)
TILES: Final[i64] = len(TILE_IDS)


def _tile_rows(tile: str) -> list[list[i64]]:
    data = toml.table(_BUILDINGS, tile)
    return [*[_row(shop) for shop in toml.rows(data, "shops")], _row(toml.table(data, "house"))]


_ROWS: Final[list[list[i64]]] = [
    *[_row(toml.table(_ORDERS, x, "reward")) for x in ORDER_IDS],
    *[_row(toml.table(_TOKENS, x)) for x in _TOKENS],
    *[_row({}) for _ in INDEPENDENT_IDS],
    *[_row(toml.table(x, "reward")) for x in toml.rows(_CHURCH, "spaces")],
    *[_row(toml.table(x, "reward")) for x in toml.rows(_CUSTOMS, "spaces")],
    *[row for tile in TILE_IDS for row in _tile_rows(tile)],
]
REWARDS: Final[list[i64]] = [n for row in _ROWS for n in row]
ORDER_ROW: Final[i64] = 0
TOKEN_ROW: Final[i64] = ORDERS
CHURCH_ROW: Final[i64] = TOKEN_ROW + TOKENS
CUSTOMS_ROW: Final[i64] = CHURCH_ROW + SPACES
TILE_ROW: Final[i64] = CUSTOMS_ROW + SPACES

# --- ports and laboratories: two boards each, six slots a board -----------------------------------
SLOTS: Final = 6
BAND: Final[list[i64]] = _numbers(toml.table(DATA, "port"), "bands")
SURCHARGE: Final[list[i64]] = _numbers(toml.table(DATA, "laboratory"), "surcharge")
PORT_IDS: Final = ["port_a", "port_b"]
LAB_IDS: Final = ["lab_a", "lab_b"]


def ports_for(seats: int) -> i64:
    """How many ports are used."""
    return len([x for x in boards_for(seats) if x == PORT_A or x == PORT_B])


def labs_for(seats: int) -> i64:
    """How many laboratories are used."""
    return len([x for x in boards_for(seats) if x == LAB_A or x == LAB_B])


# --- goals ----------------------------------------------------------------------------------------
_GOALS: Final = toml.table(DATA, "goals")
GROUP_IDS: Final = ["A", "B", "C"]
GROUPS: Final = 3
GOAL_IDS: Final[list[str]] = list(_GOALS)
_GOAL_ROWS: Final = [toml.table(_GOALS, x) for x in GOAL_IDS]
GOAL_HAVE_IDS: Final[list[str]] = [*KIND_IDS, "technologies", "tokens", "orders", "built"]
HAVE_TECHNOLOGIES: Final = 6
HAVE_TOKENS: Final = 7
HAVE_ORDERS: Final = 8
HAVE_BUILT: Final = 9
GOAL_HAVE: Final[list[i64]] = [GOAL_HAVE_IDS.index(toml.text(x, "have")) for x in _GOAL_ROWS]


def _goal_numbers(key: str) -> list[i64]:
    return [toml.number(x, key) if key in x else 0 for x in _GOAL_ROWS]


GOAL_COUNT: Final[list[i64]] = _goal_numbers("count")
GOAL_PRODUCTION: Final[list[i64]] = _goal_numbers("production")
GOAL_TRADE: Final[list[i64]] = _goal_numbers("trade")
GOAL_FIRST: Final[list[i64]] = _goal_numbers("first")
GOAL_LATER: Final[list[i64]] = _goal_numbers("later")

# --- agents and completed-goals tokens ------------------------------------------------------------
AGENTS: Final[list[i64]] = [toml.number(toml.table(DATA, "agents"), x) for x in NATION_IDS]
INDEPENDENT: Final = 5  # after the nations
AGENT_IDS: Final[list[str]] = [*NATION_IDS, "independent"]
AGENT_KINDS: Final = 6
_COMPLETED: Final = toml.table(_MINI, "completed")
COMPLETED_IDS: Final[list[str]] = list(_COMPLETED)
COMPLETED_IN_PLAY: Final[i64] = toml.number(_MINI, "completed_in_play")
# the nation of its flag, or INDEPENDENT
COMPLETED_FLAG: Final[list[i64]] = [
    INDEPENDENT
    if toml.text(_COMPLETED, x) == "agent"
    else NATION_IDS.index(toml.text(_COMPLETED, x))
    for x in COMPLETED_IDS
]

# --- technologies: 20 names, 30 cards -------------------------------------------------------------
TECHNOLOGIES: Final = toml.table(DATA, "technologies")
TECH_IDS: Final[list[str]] = list(TECHNOLOGIES)
TECHS: Final[i64] = len(TECH_IDS)
TECH_COST: Final[list[i64]] = [toml.number(toml.table(TECHNOLOGIES, x), "cost") for x in TECH_IDS]
CARD_TECH: Final[list[i64]] = [
    i for i, x in enumerate(TECH_IDS) for _ in toml.texts(toml.table(TECHNOLOGIES, x), "flags")
]
CARD_FLAG: Final[list[i64]] = [
    NATION_IDS.index(f) for x in TECH_IDS for f in toml.texts(toml.table(TECHNOLOGIES, x), "flags")
]
CARDS: Final[i64] = len(CARD_TECH)
CARD_IDS: Final[list[str]] = [
    f"{x}-{f}" for x in TECH_IDS for f in toml.texts(toml.table(TECHNOLOGIES, x), "flags")
]


# --- final scoring --------------------------------------------------------------------------------
CHURCH_BONUS: Final[list[i64]] = _numbers(_FINAL, "church")
CUSTOMS_BONUS: Final[list[i64]] = _numbers(_FINAL, "customs")
TECHNOLOGY_BONUS: Final[list[i64]] = _numbers(_FINAL, "technology")
FLAG_SET: Final[list[i64]] = _numbers(_FINAL, "flag_set")
AGENT_POINTS: Final[i64] = toml.number(_FINAL, "agent")
IMPORT_POINTS: Final[i64] = toml.number(_FINAL, "import")
YEN_PER_POINT: Final[i64] = toml.number(_FINAL, "yen_per_point")
GOODS_PER_POINT: Final[i64] = toml.number(_FINAL, "goods_per_point")
RIVAL_TECHNOLOGY_DOUBLED: Final[i64] = toml.number(_FINAL, "rival_technology_doubled")


def count(mask: i64) -> i64:
    """How many things a bit set holds."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def members(mask: i64, size: i64) -> list[i64]:
    """The things of a bit set, in rising order."""
    return [i64(k) for k in range(size) if (mask >> k) & 1]
