"""Step 3: the location action (4.6), with production, bank, Chinatown and employment agency."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes
from teahouse.games.yokohama.rules.agenda import agenda_item, use_repetition
from teahouse.games.yokohama.rules.pieces import event_params, level_at, pay_supply
from teahouse.games.yokohama.rules.rewards import FROM_PORTS, add_points, receive

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def use_location(s: YokohamaState, seat: i64, pos: i64, events: Events | None) -> None:
    """Steps 3 to 6 on a location, for the president or an agent.

    The level is computed once (R-35, R-36): whether steps 4 and 5 come is settled here.
    """
    level: i64 = level_at(s, seat, pos)
    s.agenda.append(agenda_item(nodes.RECOVER, position=pos))
    if level >= d.BUILD_LEVEL:
        s.agenda.append(agenda_item(nodes.BUILD, position=pos))
    if level >= d.TOKEN_LEVEL and s.tokens[pos] != d.FREE:
        s.agenda.append(agenda_item(nodes.TOKEN, position=pos))
    if events is not None:
        params = event_params(s, seat, pos)
        params["level"] = int(level)
        events.tell("act", params)
    _house_income(s, seat, pos, events)
    _apply_effect(s, seat, pos, level, events)


def _house_income(s: YokohamaState, seat: i64, pos: i64, events: Events | None) -> None:
    """Another player's trading house earns from the supply (R-37)."""
    for other in range(s.seats):
        if other != seat and (s.house_at[other] >> pos) & 1:
            s.owned[other * d.KINDS + d.YEN] += d.HOUSE_INCOME
            if events is not None:
                params = event_params(s, other, pos)
                params["count"] = int(d.HOUSE_INCOME)
                event = events.tell("house_income", params)
                event.move("yen", "supply", f"owned:{other}", d.HOUSE_INCOME)


def _apply_effect(s: YokohamaState, seat: i64, pos: i64, level: i64, events: Events | None) -> None:
    """What the location does; most of them ask."""
    location: i64 = s.boards[pos]
    effect: i64 = d.EFFECT[location * d.LEVELS + level - 1]
    if d.YIELD[location] != d.FREE:
        if effect > 0:
            receive(s, seat, d.YIELD[location], effect, events)
    elif location == d.CHINATOWN:
        s.agenda.append(agenda_item(nodes.TRADE, repetitions=effect))
    elif location == d.CHURCH:
        s.agenda.append(agenda_item(nodes.CHURCH, position=pos, number=effect))
    elif location == d.CUSTOMS:
        s.agenda.append(agenda_item(nodes.CUSTOMS, position=pos, number=effect))
    elif location == d.RECRUITMENT:
        if effect > 0:
            s.agenda.append(agenda_item(nodes.HIRE, repetitions=effect))
    elif location <= d.LAB_B:
        s.agenda.append(agenda_item(nodes.LAB, position=location - d.LAB_A, number=effect))
    else:
        if level >= d.MAX_LEVEL:
            add_points(s, seat, FROM_PORTS, d.PORT_POINTS, events)
        if effect > 0 and s.order_count(seat) < d.ORDER_LIMIT:
            s.agenda.append(agenda_item(nodes.PORT, position=location - d.PORT_A, number=effect))


def trade(s: YokohamaState, seat: i64, exchange: i64, events: Events | None) -> None:
    """One exchange in Chinatown; each is separate (R-38)."""
    use_repetition(s.agenda)
    pay_supply(s, seat, d.EXCHANGE_PAY[exchange], d.EXCHANGE_COST[exchange], events)
    receive(s, seat, d.EXCHANGE_GET[exchange], d.EXCHANGE_GAIN[exchange], events)


def leave_question(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """Leave a question of a location unused, or decline an offer (R-34, R-95)."""
    item: i64 = s.agenda[-1]
    step: i64 = item & 63
    if step == nodes.WAREHOUSE or step == nodes.SHIFT_FROM:
        use_repetition(s.agenda)
    else:
        s.agenda.pop()
    if events is not None:
        events.tell("declined", {"seat": int(seat), "offer": nodes.NODE_IDS[step]})
