"""What a player counts as costs and gains: coins, points, income and what lies in the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import flow, graph, income, nodes, spaces

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState

HOLDINGS: Final = (
    "coins",
    "points",
    "income",
    "traders",
    "passes",
    "trading_posts",
    "bridges",
    "tea_houses",
)


def holdings(s: YunnanState, seat: i64) -> list[i64]:
    """All colours of a person together; the income is that of the map as it stands."""
    coins: i64 = 0
    earned: i64 = 0
    traders: i64 = 0
    passes: i64 = 0
    structures: list[i64] = [0, 0, 0]
    for color in range(s.rules.colors):
        if s.rules.owner[color] == seat:
            coins += _free_coins(s, color)
            earned += income.round_income(s, color)
            traders += s.stock[color]
            travels = s.phase == nodes.JOURNEYS and s.color == color
            passes += s.passes_left if travels else s.passes[color]
            for kind in range(d.KINDS):
                structures[kind] += s.structures_in_stock[color * d.KINDS + kind]
    return [coins, s.vp[seat], earned, traders, passes] + structures


def _free_coins(s: YunnanState, color: i64) -> i64:
    """Coins that no bid has bound; a bid counts as soon as it is chosen, before its trader is."""
    free: i64 = s.coins[color]
    if s.phase == nodes.AUCTION:
        free -= spaces.bid_sum(s.bids[color])
        space: i64 = s.pending - c.BID
        chosen = s.node == nodes.SOURCE and s.waiting != 0 and s.color == color
        if chosen and 0 <= space < d.SPACE_COUNT:
            free -= spaces.bid_sum(d.BIT[space])
    return free


def foresee(s: YunnanState, action: i64) -> None:
    """The decision alone: what follows is the others' turns, Duli's cards and the next phases.

    Passes that lapse with the end of the turn are not a cost of its last journey.
    """
    left: i64 = s.passes_left
    if s.node == nodes.TRAVEL and c.MOVE <= action < c.MOVE + len(c.MOVE_START):
        start: i64 = c.MOVE_START[action - c.MOVE]
        goal: i64 = c.MOVE_GOAL[action - c.MOVE]
        left -= graph.journey_passes(s.horse[s.color], s.usable_bridges(s.color), start, goal)
    flow.carry_out(s, action, None)
    s.passes_left = left
