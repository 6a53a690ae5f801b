"""A game is one folder in three places: nothing else in the repository names it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from sample import OTHER, SAMPLE

import teahouse.games
from teahouse.registry import game_names, pack_of

ROOT = Path(__file__).parents[1]
ROOMS = ("src", "tests", "web/src", "web/test", "web/fixtures")  # documents and measurements may
KINDS = (".py", ".toml", ".ts", ".tsx", ".css", ".ftl", ".md")
# The built client is no source; a store that an earlier version wrote holds the games of that time.
SKIPPED = ("/games/", "/node_modules/", "src/teahouse/web/", "tests/server/fixtures/")
GAMES = [name for name in game_names() if pack_of(name).package.startswith(teahouse.games.__name__)]


def texts() -> dict[str, str]:
    """Every source file outside the folders of games, by its path, without examples."""
    found = {}
    for room in ROOMS:
        for path in (ROOT / room).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in KINDS and not any([part in name for part in SKIPPED]):
                lines = path.read_text(encoding="utf-8").splitlines()
                code = [line for line in lines if not line.lstrip().startswith(">>>")]
                found[name] = "\n".join(code)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_its_folders_names_a_game(game: str) -> None:
    word = re.compile(rf"{game}", re.IGNORECASE)
    assert [name for name, text in texts().items() if word.search(text)] == []


SMOKE = ("tests/test_names.py", "tests/contract/test_perft.py", "tests/server/test_lessons.py")


@pytest.mark.parametrize("game", [name for name in GAMES if name not in (SAMPLE, OTHER)][:1])
def test_the_rest_works_without_a_game(game: str) -> None:
    """A few tests here; ``make test-without`` runs more."""
    tool = ROOT / "tools" / "without_game.py"
    command = [sys.executable, str(tool), game, "-p", "no:xdist", "-k", "not postgres", *SMOKE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
