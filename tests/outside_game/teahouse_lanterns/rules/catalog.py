"""Every action: a coin for a lantern. Action ``coin * places + place``, coins counted from 0."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.catalog import Catalog, Family
from teahouse_lanterns import tables as d

CATALOG: Final = Catalog(
    [
        Family(
            "bid",
            ["coin", "place"],
            [(str(coin), place) for coin in range(1, d.NUMBERS + 1) for place in d.PLACES],
            ["hand:{coin}", "row:{place}"],
        )
    ]
)


def bid(coin: i64, place: i64) -> i64:
    """The action that bids a coin for the lantern in a place."""
    return (coin - 1) * len(d.PLACES) + place


def coin_of(action: i64) -> i64:
    """The number of the coin that is bid."""
    return action // len(d.PLACES) + 1


def place_of(action: i64) -> i64:
    """The place in the row that the bid is for."""
    return action % len(d.PLACES)
