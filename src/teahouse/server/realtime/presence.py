"""Who has a table open, over all processes. A process that falls silent is dropped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from teahouse.server.realtime.bus_messages import AnyBusMessage, SeatsPresent

REPEAT = 30.0  # seconds after which a process announces its seats again
FORGET = 75.0  # seconds after which a silent process is dropped


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

    def present_seats(self, table_id: str) -> list[int]:
        """The seats that are present at a table."""
        found = set(self._own.get(table_id, ()))
        now = self._seconds()
        for until, seats in self._others.get(table_id, {}).values():
            if until > now:
                found.update(seats)
        return sorted(found)

    def add_socket(self, table_id: str, seat: int) -> None:
        """One more socket of the person on this seat."""
        seats = self._own.setdefault(table_id, Counter())
        seats[seat] += 1
        if seats[seat] == 1:
            self._announce(table_id)

    def remove_socket(self, table_id: str, seat: int) -> None:
        """One socket less."""
        seats = self._own[table_id]
        seats[seat] -= 1
        if seats[seat] == 0:
            del seats[seat]
            self._announce(table_id)
            if not seats:
                del self._own[table_id]

    def receive(self, message: SeatsPresent) -> None:
        """Another process announces its seats."""
        if message.process == self._process:
            return
        others = self._others.setdefault(message.table, {})
        if message.seats:
            others[message.process] = (self._seconds() + FORGET, message.seats)
        else:
            others.pop(message.process, None)
            if not others:
                del self._others[message.table]

    def repeat(self) -> list[str]:
        """Announce all seats again; returns the tables at which a process has fallen silent."""
        for table_id in self._own:
            self._announce(table_id)
        now, changed = self._seconds(), []
        for table_id, others in list(self._others.items()):
            for process in [p for p, (until, _) in others.items() if until <= now]:
                del others[process]
                changed.append(table_id)
            if not others:
                del self._others[table_id]
        return changed

    def _announce(self, table_id: str) -> None:
        self._publish(SeatsPresent(table_id, self._process, sorted(self._own.get(table_id, ()))))
