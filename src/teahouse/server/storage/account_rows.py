"""The statements about people, once for both dialects: SQLite writes ?1 where PostgreSQL has $1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teahouse.server.accounts.ports import (
    Account,
    OwnChatMessageRow,
    OwnTable,
    Person,
    PrivateNote,
    Session,
)
from teahouse.server.storage.rows import LINE, SqlRow, line_of

PERSON: Final = "person.id, person.name, person.created, person.login"
SESSION: Final = (
    "session.id, session.person, session.kind, session.label, session.created, "
    "session.last_used, session.expires"
)
ACCOUNT: Final = "id, login, password_hash"

ADD_PERSON: Final = "INSERT INTO person (id, name, created) VALUES ($1, $2, $3)"
ADD_SESSION: Final = """
INSERT INTO session (id, person, kind, label, created, last_used, expires, secret_hash)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""
PERSON_BY_ID: Final = f"SELECT {PERSON} FROM person WHERE id = $1 AND deleted IS NULL"
SESSION_OF: Final = f"""
SELECT {PERSON}, {SESSION} FROM session JOIN person ON person.id = session.person
WHERE session.secret_hash = $1 AND person.deleted IS NULL
"""
TOUCH: Final = "UPDATE session SET last_used = $2, expires = $3 WHERE id = $1 AND last_used < $2"
SESSIONS: Final = f"SELECT {SESSION} FROM session WHERE person = $1 ORDER BY created DESC, id"
SESSION_BY_ID: Final = "SELECT 1 FROM session WHERE person = $1 AND id = $2"
END_EXPIRED: Final = "DELETE FROM session WHERE person = $1 AND expires <= $2"
END_SESSION: Final = "DELETE FROM session WHERE person = $1 AND id = $2"
END_OTHERS: Final = "DELETE FROM session WHERE person = $1 AND id <> $2"
END_SESSIONS: Final = "DELETE FROM session WHERE person = $1"

ACCOUNT_BY_LOGIN: Final = f"SELECT {ACCOUNT} FROM person WHERE login_key = $1"
ACCOUNT_OF: Final = f"SELECT {ACCOUNT} FROM person WHERE id = $1 AND login <> ''"
REGISTER: Final = """
UPDATE person SET login = $2, login_key = $3, password_hash = $4
WHERE id = $1 AND login = '' AND deleted IS NULL
"""
SET_HASH: Final = "UPDATE person SET password_hash = $2 WHERE id = $1"
RENAME: Final = "UPDATE person SET name = $2 WHERE id = $1"
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

TABLES_OF: Final = """
SELECT id, game, lifecycle, game_table.created, owner = $1, seat.seat
FROM game_table LEFT JOIN seat ON seat.table_id = game_table.id AND seat.person = $1
WHERE owner = $1 OR id IN (SELECT table_id FROM seat WHERE person = $1)
ORDER BY game_table.created, id, seat.seat
"""
LINES_OF: Final = f"""
SELECT {LINE}, table_id FROM chat_line WHERE person = $1 ORDER BY at, table_id, number
"""

BURY: Final = """
UPDATE person SET name = '', login = '', login_key = NULL, password_hash = '',
  preferences = '{}', deleted = $2
WHERE id = $1
"""
LEAVING: Final = """
SELECT id FROM person WHERE deleted IS NOT NULL AND cleared = 0 ORDER BY deleted, id
"""
CLEARED: Final = "UPDATE person SET cleared = 1 WHERE id = $1 AND deleted IS NOT NULL"
BLANK_SEATS: Final = "UPDATE seat SET name = '' WHERE person = $1 AND name <> ''"
BLANK_CHAT: Final = "UPDATE chat_line SET name = '', text = '' WHERE person = $1"


def session_values(session: Session, secret_hash: str) -> tuple[object, ...]:
    """The values of ``ADD_SESSION``."""
    return (
        session.id,
        session.person,
        session.kind,
        session.label,
        session.created,
        session.last_used,
        session.expires,
        secret_hash,
    )


def person_of(row: SqlRow) -> Person:
    """A row that begins with ``PERSON``."""
    return Person(id=row[0], name=row[1], created=row[2], login=row[3])


def session_of(row: SqlRow, start: int = 0) -> Session:
    """A row with ``SESSION`` from column ``start`` on."""
    return Session(
        id=row[start],
        person=row[start + 1],
        kind=row[start + 2],
        label=row[start + 3],
        created=row[start + 4],
        last_used=row[start + 5],
        expires=row[start + 6],
    )


def account_of(row: SqlRow) -> Account:
    """A row of ``ACCOUNT``."""
    return Account(person=row[0], login=row[1], password_hash=row[2])


def note_of(row: SqlRow) -> PrivateNote:
    """A row of ``NOTES``."""
    return PrivateNote(table=row[0], text=row[1], changed=row[2])


def line_with_table(row: SqlRow) -> OwnChatMessageRow:
    """A row of ``LINES_OF``."""
    return OwnChatMessageRow(table=row[5], line=line_of(row))


def tables_of(rows: Sequence[SqlRow]) -> list[OwnTable]:
    """The rows of ``TABLES_OF``: one for each seat, or one without a seat."""
    found: dict[str, OwnTable] = {}
    for row in rows:
        table = found.get(row[0])
        if table is None:
            table = OwnTable(row[0], row[1], row[2], row[3], bool(row[4]), [])
            found[row[0]] = table
        if row[5] is not None:
            table.seats.append(row[5])
    return list(found.values())
