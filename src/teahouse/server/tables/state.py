"""A table as it stands: plain values that the fold of its log (``log.py``) computes.

Nothing here is changed in place, so that a reader keeps a consistent table while a command runs.
"""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.core.events import Event
from teahouse.core.game import Game, State
from teahouse.core.match import Decision
from teahouse.server.tables.ports import PERSON, BotJob, LogEntry, Seat, TableRow

NOT_ASKED = -1


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A request that needs the others' consent; ``of`` is None if it is to abandon the game."""

    number: int
    by: str
    of: int | None
    needed: tuple[str, ...]  # people who have not agreed yet


@dataclass(frozen=True, slots=True)
class MadeDecision:
    """A decision after the last barrier, with its number in the log."""

    number: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class RunningGame:
    """The game at the table. The states are shared and never changed in place."""

    base: State
    state: State
    made: tuple[MadeDecision, ...]
    asked_since: tuple[int, ...]  # of each seat: position since which its question stands
    last: tuple[int, ...]  # of each seat: number of its last decision, or -1


@dataclass(frozen=True, slots=True)
class EntryWithEvents:
    """An entry with the events that the game reported for it."""

    entry: LogEntry
    events: list[Event]


@dataclass(frozen=True, slots=True)
class TableState:
    """A table as it stands after ``position`` entries of its log."""

    row: TableRow
    game: Game
    seats: tuple[Seat, ...]
    lifecycle: str
    position: int = 0
    request: OpenRequest | None = None
    play: RunningGame | None = None
    recent: tuple[EntryWithEvents, ...] = ()  # the newest entries, without a gap
    bot_jobs: tuple[BotJob, ...] = ()  # the decisions that bots owe
    correction_count: int = 0  # values of the released tables that were corrected

    def people(self) -> tuple[str, ...]:
        """Everybody who holds a seat, each once."""
        return tuple(dict.fromkeys([s.person for s in self.seats if s.kind == PERSON]))
