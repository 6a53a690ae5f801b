"""Corrections of a table: from the path of a value to the value as it is printed.

Their canonical text travels with a table, its record and its bots; equal corrections have equal
text. A path leads through the tables by keys, and through lists by the id of an entry, or by its
number from 0 where entries have none.

>>> written({"orders.fr-24.points": 7, "meta.minutes.1": 90})
'{"meta.minutes.1":90,"orders.fr-24.points":7}'
>>> table = {"orders": [{"id": "fr-24", "points": 6}], "meta": {"minutes": [60, 120]}}
>>> corrected(table, read('{"meta.minutes.1":90,"orders.fr-24.points":7}'))
{'orders': [{'id': 'fr-24', 'points': 7}], 'meta': {'minutes': [60, 90]}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from teahouse.core.errors import TeahouseError
from teahouse.core.overlay import ID, is_list_with_ids

MOST_CHARACTERS: Final = 200_000  # of the text of corrections
MOST_CORRECTIONS: Final = 2000
MOST_NUMBER: Final = 9999  # nothing larger is printed on a component
MOST_DEPTH: Final = 8  # lists and tables in one another in a value
_SHOWN: Final = 80  # characters of a path in a message


class BadCorrection(TeahouseError):
    """A correction cannot be read, or names a value that the table does not have."""


Corrections = Mapping[str, Any]


def written(corrections: Corrections) -> str:
    """The canonical text, in ASCII and on one line; empty without corrections."""
    if not corrections:
        return ""
    return json.dumps(corrections, sort_keys=True, separators=(",", ":"))


def canonical(text: str) -> str:
    """The canonical text of the corrections in a text; ``BadCorrection`` if it holds others."""
    return written(read(text))


def read(text: str) -> dict[str, Any]:
    """The corrections in a text; ``BadCorrection`` if it holds something else."""
    if not text:
        return {}
    if len(text) > MOST_CHARACTERS:
        raise BadCorrection(f"The corrections have more than {MOST_CHARACTERS} characters.")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCorrection("The corrections are not written in JSON.") from error
    if not isinstance(data, dict):
        raise BadCorrection("The corrections must be a table of paths and values.")
    if len(data) > MOST_CORRECTIONS:
        raise BadCorrection(f"There are more than {MOST_CORRECTIONS} corrections.")
    for path, value in data.items():
        _check(path, path, MOST_DEPTH)
        _check(value, path, MOST_DEPTH)
    return data


def _check(value: Any, path: str, depth: int) -> None:
    """Refuse what is printed nowhere: rules would fail with it, or compute for ever."""
    where = f"The correction of {path[:_SHOWN]!r}"
    if isinstance(value, (dict, list)):
        if depth == 0:
            raise BadCorrection(f"{where} has too many tables in one another.")
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        for part in parts:
            _check(part, path, depth - 1)
    elif isinstance(value, str):
        if not value.isprintable():
            raise BadCorrection(f"{where} has characters that cannot be printed.")
    elif isinstance(value, (int, float)) and not -MOST_NUMBER <= value <= MOST_NUMBER:
        raise BadCorrection(f"{where} has a number beyond {MOST_NUMBER}.")


def corrected(table: Any, corrections: Corrections) -> Any:
    """A copy of the table with the corrections; ``BadCorrection`` where a path leads nowhere."""
    for path, value in corrections.items():
        table = _with_value(table, path.split("."), value, path)
    return table


def value_at(table: Any, path: str) -> Any:
    """What stands at a path; ``BadCorrection`` where it leads nowhere."""
    for step in path.split("."):
        table = table[_key(table, step, path)]
    return table


def _with_value(table: Any, steps: list[str], value: Any, path: str) -> Any:
    if not steps:
        return value
    key: Any = _key(table, steps[0], path)
    copy = table.copy()  # a dict or a list
    copy[key] = _with_value(table[key], steps[1:], value, path)
    return copy


def _key(table: Any, step: str, path: str) -> str | int:
    """Where one step of a path leads."""
    if isinstance(table, dict) and step in table:
        return step
    if isinstance(table, list):
        if is_list_with_ids(table):
            ids = [str(entry[ID]) for entry in table]
            if step in ids:
                return ids.index(step)
        elif step.isascii() and step.isdecimal() and len(step) < 6 and int(step) < len(table):
            return int(step)
    raise BadCorrection(f"The tables have no value {path[:_SHOWN]!r}.")
