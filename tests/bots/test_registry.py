"""Bots by name."""

from __future__ import annotations

import pytest

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.bots.greedy import GreedyBot
from teahouse.bots.random_bot import RandomBot
from teahouse.bots.registry import UnknownBot, evaluator_of, has_evaluator
from teahouse.bots.search import SearchBot
from teahouse.core.corrections import written
from teahouse.core.rule_set import RuleSet
from teahouse.registry import game_names, load, pack_of, rule_sets

GAME = next(name for name in game_names() if has_evaluator(name))


def clock() -> float:
    return 0.0


@pytest.mark.parametrize("name", [*registry.NAMES, "search:200ms", "search:500i"])
def test_every_name_makes_its_bot(name: str) -> None:
    registry.check(name, GAME)
    assert registry.is_name(name)
    bot = registry.make(name, 1, GAME, clock)
    kind = {"random": RandomBot, "greedy": GreedyBot}.get(name, SearchBot)
    assert type(bot) is kind
    assert registry.think_limit(name) > 0


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
    assert not registry.is_name(name)
    for refuse in (registry.check, registry.think_limit):
        with pytest.raises(UnknownBot, match="There is no bot"):
            refuse(name)
    with pytest.raises(UnknownBot, match="search:200ms"):
        registry.make(name, 1, GAME)


def test_a_game_without_an_evaluator_is_refused() -> None:
    for name in ("greedy", "expert", "search:5i"):
        with pytest.raises(UnknownBot, match="cannot play tarot yet"):
            registry.check(name, "tarot")
        with pytest.raises(UnknownBot, match="needs the name of the game"):
            registry.make(name, 1, None, clock)
    registry.check("random", "tarot")
    assert registry.names_for("tarot") == ("random",)
    assert registry.names_for(GAME) == registry.NAMES


def test_who_thinks_by_time_needs_a_clock() -> None:
    with pytest.raises(UnknownBot, match="no clock"):
        registry.make("search:50ms", 1, GAME)


def test_a_game_has_one_evaluator() -> None:
    for name in game_names():
        assert evaluator_of(name) is evaluator_of(name)
        assert (evaluator_of(name) is not None) == has_evaluator(name)
    assert evaluator_of("tarot") is None


def test_every_rule_set_has_its_own_evaluator() -> None:
    """An evaluator knows the tables of its rules."""
    for name in game_names():
        rules = RuleSet(name, 0, written({"meta.year": 1999}))
        corrected = evaluator_of(rules)
        assert corrected is evaluator_of(rules)
        assert type(corrected).__module__.startswith(pack_of(rules).package)
        assert type(evaluator_of(name)).__module__.startswith(pack_of(name).package)


def test_an_evaluator_belongs_to_the_rules_that_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that were forgotten meanwhile are loaded anew: positions are of other classes then."""
    monkeypatch.setattr(rule_sets, "MOST_CORRECTED", 1)
    rules = RuleSet(GAME, 0, written({"meta.year": 1999}))
    for _ in range(2):
        game = load(rules)
        state = game.start(min(game.options.seats), {}, 1)
        seat = state.first_actor()
        bot = registry.make("greedy", 1, rules)
        assert bot.choose(Observation(state, seat)) in state.legal(seat)
        load(RuleSet(GAME, 0, written({"meta.year": 1998})))


def test_longer_thinking_has_a_higher_limit() -> None:
    limits = [registry.think_limit(n) for n in ("search:100ms", "search:1000ms", "expert")]
    assert limits == sorted(limits)
    assert registry.think_limit("search:200ms") > 200
