"""A table as it stands: what the fold of its log comes to. Nothing here is changed in place."""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.core.events import Event
from teahouse.core.game import Game, State
from teahouse.core.match import Decision, undoable
from teahouse.server.tables.ports import (
    ABANDONED,
    BOT,
    FINISHED,
    PERSON,
    RUNNING,
    BotJob,
    LogEntry,
    Seat,
    TableRow,
)

NOT_ASKED = -1


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A wish that needs the others' consent; ``of`` is None when it is to abandon the game."""

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
    """An entry with the facts that the game told while it was carried out."""

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
    recent: tuple[EntryWithEvents, ...] = ()

    @property
    def ended(self) -> bool:
        """Is the game over, so that nothing is secret any more?"""
        return self.lifecycle in (FINISHED, ABANDONED)

    def people(self) -> tuple[str, ...]:
        """Everybody who holds a seat, each once."""
        return tuple(dict.fromkeys([s.person for s in self.seats if s.kind == PERSON]))

    def undoable(self, seat: int) -> int | None:
        """The log number of this seat's last decision if it may be taken back."""
        if self.play is None or self.lifecycle != RUNNING:
            return None
        index = undoable([made.decision for made in self.play.made], seat)
        return None if index is None else self.play.made[index].number

    def jobs(self) -> list[BotJob]:
        """The decisions that bots owe. They wait while people are asked for their consent."""
        if self.play is None or self.lifecycle != RUNNING or self.request is not None:
            return []
        return [
            BotJob(self.row.id, i, self.play.asked_since[i], seat.strength)
            for i, seat in enumerate(self.seats)
            if seat.kind == BOT and self.play.asked_since[i] != NOT_ASKED
        ]
