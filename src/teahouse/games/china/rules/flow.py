"""From one question to the next: the steps of a turn (4.3), and `apply`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.china import tables as d
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules import drawing, duel, final, nodes, placing
from teahouse.games.china.rules.legal import emperors_provinces, legal, may_place_second_piece

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def apply(s: ChinaState, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal decision; then go on until somebody must decide again."""
    node: i64 = s.node
    if node == nodes.DRAW:
        drawing.draw_card(s, seat, action, events)
        _draw_cards(s, seat, events)
    elif node == nodes.PAY:
        if placing.pay(s, placing.owner_now(s, s.back, seat), action - c.PAY, events):
            _after_piece(s, seat, events)
    elif node == nodes.SPACE:
        # the tiles lie open: the palace that was paid for goes on any free ordinary space
        placing.put_down(s, placing.owner_now(s, s.back, seat), action, events)
        _after_piece(s, seat, events)
    elif node == nodes.KEEP:
        duel.keep_card(s, seat, action - c.KEEP, events)
        _draw_cards(s, seat, events)
    elif action < c.EXCHANGE:
        if placing.choose_placement(s, placing.owner_now(s, node, seat), action, events):
            _after_piece(s, seat, events)
    elif action < c.PAY:
        drawing.exchange(s, seat, action - c.EXCHANGE, events)
        _draw_cards(s, seat, events)
    elif action == c.DONE:
        if events is not None:
            events.tell("done", {"seat": int(seat)})
        _settle_influence(s, seat, events)
    elif action == c.SPECIAL_TWO:
        s.node = nodes.TWO
    elif action == c.SPECIAL_FIRST:
        s.special_used = True
        duel.use_special_first(s, seat, events)
        _ask_emperor(s, seat, events)
    elif action == c.SKIP:
        if events is not None:
            events.tell("emperor_skipped", {"seat": int(seat)})
        _after_emperor(s, seat, events)
    else:
        s.special_used = True
        duel.use_special_swap(s, seat, action, events)


def begin_turn(s: ChinaState, events: Events | None) -> None:
    """S1: everything of the turn before is over."""
    s.occupied_before = s.occupied
    s.home = 0
    s.special_used = False
    s.emperor_first = False
    s.emperor_done = False
    s.node = nodes.ACT
    s.waiting = d.BIT[(s.first + s.turn) % s.seats]
    if events is not None:
        number = int(s.turn // s.seats + 1)
        if s.turn % s.seats == 0:
            events.tell("round", {"round": number}).forbid_undo()
        events.tell("turn", {"seat": int(s.on_turn())}).forbid_undo()


def _after_piece(s: ChinaState, seat: i64, events: Events | None) -> None:
    """A piece lies: the end if nothing more can be placed (R-26), else the next step."""
    back: i64 = s.back
    s.back = nodes.ACT
    if placing.nobody_can_place(s):
        if events is not None:
            events.tell("stuck", {}).forbid_undo()
        _end_game(s, events)
    elif back == nodes.EMPEROR:
        _after_emperor(s, seat, events)
    elif back == nodes.ACT and may_place_second_piece(s, seat):
        s.node = nodes.ACT2
    else:
        _settle_influence(s, seat, events)


def _settle_influence(s: ChinaState, seat: i64, events: Events | None) -> None:
    """S3: in the Duel one of the cards played is kept."""
    if s.influence_on:
        if duel.colors_played(s) > 1:
            s.node = nodes.KEEP
            return
        duel.keep_card_of_sole_color(s, seat, events)
    _draw_cards(s, seat, events)


def _draw_cards(s: ChinaState, seat: i64, events: Events | None) -> None:
    """S4 and S5: cards one by one, then the row; in the Duel the Emperor follows."""
    if drawing.ask_for_card(s, seat, events):
        return
    if events is not None and s.has_emperor():
        events.tell("drawn", {"seat": int(seat)}).forbid_undo()  # 4.7: the way back ends here
    drawing.refill_row(s, events)
    if s.owners > s.seats and not s.emperor_done:
        s.emperor_done = True
        _ask_emperor(s, seat, events)
    else:
        _end_turn(s, events)


def _ask_emperor(s: ChinaState, seat: i64, events: Events | None) -> None:
    """S6: the Emperor's move; passed over if nothing can be placed (R-61), done if forced."""
    s.node = nodes.EMPEROR
    s.waiting = d.BIT[seat]
    if emperors_provinces(s) == 0:
        if events is not None:
            events.tell("emperor_passes", {})
        _after_emperor(s, seat, events)
        return
    choices = legal(s, seat) if not s.rules.may_skip else []
    if len(choices) == 1 and placing.choose_placement(s, s.seats, choices[0], events):
        _after_piece(s, seat, events)


def _after_emperor(s: ChinaState, seat: i64, events: Events | None) -> None:
    """S7; after an early move (R-64) the turn of the player begins, with what lies there now."""
    drawing.refill_emperor(s, events)
    if s.emperor_first:
        s.emperor_first = False
        s.occupied_before = s.occupied
        s.node = nodes.ACT
        s.waiting = d.BIT[seat]
    else:
        _end_turn(s, events)


def _end_turn(s: ChinaState, events: Events | None) -> None:
    """S8: after the second exhaustion the round is played to its end (R-21)."""
    if s.exhausted == d.EXHAUSTIONS and s.turn % s.seats == s.seats - 1:
        _end_game(s, events)
        return
    s.turn += 1
    begin_turn(s, events)


def _end_game(s: ChinaState, events: Events | None) -> None:
    s.node = nodes.OVER
    s.target = -1
    s.waiting = 0
    if events is not None:
        final.tell_final_scoring(s, events)
        events.tell("game_over", {}).forbid_undo()
