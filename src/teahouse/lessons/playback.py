"""A lesson at the table: every step as a position that the real rules have reached."""

from __future__ import annotations

from functools import cache

from teahouse.core.errors import IllegalAction, TeahouseError
from teahouse.core.events import Event
from teahouse.core.game import Game, State
from teahouse.core.match import RefusedAction, apply_decision
from teahouse.lessons.load import Lesson, LessonStep, lessons_of
from teahouse.lessons.position import with_changes
from teahouse.registry import load


class BadLesson(TeahouseError):
    """A lesson that cannot be played as it is written."""


class LessonDecision:
    """A decision that led to a step, with its seat and its events."""

    __slots__ = ("action", "events", "seat")

    def __init__(self, seat: int, action: int, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.events = events


class LessonScene:
    """A step, its position, and the decisions since the step before. ``state`` is never changed."""

    __slots__ = ("decisions", "expected", "lesson", "state", "step")

    def __init__(
        self,
        lesson: Lesson,
        step: LessonStep,
        state: State,
        decisions: list[LessonDecision],
        expected: int | None,
    ) -> None:
        self.lesson = lesson
        self.step = step
        self.state = state
        self.decisions = decisions
        self.expected = expected  # the action that the step asks for


@cache
def scenes_of(game: str, lesson: str) -> tuple[LessonScene, ...]:
    """All steps of a lesson, or none if the game has no such lesson."""
    for one in lessons_of(game):
        if one.id == lesson:
            return tuple(play(load(game), one))
    return ()


def play(game: Game, lesson: Lesson) -> list[LessonScene]:
    """Play a lesson through; ``BadLesson`` where the rules do not allow what is written."""
    state = _set_up(game, lesson, lesson.steps[0])
    scenes: list[LessonScene] = []
    done: list[LessonDecision] = []  # by the learner, in the step before
    for step in lesson.steps:
        if step.position and scenes:
            state, done = _set_up(game, lesson, step), []
        decisions = [
            *done,
            *[_decide_as_other_seat(game, state, lesson, step, line) for line in step.others],
        ]
        expected = game.catalog.parse(step.do) if step.do else None
        scenes.append(LessonScene(lesson, step, state.copy(), decisions, expected))
        done = [] if expected is None else [_decide_as_learner(game, state, lesson, step, expected)]
    return scenes


def _set_up(game: Game, lesson: Lesson, step: LessonStep) -> State:
    start = game.start(lesson.players, lesson.options, lesson.seed).to_dict()
    state = game.from_dict(with_changes(with_changes(start, lesson.position), step.position))
    state.check()
    return state


def _decide_as_learner(
    game: Game, state: State, lesson: Lesson, step: LessonStep, action: int
) -> LessonDecision:
    return _apply_decision(game, state, lesson, step, lesson.seat, action)


def _decide_as_other_seat(
    game: Game, state: State, lesson: Lesson, step: LessonStep, line: str
) -> LessonDecision:
    seat, _, notation = line.partition(" ")
    if not seat.isdecimal() or int(seat) >= lesson.players:
        raise BadLesson(f"{_where(game, lesson, step)}: {line!r} must begin with a seat.")
    action = game.catalog.parse(notation)
    return _apply_decision(game, state, lesson, step, int(seat), action)


def _apply_decision(
    game: Game, state: State, lesson: Lesson, step: LessonStep, seat: int, action: int
) -> LessonDecision:
    reason = state.why_not(seat, action)
    if reason is not None:
        refused: IllegalAction = RefusedAction(game.catalog[action].notation, seat, reason)
        raise BadLesson(f"{_where(game, lesson, step)}: {refused}")
    decision = LessonDecision(seat, action, apply_decision(state, seat, action).events)
    state.check()
    return decision


def _where(game: Game, lesson: Lesson, step: LessonStep) -> str:
    return f"Lesson {game.name}/{lesson.id}, step {step.id}"
