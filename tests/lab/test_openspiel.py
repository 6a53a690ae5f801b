"""The games in OpenSpiel, by its own random simulation and its own bots."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from sample import GAME, HIDDEN, OTHER, SAMPLE

from teahouse.bots.bot import Observation
from teahouse.bots.registry import UnknownBot
from teahouse.core.corrections import written
from teahouse.core.errors import BadOptions, UnknownVersion
from teahouse.core.options import show
from teahouse.core.rng import Rng
from teahouse.core.rule_set import RuleSet
from teahouse.lab import contestants
from teahouse.lab.arena import ArenaJob, check_and_set_up, run
from teahouse.lab.clock import cpu_millis
from teahouse.registry import game_names, load, versions

WHY = "OpenSpiel is not installed here (no wheel for this Python): its adapter is not tested"
pyspiel: Any = pytest.importorskip("pyspiel", reason=WHY)
adapter: Any = pytest.importorskip("teahouse.lab.adapters.openspiel")
ismcts: Any = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts: Any = pytest.importorskip("open_spiel.python.algorithms.mcts")
numpy: Any = pytest.importorskip("numpy")
each_game = pytest.mark.parametrize("name", game_names())


def dealt(name: str, deal: int = 3) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


@each_game
def test_openspiels_own_simulation(name: str) -> None:
    game = pyspiel.load_game(f"teahouse_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiels_own_simulation_with_storage() -> None:
    game = pyspiel.load_game(f"teahouse_{OTHER}(players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_game_is_the_same_as_in_the_house(name: str) -> None:
    """Step by step: the same actions, the same seats, the same end."""
    state = dealt(f"teahouse_{name}")
    game = state.get_game()
    ours = load(name).start(game.num_players(), {}, "openspiel 3")
    rng = Rng(9)
    while not state.is_terminal():
        seat = ours.first_actor()
        legal = ours.legal(seat)
        assert state.current_player() == seat
        assert state.legal_actions() == legal
        action = legal[rng.below(len(legal))]
        ours.apply(seat, action)
        state.apply_action(action)
    assert json.loads(str(state)) == ours.to_dict()
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert [r == max(returns) for r in returns] == [rank == 1 for rank in ours.ranking()]


@each_game
def test_resampling_keeps_what_the_seat_sees(name: str) -> None:
    state = dealt(f"teahouse_{name}")
    chance = numpy.random.RandomState(1)
    for _ in range(40):
        state.apply_action(int(chance.choice(state.legal_actions())))
    seat = state.current_player()
    other = state.resample_from_infostate(seat, chance.uniform)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.legal_actions() == state.legal_actions()
    if name in HIDDEN:
        assert str(other) != str(state)
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before


@each_game
def test_parameters_are_the_options(name: str) -> None:
    ours = load(name)
    key, value = next(
        (option.key, value)
        for option in ours.options.options
        for value in option.values
        if not option.per_seat and value != option.default and option.is_allowed(value, 3)
    )
    game = pyspiel.load_game(f"teahouse_{name}(players=3,{key}={show(value)})")
    assert game.options[key] == value
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert str(state) == "not dealt"
    assert state.action_to_string(7) == "deal 7"
    state.apply_action(7)
    first = state.legal_actions()[0]
    assert state.action_to_string(first) == ours.catalog[first].notation
    with pytest.raises(BadOptions, match="players"):
        pyspiel.load_game(f"teahouse_{name}(players=9)")


@pytest.mark.parametrize(
    ("name", "version"), [(name, version) for name in game_names() for version in versions(name)]
)
def test_every_version_is_a_parameter(name: str, version: int) -> None:
    """Also of a state that OpenSpiel stores and reads."""
    game = pyspiel.load_game(f"teahouse_{name}(players=3,version={version})")
    state = game.new_initial_state()
    state.apply_action(3)
    state.apply_action(state.legal_actions()[0])
    ours = load(name, version).start(3, {}, "openspiel 3")
    ours.apply(ours.first_actor(), ours.legal(ours.first_actor())[0])
    assert json.loads(str(state)) == ours.to_dict()
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(back) == str(state)
    assert back.legal_actions() == state.legal_actions()


def test_a_version_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownVersion, match="There is no version 99"):
        pyspiel.load_game(f"teahouse_{SAMPLE}(version=99)")


def test_openspiel_sits_at_a_table_with_corrections() -> None:
    rules = RuleSet(SAMPLE, 0, written({"meta.year": 1999}))
    bots = ["openspiel-quick:3i", "random", "random"]
    corrected, released = (
        run(ArenaJob(check_and_set_up(one, {}, bots, 1), 1)) for one in (rules, SAMPLE)
    )
    assert corrected.points == released.points


def test_openspiels_bots_can_play() -> None:
    state = dealt(f"teahouse_{OTHER}(players=3)")
    chance = numpy.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    hidden = ismcts.ISMCTSBot(
        state.get_game(), rollouts, 2.0, 6, random_state=chance, use_observation_string=True
    )
    assert hidden.step(state) in state.legal_actions()
    open_bot = mcts.MCTSBot(state.get_game(), 2.0, 6, rollouts, random_state=chance)
    seat = state.current_player()
    world = state.resample_from_infostate(seat, chance.uniform)
    assert open_bot.step(world) in state.legal_actions()


@pytest.mark.parametrize("bot", ["openspiel:3i", "openspiel-quick:3i", "openspiel-quick:5ms"])
def test_openspiel_sits_in_the_arena(bot: str) -> None:
    played = run(ArenaJob(check_and_set_up(OTHER, {}, [bot, "random", "random"], 1), 1))
    assert played.decisions > 50
    assert sorted(played.ranks)[0] == 1


def test_a_guest_decides_by_what_its_seat_knows() -> None:
    game = GAME
    state = game.start(3, {}, 8)
    options = game.resolve_defaults(3)
    redealt = state.sample(state.first_actor(), Rng(5))
    choices = [
        contestants.make("openspiel-quick:20i", "x", SAMPLE, options, 3, cpu_millis).choose(
            Observation(world, world.first_actor())
        )
        for world in (state, redealt)
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("name", ["openspiel", "openspiel:", "openspiel:0ms", "openspiel:5s"])
def test_a_guest_needs_a_budget(name: str) -> None:
    with pytest.raises(UnknownBot, match="budget"):
        check_and_set_up(OTHER, {}, [name, "random", "random"], 1)


def test_python_ends_well_after_openspiel() -> None:
    """A function registered there crashed the interpreter at its end."""
    code = "import teahouse.lab.adapters.openspiel"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
