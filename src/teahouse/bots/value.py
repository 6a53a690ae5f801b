"""From points to what a player wants: to be first, and by a good distance.

Points are real ones after the end and the judge's before it. Everything here is for all seats.
"""

from __future__ import annotations

import math
from typing import Final

from teahouse.bots.judge import Judge
from teahouse.core.game import State

FIRST: Final = 0.65  # weight of being first, against the distance
BASE: Final = 10.0  # distances are measured in parts of the usual score; a low score has parts too
NEAR: Final = 0.10  # so far off a worth is, in these parts, if the judge does not know it better
FAR: Final = 0.35  # so far the distance still counts


def points(state: State, judge: Judge) -> list[float]:
    """The points of each seat: as scored after the end, as judged before it."""
    if state.waiting == 0:
        return [float(sum(parts)) for parts in state.scores()]
    return [judge.worth(state, seat) for seat in range(state.seats)]


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


def satisfaction(state: State, judge: Judge) -> list[float]:
    """From 0 to 1 for each seat. After the end the ranking decides who is first."""
    worth = points(state, judge)
    mean: float = 0.0
    for one in worth:
        mean += abs(one)
    part: float = BASE + mean / float(len(worth))
    if state.waiting == 0:
        first = [1.0 if rank == 1 else 0.0 for rank in state.ranking()]
    else:
        for seat in range(state.seats):
            worth[seat] += judge.tempo(state, seat)
        haze: float = judge.haze(state)
        first = chances(worth, haze if haze > 0.0 else NEAR * part)
    total: float = 0.0
    for one in first:
        total += one
    ahead = leads(worth)
    result: list[float] = []
    for seat in range(len(worth)):
        far: float = squashed(ahead[seat] / (FAR * part))
        result.append(FIRST * first[seat] / total + (1.0 - FIRST) * far)
    return result


def chances(worth: list[float], haze: float) -> list[float]:
    """How likely each seat will be first, if points may be so far off; the best one's chance is 1.

    A point that the best opponent loses counts less than one that is won: it helps the rest too.
    """
    best: float = max(worth)
    return [math.exp((one - best) / haze) for one in worth]


def squashed(x: float) -> float:
    """Any number into 0 to 1, zero into the middle."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
