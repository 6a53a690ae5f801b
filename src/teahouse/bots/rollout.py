"""Rollouts: decisions in a sample drawn by the evaluator's action weights, without any search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.evaluator import Evaluator
from teahouse.bots.weighted_choice import draw_index
from teahouse.core.game import State
from teahouse.core.rng import Rng

QUIET_LIMIT: Final = 40  # decisions at most until a position is quiet
MINOR_LIMIT: Final = 60  # minor decisions in a row at most: an iteration must not take long
NO_SEAT: Final = -1


def apply_drawn_action(state: State, seat: i64, evaluator: Evaluator, rng: Rng) -> None:
    """Let one seat decide by its action weights, squared: preferring the best plays better."""
    actions = state.legal(seat)
    if len(actions) == 1:
        state.apply(seat, actions[0], None)
        return
    weights = [weight * weight for weight in evaluator.action_weights(state, seat, actions)]
    state.apply(seat, actions[draw_index(weights, rng)], None)


def apply_minor_decisions(state: State, evaluator: Evaluator, except_seat: i64) -> None:
    """Make minor decisions by the largest weight, until a larger or a simultaneous one is due.

    Those of ``except_seat`` are left open; NO_SEAT leaves none open.
    """
    steps: i64 = 0
    while state.waiting != 0 and state.waiting & (state.waiting - 1) == 0 and steps < MINOR_LIMIT:
        seat: i64 = state.first_actor()
        if seat == except_seat or not evaluator.is_minor_decision(state):
            return
        actions = state.legal(seat)
        best: i64 = 0
        if len(actions) > 1:
            weights = evaluator.action_weights(state, seat, actions)
            for i in range(len(weights)):
                if weights[i] > weights[best]:
                    best = i
        state.apply(seat, actions[best], None)
        steps += 1


def apply_drawn_actions(state: State, seats: i64, evaluator: Evaluator, rng: Rng) -> None:
    """Let every seat of this bit set decide, all asked at the same time."""
    seat: i64 = 0
    while seats != 0:
        if seats & 1 != 0:
            apply_drawn_action(state, seat, evaluator, rng)
        seats >>= 1
        seat += 1


def roll_out(state: State, evaluator: Evaluator, rng: Rng, decisions: i64, seat: i64) -> None:
    """Make ``decisions``, or fewer if the game ends; a simultaneous choice counts as one.

    Then go on until the position is quiet for the seat that searches.
    """
    while state.waiting != 0 and decisions > 0:
        apply_drawn_actions(state, state.waiting, evaluator, rng)
        decisions -= 1
    left: i64 = QUIET_LIMIT
    while state.waiting != 0 and left > 0 and not evaluator.is_quiet(state, seat):
        apply_drawn_actions(state, state.waiting, evaluator, rng)
        left -= 1
