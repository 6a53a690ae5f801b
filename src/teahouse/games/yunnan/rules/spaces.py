"""The bid spaces of a building as bit sets: what is free, what is outbid, what it costs.

A building's row has five bits, the cheapest space lowest. Small spaces are legal only above every
bid in the building (R-11) and are left at any higher bid (R-12); large ones stay (R-13).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yunnan import tables as d

ROW_SETS: Final[i64] = 1 << d.ROW
ROW_MASK: Final[i64] = ROW_SETS - 1
TEMPLE_SHIFT: Final[i64] = d.TEMPLE * d.ROW
MOST_VALUE: Final[i64] = max(d.PROGRESS_VALUES)


def _open_spaces(values: list[i64], small: i64) -> list[i64]:
    """By the spaces taken: those that may be bid on."""
    table: list[i64] = []
    for taken in range(ROW_SETS):
        free: i64 = 0
        for i in range(len(values)):
            empty = (taken >> i) & 1 == 0
            if empty and (i >= small or taken >> i == 0):
                free |= d.BIT[i]
        table.append(free)
    return table


def _sums_of_bids(values: list[i64]) -> list[i64]:
    """By the spaces taken: the sum of their values."""
    return [
        sum([values[i] for i in range(len(values)) if (taken >> i) & 1])
        for taken in range(ROW_SETS)
    ]


def _affordable_spaces(values: list[i64]) -> list[i64]:
    """By money, up to the dearest space: the spaces that it can pay."""
    table: list[i64] = []
    for money in range(MOST_VALUE + 1):
        mask: i64 = 0
        for i in range(len(values)):
            if values[i] <= money:
                mask |= d.BIT[i]
        table.append(mask)
    return table


def _outbid_spaces() -> list[i64]:
    """By space number: the small spaces of the building with a lower value."""
    table: list[i64] = []
    for space in range(d.SPACE_COUNT):
        building: i64 = space // d.ROW
        place: i64 = space % d.ROW
        small: i64 = d.ROW if building == d.TEMPLE else d.SMALL_SPACES
        lower: i64 = 0
        for i in range(min(place, small)):
            lower |= d.BIT[building * d.ROW + i]
        table.append(lower)
    return table


OPEN: Final[list[i64]] = _open_spaces(d.PROGRESS_VALUES, d.SMALL_SPACES)
OPEN_TEMPLE: Final[list[i64]] = _open_spaces(d.TEMPLE_VALUES, d.ROW)
SUM: Final[list[i64]] = _sums_of_bids(d.PROGRESS_VALUES)
SUM_TEMPLE: Final[list[i64]] = _sums_of_bids(d.TEMPLE_VALUES)
WITHIN: Final[list[i64]] = _affordable_spaces(d.PROGRESS_VALUES)
WITHIN_TEMPLE: Final[list[i64]] = _affordable_spaces(d.TEMPLE_VALUES)
OUTBID: Final[list[i64]] = _outbid_spaces()
ROWS: Final[list[i64]] = [ROW_MASK << (building * d.ROW) for building in range(d.BUILDINGS)]
SMALL_ROW: Final[i64] = d.BIT[d.SMALL_SPACES] - 1


def _lowest_bit(bids: int) -> i64:
    """The number of the lowest bit; nothing is at 0."""
    return min([i for i in range(int(PAIR_BITS)) if (bids >> i) & 1], default=-1)


# Two buildings at once: by their ten bits, the sum of their bids and the first of them.
PAIR_BITS: Final[i64] = 2 * d.ROW
PAIR_MASK: Final[i64] = (1 << int(PAIR_BITS)) - 1
LAST_PAIR_SHIFT: Final[i64] = 2 * PAIR_BITS
PAIR_SUM: Final[list[i64]] = [
    SUM[pair & ROW_MASK] + SUM[pair >> d.ROW] for pair in range(PAIR_MASK + 1)
]
LAST_PAIR_SUM: Final[list[i64]] = [  # the yard and the temple
    SUM[pair & ROW_MASK] + SUM_TEMPLE[pair >> d.ROW] for pair in range(PAIR_MASK + 1)
]
LOWEST: Final[list[i64]] = [_lowest_bit(pair) for pair in range(PAIR_MASK + 1)]


def building_bids(bids: i64, building: i64) -> i64:
    """The bids in one building."""
    return (bids >> (building * d.ROW)) & ROW_MASK


def bid_sum(bids: i64) -> i64:
    """The sum of a set of bids."""
    return (
        PAIR_SUM[bids & PAIR_MASK]
        + PAIR_SUM[(bids >> PAIR_BITS) & PAIR_MASK]
        + LAST_PAIR_SUM[bids >> LAST_PAIR_SHIFT]
    )


def lowest_bid(bids: i64) -> i64:
    """The first bid of a set that is not empty."""
    space: i64 = 0
    while bids & PAIR_MASK == 0:
        bids >>= PAIR_BITS
        space += PAIR_BITS
    return space + LOWEST[bids & PAIR_MASK]
