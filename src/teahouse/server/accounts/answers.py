"""What accounts answer: plain values, never with a secret or a hash in them."""

from __future__ import annotations

import msgspec

from teahouse.server.accounts.ports import OwnHouseTables, OwnTable, Person, PrivateNote
from teahouse.server.tables.answers import Caller


class SignedInPerson(msgspec.Struct, frozen=True):
    """The person that a secret belongs to, and the session that it opened."""

    person: Person
    session: str
    kind: str


class SessionView(msgspec.Struct, frozen=True):
    """A session as its person sees it."""

    id: str
    kind: str
    label: str
    created: int
    last_used: int
    expires: int | None
    yours: bool  # the one that asks


class OwnChatMessage(msgspec.Struct, frozen=True):
    """A chat message in an export."""

    table: str
    number: int
    name: str
    text: str
    at: int


class PersonalData(msgspec.Struct, frozen=True):
    """Everything stored about a person, except secrets and hashes."""

    person: Person
    preferences: dict[str, object]
    sessions: list[SessionView]
    tables: list[OwnTable]
    chat: list[OwnChatMessage]
    notes: list[PrivateNote]
    house_tables: list[OwnHouseTables]


def caller_of(signed_in: SignedInPerson | None) -> Caller:
    """As whom somebody acts at the tables."""
    return Caller() if signed_in is None else Caller(signed_in.person.id, signed_in.person.name)
