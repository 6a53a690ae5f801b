"""Special cards from the four stacks: the S event of phase 1, and the S of the market.

Whoever opens a stack sees all of it, so a stack is a set and its order does not matter (R-34).
``takes`` logs every card taken: ``(stack * 8 + seat) * 64 + card``; ``plays`` every extra card
played: how many cards had been taken before, and the card: ``taken * 64 + card``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.legal import may_take_cash

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def take_code(stack: i64, seat: i64, card: i64) -> i64:
    """Code an entry of ``takes`` as one number."""
    return (stack * 8 + seat) * 64 + card


def stack_of_take(code: i64) -> i64:
    """The stack from which the card of this entry of ``takes`` came."""
    return code // 512


def seat_of_take(code: i64) -> i64:
    """The seat that took the card of this entry of ``takes``."""
    return code // 64 % 8


def card_of_take(code: i64) -> i64:
    """The card of this entry of ``takes``."""
    return code % 64


def play_code(taken: i64, card: i64) -> i64:
    """Code an entry of ``plays`` as one number."""
    return taken * 64 + card


def takes_before_play(code: i64) -> i64:
    """How many cards had been taken when the card of this entry of ``plays`` was played."""
    return code // 64


def card_of_play(code: i64) -> i64:
    """The card of this entry of ``plays``."""
    return code % 64


# --- the S event: choose stacks in order, then take a card all at once ----------------------------
def next_event_choice(s: DschunkeState, events: Events | None) -> bool:
    """Ask the next seat for its stack; when all have one, open them. True: phase 1 goes on here."""
    if s.turn == 0:
        s.node = nodes.EVENT_STACK
        s.opened = [-1] * int(s.seats)
    while s.turn < s.seats:
        free = [k for k in range(d.STACKS) if s.stacks[k] != 0 and k not in s.opened]
        if not free:
            break
        if len(free) > 1:
            s.waiting = d.BIT[s.on_turn()]
            return True
        choose_event_stack(s, s.on_turn(), free[0], events)
    _open_event_stacks(s, events)
    return True


def choose_event_stack(s: DschunkeState, seat: i64, stack: i64, events: Events | None) -> None:
    """Choose a stack that nobody else has in this event."""
    s.opened[seat] = stack
    s.turn += 1
    s.waiting = 0
    if events is not None:
        events.tell("stack", {"seat": int(seat), "stack": d.STACK_IDS[stack]})


def _open_event_stacks(s: DschunkeState, events: Events | None) -> None:
    """Everybody looks through the chosen stack; seats without one wait (R-31)."""
    s.node = nodes.EVENT_TAKE
    s.waiting = 0
    for seat in range(s.seats):
        stack: i64 = s.opened[seat]
        if stack < 0:
            s.drawers |= d.BIT[seat]
            continue
        _tell_opened_stack(s, seat, events)
        if count_bits(s.stacks[stack]) == 1:  # everybody can see that it is forced
            s.bids[seat] = c.TAKE_SPECIAL + d.CARD_FACE[d.lowest(s.stacks[stack])]
        else:
            s.waiting |= d.BIT[seat]
    if s.waiting == 0:
        _reveal_event_cards(s, events)


def _tell_opened_stack(s: DschunkeState, seat: i64, events: Events | None) -> None:
    if events is not None:
        stack: i64 = s.opened[seat]
        faces = " ".join([d.FACE_IDS[d.CARD_FACE[card]] for card in d.cards_of(s.stacks[stack])])
        params: dict[str, str | int] = {"seat": int(seat), "stack": d.STACK_IDS[stack]}
        params["face_list"] = faces
        events.tell("stack_opened", params).secret("face_list", d.BIT[seat]).forbid_undo()


def commit_event_card(s: DschunkeState, seat: i64, action: i64, events: Events | None) -> None:
    """Choose a card secretly; the last choice shows them all."""
    s.bids[seat] = action
    s.waiting &= ~d.BIT[seat]
    if events is not None:
        event = events.tell("committed", {"seat": int(seat), "act": int(action)})
        event.secret("act", d.BIT[seat])
    if s.waiting == 0:
        _reveal_event_cards(s, events)


def _reveal_event_cards(s: DschunkeState, events: Events | None) -> None:
    for k in range(s.seats):
        seat: i64 = s.seat_in_order(k)
        if s.opened[seat] >= 0:
            face: i64 = s.bids[seat] - c.TAKE_SPECIAL
            _move_card(s, seat, s.opened[seat], face, events)
            s.bids[seat] = -1
            s.opened[seat] = -1
    s.step += 1
    s.turn = 0


# --- single cards: S of the market, seats that had to wait ----------------------------------------
def next_drawer(s: DschunkeState, events: Events | None) -> None:
    """Ask the next seat, in order, that draws a special card; only forced ones go by themselves."""
    k: i64 = 0
    while (s.drawers >> s.seat_in_order(k)) & 1 == 0:
        k += 1
    seat: i64 = s.seat_in_order(k)
    s.node = nodes.DRAW_STACK
    full = [stack for stack in range(d.STACKS) if s.stacks[stack] != 0]
    if not full and not may_take_cash(s):
        s.drawers &= ~d.BIT[seat]
    elif len(full) == 1 and not may_take_cash(s):
        choose_stack(s, seat, c.CHOOSE_STACK + full[0], events)
    elif not full:
        choose_stack(s, seat, c.TAKE_CASH, events)
    else:
        s.waiting = d.BIT[seat]


def choose_stack(s: DschunkeState, seat: i64, action: i64, events: Events | None) -> None:
    """Open a stack, or take the yuan of the last round before any is opened (R-52)."""
    if action == c.TAKE_CASH:
        s.money[seat * 2 + 1] += d.LAST_ROUND_CASH
        s.drawers &= ~d.BIT[seat]
        s.waiting = 0
        if events is not None:
            yuan: i64 = d.LAST_ROUND_CASH
            event = events.tell("take_cash", {"seat": int(seat), "yuan": int(yuan)})
            event.move("yuan", "bank", f"money:{seat}", yuan)
        return
    stack: i64 = action - c.CHOOSE_STACK
    s.opened[seat] = stack
    s.node = nodes.DRAW_TAKE
    s.waiting = d.BIT[seat]
    if events is not None:
        events.tell("stack", {"seat": int(seat), "stack": d.STACK_IDS[stack]})
    _tell_opened_stack(s, seat, events)
    if count_bits(s.stacks[stack]) == 1:
        take_from_opened(s, seat, d.CARD_FACE[d.lowest(s.stacks[stack])], events)


def take_from_opened(s: DschunkeState, seat: i64, face: i64, events: Events | None) -> None:
    """Take a card from the stack that the seat has opened, and close the stack."""
    _move_card(s, seat, s.opened[seat], face, events)
    s.opened[seat] = -1
    s.drawers &= ~d.BIT[seat]
    s.waiting = 0


def _move_card(s: DschunkeState, seat: i64, stack: i64, face: i64, events: Events | None) -> None:
    """Cards of the kind "always" are laid open and work at once (R-36), the others stay secret."""
    number: i64 = d.lowest(s.stacks[stack] & d.FACE_MASK[face])
    card: i64 = d.BIT[number]
    s.stacks = [s.stacks[k] & ~card for k in range(d.STACKS)]
    s.takes = [*s.takes, take_code(stack, seat, number)]
    if d.FACE_KIND[face] == d.ALWAYS:
        s.open = [s.open[k] | card if k == seat else s.open[k] for k in range(s.seats)]
    else:
        s.special = [s.special[k] | card if k == seat else s.special[k] for k in range(s.seats)]
    if events is not None:
        name = d.FACE_IDS[face]
        here = f"stack:{d.STACK_IDS[stack]}"
        params: dict[str, str | int] = {"seat": int(seat), "face": name}
        params["stack"] = d.STACK_IDS[stack]
        event = events.tell("special_taken", params).forbid_undo()
        if d.FACE_KIND[face] == d.ALWAYS:
            event.move(f"face:{name}", here, f"open:{seat}")
        else:
            mine: i64 = d.BIT[seat]
            event.secret("face", mine)
            event.move_covered(f"face:{name}", "special", here, f"special:{seat}", mine)
