"""Rate limits: how often somebody may do something. A token bucket for each key, in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from teahouse.server.tables.answers import Refusal

MOST_KEYS = 20_000  # the buckets used longest ago are forgotten: they are full again by then


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


def rates(*, requests: int, logins: int, messages: int) -> dict[str, Rate]:
    """What is limited, and for whom, from the three rates a minute that can be set.

    By the client's address, by person (strangers: by address), or by table.
    """
    return {
        "request": _rate(requests),  # address: anything at all
        "socket": _rate(requests / 10),  # address: new sockets
        "enter": _rate(requests / 30),  # address: new guests
        "login": _rate(logins),  # address: passwords that are tried or made
        "message": _rate(messages),  # person: messages on sockets
        "command": _rate(messages),  # person: commands and questions at tables
        "table": _rate(messages * 4),  # table: the commands of all
        "replay": _rate(messages / 4),  # person: what may need the whole log
        "say": _rate(messages / 10),  # person: lines of chat
        "open": _rate(messages / 20),  # person: new tables, rematches, forks
        "trial": _rate(messages / 60),  # person: corrections that are tried out
    }


def _rate(per_minute: float) -> Rate:
    """Ten seconds' worth may come at once."""
    return Rate(burst=per_minute / 6 + 10, per_second=per_minute / 60)


class RateLimiter:
    """The buckets of one process."""

    def __init__(self, rates: Mapping[str, Rate], seconds: Callable[[], float]) -> None:
        self._rates = rates
        self._seconds = seconds
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, key: str) -> float:
        """Take one from the bucket; 0 if it was there, else the seconds until it will be."""
        rate = self._rates[kind]
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
