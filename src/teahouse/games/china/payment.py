"""Which cards pay for a piece (4.1): one of the colour, or a pair of another colour as joker.

A border post takes two cards: one of each of its colours, or two of one (R-72).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.china import catalog as c
from teahouse.games.china import data as d
from teahouse.games.china import memory

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def payable(s: ChinaState, owner: i64) -> i64:
    """The colours in which the hand can pay for a piece; a pair pays in every colour."""
    colors: i64 = 0
    hands = s.hands
    base: i64 = owner * d.COLORS
    for color in range(d.COLORS):
        n: i64 = hands[base + color]
        if n > 1:
            return d.ALL_COLORS
        if n > 0:
            colors |= d.BIT[color]
    return colors


def pair_besides(s: ChinaState, owner: i64, color: i64, other: i64) -> i64:
    """The colour of a pair that is a joker for these colours, or -1 (R-1)."""
    for z in range(d.COLORS):
        if s.hands[owner * d.COLORS + z] > 1 and z != color and z != other:
            return z
    return -1


def pays_for_post(s: ChinaState, owner: i64, post: i64) -> bool:
    """Two cards of its colours in any mixture, or one and a joker for the other (R-72)."""
    x: i64 = s.board.post_colors[post * 2]
    y: i64 = s.board.post_colors[post * 2 + 1]
    fitting: i64 = s.hands[owner * d.COLORS + x] + s.hands[owner * d.COLORS + y]
    if fitting != 1:
        return fitting > 1
    return s.rules.post_joker and pair_besides(s, owner, x, y) >= 0


def ways_for_post(s: ChinaState, owner: i64, post: i64) -> i64:
    """Bit set of the payments for a border post; the joker stands for one of the two cards."""
    x: i64 = s.board.post_colors[post * 2]
    y: i64 = s.board.post_colors[post * 2 + 1]
    of_x: i64 = s.hands[owner * d.COLORS + x]
    of_y: i64 = s.hands[owner * d.COLORS + y]
    ways: i64 = 0
    if of_x > 0 and of_y > 0:
        ways |= d.BIT[c.BOTH]
    if of_x > 1:
        ways |= d.BIT[c.TWO_OF + x]
    if of_y > 1:
        ways |= d.BIT[c.TWO_OF + y]
    if ways == 0 and s.rules.post_joker and of_x + of_y > 0:
        if pair_besides(s, owner, x, y) >= 0:
            ways = d.BIT[c.JOKER]
    return ways


def ways_to_pay(s: ChinaState, owner: i64, action: i64) -> i64:
    """Bit set of the payments for a placement."""
    post: i64 = post_of(s, action)
    if post >= 0:
        return ways_for_post(s, owner, post)
    color: i64 = d.PROVINCE_COLOR[province_of(s, action)]
    ways: i64 = 0
    if s.hands[owner * d.COLORS + color] > 0:
        ways |= d.BIT[c.SINGLE]
    if pair_besides(s, owner, color, color) >= 0:
        ways |= d.BIT[c.JOKER]
    return ways


def post_of(s: ChinaState, action: i64) -> i64:
    """The border post of a placement, or -1."""
    return s.board.post_at[action - c.PALACE] if action < c.EMISSARY else -1


def province_of(s: ChinaState, action: i64) -> i64:
    """The province of a placement that is not on a post."""
    if action < c.EMISSARY:
        return s.board.province[action - c.PALACE]
    if action < c.FORT:
        return action - c.EMISSARY
    if action < c.OPEN:
        return s.board.province[action - c.FORT]
    return action - c.OPEN


def pay(s: ChinaState, owner: i64, action: i64, way: i64, events: Events | None) -> None:
    """The cards leave the hand: to the discard pile, or to be kept or discarded in the Duel."""
    paid: list[i64] = []
    post: i64 = post_of(s, action)
    if post >= 0:
        x: i64 = s.board.post_colors[post * 2]
        y: i64 = s.board.post_colors[post * 2 + 1]
        if way == c.BOTH:
            paid = [x, y]
        elif way == c.JOKER:
            z: i64 = pair_besides(s, owner, x, y)
            paid = [x if s.hands[owner * d.COLORS + x] > 0 else y, z, z]
        else:
            paid = [way - c.TWO_OF, way - c.TWO_OF]
    else:
        color: i64 = d.PROVINCE_COLOR[province_of(s, action)]
        if way == c.SINGLE:
            paid = [color]
        else:
            pair: i64 = pair_besides(s, owner, color, color)
            paid = [pair, pair]
    for card in paid:
        _play(s, owner, card)
    if events is not None:
        _tell(s, owner, paid, events)


def _play(s: ChinaState, owner: i64, color: i64) -> None:
    if owner == s.seats:  # the Emperor's cards are open
        s.hands[owner * d.COLORS + color] -= 1
        s.discard[color] += 1
        return
    memory.lose(s, owner, color)
    if s.influence_on:
        s.played[color] += 1
    else:
        s.discard[color] += 1


def _tell(s: ChinaState, owner: i64, paid: list[i64], events: Events) -> None:
    names = [d.COLOR_IDS[color] for color in paid]
    emperor = owner == s.seats
    params: dict[str, str | int] = {"seat": int(s.on_turn()), "color_list": " ".join(names)}
    event = events.tell("emperor_pays" if emperor else "pays", params)
    target = "played" if s.influence_on and not emperor else "discard"
    for name in names:
        event.move(f"card:{name}", f"hand:{owner_name(s, owner)}", target)


def owner_name(s: ChinaState, owner: i64) -> str:
    """An owner in the names of places and pieces."""
    return "emperor" if owner == s.seats else str(int(owner))
