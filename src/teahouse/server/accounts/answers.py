"""What the people's side answers: plain values, never with a secret or a hash in them."""

from __future__ import annotations

import msgspec

from teahouse.server.accounts.ports import OwnTable, Person, PrivateNote
from teahouse.server.tables.answers import Caller


class SignedInPerson(msgspec.Struct, frozen=True):
    """Who somebody is, by the secret he brought; and by which of his sessions."""

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
    """A line of chat in an export."""

    table: str
    number: int
    name: str
    text: str
    at: int


class PersonalData(msgspec.Struct, frozen=True):
    """All that the house keeps about a person."""

    person: Person
    preferences: dict[str, object]
    sessions: list[SessionView]
    tables: list[OwnTable]
    chat: list[OwnChatMessage]
    notes: list[PrivateNote]


def caller_of(known: SignedInPerson | None) -> Caller:
    """As whom somebody acts at the tables."""
    return Caller() if known is None else Caller(known.person.id, known.person.name)
