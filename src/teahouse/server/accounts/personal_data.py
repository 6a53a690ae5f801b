"""What belongs to a person alone: preferences, private notes, and all of it as an export."""

from __future__ import annotations

import msgspec

from teahouse.server.accounts.answers import OwnChatMessage, PersonalData, SignedInPerson, caller_of
from teahouse.server.accounts.input_texts import clean_note, preferences_text
from teahouse.server.accounts.ports import PrivateNote
from teahouse.server.accounts.rights import require
from teahouse.server.accounts.service import AccountService
from teahouse.server.accounts.sessions import sessions_of
from teahouse.server.tables import rights as at_tables
from teahouse.server.tables.answers import Refusal

Preferences = dict[str, object]


async def preferences(office: AccountService, known: SignedInPerson | None) -> Preferences:
    """What the person's browsers have kept here: language, theme and the like."""
    known = require(known, "preferences")
    return _decoded(await office.store.preferences(known.person.id))


async def set_preferences(
    office: AccountService, known: SignedInPerson | None, wanted: object
) -> None:
    """Keep a small JSON object in place of the one before."""
    known = require(known, "preferences")
    if not await office.store.set_preferences(known.person.id, preferences_text(wanted)):
        raise Refusal("not-known")


async def note(office: AccountService, known: SignedInPerson | None, table: str) -> str:
    """What the person has written down about a table; empty if nothing."""
    known = require(known, "notes")
    return await office.store.note(known.person.id, table)


async def set_note(
    office: AccountService, known: SignedInPerson | None, table: str, text: str
) -> str:
    """Keep a note, as it is then kept; an empty one is deleted."""
    known = require(known, "notes")
    cleaned = clean_note(text)
    at_tables.require(await office.desk.load_current(table), caller_of(known), "look")
    kept = PrivateNote(table, cleaned, office.clock.now())
    if not await office.store.set_note(known.person.id, kept):
        raise Refusal("not-known")
    return cleaned


async def export(office: AccountService, known: SignedInPerson | None) -> PersonalData:
    """All that the house keeps about the person, but for secrets and hashes."""
    known = require(known, "export")
    store, id_ = office.store, known.person.id
    person = await store.person(id_)
    if person is None:
        raise Refusal("not-known")
    return PersonalData(
        person=person,
        preferences=_decoded(await store.preferences(id_)),
        sessions=await sessions_of(office, known),
        tables=await store.own_tables(id_),
        chat=[
            OwnChatMessage(one.table, one.line.number, one.line.name, one.line.text, one.line.at)
            for one in await store.own_chat_messages(id_)
        ],
        notes=await store.notes(id_),
    )


def _decoded(text: str) -> Preferences:
    return msgspec.json.decode(text, type=Preferences)
