"""The form in which each kind of field is stored: the expressions that write and read it.

Writing uses ``teahouse.core.plain``, reading ``teahouse.core.fields``. A field with a form of its
own is written by ``store_NAME`` and read by ``read_NAME`` in the game's ``storage.py``.
"""

from __future__ import annotations

from teahouse.develop.code import parenthesized
from teahouse.develop.declaration import BadDeclaration, Field


def write_expression(f: Field) -> str:
    """The expression that stores a field."""
    value = f"s.{f.name}{f.part}"
    if f.has_own_form:
        return f"store_{f.name}(s)"
    if not f.is_list:
        return _write_one(f, value)
    words, none, width = f.values.words, f.values.none, f.shape.width
    if f.element == "number":
        return f"plain.rows({value}, {width})" if width else f"plain.integers({value})"
    if f.element == "word":
        if none is not None:
            return f"plain.words_or_none({value}, {none}, {words})"
        return f"plain.words({value}, {words})"
    return f"[{_write_one(f, 'n')} for n in {value}]"


def read_expression(f: Field) -> str:
    """The expression that reads a field."""
    if f.has_own_form:
        return f"read_{f.name}(s, f)"
    if not f.is_list:
        return _read_one(f)
    v, shape = f.values, f.shape
    size = "None" if shape.rows is None else shape.rows
    if shape.condition:
        size += f" if {shape.condition} else 0"
    if f.element == "number" and shape.width:
        return f'f.rows("{f.stored}", {size}, {shape.width}, {v.low}, {v.high})'
    if f.element == "number":
        return f'f.integers("{f.stored}", {size}, {v.low}, {v.high})'
    if f.element == "packed":
        rows = f'f.row_lists("{f.stored}", {size}, {shape.width}, {v.low}, {v.high})'
        return f"[{f.module}.pack_counts(row) for row in {rows}]"
    if f.element == "set":
        if v.words is None:
            raise BadDeclaration(f"The field {f.name!r}: store a list of number sets by hand.")
        return f'f.word_sets("{f.stored}", {size}, {v.words})'
    if v.none is not None:
        return f'f.words_or_none("{f.stored}", {size}, {v.none}, {v.words})'
    return f'f.words("{f.stored}", {size}, {v.words})'


def write_member(f: Field, index: str) -> str:
    """The expression that stores what one member of a group has of a field."""
    words, width = f.values.words, f.shape.width
    if f.has_own_form:
        return f"store_{f.name}(s, {index})"
    if width is None or f.element == "packed":
        return _write_one(f, _member_place(f, index))
    if f.element == "number":
        row = _member_row(f, index, width)
        return f"plain.counts({row}, {words})" if words else f"plain.integers({row})"
    return f"plain.words({_member_row(f, index, width)}, {words})"


def read_member(f: Field, index: str) -> str:
    """The statement that reads what one member of a group has of a field."""
    v, width = f.values, f.shape.width
    is_row = width is not None and f.element != "packed"
    target = _member_row(f, index, str(width)) if is_row else _member_place(f, index)
    if f.has_own_form:
        value = f"read_{f.name}(s, {index}, f)"
    elif not is_row:
        value = _read_one(f)
    elif f.element == "word":
        value = f'f.words("{f.stored}", {width}, {v.words})'
    elif v.words is not None:
        value = f'f.counts("{f.stored}", {v.words}, {v.low}, {v.high})'
    else:
        value = f'f.integers("{f.stored}", {width}, {v.low}, {v.high})'
    return f"{target} = {value}"


def _member_place(f: Field, index: str) -> str:
    return f"s.{f.name}[{index}]"


def _member_row(f: Field, index: str, width: str) -> str:
    w = parenthesized(width)
    return f"s.{f.name}[{index} * {w} : ({index} + 1) * {w}]"


def _write_one(f: Field, value: str) -> str:
    """A single number, whatever it stands for."""
    v = f.values
    if f.element == "flag":
        return value
    if f.element == "word":
        if v.none is not None:
            return f"{v.none} if {value} < 0 else {v.words}[{value}]"
        return f"{v.words}[{value}]"
    if f.element == "set":
        return f"plain.words_in({value}, {v.words})" if v.words else f"plain.numbers_in({value})"
    if f.element == "packed":
        return f"plain.integers({f.module}.unpack_counts({value}))"
    return f"int({value})"


def _read_one(f: Field) -> str:
    v = f.values
    if f.element == "flag":
        return f'f.boolean("{f.stored}")'
    if f.element == "word":
        if v.none is not None:
            return f'f.word_or_none("{f.stored}", {v.none}, {v.words})'
        return f'f.word("{f.stored}", {v.words})'
    if f.element == "set":
        if v.words is not None:
            return f'f.word_set("{f.stored}", {v.words})'
        return f'f.number_set("{f.stored}", {v.low}, {v.high})'
    if f.element == "packed":
        width = f.shape.width or f.shape.rows
        return f'{f.module}.pack_counts(f.integers("{f.stored}", {width}, {v.low}, {v.high}))'
    return f'f.integer("{f.stored}", {v.low}, {v.high})'
