"""Convert between rows of SQL and the values of the accounts."""

from __future__ import annotations

import msgspec

from teahouse.core.corrections import read
from teahouse.server.accounts.ports import (
    Account,
    OwnChatMessageRow,
    OwnHouseTables,
    OwnTable,
    Person,
    PrivateNote,
    Session,
)
from teahouse.server.storage.database import Rows, SqlRow
from teahouse.server.storage.rows import chat_message_of


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


def own_chat_message_of(row: SqlRow) -> OwnChatMessageRow:
    """A row of ``OWN_CHAT_MESSAGES``."""
    return OwnChatMessageRow(table=row[5], line=chat_message_of(row))


def own_house_tables_of(row: SqlRow) -> OwnHouseTables:
    """A row of ``OWN_HOUSE_TABLES``."""
    return OwnHouseTables(
        id=row[0],
        game=row[1],
        rules=row[2],
        corrections=read(row[3]),
        as_printed=msgspec.json.decode(row[4], type=list[str]),
        changed=row[5],
    )


def tables_of(rows: Rows) -> list[OwnTable]:
    """The rows of ``OWN_TABLES``: one for each seat, or one without a seat."""
    found: dict[str, OwnTable] = {}
    for row in rows:
        table = found.get(row[0])
        if table is None:
            table = OwnTable(row[0], row[1], row[2], row[3], bool(row[4]), [])
            found[row[0]] = table
        if row[5] is not None:
            table.seats.append(row[5])
    return list(found.values())
