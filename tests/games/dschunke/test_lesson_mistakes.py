"""What an author of lessons gets wrong, by the positions of Dschunke."""

from __future__ import annotations

import msgspec
import pytest

from teahouse.core.errors import BadState
from teahouse.lessons.load import Lesson, LessonStep
from teahouse.lessons.playback import BadLesson, LessonScene, play
from teahouse.registry import load


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
    assert first.decisions == []
    assert [one.seat for one in second.decisions] == [0, 1]
    assert second.state.to_dict()["used"] != first.state.to_dict()["used"]
    assert third.decisions == []
    assert third.state.to_dict() == first.state.to_dict()
