"""The statements of the PostgreSQL store."""

from __future__ import annotations

from typing import Final

from teahouse.server.storage.rows import ENTRY, JOB, LINE, TABLE

VERSION_TABLE: Final = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)"
VERSION: Final = "SELECT coalesce(max(version), 0) FROM schema_version"

INSERT_TABLE: Final = f"""
INSERT INTO game_table ({TABLE}) VALUES ({", ".join([f"${i}" for i in range(1, 14)])})
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
INSERT_NOTICE: Final = "INSERT INTO outbox (table_id, number) VALUES ($1, $2)"
INSERT_JOB: Final = """
INSERT INTO bot_job (table_id, seat, number, strength, since) VALUES ($1, $2, $3, $4, $5)
"""

# One statement for many entries (the columns as lists), each with its notice if it is new.
APPEND_ENTRIES: Final = """
WITH entry AS (
  INSERT INTO log_entry (table_id, number, command, kind, author, fact, at)
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[]
  )
  ON CONFLICT DO NOTHING RETURNING table_id, number, command
), notice AS (
  INSERT INTO outbox (table_id, number) SELECT table_id, number FROM entry
)
SELECT table_id, number, command FROM entry
"""
# One entry with its notice, the lifecycle (if it is not null) and the jobs (if their seats are
# not null). A job that is still owed keeps its lease.
APPEND: Final = """
WITH entry AS (
  INSERT INTO log_entry (table_id, number, command, kind, author, fact, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING table_id, number, at
), notice AS (
  INSERT INTO outbox (table_id, number) SELECT table_id, number FROM entry
), life AS (
  UPDATE game_table SET lifecycle = $8 FROM entry
  WHERE game_table.id = entry.table_id AND game_table.lifecycle <> $8
), paid AS (
  DELETE FROM bot_job USING entry
  WHERE bot_job.table_id = entry.table_id AND NOT bot_job.seat = ANY($9::int[])
), owed AS (
  INSERT INTO bot_job (table_id, seat, number, strength, since, lease_until)
  SELECT entry.table_id, job.seat, job.number, job.strength, entry.at, $12
  FROM entry, unnest($9::int[], $10::int[], $11::text[]) AS job(seat, number, strength)
  ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number,
    strength = excluded.strength, since = excluded.since, worker = '',
    lease_until = excluded.lease_until, attempts = 0
  WHERE bot_job.number <> excluded.number OR bot_job.strength <> excluded.strength
)
SELECT number FROM entry
"""
SET_SEAT: Final = """
UPDATE seat SET kind = $3, person = $4, name = $5, strength = $6, keeper = $7, link_hash = ''
WHERE table_id = $1 AND seat = $2
"""
SET_LINK: Final = """
UPDATE seat SET link_hash = $3 WHERE table_id = $1 AND seat = $2 AND person = $4 RETURNING seat
"""
SET_SNAPSHOT: Final = """
INSERT INTO snapshot (table_id, position, data) VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO UPDATE SET position = excluded.position, data = excluded.data
"""

TABLE_BY_ID: Final = f"SELECT {TABLE} FROM game_table WHERE id = $1"
TABLES: Final = f"""
SELECT {TABLE} FROM game_table
WHERE ($1::text IS NULL OR owner = $1
  OR id IN (SELECT table_id FROM seat WHERE person = $1 OR keeper = $1))
AND ($2::text IS NULL OR lifecycle = $2)
ORDER BY created DESC, id LIMIT $3
"""
ENTRIES: Final = f"""
SELECT {ENTRY} FROM log_entry WHERE table_id = $1 AND number >= $2 ORDER BY number
"""
ENTRY_OF: Final = f"SELECT {ENTRY} FROM log_entry WHERE table_id = $1 AND command = $2"

LINE_OF: Final = f"SELECT {LINE} FROM chat_line WHERE table_id = $1 AND command = $2"
SAY: Final = f"""
INSERT INTO chat_line (table_id, number, command, person, name, text, at)
SELECT $1, coalesce(max(number) + 1, 0), $2, $3, $4, $5, $6 FROM chat_line WHERE table_id = $1
RETURNING {LINE}
"""
CHAT: Final = f"""
SELECT {LINE} FROM chat_line WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3
"""

JOBS: Final = f"SELECT {JOB} FROM bot_job WHERE table_id = $1 ORDER BY seat"
LEASE: Final = """
UPDATE bot_job SET worker = $1, lease_until = $3, attempts = attempts + 1
FROM (
  SELECT table_id, seat FROM bot_job WHERE lease_until <= $2
  ORDER BY since, table_id, seat LIMIT $4 FOR UPDATE SKIP LOCKED
) AS free
WHERE bot_job.table_id = free.table_id AND bot_job.seat = free.seat
RETURNING bot_job.table_id, bot_job.seat, bot_job.number, bot_job.strength
"""
HOLD: Final = """
UPDATE bot_job SET lease_until = $5
WHERE worker = $1 AND table_id = $2 AND seat = $3 AND number = $4
"""
