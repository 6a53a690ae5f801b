"""The tables of ``tables.toml``, turned into numbers when the module is loaded.

Everything is numbered in the order of the file. What a player owns in numbers is a *kind*: the
four goods, imports, yen. A reward is a row of ten numbers in ``REWARDS``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.table_file import load
from teahouse.games.yokohama.table_rows import LocationRow, Reward
from teahouse.games.yokohama.table_types import YokohamaTables

TABLES: Final = load(YokohamaTables, __name__)
_META: Final = TABLES.meta
_NUMBERS: Final = TABLES.numbers
_START: Final = TABLES.start
_FINAL: Final = TABLES.final

VERSION: Final[int] = _META.version
PLAYERS: Final[list[int]] = list(_META.players)
MOST_SEATS: Final[i64] = max(PLAYERS)
COLOR_IDS: Final[list[str]] = list(_META.colors)
NATION_IDS: Final[list[str]] = list(_META.nations)
NATIONS: Final[i64] = len(NATION_IDS)


def _bit_table() -> list[i64]:
    bits: list[i64] = [1]
    while len(bits) < 40:
        bits.append(bits[-1] * 2)
    return bits


# Sets of one: a table, because compiled `i64(1) << n` shifts a 32-bit integer and orders go to 35.
BIT: Final[list[i64]] = _bit_table()

# --- kinds of things that are counted, and pieces -------------------------------------------------
GOOD_IDS: Final[list[str]] = list(_META.goods)
GOODS: Final[i64] = len(GOOD_IDS)
KIND_IDS: Final[list[str]] = [*GOOD_IDS, "import", "yen"]
KINDS: Final = 6
COPPER: Final = 0
SILK: Final = 1
IMPORT: Final = 4
YEN: Final = 5

PIECE_IDS: Final[list[str]] = ["assistant", "shop", "house"]
PIECES: Final = 3
ASSISTANT: Final = 0
SHOP: Final = 1
HOUSE: Final = 2

# --- numbers of the rules -------------------------------------------------------------------------
ORDER_LIMIT: Final[i64] = _NUMBERS.order_limit
MAX_LEVEL: Final[i64] = _NUMBERS.max_level
TOKEN_LEVEL: Final[i64] = _NUMBERS.token_level
BUILD_LEVEL: Final[i64] = _NUMBERS.build_level
DIFFERENT: Final[i64] = _NUMBERS.different
NEWSPAPER_DIFFERENT: Final[i64] = _NUMBERS.newspaper_different
SAME: Final[i64] = _NUMBERS.same
PRESIDENT_TOLL: Final[i64] = _NUMBERS.president_toll
CANAL_TOLL: Final[i64] = _NUMBERS.canal_toll
HOUSE_INCOME: Final[i64] = _NUMBERS.house_income
UNIT_YEN: Final[i64] = _NUMBERS.unit_yen
UNIT_IMPORT: Final[i64] = _NUMBERS.unit_import
FREE_TECHNOLOGIES: Final[i64] = _NUMBERS.free_technologies
PORT_POINTS: Final[i64] = _NUMBERS.port_points
FLAG_PAIR: Final[i64] = _NUMBERS.flag_pair
EXTRA_ROUNDS: Final[i64] = _NUMBERS.extra_rounds
HOUSES_TO_END: Final[i64] = _NUMBERS.houses_to_end
SHOPS_TO_END: Final[i64] = _NUMBERS.shops_to_end
MILL_SILK: Final[i64] = _NUMBERS.mill_silk
MILL_YEN: Final[i64] = _NUMBERS.mill_yen
UNIVERSITY_YEN: Final[i64] = _NUMBERS.university_yen
STOCK_EXCHANGE_FLOOR: Final[i64] = _NUMBERS.stock_exchange_floor
# what one faith costs, by kind
GIFT: Final[list[i64]] = [1, 1, 1, 1, 1, _NUMBERS.gift_yen]

START_HAND: Final[list[int]] = list(_START.hand)
START_WAREHOUSE: Final[list[int]] = list(_START.warehouse)
OWNED: Final[list[i64]] = [START_HAND[p] + START_WAREHOUSE[p] for p in range(PIECES)]
START_GOODS: Final[i64] = _START.goods
YEN_FIRST: Final[i64] = _START.yen_first
YEN_OTHERS: Final[i64] = _START.yen_others
ORDERS_DRAWN: Final[i64] = _START.orders_drawn

SHOP_FEE: Final[i64] = TABLES.fees.shop
HOUSE_FEES: Final[list[i64]] = list(TABLES.fees.house)


CHURCH_TO_END: Final[list[i64]] = list(TABLES.by_players.church_to_end)
CUSTOMS_TO_END: Final[list[i64]] = list(TABLES.by_players.customs_to_end)

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
_LOCATIONS: Final = TABLES.locations
LOCATION_IDS: Final[list[str]] = [x.id for x in _LOCATIONS]
LOCATIONS: Final[i64] = len(LOCATION_IDS)
LOCATION_KIND: Final[list[str]] = [x.kind for x in _LOCATIONS]
# by location, then by level - 1
EFFECT: Final[list[i64]] = [n for x in _LOCATIONS for n in x.levels]
LEVELS: Final = 5
FREE: Final = -1  # an empty space or slot; nobody, nothing, in hand


def _kind_of_yield(location: LocationRow) -> i64:
    """The kind that a location gives at once: production and bank."""
    if location.effect == "yen":
        return YEN
    return KIND_IDS.index(location.good) if location.good else FREE


YIELD: Final[list[i64]] = [_kind_of_yield(x) for x in _LOCATIONS]


def boards_for(seats: int) -> list[i64]:
    """The location boards on the table, each by its location."""
    k = PLAYERS.index(seats)
    return [i64(i) for i, x in enumerate(_LOCATIONS) for _ in range(x.used[k])]


BOARDS: Final[list[list[i64]]] = [boards_for(n) for n in PLAYERS]
REMOVED_ORDERS: Final[list[i64]] = list(TABLES.by_players.removed_orders)

MOST_POSITIONS: Final = 18
HAND: Final = 18  # where a move icon may take an assistant from, beside the positions


def rows_for(seats: int) -> list[int]:
    """How many boards lie in each row of the map."""
    return list(TABLES.layout[seats].rows)


def _neighbour_sets(seats: int) -> list[i64]:
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
NEIGHBOURS: Final[list[i64]] = [mask for seats in PLAYERS for mask in _neighbour_sets(seats)]

EXCHANGE_IDS: Final[list[str]] = list(TABLES.chinatown)
EXCHANGES: Final[i64] = len(EXCHANGE_IDS)
_EXCHANGES: Final = list(TABLES.chinatown.values())
EXCHANGE_PAY: Final[list[i64]] = [KIND_IDS.index(exchange.pay) for exchange in _EXCHANGES]
EXCHANGE_COST: Final[list[i64]] = [exchange.cost for exchange in _EXCHANGES]
EXCHANGE_GET: Final[list[i64]] = [KIND_IDS.index(exchange.get) for exchange in _EXCHANGES]
EXCHANGE_GAIN: Final[list[i64]] = [exchange.gain for exchange in _EXCHANGES]

# --- rewards: points, the six kinds, and icons ----------------------------------------------------
REWARD_IDS: Final[list[str]] = ["vp", *KIND_IDS, "any_good", "warehouse", "move"]
REWARD: Final = 10  # numbers of a row
POINTS: Final = 0
FIRST_KIND: Final = 1
ANY_GOOD: Final = 7
WAREHOUSE: Final = 8
MOVE: Final = 9


def _reward_row(reward: Reward) -> list[i64]:
    """The numbers of a reward in the order of ``REWARD_IDS``."""
    goods: list[i64] = [reward.copper, reward.silk, reward.tea, reward.fish]
    icons: list[i64] = [reward.any_good, reward.warehouse, reward.move]
    return [reward.vp, *goods, reward.imports, reward.yen, *icons]


# --- orders ---------------------------------------------------------------------------------------
ORDER_IDS: Final[list[str]] = list(TABLES.orders)
ORDERS: Final[i64] = len(ORDER_IDS)
_ORDERS: Final = list(TABLES.orders.values())
ORDER_FLAG: Final[list[i64]] = [NATION_IDS.index(order.flag) for order in _ORDERS]
# by order, then by good
ORDER_PAY: Final[list[i64]] = [
    count
    for pay in [order.pay for order in _ORDERS]
    for count in (pay.copper, pay.silk, pay.tea, pay.fish)
]

# --- level-5 tokens, the independent agents among them last ---------------------------------------
_MINI: Final = TABLES.mini_expansions
INDEPENDENT_IDS: Final[list[str]] = list(_MINI.independent_agents)
FIRST_INDEPENDENT: Final[i64] = len(TABLES.tokens)
TOKEN_IDS: Final[list[str]] = [*TABLES.tokens, *INDEPENDENT_IDS]
TOKENS: Final[i64] = len(TOKEN_IDS)

# --- church and customs ---------------------------------------------------------------------------
SPACES: Final = 8
CHURCH_NEED: Final[list[i64]] = [space.need for space in TABLES.church.spaces]
CUSTOMS_NEED: Final[list[i64]] = [space.need for space in TABLES.customs.spaces]
CHURCH_NEUTRAL: Final[list[int]] = list(TABLES.church.neutral)
CUSTOMS_NEUTRAL: Final[list[int]] = list(TABLES.customs.neutral)
NEUTRAL: Final = -2  # an assistant of the unused colour, 2 players

# --- building tiles: four shop spaces, then the trading house -------------------------------------
SHOP_SPACES: Final = 4
TILE: Final = 5  # reward rows of a tile
TILE_IDS: Final[list[str]] = list(TABLES.buildings)
TILES: Final[i64] = len(TILE_IDS)


_ROWS: Final[list[list[i64]]] = [
    *[_reward_row(order.reward) for order in _ORDERS],
    *[_reward_row(token) for token in TABLES.tokens.values()],
    *[_reward_row(Reward()) for _ in INDEPENDENT_IDS],
    *[_reward_row(space.reward) for space in TABLES.church.spaces],
    *[_reward_row(space.reward) for space in TABLES.customs.spaces],
    *[
        _reward_row(reward)
        for tile in TABLES.buildings.values()
        for reward in (*tile.shops, tile.house)
    ],
]
REWARDS: Final[list[i64]] = [n for row in _ROWS for n in row]
ORDER_ROW: Final[i64] = 0
TOKEN_ROW: Final[i64] = ORDERS
CHURCH_ROW: Final[i64] = TOKEN_ROW + TOKENS
CUSTOMS_ROW: Final[i64] = CHURCH_ROW + SPACES
TILE_ROW: Final[i64] = CUSTOMS_ROW + SPACES

# --- ports and laboratories: two boards each, six slots a board -----------------------------------
SLOTS: Final = 6
BAND: Final[list[i64]] = list(TABLES.port.bands)
SURCHARGE: Final[list[i64]] = list(TABLES.laboratory.surcharge)
PORT_IDS: Final = ["port_a", "port_b"]
LAB_IDS: Final = ["lab_a", "lab_b"]


def ports_for(seats: int) -> i64:
    """How many ports are used."""
    return len([x for x in boards_for(seats) if x == PORT_A or x == PORT_B])


def labs_for(seats: int) -> i64:
    """How many laboratories are used."""
    return len([x for x in boards_for(seats) if x == LAB_A or x == LAB_B])


# --- goals ----------------------------------------------------------------------------------------
_GOALS: Final = list(TABLES.goals.values())
GROUP_IDS: Final[list[str]] = ["A", "B", "C"]
GROUPS: Final = 3
GOAL_IDS: Final[list[str]] = list(TABLES.goals)
GOAL_HAVE_IDS: Final[list[str]] = [*KIND_IDS, "technologies", "tokens", "orders", "built"]
HAVE_TECHNOLOGIES: Final = 6
HAVE_TOKENS: Final = 7
HAVE_ORDERS: Final = 8
HAVE_BUILT: Final = 9
GOAL_HAVE: Final[list[i64]] = [GOAL_HAVE_IDS.index(goal.have) for goal in _GOALS]
GOAL_COUNT: Final[list[i64]] = [goal.count or 0 for goal in _GOALS]
GOAL_PRODUCTION: Final[list[i64]] = [goal.production or 0 for goal in _GOALS]
GOAL_TRADE: Final[list[i64]] = [goal.trade or 0 for goal in _GOALS]
GOAL_FIRST: Final[list[i64]] = [goal.first for goal in _GOALS]
GOAL_LATER: Final[list[i64]] = [goal.later for goal in _GOALS]

# --- agents and completed-goals tokens ------------------------------------------------------------
AGENTS: Final[list[i64]] = [TABLES.agents[nation] for nation in _META.nations]
INDEPENDENT: Final = 5  # after the nations
AGENT_IDS: Final[list[str]] = [*NATION_IDS, "independent"]
AGENT_KINDS: Final = 6
COMPLETED_IDS: Final[list[str]] = list(_MINI.completed)
COMPLETED_IN_PLAY: Final[i64] = _MINI.completed_in_play
# the nation of its flag, or INDEPENDENT
COMPLETED_FLAG: Final[list[i64]] = [
    INDEPENDENT if shown == "agent" else NATION_IDS.index(shown)
    for shown in _MINI.completed.values()
]

# --- technologies: 20 names, 30 cards -------------------------------------------------------------
TECH_IDS: Final[list[str]] = list(TABLES.technologies)
TECHS: Final[i64] = len(TECH_IDS)
_TECHNOLOGIES: Final = list(TABLES.technologies.values())
TECH_COST: Final[list[i64]] = [tech.cost for tech in _TECHNOLOGIES]
CARD_TECH: Final[list[i64]] = [i for i, tech in enumerate(_TECHNOLOGIES) for _ in tech.flags]
CARD_FLAG: Final[list[i64]] = [NATION_IDS.index(f) for tech in _TECHNOLOGIES for f in tech.flags]
CARDS: Final[i64] = len(CARD_TECH)
CARD_IDS: Final[list[str]] = [
    f"{name}-{flag}" for name, tech in TABLES.technologies.items() for flag in tech.flags
]


# --- final scoring --------------------------------------------------------------------------------
CHURCH_BONUS: Final[list[i64]] = list(_FINAL.church)
CUSTOMS_BONUS: Final[list[i64]] = list(_FINAL.customs)
TECHNOLOGY_BONUS: Final[list[i64]] = list(_FINAL.technology)
FLAG_SET: Final[list[i64]] = list(_FINAL.flag_set)
AGENT_POINTS: Final[i64] = _FINAL.agent
IMPORT_POINTS: Final[i64] = _FINAL.imports
YEN_PER_POINT: Final[i64] = _FINAL.yen_per_point
GOODS_PER_POINT: Final[i64] = _FINAL.goods_per_point
RIVAL_TECHNOLOGY_DOUBLED: Final[i64] = _FINAL.rival_technology_doubled


def members(mask: i64, size: i64) -> list[i64]:
    """The things of a bit set, in rising order."""
    return [i64(k) for k in range(size) if (mask >> k) & 1]
