"""Lessons for everybody: no table is stored, nobody needs a name."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from teahouse.server.http import lesson_views
from teahouse.server.http.games import A_WHILE
from teahouse.server.protocol.http_api import LessonStepView, LessonView, WhyAnswer

STEP = "/api/games/{game:str}/lessons/{lesson:str}/steps/{step:int}"


@get("/api/games/{game:str}/lessons", cache_control=A_WHILE, sync_to_thread=False)
def see_lessons(game: FromPath[str]) -> list[LessonView]:
    """The lessons of a game, in the order in which they are learnt."""
    return lesson_views.lessons_seen(game)


@get(STEP, cache_control=A_WHILE, sync_to_thread=False)
def see_step(game: FromPath[str], lesson: FromPath[str], step: FromPath[int]) -> LessonStepView:
    """A step of a lesson; steps are counted from 0."""
    return lesson_views.step_seen(game, lesson, step)


@get(f"{STEP}/why/{{action:int}}", cache_control=A_WHILE, sync_to_thread=False)
def why_not_in_step(
    game: FromPath[str], lesson: FromPath[str], step: FromPath[int], action: FromPath[int]
) -> WhyAnswer:
    """Why may the learner not do this now?"""
    return WhyAnswer(lesson_views.why_not(game, lesson, step, action))


HANDLERS = [see_lessons, see_step, why_not_in_step]
