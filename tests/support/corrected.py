"""Corrections of a game for tests that name none: numbers by one larger, and playable."""

from __future__ import annotations

from functools import cache
from typing import Any

from sample import SAMPLE, SEATS

from teahouse.components.catalog import fields_of, kinds_of
from teahouse.components.printed import PrintedComponent
from teahouse.components.trial_games import play
from teahouse.core.corrections import written
from teahouse.core.errors import TeahouseError
from teahouse.core.rule_set import RuleSet
from teahouse.registry import load

ENOUGH = 3
VERSION = load(SAMPLE).version
RULES = RuleSet(SAMPLE, VERSION)


@cache
def playable(game: str = SAMPLE) -> dict[str, Any]:
    """Some corrections of numbers, each of another component."""
    found: dict[str, Any] = {}
    components: set[str] = set()
    for path, (component, field) in fields_of(RuleSet(game)).items():
        if component.key in components or field.form != "number":
            continue
        if is_playable(game, {**found, path: field.value + 1}):
            found[path] = field.value + 1
            components.add(component.key)
        if len(found) == ENOUGH:
            break
    assert len(found) == ENOUGH
    return found


def is_playable(game: str, corrections: dict[str, Any]) -> bool:
    try:
        play(load(RuleSet(game, 0, written(corrections))), SEATS, {}, 1)
    except TeahouseError:
        return False
    return True


def reconstructed(game: str = SAMPLE) -> list[PrintedComponent]:
    """Components that an owner compares, without those that ``playable`` corrects."""
    corrected = {fields_of(RuleSet(game))[path][0].key for path in playable(game)}
    every = [one for kind in kinds_of(RuleSet(game)) for one in kind.components]
    return [one for one in every if one.is_reconstructed() and one.key not in corrected]


def component_of(path: str, game: str = SAMPLE) -> PrintedComponent:
    """The component on which a value stands."""
    return fields_of(RuleSet(game))[path][0]
