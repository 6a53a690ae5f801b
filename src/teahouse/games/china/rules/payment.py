"""Which cards pay for a piece (4.1): one of the colour, or a pair of another colour as joker.

A border post takes two cards: one of each of its colours, or two of one (R-72).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, memory
from teahouse.games.china.rules import catalog as c

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState

POST: Final = -1


def _colors_of(board: d.Board) -> list[i64]:
    """By placement: the colour of the card that pays for it, or POST."""
    spaces: list[i64] = [POST if p < 0 else d.PROVINCE_COLOR[p] for p in board.province]
    return [*spaces, *d.PROVINCE_COLOR, *spaces, *d.PROVINCE_COLOR]  # as in the catalog


COLOR_OF: Final[list[list[i64]]] = [_colors_of(board) for board in d.BOARDS]
SINGLE_WAY: Final[i64] = d.BIT[c.SINGLE]
JOKER_WAY: Final[i64] = d.BIT[c.JOKER]


def pair_besides(hand: i64, color: i64, other: i64) -> i64:
    """The colour of a pair that is a joker for these colours, or -1 (R-1)."""
    pairs: i64 = cards.PAIRS_IN[hand] & ~(d.BIT[color] | d.BIT[other])
    return cards.COLORS_OF[pairs][0] if pairs != 0 else -1


def pays_for_post(s: ChinaState, owner: i64, post: i64) -> bool:
    """Two cards of its colours in any mixture, or one and a joker for the other (R-72)."""
    x: i64 = s.board.post_colors[post * 2]
    y: i64 = s.board.post_colors[post * 2 + 1]
    hand: i64 = s.packed_hands[owner]
    fitting: i64 = cards.count_of(hand, x) + cards.count_of(hand, y)
    if fitting != 1:
        return fitting > 1
    return s.rules.post_joker and pair_besides(hand, x, y) >= 0


def ways_for_post(s: ChinaState, owner: i64, post: i64) -> i64:
    """Bit set of the payments for a border post; the joker stands for one of the two cards."""
    x: i64 = s.board.post_colors[post * 2]
    y: i64 = s.board.post_colors[post * 2 + 1]
    hand: i64 = s.packed_hands[owner]
    of_x: i64 = cards.count_of(hand, x)
    of_y: i64 = cards.count_of(hand, y)
    ways: i64 = 0
    if of_x > 0 and of_y > 0:
        ways |= d.BIT[c.BOTH]
    if of_x > 1:
        ways |= d.BIT[c.TWO_OF + x]
    if of_y > 1:
        ways |= d.BIT[c.TWO_OF + y]
    if ways == 0 and s.rules.post_joker and of_x + of_y > 0:
        if pair_besides(hand, x, y) >= 0:
            ways = d.BIT[c.JOKER]
    return ways


def ways_to_pay(s: ChinaState, owner: i64, action: i64) -> i64:
    """Bit set of the payments for a placement."""
    color: i64 = COLOR_OF[s.board.number][action]
    if color == POST:
        return ways_for_post(s, owner, s.board.post_at[action - c.PALACE])
    hand: i64 = s.packed_hands[owner]
    ways: i64 = 0
    if cards.COLORS_IN[hand] & d.BIT[color] != 0:
        ways = SINGLE_WAY
    if cards.PAIRS_IN[hand] & ~d.BIT[color] != 0:
        ways |= JOKER_WAY
    return ways


def pay(s: ChinaState, owner: i64, action: i64, way: i64, events: Events | None) -> None:
    """The cards leave the hand: to the discard pile, or to be kept or discarded in the Duel."""
    paid: list[i64]
    color: i64 = COLOR_OF[s.board.number][action]
    if color == POST:
        paid = _paid_for_post(s, s.packed_hands[owner], s.board.post_at[action - c.PALACE], way)
    elif way == c.SINGLE:
        paid = [color]
    else:
        pair: i64 = pair_besides(s.packed_hands[owner], color, color)
        paid = [pair, pair]
    for card in paid:
        _play_card(s, owner, card)
    if events is not None:
        _tell_payment(s, owner, paid, events)


def _paid_for_post(s: ChinaState, hand: i64, post: i64, way: i64) -> list[i64]:
    x: i64 = s.board.post_colors[post * 2]
    y: i64 = s.board.post_colors[post * 2 + 1]
    if way == c.BOTH:
        return [x, y]
    if way == c.JOKER:
        z: i64 = pair_besides(hand, x, y)
        return [x if cards.count_of(hand, x) > 0 else y, z, z]
    return [way - c.TWO_OF, way - c.TWO_OF]


def _play_card(s: ChinaState, owner: i64, color: i64) -> None:
    if owner == s.seats:  # the Emperor's cards are open
        s.packed_hands[owner] -= cards.ONE[color]
        s.discard[color] += 1
        return
    memory.lose(s, owner, color)
    if s.influence_on:
        played = s.played[:]
        played[color] += 1
        s.played = played
    else:
        s.discard[color] += 1


def _tell_payment(s: ChinaState, owner: i64, paid: list[i64], events: Events) -> None:
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
