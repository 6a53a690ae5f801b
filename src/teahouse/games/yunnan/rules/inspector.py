"""2B: the province inspector visits the richest province and banishes one trader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import pieces, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def visit(s: YunnanState, events: Events | None) -> None:
    """The whole visit: where the inspector goes, whom it banishes, and back home."""
    place: i64 = target(s)
    if place == d.PUER:
        if events is not None:
            events.tell("inspector_home", {})
        return
    if events is not None:
        event = events.tell("inspector", {"province": d.PLACE_IDS[place]})
        event.move("inspector", "inspector", pieces.province(place))
    color: i64 = victim(s, place)
    if color == d.NOBODY:
        if events is not None:
            event = events.tell("nobody_banished", {"province": d.PLACE_IDS[place]})
            event.move("inspector", pieces.province(place), "inspector")
        return
    s.at[color] += 1 - places.ONE[place]
    if events is not None:
        params: dict[str, str | int] = {"color": d.COLOR_IDS[color]}
        params["province"] = d.PLACE_IDS[place]
        event = events.tell("banished", params)
        event.move(pieces.trader(color), pieces.province(place), pieces.province(0))
        event.move("inspector", pieces.province(place), "inspector")


def value(s: YunnanState, place: i64) -> i64:
    """What all traders and posts of a province are paid, connected or not (R-53)."""
    shift: i64 = places.WIDTH * place
    traders: i64 = 0
    posts: i64 = 0
    for at in s.at:
        traders += (at >> shift) & places.MASK
    for built in s.posts:
        posts += (built >> shift) & places.MASK
    return traders * d.TRADER_INCOME[place] + posts * d.POST_INCOME[place]


def target(s: YunnanState) -> i64:
    """The highest value, the farther on a tie; Pu'er if the map is empty."""
    pieces_there: i64 = 0
    for at in s.at:
        pieces_there |= at
    for built in s.posts:
        pieces_there |= built
    best: i64 = 1
    found: i64 = d.PUER
    for place in places.PLACES_IN[places.occupied_places(pieces_there) & places.PROVINCES]:
        worth: i64 = value(s, place)
        if worth >= best:
            best = worth
            found = place
    return found


def victim(s: YunnanState, place: i64) -> i64:
    """The highest influence below 4 without a tea house there; earlier in order on a tie (R-56)."""
    found: i64 = d.NOBODY
    for color in s.travel:
        if (
            places.number(s.at[color], place) > 0
            and s.influence[color] < d.IMMUNE
            and s.tea_houses[place] != color
            and (found == d.NOBODY or s.influence[color] > s.influence[found])
        ):
            found = color
    return found
