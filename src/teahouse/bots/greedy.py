"""The bot ``greedy``: the turn that leaves it best off, as the judge sees it; no further."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.bot import Bot, Eyes
from teahouse.bots.judge import Judge
from teahouse.bots.turn import turn_values
from teahouse.core.rng import Rng, from_seed

SAMPLES: Final = 6  # worlds that the seat cannot tell from the real one
NODES: Final = 400  # positions of one sample that are looked at
CLOSE: Final = 1e-6  # values that differ by less are equal


class GreedyBot(Bot):
    """Looks at every legal action and at the rest of its own turn."""

    __slots__ = ("judge", "rng")

    def __init__(self, judge: Judge, seed: int | str) -> None:
        self.judge: Judge = judge
        self.rng: Rng = from_seed(f"greedy bot {seed}")

    def choose(self, eyes: Eyes) -> i64:
        """The action with the best mean over the samples; chance decides between equals."""
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        seat: i64 = eyes.seat
        totals: list[float] = [0.0] * len(actions)
        before: list[float] = []
        for _ in range(SAMPLES):
            sample = self.judge.recall(eyes.sample(self.rng), seat)
            values = turn_values(sample, seat, actions, self.judge, NODES, self.rng.next32())
            for i in range(len(actions)):
                totals[i] += values[i]
            if values == before:  # what is hidden does not matter here
                break
            before = values
        return actions[self._best(totals)]

    def _best(self, totals: list[float]) -> i64:
        best: float = max(totals)
        equal: list[i64] = []
        for i in range(len(totals)):
            if totals[i] > best - CLOSE:
                equal.append(i)
        return equal[self.rng.below(len(equal))]
