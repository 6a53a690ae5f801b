"""What may be chosen, question by question. The list is in rising order of action numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import catalog as c
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import number_of, options_of, position_of, step_of
from teahouse.games.yokohama.rules.building import has_house
from teahouse.games.yokohama.rules.devotion import has_devotee, possible_gifts
from teahouse.games.yokohama.rules.extra import (
    can_fill_order,
    can_use_mill,
    can_use_university,
    fulfils_goal,
)
from teahouse.games.yokohama.rules.flags import has_agent
from teahouse.games.yokohama.rules.laboratory import missing_units
from teahouse.games.yokohama.rules.movement import destinations, routes
from teahouse.games.yokohama.rules.pieces import house_fee
from teahouse.games.yokohama.rules.placement import open_positions
from teahouse.games.yokohama.rules.port import open_slots
from teahouse.games.yokohama.rules.rewards import shift_targets

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def _bit_set_of(steps: list[i64]) -> i64:
    mask: i64 = 0
    for step in steps:
        mask |= d.BIT[step]
    return mask


# the questions marked with a diamond (4.1)
FREE_ACTIONS_AT: Final[i64] = _bit_set_of(
    [
        nodes.EXTRA,
        nodes.PLACE,
        nodes.MOVE,
        nodes.TRADE,
        nodes.CHURCH,
        nodes.CUSTOMS,
        nodes.HIRE,
        nodes.LAB,
        nodes.PORT,
        nodes.SECOND,
        nodes.TOKEN,
        nodes.BUILD,
        nodes.WAREHOUSE,
        nodes.SHIFT_FROM,
    ]
)


def choices(s: YokohamaState, seat: i64) -> list[i64]:
    """The answers to the question on top of the agenda."""
    actions: list[i64] = []
    item: i64 = s.agenda[-1]
    step: i64 = step_of(item)
    if step == nodes.PLACE:
        _append_members(actions, c.PLACE, open_positions(s, seat), s.positions)
        actions.append(c.END_PLACING)
    elif step == nodes.MOVE:
        _append_members(actions, c.MOVE, destinations(s, seat), s.positions)
        actions.append(c.RECALL_PRESIDENT)
    elif step == nodes.EXTRA:
        _append_extra(s, seat, actions)
    elif step <= nodes.RECALL:
        _append_recall_or_route(s, seat, item, actions)
    elif step <= nodes.SECOND:
        _append_location_actions(s, seat, item, actions)
    elif step <= nodes.RECOVER:
        _append_after_action(s, seat, item, actions)
    else:
        _append_reward(s, seat, item, actions)
    if (FREE_ACTIONS_AT >> step) & 1 and s.skills[seat] & (
        skills.SPINNING_MILL | skills.UNIVERSITY
    ) != 0:
        if can_use_mill(s, seat):
            actions.append(c.MILL)
        if can_use_university(s, seat):
            actions.append(c.UNIVERSITY)
    return actions


def _append_members(actions: list[i64], base: i64, members: i64, size: i64) -> None:
    """Append one action for each member of a bit set."""
    for k in range(size):
        if (members >> k) & 1:
            actions.append(base + k)


def _append_extra(s: YokohamaState, seat: i64, actions: list[i64]) -> None:
    """The actions of the extra phase (4.3)."""
    if not s.agent_used and has_agent(s, seat):
        places_: i64 = s.present[seat]
        if s.presidents[seat] >= 0:
            places_ &= ~d.BIT[s.presidents[seat]]
        _append_members(actions, c.AGENT, places_, s.positions)
    if s.hands[seat * d.PIECES + d.ASSISTANT] > 0:
        for group in range(d.GROUPS):
            if (s.claims[seat] >> group) & 1 == 0 and fulfils_goal(s, seat, s.goals[group]):
                actions.append(c.GOAL + group)
    for k in range(d.ORDER_LIMIT):
        order: i64 = s.orders[seat * d.ORDER_LIMIT + k]
        if order != d.FREE and can_fill_order(s, seat, order):
            actions.append(c.ORDER + k)
    actions.append(c.END_EXTRA)


def _append_recall_or_route(s: YokohamaState, seat: i64, item: i64, actions: list[i64]) -> None:
    """The tolls of a route, assistants to take back, or the starting order to keep (step 2)."""
    step: i64 = step_of(item)
    if step == nodes.ROUTE:
        for k in range(len(routes(s, seat, position_of(item)))):
            actions.append(c.ROUTE + k)
    elif step == nodes.RECALL:
        _append_members(actions, c.TAKE, s.present[seat], s.positions)
        if s.present[seat] != 0 and not s.one_location:
            actions.append(c.TAKE_ALL)
        actions.append(c.END_RECALL)
    else:
        for k in range(d.ORDERS_DRAWN):
            actions.append(c.KEEP_ORDER + k)


def _append_location_actions(s: YokohamaState, seat: i64, item: i64, actions: list[i64]) -> None:
    """The answers to the question of a location (step 3)."""
    step: i64 = step_of(item)
    if step == nodes.TRADE:
        for k in range(d.EXCHANGES):
            if s.owned[seat * d.KINDS + d.EXCHANGE_PAY[k]] >= d.EXCHANGE_COST[k]:
                actions.append(c.TRADE + k)
    elif step == nodes.CHURCH:
        if has_devotee(s, seat, position_of(item)):
            most: i64 = number_of(item) + count_bits(possible_gifts(s, seat, 0))
            for k in range(d.SPACES):
                if s.church[k] == d.FREE and d.CHURCH_NEED[k] <= most:
                    actions.append(c.CHURCH + k)
    elif step == nodes.GIFT:
        _append_members(actions, c.GIFT, possible_gifts(s, seat, options_of(item)), d.KINDS)
        return
    elif step == nodes.CUSTOMS:
        if has_devotee(s, seat, position_of(item)):
            limit: i64 = min(number_of(item), s.owned[seat * d.KINDS + d.IMPORT])
            for k in range(d.SPACES):
                if s.customs[k] == d.FREE and d.CUSTOMS_NEED[k] <= limit:
                    actions.append(c.CUSTOMS + k)
    elif step == nodes.HIRE:
        _append_hire(s, seat, actions)
    elif step == nodes.LAB:
        _append_technologies(s, seat, position_of(item), number_of(item), actions)
    elif step == nodes.STATION:
        _append_members(actions, c.STATION, s.land_positions(), s.positions)
        return
    elif step == nodes.PORT:
        _append_members(actions, c.PORT, open_slots(s, position_of(item), number_of(item)), d.SLOTS)
    else:
        _append_second_orders(s, seat, open_slots(s, position_of(item), number_of(item)), actions)
    actions.append(c.LEAVE_ACTION)


def _append_hire(s: YokohamaState, seat: i64, actions: list[i64]) -> None:
    """Pieces that are in the warehouse and whose fee can be paid."""
    base: i64 = seat * d.PIECES
    yen: i64 = s.owned[seat * d.KINDS + d.YEN]
    if s.warehouse[base + d.ASSISTANT] > 0:
        actions.append(c.HIRE + d.ASSISTANT)
    if s.warehouse[base + d.SHOP] > 0 and yen >= d.SHOP_FEE:
        actions.append(c.HIRE + d.SHOP)
    if s.warehouse[base + d.HOUSE] > 0 and yen >= house_fee(s, seat):
        actions.append(c.HIRE + d.HOUSE)


def _append_technologies(
    s: YokohamaState, seat: i64, board: i64, value: i64, actions: list[i64]
) -> None:
    """A card and how many of its missing units imports pay (R-46 to R-49)."""
    yen: i64 = s.owned[seat * d.KINDS + d.YEN]
    imports: i64 = s.owned[seat * d.KINDS + d.IMPORT] // d.UNIT_IMPORT
    for slot in range(d.SLOTS):
        card: i64 = s.labs[board * d.SLOTS + slot]
        if card == d.FREE or (s.skills[seat] >> d.CARD_TECH[card]) & 1:
            continue
        missing: i64 = missing_units(s, seat, board, slot, value)
        for k in range(min(missing, imports) + 1):
            if (missing - k) * d.UNIT_YEN <= yen:
                actions.append(c.TECH + slot * c.MOST_UNITS + k)


def _append_second_orders(s: YokohamaState, seat: i64, slots: i64, actions: list[i64]) -> None:
    """A second order for 2 yen or an import."""
    yen: bool = s.owned[seat * d.KINDS + d.YEN] >= d.UNIT_YEN
    imports: bool = s.owned[seat * d.KINDS + d.IMPORT] >= d.UNIT_IMPORT
    for slot in range(d.SLOTS):
        if (slots >> slot) & 1:
            if yen:
                actions.append(c.SECOND + slot * 2)
            if imports:
                actions.append(c.SECOND + slot * 2 + 1)


def _append_after_action(s: YokohamaState, seat: i64, item: i64, actions: list[i64]) -> None:
    """Token, building, and assistants to take back, after the location (steps 4 to 6)."""
    step: i64 = step_of(item)
    pos: i64 = position_of(item)
    if step == nodes.TOKEN:
        actions.append(c.TOKEN)
        actions.append(c.SKIP_TOKEN)
    elif step == nodes.BUILD:
        if s.hands[seat * d.PIECES + d.SHOP] > 0 and (s.shop_at[seat] >> pos) & 1 == 0:
            for k in range(d.SHOP_SPACES):
                if s.shops[pos * d.SHOP_SPACES + k] == d.FREE:
                    actions.append(c.SHOP + k)
        if s.hands[seat * d.PIECES + d.HOUSE] > 0 and not has_house(s, pos):
            actions.append(c.HOUSE)
        actions.append(c.SKIP_BUILD)
    else:
        actions.append(c.RECOVER_ALL)
        if s.skills[seat] & skills.TELEPHONE != 0 and (s.present[seat] >> pos) & 1:
            actions.append(c.LEAVE_ONE)


def _append_reward(s: YokohamaState, seat: i64, item: i64, actions: list[i64]) -> None:
    """The icons of a reward (4.10), and completed-goals tokens."""
    step: i64 = step_of(item)
    if step == nodes.GOOD:
        for good in range(d.GOODS):
            actions.append(c.GOOD + good)
    elif step == nodes.WAREHOUSE:
        _append_hire(s, seat, actions)
        actions.append(c.SKIP_REWARD)
    elif step == nodes.SHIFT_FROM:
        _append_members(actions, c.SHIFT_FROM, s.present[seat], s.positions)
        if s.hands[seat * d.PIECES + d.ASSISTANT] > 0:
            actions.append(c.SHIFT_HAND)
        actions.append(c.SKIP_REWARD)
    elif step == nodes.SHIFT_TO:
        _append_members(actions, c.SHIFT_TO, shift_targets(s), s.positions)
    else:
        _append_members(actions, c.COMPLETED, s.awards_left, len(d.COMPLETED_IDS))
