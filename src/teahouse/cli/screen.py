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
from teahouse.text.boards import Section, board
from teahouse.text.words import Words


def section_table(section: Section) -> Table:
    """A part of the table as a grid."""
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
            console.print(section_table(section))


def tell(console: Console, events: Sequence[Event], viewer: Viewer, words: Words) -> None:
    """Log lines, as this viewer may read them."""
    for event in events:
        console.print(f"  {escape(words.event(event.seen_by(viewer)))}", highlight=False)


def show_choices(console: Console, actions: Sequence[int], words: Words) -> None:
    """Numbered choices with their notation."""
    table = Table(box=None, show_header=False, pad_edge=False)
    for number, action in enumerate(actions, start=1):
        notation = words.game.catalog[action].notation
        table.add_row(f"{number}", escape(words.action(action)), f"[dim]{escape(notation)}[/dim]")
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
