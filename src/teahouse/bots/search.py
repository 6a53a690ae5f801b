"""The bot ``search``: information set Monte Carlo tree search.

Each iteration deals a world that the seat cannot tell from the real one, walks down the one tree
that all worlds share, plays on a little as players feel like it, and asks the judge. Every seat on
the way learns how content it would be (max^n); nobody is assumed to play against the root alone.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from teahouse.bots.bot import Bot, Eyes
from teahouse.bots.budget import Budget, Clock, Meter
from teahouse.bots.draw import weighted
from teahouse.bots.judge import Judge
from teahouse.bots.rollout import play_on
from teahouse.bots.tree import CODE, Menu, Node
from teahouse.bots.turn import turn_values
from teahouse.bots.value import satisfaction
from teahouse.core.game import State
from teahouse.core.rng import Rng, from_seed

GROWTH: Final = 200000  # nodes of a tree at most: memory is a budget too
DEPTH: Final = 60  # steps down the tree at most: an iteration must not take long
ROLLOUT: Final = 30  # decisions played on behind the tree
CURIOSITY: Final = 0.15  # how much the bound trusts the priors against what was seen
GLANCES: Final = 4  # samples in which the root's actions are looked at like a greedy player
NODES: Final = 100  # positions of each of these samples
INDIFFERENT: Final = 2.0  # points: a greedy player takes an action so much worse not so gladly


class Visit:
    """A choice on the way down the tree."""

    __slots__ = ("index", "menu", "seat")

    def __init__(self, menu: Menu, index: i64, seat: i64) -> None:
        self.menu: Menu = menu
        self.index: i64 = index
        self.seat: i64 = seat


class SearchBot(Bot):
    """Thinks as long as its budget lets it; ``temperature`` mixes in choices nearly as good."""

    __slots__ = (
        "budget",
        "clock",
        "curiosity",
        "grown",
        "judge",
        "rng",
        "rollout",
        "temperature",
    )

    def __init__(
        self,
        judge: Judge,
        seed: int | str,
        budget: Budget,
        clock: Clock | None = None,
        temperature: float = 0.0,
    ) -> None:
        self.judge: Judge = judge
        self.rng: Rng = from_seed(f"search bot {seed}")
        self.budget: Budget = budget
        self.clock: Clock | None = clock
        self.temperature: float = temperature
        self.rollout: i64 = ROLLOUT
        self.curiosity: float = CURIOSITY
        self.grown: i64 = 0  # nodes of the present tree

    def choose(self, eyes: Eyes) -> i64:
        """The action that the search came back to most often."""
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        root = Node(eyes.seats)
        self.grown = 0
        menu = root.menu(eyes.seat)
        meter = Meter(self.budget, self.clock)
        menu.learn(actions, self._glance(eyes, actions, meter))
        left: i64 = 1
        while left > 0:
            self._iterate(self.judge.recall(eyes.sample(self.rng), eyes.seat), root)
            left = meter.left()
            if self.temperature == 0.0 and _decided(menu.visits, left):
                break
        return menu.actions[self._pick(menu)]

    def _glance(self, eyes: Eyes, actions: list[i64], meter: Meter) -> list[float]:
        """Weights for the root's actions: what the turn brings, in a few samples."""
        totals: list[float] = [0.0] * len(actions)
        glances: i64 = 0
        hurry: bool = False
        while glances < GLANCES and not hurry:
            sample = self.judge.recall(eyes.sample(self.rng), eyes.seat)
            chance: i64 = self.rng.next32()
            values = turn_values(sample, eyes.seat, actions, self.judge, NODES, chance)
            for i in range(len(actions)):
                totals[i] += values[i]
            glances += 1
            hurry = meter.pressing()
        best: float = max(totals)
        part: float = INDIFFERENT * float(glances)
        return [math.exp((total - best) / part) for total in totals]

    def _pick(self, menu: Menu) -> i64:
        most: i64 = max(menu.visits)
        if self.temperature > 0.0:
            power: float = 1.0 / self.temperature
            shares = [(float(n) / float(most)) ** power for n in menu.visits]
            return weighted(shares, self.rng)
        best: i64 = 0
        for k in range(len(menu.visits)):
            if menu.visits[k] > menu.visits[best] or (
                menu.visits[k] == menu.visits[best] and menu.totals[k] > menu.totals[best]
            ):
                best = k
        return best

    def _iterate(self, state: State, root: Node) -> None:
        """Down the tree to a new node, on by urges, and the values back up."""
        path: list[Visit] = []
        node = root
        steps: i64 = 0
        while state.waiting != 0 and steps < DEPTH:
            steps += 1
            code: i64 = self._step(state, node, path)
            after = node.after.get(code)
            if after is None:
                if self.grown < GROWTH:
                    node.after[code] = Node(state.seats)
                    self.grown += 1
                break
            node = after
        play_on(state, self.judge, self.rng, self.rollout)
        values = satisfaction(state, self.judge)
        for visit in path:
            visit.menu.note(visit.index, values[visit.seat])

    def _step(self, state: State, node: Node, path: list[Visit]) -> i64:
        """All seats that are asked choose, each by its own statistics; the joint choice."""
        asked: i64 = state.waiting
        chosen: list[i64] = []
        for seat in range(state.seats):
            if (asked >> seat) & 1:
                chosen.append(self._choice(state, node, seat, path))
        code: i64 = 0
        k: i64 = 0
        for seat in range(state.seats):
            if (asked >> seat) & 1:
                state.apply(seat, chosen[k], None)
                code = code * CODE + chosen[k]
                k += 1
        return code

    def _choice(self, state: State, node: Node, seat: i64, path: list[Visit]) -> i64:
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        menu = node.menu(seat)
        if not menu.knows(actions):
            menu.learn(actions, self.judge.urges(state, seat, actions))
        index: i64 = menu.select(actions, self.curiosity)
        path.append(Visit(menu, index, seat))
        return menu.actions[index]


def _decided(visits: list[i64], left: i64) -> bool:
    """Can no other action catch up any more?"""
    most: i64 = 0
    second: i64 = 0
    for n in visits:
        if n > most:
            second = most
            most = n
        elif n > second:
            second = n
    return most - second > left
