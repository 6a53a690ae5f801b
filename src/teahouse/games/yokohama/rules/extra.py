"""Extra actions, parts A and C (4.3): agents, goals, orders; and the two free actions (4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import agenda_item
from teahouse.games.yokohama.rules.flags import (
    add_flag,
    gain_agent,
    tokens_and_agents,
    turn_agent_down,
)
from teahouse.games.yokohama.rules.locations import use_location
from teahouse.games.yokohama.rules.pieces import event_params, pay_supply, with_item
from teahouse.games.yokohama.rules.rewards import (
    FROM_GOALS,
    FROM_ORDERS,
    FROM_TECHNOLOGIES,
    add_points,
    pay_out_reward,
    receive,
    take_from_warehouse,
)

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def call_agent(s: YokohamaState, seat: i64, pos: i64, events: Events | None) -> None:
    """Steps 3 to 6 on a location without the president; no tolls (R-63)."""
    kind: i64 = turn_agent_down(s, seat)
    s.agent_used = True
    if events is not None:
        params = event_params(s, seat, pos)
        params["agent"] = d.AGENT_IDS[kind]
        event = events.tell("agent", params)
        event.move(f"agent:{d.AGENT_IDS[kind]}", f"agents:{seat}", f"agents_used:{seat}")
    use_location(s, seat, pos, events)


# --- goals ----------------------------------------------------------------------------------------
def fulfils_goal(s: YokohamaState, seat: i64, goal: i64) -> bool:
    """Does the condition hold now (R-67)? Nothing is spent."""
    have: i64 = d.GOAL_HAVE[goal]
    if have < d.KINDS:
        return s.owned[seat * d.KINDS + have] >= d.GOAL_COUNT[goal]
    if have == d.HAVE_TECHNOLOGIES:
        return count_bits(s.techs[seat]) >= d.GOAL_COUNT[goal]
    if have == d.HAVE_TOKENS:
        return tokens_and_agents(s, seat) >= d.GOAL_COUNT[goal]
    if have == d.HAVE_ORDERS:
        return count_bits(s.filled[seat]) >= d.GOAL_COUNT[goal]
    built: i64 = s.shop_at[seat] | s.house_at[seat]
    return (
        count_bits(built & s.production) >= d.GOAL_PRODUCTION[goal]
        and count_bits(built & s.trade) >= d.GOAL_TRADE[goal]
    )


def claim_goal(s: YokohamaState, seat: i64, group: i64, events: Events | None) -> None:
    """Claim a goal: an assistant goes to its tile for good; the first earns more (R-70)."""
    goal: i64 = s.goals[group]
    points: i64 = d.GOAL_FIRST[goal]
    for other in range(s.seats):
        if (s.claims[other] >> group) & 1:
            points = d.GOAL_LATER[goal]
    s.hands[seat * d.PIECES + d.ASSISTANT] -= 1
    s.claims = with_item(s.claims, seat, s.claims[seat] | d.BIT[group])
    if events is not None:
        event = events.tell("goal", {"seat": int(seat), "goal": d.GOAL_IDS[goal]})
        event.move(f"assistant:{seat}", f"hand:{seat}", f"goal:{d.GROUP_IDS[group]}")
    add_points(s, seat, FROM_GOALS, points, events)
    if s.awards_left != 0 and count_bits(s.claims[seat]) == d.GROUPS:
        s.agenda.append(agenda_item(nodes.COMPLETED))


def take_award(s: YokohamaState, seat: i64, award: i64, events: Events | None) -> None:
    """Mini-expansion 1: a completed-goals token, a flag or an independent agent."""
    s.agenda.pop()
    s.awards_left &= ~d.BIT[award]
    s.awards = with_item(s.awards, seat, award)
    if events is not None:
        name = d.COMPLETED_IDS[award]
        event = events.tell("completed", {"seat": int(seat), "award": name})
        event.move(f"award:{name}", "awards", f"tokens:{seat}")
        if d.COMPLETED_FLAG[award] == d.INDEPENDENT:
            event.move("agent:independent", "supply", f"agents:{seat}")
    flag: i64 = d.COMPLETED_FLAG[award]
    if flag == d.INDEPENDENT:
        gain_agent(s, seat, d.INDEPENDENT)
    else:
        add_flag(s, seat, flag, events)


# --- orders ---------------------------------------------------------------------------------------
def can_fill_order(s: YokohamaState, seat: i64, order: i64) -> bool:
    """Are all the goods there? Nothing stands in for them (R-72)."""
    for good in range(d.GOODS):
        if s.owned[seat * d.KINDS + good] < d.ORDER_PAY[order * d.GOODS + good]:
            return False
    return True


def fill_order(s: YokohamaState, seat: i64, index: i64, events: Events | None) -> None:
    """Pay, lay the card open, Ball and Language School, the reward, then the flag rule."""
    base: i64 = seat * d.ORDER_LIMIT
    order: i64 = s.orders[base + index]
    secret: bool = index == 0 and s.holds_secret_order(seat)
    orders = s.orders[:]
    for k in range(index, d.ORDER_LIMIT - 1):
        orders[base + k] = orders[base + k + 1]
    orders[base + d.ORDER_LIMIT - 1] = d.FREE
    s.orders = orders
    s.filled = with_item(s.filled, seat, s.filled[seat] | d.BIT[order])
    if events is not None:
        name = d.ORDER_IDS[order]
        event = events.tell("order", {"seat": int(seat), "order": name})
        event.move(f"order:{name}", f"orders:{seat}", f"filled:{seat}")
        if secret:
            event.forbid_undo()
    for good in range(d.GOODS):
        pay_supply(s, seat, good, d.ORDER_PAY[order * d.GOODS + good], events)
    if s.skills[seat] & skills.BALL != 0:
        add_points(s, seat, FROM_TECHNOLOGIES, skills.BALL_POINTS, events)
    if s.skills[seat] & skills.LANGUAGE_SCHOOL != 0:
        receive(s, seat, d.YEN, skills.LANGUAGE_SCHOOL_YEN, events)
    s.agenda.append(agenda_item(nodes.FLAG, position=d.ORDER_FLAG[order]))
    pay_out_reward(s, seat, d.ORDER_ROW + order, FROM_ORDERS, events)


# --- free actions ---------------------------------------------------------------------------------
def can_use_mill(s: YokohamaState, seat: i64) -> bool:
    """Spinning Mill: once a turn, a silk for 2 yen."""
    return (
        s.skills[seat] & skills.SPINNING_MILL != 0
        and not s.mill_used
        and s.owned[seat * d.KINDS + d.SILK] >= d.MILL_SILK
    )


def can_use_university(s: YokohamaState, seat: i64) -> bool:
    """University: once a turn, an assistant from the warehouse for a yen."""
    return (
        s.skills[seat] & skills.UNIVERSITY != 0
        and not s.university_used
        and s.owned[seat * d.KINDS + d.YEN] >= d.UNIVERSITY_YEN
        and s.warehouse[seat * d.PIECES + d.ASSISTANT] > 0
    )


def use_mill(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """The same question comes again afterwards."""
    s.mill_used = True
    if events is not None:
        events.tell("mill", {"seat": int(seat)})
    pay_supply(s, seat, d.SILK, d.MILL_SILK, events)
    receive(s, seat, d.YEN, d.MILL_YEN, events)


def use_university(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """The same question comes again afterwards."""
    s.university_used = True
    if events is not None:
        events.tell("university", {"seat": int(seat)})
    pay_supply(s, seat, d.YEN, d.UNIVERSITY_YEN, events)
    take_from_warehouse(s, seat, d.ASSISTANT, events)
