"""How many sockets are open, in all and from each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from teahouse.server.process.rate_limits import RateLimiter


class ConnectionLimiter:
    """Counts those who are inside."""

    def __init__(self, most: int) -> None:
        self._most = most  # open at once from one address
        self._inside: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        """All open sockets."""
        return self._inside.total()

    @contextmanager
    def open(self, address: str, limits: RateLimiter) -> Iterator[bool]:
        """Count one more while it lasts; False if there are too many."""
        many = self._inside[address] >= self._most
        if many or limits.wait("socket", address) > 0:
            yield False
            return
        self._inside[address] += 1
        try:
            yield True
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]
