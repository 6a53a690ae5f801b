"""``teahouse games``: which games are installed, what each pack brings, and their options."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from teahouse.core.game import Game
from teahouse.core.options import show
from teahouse.lessons.load import lessons_of
from teahouse.registry import all_games, pack_of
from teahouse.text.words import LANGUAGES, Words, game_source


def games(language: str) -> int:
    """List the games with their options."""
    console = Console(soft_wrap=True)
    for game in all_games():
        words = Words(language, game, [])
        console.print(_option_table(game, words))
        for line in _part_lines(game, words):
            console.print(escape(f"  {line}"), highlight=False)
        console.print()
    return 0


def _option_table(game: Game, words: Words) -> Table:
    title = words.say(f"{game.name}-title")
    counts = "-".join([str(n) for n in sorted({min(game.options.seats), max(game.options.seats)})])
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
    return table


def _part_lines(game: Game, words: Words) -> list[str]:
    """What the pack brings; for each part that it lacks what happens instead."""
    languages = [one for one in LANGUAGES if game_source(one, game.name)]
    parts = {
        **pack_of(game.name).parts(),
        "lessons": bool(lessons_of(game.name)),
        "texts": bool(languages),
    }
    brought = [words.say(f"cli-part-{part}") for part, there in parts.items() if there]
    lines = []
    if brought:
        params = {"parts": ", ".join(brought), "languages": ", ".join(languages) or "-"}
        lines.append(words.say("cli-brings", params))
    return lines + [words.say(f"cli-lacks-{part}") for part, there in parts.items() if not there]
