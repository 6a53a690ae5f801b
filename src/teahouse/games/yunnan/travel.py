"""2A: build and travel, colour by colour in travel order; then the route is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import building, duli, graph, nodes, pieces
from teahouse.games.yunnan import catalog as c
from teahouse.games.yunnan import data as d
from teahouse.games.yunnan.displacing import can_displace, displace

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState

PROVINCES: Final[i64] = graph.PLACE_SETS - 2  # all places but Pu'er


def begin(s: YunnanState, events: Events | None) -> None:
    """Start the phase: the order is reversed."""
    s.phase = nodes.JOURNEYS
    s.turn = -1
    if events is not None:
        events.tell("phase", {"phase": nodes.PHASE_IDS[nodes.JOURNEYS]})


def next_turn(s: YunnanState, events: Events | None) -> bool:
    """Open the turn of the next colour; False when all have travelled."""
    s.turn += 1
    if s.turn == s.rules.colors:
        return False
    color: i64 = s.travel[s.turn]
    if color == s.rules.duli:
        duli.journey(s, events)
        return True
    s.color = color
    s.passes_left = s.passes[color]
    s.fresh = 0
    for place in range(d.PLACES):
        s.fresh |= s.at[color * d.PLACES + place] << (4 * place)
    go_on(s, events)
    return True


def go_on(s: YunnanState, events: Events | None) -> None:
    """D6 as long as something can be done; else the turn is over."""
    if can_move(s) or can_build(s):
        s.ask(s.color, nodes.TRAVEL)
    else:
        finish(s, events)


def goals(s: YunnanState, start: i64) -> i64:
    """Where a trader can travel from here, as a bit set."""
    color: i64 = s.color
    found: i64 = graph.goals(s.horse[color], s.usable_bridges(color), start, s.passes_left)
    return found if s.rules.back_to_puer else found & PROVINCES


def can_move(s: YunnanState) -> bool:
    """Is there a journey left?"""
    if s.passes_left == 0:
        return False
    for place in range(d.PLACES):
        if (s.fresh >> (4 * place)) & 15 != 0 and goals(s, place) != 0:
            return True
    return False


def can_build(s: YunnanState) -> bool:
    """Is there a structure in stock with a site for it?"""
    actions: list[i64] = []
    for kind in range(d.KINDS):
        if s.kept[s.color * d.KINDS + kind] > 0:
            building.add_sites(s, s.color, kind, actions)
    return len(actions) > 0


def act(s: YunnanState, action: i64, events: Events | None) -> None:
    """D6: build, move or done, in any order (R-50)."""
    if action == c.DONE:
        finish(s, events)
    elif action >= c.MOVE:
        _move(s, c.move_start(action), c.move_goal(action), events)
    else:
        building.build(s, s.color, action, events)
        go_on(s, events)


def _move(s: YunnanState, start: i64, goal: i64, events: Events | None) -> None:
    """One journey of one trader (R-44); then D7 if there is somebody to displace."""
    color: i64 = s.color
    cost: i64 = graph.cost(s.horse[color], s.usable_bridges(color), start, goal)
    s.passes_left -= cost
    s.fresh -= i64(1) << (4 * start)
    s.at[color * d.PLACES + start] -= 1
    s.at[color * d.PLACES + goal] += 1
    if events is not None:
        params = pieces.who(s, color)
        params["province"] = d.PLACE_IDS[start]
        params["other_province"] = d.PLACE_IDS[goal]
        params["count"] = int(cost)
        event = events.tell("move", params)
        event.move(pieces.trader(color), pieces.province(start), pieces.province(goal))
    if goal != d.PUER:
        for other in range(s.rules.colors):
            if other != color and can_displace(s, color, other, goal):
                s.place = goal
                s.ask(color, nodes.DISPLACE)
                return
    go_on(s, events)


def choose_victim(s: YunnanState, action: i64, events: Events | None) -> None:
    """D7: displace one trader, or nobody (R-45)."""
    if action != c.SPARE:
        displace(s, s.color, action - c.DISPLACE, s.place, events)
    elif events is not None:
        params = pieces.who(s, s.color)
        params["province"] = d.PLACE_IDS[s.place]
        events.tell("spare", params)
    go_on(s, events)


def finish(s: YunnanState, events: Events | None) -> None:
    """The end of the turn: traders without an unbroken route go to the market (R-51)."""
    color: i64 = s.color
    if events is not None:
        events.tell("done", pieces.who(s, color))
    joined: i64 = graph.connected(s.usable_bridges(color), s.presence(color))
    for place in range(1, d.PLACES):
        stranded: i64 = s.at[color * d.PLACES + place]
        if stranded > 0 and (joined >> place) & 1 == 0:
            s.at[color * d.PLACES + place] = 0
            s.at[color * d.PLACES] += stranded
            if events is not None:
                params: dict[str, str | int] = {"color": d.COLOR_IDS[color]}
                params["province"] = d.PLACE_IDS[place]
                params["count"] = int(stranded)
                event = events.tell("isolated", params)
                event.move(
                    pieces.trader(color), pieces.province(place), pieces.province(0), stranded
                )
    s.fresh = 0
    s.passes_left = 0
