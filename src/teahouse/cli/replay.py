"""``teahouse replay`` and ``teahouse verify``."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from teahouse.cli import screen
from teahouse.core.errors import BadRecord, TeahouseError
from teahouse.core.viewer import EVERYTHING
from teahouse.records import files
from teahouse.records.replay import replay, verify
from teahouse.text.words import Words


def show(path: Path, count: int | None, language: str) -> int:
    """Tell a recorded game, then show the table where it stops."""
    record = files.read(path)
    if count is not None and not 0 <= count <= len(record.decisions):
        raise BadRecord(f"{path} has {len(record.decisions)} decisions; --to cannot be {count}.")
    match = replay(record, count)
    console = Console(soft_wrap=True)
    words = Words(language, record.game, record.players, record.options)
    screen.show_events(console, match.opening, EVERYTHING, words)
    for number, decision in enumerate(match.decisions):
        notation = record.game.catalog[decision.action].notation
        line = f"{number + 1}. {record.players[decision.seat]}: {notation}"
        console.print(f"[bold]{escape(line)}[/bold]", highlight=False)
        if number in record.comments:
            console.print(f"  [italic]{escape(record.comments[number])}[/italic]", highlight=False)
        screen.show_events(console, decision.events, EVERYTHING, words)
    screen.show_board(console, match.state, EVERYTHING, words)
    if match.state.over:
        screen.show_scores(console, match.state, words)
    return 0


def verify_files(paths: list[Path]) -> int:
    """Check records one by one; the exit code tells whether all are true."""
    bad = 0
    for path in paths:
        try:
            match = verify(files.read(path))
        except TeahouseError as error:
            print(f"teahouse: {path}: {error}", file=sys.stderr)
            bad += 1
            continue
        state = "finished" if match.state.over else "unfinished"
        print(f"{path}: true ({match.game.name}, {len(match.decisions)} decisions, {state})")
    return 1 if bad else 0
