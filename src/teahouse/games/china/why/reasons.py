"""Why an action is not allowed: every rule once more, written from the rulebook.

This is on purpose not derived from ``legal``: a test walks random games and demands that the two
agree on the whole catalog. Cards are looked at one by one here, and pieces space by space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.game import Reason, not_asked
from teahouse.games.china import tables as d
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules import nodes
from teahouse.games.china.why.placing import why_not_pay, why_not_place

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState

PLACEMENTS: Final = ("palace", "emissary", "fort", "open")


def why_not(s: ChinaState, seat: i64, action: i64) -> Reason | None:
    """The first rule that forbids the action, or None."""
    reason = not_asked(s, seat)
    if reason is not None:
        return reason
    entry = c.CATALOG[int(action)]
    family, args = entry.family, entry.args
    if family in PLACEMENTS:
        return _why_not_placement(s, seat, family, args[0])
    if family == "exchange":
        return _why_not_exchange(s, seat, args[0])
    if family == "pay":
        return _why_not_pay(s, seat, args[0])
    if family == "done":
        return None if s.node == nodes.ACT2 else Reason("not-second", "4.3")
    if family in ("draw_row", "draw_deck"):
        return _why_not_draw(s, args)
    if family == "keep":
        return _why_not_keep(s, args[0])
    if family == "skip":
        return _why_not_skip(s)
    return _why_not_special(s, seat, family, args)


def _why_not_now(s: ChinaState) -> Reason | None:
    """Something begun must be finished before the next piece."""
    if s.node == nodes.PAY:
        return Reason("pay-first", "R-4")
    if s.node == nodes.SPACE:
        return Reason("space-first", "R-49", {"province": d.PROVINCE_IDS[s.target]})
    if s.node == nodes.KEEP:
        return Reason("keep-first", "R-55")
    if s.node == nodes.DRAW:
        return Reason("drawing", "4.3")
    return None


def _why_not_placement(s: ChinaState, seat: i64, family: str, name: str) -> Reason | None:
    if s.node == nodes.SPACE and family == "palace":
        return _why_not_space(s, name)
    reason = _why_not_now(s)
    if reason is not None:
        return reason
    return why_not_place(s, seat, family, name)


def _why_not_space(s: ChinaState, name: str) -> Reason | None:
    """After the tiles were turned up: any free ordinary space of that province (R-49)."""
    province = d.PROVINCE_IDS[s.target]
    space = d.SPACE_IDS.index(name)
    if space not in s.board.ordinary[s.target]:
        return Reason("space-first", "R-49", {"province": province})
    if (s.built >> space) & 1:
        return Reason("space-taken", "4.2", {"space": name})
    return None


def _why_not_exchange(s: ChinaState, seat: i64, color: str) -> Reason | None:
    reason = _why_not_now(s)
    if reason is not None:
        return reason
    if s.node == nodes.EMPEROR:
        return Reason("emperor-moves", "4.6")
    if s.node != nodes.ACT:
        return Reason("exchange-instead", "R-12")
    return _not_held(s, seat, color)


def _not_held(s: ChinaState, seat: i64, color: str) -> Reason | None:
    if s.hands[seat * d.COLORS + d.COLOR_IDS.index(color)] == 0:
        return Reason("no-such-card", "4.3", {"color": color})
    return None


def _why_not_pay(s: ChinaState, seat: i64, way: str) -> Reason | None:
    if s.node != nodes.PAY:
        return Reason("nothing-to-pay", "R-4")
    owner: i64 = s.seats if s.back == nodes.EMPEROR else seat
    return why_not_pay(s, owner, c.CATALOG[int(s.target)], way)


def _why_not_draw(s: ChinaState, args: tuple[str, ...]) -> Reason | None:
    if s.node != nodes.DRAW:
        return Reason("not-drawing", "4.3")
    if not args:
        return None if s.left > 0 else Reason("pile-exhausted", "R-20")
    if s.row[d.COLOR_IDS.index(args[0])] == 0:
        return Reason("not-in-row", "4.3", {"color": args[0]})
    return None


def _why_not_keep(s: ChinaState, color: str) -> Reason | None:
    if s.node != nodes.KEEP:
        return Reason("nothing-to-keep", "R-55")
    if s.played[d.COLOR_IDS.index(color)] == 0:
        return Reason("not-played", "R-55", {"color": color})
    return None


def _why_not_skip(s: ChinaState) -> Reason | None:
    if s.node != nodes.EMPEROR:
        return Reason("not-emperor", "4.6")
    return None if s.rules.may_skip else Reason("emperor-must", "R-59")


def _why_not_special(s: ChinaState, seat: i64, family: str, args: tuple[str, ...]) -> Reason | None:
    """Special cards: only in the Duel, each once, each at its moment."""
    if s.seats != d.DUEL:
        return Reason("only-duel", "2.6")
    reason = _why_not_now(s)
    if reason is not None:
        return reason
    name = family.removeprefix("special_")
    if s.node == nodes.EMPEROR:
        return Reason("emperor-moves", "4.6")
    if not s.has_special(seat, d.SPECIAL_IDS.index(name)):
        return Reason("special-used", "2.6", {"special": name})
    if name == "two":
        return _why_not_special_two(s, seat)
    if s.node != nodes.ACT:
        return Reason("special-before", "R-64, R-66", {"special": name})
    if name == "first":
        if s.special_used:
            return Reason("first-only-first", "R-64")
        if not _may_place_any_piece(s, seat, nodes.EMPEROR):
            return Reason("emperor-stuck", "4.3")
        return None
    reason = _not_held(s, seat, args[0])
    if reason is None and s.row[d.COLOR_IDS.index(args[1])] == 0:
        reason = Reason("not-in-row", "R-66", {"color": args[1]})
    return reason


def _why_not_special_two(s: ChinaState, seat: i64) -> Reason | None:
    if s.node == nodes.TWO:
        return Reason("special-used", "2.6", {"special": "two"})
    if s.node != nodes.ACT2:
        return Reason("two-after-first", "4.4")
    if not _may_place_any_piece(s, seat, nodes.TWO):
        return Reason("no-other-province", "4.4")
    return None


def _may_place_any_piece(s: ChinaState, seat: i64, node: i64) -> bool:
    """Would any piece be allowed if this were the question?"""
    asked = s.copy()
    asked.node = node
    for action in range(int(c.EXCHANGE)):
        entry = c.CATALOG[action]
        if why_not_place(asked, seat, entry.family, entry.args[0]) is None:
            return True
    return False
