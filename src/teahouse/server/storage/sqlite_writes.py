"""What the writer thread does inside the common transaction."""

from __future__ import annotations

import sqlite3

from teahouse.server.storage.rows import (
    ENTRY,
    JOB,
    LINE,
    TABLE,
    entry_of,
    entry_values,
    job_of,
    line_of,
    table_values,
)
from teahouse.server.tables.ports import (
    Append,
    Appended,
    BotJob,
    ChatMessage,
    Conflict,
    DuplicateCommand,
    LogEntry,
    Seat,
    Stored,
    TableRow,
)

INSERT_ENTRY = (
    "INSERT INTO log_entry (table_id, number, command, kind, author, fact, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
# Only as the next one of its table, and only once for a command.
APPEND_ENTRY = (
    "INSERT INTO log_entry (table_id, number, command, kind, author, fact, at) "
    "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 "
    "WHERE ?2 = (SELECT coalesce(max(number) + 1, 0) FROM log_entry WHERE table_id = ?1) "
    "ON CONFLICT DO NOTHING"
)
INSERT_NOTICE = "INSERT INTO outbox (table_id, number) VALUES (?, ?)"
# A job that is still owed keeps its lease.
INSERT_JOB = (
    "INSERT INTO bot_job (table_id, seat, number, strength, since, lease_until) "
    "VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, "
    "strength = excluded.strength, since = excluded.since, worker = '', "
    "lease_until = excluded.lease_until, attempts = 0 "
    "WHERE number <> excluded.number OR strength <> excluded.strength"
)


def create(
    c: sqlite3.Connection,
    row: TableRow,
    seats: list[Seat],
    entries: list[LogEntry],
    jobs: list[BotJob],
) -> bool:
    """A new table; False if the id is taken."""
    marks = ", ".join("?" * 13)
    added = c.execute(
        f"INSERT INTO game_table ({TABLE}) VALUES ({marks}) ON CONFLICT DO NOTHING",
        table_values(row),
    )
    if added.rowcount == 0:
        return False
    c.executemany(
        "INSERT INTO seat (table_id, seat, kind, person, name, strength, keeper) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(row.id, i, s.kind, s.person, s.name, s.strength, s.keeper) for i, s in enumerate(seats)],
    )
    c.executemany(INSERT_ENTRY, [entry_values(row.id, entry) for entry in entries])
    c.executemany(INSERT_NOTICE, [(row.id, entry.number) for entry in entries])
    _set_jobs(c, row.id, jobs, row.created, 0)
    return True


def known(c: sqlite3.Connection, table: str, command: str) -> LogEntry | None:
    """The entry that a command has made."""
    row = c.execute(
        f"SELECT {ENTRY} FROM log_entry WHERE table_id = ? AND command = ?", (table, command)
    ).fetchone()
    return None if row is None else entry_of(row)


def append(c: sqlite3.Connection, new: Append) -> Appended:
    """One entry with all that follows from it."""
    table, entry = new.table, new.entry
    if c.execute(APPEND_ENTRY, entry_values(table, entry)).rowcount == 0:
        before = known(c, table, entry.command)
        return Conflict() if before is None else DuplicateCommand(before)
    c.execute(INSERT_NOTICE, (table, entry.number))
    if new.lifecycle is not None:
        c.execute("UPDATE game_table SET lifecycle = ? WHERE id = ?", (new.lifecycle, table))
    if new.seed is not None:
        c.execute("UPDATE game_table SET seed = ?, seed_hash = ? WHERE id = ?", (*new.seed, table))
    for number, s in new.seats.items():
        c.execute(
            "UPDATE seat SET kind = ?, person = ?, name = ?, strength = ?, keeper = ?, "
            "link_hash = '' WHERE table_id = ? AND seat = ?",
            (s.kind, s.person, s.name, s.strength, s.keeper, table, number),
        )
    if new.jobs is not None:
        _set_jobs(c, table, new.jobs, entry.at, new.not_before)
    if new.snapshot is not None:
        c.execute(
            "INSERT INTO snapshot (table_id, position, data) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET position = excluded.position, "
            "data = excluded.data",
            (table, entry.number + 1, new.snapshot),
        )
    return Stored()


def _set_jobs(
    c: sqlite3.Connection, table: str, jobs: list[BotJob], now: int, not_before: int
) -> None:
    marks = ", ".join("?" * len(jobs))
    c.execute(
        f"DELETE FROM bot_job WHERE table_id = ? AND seat NOT IN ({marks})",
        (table, *[job.seat for job in jobs]),
    )
    rows = [(table, job.seat, job.number, job.strength, now, not_before) for job in jobs]
    c.executemany(INSERT_JOB, rows)


def lease(c: sqlite3.Connection, worker: str, now: int, until: int, limit: int) -> list[BotJob]:
    """Give a worker jobs that nobody holds."""
    rows = c.execute(
        f"SELECT {JOB} FROM bot_job WHERE lease_until <= ? ORDER BY since, table_id, seat LIMIT ?",
        (now, limit),
    ).fetchall()
    c.executemany(
        "UPDATE bot_job SET worker = ?, lease_until = ?, attempts = attempts + 1 "
        "WHERE table_id = ? AND seat = ?",
        [(worker, until, row[0], row[1]) for row in rows],
    )
    return [job_of(row) for row in rows]


def hold(c: sqlite3.Connection, worker: str, jobs: list[BotJob], until: int) -> None:
    """Prolong or give back what a worker has leased and nobody has taken from it."""
    c.executemany(
        "UPDATE bot_job SET lease_until = ? "
        "WHERE table_id = ? AND seat = ? AND number = ? AND worker = ?",
        [(until, job.table, job.seat, job.number, worker) for job in jobs],
    )


def say(c: sqlite3.Connection, table: str, command: str, line: ChatMessage) -> ChatMessage:
    """Keep a line of chat once."""
    before = c.execute(
        f"SELECT {LINE} FROM chat_line WHERE table_id = ? AND command = ?", (table, command)
    ).fetchone()
    if before is not None:
        return line_of(before)
    row = c.execute(
        "INSERT INTO chat_line (table_id, number, command, person, name, text, at) "
        "SELECT ?1, coalesce(max(number) + 1, 0), ?2, ?3, ?4, ?5, ?6 "
        f"FROM chat_line WHERE table_id = ?1 RETURNING {LINE}",
        (table, command, line.person, line.name, line.text, line.at),
    ).fetchone()
    return line_of(row)
