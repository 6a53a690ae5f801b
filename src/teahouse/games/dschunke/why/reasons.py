"""Why an action is not allowed: every rule once more, written from the rulebook.

This is on purpose not derived from ``legal``: a test walks random games and demands that the two
agree on the whole catalog.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.game import Reason, not_asked
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def why_not(s: DschunkeState, seat: i64, action: i64) -> Reason | None:
    """The first rule that forbids the action, or None."""
    reason = not_asked(s, seat)
    if reason is not None:
        return reason
    entry = c.CATALOG[int(action)]
    family = entry.family
    args = entry.args
    if family == "place_start":
        return _why_not_place_start(s, seat, d.JUNK_IDS.index(args[0]))
    if family in ("exchange", "exchange_done"):
        return _why_not_exchange(s, seat, args)
    if family in ("choose_stack", "take_cash"):
        return _why_not_stack(s, args)
    if family == "take_special":
        return _why_not_take_special(s, seat, d.FACE_IDS.index(args[0]))
    if family == "choose_good":
        return _why_not_choose_good(s, d.GOOD_IDS.index(args[0]))
    if family in ("load_more", "load_stop"):
        return None if s.node == nodes.LOAD else Reason("no-second-strip", "phase 2")
    if family in ("bid", "bid_pass"):
        return _why_not_bid(s, seat, args)
    return _why_not_turn(s, seat, family, args)


def _why_not_place_start(s: DschunkeState, seat: i64, junk: i64) -> Reason | None:
    if s.node != nodes.PLACE:
        return Reason("not-setup", "3.4")
    name: dict[str, str | int] = {"junk": d.JUNK_IDS[junk]}
    if len(s.holds[junk]) >= d.MOST_STRIPS:
        return Reason("start-junk-full", "3.4", {**name, "count": int(d.MOST_STRIPS)})
    if s.holds[junk].count(seat) >= d.MOST_OWN_STRIPS:
        for other in range(d.JUNKS):
            hold = s.holds[other]
            if len(hold) < d.MOST_STRIPS and hold.count(seat) < d.MOST_OWN_STRIPS:
                return Reason("start-own-strip", "3.4", name)
    return None


def _why_not_exchange(s: DschunkeState, seat: i64, args: tuple[str, ...]) -> Reason | None:
    if s.node != nodes.EXCHANGE:
        return Reason("not-exchange", "phase 1, R-27")
    if args:
        give, take = d.GOOD_IDS.index(args[0]), d.GOOD_IDS.index(args[1])
        if s.hands[seat * 4 + give] == 0:
            return Reason("no-such-card", "phase 1", {"good": args[0]})
        if s.piles[take] == 0:
            return Reason("pile-empty", "R-29", {"good": args[1]})
    return None


def _why_not_stack(s: DschunkeState, args: tuple[str, ...]) -> Reason | None:
    if s.node not in (nodes.EVENT_STACK, nodes.DRAW_STACK):
        return Reason("no-stack-now", "phase 1, phase 4")
    if not args:  # take_cash
        if s.node == nodes.EVENT_STACK or s.phase != nodes.BARTER:
            return Reason("cash-only-for-market", "R-52")
        if s.chosen["last_round_s"] != "card_or_cash":
            return Reason("cash-not-played", "R-52")
        if s.round < d.ROUNDS:
            return Reason("cash-only-last-round", "R-52", {"round": int(d.ROUNDS)})
        return None
    stack = d.STACK_IDS.index(args[0])
    if s.stacks[stack] == 0:
        return Reason("stack-empty", "R-33", {"stack": args[0]})
    if s.node == nodes.EVENT_STACK and s.opened.count(stack) > 0:
        return Reason("stack-chosen", "R-31", {"stack": args[0]})
    return None


def _why_not_take_special(s: DschunkeState, seat: i64, face: i64) -> Reason | None:
    if s.node not in (nodes.EVENT_TAKE, nodes.DRAW_TAKE):
        return Reason("no-open-stack", "phase 1, phase 4")
    stack: i64 = s.opened[seat]
    if all([d.CARD_FACE[card] != face for card in d.cards_of(s.stacks[stack])]):
        names: dict[str, str | int] = {"face": d.FACE_IDS[face], "stack": d.STACK_IDS[stack]}
        return Reason("not-in-stack", "phase 1", names)
    return None


def _why_not_choose_good(s: DschunkeState, good: i64) -> Reason | None:
    if s.node not in (nodes.GOODS, nodes.SUPPLY):
        return Reason("no-goods-due", "phase 2, phase 3")
    if s.piles[good] == 0:
        return Reason("pile-empty", "phase 2, phase 3", {"good": d.GOOD_IDS[good]})
    return None


def _why_not_bid(s: DschunkeState, seat: i64, args: tuple[str, ...]) -> Reason | None:
    if s.node != nodes.BID:
        return Reason("not-bidding", "phase 4")
    if not args:
        return None
    good, number = d.GOOD_IDS.index(args[0]), int(args[1])
    if (s.sold >> good) & 1:
        return Reason("good-sold", "R-41, R-47", {"good": args[0]})
    held: i64 = s.hands[seat * 4 + good]
    if held == 0:
        return Reason("no-such-card", "phase 4", {"good": args[0]})
    if number > held:
        return Reason("too-few-cards", "phase 4", {"good": args[0], "count": int(held)})
    return None


def _why_not_turn(s: DschunkeState, seat: i64, family: str, args: tuple[str, ...]) -> Reason | None:
    if s.phase != nodes.ACTIONS:
        return Reason("not-actions", "phase 2")
    if s.node != nodes.TURN:
        return Reason("finish-first", "R-19")
    if family == "end_turn":
        return None if s.main_done else Reason("main-action-due", "R-17")
    if family in ("use_merchant", "use_trainee"):
        return _why_not_main(s, family, args)
    return _why_not_extra(s, seat, family, args)


def _why_not_main(s: DschunkeState, family: str, args: tuple[str, ...]) -> Reason | None:
    if s.main_done:
        return Reason("main-action-done", "phase 2")
    if family == "use_merchant":
        if (s.used >> d.MERCHANT_IDS.index(args[0])) & 1:
            return Reason("merchant-used", "phase 2", {"merchant": args[0]})
        return None
    track = d.TRACK_IDS.index(args[0])
    if track >= s.tracks:
        return Reason("trainee-absent", "R-58", {"track": args[0]})
    if (s.used >> (d.MERCHANTS + track)) & 1:
        return Reason("trainee-used", "phase 2", {"track": args[0]})
    junk = d.JUNK_IDS.index(args[1])
    for m in range(d.MERCHANTS):
        if s.merchants[m] == junk:
            names: dict[str, str | int] = {"junk": args[1], "merchant": d.MERCHANT_IDS[m]}
            return Reason("merchant-stands-there", "R-14", names)
    return None


def _why_not_extra(
    s: DschunkeState, seat: i64, family: str, args: tuple[str, ...]
) -> Reason | None:
    if s.extra_done:
        return Reason("extra-done", "R-19")
    face = args[0]
    if family == "play_extra_load":
        face = "load_one"
    elif family == "play_extra_move":
        face = "move_own"
    number = d.FACE_IDS.index(face)
    if all([d.CARD_FACE[card] != number for card in d.cards_of(s.special[seat])]):
        return Reason("no-such-special", "phase 2", {"face": face})
    if family == "play_extra_load" and s.strips[seat] == 0:
        return Reason("no-strips", "R-22")
    if family == "play_extra_move" and not _on_top(s, seat, d.JUNK_IDS.index(args[0])):
        return Reason("no-strip-on-top", "R-23", {"junk": args[0]})
    return None


def _on_top(s: DschunkeState, seat: i64, junk: i64) -> bool:
    """Does a strip of the seat lie on the highest level of the hold?"""
    hold = s.holds[junk]
    full_levels = (len(hold) + d.LEVEL - 1) // d.LEVEL - 1
    return hold[full_levels * d.LEVEL :].count(seat) > 0 if hold else False
