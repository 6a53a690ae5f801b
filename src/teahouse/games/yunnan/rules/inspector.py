"""2B: the province inspector visits the richest province and banishes one trader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import pieces, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def send_inspector(s: YunnanState, events: Events | None) -> None:
    """Send the inspector out; it banishes a trader and goes home."""
    place: i64 = destination(s)
    if place == d.PUER:
        if events is not None:
            events.tell("inspector_home", {})
        return
    if events is not None:
        event = events.tell("inspector", {"province": d.PLACE_IDS[place]})
        event.move("inspector", "inspector", pieces.province_place(place))
    color: i64 = color_to_banish(s, place)
    if color == d.NOBODY:
        if events is not None:
            event = events.tell("nobody_banished", {"province": d.PLACE_IDS[place]})
            event.move("inspector", pieces.province_place(place), "inspector")
        return
    s.traders_at[color] += 1 - places.ONE[place]
    if events is not None:
        params: dict[str, str | int] = {"color": d.COLOR_IDS[color]}
        params["province"] = d.PLACE_IDS[place]
        event = events.tell("banished", params)
        event.move(
            pieces.trader_piece(color), pieces.province_place(place), pieces.province_place(0)
        )
        event.move("inspector", pieces.province_place(place), "inspector")


def province_value(s: YunnanState, place: i64) -> i64:
    """What all traders and posts of a province are paid, connected or not (R-53)."""
    shift: i64 = places.WIDTH * place
    traders: i64 = 0
    posts: i64 = 0
    for at in s.traders_at:
        traders += (at >> shift) & places.MASK
    for built in s.posts:
        posts += (built >> shift) & places.MASK
    return traders * d.TRADER_INCOME[place] + posts * d.POST_INCOME[place]


def destination(s: YunnanState) -> i64:
    """The province of the highest value, the farther on a tie; Pu'er if the map is empty."""
    pieces_there: i64 = 0
    for at in s.traders_at:
        pieces_there |= at
    for built in s.posts:
        pieces_there |= built
    best: i64 = 1
    found: i64 = d.PUER
    for place in places.PLACES_IN[places.occupied_places(pieces_there) & places.PROVINCES]:
        worth: i64 = province_value(s, place)
        if worth >= best:
            best = worth
            found = place
    return found


def color_to_banish(s: YunnanState, place: i64) -> i64:
    """The colour of most influence below 4 without a tea house there; ties in order (R-56)."""
    found: i64 = d.NOBODY
    for color in s.travel:
        if (
            places.count_of(s.traders_at[color], place) > 0
            and s.influence[color] < d.IMMUNE
            and s.tea_houses[place] != color
            and (found == d.NOBODY or s.influence[color] > s.influence[found])
        ):
            found = color
    return found
