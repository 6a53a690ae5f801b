"""2A: why a trader cannot travel, displace or build here. Written from the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Value
from teahouse.core.game import Reason
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def why_not_move(s: YunnanState, args: tuple[str, ...]) -> Reason | None:
    """Why a trader cannot make this journey (D6)."""
    start, goal = d.PLACE_IDS.index(args[0]), d.PLACE_IDS.index(args[1])
    names: dict[str, Value] = {"province": args[0], "other_province": args[1]}
    horse = s.horse[s.color]
    if places.count_of(s.traders_at[s.color], start) == 0:
        return Reason("no-trader-there", "2A", {"province": args[0]})
    if places.count_of(s.unmoved, start) == 0:
        return Reason("has-travelled", "2A, R-44", {"province": args[0]})
    if goal == d.PUER and not s.rules.back_to_puer:
        return Reason("not-back-to-puer", "2A, R-43")
    if goal > horse:
        params: dict[str, Value] = {"province": args[1], "other_province": d.PLACE_IDS[horse]}
        return Reason("beyond-horse", "2A, R-42", params)
    needed = borders(s, start, goal)
    if needed > s.passes_left:
        counts: dict[str, Value] = {"count": needed, "left": int(s.passes_left)}
        return Reason("too-few-passes", "2A", {**names, **counts})
    return None


def borders(s: YunnanState, start: int, goal: int) -> int:
    """Counted step by step: the borders crossed on the shortest way that the horse allows."""
    reached = [start]
    count = 0
    while goal not in reached:
        further = [other for place in reached for other in _next_to(s, place)]
        reached += [other for other in further if other <= s.horse[s.color]]
        count += 1
    return count


def _next_to(s: YunnanState, place: int) -> list[int]:
    """The places across one border: along the road, or over an own bridge that is not blocked."""
    found = [p for p in (place - 1, place + 1) if 0 <= p < d.PLACES]
    for ravine in range(d.RAVINES):
        ends = [int(d.RAVINE_LOW[ravine]), int(d.RAVINE_HIGH[ravine])]
        own = (s.bridges[s.color] >> ravine) & 1
        if own and s.blocker != ravine and place in ends:
            found += [end for end in ends if end != place]
    return found


def why_not_displace(s: YunnanState, name: str) -> Reason | None:
    """Why nobody of this colour can be displaced here (D7)."""
    color = d.COLOR_IDS.index(name)
    place = d.PLACE_IDS[s.place]
    names: dict[str, Value] = {"color": name, "province": place}
    if color >= s.rules.colors:
        return Reason("color-absent", "2A", {"color": name})
    if color == s.color:
        return Reason("own-color", "2A, R-46")
    if places.count_of(s.traders_at[color], s.place) == 0:
        return Reason("nobody-there", "2A, R-46", names)
    if s.influence[color] >= s.influence[s.color]:
        levels: dict[str, Value] = {
            "theirs": int(s.influence[color]),
            "ours": int(s.influence[s.color]),
        }
        return Reason("influence-not-lower", "2A, R-46", {**names, **levels})
    if s.guards[color] == s.place:
        return Reason("guarded", "R-77", names)
    return None


def why_not_build(s: YunnanState, kind: i64, name: str) -> Reason | None:
    """Why the structure cannot stand there."""
    color = s.color
    horse = s.horse[color]
    reached: dict[str, Value] = {"other_province": d.PLACE_IDS[horse]}
    if kind == d.BRIDGE:
        ravine = d.RAVINE_IDS.index(name)
        for end in (d.RAVINE_LOW[ravine], d.RAVINE_HIGH[ravine]):
            if end > horse:
                return Reason("bridge-beyond-horse", "2A", {"ravine": name, **reached})
        if (s.bridges[color] >> ravine) & 1:
            return Reason("own-bridge-there", "R-49", {"ravine": name})
        if s.blocker == ravine:
            return Reason("ravine-blocked", "R-37", {"ravine": name})
        return None
    place = d.PLACE_IDS.index(name)
    if place > horse:
        return Reason("build-beyond-horse", "2A", {"province": name, **reached})
    if kind == d.POST:
        if places.count_of(s.posts[color], place) >= s.rules.posts_in_province:
            return Reason("own-post-there", "2A, R-49", {"province": name})
    elif s.tea_houses[place] != d.NOBODY:
        owner = d.COLOR_IDS[s.tea_houses[place]]
        return Reason("tea-house-there", "2A", {"province": name, "color": owner})
    return None
