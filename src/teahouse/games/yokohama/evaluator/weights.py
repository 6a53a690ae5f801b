"""Weights of the legal actions of Yokohama, without a copy of the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import catalog as c
from teahouse.games.yokohama.rules.agenda import position_of
from teahouse.games.yokohama.rules.pieces import level_at
from teahouse.games.yokohama.state import YokohamaState

LEAST: Final = 0.05
CERTAIN: Final = 40.0  # what one always does: orders, goals, tokens
LEAVE: Final = 0.1  # to leave an offer alone
RECALL: Final = 0.5
ASIDE: Final = 0.05  # to take single assistants back
SHOP: Final = 4.0
HOUSE: Final = 30.0
HIRE: Final[list[float]] = [2.0, 1.5, 4.0]  # assistant, shop, trading house
ORDERED: Final = 3.0  # a good that an order asks for
TELEPHONE: Final = 2.0
AGENT: Final = 0.15  # of the weight of a move
# what an action on a location promises, by its level
BY_LEVEL: Final[list[float]] = [0.0, 0.1, 0.6, 2.0, 5.0, 9.0]
CHURCH_LEVELS: Final = 2  # the church needs more


def action_weights(s: YokohamaState, seat: i64, actions: list[i64]) -> list[float]:
    """One weight > 0 for each action."""
    return [_action_weight(s, seat, action) for action in actions]


def _action_weight(s: YokohamaState, seat: i64, action: i64) -> float:
    if action < c.PLACE:
        if action >= c.GOAL:
            return CERTAIN
        if action >= c.AGENT:
            return LEAST + AGENT * _rough_action_value(s, seat, action - c.AGENT, 0)
        return 1.0
    if action < c.MOVE:
        return LEAST + _place_weight(s, seat, action - c.PLACE)
    if action < c.ROUTE:
        return LEAST + _rough_action_value(s, seat, action - c.MOVE, 1)
    if action < c.TRADE:
        return _route_weight(action)
    if action < c.HIRE:
        return _exchange_or_assistant_weight(s, seat, action)
    if action < c.TOKEN:
        return _market_weight(s, seat, action)
    if action < c.END_EXTRA:
        return _reward_weight(s, seat, action)
    return _leave_weight(action)


def _place_weight(s: YokohamaState, seat: i64, pos: i64) -> float:
    """A step up, most of all to levels where something can be built."""
    more: float = _rough_action_value(s, seat, pos, 2) - _rough_action_value(s, seat, pos, 1)
    for k in range(s.seats):
        if k != seat and s.presidents[k] == pos:
            more *= 0.3
    return max(more, 0.0)


def _rough_action_value(s: YokohamaState, seat: i64, pos: i64, plus: i64) -> float:
    """A rough value of an action there with ``plus`` more levels."""
    level: i64 = min(level_at(s, seat, pos) + plus, d.MAX_LEVEL)
    location: i64 = s.boards[pos]
    weight: float = BY_LEVEL[level]
    base: i64 = seat * d.KINDS
    if location < d.BANK:
        if d.EFFECT[location * d.LEVELS + level - 1] == 0:
            return LEAST
        return weight * ORDERED if _asked_for(s, seat, location) else weight
    if location == d.CUSTOMS:
        imports: i64 = min(s.owned[base + d.IMPORT], level - 1)
        return weight * float(imports) if imports > 0 else LEAST
    if location == d.CHURCH:
        return weight if level > CHURCH_LEVELS else LEAST
    if location == d.RECRUITMENT or location == d.BANK:
        return weight
    if location == d.PORT_A or location == d.PORT_B:
        orders: i64 = s.order_count(seat)
        return weight * float(d.ORDER_LIMIT - orders) if level > 1 else LEAST
    if location == d.CHINATOWN:
        return 0.3 * weight
    return weight * (1.5 if s.owned[base + d.YEN] >= d.UNIT_YEN else 0.7)


def _asked_for(s: YokohamaState, seat: i64, good: i64) -> bool:
    """Does an order in hand ask for more of the good than there is?"""
    need: i64 = 0
    for k in range(d.ORDER_LIMIT):
        order: i64 = s.orders[seat * d.ORDER_LIMIT + k]
        if order != d.FREE:
            need += d.ORDER_PAY[order * d.GOODS + good]
    return need > s.owned[seat * d.KINDS + good]


def _route_weight(action: i64) -> float:
    """Routes, and taking assistants back."""
    if action < c.TAKE:
        return 1.0
    if action < c.TAKE_ALL:
        return ASIDE
    return 1.0 if action == c.TAKE_ALL else RECALL


def _exchange_or_assistant_weight(s: YokohamaState, seat: i64, action: i64) -> float:
    """Exchanges, church and customs house."""
    if action < c.CHURCH:
        gained: i64 = d.EXCHANGE_GET[action - c.TRADE]
        if gained < d.GOODS:
            return 2.0 if _asked_for(s, seat, gained) else LEAST
        paid: i64 = d.EXCHANGE_PAY[action - c.TRADE]
        return LEAST if paid < d.GOODS and _asked_for(s, seat, paid) else 0.5
    if action < c.GIFT:
        row: i64 = d.CHURCH_ROW + action - c.CHURCH
        return float(d.REWARDS[row * d.REWARD])
    if action < c.CUSTOMS:
        kind: i64 = action - c.GIFT
        return LEAST if kind < d.GOODS and _asked_for(s, seat, kind) else 1.0
    row = d.CUSTOMS_ROW + action - c.CUSTOMS
    return float(d.REWARDS[row * d.REWARD]) * 2.0


def _market_weight(s: YokohamaState, seat: i64, action: i64) -> float:
    """Pieces, technologies and orders."""
    if action < c.TECH:
        return HIRE[action - c.HIRE]
    if action < c.STATION:
        return LEAST + 1.0 / float(1 + (action - c.TECH) % c.MOST_UNITS)
    if action < c.PORT:
        return 1.0 + BY_LEVEL[level_at(s, seat, action - c.STATION)]
    slot: i64 = action - c.PORT if action < c.SECOND else (action - c.SECOND) // 2
    order: i64 = s.ports[position_of(s.agenda[-1]) * d.SLOTS + slot]
    lack: i64 = 0
    for good in range(d.GOODS):
        missing: i64 = d.ORDER_PAY[order * d.GOODS + good] - s.owned[seat * d.KINDS + good]
        if missing > 0:
            lack += missing
    weight: float = 6.0 / float(1 + lack)
    return weight if action < c.SECOND else 0.1 * weight


def _reward_weight(s: YokohamaState, seat: i64, action: i64) -> float:
    """Tokens, buildings and icons."""
    if action < c.RECOVER_ALL:
        if action == c.TOKEN:
            return CERTAIN
        return HOUSE if action == c.HOUSE else SHOP
    if action < c.GOOD:
        return TELEPHONE if action == c.LEAVE_ONE else 1.0
    if action < c.SHIFT_FROM:
        good: i64 = action - c.GOOD
        return ORDERED if _asked_for(s, seat, good) else 1.0
    if action < c.SHIFT_HAND:
        return ASIDE
    if action < c.COMPLETED and action >= c.SHIFT_TO:
        return LEAST + _place_weight(s, seat, action - c.SHIFT_TO)
    return 1.0


def _leave_weight(action: i64) -> float:
    """The ways to leave a question, and the two free actions."""
    if action >= c.MILL:
        return 0.5
    if action == c.END_EXTRA or action == c.END_RECALL:
        return 1.0
    return LEAVE
