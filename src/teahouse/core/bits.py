"""Bit sets in one number, as the rules keep sets of seats, cards, spaces and places."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(mask: i64) -> i64:
    """How many bits are set; ``mask`` is not negative."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
