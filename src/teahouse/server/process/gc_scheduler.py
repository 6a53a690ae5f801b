"""Schedule cyclic garbage collection for quiet moments.

Automatic collection paused a busy server for 0.1 to 2 s at a time. Reference counting frees almost
everything, mostly closed connections are left. So automatic collection is off, and we collect only
when memory has grown: early if the processor is idle, otherwise once growth is large.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final, NamedTuple

CHECK = 5.0  # seconds between two looks
QUIET = 0.2  # of the processor: less than that is little going on


class Bound(NamedTuple):
    """What memory may come to before it is searched."""

    least: int  # blocks of some 80 bytes
    growth: float  # times what was left by the last search


WHEN_QUIET: Final = Bound(1_000_000, 1.5)
WHEN_BUSY: Final = Bound(4_000_000, 3.0)


class GcScheduler:
    """Takes the place of Python's own automatic."""

    def __init__(self) -> None:
        self._left = 0  # blocks after the last search
        self.searches = 0

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """From now on, in this loop, as long as it runs."""
        gc.disable()
        self._search()
        loop.call_later(CHECK, self._turn, loop, loop.time(), time.process_time())

    def look(self, share: float) -> None:
        """Collect if memory has grown too much for so busy a server (as a share of a processor)."""
        bound = WHEN_QUIET if share < QUIET else WHEN_BUSY
        if sys.getallocatedblocks() > max(bound.least, bound.growth * self._left):
            self._search()

    def _search(self) -> None:
        gc.collect()
        self.searches += 1
        self._left = sys.getallocatedblocks()

    def _turn(self, loop: asyncio.AbstractEventLoop, since: float, spent: float) -> None:
        now, spent_now = loop.time(), time.process_time()
        self.look((spent_now - spent) / max(now - since, 0.001))
        loop.call_later(CHECK, self._turn, loop, loop.time(), time.process_time())
