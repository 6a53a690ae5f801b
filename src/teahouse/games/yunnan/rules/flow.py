"""From one question to the next: phases and rounds (chapter 4), and `apply`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan.rules import (
    auction,
    bank,
    gifts,
    income,
    inspector,
    nodes,
    resolution,
    round_end,
    travel,
)
from teahouse.games.yunnan.rules import catalog as c

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def apply(s: YunnanState, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal decision; then go on until somebody must decide again."""
    carry_out(s, action, events)
    if s.waiting == 0:
        advance_to_next_question(s, events)
    if events is not None and (s.waiting >> seat) & 1 == 0:
        # taking back ends where another seat has to decide (section 4)
        events.items[-1].forbid_undo()


def carry_out(s: YunnanState, action: i64, events: Events | None) -> None:
    """Carry out the decision alone; if it finishes a step, nobody is asked afterwards."""
    s.waiting = 0
    node: i64 = s.node
    if node == nodes.TURN:
        auction.choose_auction_action(s, action, events)
    elif node == nodes.TRAVEL:
        travel.carry_out(s, action, events)
    elif node == nodes.SOURCE:
        # the catalog has "from stock" just before "from yunnan": 0 is the stock, else a province
        auction.place_trader(s, s.pending, action - c.FROM_STOCK, events)
    elif node == nodes.DISPLACE:
        travel.choose_victim(s, action, events)
    elif node == nodes.CONVERT:
        income.convert(s, action - c.CONVERT, events)
    elif node == nodes.TAKE:
        resolution.take_structure(s, action - c.TAKE, events)
    elif node == nodes.PLACE:
        resolution.place_structure(s, action, events)
    else:
        resolution.place_blocker(s, action - c.BLOCK, events)


def advance_to_next_question(s: YunnanState, events: Events | None) -> None:
    """A step is finished: each step hands over to the next until a seat is asked."""
    while True:
        phase: i64 = s.phase
        if phase == nodes.AUCTION:
            if not auction.next_turn(s, events):
                bank.pay_out(s, events)
                resolution.begin_phase(s, events)
        elif phase == nodes.RESOLUTION:
            if not resolution.next_step(s, events):
                travel.begin_phase(s, events)
        elif phase == nodes.JOURNEYS:
            if not travel.next_turn(s, events):
                inspector.send_inspector(s, events)
                gifts.hand_out(s, events)
                income.record_income(s, events)
                income.set_new_order(s, events)
                income.begin_conversion(s, events)
        elif not income.next_conversion(s, events):
            if round_end.end_trigger(s) != "":
                round_end.end_game(s, events)
                return
            round_end.prepare_next_round(s, events)
            auction.begin_phase(s, events)
        if s.waiting != 0:
            return
