"""The games in other people's laboratories, by those laboratories' own tests."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy
import pytest
from gymnasium import make, make_vec
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from sample import GAME, OPTION, SAMPLE

from teahouse.core.corrections import written
from teahouse.core.errors import BadOptions, IllegalAction, TeahouseError
from teahouse.lab.adapters import gymnasium as tables
from teahouse.lab.adapters import pettingzoo
from teahouse.lab.payoff import payoffs
from teahouse.registry import game_names, versions

each_game = pytest.mark.parametrize("name", game_names())
each_version = pytest.mark.parametrize(
    ("name", "version"), [(name, version) for name in game_names() for version in versions(name)]
)
CORRECTED = GAME.rule_set._replace(corrections=written({"meta.year": 1999}))


def random_legal(mask: Any, chance: numpy.random.Generator) -> int:
    return int(chance.choice(numpy.flatnonzero(mask)))


# these warn of the observation with a mask that PettingZoo's own board games have as well
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@each_game
def test_pettingzoo_api(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(name, 3), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@each_game
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name, 3), num_cycles=30)


@each_game
def test_pettingzoo_plays_to_the_end_of_the_real_game(name: str) -> None:
    env = pettingzoo.raw_env(name, 3)
    env.reset(seed=5)
    chance = numpy.random.default_rng(1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=100_000):
        observation, reward, terminated, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if terminated else random_legal(observation["action_mask"], chance))
    assert not env.agents
    assert env.position is not None
    assert env.position.over
    assert list(rewards.values()) == payoffs([int(rank) for rank in env.position.ranking()])


@each_version
def test_pettingzoo_plays_every_version(name: str, version: int) -> None:
    env = pettingzoo.env(name, 3, version=version)
    env.reset(seed=1)
    assert env.metadata["name"] == f"teahouse_{name}_v{version}"
    chance = numpy.random.default_rng(1)
    for _ in range(30):
        env.step(random_legal(env.last()[0]["action_mask"], chance))
    assert env.unwrapped.rules.rule_set == (name, version, "")


def test_pettingzoo_plays_corrected_tables() -> None:
    env = pettingzoo.raw_env(CORRECTED, 3)
    env.reset(seed=1)
    assert env.rules.rule_set == CORRECTED


def test_pettingzoo_refuses_what_the_rules_refuse() -> None:
    with pytest.raises(BadOptions, match="players"):
        pettingzoo.env(SAMPLE, 7)
    env = pettingzoo.raw_env(SAMPLE, 3, {OPTION.key: OPTION.values[-1]})
    with pytest.raises(TeahouseError, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    assert env.position is not None
    legal = env.position.legal(env.position.first_actor())
    with pytest.raises(IllegalAction, match="mask"):
        env.step(next(a for a in range(len(GAME.catalog)) if a not in legal))


@each_game
def test_gymnasium_checks(name: str) -> None:
    env = make(tables.name_of(name), bots=("random", "random"))
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.filterwarnings("ignore:.*is out of date:DeprecationWarning")  # an older version is
@each_version
def test_gymnasium_plays_every_version(name: str, version: int) -> None:
    env = make(f"teahouse/{name}-v{version}", bots=("greedy", "random"))
    chance = numpy.random.default_rng(1)
    seen, info = env.reset(seed=3)
    for _ in range(10):
        seen, _, over, _, info = env.step(random_legal(info["action_mask"], chance))
        assert env.observation_space.contains(seen)
    assert not over
    table = env.unwrapped
    assert isinstance(table, tables.TableEnv)
    assert table.rules.rule_set == (name, version, "")


def test_gymnasium_plays_corrected_tables() -> None:
    env = tables.TableEnv(CORRECTED, ("greedy", "random"))
    env.reset(seed=3)
    assert env.rules.rule_set == CORRECTED


def test_gymnasium_plays_against_bots_from_a_fixed_seat() -> None:
    env = tables.TableEnv(SAMPLE, ("greedy", "random"), seat=1)
    chance = numpy.random.default_rng(1)
    seen, info = env.reset(seed=3)
    over = False
    while not over:
        assert info["action_mask"].sum() > 0
        assert info["seat"] == 1
        action = random_legal(info["action_mask"], chance)
        seen, reward, over, _, info = env.step(action)
        assert env.observation_space.contains(seen)
    assert env.position is not None
    assert reward == payoffs([int(rank) for rank in env.position.ranking()])[1]
    with pytest.raises(TeahouseError, match="reset"):
        env.step(0)


def test_gymnasium_punishes_an_illegal_action() -> None:
    env = tables.TableEnv(SAMPLE)
    _, info = env.reset(seed=3)
    wrong = int(numpy.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(TeahouseError, match="seat 4"):
        tables.TableEnv(SAMPLE, ("random", "random"), seat=4)


def test_gymnasium_plays_many_tables_at_once() -> None:
    envs = make_vec(
        tables.name_of(SAMPLE), num_envs=3, vectorization_mode="sync", bots=("random",) * 2
    )
    chance = numpy.random.default_rng(1)
    seen, info = envs.reset(seed=7)
    for _ in range(20):
        actions = numpy.array([random_legal(mask, chance) for mask in info["action_mask"]])
        seen, _, over, _, info = envs.step(actions)
        assert seen.shape == (3, tables.TableEnv(SAMPLE, ("random",) * 2).observer.length)
        assert not over.any()
    envs.close()


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([2, 1, 3], [-0.5, 1.0, -0.5]),
        ([1, 1, 3], [0.25, 0.25, -0.5]),
        ([4, 3, 2, 1], [-1 / 3, -1 / 3, -1 / 3, 1.0]),
    ],
)
def test_payoffs(ranks: list[int], worth: list[float]) -> None:
    assert payoffs(ranks) == pytest.approx(worth)
    assert sum(payoffs(ranks)) == pytest.approx(0)


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("openspiel", "pyspiel", "openspiel"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "pettingzoo"),
    ],
)
def test_a_missing_library_is_named(module: str, missing: str, extra: str) -> None:
    code = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        "from teahouse.core.errors import TeahouseError\n"
        f"try:\n    import teahouse.lab.adapters.{module}\n"
        "except TeahouseError as error:\n    print(error)\n"
    )
    output = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert f"teahouse[{extra}]" in output.stdout
