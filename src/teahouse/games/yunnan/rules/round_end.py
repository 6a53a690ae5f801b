"""The end check after 2F, and 2G: everything is made ready for the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import nodes, pieces, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def end_trigger(s: YunnanState) -> str:
    """What ends the game now; empty if nothing does (R-64, R-79, R-7)."""
    if s.rules.end_vp > 0 and max(s.vp) >= s.rules.end_vp:
        return "vp"
    if sum(s.gifts) <= s.rules.end_gifts:
        return "gifts"
    if s.round >= s.rules.round_cap:
        return "rounds"
    return ""


def end_game(s: YunnanState, events: Events | None) -> None:
    """End the game after the last round, without 2G (R-65)."""
    s.phase = nodes.END
    s.node = nodes.OVER
    if events is not None:
        events.tell("game_over", {"trigger": end_trigger(s)}).forbid_undo()


def prepare_next_round(s: YunnanState, events: Events | None) -> None:
    """Clean up for the next round and reverse the order (2G).

    Traders of the market and Duli's go home, guards are spent, marks and the blocker leave.
    """
    for color in range(s.rules.colors):
        if color == s.rules.duli:
            for place in places.PLACES_IN[places.occupied_places(s.traders_at[color])]:
                _go_home(s, color, place, events)
        elif s.traders_at[color] & places.MASK != 0:
            _go_home(s, color, d.PUER, events)
        if pieces.UNUSED < s.guards[color] < pieces.SPENT:
            if events is not None:
                name = d.COLOR_IDS[color]
                event = events.tell("guard_spent", {"color": name})
                event.move(f"guard:{name}", f"guard:{d.PLACE_IDS[s.guards[color]]}", "box")
            s.guards = pieces.with_item(s.guards, color, pieces.SPENT)
    if s.blocker != d.NO_RAVINE:
        if events is not None:
            event = events.tell("blocker_home", {})
            event.move("blocker", f"ravine:{d.RAVINE_IDS[s.blocker]}", "temple")
        s.blocker = d.NO_RAVINE
    s.card = d.NO_CARD
    s.income = [0] * int(s.rules.colors)
    if not s.rules.cut_off_post_pays:
        s.cut_off = [0] * int(s.rules.colors)
    s.auction = s.travel[::-1]
    s.round += 1


def _go_home(s: YunnanState, color: i64, place: i64, events: Events | None) -> None:
    """Move all traders of a colour at a place to the personal stock."""
    back: i64 = places.count_of(s.traders_at[color], place)
    s.traders_at[color] -= back * places.ONE[place]
    s.stock[color] += back
    if events is not None:
        params: dict[str, str | int] = {"color": d.COLOR_IDS[color]}
        params["count"] = int(back)
        params["province"] = d.PLACE_IDS[place]
        event = events.tell("home", params)
        source, target = pieces.province_place(place), pieces.stock_place(color)
        event.move(pieces.trader_piece(color), source, target, back)
