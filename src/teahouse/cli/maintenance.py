"""``teahouse backup``, ``restore`` and ``check-upgrade``: what the keeper of a server does."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from teahouse.cli.serve import add_settings, settings_of

if TYPE_CHECKING:
    from teahouse.server.maintenance.check_upgrade import ProvedTables, UpgradeReport

COMMANDS = ("backup", "restore", "check-upgrade")


def add_arguments(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add the commands and their arguments to the parser of the program."""
    saved = add_parser("backup", help="write the whole store into a file, also while open")
    saved.add_argument("file", type=Path)
    restored = add_parser("restore", help="fill an empty store from a backup")
    restored.add_argument("file", type=Path)
    checked = add_parser(
        "check-upgrade", help="replay every unfinished game by the rules it was opened with"
    )
    for parser in (saved, restored, checked):
        add_settings(parser)


def run(given: argparse.Namespace) -> int:
    """Run one of ``COMMANDS``; the exit code is 0 if the store is as it should be."""
    where = settings_of(given).store_address
    if given.command == "check-upgrade":
        return _check_upgrade(where)
    from teahouse.server.maintenance.backup import backup, restore

    if given.command == "backup":
        counts = asyncio.run(backup(where, given.file))
        print(f"{given.file}: {_describe_counts(counts)}.")
    else:
        counts = asyncio.run(restore(given.file, where))
        print(f"Restored {_describe_counts(counts)}.")
    return 0


def _describe_counts(counts: dict[str, int]) -> str:
    return f"{counts.get('game_table', 0)} tables, {sum(counts.values())} rows"


def _check_upgrade(where: str) -> int:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=None)
        report, tables = asyncio.run(
            _examine_store(where, lambda done, total: bar.update(task, completed=done, total=total))
        )
    for problem in report.problems:
        print(f"{problem.table}: {problem.why}.")
    for line in _proved_lines(report.proved):
        print(line)
    if report.problems:
        print(
            f"teahouse: {len(report.problems)} of {tables} unfinished tables would not go on: "
            "keep the Teahouse that they were played with.",
            file=sys.stderr,
        )
        return 1
    print(f"{tables} unfinished tables checked: all go on as they are.")
    return 0


def _proved_lines(proved: list[ProvedTables]) -> list[str]:
    """A line for each game: how many of its tables go on, by the version of their rules."""
    by_game: dict[str, list[str]] = {}
    for one in proved:
        parts = by_game.setdefault(one.game, [])
        noun = "" if parts else " table" if one.count == 1 else " tables"
        corrected = " with corrections" if one.have_corrections else ""
        parts.append(f"{one.count}{noun} of version {one.rules}{corrected}")
    return [f"{game}: {', '.join(parts)}: all go on." for game, parts in by_game.items()]


async def _examine_store(
    where: str, progress: Callable[[int, int], None]
) -> tuple[UpgradeReport, int]:
    from teahouse.server.maintenance.check_upgrade import check_upgrade
    from teahouse.server.storage.open_store import open_store

    tables = 0

    def on_progress(done: int, total: int) -> None:
        nonlocal tables
        tables = total
        progress(done, total)

    store = await open_store(where, read_only=True)
    try:
        return await check_upgrade(store, on_progress), tables
    finally:
        await store.close()
