"""Points, ranks and how near the end is (rules 4 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.game import Progress, Trigger
from teahouse_lanterns import tables as d

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState

CATEGORIES: Final = ("lanterns", "coin")
HOLDINGS: Final = ("coins", "candles")


def scores(s: LanternsState) -> list[list[i64]]:
    """Points by category; a coin counts when it is the last one."""
    coins = [hand[0] if len(hand) == 1 else 0 for hand in s.hands]
    return [[sum(s.lanterns[seat]), coins[seat]] for seat in range(s.seats)]


def ranking(s: LanternsState) -> list[i64]:
    """One more than the number of seats with more points."""
    totals = [sum(parts) for parts in scores(s)]
    return [1 + sum([other > own for other in totals]) for own in totals]


def holdings(s: LanternsState, seat: i64) -> list[i64]:
    """Coins in hand without the one that is bid, and candles won."""
    return [len(s.hands[seat]) - (s.bids[seat] >= 0), sum(s.lanterns[seat])]


def progress(s: LanternsState) -> Progress:
    """Rounds are all that ends the fair."""
    return Progress(int(s.round), "bidding", [Trigger("rounds", int(s.round), d.ROUNDS)])
