"""``people.ports.PeopleStore`` in the PostgreSQL database of the tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg

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

if TYPE_CHECKING:
    from teahouse.server.storage.postgres import Connection

# Locks the row, so that what is written for one person is written in turn.
TURN = "SELECT password_hash FROM person WHERE id = $1 AND deleted IS NULL FOR NO KEY UPDATE"
# Two who blank the same rows in another order would wait for each other for ever.
ONE_AT_A_TIME = "SELECT 1 FROM person WHERE id = $1 FOR NO KEY UPDATE"
# The name alone is blanked: the trigger on the log lets nothing else through.
BLANK_LOG = """
UPDATE log_entry SET fact = jsonb_set(fact::jsonb, '{name}', '""')::text
WHERE kind = 'seat_given' AND fact::jsonb ->> 'person' = $1 AND fact::jsonb ->> 'name' <> ''
"""
SEATED_AT = """
SELECT DISTINCT table_id FROM log_entry
WHERE kind = 'seat_given' AND fact::jsonb ->> 'person' = $1 ORDER BY table_id
"""


class PostgresAccounts:
    """People beside their tables; any number of processes."""

    def __init__(self, connection: Callable[[], AbstractAsyncContextManager[Connection]]) -> None:
        self._connection = connection

    async def _rows(self, statement: str, *values: object) -> list[asyncpg.Record]:
        async with self._connection() as c:
            return await c.fetch(statement, *values)

    async def _row(self, statement: str, *values: object) -> asyncpg.Record | None:
        async with self._connection() as c:
            return await c.fetchrow(statement, *values)

    async def _execute(self, statement: str, *values: object) -> None:
        async with self._connection() as c:
            await c.execute(statement, *values)

    @asynccontextmanager
    async def _turn(self, person: str) -> AsyncIterator[tuple[Connection, str | None]]:
        """A transaction in which nobody else writes for this person, and his password's hash.

        It is empty for a guest and None for one who has left. What is read afterwards is as new
        as the lock.
        """
        async with self._connection() as c, c.transaction():
            yield c, await c.fetchval(TURN, person)

    async def add_guest(self, person: Person, session: Session, secret_hash: str) -> None:
        async with self._connection() as c, c.transaction():
            await c.execute(sql.ADD_PERSON, person.id, person.name, person.created)
            await c.execute(sql.ADD_SESSION, *sql.session_values(session, secret_hash))

    async def person(self, person: str) -> Person | None:
        row = await self._row(sql.PERSON_BY_ID, person)
        return None if row is None else sql.person_of(row)

    async def session_by_secret(self, secret_hash: str) -> tuple[Person, Session] | None:
        row = await self._row(sql.SESSION_OF, secret_hash)
        return None if row is None else (sql.person_of(row), sql.session_of(row, 4))

    async def record_session_use(self, session: str, last_used: int, expires: int | None) -> None:
        await self._execute(sql.TOUCH, session, last_used, expires)

    async def sessions(self, person: str) -> list[Session]:
        return [sql.session_of(row) for row in await self._rows(sql.SESSIONS, person)]

    async def add_browser_session(
        self, session: Session, secret_hash: str, password_hash: str
    ) -> bool:
        async with self._turn(session.person) as (c, current):
            if current != password_hash:
                return False
            await c.execute(sql.END_EXPIRED, session.person, session.created)
            await c.execute(sql.ADD_SESSION, *sql.session_values(session, secret_hash))
        return True

    async def add_token_session(self, session: Session, secret_hash: str, by: str) -> bool:
        async with self._turn(session.person) as (c, _):
            if await c.fetchval(sql.SESSION_BY_ID, session.person, by) is None:
                return False
            await c.execute(sql.ADD_SESSION, *sql.session_values(session, secret_hash))
        return True

    async def end_session(self, person: str, session: str) -> None:
        await self._of_living(person, sql.END_SESSION, session)

    async def end_sessions(self, person: str) -> None:
        await self._of_living(person, sql.END_SESSIONS)

    async def account_by_login(self, login_key: str) -> Account | None:
        row = await self._row(sql.ACCOUNT_BY_LOGIN, login_key)
        return None if row is None else sql.account_of(row)

    async def account_by_person(self, person: str) -> Account | None:
        row = await self._row(sql.ACCOUNT_OF, person)
        return None if row is None else sql.account_of(row)

    async def register_account(self, account: Account, login_key: str) -> Registered:
        async with self._connection() as c:
            try:
                done = await c.execute(
                    sql.REGISTER, account.person, account.login, login_key, account.password_hash
                )
            except asyncpg.UniqueViolationError:
                return "taken"
        # The driver answers with the command and the number of rows.
        return "done" if done == "UPDATE 1" else "not-a-guest"

    async def set_password(self, person: str, before: str, after: str, keep: str) -> bool:
        async with self._turn(person) as (c, current):
            if current != before:
                return False
            await c.execute(sql.SET_HASH, person, after)
            await c.execute(sql.END_OTHERS, person, keep)
        return True

    async def replace_password_hash(self, person: str, before: str, after: str) -> None:
        async with self._turn(person) as (c, current):
            if current == before:
                await c.execute(sql.SET_HASH, person, after)

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
        async with self._turn(person) as (c, current):
            if current != password_hash:
                return False
            await c.execute(sql.BURY, person, now)
            await c.execute(sql.END_SESSIONS, person)
            await c.execute(sql.DELETE_NOTES, person)
        return True

    async def unfinished_erasures(self) -> list[str]:
        return [row[0] for row in await self._rows(sql.LEAVING)]

    async def erase_names(self, person: str) -> list[str]:
        async with self._connection() as c, c.transaction():
            await c.execute(ONE_AT_A_TIME, person)
            tables = [row[0] for row in await c.fetch(SEATED_AT, person)]
            await c.execute(BLANK_LOG, person)
            await c.execute(sql.BLANK_SEATS, person)
            await c.execute(sql.BLANK_CHAT, person)
            await c.execute("DELETE FROM snapshot WHERE table_id = ANY($1::text[])", tables)
        return tables

    async def finish_erasure(self, person: str) -> None:
        await self._execute(sql.CLEARED, person)

    async def _of_living(self, person: str, statement: str, *values: object) -> bool:
        async with self._turn(person) as (c, current):
            if current is None:
                return False
            await c.execute(statement, person, *values)
        return True
