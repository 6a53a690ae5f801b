"""How long a bot may think: a number of iterations, a time, or both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

Clock = Callable[[], float]  # milliseconds from any beginning, never going back

UNLIMITED: Final = 1000000000


class Budget:
    """What may be spent on one decision."""

    __slots__ = ("iterations", "millis")

    def __init__(self, iterations: i64, millis: float) -> None:
        self.iterations: i64 = iterations if iterations > 0 else UNLIMITED
        self.millis: float = millis  # 0: no limit of time


class Meter:
    """Watches one decision. The clock is looked at once between any two iterations.

    Thinking stops when another iteration as long as the longest so far might be too long.
    """

    __slots__ = ("began", "budget", "clock", "done", "last", "longest")

    def __init__(self, budget: Budget, clock: Clock | None) -> None:
        self.budget: Budget = budget
        self.clock: Clock | None = clock if budget.millis > 0.0 else None
        self.done: i64 = 0
        self.longest: float = 0.0
        self.began: float = 0.0
        self.last: float = 0.0
        if self.clock is not None:
            self.began = self.clock()
            self.last = self.began

    def pressing(self) -> bool:
        """Is more than a tenth of the time gone? What took it was no iteration."""
        clock = self.clock
        if clock is None:
            return False
        self.last = clock()
        return (self.last - self.began) * 10.0 > self.budget.millis

    def left(self) -> i64:
        """Count an iteration that is over; how many more there may be, about."""
        self.done += 1
        left: i64 = self.budget.iterations - self.done
        clock = self.clock
        if clock is None:
            return left
        now: float = clock()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        rest: float = self.budget.millis - (now - self.began)
        if rest < self.longest:
            return 0
        each: float = (now - self.began) / float(self.done)
        if each > 0.0 and rest / each < float(left):
            return i64(rest / each) + 1
        return left
