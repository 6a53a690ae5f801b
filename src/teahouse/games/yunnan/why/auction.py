"""1A: why a trader cannot be placed. Written from the rulebook, not from ``legal``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Value
from teahouse.core.game import Reason
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import pieces, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState

_LARGE = d.PROGRESS_VALUES[d.SMALL_SPACES]  # "9 and more" are large spaces


def why_not_auction_action(s: YunnanState, family: str, args: tuple[str, ...]) -> Reason | None:
    """Why an auction action is forbidden (D1); passing and the market never are."""
    if family == "bank":
        return _why_not_bank(s, args[0])
    if family == "bid":
        return _why_not_bid(s, args[0], int(args[1]))
    return None


def why_not_source(s: YunnanState, args: tuple[str, ...]) -> Reason | None:
    """Why no trader can come from there (D2)."""
    if not args:
        return Reason("stock-empty", "1A") if s.stock[s.color] == 0 else None
    if places.count_of(s.traders_at[s.color], d.PLACE_IDS.index(args[0])) == 0:
        return Reason("no-trader-there", "1A", {"province": args[0]})
    return None


def _why_not_bank(s: YunnanState, slot: str) -> Reason | None:
    if (s.banked >> s.color) & 1:
        return Reason("bank-again", "1A, R-26")
    number = d.BANK_IDS.index(slot)
    if number >= s.rules.bank_spaces:
        return Reason("bank-closed", "R-94")
    if number == 1 and s.bank[0] == d.NOBODY and not s.rules.bank_choice:
        return Reason("bank-left-first", "1A")
    if s.bank[number] != d.NOBODY:
        return Reason("bank-taken", "1A", {"color": d.COLOR_IDS[s.bank[number]]})
    return None


def _why_not_bid(s: YunnanState, building: str, value: int) -> Reason | None:
    names: dict[str, Value] = {"building": building, "number": value}
    if (s.banked >> s.color) & 1:
        return Reason("banked", "1A, R-23")
    if building == "temple" and not s.rules.temple:
        return Reason("no-temple", "1A")
    standing = bids_in(s, building)
    own = [bid for owner, bid in standing if owner == s.color]
    reason = _why_not_second_trader(s, building, len(own))
    if reason is None:
        reason = _no_use(s, building, len(own))
    if reason is not None:
        return reason
    for owner, bid in standing:
        if bid == value:
            return Reason("space-taken", "1A", {**names, "color": d.COLOR_IDS[owner]})
    highest = max([bid for _, bid in standing], default=0)
    small = building == "temple" or value < _LARGE
    if small and value < highest:
        return Reason("small-space", "1A, R-11", {**names, "highest": highest})
    return _cannot_pay(s, building, value, names)


def bids_in(s: YunnanState, building: str) -> list[tuple[int, int]]:
    """Colour and value of each bid in a building."""
    found: list[tuple[int, int]] = []
    for color in range(s.rules.colors):
        for number, (name, value) in enumerate(d.SPACES):
            if name == building and (s.bids[color] >> number) & 1:
                found.append((int(color), value))
    return found


def _why_not_second_trader(s: YunnanState, building: str, own: int) -> Reason | None:
    names: dict[str, Value] = {"building": building}
    if own > 0 and building == "temple":
        return Reason("temple-once", "1A, R-75")
    if own > 0 and not s.rules.double_bidding:
        return Reason("own-trader-there", "1A, R-15", names)
    if own > 1:
        return Reason("two-traders-there", "R-73", names)
    return None


def _no_use(s: YunnanState, building: str, own: int) -> Reason | None:
    """Every trader in a progress building must find a step to take."""
    color = s.color
    names: dict[str, Value] = {"building": building}
    if building == "temple":
        return None
    if building == "school":
        steps = s.supply[color]
    elif building == "customs":
        steps = d.MOST_PASSES - s.passes[color]
    elif building == "horse":
        steps = d.QINGHAI - s.horse[color]
    elif building == "guild":
        steps = d.MOST_INFLUENCE - s.influence[color]
    else:
        steps = sum(s.structures_in_supply[color * d.KINDS : (color + 1) * d.KINDS])
        if s.rules.guards and s.guards[color] == pieces.UNUSED:
            steps += 1
    if steps == 0:
        return Reason(f"full-{building}", "1A, R-17" if building != "yard" else "1A, R-18")
    if own + 1 > steps:
        return Reason("second-step-lost", "R-73", names)
    return None


def _cannot_pay(
    s: YunnanState, building: str, value: int, names: dict[str, Value]
) -> Reason | None:
    """What would stand after the bid must be paid, own small bids sent home not counted (R-74)."""
    sum_ = value
    for name in d.BUILDING_IDS:
        for owner, bid in bids_in(s, name):
            sent_home = name == building and bid < _LARGE
            if owner == s.color and not sent_home:
                sum_ += bid
    if not s.rules.debts:
        if sum_ > s.coins[s.color]:
            params: dict[str, Value] = {**names, "sum": sum_, "coins": int(s.coins[s.color])}
            return Reason("no-money", "1A, R-16", params)
        return None
    seat = s.rules.owner[s.color]
    missing: i64 = max(0, sum_ - s.coins[s.color])
    for color in range(s.rules.colors):
        if color != s.color and s.rules.owner[color] == seat:
            total = sum([b for n in d.BUILDING_IDS for o, b in bids_in(s, n) if o == color])
            missing += max(0, total - s.coins[color])
    left = s.vp[seat] - missing * max(1, d.DEBT_BASE - s.round)
    if missing > 0 and left < s.rules.lowest_vp:
        return Reason("debt-too-deep", "R-71", {**names, "vp": int(left)})
    return None
