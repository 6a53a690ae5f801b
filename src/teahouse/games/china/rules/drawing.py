"""Drawing cards, the draw pile running out, and exchanging a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, memory, nodes
from teahouse.games.china.rules import catalog as c

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def exchange(s: ChinaState, seat: i64, color: i64, events: Events | None) -> None:
    """Discard a card instead of placing; its replacement is drawn afterwards (R-14)."""
    memory.lose(s, seat, color)
    s.discard[color] += 1
    if events is not None:
        event = events.tell("exchange", {"seat": int(seat), "color": d.COLOR_IDS[color]})
        event.move(f"card:{d.COLOR_IDS[color]}", f"hand:{seat}", "discard")


def row_size(s: ChinaState) -> i64:
    """How many open cards the row has."""
    return cards.SIZE[s.packed_row]


def ask_for_card(s: ChinaState, seat: i64, events: Events | None) -> bool:
    """Ask for the next card; False when the hand is full or nothing more may be drawn (R-20).

    While the pile has cards there is a choice. With the switch for drawing from the row alone, a
    row of one colour leaves none, and everybody sees it.
    """
    while cards.SIZE[s.packed_hands[seat]] < d.HAND:
        if s.left == 0:
            colors = cards.COLORS_OF[cards.COLORS_IN[s.packed_row]]
            if not s.rules.draws_on or not colors:
                return False
            if len(colors) == 1:
                take_open(s, seat, colors[0], events)
                continue
        s.node = nodes.DRAW
        s.waiting = d.BIT[seat]
        return True
    return False


def draw_card(s: ChinaState, seat: i64, action: i64, events: Events | None) -> None:
    """Draw one card; the seat sees it before the next choice (R-16)."""
    if action == c.DRAW_DECK:
        _take_top(s, seat, events)
    else:
        take_open(s, seat, action - c.DRAW_ROW, events)


def take_open(s: ChinaState, seat: i64, color: i64, events: Events | None) -> None:
    """Take a card of the row; it is not replaced before the hand is full (R-17)."""
    s.packed_row -= cards.ONE[color]
    memory.gain_openly(s, seat, color)
    if events is not None:
        event = events.tell("draw_row", {"seat": int(seat), "color": d.COLOR_IDS[color]})
        event.move(f"card:{d.COLOR_IDS[color]}", "row", f"hand:{seat}")


def _take_top(s: ChinaState, seat: i64, events: Events | None) -> None:
    s.left -= 1
    color: i64 = s.pile[s.left]
    memory.gain_secretly(s, seat, color)
    if events is not None:
        name = d.COLOR_IDS[color]
        mine: i64 = d.BIT[seat]
        event = events.tell("draw_deck", {"seat": int(seat), "color": name})
        event.secret("color", mine).forbid_undo()
        event.move_covered(f"card:{name}", "card", "pile", f"hand:{seat}", mine)
    if s.left == 0:
        _exhaust_pile(s, events)


def _exhaust_pile(s: ChinaState, events: Events | None) -> None:
    """Count the exhaustion (R-18); after the first, the discards become a new pile (R-19)."""
    pile: list[i64] = []
    if s.exhausted == 0:
        for color in range(d.COLORS):
            pile += [color] * int(s.discard[color])
    if len(pile) == 0:
        s.exhausted = d.EXHAUSTIONS
        if events is not None:
            events.tell("exhausted", {}).forbid_undo()
        return
    s.exhausted = 1
    rng = Rng(s.rng)
    rng.shuffle(pile)
    s.rng = rng.state
    s.pile = pile
    s.left = len(pile)
    memory.start_log(s)
    for color in range(d.COLORS):
        s.discard[color] = 0
    if events is not None:
        event = events.tell("reshuffled", {"count": len(pile)}).forbid_undo()
        event.move("card", "discard", "pile", len(pile))


def refill_row(s: ChinaState, events: Events | None) -> None:
    """Fill the row up to four cards, as long as the pile lasts (R-23)."""
    missing: i64 = d.ROW - cards.SIZE[s.packed_row]
    while missing > 0 and s.left > 0:
        missing -= 1
        s.left -= 1
        color: i64 = s.pile[s.left]
        s.packed_row += cards.ONE[color]
        memory.log_turned_up_card(s, color)
        if events is not None:
            event = events.tell("row", {"color": d.COLOR_IDS[color]}).forbid_undo()
            event.move(f"card:{d.COLOR_IDS[color]}", "pile", "row")
        if s.left == 0:
            _exhaust_pile(s, events)


def refill_emperor(s: ChinaState, events: Events | None) -> None:
    """Give the Emperor three open cards, from the pile only (R-63)."""
    owner: i64 = s.seats
    while s.hand_size(owner) < d.HAND and s.left > 0:
        s.left -= 1
        color: i64 = s.pile[s.left]
        s.packed_hands[owner] += cards.ONE[color]
        memory.log_turned_up_card(s, color)
        if events is not None:
            event = events.tell("emperor_card", {"color": d.COLOR_IDS[color]}).forbid_undo()
            event.move(f"card:{d.COLOR_IDS[color]}", "pile", "hand:emperor")
        if s.left == 0:
            _exhaust_pile(s, events)
