"""Preferences, private notes and the export, on both stores."""

from __future__ import annotations

import json

import pytest
from account_services import account, account_service, caller, guest, known, token
from msgspec.json import encode
from sample import OTHER, SAMPLE
from tables import Ids, number, run_command

from teahouse.server.accounts import personal_data, registration, sessions
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import OpenStore
from teahouse.server.tables import table_creation
from teahouse.server.tables.answers import Refusal
from teahouse.server.tables.loading import UnknownTable
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio

WISHES = [SeatRequest(ME), SeatRequest(), SeatRequest()]


async def test_preferences_are_kept_as_given(store: OpenStore) -> None:
    at = account_service(store)
    mine, other = await guest(at), await guest(at)
    assert await personal_data.preferences(at, mine) == {}
    for wanted in (
        {"language": "fr", "theme": {"dark": True, "size": 1.5}, "list": [1, None, "é\x00$1?"]},
        {"theme": "tea"},
        {},
    ):
        await personal_data.set_preferences(at, mine, wanted)
        assert await personal_data.preferences(at, mine) == wanted
    assert await personal_data.preferences(at, other) == {}


@pytest.mark.parametrize(
    "wrong", [None, [], "theme", 7, {"x": "y" * 4096}, {"x": "\ud800"}, {"x": object()}]
)
async def test_preferences_are_a_small_json_object(store: OpenStore, wrong: object) -> None:
    at = account_service(store)
    mine = await guest(at)
    await personal_data.set_preferences(at, mine, {"theme": "tea"})
    with pytest.raises(Refusal, match="preferences-form"):
        await personal_data.set_preferences(at, mine, wrong)
    assert await personal_data.preferences(at, mine) == {"theme": "tea"}


async def test_the_limit_of_preferences_is_in_bytes(store: OpenStore) -> None:
    at = account_service(store)
    mine = await guest(at)
    await personal_data.set_preferences(at, mine, {"x": "y" * (4096 - 8)})
    for wanted in ({"x": "y" * (4096 - 7)}, {"x": "\u8336" * 1400}):
        with pytest.raises(Refusal, match="preferences-form"):
            await personal_data.set_preferences(at, mine, wanted)


async def test_notes_are_of_one_person_about_one_table(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    mine, other = await guest(at), await guest(at, "Ben")
    tables = [
        await table_creation.open_table(at.tables, caller(mine), ids.next().id, SAMPLE, {}, WISHES)
        for _ in range(2)
    ]
    assert await personal_data.note(at, mine, tables[0]) == ""
    text = "He keeps rice.\r\n\tFish is \u4f73\x00\x07 <b>"
    kept = "He keeps rice.\n\tFish is \u4f73 <b>"
    assert await personal_data.set_note(at, mine, tables[0], text) == kept
    await personal_data.set_note(at, other, tables[0], "Mine.")
    assert await personal_data.note(at, mine, tables[0]) == kept
    assert await personal_data.note(at, mine, tables[1]) == ""
    assert await personal_data.note(at, other, tables[0]) == "Mine."
    await personal_data.set_note(at, mine, tables[0], "x" * 10_000)
    with pytest.raises(Refusal, match="note-long"):
        await personal_data.set_note(at, mine, tables[0], "x" * 10_001)
    assert await personal_data.note(at, mine, tables[0]) == "x" * 10_000
    assert await personal_data.set_note(at, mine, tables[0], " \n ") == ""
    assert await personal_data.note(at, mine, tables[0]) == ""
    assert [note.text for note in await store.accounts.notes(mine.person.id)] == []
    assert await personal_data.note(at, other, tables[0]) == "Mine."


async def test_a_note_needs_a_table_that_one_may_see(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    mine, other = await guest(at), await guest(at, "Ben")
    hidden = await table_creation.open_table(
        at.tables, caller(mine), ids.next().id, SAMPLE, {}, WISHES, watchable=False
    )
    await personal_data.set_note(at, mine, hidden, "a note")
    with pytest.raises(Refusal, match="not-watchable"):
        await personal_data.set_note(at, other, hidden, "a note")
    with pytest.raises(UnknownTable):
        await personal_data.set_note(at, other, "nowhere", "a note")


async def test_the_export_holds_all_of_one_person_and_nothing_of_others(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    mine, other = await account(at), await account(at, "ben", "Ben")
    await token(at, mine)
    me, him = caller(mine), caller(other)
    first = await table_creation.open_table(at.tables, me, ids.next().id, SAMPLE, {}, WISHES)
    number(await run_command(at.tables, him, first, commands.Join, ids.next(), seat=2))
    second = await table_creation.open_table(
        at.tables, him, ids.next().id, OTHER, {}, [SeatRequest(ME), SeatRequest(), SeatRequest()]
    )
    number(await run_command(at.tables, me, second, commands.Join, ids.next(), seat=1))
    third = await table_creation.open_table(
        at.tables, me, ids.next().id, SAMPLE, {}, [SeatRequest()] * 3
    )
    fourth = await table_creation.open_table(at.tables, him, ids.next().id, SAMPLE, {}, WISHES)
    for who, text in ((me, "hello"), (him, "a good day to you"), (me, "your turn")):
        await run_command(at.tables, who, first, commands.SendChat, ids.next(), text=text)
    await personal_data.set_note(at, mine, second, "He keeps rice.")
    await personal_data.set_note(at, other, second, "She keeps fish.")
    await personal_data.set_preferences(at, mine, {"language": "de"})
    await personal_data.set_preferences(at, other, {"language": "fr"})
    export = await personal_data.export(at, mine)
    assert export.person == mine.person
    assert export.preferences == {"language": "de"}
    assert [(t.id, t.game, t.opened, t.seats) for t in export.tables] == [
        (first, SAMPLE, True, [0]),
        (second, OTHER, False, [1]),
        (third, SAMPLE, True, []),
    ]
    assert [(line.table, line.number, line.text) for line in export.chat] == [
        (first, 0, "hello"),
        (first, 2, "your turn"),
    ]
    assert [(note.table, note.text) for note in export.notes] == [(second, "He keeps rice.")]
    assert [(one.kind, one.yours) for one in export.sessions] == [
        ("token", False),
        ("browser", True),
        ("browser", False),
    ]
    sent = encode(export).decode()
    assert json.loads(sent)["person"]["login"] == "mei"
    for foreign in (other.person.id, "a good day", "She keeps", fourth, '"fr"', "hash"):
        assert foreign not in sent


async def test_the_export_is_as_new_as_the_store(store: OpenStore) -> None:
    at = account_service(store)
    _, secret = await sessions.guest(at, "Mei")
    mine = await known(at, secret)
    await registration.rename(at, mine, "Mei Lin")
    assert (await personal_data.export(at, mine)).person.name == "Mei Lin"
