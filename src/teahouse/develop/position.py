"""Write the code of a position from the declaration of its fields.

``cog`` calls ``write_state`` and ``write_storage`` between marks in ``state.py`` and
``storage.py``; both read ``fields.md`` in the same folder. The code is what a person would write
by hand, so mypyc compiles it to the same C; it stays readable in a diff and in a debugger. How a
list lies in memory is decided in ``ListLayout`` alone.

This is a plain module outside the compiled rooms: no running game imports it, but a game from
another distribution can use it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Protocol

from teahouse.develop import declaration
from teahouse.develop.code import FULL_WIDTH, indented, parenthesized, wrap_line
from teahouse.develop.declaration import INHERITED, Declaration, Field, Group
from teahouse.develop.stored_forms import (
    read_expression,
    read_member,
    write_expression,
    write_member,
)


class Cog(Protocol):
    """The attributes of cog's module that the generator uses."""

    inFile: str

    def out(self, text: str) -> None:
        """Write into the file between the marks."""


class ListLayout:
    """How a list of numbers lies in memory."""

    TYPE = "list[i64]"
    EMPTY = "NOTHING"
    NESTED_TYPE = "list[list[i64]]"
    NESTED_EMPTY = "NO_LISTS"

    @staticmethod
    def repeat(value: str, length: str) -> str:
        """A new list with the same value everywhere."""
        return f"[{value}] * {parenthesized(length)}"

    @staticmethod
    def copy(name: str) -> str:
        """An independent copy; inner lists are shared."""
        return f"{name}[:]"


def write_state(cog: Cog) -> None:
    """Write the body of the class: slots, constructor, empty lists, copy."""
    cog.out(state_code(declaration.read(Path(cog.inFile).with_name("fields.md"))))


def write_storage(cog: Cog) -> None:
    """Write the functions that store and read all fields."""
    cog.out(storage_code(declaration.read(Path(cog.inFile).with_name("fields.md"))))


# --- the class ------------------------------------------------------------------------------------
def state_code(d: Declaration) -> str:
    """``__slots__``, ``__init__``, ``clear_lists`` and ``copy``."""
    methods = [_slots_lines(d), _constructor_lines(d), _clear_lists(d), _copy_lines(d)]
    return "\n\n".join("\n".join(lines) for lines in methods) + "\n\n"


def _slots_lines(d: Declaration) -> list[str]:
    names = sorted(f.name for f in d.fields() if f.name != INHERITED)
    return ["__slots__ = (", *[f'    "{name}",' for name in names], ")"]


def _constructor_lines(d: Declaration) -> list[str]:
    given = [f for f in d.fields() if f.element == "given"]
    params = ", ".join(f"{f.name}: {f.values.type}" for f in given)
    lines = [f"def __init__(self, seats: i64, {params}) -> None:", "    super().__init__(seats)"]
    section = ""
    for f in d.fields():
        if f.section != section:
            section = f.section
            lines.append(f"    # --- {section[0].lower()}{section[1:]}")
        if f.name == INHERITED:
            continue
        lines += _with_comment(f"    self.{f.name}: {_type_of(f)} = {_first_value(f)}", f)
    return lines


def _with_comment(line: str, f: Field) -> list[str]:
    note = {"shared list": "shared: ", "nested lists": "the inner lists are shared: "}
    comment = f"# {note.get(f.container, '')}{f.meaning}"
    if len(line) + 2 + len(comment) <= FULL_WIDTH - 4:
        return [f"{line}  {comment}"]
    return [f"    {comment}", line]


def _type_of(f: Field) -> str:
    if f.element == "given":
        return str(f.values.type)
    if f.container == "nested lists":
        return ListLayout.NESTED_TYPE
    if f.is_list:
        return ListLayout.TYPE
    return "bool" if f.element == "flag" else "i64"


def _first_value(f: Field) -> str:
    if f.element == "given":
        return f.name
    if f.container == "nested lists":
        return ListLayout.NESTED_EMPTY
    return ListLayout.EMPTY if f.is_list else f.start


def _clear_lists(d: Declaration) -> list[str]:
    lines = []
    for f in d.fields():
        shape = f.shape
        if f.container not in ("list", "shared list") or shape.rows is None:
            continue
        size = shape.rows
        if shape.width is not None and f.element != "packed":
            size = f"{parenthesized(shape.rows)} * {parenthesized(shape.width)}"
        fresh = ListLayout.repeat(f.start, size)
        if shape.condition:
            fresh = f"{fresh} if {shape.condition} else {ListLayout.EMPTY}"
        lines.append(f"    s.{f.name} = {fresh}")
    body = [*_local_names_lines(d, lines), *lines]
    return [
        "def clear_lists(self) -> None:",
        '    """Give every list of a known length that length, with nothing in it."""',
        *[re.sub(r"\bs\.", "self.", line) for line in body],
    ]


def _copy_lines(d: Declaration) -> list[str]:
    name = d.head["class"]
    given = ", ".join(f"self.{f.name}" for f in d.fields() if f.element == "given")
    lines = [
        f"def copy(self) -> {name}:",
        f"    other = {name}(self.seats, {given})",
        f"    other.{INHERITED} = self.{INHERITED}",
    ]
    for f in d.fields():
        if f.element == "given" or f.name == INHERITED:
            continue
        value = f"self.{f.name}"
        if f.container in ("list", "nested lists"):
            value = ListLayout.copy(value)
        lines.append(f"    other.{f.name} = {value}")
    return [*lines, "    return other"]


def _local_names_lines(d: Declaration, lines: list[str]) -> list[str]:
    """The names that the lines use, and those that these use in turn."""
    known = {"seats": "int(s.seats)", **d.names}
    needed: list[str] = []
    text = "\n".join(lines)
    for name in reversed(known):
        if re.search(rf"(?<![\w.\"]){name}\b(?!\")", text):
            needed.insert(0, f"    {name} = {known[name]}")
            text += "\n" + known[name]
    return needed


# --- storage --------------------------------------------------------------------------------------
def storage_code(d: Declaration) -> str:
    """``to_dict``, ``read_fields``, and the same for one member of each group."""
    functions = [_to_dict(d), _read_fields(d)]
    for item in d.items:
        if isinstance(item, Group):
            functions += [_member_to_dict(d, item), _read_member(d, item)]
    return "\n\n\n".join("\n".join(lines) for lines in functions) + "\n\n\n"


def _to_dict(d: Declaration) -> list[str]:
    entries = [
        f'"game": "{d.head["game"]}"',
        f'"version": {d.head["version"]}',
        '"seats": int(s.seats)',
        '"options": dict(s.chosen)',
    ]
    limited: list[tuple[Field, str]] = []
    for item in d.items:
        if isinstance(item, Group):
            i = item.index
            each = f"[{i}_to_dict(s, {i}) for {i} in range({item.count})]"
            entries.append(f'"{item.stored}": {each}')
        elif item.condition:
            limited.append((item, write_expression(item)))
        elif item.stored is not None:
            entries.append(f'"{item.stored}": {write_expression(item)}')
    return [
        f"def to_dict(s: {d.head['class']}) -> dict[str, object]:",
        '    """The complete position, in the words of the rules."""',
        *_mapping_lines(d, entries, limited),
    ]


def _mapping_lines(
    d: Declaration, entries: list[str], limited: list[tuple[Field, str]]
) -> list[str]:
    """Lines that return a dictionary: the entries, then the fields that have a condition."""
    lines = [line for entry in entries for line in wrap_line(indented(f"{entry},", 8))]
    if not limited:
        return [*_local_names_lines(d, lines), "    return {", *lines, "    }"]
    more: list[str] = []
    for f, value in limited:
        more.append(f"    if {f.condition}:")
        more += wrap_line(f'        stored["{f.stored}"] = {value}')
    return [
        *_local_names_lines(d, [*lines, *more]),
        "    stored: dict[str, object] = {",
        *lines,
        "    }",
        *more,
        "    return stored",
    ]


def _reading_lines(f: Field, statement: str) -> list[str]:
    """Lines that read a field, if its condition holds."""
    if not f.condition:
        return wrap_line(f"    {statement}")
    return [f"    if {f.condition}:", *wrap_line(f"        {statement}")]


def _read_fields(d: Declaration) -> list[str]:
    lines: list[str] = []
    for item in d.items:
        if isinstance(item, Group):
            members = f'enumerate(f.records("{item.stored}", {item.count}))'
            lines.append(f"    for {item.index}, member in {members}:")
            lines.append(f"        read_{item.index}(s, {item.index}, member)")
        elif item.stored is not None:
            lines += _reading_lines(item, f"s.{item.name} = {read_expression(item)}")
    return [
        f"def read_fields(s: {d.head['class']}, f: Fields) -> None:",
        '    """Read every stored field; an error names the field that is missing or wrong."""',
        *_local_names_lines(d, lines),
        *lines,
        "    f.done()",
    ]


def _member_to_dict(d: Declaration, group: Group) -> list[str]:
    i = group.index
    stored = [f for f in group.fields if f.stored is not None]
    entries = [f'"{f.stored}": {write_member(f, i)}' for f in stored if not f.condition]
    limited = [(f, write_member(f, i)) for f in stored if f.condition]
    return [
        f"def {i}_to_dict(s: {d.head['class']}, {i}: i64) -> dict[str, object]:",
        f'    """What is stored of one {i}."""',
        *_mapping_lines(d, entries, limited),
    ]


def _read_member(d: Declaration, group: Group) -> list[str]:
    i = group.index
    stored = [f for f in group.fields if f.stored is not None]
    lines = [line for f in stored for line in _reading_lines(f, read_member(f, i))]
    return [
        f"def read_{i}(s: {d.head['class']}, {i}: i64, f: Fields) -> None:",
        f'    """Read what is stored of one {i}."""',
        *_local_names_lines(d, lines),
        *lines,
        "    f.done()",
    ]
