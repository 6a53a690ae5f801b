"""A seat's view as numbers for learners: one entry for each field of the view."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.learning.layout import Bag, Each, Flag, Maybe, Number, OneOf, RecordPart
from teahouse.learning.player_layout import EachPlayer, players_by_seat
from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import CATALOG


def layout(seats: int, view: Mapping[str, object]) -> RecordPart:
    """The layout for a number of seats."""
    coins = range(1, d.NUMBERS + 1)
    candles = sorted(set(d.CANDLES))
    place = RecordPart({"id": None, "lantern": Number()})
    seat = RecordPart(
        {
            "seat": None,
            "hand": Maybe(Bag(coins)),
            "hand_size": Number(),
            "sealed": Flag(),
            "bid": OneOf([entry.notation for entry in CATALOG.entries]),
            "spent": Bag(coins),
            "lanterns": Bag(candles),
        }
    )
    return RecordPart(
        {
            "node": OneOf(["bid", "over"]),
            "round": Number(),
            "rounds": None,
            "row": Each(len(d.PLACES), place),
            "lanterns_left": Number(),
            "gone": Bag(candles),
            "seats": EachPlayer(players_by_seat(seats), seat),
        }
    )
