"""Lessons: every one can be played as it is written, and every step has its words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from teahouse.core.errors import BadState
from teahouse.lessons.load import Lesson, LessonStep, lessons_of
from teahouse.lessons.playback import BadLesson, LessonScene, play, scenes_of
from teahouse.lessons.position import changed, difference
from teahouse.registry import load, names
from teahouse.text.words import LANGUAGES, game_source

EVERY = [(game, lesson) for game in names() for lesson in lessons_of(game)]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), EVERY, ids=[f"{game}/{lesson.id}" for game, lesson in EVERY]
)
each_game = pytest.mark.parametrize("game", names())


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


# --- what an author gets wrong --------------------------------------------------------------------
def _lesson(*steps: LessonStep, **fields: object) -> Lesson:
    base: dict[str, object] = {"id": "x", "examples": ["EX-1"], "minutes": 1, "players": 3}
    return msgspec.convert({**base, **fields, "steps": msgspec.to_builtins(steps)}, Lesson)


def _played(*steps: LessonStep, **fields: object) -> list[LessonScene]:
    return play(load("dschunke"), _lesson(*steps, **fields))


def test_an_action_that_is_not_legal_is_refused() -> None:
    with pytest.raises(BadLesson, match=r"Lesson dschunke/x, step a: .*'bid rice 1'"):
        _played(LessonStep("a", do="bid rice 1"))


def test_a_decision_of_somebody_who_is_not_asked_is_refused() -> None:
    with pytest.raises(BadLesson, match="step a"):
        _played(
            LessonStep("a", others=["1 use_merchant loader"]), position={"first": 0, "waiting": [0]}
        )


def test_a_decision_without_a_seat_is_refused() -> None:
    with pytest.raises(BadLesson, match="must begin with a seat"):
        _played(LessonStep("a", others=["use_merchant loader"]))


def test_a_position_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(BadState, match="goods cards are not conserved"):
        _played(LessonStep("a"), position={"piles": [18, 18, 18, 18]})


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(BadState, match=r"'holds\.violet'"):
        _played(LessonStep("a"), position={"holds.violet": "b"})
    with pytest.raises(BadState, match="'7'"):
        _played(LessonStep("a"), position={"hands.7.0": 1})
    with pytest.raises(msgspec.ValidationError, match="pont"):
        msgspec.convert({"id": "a", "pont": []}, LessonStep)


def test_a_step_goes_on_from_the_one_before_or_begins_anew() -> None:
    start = {"first": 0, "waiting": [0]}
    first, second, third = _played(
        LessonStep("a", do="use_merchant banker"),
        LessonStep("b", others=["1 use_merchant loader"]),
        LessonStep("c", position={"holds.purple": "bg"}),
        position=start,
    )
    assert first.told == []
    assert [told.seat for told in second.told] == [0, 1]
    assert second.state.to_dict()["used"] != first.state.to_dict()["used"]
    assert third.told == []
    assert third.state.to_dict() == first.state.to_dict()


def test_the_difference_of_two_positions_makes_one_of_the_other() -> None:
    game = load("yokohama")
    before = game.start(3, {}, 1).to_dict()
    after = game.start(3, {}, 2).to_dict()
    changes = difference(before, after)
    assert changes
    assert changed(before, changes) == after
    assert difference(after, after) == {}
    assert changed(before, {}) == before
