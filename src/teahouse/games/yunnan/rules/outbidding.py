"""1A: a trader takes a bid space, and lower small bids in the building go home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import pieces, spaces

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def place_bid(s: YunnanState, color: i64, space: i64, events: Events | None) -> None:
    """A bid: lower small bids in the building go home, and who had passed is back (R-12, R-21)."""
    bit: i64 = d.BIT[space]
    outbid: i64 = s.taken & spaces.OUTBID[space]
    if outbid != 0:
        for other in range(s.rules.colors):
            lost: i64 = s.bids[other] & outbid
            if lost != 0:
                s.bids[other] &= ~lost
                s.stock[other] += 1
                revived = (s.passed >> other) & 1 == 1
                s.passed &= ~d.BIT[other]
                if events is not None:
                    _tell_outbid(other, spaces.lowest_bid(lost), revived, events)
    s.bids[color] |= bit
    s.taken = (s.taken & ~outbid) | bit


def _tell_outbid(color: i64, space: i64, revived: bool, events: Events) -> None:
    building, value = d.SPACES[space]
    name = d.COLOR_IDS[color]
    event = events.tell("outbid", {"color": name, "building": building, "number": value})
    event.move(pieces.trader_piece(color), pieces.space_place(space), pieces.stock_place(color))
    if revived:
        events.tell("revived", {"color": name})
