"""Phase 4: bartering. Everybody secretly bids cards of one good; all bids are lost (R-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.goods import lose

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


NOBODY_BID: Final = 1  # value of `step`: the phase ends


def begin_phase(s: DschunkeState, events: Events | None) -> None:
    """Start phase 4, the barter."""
    s.phase = nodes.BARTER
    s.step = 0
    if events is not None:
        events.tell("phase", {"phase": nodes.PHASE_IDS[nodes.BARTER]})


def next_turn(s: DschunkeState, events: Events | None) -> bool:
    """Ask for bids; False when the phase is over (step 6)."""
    if s.step == NOBODY_BID or not _something_to_sell(s):
        return False
    s.node = nodes.BID
    for seat in range(s.seats):
        if s.hand_size(seat) > 0:
            s.waiting |= d.BIT[seat]
            s.bids[seat] = -1
        else:  # hand sizes are public
            s.bids[seat] = c.BID_PASS
    return True


def _something_to_sell(s: DschunkeState) -> bool:
    """Does anybody hold a card of an unsold good? Everybody can see it from the piles."""
    for good in range(d.GOODS):
        if (s.sold >> good) & 1 == 0 and s.piles[good] < d.GOOD_CARDS[good]:
            return True
    return False


def commit_bid(s: DschunkeState, seat: i64, action: i64, events: Events | None) -> None:
    """Keep a bid secretly; the last one shows them all."""
    s.bids[seat] = action
    s.waiting &= ~d.BIT[seat]
    if events is not None:
        event = events.tell("committed", {"seat": int(seat), "act": int(action)})
        event.secret("act", d.BIT[seat])
    if s.waiting == 0:
        _reveal_bids(s, events)


def _reveal_bids(s: DschunkeState, events: Events | None) -> None:
    """Steps 2 to 4: show, return the cards, pay the highest bid for each good."""
    bid_for: i64 = 0
    for k in range(s.seats):
        seat: i64 = s.seat_in_order(k)
        action: i64 = s.bids[seat]
        if action != c.BID_PASS:
            good: i64 = c.bid_good(action)
            bid_for |= d.BIT[good]
            lose(s, seat, good, c.bid_count(action))
        if events is not None:
            _tell_bid(seat, action, events)
    if bid_for == 0:
        s.step = NOBODY_BID
    for good in range(d.GOODS):
        if (bid_for >> good) & 1:
            _sell_good(s, good, events)
    s.sold |= bid_for
    for seat in range(s.seats):
        s.bids[seat] = -1


def _tell_bid(seat: i64, action: i64, events: Events) -> None:
    if action == c.BID_PASS:
        events.tell("no_bid", {"seat": int(seat)}).forbid_undo()
        return
    name = d.GOOD_IDS[c.bid_good(action)]
    count: i64 = c.bid_count(action)
    event = events.tell("bid", {"seat": int(seat), "good": name, "count": int(count)}).forbid_undo()
    event.move(f"good:{name}", f"hand:{seat}", f"pile:{name}", count)


def _sell_good(s: DschunkeState, good: i64, events: Events | None) -> None:
    """Sell a good to the most cards; ties share yuan and lose an S, but for the tie-breaker."""
    best: i64 = 0
    tied: i64 = 0
    winners: i64 = 0
    for seat in range(s.seats):
        action: i64 = s.bids[seat]
        if action != c.BID_PASS and c.bid_good(action) == good:
            number: i64 = c.bid_count(action)
            if number > best:
                best = number
                tied = 0
                winners = 0
            if number == best:
                tied += 1
                winners |= d.BIT[seat]
    if tied > 1:
        for seat in range(s.seats):
            if (winners >> seat) & 1 and s.open[seat] & d.TIEBREAK_MASK != 0:
                tied = 1
                winners = d.BIT[seat]
                break
    value: i64 = d.MARKET[s.deck[s.round - 1] * d.GOODS + good]
    if value == d.S_CARD:
        if tied == 1:
            s.drawers |= winners
        if events is not None:
            _tell_special(good, winners, tied, events)
        return
    share: i64 = value // tied
    for seat in range(s.seats):
        if (winners >> seat) & 1:
            s.money[seat * 2 + 1] += share
            if events is not None:
                params: dict[str, str | int] = {"seat": int(seat), "good": d.GOOD_IDS[good]}
                params["yuan"] = int(share)
                event = events.tell("sale" if tied == 1 else "sale_shared", params)
                if share > 0:
                    event.move("yuan", "bank", f"money:{seat}", share)


def _tell_special(good: i64, winners: i64, tied: i64, events: Events) -> None:
    name = d.GOOD_IDS[good]
    if tied > 1:
        events.tell("special_tied", {"good": name})
        return
    events.tell("special_won", {"seat": int(d.lowest(winners)), "good": name})
