"""Rows of ``tables.toml`` of China, and how a board is put together from the map."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from teahouse.core.table_types import (
    About,
    Coordinate,
    Count,
    Outline,
    Paint,
    Point,
    Positive,
    Row,
)

CardColorId = Literal["red", "green", "orange", "yellow", "purple"]
OwnerColorId = Literal["red", "blue", "green", "yellow", "purple"]
TileColorId = Literal["yellow", "orange", "green"]
SpecialId = Literal["first", "two", "swap"]
ProvinceId = Literal["yan", "zhao", "wei", "chin", "shu", "han", "chu", "lu", "qi"]
BoardId = Literal["side34", "side45", "border"]
SpaceId = Annotated[str, Meta(pattern="^[a-z]+[1-9]$")]  # a province (or "bp": a post), a number
PostId = Annotated[str, Meta(pattern="^bp[1-9]$")]
Road = Annotated[str, Meta(pattern="^[a-z]+[1-9] [a-z]+[1-9]$")]  # two spaces or posts


class ChinaAbout(About, frozen=True):
    """The table ``[meta]``: what About holds; minutes from the shortest game to the longest."""

    minutes: tuple[Positive, Positive]


class Rulings(Row, frozen=True):
    """``[rules]``: rulings that may be turned the other way."""

    border_post_joker: bool
    emperor_may_skip: bool
    draws_after_second_exhaustion: bool
    bonus_tiles_public: bool


class ChinaNumbers(Row, frozen=True):
    """``[numbers]``; ``removed`` and ``board`` by the number of players."""

    palaces: Positive
    emissaries: Positive
    fortifications: Count
    hand: Positive
    row: Positive
    exhaustions: Positive
    pieces: Positive
    tiles_per_province: Positive
    tile_points: Count
    posts: Positive
    harbours: Positive
    chain: Positive
    fortified: Positive
    score_card: Positive
    removed: dict[int, Count]
    board: dict[int, BoardId]


class CardColor(Row, frozen=True):
    """A colour of the cards."""

    id: CardColorId
    cards: Positive
    paint: Paint


class OwnerColor(Row, frozen=True):
    """A colour of the pieces."""

    color: OwnerColorId
    paint: Paint


class SpecialCards(Row, frozen=True):
    """The table ``[special]``: the special cards of the Duel."""

    cards: tuple[SpecialId, ...]


class ScoreTrack(Row, frozen=True):
    """The table ``[track]``: the cells of the score track."""

    cells: tuple[Point, ...]


class Space(Row, frozen=True):
    """A palace space; its name begins with its province."""

    id: SpaceId
    x: Coordinate
    y: Coordinate


class Post(Row, frozen=True):
    """A border post: a space of two provinces. It may be a space of the map that was moved."""

    id: PostId
    provinces: tuple[ProvinceId, ProvinceId]
    x: Coordinate
    y: Coordinate
    instead_of: SpaceId | None = None


class Alliance(Row, frozen=True):
    """Two allied provinces, with the place of the number."""

    id: Positive
    a: ProvinceId
    b: ProvinceId
    x: Coordinate
    y: Coordinate


class ProvinceDrawing(Row, frozen=True):
    """Where a province's dragon space and name stand, and its outline."""

    dragon: Point
    label: Point
    outline: Outline


Alliances = Annotated[tuple[Alliance, ...], Meta(min_length=15, max_length=15)]


class MapTable(Row, frozen=True):
    """``[map]``: what all boards have."""

    spaces: tuple[Space, ...]
    roads: tuple[Road, ...]
    alliances: Alliances
    lake: tuple[Point, ...]
    drawing: dict[ProvinceId, ProvinceDrawing]


class BoardTable(Row, frozen=True):
    """``[board.NAME]``: more roads; on one board posts and harbours; what replaces the map's."""

    roads: tuple[Road, ...] = ()
    roads_of: tuple[BoardId, ...] = ()  # boards whose roads it has too
    posts: tuple[Post, ...] = ()
    harbours: tuple[SpaceId, ...] = ()
    spaces: tuple[Space, ...] | None = None
    alliances: Alliances | None = None
    drawing: dict[ProvinceId, ProvinceDrawing] | None = None


class WholeBoard(NamedTuple):
    """A board put together: spaces without those that were moved, posts, roads by their ends."""

    spaces: list[str]
    posts: tuple[Post, ...]
    harbours: tuple[str, ...]
    roads: list[tuple[str, str]]
    alliances: tuple[Alliance, ...]

    def place_ids(self) -> list[str]:
        """The names of all spaces, then those of the posts."""
        return [*self.spaces, *[post.id for post in self.posts]]


def road_rows(
    land: MapTable, boards: dict[BoardId, BoardTable], name: BoardId
) -> list[tuple[str, Road]]:
    """All roads of a board, each with the place where it stands in the file."""
    found = [(f"map.roads[{i}]", road) for i, road in enumerate(land.roads)]
    for board in [*boards[name].roads_of, name]:
        roads = boards[board].roads
        found += [(f"board.{board}.roads[{i}]", road) for i, road in enumerate(roads)]
    return found


def put_together(land: MapTable, boards: dict[BoardId, BoardTable], name: BoardId) -> WholeBoard:
    """A post takes over the roads of the space that it stands for."""
    board = boards[name]
    moved = {post.instead_of: post.id for post in board.posts}
    ends = [road.split() for _, road in road_rows(land, boards, name)]
    return WholeBoard(
        [space.id for space in board.spaces or land.spaces if space.id not in moved],
        board.posts,
        board.harbours,
        [(moved.get(a, a), moved.get(b, b)) for a, b in ends],
        board.alliances or land.alliances,
    )
