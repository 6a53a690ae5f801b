"""Positions against their declaration (fields.md): stored completely, copied as said, refused."""

from __future__ import annotations

import copy
import importlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from walks import Case, cases, quick_first, walk

from teahouse.core.errors import BadState
from teahouse.core.game import State
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.develop import declaration
from teahouse.develop.declaration import HEAD_FIELDS, Declaration, Field, Group
from teahouse.registry import pack_of

GAMES = Path(__file__).parents[2] / "src" / "teahouse" / "games"
# A game from another distribution may write its position by hand.
DECLARED = [case for case in cases() if (GAMES / case.game.name).is_dir()]
each_case = pytest.mark.parametrize("case", quick_first(DECLARED), ids=str)


@cache
def declared(name: str) -> Declaration:
    """The declaration of a game's position."""
    return declaration.read(GAMES / name / "fields.md")


def positions(case: Case) -> Iterator[State]:
    """The start, the middle and the end of a random game."""
    length = int(playout(case.start(11), Rng(12)))
    for decisions in (0, length // 2, length):
        state = case.start(11)
        playout(state, Rng(12), decisions)
        yield state


@each_case
def test_every_declared_field_is_stored_in_its_place_or_follows_from_others(case: Case) -> None:
    d = declared(case.game.name)
    for state in positions(case):
        stored = state.to_dict()
        assert list(stored) == [*HEAD_FIELDS, *stored_names(d.items, names_in(case, state))]
        for item in d.items:
            if isinstance(item, Group):
                names = stored_names(item.fields, names_in(case, state))
                members = stored[item.stored]
                assert isinstance(members, list)
                assert [list(member) for member in members] == [names] * len(members)
        for field in d.fields():
            assert hasattr(state, field.name)


def names_in(case: Case, state: State) -> dict[str, object]:
    """The names that lengths, bounds and conditions of a declaration may use."""
    storage = importlib.import_module(f"{pack_of(case.game.rule_set).package}.storage")
    names = {**vars(storage), "s": state, "seats": int(state.seats)}
    for name, expression in declared(case.game.name).names.items():
        names[name] = eval(expression, names)
    return names


def is_stored(item: Field | Group, names: dict[str, object]) -> bool:
    condition = item.condition if isinstance(item, Field) else ""
    return item.stored is not None and (not condition or bool(eval(condition, names)))


def stored_names(items: Sequence[Field | Group], names: dict[str, object]) -> list[str]:
    """In their order; those with a condition come last."""
    found = [item for item in items if is_stored(item, names)]
    found.sort(key=lambda item: isinstance(item, Field) and item.condition != "")
    return [str(item.stored) for item in found]


@each_case
def test_what_was_stored_is_read_again(case: Case) -> None:
    for count, (state, _, _) in enumerate(walk(case, 21)):
        if count % 9 == 0:
            back = case.game.from_dict(state.to_dict())
            assert back.to_dict() == state.to_dict()
            for field in declared(case.game.name).fields():
                if field.stored is not None and not field.part:
                    one, two = getattr(back, field.name), getattr(state, field.name)
                    assert one == two, field.name


@each_case
def test_a_copy_shares_what_is_declared_as_shared_and_nothing_else(case: Case) -> None:
    for state in positions(case):
        other = state.copy()
        for field in declared(case.game.name).fields():
            one, two = getattr(state, field.name), getattr(other, field.name)
            assert one == two, field.name
            if field.container == "shared list" or field.element == "given":
                assert one is two, field.name
            elif field.is_list:
                assert one is not two, field.name
            if field.container == "nested lists":
                assert all(a is b for a, b in zip(one, two, strict=True)), field.name


@each_case
def test_a_value_out_of_its_bounds_is_refused_by_its_name(case: Case) -> None:
    d = declared(case.game.name)
    for state in positions(case):
        names = names_in(case, state)
        stored = state.to_dict()
        for item in d.items:
            fields = item.fields if isinstance(item, Group) else [item]
            for field in fields:
                if field.stored is None or not is_stored(field, names):
                    continue
                changed = copy.deepcopy(stored)
                holder = changed
                if isinstance(item, Group):
                    members = changed[item.stored]
                    assert isinstance(members, list)
                    holder = members[-1]
                for value in strange(field, holder[field.stored], names, isinstance(item, Group)):
                    holder[field.stored] = value
                    with pytest.raises(BadState) as error:
                        case.game.from_dict(changed)
                    assert field.stored in str(error.value), value


def strange(f: Field, value: object, names: dict[str, object], is_of_member: bool) -> list[object]:
    """Values that the declaration of a field does not allow."""
    wrong: list[object] = [None, {"strange": 1}]
    if f.has_own_form:
        return wrong
    is_row = f.shape.width is not None and f.element != "packed"
    if is_of_member and not is_row:
        return wrong + strange_entries(f, value, names)
    if is_of_member and f.values.low is not None and f.values.words is not None:
        assert isinstance(value, dict)
        return wrong + [{**value, list(value)[0]: n} for n in strange_numbers(f, names)]
    if not f.is_list:
        return wrong + strange_entries(f, value, names)
    assert isinstance(value, list)
    if f.shape.rows is not None:
        wrong.append([*value, *(value[:1] or [0])])
    for entry in strange_entries(f, value[0] if value else None, names):
        if is_row and not is_of_member:
            rest = value[0][1:] if value else []
            wrong.append([[entry, *rest], *value[1:]])
        else:
            wrong.append([entry, *value[1:]])
    return wrong


def strange_entries(f: Field, value: object, names: dict[str, object]) -> list[object]:
    """Values that cannot stand for a single number of the field."""
    if f.element == "flag":
        return [0, "true"]
    if f.element == "word":
        return ["a strange word", 0]
    if f.element == "number":
        return [*strange_numbers(f, names), True, "1"]
    if f.element == "packed":
        rest = value[1:] if isinstance(value, list) else []
        return [[n, *rest] for n in strange_numbers(f, names)]
    if f.values.words is not None:
        return [["a strange word"], [0], 5]
    return [[n] for n in strange_numbers(f, names)]


def strange_numbers(f: Field, names: dict[str, object]) -> list[object]:
    """The numbers next to the bounds."""
    return [int(eval(str(f.values.low), names)) - 1, int(eval(str(f.values.high), names)) + 1]
