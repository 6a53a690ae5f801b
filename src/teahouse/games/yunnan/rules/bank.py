"""1B: the bank pays by the sum of all standing bids, then its traders go home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import pieces, spaces
from teahouse.games.yunnan.rules.edition import SUMS

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def pay_out(s: YunnanState, events: Events | None) -> None:
    """Once, before any trader leaves a building (R-30)."""
    if s.banked == 0:
        return
    total: i64 = spaces.bid_sum(s.taken)
    if events is not None:
        events.tell("bank_sum", {"sum": int(total)})
    for slot in range(len(s.bank)):
        color: i64 = s.bank[slot]
        if color != d.NOBODY:
            coins: i64 = s.rules.bank_pay[slot][min(total, SUMS - 1)]
            s.coins[color] += coins
            s.stock[color] += 1
            if events is not None:
                params = pieces.event_params(s, color)
                params["coins"] = int(coins)
                event = events.tell("bank_pays", params)
                event.move("coin", "bank", pieces.coins_place(color), coins)
                event.move(
                    pieces.trader_piece(color),
                    f"bank:{d.BANK_IDS[slot]}",
                    pieces.stock_place(color),
                )
    s.bank = [d.NOBODY] * len(s.bank)
    s.banked = 0
