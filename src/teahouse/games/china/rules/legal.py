"""What may be chosen, question by question. The list is in rising order of action numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, memory, nodes
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules.payment import pays_for_post, ways_to_pay

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def _by_taken(base: i64) -> list[list[list[list[i64]]]]:
    """By board, province and spaces taken in it: the actions for the free ones."""
    boards: list[list[list[list[i64]]]] = []
    for board in d.BOARDS:
        tables: list[list[list[i64]]] = []
        for p in range(d.PROVINCES):
            first = d.FIRST_SPACE[p]
            rows: list[list[i64]] = []
            for taken in range(d.LOW_BITS[p] + 1):
                free = [space for space in board.ordinary[p] if not taken >> (space - first) & 1]
                rows.append([base + space for space in free])
            tables.append(rows)
        boards.append(tables)
    return boards


def _by_set(base: i64, sets: list[list[i64]]) -> list[list[i64]]:
    """By bit set: the actions for all that is in it."""
    return [[base + n for n in members] for members in sets]


PALACES_ON: Final = _by_taken(c.PALACE)
FORTS_ON: Final = _by_taken(c.FORT)
EMISSARIES_IN: Final = _by_set(c.EMISSARY, d.PROVINCES_OF)
OPENS_IN: Final = _by_set(c.OPEN, d.PROVINCES_OF)
EXCHANGES: Final = _by_set(c.EXCHANGE, cards.COLORS_OF)
DRAWS: Final = _by_set(c.DRAW_ROW, cards.COLORS_OF)


def legal(s: ChinaState, seat: i64) -> list[i64]:
    """The legal actions of a seat; empty if it is not asked."""
    if (s.waiting >> seat) & 1 == 0:
        return []
    node: i64 = s.node
    if node == nodes.DRAW:
        draws = DRAWS[cards.COLORS_IN[s.packed_row]][:]
        if s.left > 0:
            draws.append(c.DRAW_DECK)
        return draws
    actions: list[i64] = []
    if node == nodes.ACT:
        _append_placements(s, seat, d.PROVINCES_IN[cards.PAYABLE[s.packed_hands[seat]]], actions)
        _append_exchanges_and_special_cards(s, seat, actions)
    elif node == nodes.ACT2:
        colors: i64 = cards.PAYABLE[s.packed_hands[seat]]
        _append_placements(s, seat, d.PROVINCES_IN[colors] & s.home & s.occupied_before, actions)
        actions.append(c.DONE)
        if can_place_in_other_province(s, seat, colors):
            actions.append(c.SPECIAL_TWO)
    elif node == nodes.TWO:
        _append_placements(
            s, seat, d.PROVINCES_IN[cards.PAYABLE[s.packed_hands[seat]]] & ~s.home, actions
        )
    elif node == nodes.EMPEROR:
        _append_placements(s, s.seats, emperors_provinces(s), actions)
        if s.rules.may_skip:
            actions.append(c.SKIP)
    elif node == nodes.PAY:
        owner: i64 = s.seats if s.back == nodes.EMPEROR else seat
        ways: i64 = ways_to_pay(s, owner, s.target)
        for way in range(c.TWO_OF + d.COLORS):
            if (ways >> way) & 1:
                actions.append(c.PAY + way)
    elif node == nodes.SPACE:
        for space in s.board.ordinary[s.target]:
            if (s.built >> space) & 1 == 0:
                actions.append(c.PALACE + space)
    else:
        for color in range(d.COLORS):
            if s.played[color] > 0:
                actions.append(c.KEEP + color)
    return actions


def _append_placements(s: ChinaState, owner: i64, provinces: i64, actions: list[i64]) -> None:
    """Pieces in these provinces, which the hand can pay, and on border posts (4.2)."""
    b = s.board
    built: i64 = s.built
    pieces: i64 = owner * 3
    if s.supply[pieces] > 0:
        palaces = PALACES_ON[b.number]
        first, low = d.FIRST_SPACE, d.LOW_BITS
        for p in d.PROVINCES_OF[provinces & ~s.closed & s.vacant]:
            actions += palaces[p][(built >> first[p]) & low[p]]
        if len(b.posts) > 0:
            for i in range(len(b.posts)):
                if post_fits(s, i) and pays_for_post(s, owner, i):
                    actions.append(c.PALACE + b.posts[i])
    if s.supply[pieces + 1] > 0:
        actions += EMISSARIES_IN[provinces & s.room]
    if s.supply[pieces + 2] > 0:
        forts = FORTS_ON[b.number]
        taken: i64 = built | s.forts
        for p in d.PROVINCES_OF[provinces]:
            actions += forts[p][(taken >> d.FIRST_SPACE[p]) & d.LOW_BITS[p]]
    if provinces & s.closed != 0 and s.supply[pieces] > 0:
        actions += OPENS_IN[provinces & s.closed]


def post_fits(s: ChinaState, post: i64) -> bool:
    """A free post that the next piece may take: rules 3 and 4 of 4.2 (R-73, R-74)."""
    space: i64 = s.board.posts[post]
    if (s.built >> space) & 1:
        return False
    shared: i64 = s.board.provinces[space] & s.home
    return s.home == 0 or (shared != 0 and shared & ~s.occupied_before == 0)


def _append_exchanges_and_special_cards(s: ChinaState, seat: i64, actions: list[i64]) -> None:
    """Exchange, and the special cards that come before the first piece."""
    colors: i64 = cards.COLORS_IN[s.packed_hands[seat]]
    actions += EXCHANGES[colors]
    if s.special == 0:
        return
    if not s.special_used and s.has_special(seat, d.FIRST) and emperors_provinces(s) != 0:
        actions.append(c.SPECIAL_FIRST)
    if s.has_special(seat, d.SWAP):
        for given in cards.COLORS_OF[colors]:
            for taken in cards.COLORS_OF[cards.COLORS_IN[s.packed_row]]:
                if taken != given:
                    actions.append(c.swap_action(given, taken))


def can_place(s: ChinaState, owner: i64, provinces: i64) -> bool:
    """Is there a target for a piece of the owner in these provinces, posts left aside?"""
    supply: i64 = owner * 3
    if s.supply[supply] > 0 and provinces & s.vacant != 0:
        return True
    if s.supply[supply + 1] > 0 and provinces & s.room != 0:
        return True
    if s.supply[supply + 2] > 0:
        for p in d.PROVINCES_OF[provinces]:
            if s.board.plain[p] & ~s.built & ~s.forts != 0:
                return True
    return False


def can_place_in_other_province(s: ChinaState, seat: i64, colors: i64) -> bool:
    """Could the special card bring a second piece into another province?"""
    if s.special == 0 or not s.has_special(seat, d.TWO):
        return False
    return can_place(s, seat, d.PROVINCES_IN[colors] & ~s.home)


def may_place_second_piece(s: ChinaState, seat: i64) -> bool:
    """May a second piece follow, as far as everybody can see?

    Unless everybody knows all its cards, it is a secret whether the hand can pay: then the seat is
    asked even if it can only say that it is done.
    """
    hand: i64 = s.packed_hands[seat]
    if hand == 0:
        return False
    secret: i64 = memory.secret_cards(s, seat)
    colors: i64 = cards.PAYABLE[hand] if secret == 0 else d.ALL_COLORS
    if can_place(s, seat, d.PROVINCES_IN[colors] & s.home & s.occupied_before):
        return True
    if can_place_in_other_province(s, seat, colors):
        return True
    if s.supply[seat * 3] > 0:
        for i in range(len(s.board.posts)):
            fitting: i64 = secret
            fitting += cards.count_of(s.packed_known[seat], s.board.post_colors[i * 2])
            fitting += cards.count_of(s.packed_known[seat], s.board.post_colors[i * 2 + 1])
            if fitting > 1 and post_fits(s, i):
                return True
    return False


def emperors_provinces(s: ChinaState) -> i64:
    """Where the Emperor can place a piece: occupied provinces, else empty ones (4.6, R-60)."""
    provinces: i64 = d.PROVINCES_IN[cards.PAYABLE[s.packed_hands[s.seats]]]
    if can_place(s, s.seats, provinces & s.occupied):
        return provinces & s.occupied
    if can_place(s, s.seats, provinces & ~s.occupied):
        return provinces & ~s.occupied
    return 0
