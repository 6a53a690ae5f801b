"""The way of a command: examine, store, then take it as happened.

A desk keeps the tables that are in use folded in memory, at most ``keep`` of them. It may be
behind the store, because other processes write too: the primary key of the log decides who was
first, the loser reads on and examines his command again. A refusal is only ever given on a table
that has just been read on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import msgspec

from teahouse.core.errors import TeahouseError
from teahouse.server.tables.answers import Refusal, Why
from teahouse.server.tables.facts import AnyFact, SeatGiven, UndoGranted, fits
from teahouse.server.tables.log import SnapshotAheadOfLog, advance, fold
from teahouse.server.tables.ports import (
    Append,
    Clock,
    Conflict,
    DuplicateCommand,
    LogEntry,
    TableStore,
)
from teahouse.server.tables.snapshots import EVERY, pack, unpack
from teahouse.server.tables.state import TableState

KEEP = 5000  # tables in memory, some 20 kB each


class UnknownTable(TeahouseError):
    """No table has this id."""


@dataclass(frozen=True, slots=True)
class PlannedFact:
    """What a command comes to: a fact for the log and, at the start, the seed with its hash."""

    fact: AnyFact
    seed: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class PendingCommand:
    """A command on its way: under which key and name it is stored, and what it is.

    ``plan`` examines it on a table (``Refusal`` if it may not be) and says what happens.
    ``asks`` is the fact that it asks for, as far as the client names it (``facts.fits``).
    """

    key: str
    author: str
    plan: Callable[[TableState, Sequence[LogEntry]], PlannedFact]
    asks: AnyFact
    reads_log: bool = False  # the plan looks at earlier entries


@dataclass(frozen=True, slots=True)
class CommandOutcome:
    """The entry that carries the command, or why there is none; and the table as it is now."""

    live: TableState
    entry: LogEntry | None
    why: Why | None = None


def random_seed() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


class TableService:
    """Access to tables: what every service of the play works with."""

    def __init__(
        self,
        store: TableStore,
        clock: Clock,
        *,
        keep: int = KEEP,
        snapshot_every: int = EVERY,
        bot_pause: int = 0,
        draw_seed: Callable[[], str] = random_seed,
        tell: Callable[[TableState], None] = lambda live: None,
        tell_said: Callable[[str], None] = lambda table: None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.draw_seed = draw_seed
        self.tell = tell  # called after every entry of this desk, once it is durable
        self.tell_said = tell_said  # the same for a line of chat, with its table
        self._keep = keep
        self._every = snapshot_every
        self._bot_pause = bot_pause  # milliseconds, where people look on: they want to follow
        self._tables: OrderedDict[str, TableState] = OrderedDict()
        self._forgets = 0  # raised whenever something was forgotten on purpose
        # A lock lives as long as somebody waits for it. It only saves lost races: the store
        # decides them.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def kept(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def look(self, table: str) -> TableState:
        """The table as it is now in the store."""
        forgets = self._forgets
        live = self._tables.get(table)
        if live is None:
            live = await self._load(table)
        elif not live.ended:
            live = await self._read_on(live)
        return self._remember(live, forgets)

    def forget(self, table: str) -> None:
        """Read this table from the store again when it is needed: something in it was blanked.

        What is under way with the old one comes to its end and is not kept either.
        """
        self._forgets += 1
        self._tables.pop(table, None)

    async def at_least(self, table: str, position: int) -> TableState:
        """The table with the first ``position`` entries or more: kept, or read."""
        return self.at_hand(table, position) or await self.look(table)

    def at_hand(self, table: str, position: int) -> TableState | None:
        """The same without reading; None if it is not kept."""
        live = self._tables.get(table)
        if live is None or live.position < position:
            return None
        self._tables.move_to_end(table)
        return live

    async def log(self, table: str) -> tuple[TableState, list[LogEntry]]:
        """The table with its whole log."""
        # In this order: the row is then at least as new as the log, and has the seed of its start.
        entries = await self.store.entries(table, 0)
        row = await self.store.table(table)
        if row is None:
            raise UnknownTable("There is no such table.")
        return fold(row, entries), entries

    async def carry_out(self, table: str, order: PendingCommand) -> CommandOutcome:
        """Store what the command asks for, exactly once, or say why not."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            forgets = self._forgets
            live, log = await self._start(table, order)
            current = False
            while True:
                try:
                    step = order.plan(live, log)
                except Refusal as refusal:
                    known = await self.store.entry_by_command(table, order.key)
                    if known is not None:
                        return self._repeated(await self.look(table), known, order)
                    if current:
                        return CommandOutcome(live, None, refusal.why)
                else:
                    outcome = await self._store(live, log, order, step, forgets)
                    if outcome is not None:
                        return outcome
                forgets = self._forgets
                live, log = await self._current(table, order)
                current = True

    async def _start(self, table: str, order: PendingCommand) -> tuple[TableState, list[LogEntry]]:
        live = self._tables.get(table)
        if live is None or order.reads_log:
            return await self._current(table, order)
        return live, []

    async def _current(
        self, table: str, order: PendingCommand
    ) -> tuple[TableState, list[LogEntry]]:
        if order.reads_log:
            return await self.log(table)
        return await self.look(table), []

    async def _store(
        self,
        live: TableState,
        log: Sequence[LogEntry],
        order: PendingCommand,
        step: PlannedFact,
        forgets: int,
    ) -> CommandOutcome | None:
        """Append and take over; None after a lost race."""
        entry = LogEntry(live.position, order.key, order.author, self.clock.now(), step.fact)
        if step.seed is not None:
            seed, seed_hash = step.seed
            row = msgspec.structs.replace(live.row, seed=seed, seed_hash=seed_hash)
            live = replace(live, row=row)
        after = advance(live, entry, [*log, entry] if order.reads_log else None)
        result = await self.store.append_entry(self._append(live, after, entry, step.seed))
        if isinstance(result, Conflict):
            return None
        if isinstance(result, DuplicateCommand):
            return self._repeated(await self.look(live.row.id), result.entry, order)
        after = self._remember(after, forgets)
        self.tell(after)
        return CommandOutcome(after, entry)

    def _append(
        self, before: TableState, after: TableState, entry: LogEntry, seed: tuple[str, str] | None
    ) -> Append:
        """What changes with the entry: most change neither the lifecycle nor what bots owe."""
        fact, jobs = entry.fact, after.jobs()
        due = after.position % self._every == 0 or isinstance(fact, UndoGranted)
        return Append(
            table=after.row.id,
            entry=entry,
            lifecycle=None if after.lifecycle == before.lifecycle else after.lifecycle,
            jobs=None if jobs == before.jobs() else jobs,
            seed=seed,
            seats={fact.seat: after.seats[fact.seat]} if isinstance(fact, SeatGiven) else {},
            snapshot=pack(after) if due else None,
            not_before=entry.at + self._bot_pause if self._bot_pause and after.people() else 0,
        )

    def _repeated(self, live: TableState, known: LogEntry, order: PendingCommand) -> CommandOutcome:
        if fits(known.fact, order.asks):
            return CommandOutcome(live, known)
        return CommandOutcome(live, None, Why("command-id-used"))

    async def _load(self, table: str) -> TableState:
        """From the newest snapshot and the entries after it, or from the beginning."""
        snapshot = await self.store.snapshot(table)
        row = await self.store.table(table)  # after the snapshot, for the same reason as in `log`
        if row is None:
            raise UnknownTable("There is no such table.")
        live = None if snapshot is None else unpack(row, snapshot)
        if live is None:
            return (await self.log(table))[0]
        return await self._read_on(live)

    async def _read_on(self, live: TableState) -> TableState:
        table = live.row.id
        try:
            for entry in await self.store.entries(table, live.position):
                live = advance(live, entry)
        except SnapshotAheadOfLog:
            live, _ = await self.log(table)
        return live

    def _remember(self, live: TableState, forgets: int) -> TableState:
        """Keep the newer of this and what is kept; forget the table used longest ago.

        ``forgets`` was read before ``live`` was: what is older than a forgetting is not kept.
        """
        if forgets != self._forgets:
            return live
        table = live.row.id
        kept = self._tables.get(table)
        if kept is not None and kept.position > live.position:
            live = kept
        self._tables[table] = live
        self._tables.move_to_end(table)
        while len(self._tables) > self._keep:
            self._tables.popitem(last=False)
        return live
