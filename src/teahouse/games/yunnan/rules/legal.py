"""What may be chosen, question by question. The list is in rising order of action numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import auction, building, nodes, places, resolution, spaces, travel
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules.displacing import can_displace

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def legal(s: YunnanState, seat: i64) -> list[i64]:
    """The legal actions of a seat; empty if it is not asked."""
    if (s.waiting >> seat) & 1 == 0:
        return []
    node: i64 = s.node
    if node == nodes.TURN:
        return _turn_actions(s, s.color)
    if node == nodes.TRAVEL:
        return _travel_actions(s, s.color)
    if node == nodes.SOURCE:
        return _source_actions(s, s.color)
    if node == nodes.CONVERT:
        return CONVERSIONS[: s.income[s.color] + 1]
    if node == nodes.DISPLACE:
        return _victim_actions(s, s.color)
    if node == nodes.TAKE:
        return [c.TAKE + kind for kind in resolution.takeable_structures(s, s.color)]
    if node == nodes.PLACE:
        if s.kind == d.GUARD:
            return [c.GUARD + place for place in range(d.PLACES - 1)]
        actions: list[i64] = [c.KEEP]
        actions.extend(resolution.sites_at_once(s))
        return actions
    return [c.BLOCK + ravine for ravine in range(d.RAVINES)]


def _bid_lists() -> list[list[i64]]:
    """By building and set of spaces: the actions that bid on them."""
    lists: list[list[i64]] = []
    for building_ in range(d.BUILDINGS):
        first: i64 = c.BID + building_ * d.ROW
        for row in range(spaces.ROW_SETS):
            lists.append([first + i for i in range(d.ROW) if (row >> i) & 1])
    return lists


def _bids_within(money: int) -> list[list[list[i64]]]:
    """By building, then by spaces taken: the bids that the money can pay."""
    buildings: list[list[list[i64]]] = []
    for building_ in range(d.BUILDINGS):
        temple = building_ == d.TEMPLE
        may_take = spaces.OPEN_TEMPLE if temple else spaces.OPEN
        within: i64 = (spaces.WITHIN_TEMPLE if temple else spaces.WITHIN)[money]
        first: i64 = building_ * spaces.ROW_SETS
        buildings.append([BID_LISTS[first + (row & within)] for row in may_take])
    return buildings


def _move_lists() -> list[list[i64]]:
    """By start and set of goals: the actions that travel there."""
    lists: list[list[i64]] = []
    for start in range(d.PLACES):
        for goals in places.PLACES_IN:
            lists.append([c.move_action(start, goal) for goal in goals])
    return lists


BID_LISTS: Final[list[list[i64]]] = _bid_lists()
# by money up to the dearest space
BIDS_WITHIN: Final[list[list[list[list[i64]]]]] = [
    _bids_within(money) for money in range(int(spaces.MOST_VALUE) + 1)
]
MOVE_LISTS: Final[list[list[i64]]] = _move_lists()
CONVERSIONS: Final[list[i64]] = [c.CONVERT + n for n in range(d.MOST_INCOME + 1)]


def _turn_actions(s: YunnanState, color: i64) -> list[i64]:
    """The auction turn of a colour with a free trader: pass, bid, bank, market (D1)."""
    actions: list[i64] = [c.PASS]
    if s.banked & d.BIT[color] == 0:
        rules = s.rules
        if rules.double_bidding:
            _append_double_bids(s, color, actions)
        else:
            _append_bids(s, color, actions)
        for slot in range(rules.bank_spaces):
            if s.bank[slot] == d.NOBODY:
                actions.append(c.BANK + slot)
                if not rules.bank_choice:
                    break
    actions.append(c.MARKET)
    return actions


def _append_bids(s: YunnanState, color: i64, actions: list[i64]) -> None:
    """The spaces of each building that the colour may take (D1, rules 1 to 6)."""
    bids: i64 = s.bids[color]
    money: i64 = s.coins[color] if not s.rules.debts else auction.spending_limit(s, color)
    if bids != 0:
        money -= spaces.bid_sum(bids)
    if money <= 0:
        return
    closed: i64 = bids | auction.unusable_spaces(s, color)
    taken: i64 = s.taken
    for lists in BIDS_WITHIN[money if money < spaces.MOST_VALUE else spaces.MOST_VALUE]:
        if closed & spaces.ROW_MASK == 0:
            actions += lists[taken & spaces.ROW_MASK]
        closed >>= d.ROW
        taken >>= d.ROW


def _append_double_bids(s: YunnanState, color: i64, actions: list[i64]) -> None:
    """The same with two traders of a colour in a progress building (R-74)."""
    bids: i64 = s.bids[color]
    taken: i64 = s.taken
    money: i64 = auction.spending_limit(s, color) - spaces.bid_sum(bids)
    for building_ in range(d.PROGRESS):
        own: i64 = bids & spaces.ROW_MASK
        row: i64 = taken & spaces.ROW_MASK
        bids >>= d.ROW
        taken >>= d.ROW
        budget: i64 = money
        traders: i64 = 0
        if own != 0:
            if own & (own - 1) != 0:
                continue
            traders = 1
            budget += spaces.SUM[own & spaces.SMALL_ROW]  # the own small bid goes home
        if budget > 0 and traders < auction.steps_left(s, color, building_):
            actions += BIDS_WITHIN[min(budget, spaces.MOST_VALUE)][building_][row]
    if s.rules.temple and bids == 0 and money > 0:
        actions += BIDS_WITHIN[min(money, spaces.MOST_VALUE)][d.TEMPLE][taken]


def _source_actions(s: YunnanState, color: i64) -> list[i64]:
    """Where the trader comes from that is placed in the auction (D2)."""
    actions: list[i64] = []
    if s.stock[color] > 0:
        actions.append(c.FROM_STOCK)
    for place in places.PLACES_IN[places.occupied_places(s.traders_at[color]) & places.PROVINCES]:
        actions.append(c.FROM + place - 1)
    return actions


def _travel_actions(s: YunnanState, color: i64) -> list[i64]:
    """What the colour on turn can build, its journeys, and the end of its turn (D6)."""
    actions: list[i64] = []
    building.add_all_sites(s, color, actions)
    journeys: i64 = travel.journey_row(s)
    fresh: i64 = s.unmoved & s.rules.starts[journeys]
    goals = s.rules.goals
    row: i64 = journeys * d.PLACES
    lists: i64 = 0
    while fresh != 0:
        if fresh & places.MASK != 0:
            actions += MOVE_LISTS[lists + goals[row]]
        fresh >>= places.WIDTH
        row += 1
        lists += places.PLACE_SETS
    actions.append(c.DONE)
    return actions


def _victim_actions(s: YunnanState, color: i64) -> list[i64]:
    """The colours that the traveller can displace, or nobody (D7)."""
    actions: list[i64] = []
    for other in range(s.rules.colors):
        if other != color and can_displace(s, color, other, s.place):
            actions.append(c.DISPLACE + other)
    actions.append(c.SPARE)
    return actions
