"""A full state drawn from those that a seat cannot tell from the real one (section 6).

Secret are: the piles, the orders removed unseen, and of every other seat the starting orders: both
while they are chosen, later the one left out, and the one kept until it is completed. Orders taken
from a port are known to everybody. Nothing else is read here, so that two states that look alike
to the seat give the same sample.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.rng import Rng
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import legal, nodes

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def sample(s: YokohamaState, seat: i64, rng: Rng) -> YokohamaState:
    """Reshuffle and redeal everything that the seat does not know."""
    other = s.copy()
    cards = sorted(s.lab_pile[s.lab_drawn :])
    rng.shuffle(cards)
    other.lab_pile = s.lab_pile[: s.lab_drawn] + cards
    _redeal_orders(other, seat, rng)
    if other.phase == nodes.SETUP:
        _redraw_kept_orders(other, seat, rng)
    elif other.waiting != 0:  # another seat's secret order may change what it can do
        other.choices = legal.choices(other, other.on_turn())
    return other


def _redeal_orders(s: YokohamaState, seat: i64, rng: Rng) -> None:
    """Deal all unseen orders again from one pool."""
    unseen = s.removed + s.port_pile[s.port_drawn :]
    slots: list[i64] = []  # entries of `dealt` that the seat does not know
    for other in range(s.seats):
        if other != seat:
            base: i64 = other * d.ORDERS_DRAWN
            if s.phase == nodes.SETUP or s.holds_secret_order(other):
                slots.append(base)
            slots.append(base + 1)
    for slot in slots:
        unseen.append(s.dealt[slot])
    unseen.sort()
    rng.shuffle(unseen)
    s.removed = [unseen.pop() for _ in s.removed]
    left = len(s.port_pile) - s.port_drawn
    s.port_pile = s.port_pile[: s.port_drawn] + [unseen.pop() for _ in range(left)]
    dealt = s.dealt[:]
    orders = s.orders[:]
    for slot in slots:
        card: i64 = unseen.pop()
        owner: i64 = slot // d.ORDERS_DRAWN
        if s.phase != nodes.SETUP and slot % d.ORDERS_DRAWN == 0:
            orders[owner * d.ORDER_LIMIT] = card
        dealt[slot] = card
    s.dealt = dealt
    s.orders = orders


def _redraw_kept_orders(s: YokohamaState, seat: i64, rng: Rng) -> None:
    """Starting orders chosen by others and not shown yet."""
    kept = s.kept[:]
    for other in range(s.seats):
        if other != seat and kept[other] != d.FREE:
            kept[other] = rng.below(d.ORDERS_DRAWN)
    s.kept = kept
