"""Weights of the legal actions of Yunnan, question by question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.evaluator.outlook import rounds_to_come
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import nodes, places
from teahouse.games.yunnan.state import YunnanState

MIN_WEIGHT: Final = 0.02  # no action is impossible
PRICE: Final = [1.0, 0.8, 1.0, 0.35, 0.15]  # by space of a building: safe or cheap is liked
ENOUGH: Final = 5  # traders after which the school is less attractive


def action_weights(s: YunnanState, actions: list[i64]) -> list[float]:
    """The weights of the legal actions of the colour that decides."""
    node: i64 = s.node
    color: i64 = s.color
    if node == nodes.TURN:
        rounds: float = rounds_to_come(s)
        return [_auction_weight(s, color, action, rounds) for action in actions]
    if node == nodes.TRAVEL:
        return [_travel_weight(s, color, action) for action in actions]
    if node == nodes.CONVERT:
        return _conversion_weights(s, color, actions)
    if node == nodes.SOURCE:
        return [_source_weight(action) for action in actions]
    if node == nodes.DISPLACE:
        return [MIN_WEIGHT * 5.0 if action == c.SPARE else 1.0 for action in actions]
    if node == nodes.TAKE or node == nodes.PLACE:
        return [_yard_weight(s, color, action) for action in actions]
    return [1.0 for _ in actions]


def _auction_weight(s: YunnanState, color: i64, action: i64, rounds: float) -> float:
    if action == c.PASS:
        return 1.5 if _free_trader_count(s, color) <= 2 else 0.5
    if action == c.MARKET:
        return 0.15
    if action >= c.BANK:
        return 1.0 if s.coins[color] < 9 else 0.05
    space: i64 = action - c.BID
    building: i64 = space // d.ROW
    if building == d.TEMPLE:
        return MIN_WEIGHT
    return PRICE[space % d.ROW] * _progress_weight(s, color, building, rounds)


def _free_trader_count(s: YunnanState, color: i64) -> i64:
    """Traders that may be placed in the auction: stock and provinces."""
    free: i64 = s.stock[color]
    for place in range(1, d.PLACES):
        free += places.count_of(s.traders_at[color], place)
    return free


def _progress_weight(s: YunnanState, color: i64, building: i64, rounds: float) -> float:
    """How much a step in a building is wanted: income as long as rounds come, points at the end."""
    if building == d.SCHOOL:
        owned: i64 = d.TRADERS - s.supply[color]
        return MIN_WEIGHT + (0.6 if owned < ENOUGH else 0.3) * rounds
    if building == d.CUSTOMS:
        passes: i64 = s.passes[color] - d.FIRST_PASSES
        return (
            MIN_WEIGHT + 0.35 * rounds + 0.25 * float(d.PASSES_VP[passes + 1] - d.PASSES_VP[passes])
        )
    if building == d.HORSE:
        horse: i64 = s.horse[color]
        gain: i64 = s.rules.horse_vp[horse + 1] - s.rules.horse_vp[horse]
        return MIN_WEIGHT + 0.6 * rounds + 0.25 * float(gain)
    if building == d.GUILD:
        level: i64 = s.influence[color]
        return 0.15 * rounds + 0.25 * float(d.INFLUENCE_VP[level + 1] - d.INFLUENCE_VP[level])
    return 0.5 + 0.1 * float(s.horse[color])


def _source_weight(action: i64) -> float:
    """The stock first, then the nearest province."""
    if action == c.FROM_STOCK:
        return 3.0
    return 0.6 / float(action - c.FROM + 1)


def _yard_weight(s: YunnanState, color: i64, action: i64) -> float:
    if action == c.KEEP:
        return 0.5
    if action == c.TAKE + d.POST:
        return 0.2 + float(s.horse[color]) * 0.2
    if action == c.TAKE + d.TEA_HOUSE:
        return 0.2 + float(s.horse[color]) * 0.3
    if action == c.TAKE + d.BRIDGE:
        return 0.15
    return _site_weight(s, action)


def _site_weight(s: YunnanState, action: i64) -> float:
    """Posts and tea houses are wanted far away."""
    if c.BUILD_POST <= action < c.BUILD_BRIDGE:
        return 0.3 + 0.2 * float(d.POST_INCOME[action - c.BUILD_POST + 1])
    if c.BUILD_TEA_HOUSE <= action < c.GUARD:
        return 0.1 + 0.3 * float(s.rules.tea_house_vp[action - c.BUILD_TEA_HOUSE + 1])
    return 0.5


def _travel_weight(s: YunnanState, color: i64, action: i64) -> float:
    if action == c.DONE:
        return 0.3
    if action < c.MOVE:
        return _site_weight(s, action)
    start: i64 = c.MOVE_START[action - c.MOVE]
    goal: i64 = c.MOVE_GOAL[action - c.MOVE]
    gain: i64 = d.TRADER_INCOME[goal] - d.TRADER_INCOME[start]
    if start == d.PUER:
        gain = d.TRADER_INCOME[goal]
    if gain <= 0:
        return MIN_WEIGHT
    presence: i64 = s.presence(color)
    if start != d.PUER and places.count_of(s.traders_at[color], start) == 1:
        if places.count_of(s.posts[color], start) == 0:
            presence &= ~(i64(1) << start)
    for place in range(1, goal):
        if (presence >> place) & 1 == 0:  # a gap on the road: such a trader may come home
            return 0.05 * float(gain)
    gifts: float = 3.0 if s.gifts[goal] > 0 else 0.0
    return float(gain) + gifts


def _conversion_weights(s: YunnanState, color: i64, actions: list[i64]) -> list[float]:
    """Nothing early, everything late, and something for the next auction in between."""
    rounds: float = rounds_to_come(s)
    everything: i64 = len(actions) - 1
    reserve: i64 = max(0, everything + s.coins[color] - 24)  # VP that leave 24 coins
    weights: list[float] = [MIN_WEIGHT / 10.0] * len(actions)
    weights[0] += 0.4 * rounds
    weights[everything] += 2.0 / (0.5 + rounds)
    weights[min(reserve, everything)] += 0.3 * rounds
    return weights
