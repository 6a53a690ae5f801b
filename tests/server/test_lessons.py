"""Lessons over HTTP: for anybody, without a table."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sample import GAME, SAMPLE
from walks import expected
from web import client, serving, settings

from teahouse.lessons.load import lessons_of
from teahouse.lessons.playback import scenes_of
from teahouse.registry import game_names

pytestmark = pytest.mark.anyio
LESSON = lessons_of(SAMPLE)[0].id
STEPS = f"/api/games/{SAMPLE}/lessons/{LESSON}/steps"


@pytest.fixture
async def address(where: str) -> AsyncIterator[str]:
    async with serving(settings(where)) as found:
        yield found


async def test_a_stranger_may_learn_every_game(address: str) -> None:
    async with client(address) as stranger:
        for game in game_names():
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


@pytest.mark.parametrize("game", [name for name in game_names() if "tutorial" in expected(name)])
async def test_secrets_of_the_others_stay_secret(address: str, game: str) -> None:
    """The bids before they are shown, and hands: as at a real table."""
    where = expected(game)["tutorial"]["secret"]
    async with client(address) as stranger:
        step = await stranger.get(f"/api/games/{game}/lessons/{where}")
    others = [told for told in step["told"] if told["seat"] != step["seat"]]
    assert others
    for told in others:
        assert told["action"] is None
        committed = [event for event in told["events"] if event["key"] == "committed"]
        assert all("act" not in event["params"] for event in committed)


async def test_why_not(address: str) -> None:
    number, scene = next(
        (number, scene)
        for number, scene in enumerate(scenes_of(SAMPLE, LESSON))
        if scene.expected is not None
    )
    seat = scene.lesson.seat
    wrong, reason = next(
        (action, reason)
        for action in reversed(range(len(GAME.catalog)))
        if (reason := scene.state.why_not(seat, action))
    )
    where = f"{STEPS}/{number}/why"
    async with client(address) as stranger:
        dark = await stranger.get(f"{where}/{wrong}")
        lit = await stranger.get(f"{where}/{scene.expected}")
    assert dark["why"]["key"] == reason.key
    assert lit["why"] is None


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/games/chess/lessons", "no-such-game"),
        ("/api/games/chess/lessons/cargo/steps/0", "no-such-game"),
        (f"/api/games/{SAMPLE}/lessons/no/steps/0", "no-such-lesson"),
        (f"{STEPS}/99", "no-such-lesson"),
        (f"{STEPS}/-1", "no-such-lesson"),
        (f"{STEPS}/0/why/99999", "no-such-action"),
    ],
)
async def test_what_is_not_there(address: str, path: str, key: str) -> None:
    async with client(address) as stranger:
        answer = await stranger.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["why"]["key"] == key
    assert not answer.json()["text"].startswith("no-such")
