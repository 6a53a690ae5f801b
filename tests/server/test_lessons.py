"""Lessons over HTTP: for anybody, without a table."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from web import client, serving, settings

from teahouse.registry import names

pytestmark = pytest.mark.anyio


@pytest.fixture
async def address(where: str) -> AsyncIterator[str]:
    async with serving(settings(where)) as found:
        yield found


async def test_a_stranger_may_learn_every_game(address: str) -> None:
    async with client(address) as stranger:
        for game in names():
            for lesson in await stranger.get(f"/api/games/{game}/lessons"):
                for number, name in enumerate(lesson["steps"]):
                    where = f"/api/games/{game}/lessons/{lesson['id']}/steps/{number}"
                    step = await stranger.get(where)
                    assert (step["step"], step["number"]) == (name, number)
                    assert len(step["view"]) > 1
                    legal = [choice["action"] for choice in step["legal"]]
                    assert step["expected"] is None or step["expected"] in legal
        assert (await stranger.get("/api/me"))["role"] == "stranger"
        assert await stranger.get("/api/tables") == []


async def test_secrets_of_the_others_stay_secret(address: str) -> None:
    """The bids before they are shown, and hands: as at a real table."""
    async with client(address) as stranger:
        step = await stranger.get("/api/games/dschunke/lessons/barter/steps/1")
    others = [told for told in step["told"] if told["seat"] != step["seat"]]
    assert others
    for told in others:
        assert told["action"] is None
        committed = [event for event in told["events"] if event["key"] == "committed"]
        assert all("act" not in event["params"] for event in committed)


async def test_why_not(address: str) -> None:
    where = "/api/games/dschunke/lessons/cargo/steps/2"
    async with client(address) as stranger:
        catalog = await stranger.get("/api/games/dschunke/catalog")
        number = {entry["notation"]: i for i, entry in enumerate(catalog)}
        dark = await stranger.get(f"{where}/why/{number['bid rice 1']}")
        lit = await stranger.get(f"{where}/why/{number['use_merchant loader']}")
    assert dark["why"]["key"] == "not-bidding"
    assert lit["why"] is None


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/games/chess/lessons", "no-such-game"),
        ("/api/games/chess/lessons/cargo/steps/0", "no-such-game"),
        ("/api/games/dschunke/lessons/no/steps/0", "no-such-lesson"),
        ("/api/games/dschunke/lessons/cargo/steps/99", "no-such-lesson"),
        ("/api/games/dschunke/lessons/cargo/steps/-1", "no-such-lesson"),
        ("/api/games/dschunke/lessons/cargo/steps/0/why/99999", "no-such-action"),
    ],
)
async def test_what_is_not_there(address: str, path: str, key: str) -> None:
    async with client(address) as stranger:
        answer = await stranger.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["why"]["key"] == key
    assert not answer.json()["text"].startswith("no-such")
