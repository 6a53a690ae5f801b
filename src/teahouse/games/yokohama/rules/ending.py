"""End triggers (section 5): the first one sets the last round, later ones change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def set_last_round(s: YokohamaState, kind: i64, events: Events | None) -> None:
    """At the first end trigger: this round is completed, one more is played (R-85, R-87)."""
    if s.last_round != 0:
        return
    s.last_round = s.round + d.EXTRA_ROUNDS
    s.ended_by = kind
    if events is not None:
        params: dict[str, str | int] = {"trigger": nodes.TRIGGER_IDS[kind]}
        params["round"] = int(s.last_round)
        events.tell("last_round", params)


def occupied_count(spaces: list[i64]) -> i64:
    """How many assistants are on a management board, neutral ones too."""
    n: i64 = 0
    for seat in spaces:
        if seat != d.FREE:
            n += 1
    return n


def church_limit(s: YokohamaState) -> i64:
    """How many assistants in the church end the game (R-88)."""
    return d.CHURCH_TO_END[s.seats - 2]


def customs_limit(s: YokohamaState) -> i64:
    """How many assistants in the customs house end the game."""
    return d.CUSTOMS_TO_END[s.seats - 2]
