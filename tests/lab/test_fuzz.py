"""Fuzzing finds nothing in the games, and says how to repeat what it finds elsewhere.

That it finds what is wrong is tested with a game that is broken on purpose
(``tests/outside_game/test_fuzz.py``).
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from sample import SAMPLE

from teahouse.cli import fuzz as command
from teahouse.cli.main import main
from teahouse.core.game import Game
from teahouse.lab.fuzz.damage import JUNK, damage
from teahouse.lab.fuzz.walk import FuzzCount, fuzz, random_game
from teahouse.registry import all_games, game_names, load, versions

POSITIONS = 25
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@each_game
@pytest.mark.parametrize("seed", ["a", "b"])
def test_nothing_is_wrong_in_a_short_run(game: Game, seed: str) -> None:
    count = FuzzCount()
    assert fuzz(random_game(game, seed), count, lambda: count.positions >= POSITIONS) is None
    assert count.positions == POSITIONS


@pytest.mark.parametrize(
    ("name", "version"),
    [(name, version) for name in game_names() for version in versions(name)[:-1]],
)
def test_nothing_is_wrong_in_an_older_version(name: str, version: int) -> None:
    count = FuzzCount()
    game = random_game(load(name, version), "a")
    assert fuzz(game, count, lambda: count.positions >= POSITIONS) is None
    assert count.positions == POSITIONS


@each_game
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    assert random_game(game, "1") == random_game(game, "1")
    different = {str(random_game(game, str(seed))).split("seed=")[0] for seed in range(40)}
    assert len(different) > 5


def test_damage_of_one_position_does_not_reach_the_next() -> None:
    """What is put in is a copy: or a damaged mapping would one day hold itself."""
    before = json.dumps(JUNK)
    rng = Random(1)
    for _ in range(300):
        data: dict[str, object] = {"a": [1, {"b": 2}], "c": {}}
        while data and rng.random() < 0.8:
            damage(data, rng)
        json.dumps(data)
    assert json.dumps(JUNK) == before


@each_game
def test_damage_changes_the_position_and_says_what(game: Game) -> None:
    stored = json.dumps(game.start(game.options.seats[0], {}, 1).to_dict())
    changed = 0
    for seed in range(50):
        data = json.loads(stored)
        where = damage(data, Random(seed))
        assert where.split(".")[0].split()[0] in json.loads(stored)
        changed += data != json.loads(stored)
    assert changed > 35


@pytest.mark.parametrize("name", game_names())
def test_the_command_says_what_it_did(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", name, "--minutes", "0.01", "--seed", "1"]) == 0
    assert capsys.readouterr().out.startswith(f"{name}: nothing wrong in ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Which game?"),
        (["no-such-game"], "no-such-game"),
        ([SAMPLE, "--out", "no/such/folder"], "There is no folder no/such/folder."),
        ([SAMPLE, "--rules", "999"], "There is no version 999"),
        (["--replay", "no-such-file.tea"], "no-such-file.tea cannot be read"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fuzz", *arguments]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("minutes", ["0", "-1", "x", "nan", "inf"])
def test_minutes_are_a_number_above_zero(minutes: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["fuzz", game_names()[0], f"--minutes={minutes}"])
    assert "is not a number of minutes" in capsys.readouterr().err


def test_an_interrupt_ends_with_what_was_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "fuzz", interrupted)
    assert main(["fuzz", game_names()[0], "--out", str(tmp_path)]) == command.INTERRUPTED
    assert "stopped; nothing wrong in 0 finished games" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
