"""Set-up positions: a stored state with some of its fields changed.

A change is a path into the stored state and the value that stands there instead:
``"holds.purple" = "bg"``, ``"players.1.hand.assistant" = 2``. Numbers in a path count
the entries of a list from 0. A path must exist: a misspelt one is an error, not a new field.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping

from teahouse.core.errors import BadState

Stored = dict[str, object]


def with_changes(stored: Stored, changes: Mapping[str, object]) -> Stored:
    """A copy of the stored state with these changes."""
    result = copy.deepcopy(stored)
    for path, value in changes.items():
        *way, last = path.split(".")
        at: object = result
        for name in way:
            at = _value_inside(at, name, path)
        _value_inside(at, last, path)
        if isinstance(at, list):
            at[int(last)] = copy.deepcopy(value)
        elif isinstance(at, dict):
            at[last] = copy.deepcopy(value)
    return result


def _value_inside(at: object, name: str, path: str) -> object:
    if isinstance(at, dict) and name in at:
        return at[name]
    if isinstance(at, list) and name.isdecimal() and int(name) < len(at):
        return at[int(name)]
    raise BadState(f"The position changes {path!r}, but there is no {name!r} on that way.")


def difference(before: object, after: object, path: str = "") -> dict[str, object]:
    """The changes that make ``after`` of ``before``: what the author of a lesson writes down.

    Lists of equal length are compared entry by entry if their entries are tables or lists;
    everything else is replaced as a whole.
    """
    if before == after:
        return {}
    pairs = _pairs(before, after)
    if pairs is None:
        return {path: after}
    found: dict[str, object] = {}
    for name, one, other in pairs:
        found.update(difference(one, other, f"{path}.{name}" if path else name))
    return found


def _pairs(before: object, after: object) -> list[tuple[str, object, object]] | None:
    """The parts of both values in pairs; None if they differ in shape or have no parts."""
    if isinstance(before, dict) and isinstance(after, dict) and list(before) == list(after):
        return [(str(name), before[name], after[name]) for name in before]
    if not (isinstance(before, list) and isinstance(after, list) and len(before) == len(after)):
        return None
    if not all([isinstance(one, (dict, list)) for one in before]):
        return None
    return [(str(i), before[i], after[i]) for i in range(len(before))]
