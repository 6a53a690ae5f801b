"""The clocks that bots think by: that of the wall, and that of the processor."""

from __future__ import annotations

import time


def millis() -> float:
    """Milliseconds from some beginning; never goes back. For people, who wait for a bot."""
    return time.perf_counter() * 1000.0


def cpu_millis() -> float:
    """Milliseconds that this process has really worked.

    For measuring: other work on the same machine must not make a bot weaker.
    """
    return time.process_time() * 1000.0
