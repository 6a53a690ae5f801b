"""``teahouse report``: a page about a game, from games that bots play."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from teahouse.bots.registry import names_for
from teahouse.core.errors import BadOptions
from teahouse.core.game import Game
from teahouse.core.options import show
from teahouse.core.rule_set import RuleSet
from teahouse.lab.report.census import Facts, Study, census, study
from teahouse.lab.report.page import page
from teahouse.records.files import write_text
from teahouse.registry import load


def report_command(
    rules: RuleSet,
    bots: str | None,
    options: Mapping[str, object],
    games: int,
    variants: int,
    seed: int,
    cores: int | None,
    out: Path,
) -> int:
    """Play, count, and write the page."""
    game = load(rules)
    line_up = [bot.strip() for bot in bots.split(",")] if bots else usual_line_up(game)
    what = study(rules, line_up, options, seed)
    if not out.parent.is_dir():
        raise BadOptions(f"{out} cannot be written: there is no folder {out.parent}.")
    others = other_options(what) if variants else []
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=games + variants * len(others))

        def on_progress() -> None:
            bar.update(task, advance=1)

        facts = census(what, games, cores, on_progress)
        compared: dict[tuple[str, str], list[Facts]] = {}
        for key, other in others:
            compared[key, show(other.options[key])] = census(other, variants, cores, on_progress)
    chosen = "".join([f" --option {key}={value}" for key, value in options.items()])
    command = (
        f"teahouse report {game.name} --bots {','.join(line_up)} --games {games} "
        f"--variants {variants} --seed {seed}{chosen}"
    )
    write_text(out, page(what, facts, compared, command))
    print(f"{out}: {games} games of {game.name}, and {variants} of each of {len(others)} options")
    return 0


def usual_line_up(game: Game) -> list[str]:
    """Four seats, or as many as the game has, for the bot that decides fast and well."""
    bot = "greedy" if "greedy" in names_for(game.rule_set) else "random"
    return [bot] * min(4, max(game.options.seats))


def other_options(what: Study) -> list[tuple[str, Study]]:
    """The same study with one option changed, for every other value that the rules allow."""
    game = load(what.rules)
    found = []
    for option in game.options.options:
        if option.per_seat:
            continue
        for value in option.values:
            if value == what.options[option.key]:
                continue
            try:
                changed = study(
                    what.rules, what.bots, {**what.options, option.key: value}, what.seed
                )
            except BadOptions:  # not for so many players, or not together with the rest
                continue
            found.append((option.key, changed))
    return found
