"""Decode a table of a game into its typed struct, or say in one sentence what is wrong and where.

``decode`` takes plain data from wherever it comes (a file, a file with small differences laid over
it, a table that somebody entered); ``load`` decodes the file beside a module. A copy of a game for
another version or for corrected tables (``registry.copies``) has the same file with differences:
what is wrong there is named by the path that a correction has.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from teahouse.core import toml
from teahouse.core.errors import TeahouseError
from teahouse.core.overlay import ID, is_list_with_ids
from teahouse.core.table_types import Tables
from teahouse.core.toml_lines import Path, line_of

T = TypeVar("T", bound=Tables)

TABLES_FILE: Final = "tables.toml"
MOST_SHOWN: Final = 80  # characters of a path, and of what somebody wrote, in a message
MOST_SAID: Final = 140  # characters of what is wrong
Change = Callable[[Any], Any]  # from the data of a file to other data

# What is done to the tables of a package before they are decoded; by the name of the package.
_changes: Final[dict[str, tuple[Change, str]]] = {}

# How msgspec ends a message: " - at `$.orders[...].pay`" or " - at `key` in `$.orders`".
_PLACE: Final = re.compile(r" - at (?P<key>`key` in )?`\$(?P<path>.*)`$")
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
_MISSING: Final = re.compile(r"Object missing required field `(.+)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+)`")
_NOT_LISTED: Final = re.compile(r"Invalid enum value (.+)")
_ANY_KEY: Final = "..."  # msgspec's path does not say which key of a dict it was
_TYPE: Final = re.compile(r"`(\w+(?: \| \w+)*)`")
_TYPES: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}


class BadTable(TeahouseError):
    """A table holds what it may not; ``path`` and ``line`` say where (0 where there is no text)."""

    def __init__(self, sentence: str, path: str = "$", line: int = 0) -> None:
        super().__init__(sentence)
        self.path = path
        self.line = line

    def __reduce__(self) -> tuple[type[BadTable], tuple[str, str, int]]:
        """A compiled class has no dictionary for pickle to keep."""
        return BadTable, (str(self), self.path, self.line)


def load(kind: type[T], module: str, name: str = TABLES_FILE) -> T:
    """The tables in the file beside a module (``__name__``), as the rules shall know them.

    ``BadTable`` names the file, the line, path and field.
    """
    package = module.rpartition(".")[0]
    if package in _changes:
        change, source = _changes[package]
        return decode(kind, change(toml.read(package, name)), source, by_ids=True)
    return decode_text(kind, toml.read_text(package, name), f"{package.replace('.', '/')}/{name}")


def change_tables(package: str, change: Change, source: str) -> None:
    """Have the tables of a package changed before they are decoded: before it is imported.

    ``source`` is what a message calls them.
    """
    _changes[package] = (change, source)


def decode_text(kind: type[T], text: str, source: str) -> T:
    """The tables in a TOML text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTable(f"{source} is not a TOML file: {error}.") from error
    return decode(kind, data, source, text)


def decode(
    kind: type[T],
    data: Any,
    source: str = "the table",
    text: str = "",
    *,
    by_ids: bool = False,
) -> T:
    """The tables in plain data.

    The others are for the message only: ``source`` names the data, ``text`` is its TOML, and
    ``by_ids`` has paths written as corrections write them.
    """
    try:
        tables = msgspec.convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        path, problem = _explain(kind, data, str(error))
        raise _refusal(path, problem, source, text, data if by_ids else None) from error
    for place, problem in tables.problems():
        path = _path_of("." + place)
        raise _refusal(path, f"is wrong: {problem}", source, text, data if by_ids else None)
    return tables


def _refusal(path: Path, problem: str, source: str, text: str, data: Any) -> BadTable:
    """``data``: if given, entries of its lists are named by their ids."""
    line = line_of(text, path) if text else 0
    place = _path_text(path) if data is None else _path_by_ids(path, data)
    where = f"{source}{f', line {line}' if line else ''}"
    said = f"{shortened(place, MOST_SHOWN)} {shortened(problem, MOST_SAID)}"
    return BadTable(f"{where}: {said}.", place, line)


def shortened(text: str, most: int) -> str:
    """A text for a message, at most ``most`` characters long.

    >>> shortened("vegetables", 9)
    'vegeta...'
    """
    return text if len(text) <= most else f"{text[: most - 3]}..."


def _explain(kind: type[T], data: Any, message: str) -> tuple[Path, str]:
    """Where msgspec's message points to, and what it says."""
    match = _PLACE.search(message)
    path = _path_of(match["path"]) if match else ()
    what = message[: match.start()] if match else message
    if match and match["key"]:
        path = (*path, _ANY_KEY)
    while _ANY_KEY in path:
        at = path.index(_ANY_KEY)
        path = (*path[:at], _culprit(kind, data, path[:at], message), *path[at + 1 :])
    if missing := _MISSING.fullmatch(what):
        return (*path, missing[1]), "is missing"
    if unknown := _UNKNOWN.fullmatch(what):
        return (*path, unknown[1]), "is not a field of this table"
    if other := _NOT_LISTED.fullmatch(what):
        what = f"{shortened(other[1], MOST_SHOWN)} is not one of those that may stand here"
        what += _listed(kind, path, is_key=bool(match and match["key"]))
    what = _TYPE.sub(lambda types: _worded(types[1]), what[:1].lower() + what[1:])
    return path, f"is {'not a key of this table' if match and match['key'] else 'wrong'}: {what}"


def _listed(kind: type[T], path: Path, *, is_key: bool) -> str:
    """The words or numbers that may stand at a path, in brackets; empty if it has no such list."""
    found: inspect.Type = inspect.type_info(kind)
    for number, step in enumerate(path, 1):
        match found:
            case inspect.DictType(key_type=key) if is_key and number == len(path):
                found = key
            case inspect.StructType(fields=fields):
                found = next(field.type for field in fields if field.encode_name == step)
            case inspect.DictType(value_type=inside) | inspect.VarTupleType(item_type=inside):
                found = inside
            case inspect.TupleType(item_types=parts) if isinstance(step, int):
                found = parts[step]
    if not isinstance(found, inspect.LiteralType):
        return ""
    return f" ({', '.join([str(value) for value in found.values])})"


def _culprit(kind: type[T], data: Any, path: Path, message: str) -> str:
    """The key of the dict at ``path`` that is refused with this message also when it is alone."""
    table: Any = data
    for step in path:
        table = table[step]

    def is_refused(key: str) -> bool:
        try:
            msgspec.convert(_with_value(data, path, {key: table[key]}), kind, str_keys=True)
        except msgspec.ValidationError as error:
            return str(error) == message
        return False

    return next((key for key in table if is_refused(key)), "?")


def _with_value(data: Any, path: Path, value: object) -> Any:
    """A copy of the data with another value at ``path``."""
    if not path:
        return value
    step: Any = path[0]
    copy: Any = data.copy()  # a dict or a list
    copy[step] = _with_value(data[step], path[1:], value)
    return copy


def _path_of(written: str) -> Path:
    """``.orders[3].pay`` in its parts."""
    return tuple(
        int(step[2]) if step[2] and step[2] != _ANY_KEY else step[1] or _ANY_KEY
        for step in _STEP.finditer(written)
    )


def _path_text(path: Path) -> str:
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)


def _path_by_ids(path: Path, data: Any) -> str:
    """As a correction writes it (``core.corrections``): ``special.8.copies``."""
    steps = []
    for step in path:
        if isinstance(step, int):
            inside = data[step] if isinstance(data, list) and step < len(data) else None
            steps.append(str(inside[ID]) if inside and is_list_with_ids(data) else str(step))
        else:
            inside = data.get(step) if isinstance(data, dict) else None
            steps.append(step)
        data = inside
    return ".".join(steps)


def _worded(types: str) -> str:
    """Types of data in plain words: ``int | null``."""
    return " or ".join([_TYPES.get(one, one) for one in types.split(" | ")])
