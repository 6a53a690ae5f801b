"""Why an action is not allowed: every rule once more, written from the rulebook.

This is on purpose not derived from ``legal``: a test walks random games and demands that the two
agree on the whole catalog. The map has its own page, ``why_travel``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Value
from teahouse.core.game import Reason, not_asked
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import nodes, pieces
from teahouse.games.yunnan.why import auction, travel

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState

# where a family of actions belongs
_NODE = {
    "pass": nodes.TURN,
    "bid": nodes.TURN,
    "bank": nodes.TURN,
    "market": nodes.TURN,
    "from_stock": nodes.SOURCE,
    "from": nodes.SOURCE,
    "take": nodes.TAKE,
    "keep": nodes.PLACE,
    "guard": nodes.PLACE,
    "block": nodes.BLOCK,
    "move": nodes.TRAVEL,
    "done": nodes.TRAVEL,
    "displace": nodes.DISPLACE,
    "spare": nodes.DISPLACE,
    "convert": nodes.CONVERT,
}

# what to say about an action of another question: text and chapter
_ELSEWHERE = {
    nodes.TURN: ("not-auction", "1A"),
    nodes.SOURCE: ("no-source-asked", "1A"),
    nodes.TAKE: ("not-yard", "1C"),
    nodes.PLACE: ("nothing-to-place", "1C"),
    nodes.BLOCK: ("not-temple", "1C"),
    nodes.TRAVEL: ("not-travel", "2A"),
    nodes.DISPLACE: ("no-arrival", "2A, R-45"),
    nodes.CONVERT: ("not-conversion", "2F"),
}


def why_not(s: YunnanState, seat: i64, action: i64) -> Reason | None:
    """The first rule that forbids the action, or None."""
    reason = not_asked(s, seat)
    if reason is not None:
        return reason
    entry = c.CATALOG[int(action)]
    family, args = entry.family, entry.args
    if family.startswith("build_"):
        return _why_not_build(s, family, args[0])
    node = _NODE[family]
    if s.node != node:
        if s.node == nodes.SOURCE and node == nodes.TURN:
            return Reason("choose-source-first", "1A")
        if s.node == nodes.DISPLACE and node == nodes.TRAVEL:
            return Reason("choose-victim-first", "2A, R-45")
        if s.node == nodes.TURN and family == "from":
            if s.rules.stock_first and s.stock[s.color] > 0:
                return Reason("stock-first", "1A, R-9")
        key, rule = _ELSEWHERE[node]
        return Reason(key, rule)
    if node == nodes.TURN:
        return auction.why_not_auction_action(s, family, args)
    if node == nodes.SOURCE:
        return auction.why_not_source(s, args)
    if node == nodes.TAKE:
        return _why_not_take(s, args[0])
    if node == nodes.PLACE:
        return _why_not_place(s, family)
    if family == "move":
        return travel.why_not_move(s, args)
    if family == "displace":
        return travel.why_not_displace(s, args[0])
    if family == "convert" and int(args[0]) > s.income[s.color]:
        return Reason("above-income", "2F, R-63", {"number": int(s.income[s.color])})
    return None


def _why_not_take(s: YunnanState, structure: str) -> Reason | None:
    kind = d.STRUCTURE_IDS.index(structure)
    params: dict[str, Value] = {"structure": structure}
    if kind == d.GUARD:
        if not s.rules.guards:
            return Reason("no-guards", "expert rules")
        return None if s.guards[s.color] == pieces.UNUSED else Reason("guard-used", "R-77")
    if s.structures_in_supply[s.color * d.KINDS + kind] == 0:
        return Reason("none-in-supply", "1C, R-33", params)
    return None


def _why_not_place(s: YunnanState, family: str) -> Reason | None:
    """Only a guard is laid, and a guard cannot be kept."""
    if family == "keep":
        return Reason("guard-not-kept", "R-78") if s.kind == d.GUARD else None
    return None if s.kind == d.GUARD else Reason("no-guard-taken", "R-78")


def _why_not_build(s: YunnanState, family: str, site: str) -> Reason | None:
    kind = {"build_post": d.POST, "build_bridge": d.BRIDGE}.get(family, d.TEA_HOUSE)
    params: dict[str, Value] = {"structure": d.STRUCTURE_IDS[kind]}
    if s.node == nodes.PLACE:
        if s.kind != kind:
            return Reason("another-taken", "1C, R-33", params)
        if not s.rules.builds_at_once[kind]:
            return Reason("not-at-once", "1C", params)
    elif s.node == nodes.DISPLACE:
        return Reason("choose-victim-first", "2A, R-45")
    elif s.node != nodes.TRAVEL:
        return Reason("not-building", "1C, 2A")
    elif s.structures_in_stock[s.color * d.KINDS + kind] == 0:
        return Reason("none-in-stock", "2A", params)
    return travel.why_not_build(s, kind, site)
