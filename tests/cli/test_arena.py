"""``teahouse arena`` from the outside."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from sample import OPTION, SAMPLE

ARENA = ["arena", SAMPLE, "--bots", "search:3i,random,random", "--cores", "1"]


def run(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "teahouse", *arguments],
        capture_output=True,
        text=True,
        cwd=cwd,
        check=False,
    )


def test_an_arena_is_played_kept_and_resumed(tmp_path: Path) -> None:
    first = run(*ARENA, "--games", "2", "--out", "x.json", cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert f"3 games of {SAMPLE}" in first.stdout  # all seatings of the deal
    kept = json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))
    assert [game["number"] for game in kept["games"]] == [0, 1, 2]

    again = run(*ARENA, "--games", "3", "--out", "x.json", "--resume", cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert again.stdout == first.stdout  # nothing was played again, not even the times differ

    more = run(*ARENA, "--games", "6", "--out", "x.json", "--resume", cwd=tmp_path)
    assert f"6 games of {SAMPLE}" in more.stdout
    longer = json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))
    assert longer["games"][:3] == kept["games"]
    assert len(longer["games"]) == 6


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "4"], "--players says 4, but --bots names 3 bots."),
        (["--resume"], "name it"),
        (["--out", "there.json"], "there.json exists"),
        (["--on", "mars"], "--on is cores, ray or ray:ADDRESS, not 'mars'."),
        (["--option", f"{OPTION.key}=chaotic"], OPTION.key),
        (["--out", "other.json", "--resume"], "another arena"),
        (["--out", "nowhere/x.json"], "cannot be written"),
    ],
)
def test_what_makes_no_sense_is_refused(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    (tmp_path / "there.json").write_text("kept", encoding="utf-8")
    other = {"game": SAMPLE, "options": {}, "bots": ["random"] * 3, "seed": 1}
    (tmp_path / "other.json").write_text(
        json.dumps({"arena": 1, "meeting": other, "games": []}), encoding="utf-8"
    )
    result = run(*ARENA, "--games", "1", *arguments, cwd=tmp_path)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert (tmp_path / "there.json").read_text(encoding="utf-8") == "kept"


def test_a_bot_that_cannot_play_the_game_is_refused(tmp_path: Path) -> None:
    result = run("arena", SAMPLE, "--bots", "random,random,kasparov", cwd=tmp_path)
    assert result.returncode == 2
    assert "There is no bot 'kasparov'" in result.stderr
