"""``people.ports.PeopleStore`` in the SQLite file of the tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from teahouse.server.accounts.ports import (
    Account,
    OwnChatMessageRow,
    OwnTable,
    Person,
    PrivateNote,
    Registered,
    Session,
)
from teahouse.server.storage import account_rows as sql
from teahouse.server.storage.rows import SqlRow

T = TypeVar("T")

# The name alone is blanked: the trigger on the log lets nothing else through.
BLANK_LOG = """
UPDATE log_entry SET fact = json_set(fact, '$.name', '')
WHERE kind = 'seat_given' AND json_extract(fact, '$.person') = ?1
AND json_extract(fact, '$.name') <> ''
"""
SEATED_AT = """
SELECT DISTINCT table_id FROM log_entry
WHERE kind = 'seat_given' AND json_extract(fact, '$.person') = ?1 ORDER BY table_id
"""


class Run(Protocol):
    """Has work done on a connection."""

    def __call__(self, work: Callable[[sqlite3.Connection], T], /) -> Awaitable[T]:
        """The result of the work."""


class SqliteAccounts:
    """People in one file. All writers share one thread, so everybody waits for his turn."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def _rows(self, statement: str, *values: object) -> list[SqlRow]:
        return await self._read(lambda c: _run(c, statement, *values).fetchall())

    async def _row(self, statement: str, *values: object) -> SqlRow | None:
        rows = await self._rows(statement, *values)
        return rows[0] if rows else None

    async def add_guest(self, person: Person, session: Session, secret_hash: str) -> None:
        def work(c: sqlite3.Connection) -> None:
            _run(c, sql.ADD_PERSON, person.id, person.name, person.created)
            _run(c, sql.ADD_SESSION, *sql.session_values(session, secret_hash))

        await self._write(work)

    async def person(self, person: str) -> Person | None:
        row = await self._row(sql.PERSON_BY_ID, person)
        return None if row is None else sql.person_of(row)

    async def session_by_secret(self, secret_hash: str) -> tuple[Person, Session] | None:
        row = await self._row(sql.SESSION_OF, secret_hash)
        return None if row is None else (sql.person_of(row), sql.session_of(row, 4))

    async def record_session_use(self, session: str, last_used: int, expires: int | None) -> None:
        await self._write(lambda c: _run(c, sql.TOUCH, session, last_used, expires))

    async def sessions(self, person: str) -> list[Session]:
        return [sql.session_of(row) for row in await self._rows(sql.SESSIONS, person)]

    async def add_browser_session(
        self, session: Session, secret_hash: str, password_hash: str
    ) -> bool:
        def work(c: sqlite3.Connection) -> bool:
            if _hash(c, session.person) != password_hash:
                return False
            _run(c, sql.END_EXPIRED, session.person, session.created)
            _run(c, sql.ADD_SESSION, *sql.session_values(session, secret_hash))
            return True

        return await self._write(work)

    async def add_token_session(self, session: Session, secret_hash: str, by: str) -> bool:
        def work(c: sqlite3.Connection) -> bool:
            if _run(c, sql.SESSION_BY_ID, session.person, by).fetchone() is None:
                return False
            _run(c, sql.ADD_SESSION, *sql.session_values(session, secret_hash))
            return True

        return await self._write(work)

    async def end_session(self, person: str, session: str) -> None:
        await self._write(lambda c: _run(c, sql.END_SESSION, person, session))

    async def end_sessions(self, person: str) -> None:
        await self._write(lambda c: _run(c, sql.END_SESSIONS, person))

    async def account_by_login(self, login_key: str) -> Account | None:
        row = await self._row(sql.ACCOUNT_BY_LOGIN, login_key)
        return None if row is None else sql.account_of(row)

    async def account_by_person(self, person: str) -> Account | None:
        row = await self._row(sql.ACCOUNT_OF, person)
        return None if row is None else sql.account_of(row)

    async def register_account(self, account: Account, login_key: str) -> Registered:
        values = (account.person, account.login, login_key, account.password_hash)

        def work(c: sqlite3.Connection) -> Registered:
            try:
                return "done" if _run(c, sql.REGISTER, *values).rowcount else "not-a-guest"
            except sqlite3.IntegrityError:
                return "taken"

        return await self._write(work)

    async def set_password(self, person: str, before: str, after: str, keep: str) -> bool:
        def work(c: sqlite3.Connection) -> bool:
            if _hash(c, person) != before:
                return False
            _run(c, sql.SET_HASH, person, after)
            _run(c, sql.END_OTHERS, person, keep)
            return True

        return await self._write(work)

    async def replace_password_hash(self, person: str, before: str, after: str) -> None:
        def work(c: sqlite3.Connection) -> None:
            if _hash(c, person) == before:
                _run(c, sql.SET_HASH, person, after)

        await self._write(work)

    async def set_name(self, person: str, name: str) -> bool:
        return await self._of_living(person, sql.RENAME, name)

    async def preferences(self, person: str) -> str:
        row = await self._row(sql.PREFERENCES, person)
        return "{}" if row is None else str(row[0])

    async def set_preferences(self, person: str, text: str) -> bool:
        return await self._of_living(person, sql.SET_PREFERENCES, text)

    async def note(self, person: str, table: str) -> str:
        row = await self._row(sql.NOTE, person, table)
        return "" if row is None else sql.note_of(row).text

    async def set_note(self, person: str, note: PrivateNote) -> bool:
        if note.text:
            return await self._of_living(person, sql.SET_NOTE, note.table, note.text, note.changed)
        return await self._of_living(person, sql.DELETE_NOTE, note.table)

    async def notes(self, person: str) -> list[PrivateNote]:
        return [sql.note_of(row) for row in await self._rows(sql.NOTES, person)]

    async def own_tables(self, person: str) -> list[OwnTable]:
        return sql.tables_of(await self._rows(sql.TABLES_OF, person))

    async def own_chat_messages(self, person: str) -> list[OwnChatMessageRow]:
        return [sql.line_with_table(row) for row in await self._rows(sql.LINES_OF, person)]

    async def erase_person(self, person: str, password_hash: str, now: int) -> bool:
        def work(c: sqlite3.Connection) -> bool:
            if _hash(c, person) != password_hash:
                return False
            _run(c, sql.BURY, person, now)
            _run(c, sql.END_SESSIONS, person)
            _run(c, sql.DELETE_NOTES, person)
            return True

        return await self._write(work)

    async def unfinished_erasures(self) -> list[str]:
        return [row[0] for row in await self._rows(sql.LEAVING)]

    async def erase_names(self, person: str) -> list[str]:
        def work(c: sqlite3.Connection) -> list[str]:
            tables = [row[0] for row in c.execute(SEATED_AT, (person,))]
            c.execute(BLANK_LOG, (person,))
            _run(c, sql.BLANK_SEATS, person)
            _run(c, sql.BLANK_CHAT, person)
            c.executemany("DELETE FROM snapshot WHERE table_id = ?", [(t,) for t in tables])
            return tables

        return await self._write(work)

    async def finish_erasure(self, person: str) -> None:
        await self._write(lambda c: _run(c, sql.CLEARED, person))

    async def _of_living(self, person: str, statement: str, *values: object) -> bool:
        def work(c: sqlite3.Connection) -> bool:
            if _hash(c, person) is None:
                return False
            _run(c, statement, person, *values)
            return True

        return await self._write(work)


def _run(c: sqlite3.Connection, statement: str, *values: object) -> sqlite3.Cursor:
    return c.execute(statement.replace("$", "?"), values)


def _hash(c: sqlite3.Connection, person: str) -> str | None:
    """The password's hash, empty for a guest; None for one who has left."""
    found = c.execute(
        "SELECT password_hash FROM person WHERE id = ? AND deleted IS NULL", (person,)
    ).fetchone()
    return None if found is None else str(found[0])
