"""Convert between rows of SQL and the values of the tables; both dialects use the same columns."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from teahouse.core.options import Chosen
from teahouse.server.storage.database import SqlRow
from teahouse.server.tables.facts import ENCODER, KINDS, decode
from teahouse.server.tables.ports import BotJob, ChatMessage, LogEntry, TableRow

TABLE = (
    "id, game, rules, seats, options, owner, created, watchable, lifecycle, seed, seed_hash, "
    "parent, parent_position, corrections"
)
ENTRY = "number, command, author, at, fact"
JOB = "table_id, seat, number, strength"
CHAT_MESSAGE = "number, person, name, text, at"


def table_values(row: TableRow) -> tuple[object, ...]:
    """The columns of ``TABLE``."""
    return (
        row.id,
        row.game,
        row.rules,
        row.seats,
        msgspec.json.encode(row.options).decode(),
        row.owner,
        row.created,
        row.watchable,
        row.lifecycle,
        row.seed,
        row.seed_hash,
        row.parent,
        row.parent_position,
        row.corrections,
    )


def table_of(row: SqlRow) -> TableRow:
    """A row of ``TABLE``."""
    return TableRow(
        id=row[0],
        game=row[1],
        rules=row[2],
        seats=row[3],
        options=msgspec.json.decode(row[4], type=Chosen),
        owner=row[5],
        created=row[6],
        watchable=bool(row[7]),
        lifecycle=row[8],
        seed=row[9],
        seed_hash=row[10],
        parent=row[11],
        parent_position=row[12],
        corrections=row[13],
    )


# table_id, number, command, kind, author, fact, at
EntryValues: TypeAlias = tuple[str, int, str, str, str, str, int]


def entry_values(table: str, entry: LogEntry) -> EntryValues:
    """An entry as a row."""
    return (
        table,
        entry.number,
        entry.command,
        KINDS[type(entry.fact)],
        entry.author,
        ENCODER.encode(entry.fact).decode(),
        entry.at,
    )


def entry_of(row: SqlRow) -> LogEntry:
    """A row of ``ENTRY``."""
    return LogEntry(number=row[0], command=row[1], author=row[2], at=row[3], fact=decode(row[4]))


def job_of(row: SqlRow) -> BotJob:
    """A row of ``JOB``."""
    return BotJob(table=row[0], seat=row[1], number=row[2], strength=row[3])


def chat_message_of(row: SqlRow) -> ChatMessage:
    """A row of ``CHAT_MESSAGE``."""
    return ChatMessage(number=row[0], person=row[1], name=row[2], text=row[3], at=row[4])
