"""``teahouse simulate``: many games by bots, with a progress bar and a table."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from teahouse.core.game import Game
from teahouse.core.rule_set import RuleSet
from teahouse.lab.rule_names import rules_name
from teahouse.lab.simulate import Tally, simulate
from teahouse.registry import load
from teahouse.text.words import Words


def simulate_command(
    rules: RuleSet,
    seats: str | None,
    options: Mapping[str, object],
    games: int,
    seed: int,
    cores: int | None,
) -> int:
    """Play, then print what came out."""
    game = load(rules)
    kinds = [k.strip() for k in seats.split(",")] if seats else ["random"] * max(game.options.seats)
    game.resolve(len(kinds), options)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=games)
        tally = simulate(
            rules, kinds, options, games, seed, lambda done: bar.update(task, completed=done), cores
        )
    Console(soft_wrap=True).print(_tally_table(game, kinds, tally))
    print(
        f"{tally.games} games by {rules_name(rules)}, "
        f"{tally.decisions / tally.games:.1f} decisions and "
        f"{tally.rounds / tally.games:.1f} rounds a game, "
        f"{tally.decisions / tally.seconds:,.0f} decisions/s on a core"
    )
    return 0


def _tally_table(game: Game, kinds: list[str], tally: Tally) -> Table:
    words = Words("en", game, kinds)
    table = Table(title=words.say(f"{game.name}-title"), title_justify="left", box=box.SIMPLE)
    table.add_column("seat", justify="right")
    table.add_column("bot", no_wrap=True)
    for head in ("wins %", "points", "least", "most"):
        table.add_column(head, justify="right", no_wrap=True)
    for category in game.categories:
        table.add_column(words.thing("category", category), justify="right", overflow="fold")
    for seat, kind in enumerate(kinds):
        table.add_row(
            str(seat),
            kind,
            f"{100 * tally.wins[seat] / tally.games:.1f}",
            f"{tally.points[seat] / tally.games:.1f}",
            str(tally.least[seat]),
            str(tally.most[seat]),
            *[f"{n / tally.games:.1f}" for n in tally.categories[seat]],
        )
    return table
