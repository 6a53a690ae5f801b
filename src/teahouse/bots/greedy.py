"""The bot ``greedy``: the turn that leaves it best off, as the judge sees it; no further."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.bot import Bot, Eyes
from teahouse.bots.judge import Judge
from teahouse.bots.rollout import answer
from teahouse.bots.value import leads, points
from teahouse.core.game import State
from teahouse.core.rng import Rng, from_seed

SAMPLES: Final = 6  # worlds that the seat cannot tell from the real one
BREADTH: Final = 5  # continuations of a turn that are followed, at each step
NODES: Final = 400  # positions of one sample that are looked at
RIVAL: Final = 0.5  # what a point of the best opponent counts, against an own one
VICTORY: Final = 20.0  # points that being first after the end is worth
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
            answers: i64 = self.rng.next32()  # the others answer every action from the same stream
            values = self.values(sample, seat, actions, NODES, answers)
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

    def values(
        self, state: State, seat: i64, actions: list[i64], nodes: i64, answers: i64
    ) -> list[float]:
        """What each action leads to, if the seat goes on with its turn as well as it can."""
        others: i64 = state.waiting & ~(i64(1) << seat)
        after: list[State] = []
        values: list[float] = []
        for action in actions:
            child = state.copy()
            child.apply(seat, action, None)
            answer(child, others, self.judge, Rng(answers))
            after.append(child)
            values.append(self._value(child, seat))
        left: i64 = nodes - len(actions)
        follow = [i for i in _ordered(values) if after[i].waiting == i64(1) << seat][:BREADTH]
        for i in follow:
            legal = after[i].legal(seat)
            share: i64 = left // len(follow)
            if share >= len(legal):
                values[i] = max(self.values(after[i], seat, legal, share, answers))
        return values

    def _value(self, state: State, seat: i64) -> float:
        worth = points(state, self.judge)
        best: float = worth[seat] - leads(worth)[seat]
        value: float = worth[seat] - RIVAL * best
        if state.waiting == 0 and state.ranking()[seat] == 1:
            value += VICTORY
        return value


def _ordered(values: list[float]) -> list[i64]:
    """The indices, the best value first; equals in their order."""
    pairs = [(-values[i], i) for i in range(len(values))]
    pairs.sort()
    return [pair[1] for pair in pairs]
