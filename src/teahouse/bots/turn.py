"""What the rest of a turn can bring: every action, then the best continuations, no further."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.evaluator import Evaluator
from teahouse.bots.rollout import apply_drawn_actions
from teahouse.bots.value import margins, seat_points
from teahouse.core.game import State
from teahouse.core.rng import Rng

BREADTH: Final = 5  # continuations of a turn that are followed, at each step
RIVAL_WEIGHT: Final = 0.5  # what a point of the best opponent counts, relative to one of its own
WIN_BONUS: Final = 20.0  # points that winning counts for


def turn_values(
    state: State, seat: i64, actions: list[i64], evaluator: Evaluator, nodes: i64, chance: i64
) -> list[float]:
    """The value of each action in points, if the seat goes on with its turn as well as it can.

    At most ``nodes`` positions are evaluated, but each action at least once. Seats that are asked
    at the same time decide by their action weights, with the same ``chance`` for every action.
    """
    return _values_of_actions(
        state, seat, _best_rival(state, seat, evaluator), actions, evaluator, nodes, chance
    )


def _best_rival(state: State, seat: i64, evaluator: Evaluator) -> i64:
    """The best opponent as the turn begins; the others are not evaluated again."""
    rival: i64 = -1
    highest: float = 0.0
    for other in range(state.seats):
        if other != seat:
            score: float = evaluator.expected_score(state, other)
            if rival < 0 or score > highest:
                rival = other
                highest = score
    return rival


def _values_of_actions(
    state: State,
    seat: i64,
    rival: i64,
    actions: list[i64],
    evaluator: Evaluator,
    nodes: i64,
    chance: i64,
) -> list[float]:
    others: i64 = state.waiting & ~(i64(1) << seat)
    after: list[State] = []
    values: list[float] = []
    for action in actions:
        child = state.copy()
        child.apply(seat, action, None)
        if others != 0:
            apply_drawn_actions(child, others, evaluator, Rng(chance))
        after.append(child)
        values.append(_value_of_position(child, seat, rival, evaluator))
    left: i64 = nodes - len(actions)
    if left <= 0:
        return values
    follow = [i for i in _best_first(values) if after[i].waiting == i64(1) << seat][:BREADTH]
    for i in follow:
        legal = after[i].legal(seat)
        share: i64 = left // len(follow)
        if share >= len(legal):
            values[i] = max(
                _values_of_actions(after[i], seat, rival, legal, evaluator, share, chance)
            )
    return values


def _value_of_position(state: State, seat: i64, rival: i64, evaluator: Evaluator) -> float:
    if state.waiting != 0:
        return evaluator.expected_score(state, seat) - RIVAL_WEIGHT * evaluator.expected_score(
            state, rival
        )
    points = seat_points(state, evaluator)
    best: float = points[seat] - margins(points)[seat]
    value: float = points[seat] - RIVAL_WEIGHT * best
    if state.ranking()[seat] == 1:
        value += WIN_BONUS
    return value


def _best_first(values: list[float]) -> list[i64]:
    """The indices, the best value first; equals in their order."""
    pairs = [(-values[i], i) for i in range(len(values))]
    pairs.sort()
    return [pair[1] for pair in pairs]
