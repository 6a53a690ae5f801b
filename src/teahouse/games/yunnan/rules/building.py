"""Trading posts, bridges and tea houses: where they may be built, and building them (2A, 1C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import pieces, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def add_sites(s: YunnanState, color: i64, kind: i64, actions: list[i64]) -> None:
    """All sites where a structure in the personal stock may be built, in rising order."""
    horse: i64 = s.horse[color]
    if kind == d.POST:
        for place in range(1, horse + 1):
            if places.count_of(s.posts[color], place) < s.rules.posts_in_province:
                actions.append(c.BUILD_POST + place - 1)
    elif kind == d.BRIDGE:
        for ravine in range(d.RAVINES):
            if (
                d.RAVINE_HIGH[ravine] <= horse
                and (s.bridges[color] >> ravine) & 1 == 0
                and s.blocker != ravine
            ):
                actions.append(c.BUILD_BRIDGE + ravine)
    else:
        for place in range(1, horse + 1):
            if s.tea_houses[place] == d.NOBODY:
                actions.append(c.BUILD_TEA_HOUSE + place - 1)


def add_all_sites(s: YunnanState, color: i64, actions: list[i64]) -> None:
    """The sites of all structures in the personal stock."""
    kept = s.structures_in_stock
    first: i64 = color * d.KINDS
    if kept[first] + kept[first + 1] + kept[first + 2] > 0:
        for kind in range(d.KINDS):
            if kept[first + kind] > 0:
                add_sites(s, color, kind, actions)


def build(s: YunnanState, color: i64, action: i64, events: Events | None) -> None:
    """A structure leaves the personal stock for good."""
    if action < c.BUILD_BRIDGE:
        place: i64 = action - c.BUILD_POST + 1
        s.posts = pieces.with_added(s.posts, color, places.ONE[place])
        _take_from_stock(s, color, d.POST, "province", d.PLACE_IDS[place], "posts", events)
    elif action < c.BUILD_TEA_HOUSE:
        ravine: i64 = action - c.BUILD_BRIDGE
        s.bridges = pieces.with_item(s.bridges, color, s.bridges[color] | d.BIT[ravine])
        _take_from_stock(s, color, d.BRIDGE, "ravine", d.RAVINE_IDS[ravine], "ravine", events)
    else:
        place = action - c.BUILD_TEA_HOUSE + 1
        s.tea_houses = pieces.with_item(s.tea_houses, place, color)
        _take_from_stock(s, color, d.TEA_HOUSE, "province", d.PLACE_IDS[place], "tea_house", events)


def _take_from_stock(
    s: YunnanState, color: i64, kind: i64, site: str, name: str, spot: str, events: Events | None
) -> None:
    s.structures_in_stock = pieces.with_added(s.structures_in_stock, color * d.KINDS + kind, -1)
    if events is not None:
        params = pieces.event_params(s, color)
        params[site] = name
        event = events.tell(f"build_{d.STRUCTURE_IDS[kind]}", params)
        piece = f"{d.STRUCTURE_IDS[kind]}:{d.COLOR_IDS[color]}"
        event.move(piece, pieces.stock_place(color), f"{spot}:{name}")
