"""Phase 1: the market card, the exchange of goods cards, the event of the trainees' spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes, special
from teahouse.games.dschunke.rules.goods import gain, lose

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState

EXCHANGES: Final = 0
MONEY: Final = 1
STACKS: Final = 2
STEPS: Final = 3
BEFORE_EVENT: Final[list[i64]] = [EXCHANGES, MONEY, STACKS]
AFTER_EVENT: Final[list[i64]] = [MONEY, STACKS, EXCHANGES]  # as the rulebook lists them

# by seats, then by round - 1
SHOWS_MONEY: Final[list[bool]] = [
    "Y" in d.event_of(r + 1, n) for n in range(max(d.PLAYERS) + 1) for r in range(d.ROUNDS)
]
GIVES_CARDS: Final[list[bool]] = [
    "S" in d.event_of(r + 1, n) for n in range(max(d.PLAYERS) + 1) for r in range(d.ROUNDS)
]


def begin_round(s: DschunkeState, events: Events | None) -> None:
    """Turn over the next market card; nothing is sold yet."""
    s.phase = nodes.MARKET
    s.step = 0
    s.turn = 0
    s.sold = 0
    if events is not None:
        events.tell("round", {"round": int(s.round), "seat": int(s.start_player())}).forbid_undo()
        card = d.MARKET_IDS[s.deck[s.round - 1]]
        events.tell("market_card", {"card": card}).forbid_undo().move(
            f"market:{card}", "deck", "market"
        )


def next_step(s: DschunkeState, events: Events | None) -> bool:
    """Go on in phase 1; False when it is finished."""
    while s.step < STEPS:
        step: i64 = AFTER_EVENT[s.step] if s.exchange_after else BEFORE_EVENT[s.step]
        now: i64 = s.seats * d.ROUNDS + s.round - 1
        if step == EXCHANGES:
            if _next_exchange(s):
                return True
        elif step == MONEY:
            if SHOWS_MONEY[now]:
                _show_money(s, events)
        elif GIVES_CARDS[now]:
            return special.next_event_choice(s, events)
        s.step += 1
        s.turn = 0
    return False


def _next_exchange(s: DschunkeState) -> bool:
    """Ask the next owner of an exchange card who can use it (R-29, R-30)."""
    while s.turn < s.seats:
        seat: i64 = s.on_turn()
        cards: i64 = s.open[seat] & d.EXCHANGE_MASK
        if cards != 0 and s.hand_size(seat) > 0 and has_goods_card(s):
            s.due = d.EXCHANGE_SWAPS * count_bits(cards)
            s.node = nodes.EXCHANGE
            s.waiting = d.BIT[seat]
            return True
        s.turn += 1
    return False


def has_goods_card(s: DschunkeState) -> bool:
    """Is there a goods card left on any junk?"""
    for good in range(d.GOODS):
        if s.piles[good] > 0:
            return True
    return False


def exchange(s: DschunkeState, seat: i64, action: i64, events: Events | None) -> None:
    """One swap with the piles, or the end of it."""
    s.waiting = 0
    if action == c.EXCHANGE_DONE:
        s.due = 0
        s.turn += 1
        if events is not None:
            events.tell("exchange_done", {"seat": int(seat)}).forbid_undo()
        return
    give: i64 = c.pair_first(action - c.EXCHANGE, d.GOODS)
    take: i64 = c.pair_second(action - c.EXCHANGE, d.GOODS)
    lose(s, seat, give, 1)
    gain(s, seat, take, 1)
    if events is not None:
        params: dict[str, str | int] = {"seat": int(seat), "good": d.GOOD_IDS[give]}
        params["other_good"] = d.GOOD_IDS[take]
        event = events.tell("exchange", params)
        event.move(f"good:{d.GOOD_IDS[give]}", f"hand:{seat}", f"pile:{d.GOOD_IDS[give]}")
        event.move(f"good:{d.GOOD_IDS[take]}", f"pile:{d.GOOD_IDS[take]}", f"hand:{seat}")
        if s.due == 1:  # the last swap
            event.forbid_undo()
    s.due -= 1
    if s.due == 0:
        s.turn += 1
    else:
        s.waiting = d.BIT[seat]


def _show_money(s: DschunkeState, events: Events | None) -> None:
    """Y: every player's money is announced, once (R-51)."""
    s.shown = [s.yuan(seat) for seat in range(s.seats)]
    if events is not None:
        for k in range(s.seats):
            seat: i64 = s.seat_in_order(k)
            events.tell("money", {"seat": int(seat), "yuan": int(s.shown[seat])}).forbid_undo()
