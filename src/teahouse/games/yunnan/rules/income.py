"""2D to 2F: the income of the round, the new order, and income into victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import graph, nodes, pieces, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def record_income(s: YunnanState, events: Events | None) -> None:
    """Record the income of every colour but Duli; nothing is paid yet (2D)."""
    s.income = [round_income(s, color) for color in range(s.rules.colors)]
    if events is not None:
        for color in s.travel:
            if color != s.rules.duli:
                params = pieces.event_params(s, color)
                params["coins"] = int(s.income[color])
                events.tell("income", params)


def round_income(s: YunnanState, color: i64) -> i64:
    """Traders less 3 for each gap, posts without gaps that were not cut off (R-58 to R-61, R-100).

    In Pu'er each trader or all together.
    """
    if color == s.rules.duli:
        return 0
    traders: i64 = s.traders_at[color]
    posts: i64 = s.posts[color]
    market: i64 = traders & places.MASK
    if not s.rules.market_income_each and market > 1:
        market = 1
    total: i64 = market * d.TRADER_INCOME[d.PUER]
    bridges: i64 = s.usable_bridges(color)
    presence: i64 = s.presence(color)
    cut_off: i64 = s.cut_off[color]
    for place in places.PLACES_IN[presence]:
        here: i64 = (traders >> (places.WIDTH * place)) & places.MASK
        gaps: i64 = graph.gap_count(bridges, presence, place)
        total += here * (d.TRADER_INCOME[place] - d.TRANSPORT * gaps)
        if gaps == 0 and posts != 0 and (cut_off >> place) & 1 == 0:
            total += places.count_of(posts, place) * d.POST_INCOME[place]
    return total


def set_new_order(s: YunnanState, events: Events | None) -> None:
    """Set the order by income (2E): ties the later one first (R-62), Duli before all (R-95)."""
    order: list[i64] = []
    income = s.income
    for color in s.travel[::-1]:
        if color != s.rules.duli:
            k: i64 = len(order)
            while k > 0 and income[order[k - 1]] < income[color]:
                k -= 1
            order.insert(k, color)
    if s.rules.duli != d.NOBODY:
        order.insert(0, s.rules.duli)
    s.travel = order
    if events is not None:
        names = " ".join([d.COLOR_IDS[color] for color in order])
        events.tell("travel_order", {"color_list": names})


def begin_conversion(s: YunnanState, events: Events | None) -> None:
    """Start turning income into victory points (2F)."""
    s.phase = nodes.CONVERSION
    s.turn = -1
    if events is not None:
        events.tell("phase", {"phase": nodes.PHASE_IDS[nodes.CONVERSION]})


def next_conversion(s: YunnanState, events: Events | None) -> bool:
    """D8 for the next colour with an income; False after the last."""
    s.turn += 1
    if s.turn == s.rules.colors:
        return False
    color: i64 = s.travel[s.turn]
    s.color = color
    if s.income[color] > 0:
        s.ask(color, nodes.CONVERT)
    elif color != s.rules.duli:
        convert(s, 0, events)
    return True


def convert(s: YunnanState, vp: i64, events: Events | None) -> None:
    """Turn ``vp`` of the income into victory points and the rest into coins (R-63)."""
    color: i64 = s.color
    seat: i64 = s.rules.owner[color]
    coins: i64 = s.income[color] - vp
    s.vp = pieces.with_added(s.vp, seat, vp)
    s.coins[color] += coins
    if events is not None:
        params = pieces.event_params(s, color)
        params["vp"] = int(vp)
        params["coins"] = int(coins)
        event = events.tell("convert", params)
        if coins > 0:
            event.move("coin", "bank", pieces.coins_place(color), coins)
