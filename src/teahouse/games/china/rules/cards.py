"""A few cards in one number: three bits a colour, the first colour lowest. For hands and the row.

Everything that a rule asks of so few cards is in a table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.china import tables as d

WIDTH: Final = 3
MOST: Final = 7  # cards of one colour
# by colour: one card
ONE: Final[list[i64]] = [1 << (WIDTH * color) for color in range(d.COLORS)]


def _size_table() -> list[i64]:
    """By packed cards: how many they are."""
    table: list[i64] = [0]
    for cards in range(1, CODES):
        table.append(table[cards >> WIDTH] + (cards & MOST))
    return table


def _colors_with(least: int) -> list[i64]:
    """By packed cards: the bit set of the colours with at least ``least`` cards."""
    table: list[i64] = [0]
    for cards in range(1, CODES):
        table.append(table[cards >> WIDTH] * 2 + int(cards & MOST >= least))
    return table


CODES: Final[int] = 1 << (WIDTH * int(d.COLORS))
SIZE: Final[list[i64]] = _size_table()
COLORS_IN: Final[list[i64]] = _colors_with(1)
PAIRS_IN: Final[list[i64]] = _colors_with(2)
# by cards: the colours in which they pay for a piece; a pair pays in every colour (4.1)
PAYABLE: Final[list[i64]] = [
    d.ALL_COLORS if PAIRS_IN[cards] else COLORS_IN[cards] for cards in range(CODES)
]
# by bit set of colours: their numbers
COLORS_OF: Final[list[list[i64]]] = [d.bits(colors) for colors in range(int(d.ALL_COLORS) + 1)]


def count_of(cards: i64, color: i64) -> i64:
    """How many of the packed cards are of a colour."""
    return (cards >> (WIDTH * color)) & MOST


def pack_counts(numbers: list[i64]) -> i64:
    """Pack the numbers of cards by colour into one number."""
    cards: i64 = 0
    for color in range(d.COLORS):
        cards += numbers[color] * ONE[color]
    return cards


def unpack_counts(cards: i64) -> list[i64]:
    """The numbers of cards by colour."""
    return [count_of(cards, color) for color in range(d.COLORS)]
