"""The rows of ``tables.toml`` of Yunnan; ``table_types`` puts them together."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.core.table_types import (
    Coordinate,
    Count,
    Outline,
    Point,
    Positive,
    Rectangle,
    Row,
    Text,
)

EditionYear = Literal[2013, 2023]
ColorId = Literal["red", "yellow", "blue", "black", "white"]
PlaceId = Literal["puer", "yunnan", "sichuan", "kang", "tibet", "qinghai"]
RavineId = Literal["yunnan_kang", "yunnan_tibet", "sichuan_qinghai", "kang_qinghai"]
BuildingId = Literal["school", "customs", "horse", "guild", "yard", "temple"]
StructureId = Literal["trading_post", "bridge", "tea_house"]
BankSpaceId = Literal["left", "right"]
Ends = tuple[PlaceId, PlaceId]
Path = Annotated[tuple[Point, ...], Meta(min_length=2)]
FivePoints = tuple[Point, Point, Point, Point, Point]
FiveCoordinates = tuple[Coordinate, Coordinate, Coordinate, Coordinate, Coordinate]
ByProvince = tuple[Count, Count, Count, Count, Count]  # from Yunnan to Qinghai


class FirstBid(Row, frozen=True):
    """Duli's bid before the first round."""

    building: BuildingId
    value: Positive


class YunnanNumbers(Row, frozen=True):
    """``[numbers]``; ``coins`` by auction position."""

    coins: tuple[Count, ...]
    traders: Positive
    stock: Count
    structures: Positive
    transport: Positive
    coins_per_vp: Positive
    gift_vp: Count
    immune: Count
    debt_base: Positive
    most_income: Positive
    first_bid: FirstBid


class Track(Row, frozen=True):
    """The steps of a track, and what each is worth at the end."""

    values: Annotated[tuple[Count, ...], Meta(min_length=1)]
    vp: tuple[Count, ...]


class ProgressTracks(Row, frozen=True):
    """The table ``[tracks]``: border passes and influence."""

    passes: Track
    influence: Track


class TwoPersons(Row, frozen=True):
    """What is different for two persons."""

    colors: Literal[1, 2]
    end_vp: Count
    end_gifts: Count


class Edition(Row, frozen=True):
    """``[edition.YEAR]``: the rows of the difference table."""

    stock_first: bool
    temple: bool
    bank_passes: bool
    bank_choice: bool
    bank_column: tuple[Literal[1, 2, 3], Literal[1, 2, 3]]
    build_at_once: tuple[StructureId, ...]
    posts_in_province: Positive
    back_to_puer: bool
    market_income_each: bool
    cut_off_post_pays: bool
    tea_house_vp: ByProvince
    horse_vp: ByProvince
    lowest_vp: Annotated[int, Meta(ge=-1000, le=0)]
    end_vp: Count
    end_gifts: Count
    two: TwoPersons


class WoodColor(Row, frozen=True):
    """A colour of the pieces and how it looks in each edition."""

    id: ColorId
    dye: dict[EditionYear, Text]


class PlaceDrawing(Row, frozen=True):
    """Where the pieces of a place stand; Pu'er has only its station and its seats."""

    station: Point
    label: Point
    seats: FivePoints
    outline: Outline
    posts: FivePoints | None = None
    stable: Point | None = None
    tea_house: Point | None = None
    gift: Point | None = None


class MapPlace(Row, frozen=True):
    """A place of the map: what a trader and a post earn there, and its gifts."""

    id: PlaceId
    trader: Positive
    post: Count
    gifts: Count
    draw: PlaceDrawing


class RoadDrawing(Row, frozen=True):
    """A road and the place of its border."""

    border: Point
    path: Path


class MapRoad(Row, frozen=True):
    """A road of the Tea-Horse Road."""

    ends: Ends
    draw: RoadDrawing


class RavineDrawing(Row, frozen=True):
    """A ravine's way and the place of its bridge."""

    site: Point
    path: Path


class Ravine(Row, frozen=True):
    """A ravine between two places."""

    id: RavineId
    ends: Ends
    draw: RavineDrawing


class SpacesDrawing(Row, frozen=True):
    """Where the spaces of a building stand."""

    progress_x: tuple[Coordinate, ...]
    temple_x: tuple[Coordinate, ...]


class BuildingSpaces(Row, frozen=True):
    """``[spaces]``: five spaces a progress building, the first ones small; five at most here."""

    progress: tuple[Positive, Positive, Positive, Positive, Positive]
    small: Annotated[int, Meta(ge=0, le=5)]
    temple: Annotated[tuple[Positive, ...], Meta(min_length=1, max_length=5)]
    draw: SpacesDrawing


class BuildingDrawing(Row, frozen=True):
    """Where a building stands; the ravine blocker starts at the temple."""

    rect: Rectangle
    label: Point
    y: Coordinate
    blocker: Point | None = None


class Building(Row, frozen=True):
    """A building of Pu'er."""

    id: BuildingId
    draw: BuildingDrawing


class BankDrawing(Row, frozen=True):
    """Where the bank and its spaces stand."""

    rect: Rectangle
    label: Point
    spaces: tuple[Point, Point]


class Bank(Row, frozen=True):
    """``[bank]``; a section is a sum of bids and the payments in its columns."""

    spaces: tuple[BankSpaceId, BankSpaceId]
    duli_spaces: Annotated[int, Meta(ge=1, le=2)]
    sections: Annotated[tuple[tuple[Count, Count, Count, Count], ...], Meta(min_length=1)]
    draw: BankDrawing


class MarketDrawing(Row, frozen=True):
    """Where the market stands."""

    rect: Rectangle
    label: Point


class YunnanDrawing(Row, frozen=True):
    """``[draw]``: what belongs to no place; score and income from 0 to 99."""

    market: MarketDrawing
    passes: FivePoints
    influence: FivePoints
    auction_order: FivePoints
    passed: Point
    travel_order: FivePoints
    inspector: Point
    rounds: Annotated[tuple[Point, ...], Meta(min_length=8, max_length=8)]
    score: Annotated[tuple[Point, ...], Meta(min_length=100, max_length=100)]
    income: Annotated[tuple[Point, ...], Meta(min_length=100, max_length=100)]


class DuliCard(Row, frozen=True):
    """A card of Duli: letters of the buildings she wants in turn, traders from Yunnan on."""

    bids: Annotated[str, Meta(pattern="^[SCHGY]{5}$")]
    traders: ByProvince
    tea_house: bool


class Duli(Row, frozen=True):
    """``[duli]``; sets of her cards are bits."""

    posts: tuple[PlaceId, ...]
    cards: Annotated[tuple[DuliCard, ...], Meta(min_length=1, max_length=31)]
