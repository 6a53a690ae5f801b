"""The bot ``search``: information set Monte Carlo tree search.

Each iteration deals a world that the seat cannot tell from the real one, walks down the one tree
that all worlds share, plays on a little as players feel like it, and asks the judge. Every seat on
the way learns how content it would be (max^n); nobody is assumed to play against the root alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from teahouse.bots.bot import Bot, Observation
from teahouse.bots.budget import Budget, Clock, Meter
from teahouse.bots.evaluator import Evaluator
from teahouse.bots.rollout import pass_minor_decisions, play_on
from teahouse.bots.tree import CODE, Menu, Node
from teahouse.bots.turn import turn_values
from teahouse.bots.value import seat_values
from teahouse.bots.weighted_choice import weighted
from teahouse.core.game import State
from teahouse.core.rng import Rng, from_seed
from teahouse.core.viewer import seat_viewer

GROWTH: Final = 200000  # nodes of a tree at most: memory is a budget too
DEPTH: Final = 60  # steps down the tree at most: an iteration must not take long
CURIOSITY: Final = 0.15  # how much the bound trusts the priors against what was seen
WORLDS: Final = 4  # iterations that a sample serves: to deal one takes its time too
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
        "expected",
        "grown",
        "judge",
        "kept",
        "own",
        "rng",
        "rollout",
        "seat",
        "temperature",
        "worlds",
    )

    def __init__(
        self,
        evaluator: Evaluator,
        seed: int | str,
        budget: Budget,
        clock: Clock | None = None,
        temperature: float = 0.0,
    ) -> None:
        self.evaluator: Evaluator = evaluator
        self.rng: Rng = from_seed(f"search bot {seed}")
        self.budget: Budget = budget
        self.clock: Clock | None = clock
        self.temperature: float = temperature
        self.rollout: i64 = evaluator.rollout_depth()  # decisions played on behind the tree
        self.curiosity: float = CURIOSITY
        self.worlds: i64 = WORLDS
        self.seat: i64 = -1  # the seat that searches
        self.own: i64 = -1  # the seat whose small decisions are looked at: it has one to make
        self.grown: i64 = 0  # nodes of the present tree
        self.kept: Node | None = None  # what was thought of the position after the last choice
        self.expected: Mapping[str, object] | None = None  # and how the seat would see it

    def choose(self, observation: Observation) -> i64:
        """The action that the search came back to most often."""
        actions = observation.legal()
        if len(actions) == 1:
            return actions[0]
        meter = Meter(self.budget, self.clock)
        root = self._root(observation)
        menu = root.menu(observation.seat)
        priors = self._glance(observation, actions, meter)
        menu.learn(actions, priors)
        menu.expect(actions, priors)
        left: i64 = 1
        world = self.evaluator.forget_secret_choices(observation.sample(self.rng), observation.seat)
        used: i64 = 0
        self.seat = observation.seat
        self.own = observation.seat if self.evaluator.is_minor_decision(world) else -1
        while left > 0:
            if used == self.worlds:
                world = self.evaluator.forget_secret_choices(
                    observation.sample(self.rng), observation.seat
                )
                used = 0
            used += 1
            self._iterate(world.copy(), root)
            left = meter.left()
            if self.temperature == 0.0 and _decided(menu.visits, left):
                break
        chosen: i64 = menu.actions[self._pick(menu)]
        self._keep(observation, root, chosen)
        return chosen

    def _root(self, observation: Observation) -> Node:
        """The tree under the last choice, if the position is the one that was expected then."""
        kept = self.kept
        self.kept = None
        if kept is not None and kept.menu(observation.seat).actions == observation.legal():
            if self.expected == observation.view():
                return kept
        self.grown = 0
        return Node(observation.seats)

    def _keep(self, observation: Observation, root: Node, chosen: i64) -> None:
        """Keep what was thought of the rest of the turn, as long as nobody else decides."""
        alone: i64 = i64(1) << observation.seat
        after = root.after.get(chosen)
        sample = self.evaluator.forget_secret_choices(
            observation.sample(self.rng), observation.seat
        )
        if after is None or sample.waiting != alone:
            return
        sample.apply(observation.seat, chosen, None)
        if sample.waiting == alone:
            self.kept = after
            self.expected = sample.view(seat_viewer(observation.seat))

    def _glance(self, observation: Observation, actions: list[i64], meter: Meter) -> list[float]:
        """Weights for the root's actions: what the turn brings, in a few samples."""
        totals: list[float] = [0.0] * len(actions)
        glances: i64 = 0
        hurry: bool = False
        while glances < GLANCES and not hurry:
            sample = self.evaluator.forget_secret_choices(
                observation.sample(self.rng), observation.seat
            )
            chance: i64 = self.rng.next32()
            values = turn_values(sample, observation.seat, actions, self.evaluator, NODES, chance)
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
            pass_minor_decisions(state, self.evaluator, self.own)
            after = node.after.get(code)
            if after is None:
                if self.grown < GROWTH:
                    node.after[code] = Node(state.seats)
                    self.grown += 1
                break
            node = after
        play_on(state, self.evaluator, self.rng, self.rollout, self.seat)
        values = seat_values(state, self.evaluator)
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
            menu.learn(actions, self.evaluator.action_weights(state, seat, actions))
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
