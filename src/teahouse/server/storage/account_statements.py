"""The statements about people that both databases execute (``storage.dialect``)."""

from __future__ import annotations

from typing import Final

from teahouse.server.storage.rows import CHAT_MESSAGE

PERSON: Final = "person.id, person.name, person.created, person.login"
SESSION: Final = (
    "session.id, session.person, session.kind, session.label, session.created, "
    "session.last_used, session.expires"
)
ACCOUNT: Final = "id, login, password_hash"

# The row lock makes those who write for one person take turns.
PASSWORD_HASH: Final = """
SELECT password_hash FROM person WHERE id = $1 AND deleted IS NULL FOR NO KEY UPDATE
"""
# Two who erase the same rows in another order would wait for each other for ever.
LOCK_PERSON: Final = "SELECT 1 FROM person WHERE id = $1 FOR NO KEY UPDATE"

ADD_PERSON: Final = "INSERT INTO person (id, name, created) VALUES ($1, $2, $3)"
ADD_SESSION: Final = """
INSERT INTO session (id, person, kind, label, created, last_used, expires, secret_hash)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""
PERSON_BY_ID: Final = f"SELECT {PERSON} FROM person WHERE id = $1 AND deleted IS NULL"
SESSION_BY_SECRET: Final = f"""
SELECT {PERSON}, {SESSION} FROM session JOIN person ON person.id = session.person
WHERE session.secret_hash = $1 AND person.deleted IS NULL
"""
RECORD_SESSION_USE: Final = (
    "UPDATE session SET last_used = $2, expires = $3 WHERE id = $1 AND last_used < $2"
)
SESSIONS: Final = f"SELECT {SESSION} FROM session WHERE person = $1 ORDER BY created DESC, id"
SESSION_BY_ID: Final = "SELECT 1 FROM session WHERE person = $1 AND id = $2"
END_EXPIRED: Final = "DELETE FROM session WHERE person = $1 AND expires <= $2"
END_SESSION: Final = "DELETE FROM session WHERE person = $1 AND id = $2"
END_OTHERS: Final = "DELETE FROM session WHERE person = $1 AND id <> $2"
END_SESSIONS: Final = "DELETE FROM session WHERE person = $1"

ACCOUNT_BY_LOGIN: Final = f"SELECT {ACCOUNT} FROM person WHERE login_key = $1"
ACCOUNT_BY_PERSON: Final = f"SELECT {ACCOUNT} FROM person WHERE id = $1 AND login <> ''"
REGISTER_ACCOUNT: Final = """
UPDATE person SET login = $2, login_key = $3, password_hash = $4
WHERE id = $1 AND login = '' AND deleted IS NULL RETURNING id
"""
SET_HASH: Final = "UPDATE person SET password_hash = $2 WHERE id = $1"
SET_NAME: Final = "UPDATE person SET name = $2 WHERE id = $1"
PREFERENCES: Final = "SELECT preferences FROM person WHERE id = $1"
SET_PREFERENCES: Final = "UPDATE person SET preferences = $2 WHERE id = $1"

NOTE: Final = "SELECT table_id, text, changed FROM note WHERE person = $1 AND table_id = $2"
NOTES: Final = "SELECT table_id, text, changed FROM note WHERE person = $1 ORDER BY table_id"
SET_NOTE: Final = """
INSERT INTO note (person, table_id, text, changed) VALUES ($1, $2, $3, $4)
ON CONFLICT (person, table_id) DO UPDATE SET text = excluded.text, changed = excluded.changed
"""
DELETE_NOTE: Final = "DELETE FROM note WHERE person = $1 AND table_id = $2"
DELETE_NOTES: Final = "DELETE FROM note WHERE person = $1"

OWN_HOUSE_TABLES: Final = """
SELECT id, game, rules, corrections, as_printed, changed FROM house_tables
WHERE person = $1 ORDER BY game, rules
"""
DELETE_HOUSE_TABLES: Final = "DELETE FROM house_tables WHERE person = $1"

OWN_TABLES: Final = """
SELECT id, game, lifecycle, game_table.created, owner = $1, seat.seat
FROM game_table LEFT JOIN seat ON seat.table_id = game_table.id AND seat.person = $1
WHERE owner = $1 OR id IN (SELECT table_id FROM seat WHERE person = $1)
ORDER BY game_table.created, id, seat.seat
"""
OWN_CHAT_MESSAGES: Final = f"""
SELECT {CHAT_MESSAGE}, table_id FROM chat_line WHERE person = $1 ORDER BY at, table_id, number
"""

ERASE_PERSON: Final = """
UPDATE person SET name = '', login = '', login_key = NULL, password_hash = '',
  preferences = '{}', deleted = $2
WHERE id = $1
"""
UNFINISHED_ERASURES: Final = """
SELECT id FROM person WHERE deleted IS NOT NULL AND cleared = 0 ORDER BY deleted, id
"""
FINISH_ERASURE: Final = "UPDATE person SET cleared = 1 WHERE id = $1 AND deleted IS NOT NULL"
ERASE_SEAT_NAMES: Final = "UPDATE seat SET name = '' WHERE person = $1 AND name <> ''"
ERASE_CHAT: Final = "UPDATE chat_line SET name = '', text = '' WHERE person = $1"
TABLES_SEATED_AT: Final = """
SELECT DISTINCT table_id FROM log_entry
WHERE kind = 'seat_given' AND fact::jsonb ->> 'person' = $1 ORDER BY table_id
"""
# Only the name is emptied: the trigger on the log lets nothing else through.
ERASE_LOG_NAMES: Final = """
UPDATE log_entry SET fact = jsonb_set(fact::jsonb, '{name}', '""')::text
WHERE kind = 'seat_given' AND fact::jsonb ->> 'person' = $1 AND fact::jsonb ->> 'name' <> ''
"""
DELETE_SNAPSHOT: Final = "DELETE FROM snapshot WHERE table_id = $1"
