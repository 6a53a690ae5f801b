"""What may be chosen, question by question. The list is in rising order of action numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.hold import FREE, movable

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def _bid_lists() -> list[list[list[i64]]]:
    """By good, then by cards of it in hand: the bids."""
    goods: list[list[list[i64]]] = []
    for good in range(d.GOODS):
        first: i64 = c.BID + good * d.MOST_CARDS
        goods.append([[first + k for k in range(cards)] for cards in range(d.MOST_CARDS + 1)])
    return goods


def _trainee_lists() -> list[list[list[i64]]]:
    """By track, then by junks with a merchant: the uses of its trainee on the others (R-14)."""
    tracks: list[list[list[i64]]] = []
    for track in range(len(d.TRACK_IDS)):
        first: i64 = c.USE_TRAINEE + track * d.JUNKS
        lists: list[list[i64]] = []
        for standing in range(d.BIT[d.JUNKS]):
            lists.append([first + j for j in range(d.JUNKS) if (standing >> j) & 1 == 0])
        tracks.append(lists)
    return tracks


BID_LISTS: Final = _bid_lists()
TRAINEE_LISTS: Final = _trainee_lists()


def legal(s: DschunkeState, seat: i64) -> list[i64]:
    """The legal actions of a seat; empty if it is not asked."""
    if (s.waiting >> seat) & 1 == 0:
        return []
    node: i64 = s.node
    if node == nodes.BID:
        return bid_actions(s, seat)
    if node == nodes.TURN:
        return _turn_actions(s, seat)
    if node == nodes.SUPPLY or node == nodes.GOODS:
        return [c.CHOOSE_GOOD + g for g in range(d.GOODS) if s.piles[g] > 0]
    if node == nodes.DRAW_STACK or node == nodes.EVENT_STACK:
        return _stack_actions(s)
    if node == nodes.DRAW_TAKE or node == nodes.EVENT_TAKE:
        return face_actions(s.stacks[s.opened[seat]])
    if node == nodes.EXCHANGE:
        return _exchange_actions(s, seat)
    if node == nodes.LOAD:
        return [c.LOAD_MORE, c.LOAD_STOP]
    return [c.PLACE_START + j for j in start_junk_actions(s, seat)]


def bid_actions(s: DschunkeState, seat: i64) -> list[i64]:
    """The bids that the seat may make (phase 4, step 1)."""
    actions: list[i64] = []
    first: i64 = seat * d.GOODS
    for good in range(d.GOODS):
        if (s.sold >> good) & 1 == 0:
            actions += BID_LISTS[good][s.hands[first + good]]
    actions.append(c.BID_PASS)
    return actions


def _turn_actions(s: DschunkeState, seat: i64) -> list[i64]:
    """Phase 2: one main action and at most one extra card, in either order."""
    actions: list[i64] = []
    if not s.main_done:
        standing: i64 = 0
        for m in range(d.MERCHANTS):
            standing |= d.BIT[s.merchants[m]]
            if (s.used >> m) & 1 == 0:
                actions.append(c.USE_MERCHANT + m)
        for track in range(s.tracks):
            if (s.used >> (d.MERCHANTS + track)) & 1 == 0:
                actions += TRAINEE_LISTS[track][standing]
    if not s.extra_done and s.special[seat] != 0:
        _append_extra_actions(s, seat, actions)
    if s.main_done:
        actions.append(c.END_TURN)
    return actions


def _append_extra_actions(s: DschunkeState, seat: i64, actions: list[i64]) -> None:
    hand: i64 = s.special[seat]
    if hand & d.PLAIN_MASK != 0:
        for i in range(len(d.PLAIN_EXTRAS)):
            if hand & d.FACE_MASK[d.PLAIN_EXTRAS[i]] != 0:
                actions.append(c.PLAY_EXTRA + i)
    if hand & d.LOAD_MASK != 0 and s.strips[seat] > 0:
        for junk in range(d.JUNKS):
            actions.append(c.PLAY_EXTRA_LOAD + junk)
    if hand & d.MOVE_MASK != 0:
        pair: i64 = c.PLAY_EXTRA_MOVE
        for junk in range(d.JUNKS):
            if movable(s.holds[junk], seat) != FREE:
                for k in range(d.JUNKS - 1):
                    actions.append(pair + k)
            pair += d.JUNKS - 1


def _stack_actions(s: DschunkeState) -> list[i64]:
    """A stack that is not empty and, in an S event, not chosen yet; or the 3 yuan (R-52)."""
    actions: list[i64] = []
    for stack in range(d.STACKS):
        if s.stacks[stack] != 0 and (s.node == nodes.DRAW_STACK or stack not in s.opened):
            actions.append(c.CHOOSE_STACK + stack)
    if may_take_cash(s):
        actions.append(c.TAKE_CASH)
    return actions


def may_take_cash(s: DschunkeState) -> bool:
    """May the winner of an S take yuan instead (R-52)?"""
    return (
        s.last_cash
        and s.node == nodes.DRAW_STACK
        and s.phase == nodes.BARTER
        and s.round == d.ROUNDS
    )


def face_actions(stack: i64) -> list[i64]:
    """One action for each different face of an opened stack."""
    return [c.TAKE_SPECIAL + f for f in range(d.FACES) if stack & d.FACE_MASK[f] != 0]


def _exchange_actions(s: DschunkeState, seat: i64) -> list[i64]:
    actions: list[i64] = []
    for give in range(d.GOODS):
        if s.hands[seat * 4 + give] > 0:
            for take in range(d.GOODS):
                if take != give and s.piles[take] > 0:
                    actions.append(c.EXCHANGE + c.pair_index(give, take, d.GOODS))
    actions.append(c.EXCHANGE_DONE)
    return actions


def start_junk_actions(s: DschunkeState, seat: i64) -> list[i64]:
    """Where a starting strip may be laid (3.4): the limit of own strips gives way if it must."""
    within: list[i64] = []
    roomy: list[i64] = []
    for junk in range(d.JUNKS):
        hold = s.holds[junk]
        if len(hold) < d.MOST_STRIPS:
            roomy.append(junk)
            if hold.count(seat) < d.MOST_OWN_STRIPS:
                within.append(junk)
    return within if within else roomy
