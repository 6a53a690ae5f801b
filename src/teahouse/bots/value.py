"""From points to what a player wants: to be first, and by a good distance.

Points are real ones after the end and the judge's before it. Everything here is for all seats.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from teahouse.bots.judge import Judge
from teahouse.core.game import State

FIRST: Final = 0.65  # weight of being first, against the distance
BASE: Final = 10.0  # distances are measured in parts of the usual score; a low score has parts too
NEAR: Final = 0.10  # so far behind, in these parts, one is hardly first any more
FAR: Final = 0.35  # and so far the distance still counts


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
    ahead = leads(worth)
    result: list[float] = []
    if state.waiting == 0:
        ranks = state.ranking()
        winners: i64 = 0
        for rank in ranks:
            if rank == 1:
                winners += 1
        for seat in range(len(ahead)):
            share: float = 1.0 / float(winners) if ranks[seat] == 1 else 0.0
            result.append(FIRST * share + (1.0 - FIRST) * squashed(ahead[seat] / (FAR * part)))
        return result
    for lead in ahead:
        first: float = squashed(lead / (NEAR * part))
        result.append(FIRST * first + (1.0 - FIRST) * squashed(lead / (FAR * part)))
    return result


def squashed(x: float) -> float:
    """Any number into 0 to 1, zero into the middle."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
