"""The numbers of a position of Yunnan. Only Duli's pile is hidden, so nearly all is in them."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import nodes
from teahouse.learning.layout import Bag, Counts, Each, Flag, Maybe, Number, OneOf, Part, Record
from teahouse.learning.player_layout import InOrder, People, Some, Theirs, Who, around

CARDS = range(1, int(d.CARDS) + 1)


def layout(seats: int, view: Mapping[str, object]) -> Record:
    """The layout for a number of seats; a view of the start tells who has which colours."""
    colors = view["colors"]
    assert isinstance(colors, list)
    everybody = around(seats)
    people = People(seats, [x["color"] for x in colors], [x["seat"] for x in colors])
    buildings = view["buildings"]
    assert isinstance(buildings, list)
    spaces = max([len(b["spaces"]) for b in buildings])
    return Record(
        {
            "edition": OneOf([int(edition) for edition in d.EDITIONS]),
            "round": Number(),
            "round_cap": Number(),
            "phase": OneOf(nodes.PHASE_IDS),
            "node": OneOf(nodes.NODE_IDS),
            "actors": Some(everybody),
            "color": Who(people),
            "seats": Theirs(everybody, Record({"seat": None, "vp": Number(), "colors": None})),
            "colors": Theirs(people, _color()),
            "places": Each(int(d.PLACES), _place(people)),
            "ravines": Each(
                int(d.RAVINES),
                Record({"id": None, "ends": None, "bridges": Some(people), "blocked": Flag()}),
            ),
            "buildings": Each(
                len(buildings),
                Record(
                    {
                        "id": None,
                        "spaces": Each(
                            spaces, Record({"value": None, "small": None, "color": Who(people)})
                        ),
                    }
                ),
            ),
            "bank": Each(
                int(d.BANK_SPACES),
                Record({"id": None, "color": Who(people), "closed": Flag(), "pays": Number()}),
            ),
            "bid_sum": Number(),
            "auction_order": InOrder(people),
            "travel_order": InOrder(people),
            "pending": OneOf([entry.notation for entry in c.CATALOG.entries]),
            "taken": OneOf(d.STRUCTURE_IDS),
            "arrived": OneOf(d.PLACE_IDS),
            "passes_left": Maybe(Number()),
            "fresh": Counts(d.PLACE_IDS),
            "debt_rate": Maybe(Number()),
            "gifts_left": Number(),
            "duli": Maybe(
                Record(
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


def _color() -> Part:
    guards = ["unused", *d.PROVINCE_IDS, "spent"]
    return Record(
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
            "general": Counts(d.STRUCTURE_IDS),
            "kept": Counts(d.STRUCTURE_IDS),
            "bridges": Bag(d.RAVINE_IDS),
            "tea_houses": Bag(d.PLACE_IDS),
            "guard": OneOf(guards),
            "gifts": Number(),
            "income": Number(),
            "passed": Flag(),
            "banked": Flag(),
        }
    )


def _place(people: People) -> Part:
    return Record(
        {
            "id": None,
            "trader_income": None,
            "post_income": None,
            "traders": Theirs(people, Number()),
            "posts": Theirs(people, Number()),
            "horses": None,  # these three: with the colours
            "guards": None,
            "gifts": Number(),
            "tea_house": None,
            "value": Number(),
        }
    )
