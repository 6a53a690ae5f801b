"""Goods cards between piles and hands. Every way is public; only the deal is not (section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def gain(s: DschunkeState, seat: i64, good: i64, count: i64) -> None:
    """Cards from a pile to a hand; everybody sees which."""
    s.piles[good] -= count
    s.hands[seat * 4 + good] += count
    s.known[seat * 4 + good] += count


def lose(s: DschunkeState, seat: i64, good: i64, count: i64) -> None:
    """Cards from a hand back to their pile; the known ones may be those that went."""
    s.piles[good] += count
    s.hands[seat * 4 + good] -= count
    rest: i64 = s.known[seat * 4 + good] - count
    s.known[seat * 4 + good] = rest if rest > 0 else 0
