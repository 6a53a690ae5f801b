"""2A: a trader that ends a journey may drive a weaker one down the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import pieces, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def can_displace(s: YunnanState, color: i64, other: i64, place: i64) -> bool:
    """A trader there, less influence, no guard of its own there (R-46, R-77)."""
    return (
        s.influence[other] < s.influence[color]
        and places.count_of(s.traders_at[other], place) > 0
        and s.guards[other] != place
    )


def can_displace_anybody(s: YunnanState, color: i64, place: i64) -> bool:
    """Is there a colour that can be displaced?"""
    influence = s.influence
    own: i64 = influence[color]
    for other in range(s.rules.colors):
        if influence[other] < own and can_displace(s, color, other, place):
            return True
    return False


def displace(s: YunnanState, color: i64, other: i64, place: i64, events: Events | None) -> None:
    """One trader goes down the road; from Yunnan to the market (R-47)."""
    s.traders_at[other] += places.ONE[place - 1] - places.ONE[place]
    if events is not None:
        params: dict[str, str | int] = {
            "color": d.COLOR_IDS[color],
            "other_color": d.COLOR_IDS[other],
            "province": d.PLACE_IDS[place],
            "other_province": d.PLACE_IDS[place - 1],
        }
        event = events.tell("displaced", params)
        event.move(
            pieces.trader_piece(other),
            pieces.province_place(place),
            pieces.province_place(place - 1),
        )
