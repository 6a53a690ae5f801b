"""``AccountStore`` on either database."""

from __future__ import annotations

from teahouse.server.accounts.ports import (
    Account,
    OwnChatMessageRow,
    OwnHouseTables,
    OwnTable,
    Person,
    PrivateNote,
    Registered,
    Session,
)
from teahouse.server.storage import account_rows as rows
from teahouse.server.storage import account_statements as sql
from teahouse.server.storage.database import (
    Batch,
    Database,
    Query,
    Transaction,
    UniqueViolation,
    fetch_first,
)


class SqlAccountStore:
    """People beside their tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_guest(self, person: Person, session: Session, secret_hash: str) -> None:
        def add() -> Transaction[None]:
            yield Query(sql.ADD_PERSON, (person.id, person.name, person.created))
            yield Query(sql.ADD_SESSION, rows.session_values(session, secret_hash))

        await self._database.run(add)

    async def person(self, person: str) -> Person | None:
        row = await fetch_first(self._database, sql.PERSON_BY_ID, person)
        return None if row is None else rows.person_of(row)

    async def session_by_secret(self, secret_hash: str) -> tuple[Person, Session] | None:
        row = await fetch_first(self._database, sql.SESSION_BY_SECRET, secret_hash)
        return None if row is None else (rows.person_of(row), rows.session_of(row, 4))

    async def record_session_use(self, session: str, last_used: int, expires: int | None) -> None:
        await self._database.execute(sql.RECORD_SESSION_USE, session, last_used, expires)

    async def sessions(self, person: str) -> list[Session]:
        found = await self._database.fetch(sql.SESSIONS, person)
        return [rows.session_of(row) for row in found]

    async def add_browser_session(
        self, session: Session, secret_hash: str, password_hash: str
    ) -> bool:
        def add() -> Transaction[bool]:
            if (yield from _password_hash(session.person)) != password_hash:
                return False
            yield Query(sql.END_EXPIRED, (session.person, session.created))
            yield Query(sql.ADD_SESSION, rows.session_values(session, secret_hash))
            return True

        return await self._database.run(add)

    async def add_token_session(self, session: Session, secret_hash: str, by: str) -> bool:
        def add() -> Transaction[bool]:
            yield from _password_hash(session.person)
            if not (yield Query(sql.SESSION_BY_ID, (session.person, by))):
                return False
            yield Query(sql.ADD_SESSION, rows.session_values(session, secret_hash))
            return True

        return await self._database.run(add)

    async def end_session(self, person: str, session: str) -> None:
        await self._write_for(person, sql.END_SESSION, session)

    async def end_sessions(self, person: str) -> None:
        await self._write_for(person, sql.END_SESSIONS)

    async def account_by_login(self, login_key: str) -> Account | None:
        row = await fetch_first(self._database, sql.ACCOUNT_BY_LOGIN, login_key)
        return None if row is None else rows.account_of(row)

    async def account_by_person(self, person: str) -> Account | None:
        row = await fetch_first(self._database, sql.ACCOUNT_BY_PERSON, person)
        return None if row is None else rows.account_of(row)

    async def register_account(self, account: Account, login_key: str) -> Registered:
        values = (account.person, account.login, login_key, account.password_hash)
        try:
            done = await self._database.execute(sql.REGISTER_ACCOUNT, *values)
        except UniqueViolation:
            return "taken"
        return "done" if done else "not-a-guest"

    async def set_password(self, person: str, before: str, after: str, keep: str) -> bool:
        def change() -> Transaction[bool]:
            if (yield from _password_hash(person)) != before:
                return False
            yield Query(sql.SET_HASH, (person, after))
            yield Query(sql.END_OTHERS, (person, keep))
            return True

        return await self._database.run(change)

    async def replace_password_hash(self, person: str, before: str, after: str) -> None:
        def replace() -> Transaction[None]:
            if (yield from _password_hash(person)) == before:
                yield Query(sql.SET_HASH, (person, after))

        await self._database.run(replace)

    async def set_name(self, person: str, name: str) -> bool:
        return await self._write_for(person, sql.SET_NAME, name)

    async def preferences(self, person: str) -> str:
        row = await fetch_first(self._database, sql.PREFERENCES, person)
        return "{}" if row is None else str(row[0])

    async def set_preferences(self, person: str, text: str) -> bool:
        return await self._write_for(person, sql.SET_PREFERENCES, text)

    async def note(self, person: str, table: str) -> str:
        row = await fetch_first(self._database, sql.NOTE, person, table)
        return "" if row is None else rows.note_of(row).text

    async def set_note(self, person: str, note: PrivateNote) -> bool:
        if note.text:
            return await self._write_for(person, sql.SET_NOTE, note.table, note.text, note.changed)
        return await self._write_for(person, sql.DELETE_NOTE, note.table)

    async def notes(self, person: str) -> list[PrivateNote]:
        return [rows.note_of(row) for row in await self._database.fetch(sql.NOTES, person)]

    async def own_tables(self, person: str) -> list[OwnTable]:
        return rows.tables_of(await self._database.fetch(sql.OWN_TABLES, person))

    async def own_chat_messages(self, person: str) -> list[OwnChatMessageRow]:
        found = await self._database.fetch(sql.OWN_CHAT_MESSAGES, person)
        return [rows.own_chat_message_of(row) for row in found]

    async def own_house_tables(self, person: str) -> list[OwnHouseTables]:
        found = await self._database.fetch(sql.OWN_HOUSE_TABLES, person)
        return [rows.own_house_tables_of(row) for row in found]

    async def erase_person(self, person: str, password_hash: str, now: int) -> bool:
        def erase() -> Transaction[bool]:
            if (yield from _password_hash(person)) != password_hash:
                return False
            yield Query(sql.ERASE_PERSON, (person, now))
            yield Query(sql.END_SESSIONS, (person,))
            yield Query(sql.DELETE_NOTES, (person,))
            yield Query(sql.DELETE_HOUSE_TABLES, (person,))
            return True

        return await self._database.run(erase)

    async def unfinished_erasures(self) -> list[str]:
        return [row[0] for row in await self._database.fetch(sql.UNFINISHED_ERASURES)]

    async def erase_names(self, person: str) -> list[str]:
        def erase() -> Transaction[list[str]]:
            yield Query(sql.LOCK_PERSON, (person,))
            tables = [row[0] for row in (yield Query(sql.TABLES_SEATED_AT, (person,)))]
            yield Query(sql.ERASE_LOG_NAMES, (person,))
            yield Query(sql.ERASE_SEAT_NAMES, (person,))
            yield Query(sql.ERASE_CHAT, (person,))
            yield Batch(sql.DELETE_SNAPSHOT, [(table,) for table in tables])
            return tables

        return await self._database.run(erase)

    async def finish_erasure(self, person: str) -> None:
        await self._database.execute(sql.FINISH_ERASURE, person)

    async def _write_for(self, person: str, statement: str, *values: object) -> bool:
        """Execute a statement whose first value is the person; False if they were erased."""

        def write() -> Transaction[bool]:
            if (yield from _password_hash(person)) is None:
                return False
            yield Query(statement, (person, *values))
            return True

        return await self._database.run(write)


def _password_hash(person: str) -> Transaction[str | None]:
    """The password's hash, empty for a guest, None for an erased person.

    From here to the end of the transaction nobody else writes for this person.
    """
    found = yield Query(sql.PASSWORD_HASH, (person,))
    return str(found[0][0]) if found else None
