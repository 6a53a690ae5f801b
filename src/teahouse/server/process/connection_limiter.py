"""How many sockets are open, in all and from each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from teahouse.server.process.rate_limits import RateLimiter


class ConnectionLimiter:
    """Counts open sockets."""

    def __init__(self, most: int) -> None:
        self._most = most  # open at once from one address
        self._open_sockets: Counter[str] = Counter()

    @property
    def open_count(self) -> int:
        """How many sockets are open."""
        return self._open_sockets.total()

    @contextmanager
    def open(self, address: str, limits: RateLimiter) -> Iterator[bool]:
        """Count one more while it lasts; False if there are too many."""
        many = self._open_sockets[address] >= self._most
        if many or limits.wait("socket", address) > 0:
            yield False
            return
        self._open_sockets[address] += 1
        try:
            yield True
        finally:
            self._open_sockets[address] -= 1
            if not self._open_sockets[address]:
                del self._open_sockets[address]
