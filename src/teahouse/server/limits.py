"""Rate limits: how often somebody may do something. Kept in memory, a bucket for each key."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from teahouse.server.play.answers import Refusal

MOST_KEYS = 20_000  # the buckets used longest ago are forgotten: they are full again by then


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


# What is limited, and for whom: by the client's address, by person (strangers: by address), or by
# table. One line a kind.
RATES: dict[str, Rate] = {
    "request": Rate(240, 60),  # address: anything at all
    "enter": Rate(20, 0.2),  # address: new guests, log-ins, passwords
    "open": Rate(20, 0.2),  # person: new tables, rematches, forks
    "message": Rate(240, 60),  # person: messages on sockets
    "command": Rate(60, 20),  # person: commands and questions at tables
    "table": Rate(240, 80),  # table: the commands of all
    "say": Rate(10, 1),  # person: lines of chat
    "replay": Rate(30, 3),  # person: what may need the whole log: history, records, watching
    "socket": Rate(30, 1),  # address: new sockets
}
MOST_SOCKETS = 200  # open at once from one address


class Limits:
    """The buckets of one process."""

    def __init__(self, seconds: Callable[[], float], *, active: bool = True) -> None:
        self._seconds = seconds
        self._active = active
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, key: str) -> float:
        """Take one from the bucket; 0 if it was there, else the seconds until it will be."""
        if not self._active:
            return 0.0
        rate = RATES[kind]
        now = self._seconds()
        left, at = self._buckets.pop((kind, key), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        missing = 1.0 - left
        self._buckets[kind, key] = (left - (missing <= 0), now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return max(0.0, missing / rate.per_second)

    def check(self, kind: str, key: str) -> None:
        """Take one, or raise ``Refusal`` with the seconds to wait."""
        seconds = self.wait(kind, key)
        if seconds > 0:
            raise Refusal("too-fast", params={"seconds": int(seconds) + 1})
