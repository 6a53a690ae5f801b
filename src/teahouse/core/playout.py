"""Random play to the end, as fast as the engine goes, for benchmarks and tests."""

from __future__ import annotations

from mypy_extensions import i64

from teahouse.core.game import FIRST_SEAT, State
from teahouse.core.rng import Rng


def playout(state: State, rng: Rng, limit: i64 = 1000000) -> i64:
    """Decide at random until the game is over (or ``limit`` decisions); returns their number.

    >>> from teahouse.registry import load
    >>> state = load("china").start(3, {}, seed=1)
    >>> playout(state, Rng(1)) > 50, state.over
    (True, True)
    """
    count: i64 = 0
    while count < limit:
        waiting: i64 = state.waiting
        if waiting == 0:
            break
        seat: i64 = FIRST_SEAT[waiting]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))], None)
        count += 1
    return count
