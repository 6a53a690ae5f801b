"""What ``tables.toml`` of China may hold."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, get_args

from teahouse.core.table_types import (
    MOST_IN_A_SET,
    Positive,
    Problem,
    Tables,
    check_complete,
    check_known,
    check_length,
    check_no_repetition,
    check_players,
    check_players_rise,
)
from teahouse.games.china.table_rows import (
    Alliance,
    BoardId,
    BoardTable,
    CardColor,
    CardColorId,
    ChinaAbout,
    ChinaNumbers,
    MapTable,
    OwnerColor,
    ProvinceId,
    Rulings,
    ScoreTrack,
    Space,
    SpecialCards,
    SpecialId,
    TileColorId,
    WholeBoard,
    put_together,
    road_rows,
)

JUNCTION: Final = 3  # roads that meet there
MOST_IN_A_PROVINCE: Final = 15  # spaces: the rules count palaces in four bits


class ChinaTables(Tables, frozen=True):
    """All tables of ``tables.toml``."""

    meta: ChinaAbout
    rules: Rulings
    numbers: ChinaNumbers
    colors: tuple[CardColor, ...]
    owners: tuple[OwnerColor, ...]
    tiles: dict[TileColorId, Positive]
    special: SpecialCards
    provinces: dict[ProvinceId, CardColorId]
    track: ScoreTrack
    map: MapTable
    board: dict[BoardId, BoardTable]

    def whole_board(self, board: BoardId) -> WholeBoard:
        """A board put together from the map and what differs on it."""
        return put_together(self.map, self.board, board)

    def problems(self) -> Iterator[Problem]:
        """Yield what does not fit together."""
        players = self.meta.players
        yield from check_players_rise(players)
        yield from check_players("numbers.removed", self.numbers.removed, players)
        yield from check_players("numbers.board", self.numbers.board, players)
        yield from self._check_components()
        yield from check_complete("board", self.board, get_args(BoardId))
        yield from self._check_rows("map", self.map.spaces, self.map.alliances, self.map.drawing)
        for name, board in self.board.items():
            path = f"board.{name}"
            yield from self._check_rows(path, board.spaces, board.alliances, board.drawing)
            yield from self._check_posts_and_harbours(path, board)
            yield from self._check_connections(name)
            yield from self._check_room(path, board, self.whole_board(name))
        names = {place for board in self.board for place in self.whole_board(board).place_ids()}
        if len(names) > MOST_IN_A_SET:
            yield "board", f"more than {MOST_IN_A_SET} spaces, all boards together"

    def _check_components(self) -> Iterator[Problem]:
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

    def _check_rows(
        self,
        path: str,
        spaces: Sequence[Space] | None,
        alliances: Sequence[Alliance] | None,
        drawing: Collection[ProvinceId] | None,
    ) -> Iterator[Problem]:
        """What can be said of the map, or of what a board has instead."""
        if spaces is not None:
            yield from _check_spaces(f"{path}.spaces", spaces)
        if alliances is not None:
            yield from self._check_alliances(f"{path}.alliances", alliances)
        if drawing is not None:
            yield from check_complete(f"{path}.drawing", drawing, get_args(ProvinceId))

    def _check_alliances(self, path: str, alliances: Sequence[Alliance]) -> Iterator[Problem]:
        """They join two provinces of different colours, and are numbered in order."""
        pairs = [" ".join(sorted([alliance.a, alliance.b])) for alliance in alliances]
        yield from check_no_repetition(path, pairs)
        for index, alliance in enumerate(alliances):
            if alliance.id != index + 1:
                yield f"{path}[{index}].id", f"{index + 1} must stand here"
            if self.provinces[alliance.a] == self.provinces[alliance.b]:
                yield f"{path}[{index}]", "the two provinces have one colour"

    def _check_posts_and_harbours(self, path: str, board: BoardTable) -> Iterator[Problem]:
        """A post belongs to two provinces and may replace a space of one of them."""
        if bool(board.posts) != bool(board.harbours):
            yield path, "posts and harbours come together"
        if board.posts:
            numbers = self.numbers
            yield from check_length(f"{path}.posts", board.posts, numbers.posts, "numbers.posts")
            harbours = numbers.harbours
            yield from check_length(
                f"{path}.harbours", board.harbours, harbours, "numbers.harbours"
            )
        yield from check_no_repetition(f"{path}.posts", [post.id for post in board.posts], "id")
        replaced = [post.instead_of for post in board.posts if post.instead_of is not None]
        spaces = [space.id for space in board.spaces or self.map.spaces]
        for index, post in enumerate(board.posts):
            one, other = post.provinces
            if self.provinces[one] == self.provinces[other]:
                yield f"{path}.posts[{index}]", "the two provinces have one colour"
            space = post.instead_of
            if space is None:
                continue
            if space not in spaces:
                yield f"{path}.posts[{index}].instead_of", f"there is no space {space!r}"
            elif space[:-1] not in post.provinces:
                yield f"{path}.posts[{index}].instead_of", "the space is in neither province"
            if replaced.count(space) > 1:
                yield f"{path}.posts[{index}].instead_of", f"{space!r} is there twice"

    def _check_connections(self, name: BoardId) -> Iterator[Problem]:
        """Roads join two spaces, and every space with every other one."""
        whole = self.whole_board(name)
        places = whole.place_ids()
        known: set[frozenset[str]] = set()
        rows = road_rows(self.map, self.board, name)
        for (path, _), road in zip(rows, whole.roads, strict=True):
            for end in road:
                if end not in places:
                    yield path, f"there is no space {end!r} on the board {name}"
            if road[0] == road[1]:
                yield path, "the road leads nowhere"
            if frozenset(road) in known:
                yield path, f"the board {name} has the road from {road[0]} to {road[1]} twice"
            known.add(frozenset(road))
        reached = _reachable_places(places[0], whole.roads)
        for place in places:
            if not any(place in road for road in whole.roads):
                yield f"board.{name}", f"no road leads to {place!r}"
            if place not in reached:
                yield f"board.{name}", f"no roads lead from {places[0]!r} to {place!r}"

    def _check_room(self, path: str, board: BoardTable, whole: WholeBoard) -> Iterator[Problem]:
        """Bonus tiles need spaces off the junctions; a harbour is no junction."""
        junctions = [
            place
            for place in whole.place_ids()
            if sum([place in road for road in whole.roads]) >= JUNCTION
        ]
        tiles = self.numbers.tiles_per_province
        for province in get_args(ProvinceId):
            own = [space for space in whole.spaces if space[:-1] == province]
            off = [space for space in own if space not in junctions]
            if len(off) < tiles:
                yield path, f"{province!r} has {len(off)} spaces for {tiles} bonus tiles"
            posts = [post for post in whole.posts if province in post.provinces]
            if len(own) + len(posts) > MOST_IN_A_PROVINCE:
                yield path, f"{province!r} has more than {MOST_IN_A_PROVINCE} spaces"
        yield from check_known(f"{path}.harbours", board.harbours, whole.spaces, "space")
        yield from check_no_repetition(f"{path}.harbours", board.harbours)
        if (
            board.spaces is None
        ):  # in version 1 the board had spaces of its own, with such a harbour
            for index, harbour in enumerate(board.harbours):
                if harbour in junctions:
                    yield f"{path}.harbours[{index}]", f"{harbour!r} is a junction"


def _check_spaces(path: str, spaces: Sequence[Space]) -> Iterator[Problem]:
    """The spaces of a province are numbered from 1."""
    count = dict.fromkeys(get_args(ProvinceId), 0)
    for index, space in enumerate(spaces):
        province = space.id[:-1]
        if province not in count:
            yield f"{path}[{index}]", f"there is no province {province!r}"
            return
        count[province] += 1
        if space.id != f"{province}{count[province]}":
            yield f"{path}[{index}]", f"{province}{count[province]} must stand here"
            return
    for province, found in count.items():
        if found == 0:
            yield path, f"{province!r} has no space"


def _reachable_places(start: str, roads: Sequence[tuple[str, str]]) -> set[str]:
    """All places that roads lead to from here."""
    reached = {start}
    edge = [start]
    while edge:
        place = edge.pop()
        for a, b in roads:
            for here, there in ((a, b), (b, a)):
                if here == place and there not in reached:
                    reached.add(there)
                    edge.append(there)
    return reached
