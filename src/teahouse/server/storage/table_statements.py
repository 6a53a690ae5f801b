"""The statements about tables that both databases execute (``storage.dialect``)."""

from __future__ import annotations

import re
from typing import Final

from teahouse.server.storage.rows import CHAT_MESSAGE, ENTRY, JOB, TABLE

INSERT_TABLE: Final = f"""
INSERT INTO game_table ({TABLE}) VALUES ({", ".join([f"${i}" for i in range(1, 15)])})
ON CONFLICT DO NOTHING RETURNING id
"""
INSERT_SEAT: Final = """
INSERT INTO seat (table_id, seat, kind, person, name, strength, keeper)
VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
INSERT_ENTRY: Final = """
INSERT INTO log_entry (table_id, number, command, kind, author, fact, at)
VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
INSERT_OUTBOX_ROW: Final = "INSERT INTO outbox (table_id, number) VALUES ($1, $2)"
INSERT_JOB: Final = """
INSERT INTO bot_job (table_id, seat, number, strength, since) VALUES ($1, $2, $3, $4, $5)
"""
# Ends an INSERT INTO bot_job. A job that is still owed keeps its lease.
REPLACE_CHANGED_JOB: Final = """
  ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number,
    strength = excluded.strength, since = excluded.since, worker = '',
    lease_until = excluded.lease_until, attempts = 0
  WHERE bot_job.number <> excluded.number OR bot_job.strength <> excluded.strength
"""
SET_SEED: Final = "UPDATE game_table SET seed = $2, seed_hash = $3 WHERE id = $1"
SET_SEAT: Final = """
UPDATE seat SET kind = $3, person = $4, name = $5, strength = $6, keeper = $7, link_hash = ''
WHERE table_id = $1 AND seat = $2
"""
SET_LINK_HASH: Final = """
UPDATE seat SET link_hash = $3 WHERE table_id = $1 AND seat = $2 AND person = $4 RETURNING seat
"""
SET_SNAPSHOT: Final = """
INSERT INTO snapshot (table_id, position, data) VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO UPDATE SET position = excluded.position, data = excluded.data
"""

# Columns that a step of the schema added to what is read here, and what they hold in a store from
# before that step: ``check-upgrade`` reads such a store and must not migrate it.
ADDED_COLUMNS: Final = ((3, "corrections", "''"),)

TABLE_BY_ID: Final = f"SELECT {TABLE} FROM game_table WHERE id = $1"
ENTRIES: Final = f"""
SELECT {ENTRY} FROM log_entry WHERE table_id = $1 AND number >= $2 ORDER BY number
"""
ENTRY_BY_COMMAND: Final = f"SELECT {ENTRY} FROM log_entry WHERE table_id = $1 AND command = $2"
SNAPSHOT: Final = "SELECT position, data FROM snapshot WHERE table_id = $1"
LINK_HASH: Final = "SELECT link_hash FROM seat WHERE table_id = $1 AND seat = $2"

# One chat message of a table at a time, so that the numbers have no gap.
LOCK_TABLE: Final = "SELECT 1 FROM game_table WHERE id = $1 FOR NO KEY UPDATE"
CHAT_BY_COMMAND: Final = (
    f"SELECT {CHAT_MESSAGE} FROM chat_line WHERE table_id = $1 AND command = $2"
)
APPEND_CHAT: Final = f"""
INSERT INTO chat_line (table_id, number, command, person, name, text, at)
SELECT $1, coalesce(max(number) + 1, 0), $2, $3, $4, $5, $6 FROM chat_line WHERE table_id = $1
RETURNING {CHAT_MESSAGE}
"""
CHAT: Final = f"""
SELECT {CHAT_MESSAGE} FROM chat_line WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3
"""

JOBS: Final = f"SELECT {JOB} FROM bot_job WHERE table_id = $1 ORDER BY seat"
LEASE_JOBS: Final = """
UPDATE bot_job SET worker = $1, lease_until = $3, attempts = attempts + 1
FROM (
  SELECT table_id, seat FROM bot_job WHERE lease_until <= $2
  ORDER BY since, table_id, seat LIMIT $4 FOR UPDATE SKIP LOCKED
) AS free
WHERE bot_job.table_id = free.table_id AND bot_job.seat = free.seat
RETURNING bot_job.table_id, bot_job.seat, bot_job.number, bot_job.strength
"""
EXTEND_LEASE: Final = """
UPDATE bot_job SET lease_until = $5
WHERE worker = $1 AND table_id = $2 AND seat = $3 AND number = $4
"""
NEXT_JOB_TIME: Final = "SELECT min(lease_until) FROM bot_job"

OUTBOX: Final = "SELECT id, table_id, number FROM outbox ORDER BY id LIMIT $1"


def for_schema(statement: str, schema: int) -> str:
    """A statement that reads, for a store of this schema version.

    >>> for_schema("SELECT id, corrections FROM game_table", 2)
    "SELECT id, '' FROM game_table"
    """
    for step, column, value in ADDED_COLUMNS:
        if schema < step:
            statement = re.sub(rf"\b{column}\b", value, statement)
    return statement


def tables_query(
    person: str | None, lifecycle: str | None, limit: int
) -> tuple[str, tuple[object, ...]]:
    """The newest tables. Only the conditions that are asked for, so that an index serves them."""
    conditions, values = ["true"], list[object]()
    if person is not None:
        values.append(person)
        conditions.append(
            "(owner = $1 OR id IN (SELECT table_id FROM seat WHERE person = $1 OR keeper = $1))"
        )
    if lifecycle is not None:
        values.append(lifecycle)
        conditions.append(f"lifecycle = ${len(values)}")
    values.append(limit)
    statement = (
        f"SELECT {TABLE} FROM game_table WHERE {' AND '.join(conditions)} "
        f"ORDER BY created DESC, id LIMIT ${len(values)}"
    )
    return statement, tuple(values)
