"""What a learner sees of a lesson. Nothing is stored: a step looks the same to everybody."""

from __future__ import annotations

from functools import cache

from teahouse.core.viewer import EVERYTHING, seat_viewer
from teahouse.lessons.load import lessons_of
from teahouse.lessons.playback import LessonScene, scenes_of
from teahouse.registry import game_names, load
from teahouse.server.protocol.http_api import DecisionView, LessonStepView, LessonView
from teahouse.server.tables.answers import Refusal, Why
from teahouse.server.tables.views import Choice, TriggerView


def lessons_seen(game: str) -> list[LessonView]:
    """The lessons of a game, in the order in which they are learnt."""
    if game not in game_names():
        raise Refusal("no-such-game", params={"game": game[:40]})
    return [
        LessonView(one.id, one.minutes, one.examples, [step.id for step in one.steps])
        for one in lessons_of(game)
    ]


def step_seen(game: str, lesson: str, step: int) -> LessonStepView:
    """A step as the learner sees it; steps are counted from 0."""
    _get_scene(game, lesson, step)
    return _seen(game, lesson, step)


def why_not(game: str, lesson: str, step: int, action: int) -> Why | None:
    """Why may the learner not do this now? None if it is legal."""
    scene = _get_scene(game, lesson, step)
    if not 0 <= action < len(load(game).catalog):
        raise Refusal("no-such-action")
    reason = scene.state.why_not(scene.lesson.seat, action)
    return None if reason is None else Why(reason.key, reason.rule, reason.params)


def _get_scene(game: str, lesson: str, step: int) -> LessonScene:
    known = [one.id for one in lessons_seen(game)]
    scenes = scenes_of(game, lesson) if lesson in known else ()
    if not 0 <= step < len(scenes):
        raise Refusal("no-such-lesson")
    return scenes[step]


@cache
def _seen(game: str, lesson: str, step: int) -> LessonStepView:
    scene, catalog = _get_scene(game, lesson, step), load(game).catalog
    state, seat = scene.state, scene.lesson.seat
    viewer = EVERYTHING if state.over else seat_viewer(seat)
    progress = state.progress()
    return LessonStepView(
        game=game,
        lesson=lesson,
        step=scene.step.id,
        number=step,
        players=scene.lesson.players,
        seat=seat,
        options=load(game).resolve(scene.lesson.players, scene.lesson.options),
        view=state.view(viewer),
        asked=[int(one) for one in state.actors()],
        legal=[
            Choice(entry.number, entry.notation, entry.places)
            for entry in [catalog[int(action)] for action in state.legal(seat)]
        ],
        told=[
            DecisionView(
                decision.seat,
                decision.action if viewer.sees(decision.seat) else None,
                [event.seen_by(viewer) for event in decision.events],
            )
            for decision in scene.decisions
        ],
        point=scene.step.point,
        expected=scene.expected,
        round=progress.round,
        phase=progress.phase,
        triggers=[TriggerView(t.key, t.value, t.limit) for t in progress.triggers],
    )
