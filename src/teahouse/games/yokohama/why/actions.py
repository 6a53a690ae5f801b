"""Why something may not be chosen in a location action or after it (4.6 to 4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.game import Reason
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules.agenda import number_of, options_of, position_of

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def why_not(s: YokohamaState, seat: i64, family: str, args: tuple[str, ...]) -> Reason | None:
    """The question fits the family; ``args`` are those of the catalog."""
    if family == "trade":
        return _why_not_trade(s, seat, d.EXCHANGE_IDS.index(args[0]))
    if family == "church":
        return _why_not_church(s, seat, int(args[0]))
    if family == "gift":
        return _why_not_gift(s, seat, args[0])
    if family == "customs":
        return _why_not_customs(s, seat, int(args[0]))
    if family == "hire":
        return _why_not_hire(s, seat, args[0])
    if family == "tech":
        return _why_not_tech(s, seat, int(args[0]), int(args[1]))
    if family == "port":
        return _why_not_slot(s, int(args[0]))
    if family == "second":
        price = d.UNIT_YEN if args[1] == "yen" else d.UNIT_IMPORT
        return _why_not_slot(s, int(args[0])) or _too_few_of(s, seat, args[1], int(price))
    if family == "shop":
        return _why_not_shop(s, seat, int(args[0]))
    if family == "house":
        return _why_not_house(s, seat)
    if family == "leave_one":
        return _why_not_leave_one(s, seat)
    return None


def _too_few_of(s: YokohamaState, seat: i64, kind: str, count: int) -> Reason | None:
    """Is there too little of a kind?"""
    if s.owned[seat * d.KINDS + d.KIND_IDS.index(kind)] < count:
        return Reason("too-few", "4.6", {"kind": kind, "count": count})
    return None


def _why_not_trade(s: YokohamaState, seat: i64, exchange: int) -> Reason | None:
    return _too_few_of(
        s, seat, d.KIND_IDS[d.EXCHANGE_PAY[exchange]], int(d.EXCHANGE_COST[exchange])
    )


# --- church and customs house ---------------------------------------------------------------------
def _space_taken(spaces: list[i64], space: int) -> Reason | None:
    if spaces[space] != d.FREE:
        return Reason("space-taken", "R-43", {"space": space + 1})
    return None


def _no_assistant_to_place(s: YokohamaState, seat: i64) -> Reason | None:
    on_location = s.assistants[seat * d.MOST_POSITIONS + position_of(s.agenda[-1])]
    if s.hands[seat * d.PIECES] + on_location == 0:
        return Reason("no-assistant-for-space", "R-41")
    return None


def _why_not_church(s: YokohamaState, seat: i64, space: int) -> Reason | None:
    reason = _space_taken(s.church, space) or _no_assistant_to_place(s, seat)
    if reason is not None:
        return reason
    faith = number_of(s.agenda[-1])
    for kind, price in zip(d.KIND_IDS, d.GIFT, strict=True):
        if _too_few_of(s, seat, kind, int(price)) is None:
            faith += 1
    if faith < d.CHURCH_NEED[space]:
        need: dict[str, str | int] = {"need": int(d.CHURCH_NEED[space]), "count": int(faith)}
        return Reason("too-little-faith", "R-39", need)
    return None


def _why_not_gift(s: YokohamaState, seat: i64, kind: str) -> Reason | None:
    if (options_of(s.agenda[-1]) >> d.KIND_IDS.index(kind)) & 1:
        return Reason("gift-given", "R-40", {"kind": kind})
    return _too_few_of(s, seat, kind, int(d.GIFT[d.KIND_IDS.index(kind)]))


def _why_not_customs(s: YokohamaState, seat: i64, space: int) -> Reason | None:
    reason = _space_taken(s.customs, space) or _no_assistant_to_place(s, seat)
    if reason is not None:
        return reason
    need = int(d.CUSTOMS_NEED[space])
    if need > number_of(s.agenda[-1]):
        return Reason("level-too-low", "R-42", {"level": need + 1})
    return _too_few_of(s, seat, "import", need)


# --- employment agency and warehouse icons --------------------------------------------------------
def _why_not_hire(s: YokohamaState, seat: i64, piece: str) -> Reason | None:
    number = d.PIECE_IDS.index(piece)
    left = s.warehouse[seat * d.PIECES + number]
    if left == 0:
        return Reason("warehouse-empty", "4.6", {"piece": piece})
    fee: i64 = 0
    if piece == "shop":
        fee = d.SHOP_FEE
    elif piece == "house":
        fee = d.HOUSE_FEES[-left]  # the fees of those left are the last ones
    return _too_few_of(s, seat, "yen", int(fee))


# --- laboratory -----------------------------------------------------------------------------------
def _why_not_tech(s: YokohamaState, seat: i64, slot: int, imports: int) -> Reason | None:
    item = s.agenda[-1]
    card = s.labs[position_of(item) * d.SLOTS + slot]
    if card == d.FREE:
        return Reason("slot-empty", "4.13", {"slot": slot + 1})
    tech = d.CARD_TECH[card]
    name: dict[str, str | int] = {"tech": d.TECH_IDS[tech]}
    owned = [d.CARD_TECH[own] for own in d.members(s.techs[seat], d.CARDS)]
    if tech in owned:
        return Reason("tech-owned", "R-49", name)
    cost = int(d.TECH_COST[tech] + d.SURCHARGE[slot])
    missing = max(0, cost - int(number_of(item))) + (len(owned) >= d.FREE_TECHNOLOGIES)
    if imports > missing:
        return Reason("too-many-imports", "R-48", {**name, "count": missing})
    reason = _too_few_of(s, seat, "import", imports * int(d.UNIT_IMPORT))
    return reason or _too_few_of(s, seat, "yen", (missing - imports) * int(d.UNIT_YEN))


# --- port -----------------------------------------------------------------------------------------
def _why_not_slot(s: YokohamaState, slot: int) -> Reason | None:
    item = s.agenda[-1]
    if s.ports[position_of(item) * d.SLOTS + slot] == d.FREE:
        return Reason("slot-empty", "R-51", {"slot": slot + 1})
    if d.BAND[slot] > number_of(item):
        levels = range(1, d.LEVELS + 1)
        opens = [k for k in levels if d.EFFECT[d.PORT_A * d.LEVELS + k - 1] >= d.BAND[slot]]
        return Reason("level-too-low", "R-54", {"level": opens[0]})
    return None


# --- construction and recovery --------------------------------------------------------------------
def _why_not_shop(s: YokohamaState, seat: i64, space: int) -> Reason | None:
    first = position_of(s.agenda[-1]) * d.SHOP_SPACES
    if s.hands[seat * d.PIECES + d.SHOP] == 0:
        return Reason("no-piece-in-hand", "4.8", {"piece": "shop"})
    if seat in s.shops[first : first + d.SHOP_SPACES]:
        return Reason("own-shop-there", "4.8")
    if s.shops[first + space] != d.FREE:
        return Reason("space-taken", "4.8", {"space": space + 1})
    return None


def _why_not_house(s: YokohamaState, seat: i64) -> Reason | None:
    pos = position_of(s.agenda[-1])
    if s.hands[seat * d.PIECES + d.HOUSE] == 0:
        return Reason("no-piece-in-hand", "4.8", {"piece": "house"})
    if any([(mask >> pos) & 1 for mask in s.house_at]):
        return Reason("house-there", "4.8")
    return None


def _why_not_leave_one(s: YokohamaState, seat: i64) -> Reason | None:
    if (s.skills[seat] >> d.TECH_IDS.index("telephone")) & 1 == 0:
        return Reason("tech-missing", "4.9", {"tech": "telephone"})
    pos = position_of(s.agenda[-1])
    if s.assistants[seat * d.MOST_POSITIONS + pos] == 0:
        return Reason("nobody-to-leave", "4.9")
    return None
