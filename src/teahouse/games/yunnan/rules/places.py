"""Traders or trading posts of a colour by place, in one number: four bits a place, Pu'er lowest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yunnan import tables as d

WIDTH: Final = 4
MASK: Final = 15
# by place: one piece there
ONE: Final[list[i64]] = [1 << (WIDTH * place) for place in range(d.PLACES)]
PLACE_SETS: Final[i64] = 1 << int(d.PLACES)
PROVINCES: Final[i64] = PLACE_SETS - 2  # all places but Pu'er, as a bit set
# by bit set: the places in it
PLACES_IN: Final[list[list[i64]]] = [
    [place for place in range(d.PLACES) if (places >> place) & 1] for places in range(PLACE_SETS)
]

# A table for all places together would be too large: each half is looked up on its own.
_HALF: Final[i64] = d.PLACES // 2
_HALF_BITS: Final[i64] = WIDTH * _HALF
_HALF_MASK: Final[i64] = (1 << int(_HALF_BITS)) - 1


def _places_in_packed(packed: int, first: int) -> i64:
    """The places with a piece, as a bit set, if ``packed`` begins with the place ``first``."""
    places: i64 = 0
    for place in range(first, d.PLACES):
        if (packed >> (WIDTH * (place - first))) & MASK:
            places |= d.BIT[place]
    return places


_LOW: Final[list[i64]] = [_places_in_packed(packed, 0) for packed in range(_HALF_MASK + 1)]
_HIGH: Final[list[i64]] = [
    _places_in_packed(packed, int(_HALF)) for packed in range(1 << (WIDTH * int(d.PLACES - _HALF)))
]


def occupied_places(packed: i64) -> i64:
    """The places with a piece, as a bit set."""
    return _LOW[packed & _HALF_MASK] | _HIGH[packed >> _HALF_BITS]


def count_of(packed: i64, place: i64) -> i64:
    """How many of the packed pieces are at a place."""
    return (packed >> (WIDTH * place)) & MASK


def pack_counts(numbers: list[i64]) -> i64:
    """Pack the numbers of pieces by place into one number."""
    packed: i64 = 0
    for place in range(d.PLACES):
        packed += numbers[place] * ONE[place]
    return packed


def unpack_counts(packed: i64) -> list[i64]:
    """The numbers of pieces by place."""
    return [count_of(packed, place) for place in range(d.PLACES)]
