"""``components.toml``: how a game says which values of its tables are printed on which component.

A pattern is a path as in ``core.corrections``, in which ``*`` stands for every entry.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from teahouse.components.printed import Form
from teahouse.core.corrections import value_at
from teahouse.core.overlay import ID, is_list_with_ids
from teahouse.core.pack import BrokenPack, GamePack

FILE: Final = "components.toml"
EVERY: Final = "*"

Word = Annotated[str, Meta(pattern="^[a-z0-9_]*$")]


class FieldDeclaration(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing on a component: where it stands below the entry; "" is the entry itself."""

    at: str
    id: Word = ""  # the last step of `at` where it is not given
    form: Form | None = None  # found from the value where it is not given
    of: Word = ""  # a list of `words`: what may stand there
    thing: Word = ""  # kind of things in the texts of the game that words them


class KindDeclaration(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of components. Without ``fields`` every key of an entry is one."""

    id: Word
    entries: str | tuple[str, ...]  # one pattern or several
    thing: Word = ""  # kind of things in the texts of the game that words a component
    named_by: Word = ""  # the key of an entry that holds its name, where it has no id
    fields: tuple[FieldDeclaration, ...] = ()

    def patterns(self) -> tuple[str, ...]:
        """The patterns of the entries."""
        return (self.entries,) if isinstance(self.entries, str) else self.entries


class ComponentsDeclaration(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    kinds: tuple[KindDeclaration, ...]
    drawing: tuple[str, ...] = ()  # where we draw something: no value of the game
    internal: tuple[str, ...] = ()  # what only this program needs
    words: dict[str, tuple[int | str, ...]] = {}


def declaration_of(pack: GamePack) -> ComponentsDeclaration | None:
    """What the file of a pack says; None if it brings none, ``BrokenPack`` if it is wrong."""
    path = resources.files(pack.package).joinpath(FILE)
    if not path.is_file():
        return None
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, ComponentsDeclaration)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenPack(f"The file {FILE} of {pack.name} is wrong: {error}.") from error


def matches(path: str, pattern: str) -> bool:
    """Does a path lead to what the pattern names, or into it?"""
    steps, wanted = path.split("."), pattern.split(".")
    return len(steps) >= len(wanted) and all(
        [want in (EVERY, step) for want, step in zip(wanted, steps, strict=False)]
    )


def found_by(tables: Any, pattern: str) -> Iterator[tuple[str, str]]:
    """The paths that a pattern names, in their order, each with what stood for its stars."""
    yield from _found_by(tables, pattern.split("."), (), ())


def _found_by(
    data: Any, pattern: list[str], path: tuple[str, ...], stars: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    if not pattern:
        yield ".".join(path), ".".join(stars)
        return
    step = pattern[0]
    for name in steps_of(data):
        if step in (EVERY, name):
            found = (*stars, name) if step == EVERY else stars
            yield from _found_by(value_at(data, name), pattern[1:], (*path, name), found)


def steps_of(data: Any) -> list[str]:
    """The steps that lead from a part of the tables to its parts."""
    if isinstance(data, dict):
        return list(data)
    if is_list_with_ids(data):
        return [str(one[ID]) for one in data]
    return [str(index) for index in range(len(data))] if isinstance(data, list) else []
