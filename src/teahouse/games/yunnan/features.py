"""The numbers of a position of Yunnan. Only Duli's pile is hidden, so nearly all is in them."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import nodes
from teahouse.learning.layout import (
    Bag,
    CountsPart,
    Each,
    Flag,
    Maybe,
    Number,
    OneOf,
    Part,
    RecordPart,
)
from teahouse.learning.player_layout import (
    EachPlayer,
    InOrder,
    OnePlayer,
    PlayerOrder,
    SetOfPlayers,
    players_by_seat,
)

CARDS = range(1, int(d.CARDS) + 1)
MARKS_POSTS = not all(edition.cut_off_post_pays for edition in d.TABLES.edition.values())


def layout(seats: int, view: Mapping[str, object]) -> RecordPart:
    """The layout for a number of seats; a view of the start tells who has which colours."""
    colors = view["colors"]
    assert isinstance(colors, list)
    everybody = players_by_seat(seats)
    people = PlayerOrder(seats, [x["color"] for x in colors], [x["seat"] for x in colors])
    buildings = view["buildings"]
    assert isinstance(buildings, list)
    spaces = max([len(b["spaces"]) for b in buildings])
    return RecordPart(
        {
            "edition": OneOf([int(edition) for edition in d.EDITIONS]),
            "round": Number(),
            "round_cap": Number(),
            "phase": OneOf(nodes.PHASE_IDS),
            "node": OneOf(nodes.NODE_IDS),
            "actors": SetOfPlayers(everybody),
            "color": OnePlayer(people),
            "seats": EachPlayer(
                everybody, RecordPart({"seat": None, "vp": Number(), "colors": None})
            ),
            "colors": EachPlayer(people, _color_part()),
            "places": Each(int(d.PLACES), _place_part(people)),
            "ravines": Each(
                int(d.RAVINES),
                RecordPart(
                    {"id": None, "ends": None, "bridges": SetOfPlayers(people), "blocked": Flag()}
                ),
            ),
            "buildings": Each(
                len(buildings),
                RecordPart(
                    {
                        "id": None,
                        "spaces": Each(
                            spaces,
                            RecordPart({"value": None, "small": None, "color": OnePlayer(people)}),
                        ),
                    }
                ),
            ),
            "bank": Each(
                int(d.BANK_SPACES),
                RecordPart(
                    {"id": None, "color": OnePlayer(people), "closed": Flag(), "pays": Number()}
                ),
            ),
            "bid_sum": Number(),
            "auction_order": InOrder(people),
            "travel_order": InOrder(people),
            "pending": OneOf([entry.notation for entry in c.CATALOG.entries]),
            "taken": OneOf(d.STRUCTURE_IDS),
            "arrived": OneOf(d.PLACE_IDS),
            "passes_left": Maybe(Number()),
            "fresh": CountsPart(d.PLACE_IDS),
            "debt_rate": Maybe(Number()),
            "gifts_left": Number(),
            "duli": Maybe(
                RecordPart(
                    {
                        "card": OneOf(CARDS),
                        "bids": Bag(d.BUILDING_IDS),
                        "traders": Each(int(d.QINGHAI), Number()),
                        "tea_house": Flag(),
                        "pile": Bag(CARDS),
                    }
                )
            ),
        }
    )


def _color_part() -> Part:
    guards = ["unused", *d.PROVINCE_IDS, "spent"]
    return RecordPart(
        {
            "color": None,
            "dye": None,
            "seat": None,
            "coins": Number(),
            "stock": Number(),
            "supply": Number(),
            "working": Number(),
            "bid_sum": Number(),
            "passes": Number(),
            "influence": Number(),
            "horse": OneOf(d.PLACE_IDS),
            "general": CountsPart(d.STRUCTURE_IDS),
            "kept": CountsPart(d.STRUCTURE_IDS),
            "bridges": Bag(d.RAVINE_IDS),
            "tea_houses": Bag(d.PLACE_IDS),
            "guard": OneOf(guards),
            "gifts": Number(),
            "income": Number(),
            "passed": Flag(),
            "banked": Flag(),
        }
    )


def _place_part(people: PlayerOrder) -> Part:
    return RecordPart(
        {
            "id": None,
            "trader_income": None,
            "post_income": None,
            "traders": EachPlayer(people, Number()),
            "posts": EachPlayer(people, Number()),
            "cut_off": SetOfPlayers(people) if MARKS_POSTS else None,
            "horses": None,  # these three: with the colours
            "guards": None,
            "gifts": Number(),
            "tea_house": None,
            "value": Number(),
        },
        optional=["cut_off"],
    )
