"""The step from a database without people, and what the store promises about them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import asyncpg
import pg
import pytest
import table_reading
from account_services import account_service, execute, guest, rows
from sample import OTHER, SAMPLE
from tables import NOBODY, Ids, run_command

from teahouse.server.accounts import account_deletion, sessions
from teahouse.server.accounts.answers import caller_of
from teahouse.server.protocol import commands
from teahouse.server.storage import migrations
from teahouse.server.storage.open_store import OpenStore, open_store
from teahouse.server.tables import table_creation
from teahouse.server.tables.answers import Refusal
from teahouse.server.tables.facts import SeatGiven
from teahouse.server.tables.ports import ChatMessage, StoreProblem
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio

# A table of the first version: Ann has seat 0, and her fact has none of the later fields.
OLD_ROWS = """
INSERT INTO game_table VALUES ('t', 'A_GAME', 1, 3, '{}', 'p-old', 5, TRUE, 'open', '', '', NULL,
  NULL);
INSERT INTO seat VALUES ('t', 0, 'person', 'p-old', 'Annabel', '', '', '');
INSERT INTO seat VALUES ('t', 1, 'open', '', '', '', '', '');
INSERT INTO seat VALUES ('t', 2, 'open', '', '', '', '', '');
INSERT INTO log_entry VALUES ('t', 0, 'open:0', 'seat_given', 'p-old',
  '{"kind":"seat_given","seat":0,"to":"person","person":"p-old","name":"Annabel","strength":""}',
  5);
""".replace("A_GAME", SAMPLE)


async def old_database(where: str) -> None:
    """A database as the first step left it."""
    number, script = migrations.steps(kind_of(where))[0]
    assert number == 1
    if where.startswith("postgres"):
        connection = await asyncpg.connect(where)
        await connection.execute(script + OLD_ROWS)
        await connection.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)")
        await connection.execute("INSERT INTO schema_version VALUES (1)")
        await connection.close()
    else:
        with closing(sqlite3.connect(where)) as file:
            file.executescript(script + OLD_ROWS + "PRAGMA user_version=1;")


def kind_of(where: str) -> str:
    return "postgres" if where.startswith("postgres") else "sqlite"


async def test_an_old_database_gets_people_and_keeps_its_tables(where: str) -> None:
    await old_database(where)
    store = await open_store(where)
    fact = SeatGiven(0, "person", "p-old", "Annabel")
    assert [e.fact for e in await store.entries("t", 0)] == [fact]
    at = account_service(store)
    assert (await guest(at)).person.name == "Mei"
    assert await store.accounts.person("p-old") is None  # nobody vouched for that id
    await store.close()


async def test_the_name_in_an_old_entry_is_blanked_too(where: str) -> None:
    await old_database(where)
    store = await open_store(where)
    at = account_service(store)
    mine = await guest(at, "Annabel")
    await execute(where, f"DELETE FROM session WHERE person = '{mine.person.id}'")
    await execute(where, f"UPDATE person SET id = 'p-old' WHERE id = '{mine.person.id}'")
    assert await store.accounts.erase_person("p-old", "", 9)
    assert await account_deletion.finish_deletions(at) == 1
    assert "Annabel" not in await rows(where)
    seen = await table_reading.summary(at.tables, NOBODY, "t")
    assert (seen.lifecycle, seen.seats[0].name) == ("abandoned", "")
    await store.close()


async def test_what_a_person_has_left_behind_is_found_by_an_index(
    store: OpenStore, where: str
) -> None:
    """A club of many years has many entries: nobody waits for a search through all of them."""
    if kind_of(where) == "postgres":
        connection = await asyncpg.connect(where)
        async with connection.transaction():
            await connection.execute("SET LOCAL enable_seqscan = off")
            plan = await connection.fetch(
                "EXPLAIN SELECT 1 FROM log_entry WHERE kind = 'seat_given' "
                "AND fact::jsonb ->> 'person' = 'p'"
            )
        await connection.close()
    else:
        with closing(sqlite3.connect(where)) as file:
            plan = file.execute(
                "EXPLAIN QUERY PLAN SELECT 1 FROM log_entry WHERE kind = 'seat_given' "
                "AND json_extract(fact, '$.person') = 'p'"
            ).fetchall()
    assert "log_entry_by_person" in str(plan)


@asynccontextmanager
async def held(where: str, *statements: str) -> AsyncIterator[None]:
    """Another process is in the middle of a transaction; it commits at the end."""
    connection = await asyncpg.connect(where)
    try:
        async with connection.transaction():
            for statement in statements:
                await connection.execute(statement)
            yield
    finally:
        await connection.close()


async def waits(task: asyncio.Task[object]) -> bool:
    done, _ = await asyncio.wait({task}, timeout=0.3)
    return not done


async def test_a_seat_waits_for_the_one_who_is_just_leaving(postgres: str) -> None:
    where = await pg.new_schema(postgres)
    store = await open_store(where)
    at, ids = account_service(store), Ids()
    mine, ben = await guest(at, "Annabel"), await guest(at, "Ben")
    me, him = caller_of(mine), caller_of(ben)
    wishes = [SeatRequest(ME), SeatRequest(), SeatRequest()]
    table = await table_creation.open_table(at.tables, him, ids.next().id, SAMPLE, {}, wishes)
    leaves = f"UPDATE person SET name = '', deleted = 5 WHERE id = '{mine.person.id}'"
    async with held(where, leaves):
        late: list[asyncio.Task[object]] = [
            asyncio.create_task(
                run_command(at.tables, me, table, commands.Join, ids.next(), seat=1)
            ),
            asyncio.create_task(
                table_creation.open_table(at.tables, me, ids.next().id, OTHER, {}, wishes)
            ),
            asyncio.create_task(
                store.append_chat_message(
                    table, "key", ChatMessage(0, me.person, me.name, "hello", 5)
                )
            ),
        ]
        assert [await waits(task) for task in late] == [True] * 3
    for task in late:
        with pytest.raises(StoreProblem, match="has left the house"):
            await task
    await account_deletion.finish_deletions(at)
    assert "Annabel" not in await rows(where)
    await store.close()


async def test_a_token_waits_for_the_one_who_is_just_ending_all_sessions(postgres: str) -> None:
    where = await pg.new_schema(postgres)
    store = await open_store(where)
    at = account_service(store)
    mine = await guest(at)
    lock = f"SELECT 1 FROM person WHERE id = '{mine.person.id}' FOR NO KEY UPDATE"
    ends = f"DELETE FROM session WHERE person = '{mine.person.id}'"
    async with held(where, lock, ends):
        late: asyncio.Task[object] = asyncio.create_task(sessions.make_token(at, mine, "bot"))
        assert await waits(late)
    with pytest.raises(Refusal, match="not-known"):
        await late
    assert await store.accounts.sessions(mine.person.id) == []
    await store.close()
