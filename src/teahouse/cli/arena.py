"""``teahouse arena``: bots against each other, with a progress bar and a table."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from teahouse.core.errors import BadOptions
from teahouse.core.rule_set import RuleSet
from teahouse.lab import arena, on_ray, results
from teahouse.lab.arena import ArenaSetup, PlayedGame, Workers
from teahouse.lab.rule_names import how_played, rules_name
from teahouse.lab.standings import Standing, rating_model, standings
from teahouse.registry import load

WIDTH = 110  # of the table, where nobody can see how wide the screen is
SAVE_EVERY = 5.0  # seconds: so much work is lost at most


def arena_command(
    rules: RuleSet,
    players: int | None,
    bots: str,
    options: Mapping[str, object],
    games: int,
    seed: int,
    cores: int | None,
    out: Path | None,
    resumed: bool,
    on: str = "cores",
) -> int:
    """Play, then print who is how strong."""
    rating_model()  # better now than after the last game
    line_up = [bot.strip() for bot in bots.split(",")]
    if players is not None and players != len(line_up):
        raise BadOptions(f"--players says {players}, but --bots names {len(line_up)} bots.")
    setup = arena.check_and_set_up(rules, options, line_up, seed)
    workers = _make_workers(on, cores)
    before = _games_before(out, setup, resumed)
    games = arena.games_for(setup, games)
    played = _play_with_bar(setup, games, before, workers, out)
    wide = None if sys.stdout.isatty() else WIDTH
    Console(width=wide).print(_standings_table(setup, standings(setup, played)))
    decisions = sum([game.decisions for game in played]) / len(played)
    rounds = sum([game.rounds for game in played]) / len(played)
    print(
        f"{len(played)} games of {rules.name} ({rules_name(rules)}, {how_played(rules)}), "
        f"{setup.rotations} seatings of each deal, all ended; "
        f"{decisions:.1f} decisions and {rounds:.1f} rounds a game"
    )
    return 0


def _make_workers(on: str, cores: int | None) -> Workers:
    """Who does the work: ``cores``, ``ray``, or ``ray:ADDRESS``."""
    where, _, address = on.partition(":")
    if on == "cores":
        return arena.processes(cores)
    if where != "ray":
        raise BadOptions(f"--on is cores, ray or ray:ADDRESS, not {on!r}.")
    return on_ray.workers(address or None, cores)


def _games_before(out: Path | None, setup: ArenaSetup, resumed: bool) -> list[PlayedGame]:
    if resumed:
        if out is None:
            raise BadOptions("--resume goes on with the file of --out: name it.")
        return results.resume(out, setup)
    if out is not None and out.exists():
        raise BadOptions(f"{out} exists; go on with it by --resume, or name another file.")
    return []


def _play_with_bar(
    setup: ArenaSetup, games: int, before: list[PlayedGame], workers: Workers, out: Path | None
) -> list[PlayedGame]:
    """Play with a bar on stderr; keep the file up to date, also when somebody stops us."""
    so_far = list(before)
    saved = time.monotonic()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=games, completed=len([g for g in before if g.number < games]))

        def on_progress(played: PlayedGame) -> None:
            nonlocal saved
            so_far.append(played)
            bar.update(task, advance=1)
            if out is not None and time.monotonic() - saved > SAVE_EVERY:
                results.save(out, setup, so_far)
                saved = time.monotonic()

        try:
            return arena.play(setup, games, before, on_progress, workers=workers)
        finally:
            if out is not None:
                results.save(out, setup, so_far)


def _standings_table(setup: ArenaSetup, lines: list[Standing]) -> Table:
    table = Table(title=" ".join(_title_parts(setup)), title_justify="left", box=box.SIMPLE)
    table.add_column("bot", no_wrap=True)
    for head in ("wins %", "95 %", "points", "margin", "rating", "sigma"):
        table.add_column(head, justify="right", no_wrap=True)
    for head in ("ms/decision", "p99", "max"):
        table.add_column(head, justify="right", no_wrap=True)
    for line in lines:
        low, high = line.interval
        table.add_row(
            line.bot,
            f"{100 * line.share:.1f}",
            f"{100 * low:.1f}-{100 * high:.1f}",
            f"{line.points:.1f}",
            f"{line.margin:+.1f}",
            f"{line.rating.mu:.1f}",
            f"{line.rating.sigma:.1f}",
            f"{line.times.mean:.2f}",
            f"{line.times.within(0.99):.1f}",
            f"{line.times.longest:.1f}",
        )
    return table


def _title_parts(setup: ArenaSetup) -> list[str]:
    chosen = load(setup.rules).resolve_defaults(len(setup.bots))
    other = [f"{key}={value}" for key, value in setup.options.items() if chosen[key] != value]
    return [setup.game, *other]
