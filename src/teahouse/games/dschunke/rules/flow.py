"""From one question to the next: rounds and phases (chapter 4), and `apply`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import actions, bidding, market, nodes, special, supply
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules.hold import laid
from teahouse.games.dschunke.rules.legal import start_junk_actions

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def apply(s: DschunkeState, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal decision; then go on until somebody must decide again."""
    node: i64 = s.node
    if node == nodes.BID:
        bidding.commit_bid(s, seat, action, events)
    elif node == nodes.SUPPLY:
        supply.take_goods_card(s, seat, action - c.CHOOSE_GOOD, events)
    elif node == nodes.TURN:
        actions.use_turn_action(s, seat, action, events)
    elif node == nodes.GOODS:
        actions.choose_good(s, seat, action - c.CHOOSE_GOOD, events)
    elif node == nodes.LOAD:
        actions.load_second(s, seat, action == c.LOAD_MORE, events)
    elif node == nodes.EXCHANGE:
        market.exchange(s, seat, action, events)
    elif node == nodes.EVENT_STACK:
        special.choose_event_stack(s, seat, action - c.CHOOSE_STACK, events)
    elif node == nodes.EVENT_TAKE:
        special.commit_event_card(s, seat, action, events)
    elif node == nodes.DRAW_STACK:
        special.choose_stack(s, seat, action, events)
    elif node == nodes.DRAW_TAKE:
        special.take_from_opened(s, seat, action - c.TAKE_SPECIAL, events)
    else:
        lay_start_strip(s, seat, action - c.PLACE_START, events)
    if s.waiting == 0:
        advance_to_next_question(s, events)


def begin_game(s: DschunkeState, events: Events | None) -> None:
    """From the set-up to the first question."""
    if events is not None:
        events.tell("start", {"seat": int(s.first)})
    advance_to_next_question(s, events)


def advance_to_next_question(s: DschunkeState, events: Events | None) -> None:
    """A step is finished: each step hands over to the next until a seat is asked."""
    while s.waiting == 0 and s.node != nodes.OVER:
        phase: i64 = s.phase
        if phase == nodes.BARTER:
            if s.drawers != 0:
                special.next_drawer(s, events)
            elif not bidding.next_turn(s, events):
                end_round(s, events)
        elif phase == nodes.ACTIONS:
            if not actions.next_turn(s, events):
                supply.begin_phase(s, events)
        elif phase == nodes.RESUPPLY:
            if not supply.next_seat(s, events):
                bidding.begin_phase(s, events)
        elif phase == nodes.MARKET:
            if s.drawers != 0:
                special.next_drawer(s, events)
            elif not market.next_step(s, events):
                actions.begin_phase(s, events)
        elif not _next_start_strip(s, events):
            market.begin_round(s, events)


def end_round(s: DschunkeState, events: Events | None) -> None:
    """Phase 5, or the end of the game after the last round (R-53)."""
    if s.round == d.ROUNDS:
        s.phase = nodes.END
        s.node = nodes.OVER
        if events is not None:
            events.tell("game_over", {}).forbid_undo()
        return
    if events is not None:
        event = events.tell("markers_move", {})
        for m in range(d.MERCHANTS):
            here, there = s.merchants[m], (s.merchants[m] + 1) % d.JUNKS
            piece = f"merchant:{d.MERCHANT_IDS[m]}"
            event.move(piece, f"junk:{d.JUNK_IDS[here]}", f"junk:{d.JUNK_IDS[there]}")
        for track in range(s.tracks):
            name = d.TRACK_IDS[track]
            event.move(f"trainee:{name}", f"space:{name}:{s.round}", f"space:{name}:{s.round + 1}")
    s.merchants = [(junk + 1) % d.JUNKS for junk in s.merchants]
    s.used = 0
    s.round += 1
    market.begin_round(s, events)


# --- variable set-up (3.4) ------------------------------------------------------------------------
def lay_start_strip(s: DschunkeState, seat: i64, junk: i64, events: Events | None) -> None:
    """Lay one starting strip."""
    s.holds[junk] = laid(s.holds[junk], seat)
    s.strips = [s.strips[k] - 1 if k == seat else s.strips[k] for k in range(s.seats)]
    s.turn += 1
    s.waiting = 0
    if events is not None:
        event = events.tell("start_strip", {"seat": int(seat), "junk": d.JUNK_IDS[junk]})
        event.move(f"strip:{seat}", f"strips:{seat}", f"junk:{d.JUNK_IDS[junk]}")


def _next_start_strip(s: DschunkeState, events: Events | None) -> bool:
    """Ask the next seat for a starting strip; False when all are laid and merchants turned up."""
    if s.turn == d.start_strips(int(s.seats)) * s.seats:
        if events is not None and s.chosen["setup"] == "variable":
            event = events.tell("merchants_shown", {}).forbid_undo()
            for m in range(d.MERCHANTS):
                place = f"junk:{d.JUNK_IDS[s.merchants[m]]}"
                event.move(f"merchant:{d.MERCHANT_IDS[m]}", place, place)
        return False
    seat: i64 = s.seat_in_order(s.turn % s.seats)
    junks = start_junk_actions(s, seat)
    if len(junks) == 1:
        lay_start_strip(s, seat, junks[0], events)
    else:
        s.waiting = d.BIT[seat]
    return True
