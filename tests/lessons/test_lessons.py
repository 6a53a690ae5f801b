"""Lessons: every one can be played as it is written, and every step has its words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from sample import SAMPLE

from teahouse.lessons.load import Lesson, lessons_of
from teahouse.lessons.playback import scenes_of
from teahouse.lessons.position import difference, with_changes
from teahouse.registry import game_names, load
from teahouse.text.words import LANGUAGES, game_source

EVERY = [(game, lesson) for game in game_names() for lesson in lessons_of(game)]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), EVERY, ids=[f"{game}/{lesson.id}" for game, lesson in EVERY]
)
each_game = pytest.mark.parametrize("game", game_names())


@each_game
def test_every_game_can_be_learnt(game: str) -> None:
    lessons = lessons_of(game)
    assert 3 <= len(lessons) <= 6
    assert max(Counter(lesson.id for lesson in lessons).values()) == 1
    asked = [step.do for lesson in lessons for step in lesson.steps if step.do]
    assert len(asked) >= 8, "who learns must do things himself"


@each_lesson
def test_a_lesson_is_played_through_by_the_rules(game: str, lesson: Lesson) -> None:
    scenes = scenes_of(game, lesson.id)
    assert 3 <= len(scenes) <= 7
    assert max(Counter(step.id for step in lesson.steps).values()) == 1
    assert any(step.do for step in lesson.steps)
    assert not lesson.steps[-1].do, "the last step shows what the last decision did"
    for scene in scenes:
        scene.state.check()
        if scene.expected is not None:
            assert scene.expected in scene.state.legal(lesson.seat)
            assert len(scene.state.legal(lesson.seat)) > 1, "there is nothing to choose"


@each_lesson
def test_a_lesson_is_made_of_worked_examples(game: str, lesson: Lesson) -> None:
    tests = Path(__file__).parents[1] / "games" / game / "test_examples.py"
    known = set(re.findall(r"def test_ex_(\d+)", tests.read_text(encoding="utf-8")))
    assert lesson.examples
    for example in lesson.examples:
        assert example.removeprefix("EX-") in known, f"{example} is no worked example"


def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(game_source(language, game, "lessons")))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_step_has_words(game: str, language: str) -> None:
    bundle = _bundle(language, game)
    wanted = set()
    for lesson in lessons_of(game):
        wanted.add(f"{game}-lesson-{lesson.id}")
        names = {f"p{seat}": "Mei" for seat in range(lesson.players)}
        for step in lesson.steps:
            message = f"{game}-lesson-{lesson.id}-{step.id}"
            wanted.add(message)
            assert bundle.has_message(message), message
            found = bundle.get_message(message)
            parts = [found.value, found.attributes.get("title")]
            if "do" in found.attributes:
                assert step.do, f"{message} asks for something that is not expected"
                parts.append(found.attributes["do"])
            for pattern in parts:
                assert pattern is not None, message
                text, errors = bundle.format_pattern(pattern, names)
                assert not errors, message
                assert 0 < len(str(text)) <= 420, f"{message} cannot be read at a glance"
    assert set(bundle._messages) == wanted, "words that no step says"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rules_in_short(game: str, language: str) -> None:
    text = game_source(language, game, "rules")
    for part in ("goal", "turn", "end", "scoring"):
        assert f"{game}-rules-{part} = " in text


@each_game
def test_every_kind_of_place_has_a_tip(game: str) -> None:
    kinds = {place.split(":")[0] for entry in load(game).catalog.entries for place in entry.places}
    tips = set(re.findall(rf"^{game}-tip-([a-z_]+) = ", game_source("en", game, "rules"), re.M))
    assert kinds <= tips, f"without a tip: {sorted(kinds - tips)}"


def test_the_difference_of_two_positions_makes_one_of_the_other() -> None:
    game = load(SAMPLE)
    before = game.start(3, {}, 1).to_dict()
    after = game.start(3, {}, 2).to_dict()
    changes = difference(before, after)
    assert changes
    assert with_changes(before, changes) == after
    assert difference(after, after) == {}
    assert with_changes(before, {}) == before
