"""Playing on in a sample as players feel like it, at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.evaluator import Evaluator
from teahouse.bots.weighted_choice import weighted
from teahouse.core.game import State
from teahouse.core.rng import Rng

FINISH: Final = 40  # decisions at most until a position is settled
ROUTINE: Final = 60  # small decisions in a row at most: an iteration must not take long


def impulse(state: State, seat: i64, evaluator: Evaluator, rng: Rng) -> None:
    """One seat decides by its urges. They are squared: who follows the strong ones plays better."""
    actions = state.legal(seat)
    if len(actions) == 1:
        state.apply(seat, actions[0], None)
        return
    weights = [urge * urge for urge in evaluator.action_weights(state, seat, actions)]
    state.apply(seat, actions[weighted(weights, rng)], None)


def pass_minor_decisions(state: State, evaluator: Evaluator, but: i64) -> None:
    """Small decisions are made by the strongest urge, as long as one seat after another has them.

    Those of one seat may be left open (``but``; -1: of none).
    """
    steps: i64 = 0
    while state.waiting != 0 and state.waiting & (state.waiting - 1) == 0 and steps < ROUTINE:
        seat: i64 = state.first_actor()
        if seat == but or not evaluator.is_minor_decision(state):
            return
        actions = state.legal(seat)
        best: i64 = 0
        if len(actions) > 1:
            urges = evaluator.action_weights(state, seat, actions)
            for i in range(len(urges)):
                if urges[i] > urges[best]:
                    best = i
        state.apply(seat, actions[best], None)
        steps += 1


def answer(state: State, asked: i64, evaluator: Evaluator, rng: Rng) -> None:
    """All seats of this bit set decide, as they were asked at the same time."""
    seat: i64 = 0
    while asked != 0:
        if asked & 1 != 0:
            impulse(state, seat, evaluator, rng)
        asked >>= 1
        seat += 1


def play_on(state: State, evaluator: Evaluator, rng: Rng, decisions: i64, seat: i64) -> None:
    """So many decisions, or fewer if the game ends; a simultaneous choice is one decision.

    Then on until the judge finds the position settled for the seat that searches.
    """
    while state.waiting != 0 and decisions > 0:
        answer(state, state.waiting, evaluator, rng)
        decisions -= 1
    left: i64 = FINISH
    while state.waiting != 0 and left > 0 and not evaluator.is_quiet(state, seat):
        answer(state, state.waiting, evaluator, rng)
        left -= 1
