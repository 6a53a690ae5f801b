"""What may be chosen, question by question. The list is in rising order of action numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.games.yunnan import auction, building, nodes, resolution, spaces, travel
from teahouse.games.yunnan import catalog as c
from teahouse.games.yunnan import data as d
from teahouse.games.yunnan.displacing import can_displace

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def legal(s: YunnanState, seat: i64) -> list[i64]:
    """The legal actions of a seat; empty if it is not asked."""
    if (s.waiting >> seat) & 1 == 0:
        return []
    node: i64 = s.node
    if node == nodes.TURN:
        return _turn(s, s.color)
    if node == nodes.TRAVEL:
        return _travel(s, s.color)
    if node == nodes.SOURCE:
        return _sources(s, s.color)
    if node == nodes.CONVERT:
        return [c.CONVERT + n for n in range(s.income[s.color] + 1)]
    if node == nodes.DISPLACE:
        return _victims(s, s.color)
    if node == nodes.TAKE:
        return [c.TAKE + kind for kind in resolution.kinds(s, s.color)]
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


BID_LISTS: Final[list[list[i64]]] = _bid_lists()


def _turn(s: YunnanState, color: i64) -> list[i64]:
    """D1. The colour has a free trader: without one its pass is automatic."""
    actions: list[i64] = [c.PASS]
    if (s.banked >> color) & 1 == 0:
        _bids(s, color, actions)
        for slot in range(s.rules.bank_spaces):
            if s.bank[slot] == d.NOBODY:
                actions.append(c.BANK + slot)
                if not s.rules.bank_choice:
                    break
    actions.append(c.MARKET)
    return actions


def _bids(s: YunnanState, color: i64, actions: list[i64]) -> None:
    """The spaces of each building that the colour may take (D1, rules 1 to 6)."""
    bids: i64 = s.bids[color]
    taken: i64 = s.taken
    money: i64 = auction.purse(s, color) - spaces.total(bids)
    for building_ in range(d.PROGRESS):
        own: i64 = bids & spaces.ROW_MASK
        allowed: i64 = spaces.OPEN[taken & spaces.ROW_MASK]
        bids >>= d.ROW
        taken >>= d.ROW
        budget: i64 = money
        traders: i64 = 0
        if own != 0:
            if not s.rules.double_bidding or own & (own - 1) != 0:
                continue
            traders = 1
            budget += spaces.SUM[own & spaces.SMALL_ROW]  # the own small bid goes home
        if budget < spaces.MOST_VALUE:
            if budget < spaces.LEAST_VALUE:
                continue
            allowed &= spaces.WITHIN[budget]
        if allowed != 0 and traders < auction.steps_left(s, color, building_):
            actions.extend(BID_LISTS[building_ * spaces.ROW_SETS + allowed])
    if s.rules.temple and bids == 0 and money > 0:
        allowed = spaces.OPEN_TEMPLE[taken] & spaces.WITHIN_TEMPLE[min(money, spaces.MOST_VALUE)]
        actions.extend(BID_LISTS[d.TEMPLE * spaces.ROW_SETS + allowed])


def _sources(s: YunnanState, color: i64) -> list[i64]:
    """D2."""
    actions: list[i64] = []
    if s.stock[color] > 0:
        actions.append(c.FROM_STOCK)
    for place in range(1, d.PLACES):
        if s.at[color * d.PLACES + place] > 0:
            actions.append(c.FROM + place - 1)
    return actions


def _travel(s: YunnanState, color: i64) -> list[i64]:
    """D6."""
    actions: list[i64] = []
    for kind in range(d.KINDS):
        if s.kept[color * d.KINDS + kind] > 0:
            building.add_sites(s, color, kind, actions)
    if s.passes_left > 0:
        for start in range(d.PLACES):
            if (s.fresh >> (4 * start)) & 15 != 0:
                goals: i64 = travel.goals(s, start)
                for goal in range(d.PLACES):
                    if (goals >> goal) & 1:
                        actions.append(c.move_number(start, goal))
    actions.append(c.DONE)
    return actions


def _victims(s: YunnanState, color: i64) -> list[i64]:
    """D7."""
    actions: list[i64] = []
    for other in range(s.rules.colors):
        if other != color and can_displace(s, color, other, s.place):
            actions.append(c.DISPLACE + other)
    actions.append(c.SPARE)
    return actions
