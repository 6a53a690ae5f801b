"""The arena on Ray: the same games, also when a worker dies in the middle of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from sample import SAMPLE

from teahouse.lab.arena import ArenaJob, check_and_set_up, run

pytest.importorskip(
    "ray", reason="Ray is not installed here (no wheel for this Python): it is not tested"
)
SCRIPT = Path(__file__).parents[1] / "support" / "ray_games.py"
GAMES = 9
LINE_UP = ["greedy", "random", "random"]


def test_a_worker_that_is_killed_costs_no_game_and_doubles_none(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), str(tmp_path), str(GAMES), ",".join(LINE_UP)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    output = json.loads(done.stdout.splitlines()[-1])
    notes = {path.name: path.read_text() for path in tmp_path.iterdir()}
    begun = [name for name, text in notes.items() if text == "begun"]
    assert len(output["killed"]) == 1
    assert [name.partition("-")[2] for name in begun] == [str(output["killed"][0])]
    lost = begun[0].partition("-")[0]
    assert len([name for name in notes if name.startswith(f"{lost}-")]) == 2  # played once more
    assert sorted(output["progress"]) == list(range(GAMES))
    setup = check_and_set_up(SAMPLE, {}, LINE_UP, 5)
    here = [run(ArenaJob(setup, number)) for number in range(GAMES)]
    assert output["games"] == [[g.number, g.points, g.ranks, g.decisions, g.rounds] for g in here]
    assert output["error"] == "Game 0 is not to be played."


def test_the_command_plays_on_ray(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "teahouse", "arena", SAMPLE, "--bots", ",".join(LINE_UP)]
    more = ["--games", "3", "--cores", "1", "--on", "ray", "--out", "x.json"]
    done = subprocess.run(
        [*command, *more], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stderr
    assert f"3 games of {SAMPLE}" in done.stdout
    kept = json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))
    assert [game["number"] for game in kept["games"]] == [0, 1, 2]
