"""The search tree: what a seat has learnt about its choices after a line of play.

One tree serves all samples. An action that is legal in some of them only is judged against the
visits in which it could be chosen.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

EVEN: Final = 0.15  # the part of the prior that all actions share, whatever the urges
CODE: Final = 4096  # more than any catalog has actions: a joint choice is one number


class Menu:
    """The choices of one seat at one node, with their statistics."""

    __slots__ = ("actions", "count", "offered", "place", "priors", "sum", "totals", "visits")

    def __init__(self) -> None:
        self.actions: list[i64] = []
        self.place: dict[i64, i64] = {}  # action -> index in the lists
        self.priors: list[float] = []
        self.offered: list[i64] = []  # visits in which the action was legal
        self.visits: list[i64] = []
        self.totals: list[float] = []
        self.count: i64 = 0  # of all visits
        self.sum: float = 0.0

    def knows(self, actions: list[i64]) -> bool:
        """Has every one of these actions been seen here before?"""
        if actions == self.actions:
            return True
        for action in actions:
            if action not in self.place:
                return False
        return True

    def learn(self, actions: list[i64], urges: list[float]) -> None:
        """Take up actions that were not legal here before, with a prior from the urges."""
        priors = _priors(urges)
        for i in range(len(actions)):
            if actions[i] not in self.place:
                self.place[actions[i]] = len(self.actions)
                self.actions.append(actions[i])
                self.priors.append(priors[i])
                self.offered.append(0)
                self.visits.append(0)
                self.totals.append(0.0)

    def expect(self, actions: list[i64], weights: list[float]) -> None:
        """Give actions that are known here new priors, after a closer look."""
        priors = _priors(weights)
        for i in range(len(actions)):
            self.priors[self.place[actions[i]]] = priors[i]

    def select(self, actions: list[i64], curiosity: float) -> i64:
        """The index of the best bound among the legal actions.

        An untried action is as good as the choice was on the whole.
        """
        hope: float = self.sum / float(self.count) if self.count > 0 else 0.5
        same: bool = actions == self.actions
        best: i64 = 0
        highest: float = -1.0
        for i in range(len(actions)):
            k: i64 = i if same else self.place[actions[i]]
            self.offered[k] += 1
            n: i64 = self.visits[k]
            mean: float = hope if n == 0 else self.totals[k] / float(n)
            spread: float = math.sqrt(float(self.offered[k])) / float(n + 1)
            bound: float = mean + curiosity * self.priors[k] * spread
            if bound > highest:
                highest = bound
                best = k
        return best

    def note(self, index: i64, value: float) -> None:
        """A visit by this action brought so much."""
        self.visits[index] += 1
        self.totals[index] += value
        self.count += 1
        self.sum += value


def _priors(weights: list[float]) -> list[float]:
    """Shares of the weights; a part goes to all alike."""
    total: float = 0.0
    for weight in weights:
        total += weight
    even: float = EVEN / float(len(weights))
    return [even + (1.0 - EVEN) * weight / total for weight in weights]


class Node:
    """A line of play from the root: the menus of the seats that are asked, and what follows.

    In a simultaneous choice every seat has its own menu and knows nothing of the others; together
    their choices are one step. Samples may ask different seats after the same line.
    """

    __slots__ = ("after", "menus")

    def __init__(self, seats: i64) -> None:
        self.menus: list[Menu | None] = [None] * int(seats)
        self.after: dict[i64, Node] = {}  # by the joint choice

    def menu(self, seat: i64) -> Menu:
        """The menu of a seat that is asked here."""
        menu = self.menus[seat]
        if menu is None:
            menu = Menu()
            self.menus[seat] = menu
        return menu
