"""Reading a game's table file, with the types that the rules need."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import cast

Table = dict[str, object]


def read(package: str, name: str) -> Table:
    """The tables in the file ``name`` of a package."""
    return tomllib.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))


def table(data: Table, *path: str) -> Table:
    """The table at this path."""
    for key in path:
        data = cast(Table, data[key])
    return data


def rows(data: Table, key: str) -> list[Table]:
    """An array of tables."""
    return cast(list[Table], data[key])


def texts(data: Table, key: str) -> list[str]:
    """A list of words; empty where there is none."""
    return cast(list[str], data.get(key, []))


def text(data: Table, key: str) -> str:
    """A word."""
    return cast(str, data[key])


def number(data: Table, key: str) -> int:
    """A whole number."""
    return cast(int, data[key])


def numbers(data: Table, key: str) -> list[int]:
    """A list of whole numbers."""
    return cast(list[int], data[key])
