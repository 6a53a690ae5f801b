"""Tables of older rules behind a server: over HTTP, over sockets, and after it was killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from old_store import EXPECTED, OLD, TABLES
from serves import served
from web import Client, Json, Wire, client, open_table, serving, settings

from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.registry import game_names, load
from teahouse.registry.rule_sets import tables_of
from teahouse.server.tables.ports import FINISHED, RUNNING

pytestmark = pytest.mark.anyio

PATIENCE = 120.0
TURNS = 3  # decisions at each of two tables


@asynccontextmanager
async def people_at(address: str) -> AsyncIterator[list[Client]]:
    """Everybody of the old store, with the tokens that they had."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(client(address, token))
            for token in EXPECTED["tokens"].values()
        ]


async def summary(who: Client, table: str) -> Any:
    """The table without the game on it."""
    return (await who.get(f"/api/tables/{table}"))["table"]


async def running(who: Client) -> dict[str, str]:
    """A running table of every game, by the game."""
    rows = await who.get("/api/tables", lifecycle=RUNNING, limit=200)
    return {row["game"]: row["id"] for row in rows}


async def seats_of(people: list[Client], table: str) -> dict[int, Client]:
    """Who of them sits where."""
    found = {}
    for who in people:
        for number, seat in enumerate((await summary(who, table))["seats"]):
            if seat["yours"]:
                found[number] = who
    return found


async def test_views_lists_catalogs_and_data_are_those_of_the_version(old: str) -> None:
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(settings(old, bots=0)))
        ann, *_ = await stack.enter_async_context(people_at(address))
        listed = await ann.get("/api/tables", limit=200)
        assert {one["id"] for one in listed} == {*TABLES}
        assert {one["rules"] for one in listed} == {OLD}
        for one in listed:
            table, rules = one["id"], load(one["game"], OLD)
            assert (await summary(ann, table))["rules"] == OLD
            catalog = await ann.get(f"/api/tables/{table}/catalog")
            expected = [entry.notation for entry in rules.catalog.entries]
            assert [entry["notation"] for entry in catalog] == expected
            data = await ann.get(f"/api/tables/{table}/data")
            assert data == tables_of(rules.rule_set)
            assert data["meta"]["version"] == OLD
            if one["lifecycle"] == FINISHED:
                assert f"\nRules: {OLD}\n" in await ann.get(f"/api/tables/{table}/record")
        house = await ann.get("/api/house")
        newest = {name: load(name).version for name in game_names()}
        assert {game["name"]: game["rules"] for game in house["games"]} == newest


async def test_an_old_and_a_new_table_over_one_socket(old: str) -> None:
    """Decisions here and there in turn; every update says which rules its table is played by."""
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(settings(old, bots=1)))
        people = await stack.enter_async_context(people_at(address))
        for game, table in (await running(people[0])).items():
            (seat, who), *others = (await seats_of(people, table)).items()
            for other, person in others:
                await person.command(table, "give_to_bot", seat=other, strength="random")
            seats = ["me", *["bot"] * (min(load(game).options.seats) - 1)]
            second = await open_table(who, seats, game)
            await who.command(second, "start")
            wire = await stack.enter_async_context(who.socket())
            for _ in range(TURNS):
                assert await take_turn(wire, table, seat) == OLD
                assert await take_turn(wire, second, 0) == load(game).version


async def take_turn(wire: Wire, table: str, seat: int) -> int:
    """Wait until I am asked, and decide; the version of the rules that I was told."""
    update = await wire.watch(table, seat=seat)
    while not update["sight"]["legal"]:
        update = await wire.until("update", table=table, seat=seat)
    action = update["sight"]["legal"][-1]["action"]
    position: int = update["position"]
    choice = {"seat": seat, "action": action, "answers": position}
    answer = await wire.command(table, "decide", f"{table}-{position}", **choice)
    assert answer["type"] == "done", answer
    await wire.say(type="unwatch", table=table, seat=seat)
    version: int = update["sight"]["table"]["rules"]
    return version


async def test_games_go_on_after_the_server_was_killed(old: str, tmp_path: Path) -> None:
    """The new process has none of the old rules loaded. All games end, and their records verify."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(old, tmp_path / "log", bots=0))
        people = await stack.enter_async_context(people_at(house.address))
        tables = await running(people[0])
        for table in tables.values():
            await everybody_decides(people, table)
        before = {table: await sights(people, table) for table in tables.values()}
        await house.kill()
        await house.start()
        assert {table: await sights(people, table) for table in before} == before
        for table in tables.values():
            await everybody_decides(people, table)
        await house.kill()
        house.bots = 2
        await house.start()
        for table in tables.values():
            for seat, who in (await seats_of(people, table)).items():
                await who.command(table, "give_to_bot", seat=seat, strength="random")
        async with asyncio.timeout(PATIENCE):
            for table in tables.values():
                while (await summary(people[0], table))["lifecycle"] != FINISHED:
                    await asyncio.sleep(0.1)
                record = await people[0].get(f"/api/tables/{table}/record")
                assert verify(parse(record)).game.version == OLD


async def everybody_decides(people: list[Client], table: str) -> None:
    """Every person who is asked decides once."""
    for seat, who in (await seats_of(people, table)).items():
        view = await who.get(f"/api/tables/{table}", seat=seat)
        if view["legal"]:
            choice = {"seat": seat, "action": view["legal"][0]["action"]}
            position = view["table"]["position"]
            await who.command(table, "decide", answers=position, **choice)


async def sights(people: list[Client], table: str) -> list[Json]:
    """What everybody at a table sees of it."""
    seats = await seats_of(people, table)
    return [await who.get(f"/api/tables/{table}", seat=seat) for seat, who in seats.items()]
