"""Lay small differences over the data of a table, so that a variant is never a copy.

A difference is plain data in the form of the table, with only what differs.

>>> table = {"row": 4, "cards": [{"id": "a", "yen": 1}, {"id": "b", "yen": 2}]}
>>> lay_over(table, {"cards": {"b": {"yen": 5}}})
{'row': 4, 'cards': [{'id': 'a', 'yen': 1}, {'id': 'b', 'yen': 5}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from teahouse.core.errors import TeahouseError

ID: Final = "id"  # by it the entries of a list are told apart


class UnknownEntry(TeahouseError):
    """A difference names an entry that the list does not have."""


def lay_over(base: Any, difference: Any) -> Any:
    """The data with a difference laid over it; neither is changed.

    Tables are merged key by key. In a list of tables with ids, a table in the difference names
    entries by their ids. Everything else is replaced.
    """
    if not isinstance(difference, Mapping):
        return difference
    if is_list_with_ids(base):
        return _merged_entries(base, difference)
    if not isinstance(base, Mapping):
        return dict(difference)
    merged = dict(base)
    for key, value in difference.items():
        merged[key] = lay_over(merged[key], value) if key in merged else value
    return merged


def is_list_with_ids(data: object) -> bool:
    """Is this a list of tables that all have an id?"""
    return (
        isinstance(data, list)
        and bool(data)
        and all([isinstance(one, Mapping) and ID in one for one in data])
    )


def _merged_entries(base: list[Any], difference: Mapping[str, Any]) -> list[Any]:
    ids = [str(entry[ID]) for entry in base]
    for name in difference:
        if name not in ids:
            raise UnknownEntry(f"there is no entry {name!r}")
    return [
        lay_over(entry, difference[name]) if name in difference else entry
        for name, entry in zip(ids, base, strict=True)
    ]
