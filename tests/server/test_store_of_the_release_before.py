"""A store that an earlier commit wrote opens, says the same, and every game in it goes on.

The files in ``fixtures/`` were written by the program of commit fc10a49, before the server was
divided into rooms:

    python fixtures/write_store.py PATH/TO/THAT/bin/teahouse fixtures

with Python 3.11 on Linux; ``digests.json`` holds what that commit's own fold made of each log.
SQLite opens the very file. PostgreSQL gets the same content from the backup that was written then.
Never write the fixtures anew to get this test green: what it finds would happen to people's games.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from old_store import DIGESTS, EXPECTED, TABLES
from web import Client, client, serving, settings

from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.maintenance.check_upgrade import check_upgrade
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.log import advance, new_table
from teahouse.server.tables.ports import FINISHED, OPEN, RUNNING

pytestmark = pytest.mark.anyio

PATIENCE = 240.0


@pytest.fixture
async def people(old: str) -> AsyncIterator[dict[str, Client]]:
    """Everybody in the old store, with the tokens that they had, and a stranger."""
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(settings(old, bots=0)))
        everybody = {"": "", **EXPECTED["tokens"]}
        yield {
            name: await stack.enter_async_context(client(address, token))
            for name, token in everybody.items()
        }


def hash_of(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    return hashlib.sha256(answer.content).hexdigest()


async def seat_of(who: Client, table: str) -> int:
    seats = (await who.get(f"/api/tables/{table}"))["table"]["seats"]
    return [seat["yours"] for seat in seats].index(True)


async def test_check_upgrade_finds_nothing(old: str) -> None:
    store = await open_store(old, read_only=True)
    heard: list[tuple[int, int]] = []
    found = await check_upgrade(store, lambda done, total: heard.append((done, total)))
    assert found.problems == []
    assert sum([one.count for one in found.proved]) == 14
    assert {one.rules for one in found.proved} == {1}
    assert heard[-1] == (14, 14)
    await store.close()


async def test_every_log_folds_to_the_digest_of_then(old: str) -> None:
    store = await open_store(old)
    found = {}
    for row in await store.tables(None, None, 1000):
        entries = await store.entries(row.id, 0)
        state = new_table(row)
        for entry in entries:
            state = advance(state, entry, entries)
        if state.play is not None:
            found[row.id] = state.play.state.digest()
    await store.close()
    assert found == DIGESTS
    assert {table for table, then in TABLES.items() if then["lifecycle"] == RUNNING} < {*found}


async def test_everybody_gets_the_same_bytes(people: dict[str, Client]) -> None:
    """Views, legal choices, chat, records and scores of every table, for everybody at it."""
    found: dict[str, dict[str, str]] = {}
    for table, then in TABLES.items():
        seen = found[table] = {}
        for key in then["seen"]:
            name, _, part = key.partition(" ")
            who = people[name]
            path = f"/api/tables/{table}{'/' if part else ''}{part}"
            seat = {} if part or not name else {"seat": await seat_of(who, table)}
            seen[key] = hash_of(await who.http.get(path, params=seat))
    assert found == {table: then["seen"] for table, then in TABLES.items()}
    assert sum([len(seen) for seen in found.values()]) > 60


async def test_notes_and_accounts_are_there(old: str) -> None:
    store = await open_store(old)
    for name, token in EXPECTED["tokens"].items():
        secret_hash = hashlib.sha256(token.encode()).hexdigest()
        found = await store.accounts.session_by_secret(secret_hash)
        assert found is not None
        person, session = found
        assert (person.name, session.label, session.expires) == (name, "later", None)
        notes = [(note.table, note.text) for note in await store.accounts.notes(person.id)]
        assert notes == [(note["table"], note["text"]) for note in EXPECTED["notes"][name]]
        account = await store.accounts.account_by_person(person.id)
        assert (account is not None) == (name in ("Ann", "Clo"))
        assert account is None or account.login == f"{name.lower()}.x"
    await store.close()


async def test_every_game_goes_on_to_its_end(old: str) -> None:
    """Open games begin, people let bots play, and the record of each game verifies."""
    unfinished = [table for table, then in TABLES.items() if then["lifecycle"] in (OPEN, RUNNING)]
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(settings(old, bots=2)))
        people = [
            await stack.enter_async_context(client(address, token))
            for token in EXPECTED["tokens"].values()
        ]
        for table in unfinished:
            await let_bots_play(people, table)
        async with asyncio.timeout(PATIENCE):
            for table in unfinished:
                while (await seen(people[0], table))["lifecycle"] != FINISHED:
                    await asyncio.sleep(0.1)
                final = verify(parse(await people[0].get(f"/api/tables/{table}/record")))
                assert final.state.over


async def let_bots_play(people: list[Client], table: str) -> None:
    """Bots take all seats, those of people too; a game that has not begun begins."""
    seats = (await seen(people[0], table))["seats"]
    free = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
    for number in free:
        assert await one_may(people, table, "fill_seat", seat=number, strength="random")
    if (await seen(people[0], table))["lifecycle"] == OPEN:
        assert await one_may(people, table, "start")
    for number, seat in enumerate(seats):
        if seat["kind"] == "person":
            assert await one_may(people, table, "give_to_bot", seat=number, strength="random")


async def one_may(people: list[Client], table: str, do: str, **fields: object) -> bool:
    """Does one of them succeed with this command?"""
    for number, who in enumerate(people):
        body = {"do": do, "id": f"later-{do}-{fields.get('seat')}-{number}", **fields}
        answer = await who.http.post(f"/api/tables/{table}/commands", json=body)
        if answer.status_code == 200:
            return True
    return False


async def seen(who: Client, table: str) -> Any:
    """The table as everybody sees it."""
    return (await who.get(f"/api/tables/{table}"))["table"]
