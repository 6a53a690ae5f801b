"""What every evaluator must keep, for the tests of a single game."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from walks import Case

from teahouse.bots.evaluator import Evaluator
from teahouse.core.game import State


def check_bounds(
    evaluator: Evaluator,
    case: Case,
    moments: Iterable[tuple[State, int, int]],
    *,
    within: tuple[float, float],
) -> None:
    """Every choice has a weight above 0, and every seat a score between two bounds."""
    least, most = within
    for state, asked, _ in moments:
        actions = state.legal(asked)
        weights = evaluator.action_weights(state, asked, actions)
        assert len(weights) == len(actions)
        assert all(0.0 < weight < 1e4 for weight in weights), str(case)
        for seat in range(case.seats):
            score = evaluator.expected_score(state, seat)
            assert math.isfinite(score)
            assert least < score < most, str(case)


def check_it_remembers_nothing(
    evaluator: Evaluator, fresh: Evaluator, states: Sequence[State]
) -> None:
    """A score depends on the given state alone, in any order, and changes none of them."""
    digests = [state.digest() for state in states]
    scores = [evaluator.expected_score(state, 0) for state in states]
    assert [fresh.expected_score(one.copy(), 0) for one in reversed(states)] == scores[::-1]
    for state in states:
        asked = state.first_actor()
        evaluator.action_weights(state, asked, state.legal(asked))
    assert [state.digest() for state in states] == digests
