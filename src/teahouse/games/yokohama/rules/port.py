"""Ports (4.6, 4.13): one order free, a second one for 2 yen or an import, then the refill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import catalog as c
from teahouse.games.yokohama.rules import nodes
from teahouse.games.yokohama.rules.agenda import agenda_item, number_of, position_of
from teahouse.games.yokohama.rules.ending import set_last_round
from teahouse.games.yokohama.rules.pieces import pay_supply, slide_left, with_item

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def open_slots(s: YokohamaState, board: i64, band: i64) -> i64:
    """The slots with a card in a band that is open at this level (R-54)."""
    found: i64 = 0
    for slot in range(d.SLOTS):
        if d.BAND[slot] <= band and s.ports[board * d.SLOTS + slot] != d.FREE:
            found |= d.BIT[slot]
    return found


def take_first(s: YokohamaState, seat: i64, slot: i64, events: Events | None) -> None:
    """The free card; the refill waits for the second one (R-51, R-52)."""
    item: i64 = s.agenda.pop()
    board: i64 = position_of(item)
    _take_order(s, seat, board, slot, events)
    s.agenda.append(agenda_item(nodes.REFILL_PORT, position=board))
    if s.order_count(seat) < d.ORDER_LIMIT:
        s.agenda.append(agenda_item(nodes.SECOND, position=board, number=number_of(item)))


def take_second(s: YokohamaState, seat: i64, action: i64, events: Events | None) -> None:
    """Another card of the same board, not refilled yet."""
    board: i64 = position_of(s.agenda.pop())
    if (action - c.SECOND) % 2 == 0:
        pay_supply(s, seat, d.YEN, d.UNIT_YEN, events)
    else:
        pay_supply(s, seat, d.IMPORT, d.UNIT_IMPORT, events)
    _take_order(s, seat, board, (action - c.SECOND) // 2, events)


def _take_order(s: YokohamaState, seat: i64, board: i64, slot: i64, events: Events | None) -> None:
    place: i64 = board * d.SLOTS + slot
    order: i64 = s.ports[place]
    s.ports = with_item(s.ports, place, d.FREE)
    s.orders = with_item(s.orders, seat * d.ORDER_LIMIT + s.order_count(seat), order)
    if events is not None:
        params: dict[str, str | int] = {"seat": int(seat), "order": d.ORDER_IDS[order]}
        params["location"] = d.PORT_IDS[board]
        event = events.tell("order_taken", params)
        source = f"{d.PORT_IDS[board]}:{slot}"
        event.move(f"order:{d.ORDER_IDS[order]}", source, f"orders:{seat}")


def refill(s: YokohamaState, board: i64, events: Events | None) -> None:
    """Cards slide to the left and new ones come; too few for that end the game (R-84)."""
    base: i64 = board * d.SLOTS
    slots = slide_left(
        s.ports[base : base + d.SLOTS], "order", d.ORDER_IDS, d.PORT_IDS[board], events
    )
    while len(slots) < d.SLOTS and s.port_drawn < len(s.port_pile):
        order: i64 = s.port_pile[s.port_drawn]
        s.port_drawn += 1
        if events is not None:
            params: dict[str, str | int] = {"location": d.PORT_IDS[board]}
            params["order"] = d.ORDER_IDS[order]
            event = events.tell("refill_port", params).forbid_undo()
            place = f"{d.PORT_IDS[board]}:{len(slots)}"
            event.move(f"order:{d.ORDER_IDS[order]}", "port_pile", place)
        slots.append(order)
    short: bool = len(slots) < d.SLOTS
    ports = s.ports[:]
    for k in range(d.SLOTS):
        ports[base + k] = slots[k] if k < len(slots) else d.FREE
    s.ports = ports
    if short:
        set_last_round(s, nodes.ORDERS_SHORT, events)
