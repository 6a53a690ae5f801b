"""Weights of the legal actions of China, without a copy of the position.

Evaluating the position after every action would be too slow for rollouts. So the value of one more
piece is computed once for each province, and an action is the sum of its parts: the piece, the road
it joins, a second piece after it, and the cards that stay in the hand.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from teahouse.games.china import tables as d
from teahouse.games.china.evaluator import palaces, ties
from teahouse.games.china.evaluator.chains import connected_parts, palace_value
from teahouse.games.china.evaluator.outlook import outlook_of
from teahouse.games.china.evaluator.palaces import provinces_value
from teahouse.games.china.evaluator.plan import TurnPlan
from teahouse.games.china.evaluator.ties import Emissaries
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules import nodes
from teahouse.games.china.state import ChinaState

MIN_LOG_WEIGHT: Final = -13.0  # no weight is less than the exponential of this
TILE: Final = 1.5  # a bonus tile
HARBOUR: Final = 1.5
OPEN_SPACE: Final = 0.4  # of what a palace brings where somebody may still take a fortified space
FORT: Final = 0.3  # a fortification beside an own palace
SPECIAL: Final = 0.5  # what a special card must bring to be used


def action_weights(
    s: ChinaState, seat: i64, actions: list[i64], temperature: float, rival_weight: float
) -> list[float]:
    """One weight > 0 for each action, 1 for the best."""
    points = _promised_points(s, seat, actions, rival_weight)
    best: float = max(points)
    return [math.exp(max((one - best) / temperature, MIN_LOG_WEIGHT)) for one in points]


def _promised_points(
    s: ChinaState, seat: i64, actions: list[i64], rival_weight: float
) -> list[float]:
    """The points that each action promises; only differences count."""
    owner: i64 = s.seats if s.node == nodes.EMPEROR else seat
    outlook = outlook_of(s, seat)
    palace: list[float] = [0.0] * int(d.PROVINCES)
    provinces_value(s, owner, outlook, palace)
    emissary = Emissaries(s, owner, outlook).gains
    palace_losses = palaces.rival_losses(s, owner, outlook)
    contested = ties.rival_losses(s, owner)
    for p in range(d.PROVINCES):
        palace[p] += rival_weight * palace_losses[p]
        emissary[p] += rival_weight * contested[p]
    plan = TurnPlan(s, owner, palace, emissary)
    if s.node == nodes.DRAW:
        return [plan.value_after_drawing(action) for action in actions]
    if s.node == nodes.PAY:
        return [plan.value_after_paying(action - c.PAY) for action in actions]
    chains: list[i64] = connected_parts(s.board.near, s.palaces[owner])
    points: list[float] = []
    for action in actions:
        if action < c.EMISSARY:
            points.append(
                _palace_points(s, owner, action - c.PALACE, plan, chains, outlook.openness)
            )
        elif action < c.FORT:
            there: i64 = action - c.EMISSARY
            points.append(plan.emissary[there] + plan.value_after_piece(there, True))
        elif action < c.OPEN:
            space: i64 = action - c.FORT
            near: bool = s.board.near[space] & s.palaces[owner] != 0
            points.append(
                (FORT if near else 0.0) + plan.value_after_piece(s.board.province[space], False)
            )
        elif action < c.EXCHANGE:
            points.append(
                plan.palace[action - c.OPEN] + TILE + plan.value_after_piece(action - c.OPEN, False)
            )
        elif action < c.PAY:
            points.append(plan.value_without(action - c.EXCHANGE))
        elif action == c.DONE or action == c.SKIP:
            points.append(plan.rest)
        else:
            points.append(plan.rest + SPECIAL)
    if s.node == nodes.EMPEROR:
        return _as_emperor(s, seat, actions, points)
    return points


def _palace_points(
    s: ChinaState, owner: i64, space: i64, plan: TurnPlan, chains: list[i64], openness: float
) -> float:
    """A palace with all that its space brings, and what may follow."""
    p: i64 = s.board.province[space]
    points: float
    if p < 0:  # a border post counts in both provinces and takes two cards
        pair = d.PROVINCES_OF[s.board.provinces[space]]
        points = plan.palace[pair[0]] + plan.palace[pair[1]] + plan.empty
    else:
        points = plan.palace[p]
        fortified: i64 = s.forts & s.board.region[p] & ~s.built
        if fortified != 0 and (fortified >> space) & 1 == 0:
            points *= OPEN_SPACE
        if s.node == nodes.SPACE:
            points += plan.rest
        else:
            points += plan.value_after_piece(p, False)
    if (s.board.harbours >> space) & 1:
        points += HARBOUR
    for mask in s.tiles:
        if (mask >> space) & 1:
            points += TILE
    return points + palace_value(s.board.near, chains, space, openness)


def _as_emperor(s: ChinaState, seat: i64, actions: list[i64], points: list[float]) -> list[float]:
    """The Emperor's pieces serve whoever has influence there; else they are in the way of both."""
    result: list[float] = []
    for i in range(len(actions)):
        action: i64 = actions[i]
        if action >= c.EXCHANGE:
            result.append(0.0)
            continue
        p: i64 = action - c.OPEN
        if action < c.EMISSARY:
            p = s.board.province[action - c.PALACE]
        elif action < c.FORT:
            p = action - c.EMISSARY
        elif action < c.OPEN:
            p = s.board.province[action - c.FORT]
        holder: i64 = s.influence[d.PROVINCE_COLOR[p]] if p >= 0 else -1
        if holder == seat:
            result.append(points[i])
        else:
            result.append(0.0 if holder < 0 else -points[i])
    return result
