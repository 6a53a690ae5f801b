"""Two rule sets side by side in the terminal: all that differs, and what differs most."""

from __future__ import annotations

import sys

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from teahouse.lab.report.comparison import Comparison
from teahouse.lab.report.comparison_page import HOW_MARKED
from teahouse.lab.report.differences import ComparedLine, ComparedTable
from teahouse.lab.rule_names import rules_name

WIDTH = 80  # where nobody can see how wide the screen is
MOST_LINES = 12  # of a table; the page has all


def print_comparison(compared: Comparison) -> None:
    """Marked lines are always there; of the others those that differ most beside their noise."""
    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    games, bots = len(compared.here.games), ", ".join(compared.here.study.bots)
    here, there = compared.here.study.rules, compared.there.study.rules
    console.print(escape(f"{here.name}: {rules_name(here)} beside {rules_name(there)}"))
    seed = compared.here.study.seed
    console.print(escape(f"{games} games by each with the same seeds (from {seed}): {bots}"))
    console.print(HOW_MARKED)
    for table in compared.tables():
        lines = _lines_to_show(table)
        console.print(_comparison_table([name for name, _ in compared.sides], table, lines))
        for note in table.notes:
            console.print(escape(f"  {note}"))
        if len(lines) < len(table.lines):
            left_out = len(table.lines) - len(lines)
            console.print(f"  {left_out} others, none of them marked: the page has them")


def _lines_to_show(table: ComparedTable) -> list[ComparedLine]:
    by_weight = sorted(table.lines, key=lambda line: -line.weight)
    marked = [line for line in table.lines if line.mark]
    chosen = by_weight[: max(MOST_LINES, len(marked))]
    return [line for line in table.lines if line in chosen]


def _comparison_table(
    names: list[str], compared: ComparedTable, lines: list[ComparedLine]
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column(escape(compared.title), overflow="fold", ratio=1)
    for head in (*names, "difference"):
        table.add_column(head, justify="right", no_wrap=True, min_width=11)
    table.add_column("", no_wrap=True, min_width=4)
    for line in lines:
        table.add_row(escape(line.name), *compared.written(line))
    return table
