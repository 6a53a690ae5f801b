"""Bots by name."""

from __future__ import annotations

import pytest

from teahouse.bots import register
from teahouse.bots.greedy import GreedyBot
from teahouse.bots.judges import CLASSES, judge_of
from teahouse.bots.register import UnknownBot
from teahouse.bots.search import SearchBot
from teahouse.bots.uniform import RandomBot
from teahouse.games import NAMES

GAME = sorted(CLASSES)[0]


def clock() -> float:
    return 0.0


@pytest.mark.parametrize("name", [*register.NAMES, "search:200ms", "search:500i"])
def test_every_name_makes_its_bot(name: str) -> None:
    register.check(name, GAME)
    assert register.is_name(name)
    bot = register.make(name, 1, GAME, clock)
    kind = {"random": RandomBot, "greedy": GreedyBot}.get(name, SearchBot)
    assert type(bot) is kind
    assert register.think_limit(name) > 0


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Random",
        "search",
        "search:",
        "search:0i",
        "search:012i",
        "search:-5i",
        "search:5",
        "search:ms",
        "search:9999999ms",
        "search:1e3i",
        "search: 5i",
        "search:\u0665i",
        "greedy:5i",
        "stockfish",
    ],
)
def test_an_unknown_name_is_refused_in_one_sentence(name: str) -> None:
    assert not register.is_name(name)
    for refuse in (register.check, register.think_limit):
        with pytest.raises(UnknownBot, match="There is no bot"):
            refuse(name)
    with pytest.raises(UnknownBot, match="search:200ms"):
        register.make(name, 1, GAME)


def test_a_game_without_a_judge_is_refused() -> None:
    for name in ("greedy", "expert", "search:5i"):
        with pytest.raises(UnknownBot, match="cannot play tarot yet"):
            register.check(name, "tarot")
        with pytest.raises(UnknownBot, match="which game"):
            register.make(name, 1, None, clock)
    register.check("random", "tarot")
    assert register.names_for("tarot") == ("random",)
    assert register.names_for(GAME) == register.NAMES


def test_who_thinks_by_time_needs_a_clock() -> None:
    with pytest.raises(UnknownBot, match="no clock"):
        register.make("search:50ms", 1, GAME)


def test_judges_are_of_games_of_the_house() -> None:
    assert set(CLASSES) <= set(NAMES)
    for name in CLASSES:
        assert judge_of(name) is judge_of(name)
    assert judge_of("tarot") is None


def test_longer_thinking_has_a_higher_limit() -> None:
    limits = [register.think_limit(n) for n in ("search:100ms", "search:1000ms", "expert")]
    assert limits == sorted(limits)
    assert register.think_limit("search:200ms") > 200
    assert register.deterministic("search:200i")
    assert not register.deterministic("search:200ms")
