"""Which corrections there may be: of what is printed on components, with plain small values."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

from teahouse.components.catalog import fields_of, with_version
from teahouse.core.corrections import (
    MOST_CORRECTIONS,
    MOST_DEPTH,
    MOST_NUMBER,
    BadCorrection,
    Corrections,
    corrected,
    read,
    value_at,
    written,
)
from teahouse.core.rule_set import RuleSet
from teahouse.registry.rule_sets import tables_of

LONGEST: Final = 1000  # entries of a list or table, characters of a text
_SHOWN: Final = 80  # characters of a path in a message


def checked_corrections(rules: RuleSet, corrections: Corrections) -> dict[str, Any]:
    """The corrections as they are kept: one for each field, whole, and only what differs.

    ``rules`` are the game and version that are corrected. ``BadCorrection`` where a path leads to
    nothing that is printed, or a value cannot stand in a table. Types, bounds of the game, and
    whether it can be played are checked by ``components.trial``.
    """
    if len(corrections) > MOST_CORRECTIONS:
        raise BadCorrection(f"There are more than {MOST_CORRECTIONS} corrections.")
    released = with_version(rules)._replace(corrections="")
    tables = tables_of(released)
    fields = fields_of(released)
    found: dict[str, Any] = {}
    given: list[str] = []
    for path, value in sorted(corrections.items()):
        field = _field_at(path, fields)
        before = value_at(tables, path)
        _check_plain(path, value)
        if any([path.startswith(other + ".") for other in given]):
            raise BadCorrection(f"{path[:_SHOWN]} is corrected twice.")
        given.append(path)
        if same(value, before):
            continue
        if path == field:
            found[path] = value
        else:
            whole = found.get(field, value_at(tables, field))
            found[field] = corrected(whole, {path.removeprefix(field + "."): value})
    read(written(found))  # as everybody will read them
    return found


def same(one: Any, other: Any) -> bool:
    """Are two plain values equal? True is not 1, and the order of keys does not count."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all([same(one[key], other[key]) for key in one])
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all([same(a, b) for a, b in zip(one, other, strict=True)])
    return type(one) is type(other) and bool(one == other)


def printed_field(path: str, fields: Container[str]) -> str:
    """The path of the field that a path leads to, or into; empty if it is printed nowhere."""
    steps = path.split(".")
    for length in range(min(len(steps), 20), 0, -1):
        field = ".".join(steps[:length])
        if field in fields:
            return field
    return ""


def _field_at(path: str, fields: Mapping[str, object]) -> str:
    """The path of the printed field that a path leads to, or into."""
    found = printed_field(path, fields)
    if found:
        return found
    for field in fields:
        if field.startswith(path + "."):
            raise BadCorrection(
                f"{path[:_SHOWN]} has several values: correct them one by one, like {field}."
            )
    raise BadCorrection(f"{path[:_SHOWN]!r} is not printed on any component of the game.")


def _check_plain(path: str, value: Any, depth: int = 0) -> None:
    """``BadCorrection`` unless the value is made of numbers, words, yes and no, lists, tables."""
    shown = path[:_SHOWN]
    if depth > MOST_DEPTH:
        raise BadCorrection(f"The value of {shown} has too many lists in each other.")
    if isinstance(value, int):
        if abs(value) > MOST_NUMBER:
            raise BadCorrection(
                f"The number of {shown} is impossible: none beyond {MOST_NUMBER} is printed."
            )
        return
    if not isinstance(value, str | list | dict):
        raise BadCorrection(
            f"The value of {shown} is wrong: a whole number, a word, a list or a table is needed."
        )
    if len(value) > LONGEST:
        raise BadCorrection(
            f"The value of {shown} is too long: more than {LONGEST} signs or entries."
        )
    parts = [*value, *value.values()] if isinstance(value, dict) else value
    for part in [] if isinstance(parts, str) else parts:
        _check_plain(path, part, depth + 1)
