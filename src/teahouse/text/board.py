"""The table as structured text: for terminals and for screen readers.

A board is made from a viewer's ``view`` alone, so it can show nothing that he may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from teahouse.registry import pack_of
from teahouse.text.words import Words


@dataclass(frozen=True)
class Section:
    """A part of the table: a heading, and a small grid whose first row may be column titles."""

    title: str
    rows: list[list[str]]
    header: bool = False


def board(view: Mapping[str, object], words: Words) -> list[Section]:
    """The whole table of a game in words."""
    lazy = pack_of(words.game.name).words
    if lazy is None:
        return plain_board(view)
    make = cast(Callable[[Any, Words], list[Section]], lazy.get())
    return make(view, words)


def plain_board(view: Mapping[str, object]) -> list[Section]:
    """The view itself as tables, for a game without words of its own.

    A list of similar things becomes a table with a column for each of their fields, everything
    else a line.
    """
    lines = [[name, _worded(value)] for name, value in view.items() if not _is_table(value)]
    sections = [Section("", lines)] if lines else []
    for name, value in view.items():
        if _is_table(value):
            assert isinstance(value, list)
            columns = list(dict.fromkeys([key for row in value for key in row]))
            rows = [[_worded(row.get(column)) for column in columns] for row in value]
            sections.append(Section(name, [columns, *rows], header=True))
    return sections


def _is_table(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all([isinstance(x, dict) for x in value])


def _worded(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, Mapping):
        return ", ".join([f"{key} {_worded(inner)}" for key, inner in value.items()]) or "-"
    if isinstance(value, list | tuple):
        return ", ".join([_worded(inner) for inner in value]) or "-"
    return str(value)
