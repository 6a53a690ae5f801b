"""Thinking times, in little space: how many fell between which milliseconds."""

from __future__ import annotations

import math

import msgspec

STEP = math.log(1.05)  # neighbouring classes differ by five in a hundred
SHORTEST = 1e-4  # milliseconds; nothing is measured below


class Times(msgspec.Struct):
    """Sums and classes, so that parts can be added."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    classes: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, millis: float) -> None:
        """Count one decision that took ``millis`` milliseconds."""
        self.count += 1
        self.total += millis
        self.longest = max(self.longest, millis)
        kind = math.ceil(math.log(max(millis, SHORTEST)) / STEP)
        self.classes[kind] = self.classes.get(kind, 0) + 1

    def join(self, other: Times) -> None:
        """Add what another part has counted."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for kind, count in other.classes.items():
            self.classes[kind] = self.classes.get(kind, 0) + count

    @property
    def mean(self) -> float:
        """The mean in milliseconds."""
        return self.total / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """The milliseconds that this share of the decisions needed at most, to five percent."""
        passed = 0
        for kind in sorted(self.classes):
            passed += self.classes[kind]
            if passed >= share * self.count:
                return min(math.exp(kind * STEP), self.longest)
        return self.longest
