"""Stored states: whatever is wrong is said in one sentence that names the field."""

from __future__ import annotations

import pytest

from teahouse.core import plain
from teahouse.core.errors import BadState
from teahouse.core.fields import Fields


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "must be a mapping"),
        ({}, "'n' is missing"),
        ({"n": "x"}, "'n' in the state must be a whole number from 0 to 9"),
        ({"n": True}, "must be a whole number"),
        ({"n": 10}, "not 10"),
        ({"n": 1, "l": 1}, "'l' in the state must be a list"),
        ({"n": 1, "l": [1]}, "must have 2 entries, not 1"),
        ({"n": 1, "l": [1, 99]}, "whole number from 0 to 9, not 99"),
        ({"n": 1, "l": [1, 2], "w": "c"}, "must be one of a, b, not 'c'"),
        ({"n": 1, "l": [1, 2], "w": "a", "t": 1}, "must be true or false"),
        ({"n": 1, "l": [1, 2], "w": "a", "t": True, "x": 1}, "unknown fields: x"),
    ],
)
def test_what_is_wrong_is_said(data: object, message: str) -> None:
    with pytest.raises(BadState, match=message):
        _read(data)


def test_what_is_right_is_read() -> None:
    assert _read({"n": 1, "l": [1, 2], "w": "b", "t": False}) == (1, [1, 2], 1, False)


def _read(data: object) -> tuple[int, list[int], int, bool]:
    f = Fields(data)
    read = (int(f.integer("n", 0, 9)), [int(n) for n in f.integers("l", 2, 0, 9)])
    word, flag = int(f.word("w", ["a", "b"])), f.boolean("t")
    f.done()
    return (*read, word, flag)


@pytest.mark.parametrize("number", [0, 31, 32, 62])
def test_sets_hold_all_numbers_of_63_bits(number: int) -> None:
    words = [f"w{n}" for n in range(63)]
    f = Fields({"numbers": [number], "words": [words[number]], "lists": [[words[number]]]})
    assert int(f.number_set("numbers", 0, 62)) == 1 << number
    assert int(f.word_set("words", words)) == 1 << number
    assert [int(n) for n in f.word_sets("lists", 1, words)] == [1 << number]


def test_tables_and_counts_are_read_as_they_were_written() -> None:
    names = ["ore", "tea"]
    f = Fields(
        {"r": plain.rows([1, 2, 3, 4], 2), "c": plain.counts([5, 6], names), "o": ["", "tea"]}
    )
    assert f.rows("r", 2, 2, 0, 9) == [1, 2, 3, 4]
    assert f.counts("c", names, 0, 9) == [5, 6]
    assert f.words_or_none("o", 2, "", names) == [-1, 1]
    assert plain.words_or_none([-1, 1], "", names) == ["", "tea"]
    f.done()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([[1, 2], [3]], "'1' in r of the state must have 2 entries, not 1"),
        ([[1, 2], [3, 10]], "'1' in r of the state must be a whole number from 0 to 9, not 10"),
        ([[1, 2]], "'r' in the state must have 2 entries, not 1"),
    ],
)
def test_an_error_in_a_table_names_the_field_and_the_row(data: object, message: str) -> None:
    with pytest.raises(BadState, match=message):
        Fields({"r": data}).rows("r", 2, 2, 0, 9)
