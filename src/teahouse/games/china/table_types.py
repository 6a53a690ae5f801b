"""What ``tables.toml`` of China may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

from msgspec import Meta

from teahouse.core.table_types import (
    MOST_IN_A_SET,
    About,
    Coordinate,
    Count,
    Outline,
    Paint,
    Point,
    Positive,
    Problem,
    Row,
    Tables,
    check_complete,
    check_known,
    check_length,
    check_no_repetition,
    check_players,
    check_players_rise,
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

Space = tuple[SpaceId, Coordinate, Coordinate]
Post = tuple[PostId, Coordinate, Coordinate, ProvinceId, ProvinceId]
Alliance = tuple[ProvinceId, ProvinceId, Coordinate, Coordinate]


class ChinaAbout(About, frozen=True):
    """``[meta]``."""

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
    """``[special]``."""

    cards: tuple[SpecialId, ...]


class ScoreTrack(Row, frozen=True):
    """``[track]``."""

    cells: tuple[Point, ...]


class ProvinceDrawing(Row, frozen=True):
    """Where a province's dragon space and name stand, and its outline."""

    dragon: Point
    label: Point
    outline: Outline


class BoardTable(Row, frozen=True):
    """``[board.NAME]``: spaces and what connects them. Posts and harbours: one board only."""

    spaces: tuple[Space, ...]
    roads: tuple[Road, ...]
    alliances: Annotated[tuple[Alliance, ...], Meta(min_length=15, max_length=15)]
    drawing: dict[ProvinceId, ProvinceDrawing]
    posts: tuple[Post, ...] = ()
    harbours: tuple[SpaceId, ...] = ()

    def place_ids(self) -> list[str]:
        """The names of all spaces, then those of the posts."""
        return [*[row[0] for row in self.spaces], *[row[0] for row in self.posts]]


class ChinaTables(Tables, frozen=True):
    """The whole file."""

    meta: ChinaAbout
    rules: Rulings
    numbers: ChinaNumbers
    colors: tuple[CardColor, ...]
    owners: tuple[OwnerColor, ...]
    tiles: dict[TileColorId, Positive]
    special: SpecialCards
    provinces: dict[ProvinceId, CardColorId]
    track: ScoreTrack
    board: dict[BoardId, BoardTable]

    def problems(self) -> Iterator[Problem]:
        """Yield what does not fit together."""
        players = self.meta.players
        yield from check_players_rise(players)
        yield from check_players("numbers.removed", self.numbers.removed, players)
        yield from check_players("numbers.board", self.numbers.board, players)
        yield from self._components()
        yield from check_complete("board", self.board, get_args(BoardId))
        for name, board in self.board.items():
            yield from _spaces(f"board.{name}", board)
            yield from _connections(f"board.{name}", board, self.provinces)
        names = {place for board in self.board.values() for place in board.place_ids()}
        if len(names) > MOST_IN_A_SET:
            yield "board", f"more than {MOST_IN_A_SET} spaces, all boards together"

    def _components(self) -> Iterator[Problem]:
        colors = [color.id for color in self.colors]
        yield from check_no_repetition("colors", colors, "id")
        yield from check_complete("colors", colors, get_args(CardColorId))
        for players, removed in self.numbers.removed.items():
            if removed >= min([color.cards for color in self.colors]):
                yield f"numbers.removed.{players}", "no card of some colour is left"
        owners = [owner.color for owner in self.owners]
        yield from check_no_repetition("owners", owners, "color")
        yield from check_length("owners", owners, max(self.meta.players), "one for each player")
        yield from check_complete("tiles", self.tiles, get_args(TileColorId))
        yield from check_complete("provinces", self.provinces, get_args(ProvinceId))
        needed = self.numbers.tiles_per_province * len(self.provinces)
        if sum(self.tiles.values()) != needed:
            yield "tiles", f"the provinces take {needed} tiles, not {sum(self.tiles.values())}"
        yield from check_no_repetition("special.cards", self.special.cards)
        yield from check_complete("special.cards", self.special.cards, get_args(SpecialId))
        cells = self.numbers.score_card
        yield from check_length("track.cells", self.track.cells, cells, "numbers.score_card")


def _spaces(path: str, board: BoardTable) -> Iterator[Problem]:
    """The spaces of a province are numbered from 1; posts and harbours are on one board."""
    count = dict.fromkeys(get_args(ProvinceId), 0)
    for index, (name, _, _) in enumerate(board.spaces):
        province = name[:-1]
        if province not in count:
            yield f"{path}.spaces[{index}]", f"there is no province {province!r}"
            return
        count[province] += 1
        if name != f"{province}{count[province]}":
            yield f"{path}.spaces[{index}]", f"{province}{count[province]} must stand here"
            return
    for province, spaces in count.items():
        if spaces == 0:
            yield f"{path}.spaces", f"{province!r} has no space"
    yield from check_no_repetition(f"{path}.posts", [post[0] for post in board.posts])
    yield from check_known(f"{path}.harbours", board.harbours, board.place_ids(), "space")
    yield from check_no_repetition(f"{path}.harbours", board.harbours)
    if bool(board.posts) != bool(board.harbours):
        yield path, "posts and harbours come together"


def _connections(
    path: str, board: BoardTable, colors: dict[ProvinceId, CardColorId]
) -> Iterator[Problem]:
    """Roads join two spaces, posts and alliances two provinces."""
    places = board.place_ids()
    roads = [frozenset(road.split()) for road in board.roads]
    for index, road in enumerate(roads):
        for end in sorted(road.difference(places)):
            yield f"{path}.roads[{index}]", f"there is no space {end!r} on this board"
        if len(road) < 2:
            yield f"{path}.roads[{index}]", "the road leads nowhere"
    yield from check_no_repetition(f"{path}.roads", [" ".join(sorted(road)) for road in roads])
    for place in places:
        if not any(place in road for road in roads):
            yield f"{path}.roads", f"no road leads to {place!r}"
    for index, post in enumerate(board.posts):
        if post[3] == post[4]:
            yield f"{path}.posts[{index}]", "the two provinces are one"
    pairs = [" ".join(sorted(row[:2])) for row in board.alliances]
    yield from check_no_repetition(f"{path}.alliances", pairs)
    for index, (one, other, _, _) in enumerate(board.alliances):
        if colors[one] == colors[other]:
            yield f"{path}.alliances[{index}]", "the two provinces have one colour"
    yield from check_complete(f"{path}.drawing", board.drawing, get_args(ProvinceId))
