"""Who has a table open, over all processes. A process that falls silent is forgotten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from teahouse.server.realtime.bus import AnyBusMessage, SeatsPresent

REPEAT = 30.0  # seconds after which a process tells again what it told before
FORGET = 75.0  # seconds after which a process is not believed any more


class Presence:
    """The seats whose people watch, here and elsewhere."""

    def __init__(
        self, process: str, publish: Callable[[AnyBusMessage], None], seconds: Callable[[], float]
    ) -> None:
        self._process = process
        self._publish = publish
        self._seconds = seconds
        self._own: dict[str, Counter[int]] = {}
        self._others: dict[str, dict[str, tuple[float, list[int]]]] = {}

    def here(self, table: str) -> list[int]:
        """The seats that are present at a table."""
        found = set(self._own.get(table, ()))
        now = self._seconds()
        for until, seats in self._others.get(table, {}).values():
            if until > now:
                found.update(seats)
        return sorted(found)

    def come(self, table: str, seat: int) -> None:
        """One more socket of the person on this seat."""
        seats = self._own.setdefault(table, Counter())
        seats[seat] += 1
        if seats[seat] == 1:
            self._tell(table)

    def go(self, table: str, seat: int) -> None:
        """One socket less."""
        seats = self._own[table]
        seats[seat] -= 1
        if seats[seat] == 0:
            del seats[seat]
            self._tell(table)
            if not seats:
                del self._own[table]

    def heard(self, notice: SeatsPresent) -> None:
        """Another process tells."""
        if notice.process == self._process:
            return
        others = self._others.setdefault(notice.table, {})
        if notice.seats:
            others[notice.process] = (self._seconds() + FORGET, notice.seats)
        else:
            others.pop(notice.process, None)
            if not others:
                del self._others[notice.table]

    def repeat(self) -> list[str]:
        """Tell everything again; the tables at which somebody has fallen silent."""
        for table in self._own:
            self._tell(table)
        now, changed = self._seconds(), []
        for table, others in list(self._others.items()):
            for process in [p for p, (until, _) in others.items() if until <= now]:
                del others[process]
                changed.append(table)
            if not others:
                del self._others[table]
        return changed

    def _tell(self, table: str) -> None:
        self._publish(SeatsPresent(table, self._process, sorted(self._own.get(table, ()))))
