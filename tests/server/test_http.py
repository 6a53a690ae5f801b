"""Whole games over HTTP, and what every request is answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sample import GAME, OPTION, SAMPLE
from web import Client, client, guest, open_table, serving, settings

from teahouse.lessons.load import lessons_of
from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.registry import game_names

pytestmark = pytest.mark.anyio


@pytest.fixture
async def address(where: str) -> AsyncIterator[str]:
    async with serving(settings(where)) as found:
        yield found


async def play(who: Client, table: str, seat: int) -> None:
    """Take the first choice again and again, until the game has ended."""
    position = 0
    while True:
        update = await who.get(f"/api/tables/{table}/updates", since=position, seat=seat, wait=20)
        position, sight = update["position"], update["sight"]
        if sight["table"]["lifecycle"] == "finished":
            return
        if sight["legal"]:
            action = sight["legal"][position % len(sight["legal"])]["action"]
            await who.command(table, "decide", answers=position, seat=seat, action=action)


async def test_two_people_and_a_bot_play_a_whole_game(address: str) -> None:
    async with guest(address, "Ann") as ann, guest(address, "Ben") as ben:
        table = await open_table(ann, ["me", "open", "bot"])
        await ben.command(table, "join", seat=1)
        await ann.command(table, "start")
        await asyncio.gather(play(ann, table, 0), play(ben, table, 1))
        async with client(address) as stranger:
            sight = await stranger.get(f"/api/tables/{table}")
            record = await stranger.get(f"/api/tables/{table}/record")
        assert sorted(sight["ranks"])[0] == 1
        assert sight["table"]["seed"]
        assert [seat["name"] for seat in sight["table"]["seats"]] == ["Ann", "Ben", "random"]
        verify(parse(record))


async def test_a_double_click_and_a_stale_one(address: str) -> None:
    async with guest(address, "Ann") as ann:
        table = await open_table(ann, ["me", "me", "me"])
        await ann.command(table, "start")
        sight = await ann.get(f"/api/tables/{table}", seat=0)
        seat = sight["asked"][0]
        sight = await ann.get(f"/api/tables/{table}", seat=seat)
        position = sight["table"]["position"]
        body = {
            "do": "decide",
            "id": "click",
            "answers": position,
            "seat": seat,
            "action": sight["legal"][0]["action"],
        }
        path = f"/api/tables/{table}/commands"
        twice = await asyncio.gather(*[ann.send("POST", path, body, 200) for _ in range(2)])
        assert twice[0] == twice[1] == {"type": "done", "number": position}
        stale = await ann.send("POST", path, {**body, "id": "late"}, 409)
        assert stale["type"] == "refused"
        assert stale["why"]["key"] in ("stale", "not-asked")
        assert [news["number"] for news in stale["news"]] == [position]
        said = {"do": "say", "id": "click", "text": "hello"}
        for _ in range(2):  # chat has ids of its own
            assert await ann.send("POST", path, said, 200) == {"type": "done", "number": 0}


async def test_who_is_nobody_may_only_look(address: str) -> None:
    async with guest(address, "Ann") as ann, client(address) as stranger:
        table = await open_table(ann, ["me", "open", "open"])
        assert (await stranger.get(f"/api/tables/{table}"))["table"]["yours"] is False
        assert await stranger.get("/api/me") == {"role": "stranger", "name": "", "login": ""}
        body = {"id": "x", "game": SAMPLE, "seats": [{"kind": "me"}] * 3}
        problem = await stranger.send("POST", "/api/tables", body, 403)
        assert problem["why"]["key"] == "not-yours"
        join = {"do": "join", "id": "j", "seat": 1}
        await stranger.send("POST", f"/api/tables/{table}/commands", join, 403)
        await stranger.get(f"/api/tables/{table}", 403, seat=0)
        await stranger.get("/api/me/sessions", 401)
        await ann.send("POST", "/api/me", {"name": "Ann again"}, 409)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api/tables/nothing", None, 404, "no-such-table"),
        ("GET", "/api/nothing", None, 404, "bad-request"),
        ("GET", "/api/games/chess/catalog", None, 404, "no-such-game"),
        ("GET", "/api/tables?limit=0", None, 400, "bad-request"),
        ("POST", "/api/tables", {"id": "a"}, 400, "bad-request"),
        ("POST", "/api/tables", "text", 400, "bad-request"),
        ("POST", "/api/me", {"name": " "}, 409, "known-already"),
        (
            "POST",
            "/api/tables",
            {"id": "a", "game": "chess", "seats": [{}]},
            400,
            "not-possible",
        ),
        (
            "POST",
            "/api/tables",
            {"id": "a", "game": SAMPLE, "seats": [{}] * 3, "options": {OPTION.key: "odd"}},
            400,
            "not-possible",
        ),
        (
            "POST",
            "/api/tables",
            {"id": "a", "game": SAMPLE, "seats": [{"kind": "bot", "strength": "x"}] * 3},
            404,
            "no-such-bot",
        ),
    ],
)
async def test_bad_requests_get_a_sentence(
    address: str, method: str, path: str, body: object, status: int, key: str
) -> None:
    async with guest(address, "Ann") as ann:
        problem = await ann.send(method, path, body, status)
        assert problem["status"] == status
        assert problem["why"]["key"] == key
        assert problem["text"].endswith(".")


async def test_history_why_not_fork_and_rematch(address: str) -> None:
    async with guest(address, "Ann") as ann:
        table = await open_table(ann, ["me", "bot", "bot"])
        await ann.command(table, "start")
        await play(ann, table, 0)
        end = (await ann.get(f"/api/tables/{table}"))["table"]["position"]
        middle = await ann.get(f"/api/tables/{table}/positions/{end // 2}")
        assert middle["scores"] is None
        await ann.get(f"/api/tables/{table}/positions/{end + 1}", 404)
        fork = {"id": "f", "position": end // 2, "seats": [{"kind": "bot"}] * 3}
        forked = (await ann.send("POST", f"/api/tables/{table}/fork", fork))["table"]
        again = (await ann.send("POST", f"/api/tables/{table}/rematch"))["table"]
        assert (await ann.send("POST", f"/api/tables/{table}/rematch"))["table"] == again
        update = await ann.get(f"/api/tables/{again}")
        assert update["table"]["parent"] == table
        position = 0
        while True:  # the bots of the fork play to the end by themselves
            update = await ann.get(f"/api/tables/{forked}/updates", since=position, wait=20)
            position = update["position"]
            if update["sight"]["table"]["lifecycle"] == "finished":
                break


async def test_previews_tell_costs_and_gains_to_the_seat_that_is_asked(address: str) -> None:
    async with guest(address, "Ann") as ann, guest(address, "Ben") as ben:
        table = await open_table(ann, ["me", "me", "me"])
        at = f"/api/tables/{table}/previews"
        problem = await ann.get(at, 409, seat=0)
        assert problem["why"]["key"] == "not-started"
        await ann.command(table, "start")
        asked = (await ann.get(f"/api/tables/{table}"))["asked"][0]
        sight = await ann.get(f"/api/tables/{table}", seat=asked)
        found = await ann.get(at, seat=asked)
        assert [one["action"] for one in found] == [one["action"] for one in sight["legal"]]
        told = {c["notation"]: one["changes"] for c, one in zip(sight["legal"], found, strict=True)}
        changes = [one for changes in told.values() for one in changes]
        assert changes
        assert all(one["by"] != 0 and one["key"] in GAME.holdings for one in changes)
        assert await ann.get(at, seat=(asked + 1) % 3) == []
        await ben.get(at, 403, seat=asked)
        await ann.get(at, 404, seat=5)
        await ann.command(table, "abandon")
        assert await ann.get(at, seat=asked) == []


async def test_an_outside_bot_takes_a_seat_with_a_token(address: str) -> None:
    async with guest(address, "Ann") as ann:
        token = (await ann.send("POST", "/api/me/tokens", {"label": "my bot"}))["secret"]
        table = await open_table(ann, ["me", "bot", "bot"])
        await ann.command(table, "start")
        async with client(address, token) as program:
            program.count = 1000
            await play(program, table, 0)
            await program.get("/api/me/sessions", 403)
        listed = await ann.get("/api/me/sessions")
        (made,) = [one for one in listed if one["kind"] == "token"]
        await ann.send("DELETE", f"/api/me/sessions/{made['id']}", status=204)
        async with client(address, token) as program:
            assert (await program.get("/api/me"))["role"] == "stranger"


async def test_accounts(address: str) -> None:
    async with guest(address, "Ann") as ann, client(address) as elsewhere:
        account = {"login": "Ann.1", "password": "a long password"}
        await ann.send("POST", "/api/me/account", account, 204)
        table = await open_table(ann, ["me", "open", "open"])
        wrong = {**account, "password": "another password"}
        problem = await elsewhere.send("POST", "/api/session", wrong, 401)
        assert problem["why"]["key"] == "wrong-login"
        me = await elsewhere.send("POST", "/api/session", account)
        assert me == {"role": "account", "name": "Ann", "login": "Ann.1"}
        mine = await elsewhere.get("/api/tables", mine=True)
        assert [one["id"] for one in mine] == [table]
        await elsewhere.send("PUT", f"/api/tables/{table}/notes", {"text": "buy rice"}, 200)
        assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == "buy rice"
        new = {"old": "a long password", "new": "a longer password"}
        await elsewhere.send("PUT", "/api/me/password", new, 204)
        assert (await ann.get("/api/me"))["role"] == "stranger"
        assert (await elsewhere.get("/api/me/export"))["notes"][0]["text"] == "buy rice"
        await elsewhere.send("DELETE", "/api/me", {"password": "a long password"}, 403)
        await elsewhere.send("DELETE", "/api/me", {"password": "a longer password"}, 204)
        assert (await elsewhere.get("/api/me"))["role"] == "stranger"
        gone = await elsewhere.get(f"/api/tables/{table}")
        assert "Ann" not in str(gone)


async def test_the_house_shows_its_games(address: str) -> None:
    async with client(address) as stranger:
        house = await stranger.get("/api/house")
        assert [game["name"] for game in house["games"]] == list(game_names())
        for game in house["games"]:
            assert game["bots"] == house["bots"]
            assert game["has_lessons"] == bool(lessons_of(game["name"]))
            catalog = await stranger.get(f"/api/games/{game['name']}/catalog")
            assert len({action["notation"] for action in catalog}) == len(catalog) > 50
            assert await stranger.get(f"/api/games/{game['name']}/data")
        schema = await stranger.get("/api/openapi.json")
        assert "/api/tables/{table}/commands" in schema["paths"]
