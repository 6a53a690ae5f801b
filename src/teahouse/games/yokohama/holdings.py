"""What a player counts as costs and gains: points, money and goods, pieces in hand, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules.rewards import SOURCES

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState

HOLDINGS: Final = (
    "points",
    *d.KIND_IDS,
    *d.PIECE_IDS,
    "orders",
    "technologies",
    "agents",
    "flags",
)


def holdings(s: YokohamaState, seat: i64) -> list[i64]:
    """A starting order counts as soon as it is chosen."""
    points: i64 = 0
    for source in range(SOURCES):
        points += s.points[seat * SOURCES + source]
    agents: i64 = 0
    for kind in range(d.AGENT_KINDS):
        agents += s.agents[seat * d.AGENT_KINDS + kind]
    flags: i64 = 0
    for nation in range(d.NATIONS):
        flags += s.flags[seat * d.NATIONS + nation]
    orders: i64 = s.order_count(seat)
    if s.kept[seat] != d.FREE:
        orders += 1
    found: list[i64] = [points]
    found += s.owned[seat * d.KINDS : (seat + 1) * d.KINDS]
    found += s.hands[seat * d.PIECES : (seat + 1) * d.PIECES]
    found += [orders, count_bits(s.techs[seat]), agents, flags]
    return found
