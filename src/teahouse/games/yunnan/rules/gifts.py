"""2C: gifts for the traders in the provinces, higher influence first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import pieces, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def hand_out(s: YunnanState, events: Events | None) -> None:
    """Province by province; at each level of influence one by one in travel order (R-57)."""
    traders: i64 = 0  # Duli takes gifts only where a person has a trader
    for color in s.travel:
        if color != s.rules.duli:
            traders |= s.traders_at[color]
    for place in places.PLACES_IN[places.occupied_places(traders) & places.PROVINCES]:
        if s.gifts[place] > 0:
            _give_at_place(s, place, events)


def _give_at_place(s: YunnanState, place: i64, events: Events | None) -> None:
    """Give out the gifts of a province, from the highest level of influence on."""
    levels: i64 = 0
    for color in s.travel:
        if places.count_of(s.traders_at[color], place) > 0:
            levels |= d.BIT[s.influence[color]]
    level: i64 = d.MOST_INFLUENCE
    while levels != 0:
        if levels & d.BIT[level] != 0:
            levels -= d.BIT[level]
            _give_to_level(s, place, level, events)
        level -= 1


def _give_to_level(s: YunnanState, place: i64, level: i64, events: Events | None) -> None:
    """Give gifts to one level of influence: lap n to the colours with n traders here."""
    lap: i64 = 1
    served = True
    while served and s.gifts[place] > 0:
        served = False
        for color in s.travel:
            if (
                s.influence[color] == level
                and places.count_of(s.traders_at[color], place) >= lap
                and s.gifts[place] > 0
            ):
                s.gifts = pieces.with_added(s.gifts, place, -1)
                s.gifts_owned = pieces.with_added(s.gifts_owned, color, 1)
                served = True
                if events is not None:
                    name = d.COLOR_IDS[color]
                    params: dict[str, str | int] = {"color": name, "province": d.PLACE_IDS[place]}
                    event = events.tell("gift", params)
                    event.move("gift", f"gifts:{d.PLACE_IDS[place]}", f"gifts:{name}")
        lap += 1
