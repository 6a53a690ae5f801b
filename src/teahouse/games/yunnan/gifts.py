"""2C: gifts for the traders in the provinces, higher influence first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import data as d
from teahouse.games.yunnan import pieces

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def hand_out(s: YunnanState, events: Events | None) -> None:
    """Province by province; at each level of influence one by one in travel order (R-57)."""
    for place in range(1, d.PLACES):
        if s.gifts[place] > 0 and _person_there(s, place):
            level: i64 = d.MOST_INFLUENCE
            while level >= 0:
                _serve(s, place, level, events)
                level -= 1


def _person_there(s: YunnanState, place: i64) -> bool:
    """Duli takes gifts only where a person has a trader (R-91)."""
    for color in range(s.rules.colors):
        if color != s.rules.duli and s.at[color * d.PLACES + place] > 0:
            return True
    return False


def _serve(s: YunnanState, place: i64, level: i64, events: Events | None) -> None:
    """The n-th lap goes to the colours of this level that have an n-th trader here."""
    lap: i64 = 1
    served = True
    while served:
        served = False
        for color in s.travel:
            if (
                s.gifts[place] > 0
                and s.influence[color] == level
                and s.at[color * d.PLACES + place] >= lap
            ):
                s.gifts = pieces.plus(s.gifts, place, -1)
                s.given = pieces.plus(s.given, color, 1)
                served = True
                if events is not None:
                    name = d.COLOR_IDS[color]
                    params: dict[str, str | int] = {"color": name, "province": d.PLACE_IDS[place]}
                    event = events.tell("gift", params)
                    event.move("gift", f"gifts:{d.PLACE_IDS[place]}", f"gifts:{name}")
        lap += 1
