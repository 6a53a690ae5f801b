"""``teahouse games``: what is in the house."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from teahouse.core.options import show
from teahouse.registry import every
from teahouse.text.words import Words


def games(language: str) -> int:
    """List the games with their options."""
    console = Console(soft_wrap=True)
    for game in every():
        words = Words(language, game, [])
        title = words.say(f"{game.name}-title")
        counts = "-".join(
            [str(n) for n in sorted({min(game.options.seats), max(game.options.seats)})]
        )
        line = words.say(
            "cli-game",
            {"title": title, "name": game.name, "players": counts, "rules": game.version},
        )
        table = Table(title=escape(line), title_justify="left", title_style="bold", box=box.SIMPLE)
        for head in ("cli-option", "cli-values", "cli-default", "cli-about"):
            table.add_column(words.say(head))
        for option in game.options.options:
            table.add_row(
                option.key,
                ", ".join([show(value) for value in option.values]),
                show(option.default_for(max(game.options.seats))),
                escape(words.say(f"{game.name}-option-{option.key}-about")),
            )
        console.print(table)
    return 0
