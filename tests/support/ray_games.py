"""A script for tests/lab/test_ray.py: games on a local Ray cluster, of which one worker is killed.

In a process of its own, because Ray leaves files, sockets and children to the end of the process.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path

from sample import SAMPLE

from teahouse.core.errors import TeahouseError
from teahouse.lab import arena, on_ray
from teahouse.lab.arena import ArenaJob, PlayedGame, check_and_set_up, run


def run_and_note(folder: Path, job: ArenaJob) -> PlayedGame:
    """Play a game, and leave notes: which process has begun it, which one has ended it."""
    note = folder / f"{job.number}-{os.getpid()}"
    note.write_text("begun")
    time.sleep(0.2)
    played = run(job)
    note.write_text("ended")
    return played


def failing(job: ArenaJob) -> PlayedGame:
    raise TeahouseError(f"Game {job.number} is not to be played.")


def at_work(folder: Path) -> int | None:
    """A process in the middle of a game."""
    for note in folder.iterdir():
        if note.read_text() == "begun":
            return int(note.name.partition("-")[2])
    return None


def main(folder: Path, games: int, bots: list[str]) -> dict[str, object]:
    setup = check_and_set_up(SAMPLE, {}, bots, 5)
    progress: list[int] = []
    killed: list[int] = []

    def on_progress(played: PlayedGame) -> None:
        progress.append(played.number)
        pid = at_work(folder)
        if len(progress) >= 3 and not killed and pid is not None:
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    workers = on_ray.workers(None, 2, partial(run_and_note, folder))
    found = arena.play(setup, games, on_progress=on_progress, workers=workers)
    try:
        arena.play(setup, 1, workers=on_ray.workers(None, 1, failing))
        error = ""
    except TeahouseError as refused:
        error = str(refused)
    return {
        "progress": progress,
        "killed": killed,
        "error": error,
        "games": [[g.number, g.points, g.ranks, g.decisions, g.rounds] for g in found],
    }


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3].split(","))))
