"""Compiled and plain code play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from teahouse.core.build import is_compiled
from teahouse.registry import game_names

SOURCE = Path(__file__).parents[2] / "src"
GAMES = 1000
SCRIPT = """
import sys
from teahouse.core.build import is_compiled
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.registry import load

game = load(sys.argv[1])
print(is_compiled())
variants = [(n, o) for n in game.options.seats for o in game.options.every(n)]
for seed in range(int(sys.argv[2]), int(sys.argv[3])):
    seats, options = variants[seed * 7919 % len(variants)]
    state = game.start(seats, options, seed)
    playout(state, Rng(seed + 1))
    print(state.digest())
"""


def digests(name: str, first: int, last: int, plain: bool) -> list[str]:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(SOURCE)
    command = [sys.executable, "-c", SCRIPT, name, str(first), str(last)]
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    kind, *found = run.stdout.split()
    assert kind == str(not plain)
    return found


def test_the_house_is_compiled_where_it_must_be() -> None:
    if os.environ.get("TEAHOUSE_REQUIRE_COMPILED"):
        assert is_compiled()


@pytest.mark.skipif(not is_compiled(), reason="only the plain source is here")
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", game_names())
def test_compiled_and_plain_give_the_same_digests(name: str, part: int) -> None:
    first, last = GAMES * part // 4, GAMES * (part + 1) // 4
    found = digests(name, first, last, plain=False)
    assert len(set(found)) == last - first
    assert found == digests(name, first, last, plain=True)
