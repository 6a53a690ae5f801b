"""What ``tables.toml`` of Yunnan may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from teahouse.core.table_types import (
    About,
    Problem,
    Tables,
    check_complete,
    check_length,
    check_no_repetition,
    check_order,
    check_players_rise,
)
from teahouse.games.yunnan.table_rows import (
    Bank,
    BankSpaceId,
    Building,
    BuildingId,
    BuildingSpaces,
    Duli,
    Edition,
    EditionYear,
    MapPlace,
    MapRoad,
    PlaceId,
    ProgressTracks,
    Ravine,
    RavineId,
    WoodColor,
    YunnanDrawing,
    YunnanNumbers,
)


class YunnanTables(Tables, frozen=True):
    """All tables of ``tables.toml``."""

    meta: About
    numbers: YunnanNumbers
    tracks: ProgressTracks
    edition: dict[EditionYear, Edition]
    colors: tuple[WoodColor, ...]
    places: tuple[MapPlace, ...]
    roads: tuple[MapRoad, ...]
    ravines: tuple[Ravine, ...]
    spaces: BuildingSpaces
    buildings: tuple[Building, ...]
    bank: Bank
    draw: YunnanDrawing
    duli: Duli

    def problems(self) -> Iterator[Problem]:
        """Yield what does not fit together."""
        yield from self._check_players()
        yield from self._check_places()
        yield from self._check_roads_and_ravines()
        yield from self._check_buildings()
        yield from self._check_cards()

    def _check_players(self) -> Iterator[Problem]:
        players = self.meta.players
        yield from check_players_rise(players)
        most = max(players)
        yield from check_length("numbers.coins", self.numbers.coins, most, "one for each player")
        if self.numbers.stock > self.numbers.traders:
            yield "numbers.stock", f"a colour has {self.numbers.traders} traders"
        for name, track in (("passes", self.tracks.passes), ("influence", self.tracks.influence)):
            first = track.values[0]
            steps = range(first, first + len(track.values))
            yield from check_order(f"tracks.{name}.values", track.values, steps)
            steps_needed = len(track.values)
            yield from check_length(
                f"tracks.{name}.vp", track.vp, steps_needed, "one for each step"
            )
        yield from check_complete("edition", self.edition, get_args(EditionYear))
        for year, edition in self.edition.items():
            yield from check_no_repetition(f"edition.{year}.build_at_once", edition.build_at_once)
        colors = [color.id for color in self.colors]
        yield from check_no_repetition("colors", colors, "id")
        yield from check_length("colors", colors, most, "one for each player")
        for index, color in enumerate(self.colors):
            yield from check_complete(f"colors[{index}].dye", color.dye, self.edition)

    def _check_places(self) -> Iterator[Problem]:
        ids = [place.id for place in self.places]
        yield from check_order("places", ids, get_args(PlaceId), "id")
        for index, place in enumerate(self.places):
            draw = place.draw
            pieces = (
                ("posts", draw.posts, index > 0),
                ("stable", draw.stable, index > 0),
                ("tea_house", draw.tea_house, index > 0),
                ("gift", draw.gift, place.gifts > 0),
            )
            for key, found, needed in pieces:
                if needed and found is None:
                    yield f"places[{index}].draw.{key}", "it is missing"
                if found is not None and not needed:
                    yield f"places[{index}].draw.{key}", "nothing of this kind stands here"

    def _check_roads_and_ravines(self) -> Iterator[Problem]:
        needed = len(self.places) - 1
        yield from check_length("roads", self.roads, needed, "from each place to the next")
        for index, road in enumerate(self.roads):
            path = f"roads[{index}].ends"
            yield from check_order(path, road.ends, get_args(PlaceId)[index : index + 2])
        ids = [ravine.id for ravine in self.ravines]
        yield from check_no_repetition("ravines", ids, "id")
        yield from check_complete("ravines", ids, get_args(RavineId))
        for index, ravine in enumerate(self.ravines):
            yield from check_order(f"ravines[{index}].ends", ravine.ends, ravine.id.split("_"))

    def _check_buildings(self) -> Iterator[Problem]:
        ids = [building.id for building in self.buildings]
        yield from check_order("buildings", ids, get_args(BuildingId), "id")
        for index, building in enumerate(self.buildings):
            if (building.id == "temple") != (building.draw.blocker is not None):
                yield f"buildings[{index}].draw.blocker", "the temple has one, no other building"
        spaces = self.spaces
        for key, values, places in (
            ("progress", spaces.progress, spaces.draw.progress_x),
            ("temple", spaces.temple, spaces.draw.temple_x),
        ):
            if list(values) != sorted(set(values)):
                yield f"spaces.{key}", "the values must rise"
            yield from check_length(f"spaces.draw.{key}_x", places, len(values), f"spaces.{key}")
        bid = self.numbers.first_bid
        if bid.value not in (spaces.temple if bid.building == "temple" else spaces.progress):
            yield "numbers.first_bid.value", f"{bid.building!r} has no space of {bid.value}"
        yield from check_order("bank.spaces", self.bank.spaces, get_args(BankSpaceId))
        sums = [section[0] for section in self.bank.sections]
        if sums[0] != 0:
            yield "bank.sections[0]", "the first section starts at 0"
        for index in range(1, len(sums)):
            if sums[index] <= sums[index - 1]:
                yield f"bank.sections[{index}]", "the sums of the bids must rise"

    def _check_cards(self) -> Iterator[Problem]:
        yield from check_no_repetition("duli.posts", self.duli.posts)
        if "puer" in self.duli.posts:
            yield "duli.posts", "there are no trading posts in 'puer'"
        for index, card in enumerate(self.duli.cards):
            if len(set(card.bids)) < len(card.bids):
                yield f"duli.cards[{index}].bids", f"{card.bids!r} names a building twice"
            if sum(card.traders) != self.numbers.traders:
                place = f"duli.cards[{index}].traders"
                yield place, f"{self.numbers.traders} traders are needed, not {sum(card.traders)}"
