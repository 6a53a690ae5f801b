"""The components of every game: nothing doubtful is hidden, nothing stands on two of them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from printed_values import GAMES, declared, values_of_the_game

from teahouse.components.catalog import components_of, fields_of, kinds_of
from teahouse.components.printed import PrintedKind
from teahouse.components.progress import ComparedCount, compared_count
from teahouse.core.corrections import value_at, written
from teahouse.core.overlay import ID
from teahouse.core.rule_set import RuleSet
from teahouse.registry import game_names, load, versions
from teahouse.registry.rule_sets import tables_of
from teahouse.text.component_words import ABOUT, ComponentWords
from teahouse.text.words import LANGUAGES

each_game = pytest.mark.parametrize("game", GAMES)


def names_of_entries(game: str) -> set[str]:
    """Keys that hold the name of an entry: the rules know entries by it."""
    return {ID, *[kind.named_by for kind in declared(game).kinds if kind.named_by]}


@each_game
def test_every_value_that_matters_is_on_exactly_one_component(game: str) -> None:
    fields = list(fields_of(RuleSet(game)))
    for path, found in values_of_the_game(game).items():
        on = [one for one in fields if path == one or path.startswith(one + ".")]
        is_name = path.rpartition(".")[2] in names_of_entries(game)
        is_number = isinstance(value_at(tables_of(RuleSet(game)), path), int)
        assert len(on) <= 1, path
        if (found.tag == "A" or is_number) and not is_name:
            assert on, path


@each_game
def test_components_have_different_keys_and_every_kind_has_some(game: str) -> None:
    kinds = kinds_of(RuleSet(game))
    keys = Counter([one.key for kind in kinds for one in kind.components])
    assert set(keys.values()) == {1}
    assert all([kind.components for kind in kinds])
    assert len({kind.id for kind in kinds}) == len(kinds)
    assert all([one.fields for kind in kinds for one in kind.components])


@each_game
def test_every_field_shows_the_value_at_its_path(game: str) -> None:
    for component, field in fields_of(RuleSet(game)).values():
        assert field.value == value_at(tables_of(RuleSet(game)), field.path)
        assert field.tag, field.path
        assert field.line > 0
        assert component.key.startswith(component.kind + ":")


@each_game
def test_only_what_is_offered_stands_there(game: str) -> None:
    for _, field in fields_of(RuleSet(game)).values():
        if field.choices:
            value = field.value
            found = list(value) if isinstance(value, list | dict) else [value]
            assert set(found) <= set(field.choices), field.path


@each_game
def test_every_version_has_components(game: str) -> None:
    for version in versions(game):
        kinds = kinds_of(RuleSet(game, version))
        assert sum([len(kind.components) for kind in kinds]) > 20
    assert kinds_of(RuleSet(game)) == kinds_of(RuleSet(game, load(game).version))


@each_game
def test_corrected_tables_are_shown(game: str) -> None:
    fields = fields_of(RuleSet(game))
    path, value = next(
        (path, one.value) for path, (_, one) in fields.items() if one.form == "number"
    )
    rules = RuleSet(game, 0, written({path: value + 1}))
    assert fields_of(rules)[path][1].value == value + 1


@each_game
def test_components_can_be_sent(game: str) -> None:
    kinds = kinds_of(RuleSet(game))
    assert tuple(msgspec.json.decode(msgspec.json.encode(kinds), type=list[PrintedKind])) == kinds


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(game: str, language: str) -> None:
    words = ComponentWords(language, load(game))
    for kind in kinds_of(RuleSet(game)):
        assert words.words.has(f"{game}-printed-{kind.id}")
        for what in ("one", *ABOUT):
            assert words.words.has(f"{game}-printed-{kind.id}-{what}"), (kind.id, what)
        for component in kind.components:
            assert words.component(kind.id, kind.thing, component.id, 1)
            for field in component.fields:
                assert words.words.has(f"{game}-field-{field.id}"), field.id
                for choice in filter(None, field.choices if field.thing else ()):
                    assert words.words.has(f"{game}-{field.thing}-{choice}"), (field.id, choice)
                assert words.value(field.value, field.thing)
    assert words.words.missing == set()


# --- a game that declares nothing -----------------------------------------------------------------
@pytest.mark.parametrize("game", [name for name in game_names() if name not in GAMES])
def test_without_a_declaration_each_section_is_a_kind(game: str) -> None:
    assert [kind.id for kind in kinds_of(RuleSet(game))] == list(tables_of(RuleSet(game)))


# --- progress -------------------------------------------------------------------------------------
@each_game
def test_progress_counts_components_that_were_compared(game: str) -> None:
    kinds = kinds_of(RuleSet(game))
    doubtful = [one for one in components_of(RuleSet(game)).values() if one.is_reconstructed()]
    sure = [one for one in components_of(RuleSet(game)).values() if not one.is_reconstructed()]
    first, second, third = doubtful[:3]
    total = len(doubtful)
    assert compared_count(kinds, [], []) == ComparedCount(0, 0, total)
    assert compared_count(kinds, [], [first.key, sure[0].key]) == ComparedCount(1, 0, total)
    paths = [field.path for field in second.fields]
    assert compared_count(kinds, paths, [first.key]) == ComparedCount(1, 1, total)
    both = compared_count(kinds, paths, [first.key, second.key, third.key])
    assert both == ComparedCount(2, 1, total)
    assert both.done == 3
    assert sum([compared_count([kind], [], []).total for kind in kinds]) == total
