"""From one question to the next (4.1): steps of the agenda until somebody must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import (
    building,
    devotion,
    extra,
    flags,
    laboratory,
    legal,
    locations,
    movement,
    nodes,
    placement,
    port,
    rewards,
    skills,
)
from teahouse.games.yokohama.rules import catalog as c
from teahouse.games.yokohama.rules.agenda import agenda_item, number_of, position_of, step_of
from teahouse.games.yokohama.rules.pieces import with_item

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def apply(s: YokohamaState, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal decision; then go on until somebody must decide again."""
    if step_of(s.agenda[-1]) == nodes.KEEP:
        _keep_order(s, seat, action - c.KEEP_ORDER, events)
        if s.waiting != 0:
            return
    else:
        s.waiting = 0
        decide(s, seat, action, events)
    advance_to_next_question(s, events)


def advance_to_next_question(s: YokohamaState, events: Events | None) -> None:
    """Work off the agenda until there is a choice.

    A forced answer is given here, but for the end of the turn, which is confirmed (4.1), and for
    an extra phase in which only a secret order may make it forced.
    """
    while True:
        item: i64 = s.agenda[-1]
        step: i64 = step_of(item)
        if step > nodes.OVER:
            s.agenda.pop()
            _carry_out_step(s, step, position_of(item), events)
            continue
        if step == nodes.OVER:
            return
        seat: i64 = s.on_turn()
        if step == nodes.EXTRA and position_of(item) == 1 and s.phase != nodes.EXTRA_C:
            s.phase = nodes.EXTRA_C
            if events is not None:
                events.tell("phase", {"seat": int(seat), "phase": nodes.PHASE_IDS[s.phase]})
        s.choices = legal.choices(s, seat)
        if len(s.choices) > 1 or (step == nodes.EXTRA and _asks_without_choice(s, seat)):
            s.waiting = d.BIT[seat]
            return
        decide(s, seat, s.choices[0], events)


def _asks_without_choice(s: YokohamaState, seat: i64) -> bool:
    """Is the seat asked in the extra phase even if it can only end it?"""
    return s.phase == nodes.EXTRA_C or s.holds_secret_order(seat)


def _carry_out_step(s: YokohamaState, step: i64, at: i64, events: Events | None) -> None:
    """Carry out a step that asks nobody: a flag, a refill, the next turn."""
    if step == nodes.FLAG:
        flags.add_flag(s, s.on_turn(), at, events)
    elif step == nodes.REFILL_LAB:
        laboratory.refill(s, at, events)
    elif step == nodes.REFILL_PORT:
        port.refill(s, at, events)
    else:
        _next_turn(s, events)


# --- decisions ------------------------------------------------------------------------------------
def decide(s: YokohamaState, seat: i64, action: i64, events: Events | None) -> None:
    """Answer the question on top of the agenda."""
    step: i64 = step_of(s.agenda[-1])
    if action == c.MILL:
        extra.use_mill(s, seat, events)
    elif action == c.UNIVERSITY:
        extra.use_university(s, seat, events)
    elif action >= c.LEAVE_ACTION:
        locations.leave_question(s, seat, events)
    elif step == nodes.PLACE:
        if action == c.END_PLACING:
            placement.end_placing(s, seat, events)
        else:
            placement.place_assistant(s, seat, action - c.PLACE, events)
    elif step == nodes.EXTRA:
        _decide_extra(s, seat, action, events)
    elif step <= nodes.RECALL:
        _decide_movement(s, seat, step, action, events)
    elif step <= nodes.SECOND:
        _decide_location(s, seat, step, action, events)
    elif step == nodes.TOKEN:
        building.take_token(s, seat, events)
    elif step == nodes.BUILD:
        if action == c.HOUSE:
            building.build_house(s, seat, events)
        else:
            building.build_shop(s, seat, action - c.SHOP, events)
    elif step == nodes.RECOVER:
        building.recover(s, seat, 1 if action == c.LEAVE_ONE else 0, events)
    else:
        _decide_reward(s, seat, step, action, events)


def _decide_extra(s: YokohamaState, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a decision of the extra phase: agent, goal, order, or its end (4.3)."""
    if action == c.END_EXTRA:
        _end_extra(s, seat, events)
    elif action < c.GOAL:
        extra.call_agent(s, seat, action - c.AGENT, events)
    elif action < c.ORDER:
        extra.claim_goal(s, seat, action - c.GOAL, events)
    else:
        extra.fill_order(s, seat, action - c.ORDER, events)


def _decide_movement(
    s: YokohamaState, seat: i64, step: i64, action: i64, events: Events | None
) -> None:
    """Carry out a decision of the president's move, then act where it stands (4.5)."""
    pos: i64 = d.FREE
    if step == nodes.ROUTE:
        pos = movement.choose_route(s, seat, action - c.ROUTE, events)
    elif step == nodes.MOVE:
        if action == c.RECALL_PRESIDENT:
            movement.recall_president(s, seat, events)
        else:
            pos = movement.choose_destination(s, seat, action - c.MOVE, events)
    elif action == c.END_RECALL:
        s.agenda.pop()
    elif action == c.TAKE_ALL:
        movement.take_all_assistants(s, seat, events)
    else:
        movement.take_assistant(s, seat, action - c.TAKE, events)
    if pos != d.FREE:
        locations.use_location(s, seat, pos, events)


def _decide_location(
    s: YokohamaState, seat: i64, step: i64, action: i64, events: Events | None
) -> None:
    """Carry out a decision at a location (4.6)."""
    if step == nodes.TRADE:
        locations.trade(s, seat, action - c.TRADE, events)
    elif step == nodes.CHURCH:
        devotion.choose_church(s, seat, action - c.CHURCH, events)
    elif step == nodes.GIFT:
        devotion.give_gift(s, seat, action - c.GIFT, events)
    elif step == nodes.CUSTOMS:
        devotion.choose_customs(s, seat, action - c.CUSTOMS, events)
    elif step == nodes.HIRE:
        rewards.hire(s, seat, action - c.HIRE, events)
    elif step == nodes.LAB:
        laboratory.take_technology(s, seat, number_of(s.agenda[-1]), action, events)
    elif step == nodes.STATION:
        laboratory.place_station(s, seat, action - c.STATION, events)
    elif step == nodes.PORT:
        port.take_first(s, seat, action - c.PORT, events)
    else:
        port.take_second(s, seat, action, events)


def _decide_reward(
    s: YokohamaState, seat: i64, step: i64, action: i64, events: Events | None
) -> None:
    """Carry out a decision about an icon of a reward (4.10)."""
    if step == nodes.GOOD:
        rewards.choose_good(s, seat, action - c.GOOD, events)
    elif step == nodes.WAREHOUSE:
        rewards.hire(s, seat, action - c.HIRE, events)
    elif step == nodes.SHIFT_FROM:
        rewards.shift_from(s, seat, action, events)
    elif step == nodes.SHIFT_TO:
        rewards.shift_to(s, seat, action - c.SHIFT_TO, events)
    else:
        extra.take_award(s, seat, action - c.COMPLETED, events)


# --- starting orders, turns and rounds ------------------------------------------------------------
def ask_for_orders(s: YokohamaState) -> None:
    """The first question: which starting order to keep, all at once."""
    s.agenda = [agenda_item(nodes.KEEP)]
    s.choices = legal.choices(s, 0)
    s.waiting = d.BIT[s.seats] - 1


def _keep_order(s: YokohamaState, seat: i64, card: i64, events: Events | None) -> None:
    """Keep a starting order, secretly; the first round starts when all have chosen."""
    s.kept = with_item(s.kept, seat, card)
    s.waiting &= ~d.BIT[seat]
    if events is not None:
        order = d.ORDER_IDS[s.dealt[seat * d.ORDERS_DRAWN + card]]
        event = events.tell("kept", {"seat": int(seat), "order": order})
        event.secret("order", d.BIT[seat])
        source, target = f"offer:{seat}", f"orders:{seat}"
        event.move_covered(f"order:{order}", "order", source, target, d.BIT[seat])
        other = d.ORDER_IDS[s.dealt[seat * d.ORDERS_DRAWN + 1 - card]]
        event.move_covered(f"order:{other}", "order", source, "box", d.BIT[seat])
    if s.waiting != 0:
        return
    dealt = s.dealt[:]
    orders = s.orders[:]
    for k in range(s.seats):
        base: i64 = k * d.ORDERS_DRAWN
        dealt[base] = s.dealt[base + s.kept[k]]
        dealt[base + 1] = s.dealt[base + 1 - s.kept[k]]
        orders[k * d.ORDER_LIMIT] = dealt[base]
    s.dealt = dealt
    s.orders = orders
    s.kept = [d.FREE] * int(s.seats)
    s.agenda.pop()
    _begin_round(s, events)
    _begin_turn(s, events)


def _begin_round(s: YokohamaState, events: Events | None) -> None:
    if events is not None:
        events.tell("round", {"round": int(s.round)}).forbid_undo()


def _begin_turn(s: YokohamaState, events: Events | None) -> None:
    """Start a turn (4.2): put its steps on the agenda; Stock Exchange pays here."""
    seat: i64 = s.on_turn()
    s.phase = nodes.EXTRA_A
    s.agent_used = False
    s.mill_used = False
    s.university_used = False
    s.agenda.append(agenda_item(nodes.NEXT_TURN))
    s.agenda.append(agenda_item(nodes.EXTRA, position=1))
    s.agenda.append(agenda_item(nodes.MOVE))
    s.agenda.append(agenda_item(nodes.PLACE))
    s.agenda.append(agenda_item(nodes.EXTRA, position=0))
    if events is not None:
        events.tell("turn", {"seat": int(seat)})
    yen: i64 = s.owned[seat * d.KINDS + d.YEN]
    if yen < d.STOCK_EXCHANGE_FLOOR and s.skills[seat] & skills.STOCK_EXCHANGE != 0:
        rewards.receive(s, seat, d.YEN, d.STOCK_EXCHANGE_FLOOR - yen, events)


def _end_extra(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """Part A leads to the main action, part C ends the turn; only that closes the way back."""
    s.agenda.pop()
    if s.phase == nodes.EXTRA_A:
        s.phase = nodes.MAIN
        if events is not None:
            events.tell("phase", {"seat": int(seat), "phase": nodes.PHASE_IDS[nodes.MAIN]})
    elif events is not None:
        events.tell("end_turn", {"seat": int(seat)}).forbid_undo()


def _next_turn(s: YokohamaState, events: Events | None) -> None:
    s.turn += 1
    if s.turn == s.seats:
        if s.round == s.last_round:
            s.turn -= 1
            s.phase = nodes.END
            s.agenda = [agenda_item(nodes.OVER)]
            s.choices = []
            if events is not None:
                events.tell("game_over", {}).forbid_undo()
            return
        s.turn = 0
        s.round += 1
        _begin_round(s, events)
    _begin_turn(s, events)
