"""A command while it is run: what it is, what it comes to, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from teahouse.server.tables.answers import Why
from teahouse.server.tables.facts import AnyFact
from teahouse.server.tables.ports import LogEntry
from teahouse.server.tables.state import TableState


@dataclass(frozen=True, slots=True)
class PlannedFact:
    """What a command comes to: a fact for the log and, at the start, the seed with its hash."""

    fact: AnyFact
    seed: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class PendingCommand:
    """A command that is being run: under which key and author it is stored, and what it is.

    ``plan`` examines it on a table (``Refusal`` if it may not be) and says what happens; a command
    that ``reads_log`` gets the whole log with it. ``expected`` is the fact that the command asks
    for, as far as the client names it (``facts.fits``).
    """

    key: str
    author: str
    plan: Callable[[TableState, Sequence[LogEntry]], PlannedFact]
    expected: AnyFact
    reads_log: bool = False


@dataclass(frozen=True, slots=True)
class CommandOutcome:
    """The entry that carries the command, or why there is none; and the table as it is now."""

    table: TableState
    entry: LogEntry | None = None
    why: Why | None = None
    is_new: bool = False  # the entry was stored by this very call
