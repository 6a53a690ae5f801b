"""Impossible positions are refused in every mode: compiled, plain, and without assertions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import off_by_one
import pytest
from walks import all_rule_sets, expected, label

from teahouse.core.build import is_compiled
from teahouse.core.errors import BrokenInvariant, require
from teahouse.core.game import Game
from teahouse.registry import game_names

SOURCE = Path(__file__).parents[2] / "src"
MODES = [["-O"], []] if is_compiled() else [["-O"]]  # else this process is the plain one


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_plain_python_refuses_the_same_positions_with_and_without_assertions(name: str) -> None:
    path = [str(SOURCE), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
    others = [
        subprocess.Popen(
            [sys.executable, *mode, off_by_one.__file__, name],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        for mode in MODES
    ]
    here = off_by_one.refused(name)
    for other in others:
        printed, _ = other.communicate()
        assert json.loads(printed) == here


@pytest.mark.parametrize("game", [g for g in all_rule_sets() if expected(g.name)], ids=label)
def test_most_starts_with_one_integer_raised_are_refused(game: Game) -> None:
    """Not all: points, money, rounds and seeds may be any number."""
    case = off_by_one.most_players(game)
    found = off_by_one.refused_changes(case, case.start(1).to_dict(), by=(1,))
    assert len(found) >= expected(game.name)["refused_starts"]


def test_a_broken_invariant_is_raised_with_its_message() -> None:
    require(True, "nothing is wrong")
    with pytest.raises(BrokenInvariant, match="something is wrong"):
        require(False, "something is wrong")
