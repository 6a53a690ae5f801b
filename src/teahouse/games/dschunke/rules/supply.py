"""Phase 3: resupply. One goods card for each supply card in front of a player, of any good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.actions import tell_taken
from teahouse.games.dschunke.rules.goods import gain

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def begin_phase(s: DschunkeState, events: Events | None) -> None:
    """Start phase 3, the supply cards."""
    s.phase = nodes.RESUPPLY
    s.node = nodes.SUPPLY
    s.turn = -1
    s.due = 0
    if events is not None:
        events.tell("phase", {"phase": nodes.PHASE_IDS[nodes.RESUPPLY]})


def next_seat(s: DschunkeState, events: Events | None) -> bool:
    """Ask for the next card; a single pile is drawn from without a question. False at the end."""
    while True:
        if s.due == 0:
            s.turn += 1
            if s.turn == s.seats:
                return False
            s.due = d.SUPPLY_CARDS + count_bits(s.open[s.on_turn()] & d.SUPPLY_MASK)
        seat: i64 = s.on_turn()
        piles: i64 = 0
        last: i64 = 0
        cards = s.piles
        for good in range(d.GOODS):
            if cards[good] > 0:
                piles += 1
                last = good
        if piles > 1:
            s.waiting = d.BIT[seat]
            return True
        if piles == 0:
            if events is not None:
                events.tell("goods_lost", {"seat": int(seat), "count": int(s.due)})
            s.due = 0
        else:
            take_goods_card(s, seat, last, events)


def take_goods_card(s: DschunkeState, seat: i64, good: i64, events: Events | None) -> None:
    """Take one card of this good for a supply card."""
    s.waiting = 0
    s.due -= 1
    gain(s, seat, good, 1)
    if events is not None:
        tell_taken(seat, good, 1, events)
