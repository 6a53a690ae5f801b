"""House tables and their file, for every game that says what is printed on its components."""

from __future__ import annotations

import tomllib

import pytest
from printed_values import GAMES

from teahouse.components.catalog import components_of, fields_of, kinds_of, with_version
from teahouse.components.check import checked_corrections, same
from teahouse.components.declaration import steps_of
from teahouse.components.house_tables import (
    BadHouseFile,
    HouseTables,
    house_tables_template,
    read_house_tables,
    write_house_tables,
)
from teahouse.components.printed import PrintedField
from teahouse.components.progress import compared_count
from teahouse.core.corrections import BadCorrection, canonical, read, value_at
from teahouse.core.rule_set import RuleSet
from teahouse.registry import game_names, versions
from teahouse.registry.rule_sets import tables_of

each_game = pytest.mark.parametrize("game", GAMES)


def numbers_of(rules: RuleSet) -> list[PrintedField]:
    """Fields with a single number."""
    return [field for _, field in fields_of(rules).values() if type(field.value) is int]


def lists_of(rules: RuleSet) -> list[PrintedField]:
    """Fields with several values."""
    fields = [field for _, field in fields_of(rules).values()]
    return [one for one in fields if isinstance(one.value, list | dict) and one.value]


def counts_of(rules: RuleSet) -> list[PrintedField]:
    """Fields with several numbers."""
    return [one for one in lists_of(rules) if one.form in ("counts", "numbers")]


def house_tables(rules: RuleSet) -> HouseTables:
    """Two numbers are larger by one, one component is as printed."""
    rules = with_version(rules)
    first, second = numbers_of(rules)[:2]
    key = next(iter(components_of(rules)))
    corrections = {first.path: first.value + 1, second.path: second.value + 1}
    return HouseTables(rules.name, rules.version, "Mei", dict(sorted(corrections.items())), (key,))


# --- the file -------------------------------------------------------------------------------------
@each_game
def test_a_file_is_written_and_read(game: str) -> None:
    for version in versions(game):
        house = house_tables(RuleSet(game, version))
        text = write_house_tables(house, name_of=lambda key: f"the {key}")
        assert read_house_tables(text.encode(), RuleSet(game, version)) == house
        assert text.count("the ") == 3
        rows = tomllib.loads(text)["corrections"]
        assert [row["is"] - row["was"] for row in rows] == [1, 1]


@each_game
def test_a_template_changes_nothing_until_it_is_filled_in(game: str) -> None:
    rules = RuleSet(game)
    empty = read_house_tables(house_tables_template(rules).encode(), rules)
    assert (empty.corrections, empty.as_printed) == ({}, ())
    marked = house_tables_template(rules).replace('\n  # "', '\n  "')
    everything = read_house_tables(marked.encode(), rules)
    count = compared_count(kinds_of(rules), {}, everything.as_printed)
    assert count.done == count.total == count.as_printed > 0
    lines = tomllib.loads(house_tables_template(rules))["corrections"]
    doubtful = [field.path for _, field in fields_of(rules).values() if field.tag == "A"]
    assert [line["path"] for line in lines] == doubtful
    assert all([same(line["was"], line["is"]) for line in lines])


@each_game
def test_a_file_of_another_game_or_version_is_refused(game: str) -> None:
    house = house_tables(RuleSet(game))
    text = write_house_tables(house)
    other = next(name for name in game_names() if name != game)
    with pytest.raises(BadHouseFile, match=rf"is one of '{game}', not of {other}\.$"):
        read_house_tables(text.encode(), RuleSet(other))
    for version in versions(game)[:-1]:
        with pytest.raises(
            BadHouseFile, match=rf"version {house.version} .*, not version {version}"
        ):
            read_house_tables(text.encode(), RuleSet(game, version))


@each_game
def test_a_file_speaks_of_the_values_that_we_have(game: str) -> None:
    field = numbers_of(RuleSet(game))[0]
    text = write_house_tables(house_tables(RuleSet(game)))
    wrong = text.replace(f"was = {field.value},", f"was = {field.value + 7},", 1)
    assert wrong != text
    with pytest.raises(BadHouseFile, match=rf"was {field.value + 7}, but in version"):
        read_house_tables(wrong.encode(), RuleSet(game))


def test_long_values_that_differ_at_their_end() -> None:
    found = [
        (with_version(RuleSet(game)), one) for game in GAMES for one in lists_of(RuleSet(game))
    ]
    rules, field = max(found, key=lambda one: len(str(one[1].value)))
    assert len(str(field.value)) > 200
    text = write_house_tables(HouseTables(rules.name, rules.version, "Mei", {field.path: []}))
    wrong = text.replace("], is = ", ", 7], is = ").replace("}, is = ", ", x = 7 }, is = ")
    assert wrong != text
    sentence = rf"was made for another {field.path} than that of version {rules.version}\.$"
    with pytest.raises(BadHouseFile, match=sentence):
        read_house_tables(wrong.encode(), rules)


@pytest.mark.parametrize("was", ["2026-11-19", "0x" + "f" * 5000, "inf", "'\t'"])
def test_whatever_stands_behind_was_is_told_in_one_sentence(was: str) -> None:
    rules = RuleSet(GAMES[0])
    field = numbers_of(rules)[0]
    text = write_house_tables(house_tables(rules))
    wrong = text.replace(f"was = {field.value},", f"was = {was},", 1)
    with pytest.raises(BadHouseFile, match=rf"says that {field.path} was .*\.$") as refused:
        read_house_tables(wrong.encode(), rules)
    assert len(str(refused.value)) < 300


# --- what is kept of corrections ------------------------------------------------------------------
@each_game
def test_whole_fields_are_kept_and_only_what_differs(game: str) -> None:
    rules = RuleSet(game)
    number, same_number = numbers_of(rules)[:2]
    field = counts_of(rules)[0]
    step = steps_of(field.value)[0]
    inside = f"{field.path}.{step}"
    given = {number.path: number.value + 1, same_number.path: same_number.value, inside: 9}
    kept = checked_corrections(rules, given)
    assert kept.keys() == {number.path, field.path}
    assert kept[number.path] == number.value + 1
    assert value_at(kept[field.path], step) == 9
    assert len(kept[field.path]) == len(field.value)
    assert value_at(tables_of(rules), field.path) == field.value  # nothing was changed in place
    assert checked_corrections(rules, kept) == kept


@each_game
@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (10_000, "The number of PATH is impossible: none beyond 9999 is printed."),
        (1.5, "The value of PATH is wrong: a whole number, a word, a list or a table is needed."),
        (None, "The value of PATH is wrong: a whole number, a word, a list or a table is needed."),
        ("x" * 2000, "The value of PATH is too long: more than 1000 signs or entries."),
        ([[[[[[[[[[]]]]]]]]]], "The value of PATH has too many lists in each other."),
        ("\u202e", "The correction of 'PATH' has characters that cannot be printed."),
    ],
)
def test_impossible_values_are_refused(game: str, value: object, sentence: str) -> None:
    path = numbers_of(RuleSet(game))[0].path
    with pytest.raises(BadCorrection) as refused:
        checked_corrections(RuleSet(game), {path: value})
    assert str(refused.value) == sentence.replace("PATH", path)


@each_game
def test_what_is_read_can_be_stored(game: str) -> None:
    """The text of the corrections is read again wherever a game is loaded."""
    for version in versions(game):
        house = house_tables(RuleSet(game, version))
        assert canonical(house.rules.corrections) == house.rules.corrections
        assert read(house.rules.corrections) == house.corrections


@each_game
def test_one_value_is_corrected_once(game: str) -> None:
    field = lists_of(RuleSet(game))[0]
    twice = {field.path: field.value, f"{field.path}.{steps_of(field.value)[0]}": 9}
    with pytest.raises(BadCorrection, match=r"is corrected twice\.$"):
        checked_corrections(RuleSet(game), twice)
