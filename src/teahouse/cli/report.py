"""``teahouse report``: a page about a game, from games that bots play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from teahouse.bots.registry import names_for
from teahouse.cli.arguments import count, count_or_none, options_given, seed
from teahouse.cli.comparison import print_comparison
from teahouse.cli.rules import add_rules, rules_against, rules_as_typed, rules_given, version
from teahouse.core.errors import BadOptions
from teahouse.core.options import show
from teahouse.core.rule_set import RuleSet
from teahouse.lab.report.census import GameStatistics, Study, census, set_up_study
from teahouse.lab.report.comparison import Comparison, StudyResult
from teahouse.lab.report.comparison_page import comparison_page
from teahouse.lab.report.page import page
from teahouse.records.files import write_text
from teahouse.registry import load

VARIANTS = 60  # games for each other value of an option, if nothing else is asked for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``report``."""
    parser.add_argument("game")
    parser.add_argument("--bots", default=None, help="greedy,greedy,greedy,greedy: who plays")
    parser.add_argument("--games", type=count, default=400)
    parser.add_argument(
        "--variants", type=count_or_none, default=None, help="games for each value of an option"
    )
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--cores", type=count, default=None)
    parser.add_argument("--out", type=Path, default=None, help="report-GAME.html")
    parser.add_argument(
        "--against",
        type=_parse_against,
        default=None,
        metavar="VERSION_OR_FILE",
        help="show these rules beside the others",
    )
    add_rules(parser)


def _parse_against(text: str) -> str:
    if text.isdecimal():
        version(text)
    return text


def run(given: argparse.Namespace) -> int:
    """Report on one rule set, or on two side by side."""
    rules = rules_given(given)
    options = options_given(given.option)
    line_up = [bot.strip() for bot in given.bots.split(",")] if given.bots else usual_line_up(rules)
    study = set_up_study(rules, line_up, options, given.seed)
    chosen = "".join([f" --option {key}={value}" for key, value in options.items()])
    command = (
        f"teahouse report {rules.name}{rules_as_typed(given, rules)} --bots {','.join(line_up)} "
        f"--games {given.games} --seed {given.seed}{chosen}"
    )
    if given.against is not None:
        return _compare_two(given, study, options, command)
    return _report_on_one(given, study, command)


def _report_on_one(given: argparse.Namespace, study: Study, command: str) -> int:
    """Play, count, and write the page."""
    name = study.rules.name
    out = _check_writable(given.out or Path(f"report-{name}.html"))
    variants = VARIANTS if given.variants is None else given.variants
    others = other_options(study) if variants else []
    with _progress_bar(given.games + variants * len(others)) as on_progress:
        facts = census(study, given.games, given.cores, on_progress)
        compared: dict[tuple[str, str], list[GameStatistics]] = {}
        for key, other in others:
            played = census(other, variants, given.cores, on_progress)
            compared[key, show(other.options[key])] = played
    write_text(out, page(study, facts, compared, f"{command} --variants {variants}"))
    print(f"{out}: {given.games} games of {name}, and {variants} of each of {len(others)} options")
    return 0


def _compare_two(
    given: argparse.Namespace, here: Study, options: Mapping[str, object], command: str
) -> int:
    """Play the same by both rule sets, print what differs, and write the page."""
    if given.variants is not None:
        raise BadOptions("--variants is for a report without --against.")
    there = set_up_study(rules_against(given, here.rules), here.bots, options, here.seed)
    mark = Path(given.against).stem
    out = _check_writable(given.out or Path(f"report-{here.rules.name}-against-{mark}.html"))
    with _progress_bar(2 * given.games) as on_progress:
        compared = Comparison(
            *[
                StudyResult(study, census(study, given.games, given.cores, on_progress))
                for study in (here, there)
            ]
        )
    write_text(out, comparison_page(compared, f"{command} --against {given.against}"))
    print_comparison(compared)
    print(f"{out}: {given.games} games of {here.rules.name} by each rule set")
    return 0


def _check_writable(out: Path) -> Path:
    """Better now than after the last game."""
    if not out.parent.is_dir():
        raise BadOptions(f"{out} cannot be written: there is no folder {out.parent}.")
    return out


@contextmanager
def _progress_bar(total: int) -> Iterator[Callable[[], None]]:
    """A bar on stderr; call what it gives once a game."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=total)

        def on_progress() -> None:
            bar.update(task, advance=1)

        yield on_progress


def usual_line_up(rules: RuleSet) -> list[str]:
    """Four seats, or as many as the game has, for the bot that decides fast and well."""
    bot = "greedy" if "greedy" in names_for(rules) else "random"
    return [bot] * min(4, max(load(rules).options.seats))


def other_options(study: Study) -> list[tuple[str, Study]]:
    """The same study with one option changed, for every other value that the rules allow."""
    game = load(study.rules)
    found = []
    for option in game.options.options:
        if option.per_seat:
            continue
        for value in option.values:
            if value == study.options[option.key]:
                continue
            try:
                changed = set_up_study(
                    study.rules, study.bots, {**study.options, option.key: value}, study.seed
                )
            except BadOptions:  # not for this number of players, or not together with the rest
                continue
            found.append((option.key, changed))
    return found
