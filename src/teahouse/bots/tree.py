"""The search tree: statistics of the choices of each seat after a sequence of decisions.

One tree serves all samples. An action that is legal in only some of them is compared with the
visits in which it was legal.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

UNIFORM_SHARE: Final = 0.15  # the part of the prior that all actions share, whatever their weights
CODE_BASE: Final = 4096  # more than any catalog has actions, so that a joint choice is one number


class SeatNode:
    """The choices of one seat at a node, with their statistics."""

    __slots__ = ("actions", "count", "index_of", "offered", "priors", "total", "totals", "visits")

    def __init__(self) -> None:
        self.actions: list[i64] = []
        self.index_of: dict[i64, i64] = {}  # action -> index in the lists
        self.priors: list[float] = []
        self.offered: list[i64] = []  # visits in which the action was legal
        self.visits: list[i64] = []
        self.totals: list[float] = []
        self.count: i64 = 0  # of all visits
        self.total: float = 0.0

    def has_actions(self, actions: list[i64]) -> bool:
        """Are there statistics for every one of these actions?"""
        if actions == self.actions:
            return True
        for action in actions:
            if action not in self.index_of:
                return False
        return True

    def add_actions(self, actions: list[i64], weights: list[float]) -> None:
        """Add those that were not legal here before, with priors from their weights."""
        priors = _priors(weights)
        for i in range(len(actions)):
            if actions[i] not in self.index_of:
                self.index_of[actions[i]] = len(self.actions)
                self.actions.append(actions[i])
                self.priors.append(priors[i])
                self.offered.append(0)
                self.visits.append(0)
                self.totals.append(0.0)

    def set_priors(self, actions: list[i64], weights: list[float]) -> None:
        """Replace the priors of actions that have statistics already."""
        priors = _priors(weights)
        for i in range(len(actions)):
            self.priors[self.index_of[actions[i]]] = priors[i]

    def select(self, actions: list[i64], exploration: float) -> i64:
        """The index of the legal action with the highest upper bound.

        An untried action starts with the mean value of all visits here.
        """
        first_play: float = self.total / float(self.count) if self.count > 0 else 0.5
        same: bool = actions == self.actions
        best: i64 = 0
        highest: float = -1.0
        for i in range(len(actions)):
            k: i64 = i if same else self.index_of[actions[i]]
            self.offered[k] += 1
            n: i64 = self.visits[k]
            mean: float = first_play if n == 0 else self.totals[k] / float(n)
            spread: float = math.sqrt(float(self.offered[k])) / float(n + 1)
            bound: float = mean + exploration * self.priors[k] * spread
            if bound > highest:
                highest = bound
                best = k
        return best

    def record_visit(self, index: i64, value: float) -> None:
        """Count a visit by this action and its value."""
        self.visits[index] += 1
        self.totals[index] += value
        self.count += 1
        self.total += value


def _priors(weights: list[float]) -> list[float]:
    """Shares of the weights; a part is the same for all."""
    total: float = 0.0
    for weight in weights:
        total += weight
    uniform: float = UNIFORM_SHARE / float(len(weights))
    return [uniform + (1.0 - UNIFORM_SHARE) * weight / total for weight in weights]


class Node:
    """A sequence of decisions from the root: the seats that are asked there, and what follows.

    In a simultaneous choice every seat has its own statistics and knows nothing of the others;
    their choices together are one step. Samples may ask different seats after the same sequence.
    """

    __slots__ = ("children", "seat_nodes")

    def __init__(self, seats: i64) -> None:
        self.seat_nodes: list[SeatNode | None] = [None] * int(seats)
        self.children: dict[i64, Node] = {}  # by the joint choice

    def seat_node(self, seat: i64) -> SeatNode:
        """The statistics of a seat that is asked here, created if there are none."""
        seat_node = self.seat_nodes[seat]
        if seat_node is None:
            seat_node = SeatNode()
            self.seat_nodes[seat] = seat_node
        return seat_node
