"""From points to what a player wants: to be first, and by a good distance.

Points are real ones after the end and the judge's before it. Everything here is for all seats.
"""

from __future__ import annotations

import math
from typing import Final

from teahouse.bots.evaluator import Evaluator
from teahouse.core.game import State

FIRST: Final = 0.65  # weight of being first, against the distance
BASE: Final = 10.0  # distances are measured in parts of the usual score; a low score has parts too
NEAR: Final = 0.10  # so far behind, in these parts, one is hardly first any more
FAR: Final = 0.35  # and so far the distance still counts


def points(state: State, evaluator: Evaluator) -> list[float]:
    """The points of each seat: as scored after the end, as judged before it."""
    if state.waiting == 0:
        return [float(sum(parts)) for parts in state.scores()]
    return [evaluator.expected_score(state, seat) for seat in range(state.seats)]


def leads(worth: list[float]) -> list[float]:
    """How far each seat is ahead of its best opponent."""
    best: float = -1e9
    second: float = -1e9
    for one in worth:
        if one > best:
            second = best
            best = one
        elif one > second:
            second = one
    return [one - second if one == best else one - best for one in worth]


def seat_values(state: State, evaluator: Evaluator) -> list[float]:
    """From 0 to 1 for each seat. After the end the ranking decides who is first."""
    worth = points(state, evaluator)
    mean: float = 0.0
    for one in worth:
        mean += abs(one)
    part: float = BASE + mean / float(len(worth))
    ahead = leads(worth)
    first = _first(state, evaluator, worth, ahead, NEAR * part)
    result: list[float] = []
    for seat in range(len(worth)):
        far: float = squashed(ahead[seat] / (FAR * part))
        result.append(FIRST * first[seat] + (1.0 - FIRST) * far)
    return result


def _first(
    state: State, evaluator: Evaluator, worth: list[float], ahead: list[float], near: float
) -> list[float]:
    """How sure each seat is to be first: a share, or a guess by the lead if no haze is known."""
    if state.waiting == 0:
        return _shares([1.0 if rank == 1 else 0.0 for rank in state.ranking()])
    score_uncertainty: float = evaluator.score_uncertainty(state)
    if score_uncertainty > 0.0:
        return _shares(chances(worth, score_uncertainty))
    return [squashed(lead / near) for lead in ahead]


def _shares(weights: list[float]) -> list[float]:
    total: float = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def chances(worth: list[float], score_uncertainty: float) -> list[float]:
    """How likely each seat will be first, if points may be so far off; the best one's chance is 1.

    A point that the best opponent loses counts less than one that is won: it helps the rest too.
    """
    best: float = max(worth)
    return [math.exp((one - best) / score_uncertainty) for one in worth]


def squashed(x: float) -> float:
    """Any number into 0 to 1, zero into the middle."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
