"""The clock that bots in the laboratory and at the terminal think by."""

from __future__ import annotations

import time


def millis() -> float:
    """Milliseconds from some beginning; never goes back."""
    return time.perf_counter() * 1000.0
