"""The table as structured text, one module a game: for terminals and for screen readers.

A board is made from a viewer's ``view`` alone, so it can show nothing that he may not see.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from teahouse.text.words import Words


@dataclass(frozen=True)
class Section:
    """A part of the table: a heading, and a small grid whose first row may be column titles."""

    title: str
    rows: list[list[str]]
    header: bool = False


def board(view: Mapping[str, object], words: Words) -> list[Section]:
    """The whole table of a game in words."""
    module = importlib.import_module(f"teahouse.text.boards.{words.game.name}")
    make = cast(Callable[[Any, Words], list[Section]], module.board)
    return make(view, words)
