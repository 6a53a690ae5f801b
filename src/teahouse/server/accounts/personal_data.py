"""What belongs to a person alone: preferences, private notes, and all of it as an export."""

from __future__ import annotations

import msgspec

from teahouse.server.accounts.answers import OwnChatMessage, PersonalData, SignedInPerson, caller_of
from teahouse.server.accounts.input_texts import clean_note, preferences_text
from teahouse.server.accounts.ports import PrivateNote
from teahouse.server.accounts.rights import require
from teahouse.server.accounts.service import AccountService
from teahouse.server.accounts.sessions import sessions_of
from teahouse.server.tables import rights as table_rights
from teahouse.server.tables.answers import Refusal

Preferences = dict[str, object]


async def preferences(accounts: AccountService, signed_in: SignedInPerson | None) -> Preferences:
    """What the person's browsers store here: language, theme and the like."""
    signed_in = require(signed_in, "preferences")
    return _decode_preferences(await accounts.store.preferences(signed_in.person.id))


async def set_preferences(
    accounts: AccountService, signed_in: SignedInPerson | None, wanted: object
) -> None:
    """Replace the preferences by a small JSON object."""
    signed_in = require(signed_in, "preferences")
    if not await accounts.store.set_preferences(signed_in.person.id, preferences_text(wanted)):
        raise Refusal("not-known")


async def note(accounts: AccountService, signed_in: SignedInPerson | None, table: str) -> str:
    """What the person has written down about a table; empty if nothing."""
    signed_in = require(signed_in, "notes")
    return await accounts.store.note(signed_in.person.id, table)


async def set_note(
    accounts: AccountService, signed_in: SignedInPerson | None, table: str, text: str
) -> str:
    """Replace a note and return it as it is stored; an empty one is deleted."""
    signed_in = require(signed_in, "notes")
    cleaned = clean_note(text)
    table_rights.require(await accounts.tables.load_current(table), caller_of(signed_in), "look")
    kept = PrivateNote(table, cleaned, accounts.clock.now())
    if not await accounts.store.set_note(signed_in.person.id, kept):
        raise Refusal("not-known")
    return cleaned


async def export(accounts: AccountService, signed_in: SignedInPerson | None) -> PersonalData:
    """Everything stored about the person, except secrets and hashes."""
    signed_in = require(signed_in, "export")
    store, id_ = accounts.store, signed_in.person.id
    person = await store.person(id_)
    if person is None:
        raise Refusal("not-known")
    return PersonalData(
        person=person,
        preferences=_decode_preferences(await store.preferences(id_)),
        sessions=await sessions_of(accounts, signed_in),
        tables=await store.own_tables(id_),
        chat=[
            OwnChatMessage(one.table, one.line.number, one.line.name, one.line.text, one.line.at)
            for one in await store.own_chat_messages(id_)
        ],
        notes=await store.notes(id_),
        house_tables=await store.own_house_tables(id_),
    )


def _decode_preferences(text: str) -> Preferences:
    return msgspec.json.decode(text, type=Preferences)
