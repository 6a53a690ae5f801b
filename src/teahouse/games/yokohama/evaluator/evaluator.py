"""The evaluator of Yokohama: orders, majorities, and the actions that the map promises."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.evaluator import Evaluator
from teahouse.core.game import State
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.evaluator import weights
from teahouse.games.yokohama.evaluator.locations import action_value, open_questions_value
from teahouse.games.yokohama.evaluator.points import (
    goals_value,
    majorities_value,
    points_so_far,
    technologies_value,
)
from teahouse.games.yokohama.evaluator.seat_valuation import (
    IMPORT,
    MANY_IMPORTS,
    MUCH_YEN,
    YEN,
    SeatValuation,
    goods_value,
    offer_value,
    orders_value,
)
from teahouse.games.yokohama.rules import nodes
from teahouse.games.yokohama.rules.agenda import position_of, step_of
from teahouse.games.yokohama.rules.movement import destinations
from teahouse.games.yokohama.rules.scoring import flag_bonus
from teahouse.games.yokohama.state import YokohamaState

# Of the promises beside the next action. The best one is left out: it mostly replaces that action.
LATER: Final[list[float]] = [0.0, 0.55, 0.4, 0.25, 0.15]
NEXT: Final = 0.8  # of the best action of the next turn
BRIDGED: Final[list[float]] = [0.25, 0.5, 0.75]  # out of reach, by assistants in hand
PLACEMENT: Final = 1.1  # what it costs to place one more assistant first
IN_HAND: Final[list[float]] = [0.0, 0.3, 0.55, 0.75, 0.85, 0.9, 0.95]  # for the next placements
SPREAD: Final = 0.35  # a location with own assistants, for the next walks
IDLE: Final = 2.5  # a president who was taken back has earned nothing
LEAD: Final = 0.08  # of the lead, once the end has come near
CLOSE: Final = 4.0  # rounds before the end where it begins to count


class YokohamaEvaluator(Evaluator):
    """Exact about the score, sensible about what can still be made of things."""

    def expected_score(self, state: State, seat: i64) -> float:
        assert isinstance(state, YokohamaState)
        v = SeatValuation(state, seat)
        total: float = float(points_so_far(state, seat) + flag_bonus(state, seat))
        total += majorities_value(v) + _possessions_value(v)
        if v.turns <= 0.0:
            return total
        total += orders_value(v) + goals_value(v) + technologies_value(v) + _pieces_value(v)
        if state.phase == nodes.SETUP:
            if state.kept[seat] != d.FREE:
                kept: i64 = seat * d.ORDERS_DRAWN + state.kept[seat]
                total += offer_value(v, state.dealt[kept])
            return total
        if v.on_turn:
            total += open_questions_value(v)
        return total + _prepared_actions_value(v) + _ending_value(v)

    def action_weights(self, state: State, seat: i64, actions: list[i64]) -> list[float]:
        assert isinstance(state, YokohamaState)
        return weights.action_weights(state, seat, actions)


def _possessions_value(v: SeatValuation) -> float:
    """Yen, goods, imports and agents: the final scoring, and what they may still become."""
    s = v.s
    base: i64 = v.seat * d.KINDS
    yen: i64 = s.owned[base + d.YEN]
    imports: i64 = s.owned[base + d.IMPORT]
    agents: i64 = 0
    for kind in range(d.AGENT_KINDS):
        agents += s.agents[v.seat * d.AGENT_KINDS + kind]
    goods: i64 = 0
    more: float = 0.0
    for good in range(d.GOODS):
        n: i64 = s.owned[base + good]
        goods += n
        more += goods_value(v, good, n) - float(n) / 3.0
    total: float = float(agents) * v.agent + float(imports * d.IMPORT_POINTS)
    total += float(yen // d.YEN_PER_POINT + goods // d.GOODS_PER_POINT)
    if v.turns > 0.0:
        total += more + float(min(yen, MUCH_YEN)) * YEN * v.keen
        total += 0.5 * float(yen % d.YEN_PER_POINT) + float(goods % d.GOODS_PER_POINT) / 3.0
        total += float(min(imports, MANY_IMPORTS)) * IMPORT * min(1.0, v.turns / 3.0)
    return total


def _pieces_value(v: SeatValuation) -> float:
    """Assistants that can be used, shops and trading houses in hand."""
    s = v.s
    base: i64 = v.seat * d.PIECES
    assistants: i64 = s.hands[base + d.ASSISTANT]
    for pos in range(s.positions):
        assistants += s.assistants[v.seat * d.MOST_POSITIONS + pos]
    total: float = float(assistants) * v.assistant
    total += float(s.hands[base + d.SHOP]) * v.shop
    return total + float(s.hands[base + d.HOUSE]) * v.house


# --- the map --------------------------------------------------------------------------------------
def _prepared_actions_value(v: SeatValuation) -> float:
    """The actions that assistants on the map promise: the best at once, the others by and by."""
    s = v.s
    leaving: i64 = _position_to_recover(v)
    hand: i64 = s.hands[v.seat * d.PIECES + d.ASSISTANT]
    if leaving >= 0:
        hand += s.assistants[v.seat * d.MOST_POSITIONS + leaving]
    reach: i64 = destinations(s, v.seat)
    most: i64 = min(hand, 2)
    bridge: float = BRIDGED[most]
    best: float = 0.0
    chosen: float = 0.0  # the promise of the location of the best action
    later: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
    places: i64 = 0
    for pos in range(s.positions):
        there: i64 = s.assistants[v.seat * d.MOST_POSITIONS + pos]
        if pos == s.canal or pos == leaving:
            there = 0
        if there == 0 and (v.before_main or most == 0 or pos == s.canal):
            continue
        level: i64 = 1 + there + ((s.shop_at[v.seat] >> pos) & 1)
        level += (s.house_at[v.seat] >> pos) & 1
        if s.station == pos:
            level += 1
        now: float = action_value(v, pos, level) if there > 0 else 0.0
        promise: float = now
        for more in range(1, most + 1):
            if level + more <= d.MAX_LEVEL:
                cost: float = PLACEMENT * v.keen * float(more)
                promise = max(promise, action_value(v, pos, level + more) - cost)
        if there > 0:
            places += 1
            _keep_largest(later, promise)
        within: bool = (reach >> pos) & 1 == 1
        if v.before_main:
            if within and now > best:
                best = now
                chosen = promise
        else:
            promise *= 1.0 if within else bridge
            if promise > best:
                best = promise
                chosen = promise if there > 0 else 0.0
    total: float = best if v.before_main else NEXT * min(1.0, v.turns) * best
    total += (IN_HAND[min(hand, 6)] + SPREAD * float(places)) * v.keen
    if s.presidents[v.seat] == d.FREE and not v.before_main:
        if s.round > 1 or s.place_in_order(v.seat) <= s.turn:
            total -= IDLE
    return total + _value_of_later_actions(v, later, chosen)


def _value_of_later_actions(v: SeatValuation, later: list[float], chosen: float) -> float:
    """The promises of the other locations, the best first, for as many turns as there are."""
    total: float = 0.0
    turn: i64 = 0
    for promise in later:
        if promise == chosen:
            chosen = -1.0  # once: that one is the next action itself
        elif v.turns > float(turn + 1):
            total += LATER[turn] * promise
            turn += 1
    return total


def _keep_largest(values: list[float], value: float) -> None:
    """Keep the largest, in falling order."""
    for k in range(len(values)):
        if value > values[k]:
            kept: float = values[k]
            values[k] = value
            value = kept


def _position_to_recover(v: SeatValuation) -> i64:
    """The position whose assistants come back to the hand at the end of the action, or -1."""
    if v.on_turn:
        for item in v.s.agenda:
            if step_of(item) == nodes.RECOVER:
                return position_of(item)
    return -1


# --- the end --------------------------------------------------------------------------------------
def _ending_value(v: SeatValuation) -> float:
    """Who leads wants the end, who is behind wants time."""
    s = v.s
    near: float = 1.0 - v.turns / CLOSE
    if s.last_round != 0:
        near = 1.0
    if near <= 0.0:
        return 0.0
    best: i64 = 0
    for k in range(s.seats):
        if k != v.seat:
            best = max(best, points_so_far(s, k))
    return LEAD * near * float(points_so_far(s, v.seat) - best)
