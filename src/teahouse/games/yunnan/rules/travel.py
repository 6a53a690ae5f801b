"""2A: build and travel, colour by colour in travel order; then the route is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import building, duli, graph, nodes, pieces, places
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules.displacing import can_displace_anybody, displace

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def begin_phase(s: YunnanState, events: Events | None) -> None:
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
        duli.play_travel_turn(s, events)
        return True
    s.color = color
    s.passes_left = s.passes[color]
    s.unmoved = s.traders_at[color]
    go_on(s, events)
    return True


def go_on(s: YunnanState, events: Events | None) -> None:
    """D6 as long as something can be done; else the turn is over."""
    if s.unmoved & s.rules.starts[journey_row(s)] != 0 or can_build(s):
        s.ask(s.color, nodes.TRAVEL)
    else:
        finish_turn(s, events)


def journey_row(s: YunnanState) -> i64:
    """The row of the tables of starts and goals for the traveller where it stands."""
    color: i64 = s.color
    bridges: i64 = s.bridges[color] & d.UNBLOCKED[s.blocker + 1]
    return (s.horse[color] * graph.BRIDGE_SETS + bridges) * graph.STEPS + s.passes_left


def can_build(s: YunnanState) -> bool:
    """Is there a structure in stock with a site for it?"""
    actions: list[i64] = []
    building.add_all_sites(s, s.color, actions)
    return len(actions) > 0


def carry_out(s: YunnanState, action: i64, events: Events | None) -> None:
    """D6: build, move or done, in any order (R-50)."""
    if action == c.DONE:
        finish_turn(s, events)
    elif action >= c.MOVE:
        _move_trader(s, c.MOVE_START[action - c.MOVE], c.MOVE_GOAL[action - c.MOVE], events)
    else:
        building.build(s, s.color, action, events)
        go_on(s, events)


def _move_trader(s: YunnanState, start: i64, goal: i64, events: Events | None) -> None:
    """One journey of one trader (R-44); then D7 if there is somebody to displace."""
    color: i64 = s.color
    cost: i64 = graph.journey_passes(s.horse[color], s.usable_bridges(color), start, goal)
    s.passes_left -= cost
    s.unmoved -= places.ONE[start]
    s.traders_at[color] += places.ONE[goal] - places.ONE[start]
    if events is not None:
        params = pieces.event_params(s, color)
        params["province"] = d.PLACE_IDS[start]
        params["other_province"] = d.PLACE_IDS[goal]
        params["count"] = int(cost)
        event = events.tell("move", params)
        event.move(
            pieces.trader_piece(color), pieces.province_place(start), pieces.province_place(goal)
        )
    if goal != d.PUER and can_displace_anybody(s, color, goal):
        s.place = goal
        s.ask(color, nodes.DISPLACE)
    else:
        go_on(s, events)


def choose_victim(s: YunnanState, action: i64, events: Events | None) -> None:
    """D7: displace one trader, or nobody (R-45)."""
    if action != c.SPARE:
        displace(s, s.color, action - c.DISPLACE, s.place, events)
    elif events is not None:
        params = pieces.event_params(s, s.color)
        params["province"] = d.PLACE_IDS[s.place]
        events.tell("spare", params)
    go_on(s, events)


def finish_turn(s: YunnanState, events: Events | None) -> None:
    """The end of the turn: traders without an unbroken route go to the market (R-51).

    Posts stay, and are marked where that costs them their income (R-100).
    """
    color: i64 = s.color
    if events is not None:
        events.tell("done", pieces.event_params(s, color))
    traders: i64 = s.traders_at[color]
    joined: i64 = graph.connected_places(s.usable_bridges(color), s.presence(color))
    isolated: i64 = places.occupied_places(traders) & ~joined
    if isolated != 0:
        for place in places.PLACES_IN[isolated]:
            stranded: i64 = places.count_of(traders, place)
            s.traders_at[color] += stranded - stranded * places.ONE[place]
            if events is not None:
                params: dict[str, str | int] = {"color": d.COLOR_IDS[color]}
                params["province"] = d.PLACE_IDS[place]
                params["count"] = int(stranded)
                event = events.tell("isolated", params)
                event.move(
                    pieces.trader_piece(color),
                    pieces.province_place(place),
                    pieces.province_place(0),
                    stranded,
                )
    if not s.rules.cut_off_post_pays:
        _mark_posts(s, color, joined, events)
    s.unmoved = 0
    s.passes_left = 0


def _mark_posts(s: YunnanState, color: i64, joined: i64, events: Events | None) -> None:
    """Posts without a route earn nothing in this round, whatever happens later (R-100)."""
    posts: i64 = s.posts[color]
    cut_off: i64 = places.occupied_places(posts) & ~joined
    if cut_off == 0:
        return
    s.cut_off = pieces.with_item(s.cut_off, color, cut_off)
    if events is not None:
        for place in places.PLACES_IN[cut_off]:
            params: dict[str, str | int] = {"color": d.COLOR_IDS[color]}
            params["province"] = d.PLACE_IDS[place]
            params["count"] = int(places.count_of(posts, place))
            events.tell("post_cut_off", params)
