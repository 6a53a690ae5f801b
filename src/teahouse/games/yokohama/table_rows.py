"""The rows of ``tables.toml`` of Yokohama; ``table_types`` puts them together."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from teahouse.core.table_types import About, Coordinate, Count, Point, Positive, Row

GoodId = Literal["copper", "silk", "tea", "fish"]
KindId = Literal[GoodId, "import", "yen"]
NationId = Literal["uk", "us", "fr", "de", "nl"]
PlayerColorId = Literal["blue", "pink", "violet", "yellow"]
ProductionId = Literal["copper_mine", "silk_factory", "tea_plantation", "fishing_port"]
TradeId = Literal["bank", "chinatown", "church", "customs", "recruitment"]
BoardWithSlotsId = Literal["lab_a", "lab_b", "port_a", "port_b"]
LocationId = Literal[ProductionId, TradeId, BoardWithSlotsId, "canal"]
BuyId = Literal["buy_copper", "buy_silk", "buy_tea", "buy_fish"]
SellId = Literal["sell_copper", "sell_silk", "sell_tea", "sell_fish"]
ExchangeId = Literal[BuyId, SellId, "buy_import"]
GoalId = Annotated[str, Meta(pattern="^[ABC][1-9]$")]  # its group and its number
OrderId = Annotated[str, Meta(pattern="^[a-z]{2}-[0-9]{2}$")]  # its nation and its number
TokenId = Annotated[str, Meta(pattern="^T[0-9]{2}$")]
IndependentId = Annotated[str, Meta(pattern="^I[1-9]$")]
CompletedId = Annotated[str, Meta(pattern="^K[1-9]$")]
TileId = Annotated[str, Meta(pattern="^B[0-9]{2}$")]
# Technologies whose effect has a number (`gain`), and those that bend a rule.
GainTechnologyId = Literal[
    "ball",
    "brickyard",
    "electric_light",
    "exposition",
    "gas_lamp",
    "language_school",
    "printing",
    "mining",
    "patents",
    "brewery",
]
RuleTechnologyId = Literal[
    "newspaper",
    "postal_system",
    "spinning_mill",
    "stagecoach",
    "station",
    "stock_exchange",
    "telegram",
    "telephone",
    "tramway",
    "university",
]
TechnologyId = Literal[GainTechnologyId, RuleTechnologyId]

ByPlayers = tuple[Count, Count, Count]  # for 2, 3 and 4 players
ByPiece = tuple[Count, Count, Count]  # assistants, shops, trading houses
ByLevel = tuple[Count, Count, Count, Count, Count]
BySlot = tuple[Count, Count, Count, Count, Count, Count]
FirstAndSecond = tuple[Count, Count]


class YokohamaAbout(About, frozen=True):
    """The table ``[meta]``: what About holds, and the order of goods, nations and colours."""

    # Goods and nations keep their places: the rules number them so.
    goods: tuple[Literal["copper"], Literal["silk"], Literal["tea"], Literal["fish"]]
    nations: tuple[NationId, ...]
    colors: tuple[PlayerColorId, ...]


class YokohamaNumbers(Row, frozen=True):
    """The table ``[numbers]``: limits, levels and prices of the rules."""

    order_limit: Positive
    max_level: Positive
    token_level: Positive
    build_level: Positive
    different: Positive
    same: Positive
    newspaper_different: Positive
    president_toll: Count
    canal_toll: Count
    house_income: Count
    unit_yen: Positive
    unit_import: Positive
    free_technologies: Count
    port_points: Count
    flag_pair: Positive
    extra_rounds: Count
    houses_to_end: Positive
    shops_to_end: Positive
    mill_silk: Count
    mill_yen: Count
    university_yen: Count
    stock_exchange_floor: Count
    gift_yen: Positive


class NumbersByPlayers(Row, frozen=True):
    """The table ``[by_players]``: what depends on the number of players."""

    removed_orders: ByPlayers
    church_to_end: ByPlayers
    customs_to_end: ByPlayers


class StartTable(Row, frozen=True):
    """The table ``[start]``: what each player begins with."""

    hand: ByPiece
    warehouse: ByPiece
    goods: Count
    yen_first: Count
    yen_others: Count
    orders_drawn: Positive


class Fees(Row, frozen=True):
    """``[fees]``: yen for a piece from the warehouse; ``house`` in the order of taking."""

    assistant: Count
    shop: Count
    house: tuple[Count, ...]


class FinalScoring(Row, frozen=True, kw_only=True):
    """The table ``[final]``: points of the final scoring."""

    church: FirstAndSecond
    customs: FirstAndSecond
    technology: FirstAndSecond
    flag_set: tuple[Count, ...]
    agent: Count
    imports: Count = field(name="import")
    yen_per_point: Positive
    goods_per_point: Positive
    rival_technology_doubled: Count


class LocationRow(Row, frozen=True):
    """A location: its effect by level, and its boards by the number of players."""

    id: LocationId
    kind: Literal["production", "trade", "canal"]
    effect: Literal[
        "goods", "yen", "exchanges", "faith", "max_imports", "picks", "production", "band", "none"
    ]
    levels: ByLevel
    used: ByPlayers
    good: GoodId | None = None


class Exchange(Row, frozen=True):
    """What Chinatown takes and gives; ``gain`` is 1 where it is not named."""

    pay: KindId
    cost: Positive
    get: KindId
    gain: Positive = 1


class MapLayout(Row, frozen=True):
    """``[layout.PLAYERS]``: boards in each row, size of map and board, centres of the boards."""

    rows: tuple[Positive, ...]
    size: Point
    board: Point
    centres: tuple[Point, ...]


class Port(Row, frozen=True):
    """The table ``[port]``: the level band of each slot of a port."""

    bands: BySlot


class Laboratory(Row, frozen=True):
    """The table ``[laboratory]``: what each slot of a laboratory adds to the cost."""

    surcharge: BySlot


class Reward(Row, frozen=True):
    """Points, things and icons; what is not named is 0."""

    vp: Positive = 0
    copper: Positive = 0
    silk: Positive = 0
    tea: Positive = 0
    fish: Positive = 0
    imports: Positive = field(name="import", default=0)
    yen: Positive = 0
    any_good: Positive = 0
    warehouse: Positive = 0
    move: Positive = 0


class Pay(Row, frozen=True):
    """The goods of an order; what is not named is 0."""

    copper: Positive = 0
    silk: Positive = 0
    tea: Positive = 0
    fish: Positive = 0


class DevotionSpace(Row, frozen=True):
    """A space of a management board: what it needs and gives."""

    need: Positive
    reward: Reward


class ManagementBoard(Row, frozen=True):
    """``[church]``, ``[customs]``; neutral are the spaces (from 0) covered for two players."""

    neutral: tuple[Annotated[int, Meta(ge=0, le=7)], ...]
    spaces: Annotated[tuple[DevotionSpace, ...], Meta(min_length=8, max_length=8)]


class YokohamaDrawing(Row, frozen=True):
    """``[drawing]``: places on management boards and building tiles."""

    slot_x: Annotated[tuple[Coordinate, ...], Meta(min_length=6, max_length=6)]
    space_x: Annotated[tuple[Coordinate, ...], Meta(min_length=8, max_length=8)]
    shop_x: Annotated[tuple[Coordinate, ...], Meta(min_length=4, max_length=4)]
    house_x: Coordinate
    y: Coordinate


class Goal(Row, frozen=True):
    """A goal: how many of what, or what was built where; points of the first and of later ones."""

    have: Literal[KindId, "technologies", "tokens", "orders", "built"]
    first: Count
    later: Count
    count: Positive | None = None
    production: Count | None = None
    trade: Count | None = None


class Technology(Row, frozen=True):
    """A technology; each flag is one card. ``gain`` is the number in the effect, if it has one."""

    cost: Positive
    flags: Annotated[tuple[NationId, ...], Meta(min_length=1)]
    gain: Positive | None = None


class Order(Row, frozen=True):
    """An order card."""

    flag: NationId
    pay: Pay
    reward: Reward


class MiniExpansions(Row, frozen=True):
    """``[mini_expansions]``; a completed-goals token shows a flag or an independent agent."""

    independent_agents: tuple[IndependentId, ...]
    completed_in_play: Positive
    completed: dict[CompletedId, Literal[NationId, "agent"]]


class BuildingTile(Row, frozen=True):
    """A building tile: four shop spaces and one for a trading house."""

    shops: tuple[Reward, Reward, Reward, Reward]
    house: Reward
