"""What accounts need from outside: a store of persons and their data.

Seats, entries and chat messages refer to a person by id. The id outlives everything else: deleting
a person erases the rest of the row, and the id is never given to another.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from teahouse.server.tables.ports import ChatMessage

BROWSER, TOKEN = "browser", "token"


class Person(msgspec.Struct, frozen=True):
    """A person; without a login: a guest."""

    id: str
    name: str
    created: int
    login: str = ""


class Session(msgspec.Struct, frozen=True):
    """A browser or an outside bot that acts for a person. ``id`` is no secret."""

    id: str
    person: str
    kind: str
    label: str
    created: int
    last_used: int
    expires: int | None


class Account(msgspec.Struct, frozen=True):
    """What logging in needs. The hash never leaves the accounts."""

    person: str
    login: str
    password_hash: str


class PrivateNote(msgspec.Struct, frozen=True):
    """What a person has written down about a table."""

    table: str
    text: str
    changed: int


class OwnTable(msgspec.Struct, frozen=True):
    """A table that a person has opened or sits at."""

    id: str
    game: str
    lifecycle: str
    created: int
    opened: bool  # by this person
    seats: list[int]


class OwnChatMessageRow(msgspec.Struct, frozen=True):
    """A chat message with its table."""

    table: str
    line: ChatMessage


class OwnHouseTables(msgspec.Struct, frozen=True):
    """What a person corrected of a game, or found as printed."""

    id: str
    game: str
    rules: int
    corrections: dict[str, Any]
    as_printed: list[str]
    changed: int


Registered = Literal["done", "taken", "not-a-guest"]


class AccountStore(Protocol):
    """Persons and what belongs to them. An answer of a writing method means that it is durable.

    Methods that write for a person take turns: each sees what the one before has done. Those that
    answer False have changed nothing, because the person has left or the condition does not hold.
    """

    async def add_guest(self, person: Person, session: Session, secret_hash: str) -> None:
        """A new person with a first session."""

    async def person(self, person: str) -> Person | None:
        """The person of this id, unless they were erased."""

    async def session_by_secret(self, secret_hash: str) -> tuple[Person, Session] | None:
        """Whose secret this is: one indexed read."""

    async def record_session_use(self, session: str, last_used: int, expires: int | None) -> None:
        """Store when a session was used last, and until when it now lasts."""

    async def sessions(self, person: str) -> list[Session]:
        """All of a person, the newest first."""

    async def add_browser_session(
        self, session: Session, secret_hash: str, password_hash: str
    ) -> bool:
        """A session for one who has just logged in, if this is still the password's hash.

        Sessions of this person that ended before the new one began are deleted.
        """

    async def add_token_session(self, session: Session, secret_hash: str, by: str) -> bool:
        """A token, if the session ``by`` that asks for it is still there."""

    async def end_session(self, person: str, session: str) -> None:
        """Delete a session of this person, if it is there."""

    async def end_sessions(self, person: str) -> None:
        """Delete all sessions of this person."""

    async def account_by_login(self, login_key: str) -> Account | None:
        """The account with this login, in lower case."""

    async def account_by_person(self, person: str) -> Account | None:
        """The account of a person; None for a guest."""

    async def register_account(self, account: Account, login_key: str) -> Registered:
        """Turn a guest into an account; of two that choose one login, one gets "taken"."""

    async def set_password(self, person: str, before: str, after: str, keep: str) -> bool:
        """Replace the hash if it is still ``before``; end all sessions but ``keep``."""

    async def replace_password_hash(self, person: str, before: str, after: str) -> None:
        """Store a new hash of the same password if the stored one is still ``before``."""

    async def set_name(self, person: str, name: str) -> bool:
        """Replace the name."""

    async def preferences(self, person: str) -> str:
        """The JSON object that was stored last."""

    async def set_preferences(self, person: str, text: str) -> bool:
        """Replace the preferences by a JSON object."""

    async def note(self, person: str, table: str) -> str:
        """What is written down; empty if nothing is."""

    async def set_note(self, person: str, note: PrivateNote) -> bool:
        """Replace a note; an empty one is deleted."""

    async def notes(self, person: str) -> list[PrivateNote]:
        """All notes of a person, by table."""

    async def own_tables(self, person: str) -> list[OwnTable]:
        """Tables that a person has opened or sits at, the oldest first."""

    async def own_chat_messages(self, person: str) -> list[OwnChatMessageRow]:
        """All chat messages that a person wrote."""

    async def own_house_tables(self, person: str) -> list[OwnHouseTables]:
        """All house tables of a person, by game and version."""

    async def erase_person(self, person: str, password_hash: str, now: int) -> bool:
        """Delete what only a person has, and empty their row, if this is still the hash.

        That is sessions, notes and house tables.

        From here on the database refuses any new seat, message or table in their name.
        """

    async def unfinished_erasures(self) -> list[str]:
        """Erased persons whose name may still stand in logs, seats and chat."""

    async def erase_names(self, person: str) -> list[str]:
        """Empty an erased person's name in logs, seats and chat, and the text of their messages.

        Returns the tables where they have ever sat, whose snapshots are deleted.
        """

    async def finish_erasure(self, person: str) -> None:
        """Mark an erased person as done: nothing is left to erase."""
