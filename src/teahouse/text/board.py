"""The table as structured text: for terminals and for screen readers.

A board is made from a viewer's ``view`` alone, so it can show nothing that they may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeGuard, cast

from teahouse.registry import pack_of
from teahouse.text.words import Words, readable

SEAT_FIELDS: Final = ("seat", "seats", "actors", "player", "start_player")  # numbers of seats


@dataclass(frozen=True)
class Section:
    """A part of the table: a heading, and a small grid whose first row may be column titles."""

    title: str
    rows: list[list[str]]
    header: bool = False


def board(view: Mapping[str, object], words: Words) -> list[Section]:
    """The whole table of a game in words."""
    lazy = pack_of(words.game.rule_set).words
    if lazy is None:
        return plain_board(view, words)
    make = cast(Callable[[Any, Words], list[Section]], lazy.get())
    return make(view, words)


def plain_board(view: Mapping[str, object], words: Words) -> list[Section]:
    """The view itself as tables, for a game without words of its own.

    A list of similar records becomes a table with a column for each of their fields, a record a
    table with a line for each field; everything else stands in one table at the top. Things are
    worded by their field, as parameters of events are; what the viewer may not know is a dash.
    """
    facts = [
        [readable(key), _cell_text(key, value, words)]
        for key, value in view.items()
        if not _is_record(value) and not _is_list_of_records(value)
    ]
    sections = [Section("", facts)] if facts else []
    for key, value in view.items():
        if _is_record(value):
            rows = [[readable(name), _cell_text(name, one, words)] for name, one in value.items()]
            sections.append(Section(readable(key), rows))
        elif _is_list_of_records(value):
            columns = list(dict.fromkeys([name for record in value for name in record]))
            rows = [
                [_cell_text(name, record.get(name), words) for name in columns] for record in value
            ]
            heads = [readable(name) for name in columns]
            sections.append(Section(readable(key), [heads, *rows], header=True))
    return sections


def _is_record(value: object) -> TypeGuard[Mapping[str, object]]:
    return isinstance(value, Mapping) and bool(value)


def _is_list_of_records(value: object) -> TypeGuard[list[Mapping[str, object]]]:
    return isinstance(value, list) and bool(value) and all([_is_record(one) for one in value])


def _cell_text(key: str, value: object, words: Words) -> str:
    """A value in few words; ``key`` is the field that it stands in."""
    if value is None or value == [] or value == {} or value is False:
        return "-"
    if value is True:
        return "✓"
    if isinstance(value, int):
        is_seat = key in SEAT_FIELDS or key.endswith("_seat")
        return words.player(value) if is_seat and 0 <= value < len(words.players) else str(value)
    if isinstance(value, Mapping):
        return ", ".join(
            [f"{readable(name)} {_cell_text(name, one, words)}" for name, one in value.items()]
        )
    if isinstance(value, list | tuple):
        return ", ".join([_cell_text(key, one, words) for one in value])
    return words.thing(key, str(value))
