"""``teahouse fuzz``: look for broken rules in random games, and write down what breaks them."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from teahouse.cli.rules import add_rules, rules_given
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.lab.fuzz.walk import Finding, FuzzCount, FuzzedGame, fuzz, random_game
from teahouse.records import files
from teahouse.registry import load

MOST_MINUTES = 100_000.0
FOUND = 1
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``fuzz``."""
    parser.add_argument("game", nargs="?", help="a game of `teahouse games`")
    parser.add_argument("--minutes", type=_parse_minutes, default=1.0, help="how long to look")
    parser.add_argument("--seed", default=None, help="the same seed, the same games")
    parser.add_argument("--out", type=Path, default=Path(), help="the folder for what is found")
    parser.add_argument("--replay", type=Path, default=None, help="check a record that was found")
    add_rules(parser)


def _parse_minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0 < minutes <= MOST_MINUTES:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes")
    return minutes


def run(given: argparse.Namespace) -> int:
    """Fuzz a game, or check one record as it was checked when it was found."""
    if given.replay is not None:
        return _check_record(given.replay)
    if given.game is None:
        raise TeahouseError("Which game? See `teahouse games`.")
    if not given.out.is_dir():
        raise TeahouseError(f"There is no folder {given.out}.")
    seed = given.seed if given.seed is not None else str(secrets.randbelow(10**9))
    return _fuzz_for_minutes(load(rules_given(given)), seed, given.minutes, given.out)


def _fuzz_for_minutes(game: Game, seed: str, minutes: float, out: Path) -> int:
    name = game.name
    count = FuzzCount()
    end = time.monotonic() + 60 * minutes
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    finding: Finding | None = None
    number = 0
    try:
        with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
            task = bar.add_task("")

            def must_stop() -> bool:
                left = max(0.0, end - time.monotonic())
                bar.update(task, description=f"{_count_text(count)}, {left:.0f} s left")
                return left == 0.0

            while finding is None and not must_stop():
                number += 1
                finding = fuzz(random_game(game, f"{seed}-{number}"), count, must_stop)
    except KeyboardInterrupt:
        print(f"{name}: stopped; nothing wrong in {_count_text(count)} (seed {seed})")
        return INTERRUPTED
    if finding is None:
        print(f"{name}: nothing wrong in {_count_text(count)} (seed {seed})")
        return 0
    path = out / f"fuzz-{name}-{seed}-{number}.tea"
    command = f"teahouse fuzz --replay {path}"
    files.write_text(path, finding.record(command))
    print(
        f"{name}: {finding}\n{path} has the {len(finding.decisions)} decisions. Repeat: {command}"
    )
    return FOUND


def _check_record(path: Path) -> int:
    record = files.read(path)
    if record.seed is None:
        raise TeahouseError(f"{path} has no seed and cannot be played again.")
    played = FuzzedGame(record.game, record.seats, record.options, record.seed)
    count = FuzzCount()
    finding = fuzz(played, count, decisions=record.decisions)
    if finding is None:
        print(f"{path}: nothing wrong in {_count_text(count)}")
        return 0
    print(f"{path}: {finding}")
    return FOUND


def _count_text(count: FuzzCount) -> str:
    played = f"{count.games} finished games, {count.decisions} decisions"
    return f"{played}, {count.positions} positions checked"
