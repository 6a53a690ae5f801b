"""Run commands on tables: examine, store, then take the entry over, then publish it.

A server keeps the tables in use folded in memory. Its copy may be behind the store, because other
processes write too. So the primary key of the log decides who was first; the loser reads the new
entries and examines the command again, and a refusal is only given on a table that was just read.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

import msgspec

from teahouse.server.protocol.commands import TableCommand
from teahouse.server.tables.answers import Answer, Caller, Done, Refusal, Why
from teahouse.server.tables.commands import CommandOutcome, PendingCommand, PlannedFact
from teahouse.server.tables.facts import AnyFact, SeatGiven, UndoGranted, fits
from teahouse.server.tables.loading import load_table, load_with_log, read_new_entries
from teahouse.server.tables.log import advance
from teahouse.server.tables.ports import (
    ENDED,
    Append,
    Clock,
    Conflict,
    DuplicateCommand,
    LogEntry,
    Publisher,
    TableStore,
)
from teahouse.server.tables.refusals import build_refusal
from teahouse.server.tables.snapshots import EVERY, pack
from teahouse.server.tables.state import TableState

MOST_ID = 100
KEEP = 5000  # tables in memory, some 20 kB each


def random_seed() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


class SystemClock:
    """The time of this machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000


class TableService:
    """Tables in memory, and the commands that change them."""

    def __init__(
        self,
        store: TableStore,
        clock: Clock,
        *,
        keep: int = KEEP,
        snapshot_every: int = EVERY,
        bot_pause: int = 0,
        draw_seed: Callable[[], str] = random_seed,
        publisher: Publisher | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.draw_seed = draw_seed
        self.stored_count = 0
        self.bot_work = asyncio.Event()  # set after every entry that leaves jobs for bots
        self._publisher = publisher
        self._keep = keep
        self._snapshot_every = snapshot_every
        self._bot_pause = bot_pause  # milliseconds that people get to follow a bot's decision
        self._tables: OrderedDict[str, TableState] = OrderedDict()
        self._drops = 0  # raised whenever a table was dropped because its log was changed
        # A lock lives as long as somebody waits for it. It only saves lost races: the store
        # decides them.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Tables

    @property
    def cached_count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def load_current(self, table_id: str) -> TableState:
        """The table as it is now in the store."""
        drops = self._drops
        table = self._tables.get(table_id)
        if table is None:
            table = await load_table(self.store, table_id)
        elif table.lifecycle not in ENDED:
            table = await read_new_entries(self.store, table)
        return self._cache(table, drops)

    async def load_at_least(self, table_id: str, position: int) -> TableState:
        """The table with the first ``position`` entries or more: from memory, or read."""
        return self.get_cached(table_id, position) or await self.load_current(table_id)

    async def load_with_log(self, table_id: str) -> tuple[TableState, list[LogEntry]]:
        """The table with its whole log."""
        return await load_with_log(self.store, table_id)

    def get_cached(self, table_id: str, position: int) -> TableState | None:
        """The table in memory if it has the first ``position`` entries."""
        table = self._tables.get(table_id)
        if table is None or table.position < position:
            return None
        self._tables.move_to_end(table_id)
        return table

    def drop_cached(self, table_id: str) -> None:
        """Read this table from the store again when it is needed: a name in it was erased.

        A command that runs with the old table comes to its end and does not cache it again.
        """
        self._drops += 1
        self._tables.pop(table_id, None)

    def _cache(self, table: TableState, drops: int) -> TableState:
        """Keep the newer of this and what is cached; drop the table used longest ago.

        ``drops`` was read before the table was: what is older than a drop is not cached.
        """
        if drops != self._drops:
            return table
        table_id = table.row.id
        cached = self._tables.get(table_id)
        if cached is not None and cached.position > table.position:
            table = cached
        self._tables[table_id] = table
        self._tables.move_to_end(table_id)
        while len(self._tables) > self._keep:
            self._tables.popitem(last=False)
        return table

    # Commands

    async def run_command(self, table_id: str, pending: PendingCommand) -> CommandOutcome:
        """Store what the command asks for, exactly once, and publish it; or say why not."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            outcome = await self._examine_and_store(table_id, pending)
        if outcome.is_new:
            self.publish_entry(outcome.table)
        return outcome

    def publish_entry(self, table: TableState) -> None:
        """Tell those who watch the table, here and elsewhere, and wake the bots."""
        self.stored_count += 1
        if self._publisher is not None:
            self._publisher.publish_entry(table.row.id, table.position)
        if table.bot_jobs:
            self.bot_work.set()

    def publish_chat(self, table_id: str) -> None:
        """The same for a chat message."""
        if self._publisher is not None:
            self._publisher.publish_chat(table_id)

    async def _examine_and_store(self, table_id: str, pending: PendingCommand) -> CommandOutcome:
        drops = self._drops
        table, log = self._tables.get(table_id), list[LogEntry]()
        if table is None or pending.reads_log:
            table, log = await self._read(table_id, pending)
        is_current = False
        while True:
            try:
                planned = pending.plan(table, log)
            except Refusal as refusal:
                earlier = await self.store.entry_by_command(table_id, pending.key)
                if earlier is not None:
                    return self._repeated(await self.load_current(table_id), earlier, pending)
                if is_current:
                    return CommandOutcome(table, why=refusal.why)
            else:
                outcome = await self._store(table, log, pending, planned, drops)
                if outcome is not None:
                    return outcome
            drops = self._drops
            table, log = await self._read(table_id, pending)
            is_current = True

    async def _read(
        self, table_id: str, pending: PendingCommand
    ) -> tuple[TableState, list[LogEntry]]:
        if pending.reads_log:
            return await self.load_with_log(table_id)
        return await self.load_current(table_id), []

    async def _store(
        self,
        table: TableState,
        log: Sequence[LogEntry],
        pending: PendingCommand,
        planned: PlannedFact,
        drops: int,
    ) -> CommandOutcome | None:
        """Append the entry and take it over; None after a lost race."""
        entry = LogEntry(
            number=table.position,
            command=pending.key,
            author=pending.author,
            at=self.clock.now(),
            fact=planned.fact,
        )
        if planned.seed is not None:
            seed, seed_hash = planned.seed
            row = msgspec.structs.replace(table.row, seed=seed, seed_hash=seed_hash)
            table = replace(table, row=row)
        after = advance(table, entry, [*log, entry] if pending.reads_log else None)
        result = await self.store.append_entry(self._append_of(table, after, entry, planned))
        if isinstance(result, Conflict):
            return None
        if isinstance(result, DuplicateCommand):
            current = await self.load_current(table.row.id)
            return self._repeated(current, result.entry, pending)
        return CommandOutcome(self._cache(after, drops), entry, is_new=True)

    def _append_of(
        self, before: TableState, after: TableState, entry: LogEntry, planned: PlannedFact
    ) -> Append:
        """What changes with the entry: most change neither the lifecycle nor what bots owe."""
        fact, jobs = entry.fact, after.bot_jobs
        is_due = after.position % self._snapshot_every == 0 or isinstance(fact, UndoGranted)
        has_pause = self._bot_pause and jobs and after.people()
        return Append(
            table=after.row.id,
            entry=entry,
            lifecycle=None if after.lifecycle == before.lifecycle else after.lifecycle,
            jobs=None if jobs == before.bot_jobs else list(jobs),
            seed=planned.seed,
            seats={fact.seat: after.seats[fact.seat]} if isinstance(fact, SeatGiven) else {},
            snapshot=pack(after) if is_due else None,
            not_before=entry.at + self._bot_pause if has_pause else 0,
        )

    def _repeated(
        self, table: TableState, earlier: LogEntry, pending: PendingCommand
    ) -> CommandOutcome:
        """The outcome of a command whose key is in the log already."""
        if fits(earlier.fact, pending.expected):
            return CommandOutcome(table, earlier)
        return CommandOutcome(table, why=Why("command-id-used"))


CommandType = TypeVar("CommandType", bound=TableCommand)

# Examines a command on the table as it stands, and says what happens; or raises ``Refusal``.
# The entries are the whole log for a command that reads it, else there are none.
Plan = Callable[
    ["CommandContext[CommandType]", TableState, Sequence[LogEntry]],
    PlannedFact,
]


@dataclass(frozen=True, slots=True)
class CommandContext(Generic[CommandType]):
    """What a command works with."""

    tables: TableService
    caller: Caller
    table_id: str
    command: CommandType

    async def run(
        self,
        plan: Plan[CommandType],
        *,
        expected: AnyFact,
        seat: int | None = None,
        reads_log: bool = False,
    ) -> Answer:
        """Validate the command, store it exactly once, publish it, and build the answer.

        ``expected`` is the fact that the client asks for, as far as it names it. A refusal brings
        what the caller has missed, as ``seat`` may see it.
        """
        pending = PendingCommand(
            key=command_key(self.caller, self.command.id),
            author=self.caller.person,
            plan=partial(plan, self),
            expected=expected,
            reads_log=reads_log,
        )
        outcome = await self.tables.run_command(self.table_id, pending)
        if outcome.entry is not None:
            return Done(outcome.entry.number)
        return await build_refusal(
            self.tables.store, outcome, self.caller, seat=seat, since=self.command.answers
        )


def command_key(caller: Caller, command_id: str) -> str:
    """The key of a command in a log: nobody can use up or repeat the id of another caller."""
    is_plain = command_id.isascii() and command_id.isprintable() and "/" not in command_id
    if not is_plain or not 1 <= len(command_id) <= MOST_ID:
        raise Refusal("bad-command-id", params={"most": MOST_ID})
    if not caller.person:
        raise Refusal("not-yours")
    return f"{caller.person}/{command_id}"
