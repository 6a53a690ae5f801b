"""Read the fields of a position from the table in which they are declared (``fields.md``).

A field used to be written six times: in ``__slots__``, ``__init__``, the empty table, ``copy``,
``to_dict`` and ``fill``. Now it is one row of a Markdown table, which people can read as it is and
from which ``teahouse.develop.position`` writes the six. docs/positions.md describes the columns.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from teahouse.core.errors import TeahouseError

COLUMNS = ["field", "stored as", "kind", "length", "values", "at first", "meaning"]
HEAD_KEYS = ("game", "class", "version")
HEAD_FIELDS = ("game", "version", "seats", "options")  # of every stored position, written first
INHERITED = "waiting"  # a slot of State itself

_HEAD_LINE = re.compile(r"- (\w+): `(.+)`")
_GROUP_LINE = re.compile(r"Stored in `(\w+)`, one mapping for each `(\w+)` of `(\w+)`\.")
_KIND = re.compile(
    r"(?:(list|shared list) of )?(number|word|set|packed (?P<module>[a-z_]\w*))s?"
    r"|(flag|given|nested lists)"
)
_STORED = re.compile(r"(\w*)(\[.+\])?(?:(?:^|, )own form)?")
_STORED_IF = re.compile(r"(?:(.*?) )?if(?: (.*))?")
_NONE = re.compile(r'("[^"]*") or (.+)')


class BadDeclaration(TeahouseError):
    """A declaration that cannot be understood; the sentence names the file, line and field."""


@dataclass(frozen=True)
class Shape:
    """How long a list is: ``rows`` x ``width`` entries, none unless ``condition`` holds."""

    rows: str | None = None  # None: any number
    width: str | None = None
    condition: str | None = None


@dataclass(frozen=True)
class Values:
    """What may stand in a field: numbers within bounds, or an index into words."""

    low: str | None = None
    high: str | None = None
    words: str | None = None
    none: str | None = None  # the word for -1, with its quotes
    type: str | None = None  # of what is given to the constructor


@dataclass(frozen=True)
class Field:
    """One field of a position, as declared."""

    name: str
    stored: str | None  # its name in stored positions; None: follows from the others
    part: str  # the slice that is stored, for example "[: s.left]"
    has_own_form: bool  # stored by hand-written functions
    condition: str  # stored only where it holds, after all others; empty: always
    container: str  # "", "list", "shared list" or "nested lists"
    element: str  # "number", "word", "set", "packed", "flag" or "given"
    module: str  # of packed numbers: the module with pack_counts and unpack_counts
    shape: Shape
    values: Values
    start: str
    meaning: str
    section: str
    line: int

    @property
    def is_list(self) -> bool:
        return self.container != ""


@dataclass(frozen=True)
class Group:
    """Fields stored together, one mapping for each seat, colour or whatever they belong to."""

    stored: str
    index: str
    count: str
    fields: list[Field] = field(default_factory=list)


@dataclass
class Declaration:
    """All fields of a position, in the order in which they are stored."""

    path: str
    head: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)  # for lengths and bounds
    items: list[Field | Group] = field(default_factory=list)

    def fields(self) -> Iterator[Field]:
        """All fields, those in groups too, in their order."""
        for item in self.items:
            if isinstance(item, Group):
                yield from item.fields
            else:
                yield item


def read(path: Path) -> Declaration:
    """Read the declaration in a file."""
    return parse(path.read_text(encoding="utf-8"), path.name)


def parse(text: str, path: str = "fields.md") -> Declaration:
    """The declaration in a text; ``path`` is for the errors."""
    reader = _Reader(Declaration(path))
    for number, line in enumerate(text.splitlines(), 1):
        reader.read_line(number, line.strip())
    _check_whole(reader.declaration)
    return reader.declaration


class _Reader:
    """Reads line by line, and remembers the section it is in."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.section = ""
        self.group: Group | None = None
        self.is_in_table = False

    def read_line(self, number: int, line: str) -> None:
        """Read one line; what is no table, heading or head line is prose."""
        d = self.declaration
        where = f"{d.path}, line {number}"
        if not line.startswith("|"):
            self.is_in_table = False
        if line.startswith("## "):
            self.section, self.group = line[3:], None
        elif line.startswith("- "):
            self._read_head(where, line)
        elif line.startswith("Stored in"):
            found = _GROUP_LINE.fullmatch(line)
            if found is None:
                raise BadDeclaration(
                    f"{where}: write 'Stored in `NAME`, one mapping for each `INDEX` of `COUNT`.'"
                )
            self.group = Group(found[1], found[2], found[3])
            d.items.append(self.group)
        elif line.startswith("|"):
            self._read_row(number, where, [cell.strip() for cell in line.strip("|").split("|")])

    def _read_head(self, where: str, line: str) -> None:
        found = _HEAD_LINE.fullmatch(line)
        if found is None:
            raise BadDeclaration(f"{where}: write '- name: `expression`'.")
        key, value = found[1], found[2]
        if key in HEAD_KEYS:
            self.declaration.head[key] = value
        else:
            self.declaration.names[key] = _parse_expression(value, f"{where}, name {key!r}")

    def _read_row(self, number: int, where: str, cells: list[str]) -> None:
        if not self.is_in_table:
            if cells != COLUMNS:
                raise BadDeclaration(f"{where}: the columns must be {', '.join(COLUMNS)}.")
            self.is_in_table = True
            return
        if all(cell and set(cell) <= {"-", ":"} for cell in cells):
            return  # the line below the headings
        if len(cells) != len(COLUMNS):
            raise BadDeclaration(
                f"{where}, field {cells[0]!r}: {len(cells)} cells instead of {len(COLUMNS)}."
            )
        found = _parse_field(cells, self.section, number, f"{where}, field {cells[0]!r}")
        if self.group is None:
            self.declaration.items.append(found)
            return
        if not found.is_list or found.shape.rows != self.group.count:
            raise BadDeclaration(
                f"{where}, field {found.name!r}: in {self.group.stored!r} every field is a list "
                f"of {self.group.count!r} entries or rows."
            )
        self.group.fields.append(found)


def _parse_field(cells: list[str], section: str, line: int, where: str) -> Field:
    name, stored, kind, length, values, start, meaning = cells
    if not name.isidentifier():
        raise BadDeclaration(f"{where}: this is no name for a field.")
    if not meaning:
        raise BadDeclaration(f"{where}: it does not say what it means.")
    found = _KIND.fullmatch(kind)
    if found is None:
        raise BadDeclaration(f"{where}: unknown kind {kind!r}.")
    element = found[4] or found[2].split()[0]
    container = found[1] or ""
    if element == "nested lists":
        element, container = "number", "nested lists"
    condition = ""
    if limited := _STORED_IF.fullmatch(stored):
        stored, condition = limited[1] or "", _parse_expression(limited[2] or "", where)
    form = _STORED.fullmatch(stored) if stored != "-" else None
    if form is None and stored != "-":
        raise BadDeclaration(f"{where}: 'stored as' {stored!r} is not understood.")
    result = Field(
        name=name,
        stored=(form[1] or name) if form is not None else None,
        part=(form[2] or "") if form is not None else "",
        has_own_form=stored.endswith("own form"),
        condition=condition,
        container=container,
        element=element,
        module=found["module"] or "",
        shape=_parse_shape(length, where),
        values=_parse_values(values, element, where),
        start=_parse_expression(start or ("False" if element == "flag" else "0"), where),
        meaning=meaning,
        section=section,
        line=line,
    )
    _check_field(result, bool(length), where)
    return result


def _parse_shape(length: str, where: str) -> Shape:
    if length in ("", "any"):
        return Shape()
    size, _, condition = length.partition(" if ")
    rows, _, width = size.partition(" x ")
    return Shape(
        _parse_expression(rows, where),
        _parse_expression(width, where) if width else None,
        _parse_expression(condition, where) if condition else None,
    )


def _parse_values(text: str, element: str, where: str) -> Values:
    if element == "given":
        return Values(type=_parse_expression(text, where))
    if not text:
        return Values()
    if ".." in text:
        words = None
        bounds, _, names = text.partition(" by ")
        if names:
            words = _parse_expression(names, where)
        low, _, high = bounds.partition("..")
        low, high = _parse_expression(low, where), _parse_expression(high, where)
        if _is_above(low, high):
            raise BadDeclaration(f"{where}: no number lies in {text!r}.")
        return Values(low=low, high=high, words=words)
    found = _NONE.fullmatch(text)
    if found is not None:
        return Values(words=_parse_expression(found[2], where), none=found[1])
    return Values(words=_parse_expression(text, where))


def _is_above(low: str, high: str) -> bool:
    try:
        return bool(ast.literal_eval(low) > ast.literal_eval(high))
    except ValueError:
        return False  # known only when a position is read


def _parse_expression(text: str, where: str) -> str:
    try:
        ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        raise BadDeclaration(f"{where}: {text!r} is no expression.") from error
    return text.strip()


def _check_field(f: Field, has_length: bool, where: str) -> None:
    """Refuse what does not fit together."""
    is_stored = f.stored is not None and not f.has_own_form
    bounds, words = f.values.low is not None, f.values.words is not None
    needs_length = f.is_list or f.element == "packed"
    problems = [
        (needs_length and not has_length, "its length is missing; 'any' if it varies"),
        (has_length and not needs_length, "only lists and packed numbers have a length"),
        (f.part and not f.is_list, "only a part of a list can be stored"),
        (f.condition and f.stored is None, "what is not stored has no condition"),
        (f.element == "given" and f.stored is not None, "what is given is not stored: write '-'"),
        (f.container == "nested lists" and is_stored, "nested lists are stored in their own form"),
        (is_stored and f.element == "number" and not bounds, "its bounds are missing: LOW..HIGH"),
        (is_stored and f.element == "packed" and not bounds, "its bounds are missing: LOW..HIGH"),
        (is_stored and f.element == "word" and (bounds or not words), "its words are missing"),
        (is_stored and f.element == "set" and not (bounds or words), "its members are missing"),
        (f.element == "flag" and (bounds or words), "a flag is true or false, it has no values"),
    ]
    for is_wrong, problem in problems:
        if is_wrong:
            raise BadDeclaration(f"{where}: {problem}.")


def _check_whole(d: Declaration) -> None:
    for key in HEAD_KEYS:
        if key not in d.head:
            raise BadDeclaration(f"{d.path}: the line '- {key}: `...`' is missing.")
    for needed, element in (("chosen", "given"), (INHERITED, "set")):
        if not any(f.name == needed and f.element == element for f in d.fields()):
            raise BadDeclaration(f"{d.path}: the field {needed!r}, a {element}, is missing.")
    _refuse_twins(d, [(f.name, f.line) for f in d.fields()])
    top = [(i.stored, getattr(i, "line", 0)) for i in d.items if i.stored is not None]
    _refuse_twins(d, [*[(name, 0) for name in HEAD_FIELDS], *top])
    for item in d.items:
        if isinstance(item, Group):
            _refuse_twins(d, [(f.stored, f.line) for f in item.fields if f.stored is not None])


def _refuse_twins(d: Declaration, names: list[tuple[str, int]]) -> None:
    seen: set[str] = set()
    for name, line in names:
        if name in seen:
            raise BadDeclaration(f"{d.path}, line {line}, field {name!r}: the name is taken.")
        seen.add(name)
