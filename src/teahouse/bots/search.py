"""The bot ``search``: information set Monte Carlo tree search.

Each iteration draws a state that the seat cannot tell from the real one, walks down the one tree
that all samples share, rolls out a little, and evaluates. Every seat on the way records its own
value (max^n); nobody is assumed to play against the root alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from teahouse.bots.bot import Bot, Observation
from teahouse.bots.budget import Budget, Clock, Meter
from teahouse.bots.evaluator import Evaluator
from teahouse.bots.rollout import NO_SEAT, apply_minor_decisions, roll_out
from teahouse.bots.tree import CODE_BASE, Node, SeatNode
from teahouse.bots.turn import turn_values
from teahouse.bots.value import seat_values
from teahouse.bots.weighted_choice import draw_index
from teahouse.core.game import State
from teahouse.core.rng import Rng, from_seed
from teahouse.core.viewer import seat_viewer

MOST_NODES: Final = 200000  # nodes of a tree at most, to bound memory
MOST_STEPS: Final = 60  # steps down the tree at most: an iteration must not take long
EXPLORATION: Final = 0.15  # how much the upper bound trusts priors against observed values
ITERATIONS_A_SAMPLE: Final = 4  # iterations for one sample: drawing one takes time too
PRIOR_SAMPLES: Final = 4  # samples in which the root's actions are valued as `greedy` does
PRIOR_NODES: Final = 100  # positions evaluated in each of these samples
PRIOR_TEMPERATURE: Final = 2.0  # points: an action that is so much worse gets 1/2.7 of the prior


class Visit:
    """A choice on the way down the tree."""

    __slots__ = ("index", "seat", "seat_node")

    def __init__(self, seat_node: SeatNode, index: i64, seat: i64) -> None:
        self.seat_node: SeatNode = seat_node
        self.index: i64 = index
        self.seat: i64 = seat


class SearchBot(Bot):
    """Searches within its budget; ``temperature`` mixes in actions that are nearly as good."""

    __slots__ = (
        "budget",
        "clock",
        "evaluator",
        "expected_view",
        "exploration",
        "iterations_a_sample",
        "kept_root",
        "minor_seat",
        "node_count",
        "rng",
        "rollout_depth",
        "seat",
        "temperature",
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
        self.rollout_depth: i64 = evaluator.rollout_depth()
        self.exploration: float = EXPLORATION
        self.iterations_a_sample: i64 = ITERATIONS_A_SAMPLE
        self.seat: i64 = NO_SEAT  # the seat that searches
        self.minor_seat: i64 = (
            NO_SEAT  # the seat whose minor decisions are searched: the root is one
        )
        self.node_count: i64 = 0  # of the present tree
        self.kept_root: Node | None = None  # the tree below the last choice
        self.expected_view: Mapping[str, object] | None = None  # at `kept_root`

    def choose(self, observation: Observation) -> i64:
        """The action with the most visits."""
        actions = observation.legal()
        if len(actions) == 1:
            return actions[0]
        meter = Meter(self.budget, self.clock)
        root = self._find_root(observation)
        seat_node = root.seat_node(observation.seat)
        priors = self._root_priors(observation, actions, meter)
        seat_node.add_actions(actions, priors)
        seat_node.set_priors(actions, priors)
        left: i64 = 1
        world = self.evaluator.forget_secret_choices(observation.sample(self.rng), observation.seat)
        used: i64 = 0
        self.seat = observation.seat
        self.minor_seat = observation.seat if self.evaluator.is_minor_decision(world) else NO_SEAT
        while left > 0:
            if used == self.iterations_a_sample:
                world = self.evaluator.forget_secret_choices(
                    observation.sample(self.rng), observation.seat
                )
                used = 0
            used += 1
            self._run_iteration(world.copy(), root)
            left = meter.count_iteration()
            if self.temperature == 0.0 and _is_decided(seat_node.visits, left):
                break
        chosen: i64 = seat_node.actions[self._choose_action(seat_node)]
        self._keep_subtree(observation, root, chosen)
        return chosen

    def _find_root(self, observation: Observation) -> Node:
        """The tree below the last choice if the position is the expected one; else a new one."""
        kept = self.kept_root
        self.kept_root = None
        if kept is not None and kept.seat_node(observation.seat).actions == observation.legal():
            if self.expected_view == observation.view():
                return kept
        self.node_count = 0
        return Node(observation.seats)

    def _keep_subtree(self, observation: Observation, root: Node, chosen: i64) -> None:
        """Keep the tree below the choice if the same seat decides next."""
        alone: i64 = i64(1) << observation.seat
        after = root.children.get(chosen)
        sample = self.evaluator.forget_secret_choices(
            observation.sample(self.rng), observation.seat
        )
        if after is None or sample.waiting != alone:
            return
        sample.apply(observation.seat, chosen, None)
        if sample.waiting == alone:
            self.kept_root = after
            self.expected_view = sample.view(seat_viewer(observation.seat))

    def _root_priors(
        self, observation: Observation, actions: list[i64], meter: Meter
    ) -> list[float]:
        """Priors for the root's actions: what the rest of the turn brings, in a few samples."""
        totals: list[float] = [0.0] * len(actions)
        looked_at: i64 = 0
        is_late: bool = False
        while looked_at < PRIOR_SAMPLES and not is_late:
            sample = self.evaluator.forget_secret_choices(
                observation.sample(self.rng), observation.seat
            )
            chance: i64 = self.rng.next32()
            values = turn_values(
                sample, observation.seat, actions, self.evaluator, PRIOR_NODES, chance
            )
            for i in range(len(actions)):
                totals[i] += values[i]
            looked_at += 1
            is_late = meter.is_a_tenth_spent()
        best: float = max(totals)
        part: float = PRIOR_TEMPERATURE * float(looked_at)
        return [math.exp((total - best) / part) for total in totals]

    def _choose_action(self, seat_node: SeatNode) -> i64:
        most: i64 = max(seat_node.visits)
        if self.temperature > 0.0:
            power: float = 1.0 / self.temperature
            shares = [(float(n) / float(most)) ** power for n in seat_node.visits]
            return draw_index(shares, self.rng)
        best: i64 = 0
        for k in range(len(seat_node.visits)):
            if seat_node.visits[k] > seat_node.visits[best] or (
                seat_node.visits[k] == seat_node.visits[best]
                and seat_node.totals[k] > seat_node.totals[best]
            ):
                best = k
        return best

    def _run_iteration(self, state: State, root: Node) -> None:
        """Walk down the tree to a new node, roll out, and record the values on the way."""
        path: list[Visit] = []
        node = root
        steps: i64 = 0
        while state.waiting != 0 and steps < MOST_STEPS:
            steps += 1
            code: i64 = self._apply_joint_choice(state, node, path)
            apply_minor_decisions(state, self.evaluator, self.minor_seat)
            after = node.children.get(code)
            if after is None:
                if self.node_count < MOST_NODES:
                    node.children[code] = Node(state.seats)
                    self.node_count += 1
                break
            node = after
        roll_out(state, self.evaluator, self.rng, self.rollout_depth, self.seat)
        values = seat_values(state, self.evaluator)
        for visit in path:
            visit.seat_node.record_visit(visit.index, values[visit.seat])

    def _apply_joint_choice(self, state: State, node: Node, path: list[Visit]) -> i64:
        """Let all seats that are asked choose by their own statistics; return the joint choice."""
        asked: i64 = state.waiting
        chosen: list[i64] = []
        for seat in range(state.seats):
            if (asked >> seat) & 1:
                chosen.append(self._select_action(state, node, seat, path))
        code: i64 = 0
        k: i64 = 0
        for seat in range(state.seats):
            if (asked >> seat) & 1:
                state.apply(seat, chosen[k], None)
                code = code * CODE_BASE + chosen[k]
                k += 1
        return code

    def _select_action(self, state: State, node: Node, seat: i64, path: list[Visit]) -> i64:
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        seat_node = node.seat_node(seat)
        if not seat_node.has_actions(actions):
            seat_node.add_actions(actions, self.evaluator.action_weights(state, seat, actions))
        index: i64 = seat_node.select(actions, self.exploration)
        path.append(Visit(seat_node, index, seat))
        return seat_node.actions[index]


def _is_decided(visits: list[i64], left: i64) -> bool:
    """Is the lead of the most visited action larger than the visits that are left?"""
    most: i64 = 0
    second: i64 = 0
    for n in visits:
        if n > most:
            second = most
            most = n
        elif n > second:
            second = n
    return most - second > left
