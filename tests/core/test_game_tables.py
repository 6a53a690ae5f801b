"""No slip of the pen passes in a game's tables: each is refused with its path and its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import cycle
from typing import Any

import msgspec
import pytest
from msgspec import inspect
from table_changes import (
    Path,
    changed,
    is_required,
    places_in,
    renamed,
    tables_data,
    tables_text,
    tables_type,
    type_at,
    without,
    written,
)

from teahouse.core.table_file import BadTable, decode, decode_text
from teahouse.core.table_types import Row
from teahouse.registry import game_names, pack_of

GAMES = [name for name in game_names() if find_spec(f"{pack_of(name).package}.table_types")]

each_game = pytest.mark.parametrize("game", GAMES)


def keys_of(data: Any) -> list[tuple[Path, Any]]:
    return [(path, value) for path, value in places_in(data) if isinstance(path[-1], str)]


def refusal(game: str, data: object) -> BadTable | None:
    try:
        decode(tables_type(game), data)
    except BadTable as refused:
        return refused
    return None


@each_game
def test_a_misspelt_key_is_refused(game: str) -> None:
    data = tables_data(game)
    for path, _ in keys_of(data):
        misspelt = f"{path[-1]}x"
        refused = refusal(game, renamed(data, path, misspelt))
        assert refused is not None, path
        assert refused.path == written((*path[:-1], misspelt)), refused


@each_game
def test_a_value_of_another_type_is_refused(game: str) -> None:
    data = tables_data(game)
    others = cycle((7, 7.5, "seven", True, ["seven"], {"seven": 7}))
    for path, value in places_in(data):
        other = next(one for one in others if type(one) is not type(value))
        refused = refusal(game, changed(data, path, other))
        assert refused is not None, (path, other)
        assert refused.path.removeprefix(written(path)) in ("", ".seven", "[0]"), str(refused)


@each_game
def test_a_key_that_is_missing_is_refused(game: str) -> None:
    data = tables_data(game)
    kind = tables_type(game)
    for path, _ in [one for one in keys_of(data) if must_be_there(kind, data, one[0])]:
        refused = refusal(game, without(data, path))
        assert refused is not None, path
        around = written(path[:-1])
        assert refused.path.startswith(around), (path, str(refused))


def must_be_there(kind: type, data: Any, path: Path) -> bool:
    """Everything but what has a default, and the last of entries that are numbered."""
    for step in path[:-1]:
        data = data[step]
    is_last_number = re.search(r"\d$", str(path[-1])) and list(data)[-1] == path[-1]
    return is_required(kind, path) and not is_last_number


@each_game
def test_a_misspelt_id_is_refused(game: str) -> None:
    data = tables_data(game)
    kind = tables_type(game)
    words = [(path, value) for path, value in places_in(data) if isinstance(value, str)]
    ids = [one for one in words if not is_free_text(type_at(kind, one[0]))]
    assert len(ids) > len(words) // 2
    for path, value in ids:
        refused = refusal(game, changed(data, path, value + "x"))
        assert refused is not None, path
        assert refused.path == written(path), (path, str(refused))


def is_free_text(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StrType) and kind.pattern is None


@each_game
def test_a_refusal_has_the_line_of_the_file(game: str) -> None:
    text = tables_text(game)
    code = text.splitlines()
    slips = [re.sub(r"^([\w-]+)(?= =)", r"\1x", line) for line in code]
    lines = [number for number, line in enumerate(code) if slips[number] != line]
    assert len(lines) > 30
    for number in lines[:: -(-len(lines) // 20)]:
        slip = "\n".join([*code[:number], slips[number], *code[number + 1 :]])
        with pytest.raises(BadTable) as refused:
            decode_text(tables_type(game), slip, "tables.toml")
        assert refused.value.line == number + 1
        assert str(refused.value).startswith(f"tables.toml, line {number + 1}: $")


def structs_in(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            yield cls
            for field in fields:
                yield from structs_in(field.type)
        case inspect.DictType(value_type=value):
            yield from structs_in(value)
        case inspect.VarTupleType(item_type=item):
            yield from structs_in(item)
        case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
            for item in items:
                yield from structs_in(item)


@each_game
def test_tables_cannot_be_changed_and_take_no_unknown_key(game: str) -> None:
    structs = set(structs_in(inspect.type_info(tables_type(game))))
    assert len(structs) >= 10
    for struct in structs:
        assert issubclass(struct, Row)
        config = struct.__struct_config__
        assert config.frozen
        assert config.forbid_unknown_fields
