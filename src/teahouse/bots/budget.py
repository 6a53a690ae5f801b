"""How long a bot may search: a number of iterations, a time, or both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

Clock = Callable[[], float]  # milliseconds, monotonic

UNLIMITED: Final = 1000000000


class Budget:
    """The limits for one decision; 0 is no limit."""

    __slots__ = ("iterations", "millis")

    def __init__(self, iterations: i64, millis: float) -> None:
        self.iterations: i64 = iterations if iterations > 0 else UNLIMITED
        self.millis: float = millis  # 0: no limit


class Meter:
    """Measures one decision. The clock is read once between any two iterations.

    The search stops when an iteration as long as the longest so far would no longer fit.

    >>> meter = Meter(Budget(3, 0.0), None)
    >>> [meter.count_iteration() for _ in range(3)]
    [2, 1, 0]
    """

    __slots__ = ("budget", "clock", "done", "last", "longest", "started")

    def __init__(self, budget: Budget, clock: Clock | None) -> None:
        self.budget: Budget = budget
        self.clock: Clock | None = clock if budget.millis > 0.0 else None
        self.done: i64 = 0
        self.longest: float = 0.0
        self.started: float = 0.0
        self.last: float = 0.0
        if self.clock is not None:
            self.started = self.clock()
            self.last = self.started

    def is_a_tenth_spent(self) -> bool:
        """Is more than a tenth of the time spent, before the first iteration?"""
        clock = self.clock
        if clock is None:
            return False
        self.last = clock()
        return (self.last - self.started) * 10.0 > self.budget.millis

    def count_iteration(self) -> i64:
        """Count an iteration that has ended; return about how many more fit into the budget."""
        self.done += 1
        left: i64 = self.budget.iterations - self.done
        clock = self.clock
        if clock is None:
            return left
        now: float = clock()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        rest: float = self.budget.millis - (now - self.started)
        if rest < self.longest:
            return 0
        mean: float = (now - self.started) / float(self.done)
        if mean > 0.0 and rest / mean < float(left):
            return i64(rest / mean) + 1
        return left
