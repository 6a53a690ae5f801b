"""The bot ``greedy``: the turn with the best expected score, and no search beyond it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.bot import Bot, Observation
from teahouse.bots.evaluator import Evaluator
from teahouse.bots.turn import turn_values
from teahouse.core.rng import Rng, from_seed

SAMPLES: Final = 6  # states that the seat cannot tell from the real one
NODES: Final = 400  # positions of one sample that are evaluated
CLOSE: Final = 1e-6  # values that differ by less are equal


class GreedyBot(Bot):
    """Evaluates every legal action and the rest of its own turn."""

    __slots__ = ("evaluator", "rng")

    def __init__(self, evaluator: Evaluator, seed: int | str) -> None:
        self.evaluator: Evaluator = evaluator
        self.rng: Rng = from_seed(f"greedy bot {seed}")

    def choose(self, observation: Observation) -> i64:
        """The action with the best mean over the samples; equals are drawn at random."""
        actions = observation.legal()
        if len(actions) == 1:
            return actions[0]
        seat: i64 = observation.seat
        totals: list[float] = [0.0] * len(actions)
        before: list[float] = []
        for _ in range(SAMPLES):
            sample = self.evaluator.forget_secret_choices(observation.sample(self.rng), seat)
            values = turn_values(sample, seat, actions, self.evaluator, NODES, self.rng.next32())
            for i in range(len(actions)):
                totals[i] += values[i]
            if values == before:  # hidden information does not matter here
                break
            before = values
        return actions[self._draw_best(totals)]

    def _draw_best(self, totals: list[float]) -> i64:
        best: float = max(totals)
        equal: list[i64] = []
        for i in range(len(totals)):
            if totals[i] > best - CLOSE:
                equal.append(i)
        return equal[self.rng.below(len(equal))]
