"""What tables need from outside: a store, a clock, a publisher. The stores: ``server.storage``.

Rows are plain values. The log is the truth; table, seat and job rows are written in the same
transaction as the entry that changes them, and snapshots may be deleted at any time.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from teahouse.core.errors import TeahouseError
from teahouse.core.options import Chosen
from teahouse.core.rule_set import RuleSet
from teahouse.server.tables.facts import AnyFact

OPEN, RUNNING, FINISHED, ABANDONED = "open", "running", "finished", "abandoned"
LIFECYCLES = (OPEN, RUNNING, FINISHED, ABANDONED)

ENDED = (FINISHED, ABANDONED)  # nothing is secret then

NOBODY, PERSON, BOT = "open", "person", "bot"


class StoreProblem(TeahouseError):
    """The store cannot be used; the sentence says why."""


class Clock(Protocol):
    """Time belongs to the server, never to a game's state."""

    def now(self) -> int:
        """Milliseconds since 1970."""


class Publisher(Protocol):
    """Tells others what has been stored."""

    def publish_entry(self, table_id: str, position: int) -> None:
        """The log of a table reaches up to ``position``, durably."""

    def publish_chat(self, table_id: str) -> None:
        """There is a new chat message at a table."""


class TableRow(msgspec.Struct, frozen=True):
    """A table. ``seed`` is empty until the start and leaves the server only after the end.

    ``rules`` and ``corrections`` (text of ``core.corrections``) are those that it was opened with.
    """

    id: str
    game: str
    rules: int
    seats: int
    options: Chosen
    owner: str
    created: int
    watchable: bool = True
    lifecycle: str = OPEN
    seed: str = ""
    seed_hash: str = ""
    parent: str | None = None
    parent_position: int | None = None
    corrections: str = ""

    @property
    def rule_set(self) -> RuleSet:
        """The rules it is played by, for ever."""
        return RuleSet(self.game, self.rules, self.corrections)


class Seat(msgspec.Struct, frozen=True):
    """Who sits there. ``keeper`` is the person who may take it back from a bot or from nobody."""

    kind: str = NOBODY
    person: str = ""
    name: str = ""
    strength: str = ""
    keeper: str = ""


class LogEntry(msgspec.Struct, frozen=True):
    """One line of a table's log. ``command`` is unique in it: who sent it and the id they made."""

    number: int
    command: str
    author: str
    at: int
    fact: AnyFact


class BotJob(msgspec.Struct, frozen=True):
    """A bot owes a decision for ``seat``; ``number`` is the position since which it is asked."""

    table: str
    seat: int
    number: int
    strength: str


class Append(msgspec.Struct, frozen=True):
    """One entry and everything that changes with it, in one transaction."""

    table: str
    entry: LogEntry
    lifecycle: str | None = None  # if it changes
    jobs: list[BotJob] | None = None  # all that bots owe at this table afterwards, if it changes
    seed: tuple[str, str] | None = None  # seed and hash, drawn at the start
    seats: dict[int, Seat] = {}  # that changed hands; their links no longer open them
    snapshot: bytes | None = None
    not_before: int = 0  # jobs that are new with this entry wait until then


class Stored(msgspec.Struct, frozen=True):
    """The entry is durable."""


class Conflict(msgspec.Struct, frozen=True):
    """Somebody else has written this number first: read on and try again."""


class DuplicateCommand(msgspec.Struct, frozen=True):
    """This command has been carried out before."""

    entry: LogEntry


Appended = Stored | Conflict | DuplicateCommand


class Snapshot(msgspec.Struct, frozen=True):
    """A cached fold of the first ``position`` entries."""

    position: int
    data: bytes


class ChatMessage(msgspec.Struct, frozen=True):
    """A line of chat: plain text."""

    number: int
    person: str
    name: str
    text: str
    at: int


class OutboxRow(msgspec.Struct, frozen=True):
    """A row of the outbox: this entry is durable and may be published."""

    id: int
    table: str
    number: int


class TableStore(Protocol):
    """Everything that is kept. An answer of a writing method means that it is durable."""

    async def create_table(
        self, row: TableRow, seats: list[Seat], entries: list[LogEntry], jobs: list[BotJob]
    ) -> bool:
        """Create a table with its first entries; False if the id is taken."""

    async def append_entry(self, append: Append) -> Appended:
        """Append the entry unless its command or its number is taken."""

    async def table(self, table: str) -> TableRow | None:
        """The row of a table."""

    async def tables(self, person: str | None, lifecycle: str | None, limit: int) -> list[TableRow]:
        """The newest tables: of a person who sits or may sit there again, of a lifecycle."""

    async def entries(self, table: str, since: int) -> list[LogEntry]:
        """The log from number ``since`` on."""

    async def entry_by_command(self, table: str, command: str) -> LogEntry | None:
        """The entry that a command made."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest cached fold."""

    async def set_link_hash(self, table: str, seat: int, secret_hash: str, person: str) -> bool:
        """Replace the hash of a seat's link, so that the old link no longer opens the seat.

        False if that person does not hold the seat (an empty ``person``: if anybody holds it).
        """

    async def link_hash(self, table: str, seat: int) -> str:
        """The hash of a seat's link; empty if there is none."""

    async def append_chat_message(self, table: str, command: str, line: ChatMessage) -> ChatMessage:
        """Append a message under the next number; a repeated command answers the stored one."""

    async def chat(self, table: str, since: int, limit: int) -> list[ChatMessage]:
        """Chat messages from number ``since`` on."""

    async def lease_jobs(self, worker: str, now: int, until: int, limit: int) -> list[BotJob]:
        """Lease jobs that no other worker holds to this one, the longest-waiting first."""

    async def extend_leases(self, worker: str, jobs: list[BotJob], until: int) -> None:
        """Move the end of this worker's leases; jobs that it no longer holds stay as they are."""

    async def release_jobs(self, worker: str, jobs: list[BotJob]) -> None:
        """End this worker's leases now; jobs that it no longer holds stay as they are."""

    async def next_job_time(self) -> int | None:
        """When the next job can be leased: milliseconds since 1970; None if bots owe nothing."""

    async def jobs(self, table: str) -> list[BotJob]:
        """What bots owe at a table."""

    async def outbox_rows(self, limit: int) -> list[OutboxRow]:
        """Entries not yet published, oldest first."""

    async def delete_outbox_rows(self, ids: list[int]) -> None:
        """Delete rows whose entries have been published."""

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
