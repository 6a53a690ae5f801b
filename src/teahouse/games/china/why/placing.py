"""Why a piece cannot be placed or paid for: the six rules of 4.2, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.catalog import ActionSpec
from teahouse.core.game import Reason
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, nodes

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def why_not_place(s: ChinaState, seat: i64, family: str, name: str) -> Reason | None:
    """The first rule that forbids the piece at the present question."""
    emperor = s.node == nodes.EMPEROR
    owner: i64 = s.seats if emperor else seat
    if family in ("palace", "fort") and not (s.board.mask >> d.SPACE_IDS.index(name)) & 1:
        return Reason("not-on-board", "2.3", {"space": name})
    provinces = _provinces_of_target(s, family, name)
    reason = _why_not_target(s, owner, family, name)
    if reason is None and emperor:
        reason = _why_not_emperor(s, owner, provinces[0])
    elif reason is None:
        reason = _why_not_in_province(s, provinces)
    if reason is None and not payments(s, owner, _colors_of_provinces(provinces)):
        reason = _unpaid(provinces)
    return reason


def _provinces_of_target(s: ChinaState, family: str, name: str) -> list[int]:
    """The provinces of a target: two for a border post."""
    if family in ("emissary", "open"):
        return [d.PROVINCE_IDS.index(name)]
    space = d.SPACE_IDS.index(name)
    return [p for p in range(d.PROVINCES) if (s.board.region[p] >> space) & 1]


def _colors_of_provinces(provinces: list[int]) -> list[str]:
    return [d.COLOR_IDS[d.PROVINCE_COLOR[p]] for p in provinces]


# --- rules 1 and 2: a piece in the supply, and a place for it -------------------------------------
def _why_not_target(s: ChinaState, owner: i64, family: str, name: str) -> Reason | None:
    if family == "emissary":
        return _why_not_emissary(s, owner, name)
    if family == "fort":
        return _why_not_fort(s, owner, name)
    if s.supply[owner * 3] == 0:
        return Reason("no-palaces", "R-11")
    if family == "open":
        if not (s.closed >> d.PROVINCE_IDS.index(name)) & 1:
            return Reason("not-closed", "R-49", {"province": name})
        return None
    space = d.SPACE_IDS.index(name)
    if (s.built >> space) & 1:
        return Reason("space-taken", "4.2", {"space": name})
    provinces = _provinces_of_target(s, family, name)
    if len(provinces) == 1 and (s.closed >> provinces[0]) & 1:
        return Reason("open-first", "R-49", {"province": d.PROVINCE_IDS[provinces[0]]})
    return None


def _why_not_emissary(s: ChinaState, owner: i64, name: str) -> Reason | None:
    province = d.PROVINCE_IDS.index(name)
    if s.supply[owner * 3 + 1] == 0:
        return Reason("no-emissaries", "R-11")
    most = max([len(_palaces_in_province(s, k, province)) for k in range(s.owners)])
    if most == 0:
        return Reason("no-palace-yet", "R-9", {"province": name})
    if sum([(s.emissary_counts[k] >> (4 * province)) & 15 for k in range(s.owners)]) >= most:
        return Reason("emissaries-full", "R-8", {"province": name, "count": most})
    return None


def _palaces_in_province(s: ChinaState, owner: int, province: int) -> list[i64]:
    region = d.bits(s.board.region[province])
    return [space for space in region if (s.palaces[owner] >> space) & 1]


def _why_not_fort(s: ChinaState, owner: i64, name: str) -> Reason | None:
    if not s.chosen["fortifications"]:
        return Reason("no-fortifications", "1")
    if owner == s.seats:
        return Reason("emperor-no-fort", "R-54")
    if s.supply[owner * 3 + 2] == 0:
        return Reason("no-forts", "R-11")
    space = d.SPACE_IDS.index(name)
    if (s.built >> space) & 1:
        return Reason("space-taken", "R-38", {"space": name})
    if (s.forts >> space) & 1:
        return Reason("fort-there", "R-38", {"space": name})
    return None


# --- rules 3 to 5: one province, one piece where nothing was --------------------------------------
def _why_not_in_province(s: ChinaState, provinces: list[int]) -> Reason | None:
    if s.node == nodes.ACT:
        return None
    shared = [p for p in provinces if (s.home >> p) & 1]
    if s.node == nodes.TWO:
        if shared:
            return Reason("other-province", "4.4", {"province": d.PROVINCE_IDS[shared[0]]})
        return None
    if not shared:
        first = d.PROVINCE_IDS[d.bits(s.home)[0]]
        return Reason("one-province", "R-73" if len(provinces) > 1 else "4.2", {"province": first})
    for p in shared:
        if not (s.occupied_before >> p) & 1:
            return Reason("was-empty", "R-5, R-74", {"province": d.PROVINCE_IDS[p]})
    return None


def _why_not_emperor(s: ChinaState, owner: i64, province: int) -> Reason | None:
    """Empty provinces only if there is no other choice (4.6, R-60)."""
    if _is_occupied(s, province):
        return None
    for p in range(d.PROVINCES):
        if _is_occupied(s, p) and payments(s, owner, _colors_of_provinces([p])):
            if s.supply[owner * 3] > 0 and d.bits(s.board.region[p] & ~s.built):
                return Reason("emperor-occupied", "R-60", {"province": d.PROVINCE_IDS[province]})
            if _why_not_emissary(s, owner, d.PROVINCE_IDS[p]) is None:
                return Reason("emperor-occupied", "R-60", {"province": d.PROVINCE_IDS[province]})
    return None


def _is_occupied(s: ChinaState, province: int) -> bool:
    """Is there any piece of anybody (R-6)?"""
    if (s.built | s.forts) & s.board.region[province] != 0:
        return True
    return any([(s.emissary_counts[k] >> (4 * province)) & 15 for k in range(s.owners)])


# --- rule 6: the cards ----------------------------------------------------------------------------
def payments(s: ChinaState, owner: i64, colors: list[str]) -> dict[str, list[str]]:
    """Every way to pay for a target of one colour, or for a post of two, card by card."""
    hand: list[str] = []
    for color, held in zip(d.COLOR_IDS, cards.unpack_counts(s.packed_hands[owner]), strict=True):
        hand += [color] * int(held)
    jokers = [z for z in d.COLOR_IDS if hand.count(z) >= 2 and z not in colors]
    ways: dict[str, list[str]] = {}
    if len(colors) == 1:
        if colors[0] in hand:
            ways["single"] = colors
        for z in jokers:
            ways["joker"] = [z, z]
        return ways
    if colors[0] in hand and colors[1] in hand:
        ways["both"] = colors
    for x in colors:
        if hand.count(x) >= 2:
            ways[f"two:{x}"] = [x, x]
        for z in jokers:
            if x in hand and s.rules.post_joker:
                ways["joker"] = [x, z, z]
    return ways


def _unpaid(provinces: list[int]) -> Reason:
    colors = _colors_of_provinces(provinces)
    if len(provinces) == 1:
        params: dict[str, str | int] = {"province": d.PROVINCE_IDS[provinces[0]]}
        return Reason("cannot-pay", "4.1", {**params, "color": colors[0]})
    return Reason("cannot-pay-post", "R-72", {"color": colors[0], "other_color": colors[1]})


def why_not_pay(s: ChinaState, owner: i64, target: ActionSpec, way: str) -> Reason | None:
    """The cards for the piece that is being paid for."""
    colors = _colors_of_provinces(_provinces_of_target(s, target.family, target.args[0]))
    if way in payments(s, owner, colors):
        return None
    return Reason("not-this-way", "4.1", {"payment": way})
