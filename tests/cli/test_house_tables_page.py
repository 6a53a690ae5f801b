"""The page for owners of a game shows what the command prints, for a file that it accepts."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from commands import run

from teahouse.registry import game_names

PAGE = (Path(__file__).parents[2] / "docs" / "house-tables.md").read_text(encoding="utf-8")
(FILE,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
GAME = tomllib.loads(FILE)["game"]
SHOWN = re.findall(r"```\n\$ (teahouse tables [^\n]+)\n(.*?)```", PAGE, re.DOTALL)

pytestmark = pytest.mark.skipif(GAME not in game_names(), reason="the game of the page is not here")


@pytest.mark.parametrize(("command", "expected"), SHOWN, ids=[command for command, _ in SHOWN])
def test_the_page_shows_what_is_printed(tmp_path: Path, command: str, expected: str) -> None:
    if "--template" not in command:
        (tmp_path / "mine.toml").write_text(FILE, encoding="utf-8")
    done = run(*command.split()[1:], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    printed = lines_of(done.stdout)
    wanted = lines_of(expected)
    if wanted[-1] == "...":
        printed, wanted = printed[: len(wanted) - 1], wanted[:-1]
    assert printed == wanted


def lines_of(text: str) -> list[str]:
    """Without the space that fills a table up."""
    return [line.rstrip() for line in text.splitlines() if line.strip()]


def test_every_step_is_shown() -> None:
    steps = " ".join([command for command, _ in SHOWN])
    assert all([f" --{step} " in steps for step in ("reconstructed", "template", "check")])
