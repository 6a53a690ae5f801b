"""From points to what a player wants: to be first, and by a good margin.

Points are real ones after the end and expected ones before it. Everything here is for all seats.
"""

from __future__ import annotations

import math
from typing import Final

from teahouse.bots.evaluator import Evaluator
from teahouse.core.game import State

WIN_WEIGHT: Final = 0.65  # what being first counts; the rest is the margin
BASE_POINTS: Final = 10.0  # margins are relative to the mean score plus this
WIN_SCALE: Final = 0.10  # at this relative margin behind, winning is unlikely
MARGIN_SCALE: Final = 0.35  # up to about this relative margin, a point more still counts


def seat_points(state: State, evaluator: Evaluator) -> list[float]:
    """The points of each seat: as scored after the end, as expected before it."""
    if state.waiting == 0:
        return [float(sum(parts)) for parts in state.scores()]
    return [evaluator.expected_score(state, seat) for seat in range(state.seats)]


def margins(points: list[float]) -> list[float]:
    """How far each seat is ahead of its best opponent.

    >>> margins([10.0, 30.0, 25.0])
    [-20.0, 5.0, -5.0]
    """
    best: float = -1e9
    second: float = -1e9
    for one in points:
        if one > best:
            second = best
            best = one
        elif one > second:
            second = one
    return [one - second if one == best else one - best for one in points]


def seat_values(state: State, evaluator: Evaluator) -> list[float]:
    """From 0 to 1 for each seat. After the end the ranking decides who is first."""
    points = seat_points(state, evaluator)
    mean: float = 0.0
    for one in points:
        mean += abs(one)
    unit: float = BASE_POINTS + mean / float(len(points))
    ahead = margins(points)
    wins = _win_chances(state, evaluator, points, ahead, WIN_SCALE * unit)
    result: list[float] = []
    for seat in range(len(points)):
        margin: float = sigmoid(ahead[seat] / (MARGIN_SCALE * unit))
        result.append(WIN_WEIGHT * wins[seat] + (1.0 - WIN_WEIGHT) * margin)
    return result


def _win_chances(
    state: State, evaluator: Evaluator, points: list[float], ahead: list[float], scale: float
) -> list[float]:
    """How likely each seat is to be first; where no uncertainty is known, a guess by the margin."""
    if state.waiting == 0:
        return _shares([1.0 if rank == 1 else 0.0 for rank in state.ranking()])
    score_uncertainty: float = evaluator.score_uncertainty(state)
    if score_uncertainty > 0.0:
        return _shares(win_odds(points, score_uncertainty))
    return [sigmoid(lead / scale) for lead in ahead]


def _shares(weights: list[float]) -> list[float]:
    total: float = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def win_odds(points: list[float], score_uncertainty: float) -> list[float]:
    """The odds of each seat to be first, relative to the best one: a softmax before it is scaled.

    A point that the best opponent loses counts less than one that is won: it helps the rest too.

    >>> [round(odds, 2) for odds in win_odds([12.0, 12.0, 5.0], 7.0)]
    [1.0, 1.0, 0.37]
    """
    best: float = max(points)
    return [math.exp((one - best) / score_uncertainty) for one in points]


def sigmoid(x: float) -> float:
    """Map any number to 0 to 1, zero to the middle.

    >>> sigmoid(0.0), sigmoid(-1000.0)
    (0.5, 0.0)
    """
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
