"""Tables with one value changed, and what their types say about a place in them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module, resources
from typing import Any

import pytest
from msgspec import inspect

from teahouse.core.table_file import BadTable, decode
from teahouse.core.table_types import Tables
from teahouse.registry import pack_of

Path = tuple[str | int, ...]


@cache
def tables_text(game: str) -> str:
    return resources.files(pack_of(game).package).joinpath("tables.toml").read_text("utf-8")


def tables_data(game: str) -> dict[str, Any]:
    return tomllib.loads(tables_text(game))


def tables_type(game: str) -> type[Tables]:
    """The struct that describes the whole file of a game."""
    module = import_module(f"{pack_of(game).package}.table_types")
    found = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Tables) and one is not Tables
    ]
    (whole,) = found
    return whole


def places_in(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every key and every element of a list, with its value."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for step, value in inside:
        yield (*path, step), value
        if isinstance(value, dict | list):
            yield from places_in(value, (*path, step))


def written(path: Path) -> str:
    """As a refusal puts it."""
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def changed(data: Any, path: Path, value: object) -> Any:
    """A copy with another value; the key is new if it was not there."""
    result = data.copy()
    result[path[0]] = value if len(path) == 1 else changed(data[path[0]], path[1:], value)
    return result


def without(data: Any, path: Path) -> Any:
    """A copy without this key."""
    table = {key: value for key, value in at(data, path[:-1]).items() if key != path[-1]}
    return changed(data, path[:-1], table) if path[:-1] else table


def renamed(data: Any, path: Path, name: str) -> Any:
    """A copy in which a key has another name, in the same place."""
    items = at(data, path[:-1]).items()
    table = {name if key == path[-1] else key: value for key, value in items}
    return changed(data, path[:-1], table) if path[:-1] else table


@cache
def type_of(kind: type[Tables]) -> inspect.Type:
    return inspect.type_info(kind)


def type_at(kind: type[Tables], path: Path) -> inspect.Type:
    """What the struct says about the value at this place."""
    found = type_of(kind)
    for step in path:
        found = _inside(found, step)
    return found


def is_required(kind: type[Tables], path: Path) -> bool:
    """Must this key be there? The last entry of a dict need not: there may be fewer of them."""
    around = type_at(kind, path[:-1])
    if isinstance(around, inspect.StructType):
        (found,) = [one for one in around.fields if one.encode_name == path[-1]]
        return found.required
    return True


def _inside(found: inspect.Type, step: str | int) -> inspect.Type:
    match found:
        case inspect.StructType(fields=fields):
            (field,) = [one for one in fields if one.encode_name == step]
            result = field.type
        case inspect.DictType(value_type=value):
            result = value
        case inspect.VarTupleType(item_type=item):
            result = item
        case inspect.TupleType(item_types=items):
            assert isinstance(step, int)
            result = items[step]
        case _:
            raise LookupError(step)
    if isinstance(result, inspect.UnionType):  # with None, where something may be left out
        (result,) = [one for one in result.types if not isinstance(one, inspect.NoneType)]
    return result


def refusal_of(game: str, place: str, value: object = None) -> str:
    """Why the game's tables are refused with this value at ``rows[3].id``, or without that key."""
    path: Path = tuple(
        int(index) if index else key for index, key in re.findall(r"\[(\d+)\]|([^.\[\]]+)", place)
    )
    data = tables_data(game)
    slip = without(data, path) if value is None else changed(data, path, value)
    with pytest.raises(BadTable) as refused:
        decode(tables_type(game), slip)
    return str(refused.value).removeprefix("the table: ")
