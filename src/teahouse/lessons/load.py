"""The lessons of a game as its author wrote them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from teahouse.core.options import Value
from teahouse.registry import pack_of


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: look at this, or do this.

    ``others`` are decisions that happen before the step is shown, each ``SEAT NOTATION``. ``do`` is
    what the learner shall decide; without it they only read. A step goes on from the one before it,
    unless it has a ``position`` of its own (changes of the lesson's set-up).
    """

    id: str
    do: str = ""
    point: list[str] = []
    others: list[str] = []
    position: dict[str, object] = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some steps at one table; ``examples`` are the worked examples that they are made of."""

    id: str
    examples: list[str]
    minutes: int
    players: int
    steps: list[LessonStep]
    seat: int = 0  # the learner's
    seed: int = 1
    options: dict[str, Value] = {}
    position: dict[str, object] = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lessons: list[Lesson] = []


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order; none where nobody has written any."""
    path = resources.files(pack_of(game).package).joinpath("lessons.toml")
    if not path.is_file():
        return ()
    return tuple(msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File).lessons)
