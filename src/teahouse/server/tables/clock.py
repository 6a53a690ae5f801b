"""The server's clock."""

from __future__ import annotations

import time


class SystemClock:
    """The time of this machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000
