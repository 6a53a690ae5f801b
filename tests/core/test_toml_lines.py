"""The line of every value of a TOML text."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from teahouse.core.toml_lines import Path, line_of, lines_of
from teahouse.registry import game_names, pack_of

TEXT = '''\
# a comment with = and [brackets]
title = "a # that is no comment"

[numbers]
hand = 3   # cards
by_players = { 2 = [1, 2], 3 = [4] }
'quoted key' = 1.5
a.b = true

[[rows]]
id = "first"
[rows.draw]
at = [
  [1, 2],  # one
  [3, 4],
]
[[rows]]
id = """
second"""
after = 1
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("numbers",), 4),
        (("numbers", "hand"), 5),
        (("numbers", "by_players", "3", 0), 6),
        (("numbers", "quoted key"), 7),
        (("numbers", "a", "b"), 8),
        (("rows",), 10),
        (("rows", 0, "id"), 11),
        (("rows", 0, "draw"), 12),
        (("rows", 0, "draw", "at", 1), 15),
        (("rows", 1), 17),
        (("rows", 1, "id"), 18),
        (("rows", 1, "after"), 20),
    ],
)
def test_the_line_of_a_value(path: Path, line: int) -> None:
    assert line_of(TEXT, path) == line


def test_what_is_missing_has_the_line_of_the_table_around_it() -> None:
    assert line_of(TEXT, ("rows", 0, "draw", "label")) == 12
    assert line_of(TEXT, ("rows", 5)) == 10
    assert line_of(TEXT, ("nowhere",)) == 1


def paths_of(data: object, path: Path = ()) -> set[Path]:
    """Every key and every element of a list."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inside = list(data.items())
    elif isinstance(data, list):
        inside = list(enumerate(data))
    found = {(*path, step) for step, _ in inside}
    return found.union(*[paths_of(value, (*path, step)) for step, value in inside])


@pytest.mark.parametrize("game", game_names())
def test_every_value_of_a_games_tables_has_a_line(game: str) -> None:
    text = resources.files(pack_of(game).package).joinpath("tables.toml").read_text("utf-8")
    lines = lines_of(text)
    assert set(lines) == paths_of(tomllib.loads(text))
    written = text.splitlines()
    for path, line in lines.items():
        if isinstance(path[-1], str):
            assert path[-1] in written[line - 1], path


def test_tables_in_one_another_cost_no_memory_by_their_square() -> None:
    deep = 30
    text = "x = " + "[\n{" + "[\n{".join([".".join("a" * 100) + " = "] * deep) + "1" + "}\n]" * deep
    assert len(lines_of(text)) < 200
