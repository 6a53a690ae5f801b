"""Drawing on the terminal: boards, events, choices and scores as rich tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from teahouse.core.events import Event
from teahouse.core.game import State
from teahouse.core.viewer import Viewer
from teahouse.text.board import Section, board
from teahouse.text.words import Words

GAP = 3  # between columns


def fitted(section: Section, width: int) -> Section:
    """The section, turned on its side if it has titles and is too wide for the terminal."""
    columns = list(zip(*section.rows, strict=True)) if section.header else []
    natural = sum([max([len(cell) for cell in column]) + GAP for column in columns])
    if natural <= width or len(columns) <= len(section.rows):
        return section
    return Section(section.title, [list(column) for column in columns], header=True)


def section_table(section: Section) -> Table:
    """A section as a table for the terminal."""
    table = Table(
        title=escape(section.title),
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE,
        show_header=section.header,
        pad_edge=False,
    )
    width = max([len(row) for row in section.rows], default=1)
    head = section.rows[0] if section.header else [""] * width
    for title in head:
        table.add_column(escape(title), overflow="fold")
    for row in section.rows[1:] if section.header else section.rows:
        table.add_row(*[escape(cell) for cell in row])
    return table


def show_board(console: Console, state: State, viewer: Viewer, words: Words) -> None:
    """Where we are, then the whole table as this viewer sees it."""
    progress = state.progress()
    line = words.say(
        "cli-round", {"round": progress.round, "phase": words.thing("phase", progress.phase)}
    )
    ends = [
        f"{words.thing('trigger', t.key)} {t.value}/{t.limit}" for t in progress.triggers if t.limit
    ]
    console.rule(escape(" · ".join([line, *ends])))
    for section in board(state.view(viewer), words):
        if section.rows:
            console.print(section_table(fitted(section, console.width)))


def show_events(console: Console, events: Sequence[Event], viewer: Viewer, words: Words) -> None:
    """Log lines, as this viewer may read them."""
    for event in events:
        console.print(f"  {escape(words.event(event.seen_by(viewer)))}", highlight=False)


MANY = 16  # choices that still read well in one column


def show_choices(console: Console, actions: Sequence[int], words: Words) -> None:
    """Numbered choices with their notation, side by side where there are many and room for it."""
    cells: list[list[str]] = []
    width = 0
    for number, action in enumerate(actions, start=1):
        text, notation = words.action(action), words.game.catalog[action].notation
        width = max(width, len(text) + len(notation) + 10)
        cells.append([f"{number}", escape(text), f"[dim]{escape(notation)}[/dim]"])
    columns = max(1, min(3, console.width // max(width, 1))) if len(cells) > MANY else 1
    height = -(-len(cells) // columns)
    table = Table(box=None, show_header=False, pad_edge=False)
    for row in range(height):
        line = [cell for choice in cells[row::height] for cell in choice]
        table.add_row(*line)
    console.print(table)


def show_scores(console: Console, state: State, words: Words) -> None:
    """The final scoring, category by category."""
    table = Table(title=words.say("cli-final"), title_justify="left", box=box.SIMPLE)
    table.add_column(words.say("cli-rank"), justify="right")
    table.add_column(words.say("cli-player"))
    for category in words.game.categories:
        table.add_column(words.thing("category", category), justify="right")
    table.add_column(words.say("cli-total"), justify="right")
    ranks = state.ranking()
    for seat in sorted(range(state.seats), key=lambda s: ranks[s]):
        parts = [int(n) for n in state.scores()[seat]]
        numbers = [str(n) for n in [*parts, sum(parts)]]
        table.add_row(str(ranks[seat]), escape(words.player(int(seat))), *numbers)
    console.print(table)
