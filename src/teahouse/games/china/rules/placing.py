"""Placing pieces (4.2, 4.3): choose, pay, put down; a full province is scored at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.china import tables as d
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules import nodes, payment, province_scoring, tiles
from teahouse.games.china.rules.payment import owner_name

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def owner_now(s: ChinaState, node: i64, seat: i64) -> i64:
    """Whose piece is placed at this question, which the seat is asked."""
    return s.seats if node == nodes.EMPEROR else seat


def choose_placement(s: ChinaState, owner: i64, action: i64, events: Events | None) -> bool:
    """Start a placement; True when the piece lies, False while a choice is left."""
    s.back = s.node
    s.target = action
    ways: i64 = payment.ways_to_pay(s, owner, action)
    if ways & (ways - 1) != 0:
        s.node = nodes.PAY
        return False
    way: i64 = 0
    while (ways >> way) & 1 == 0:
        way += 1
    return pay(s, owner, way, events)


def pay(s: ChinaState, owner: i64, way: i64, events: Events | None) -> bool:
    """Pay with cards and put the piece down; after an ``open`` ask for its space first."""
    action: i64 = s.target
    if s.back == nodes.TWO:  # the special card is shown with the piece that needs it
        s.special &= ~d.BIT[owner * d.SPECIALS + d.TWO]
        if events is not None:
            event = events.tell("special", {"seat": int(owner), "special": "two"})
            event.move("special:two", f"special:{owner}", "box")
    payment.pay(s, owner, action, way, events)
    if action >= c.OPEN:
        s.target = action - c.OPEN
        s.node = nodes.SPACE
        if events is not None:
            name = d.PROVINCE_IDS[s.target]
            events.tell("open", {"seat": int(s.on_turn()), "province": name})
        tiles.turn_up(s, d.BIT[s.target], events)
        return False
    put_down(s, owner, action, events)
    return True


def put_down(s: ChinaState, owner: i64, action: i64, events: Events | None) -> None:
    """Put the piece on the board, and update what follows from the pieces."""
    s.target = -1
    where: i64
    if action < c.EMISSARY:
        where = _put_palace(s, owner, action - c.PALACE, events)
    elif action < c.FORT:
        p: i64 = action - c.EMISSARY
        where = d.BIT[p]
        s.emissary_counts = [
            n + d.BIT[4 * p] if k == owner else n for k, n in enumerate(s.emissary_counts)
        ]
        s.supply[owner * 3 + 1] -= 1
        _update_room(s, p)
        if events is not None:
            name = d.PROVINCE_IDS[p]
            _tell_placement(s, owner, "emissary", "province", name, f"dragon:{name}", events)
    else:
        space: i64 = action - c.FORT
        where = s.board.provinces[space]
        s.forts |= d.BIT[space]
        s.supply[owner * 3 + 2] -= 1
        if events is not None:
            name = d.SPACE_IDS[space]
            _tell_placement(s, owner, "fort", "space", name, f"space:{name}", events)
    s.occupied |= where
    if owner < s.seats and s.home == 0:
        s.home = where


def _put_palace(s: ChinaState, owner: i64, space: i64, events: Events | None) -> i64:
    b = s.board
    bit: i64 = d.BIT[space]
    where: i64 = b.provinces[space]
    s.built |= bit
    s.palaces[owner] |= bit
    s.supply[owner * 3] -= 1
    if events is not None:
        name = d.SPACE_IDS[space]
        _tell_placement(s, owner, "palace", "space", name, f"space:{name}", events)
    if s.closed & where != 0:  # only a post gets here without an `open`
        tiles.turn_up(s, s.closed & where, events)
    if len(s.tiles) > 0:
        tiles.collect(s, owner, space, events)
    built: i64 = s.built
    for p in d.PROVINCES_OF[where]:
        shift: i64 = 4 * p
        palaces: i64 = s.palace_counts[owner] + d.BIT[shift]
        s.palace_counts[owner] = palaces
        if (palaces >> shift) & 15 > (s.tallest >> shift) & 15:
            s.tallest += d.BIT[shift]
            s.room |= d.BIT[p]
        if b.plain[p] & ~built == 0:
            s.vacant &= ~d.BIT[p]
            if b.region[p] & ~built == 0:
                province_scoring.score_province(s, p, events)
    return where


def _update_room(s: ChinaState, p: i64) -> None:
    """Update whether an emissary fits: the most palaces of one owner limit all of them (R-8)."""
    shift: i64 = 4 * p
    present: i64 = 0
    for n in s.emissary_counts:
        present += (n >> shift) & 15
    if present < (s.tallest >> shift) & 15:
        s.room |= d.BIT[p]
    else:
        s.room &= ~d.BIT[p]


def update_from_pieces(s: ChinaState) -> None:
    """Compute the fields that follow from the pieces on the board."""
    s.tallest = 0
    s.vacant = 0
    for p in range(d.PROVINCES):
        s.tallest += max([(n >> (4 * p)) & 15 for n in s.palace_counts]) * d.BIT[4 * p]
        _update_room(s, p)
        if s.board.plain[p] & ~s.built != 0:
            s.vacant |= d.BIT[p]


def nobody_can_place(s: ChinaState) -> bool:
    """Has no owner a piece that fits on any free target (5.4, R-25)?"""
    free: i64 = s.board.mask & ~s.built
    for k in range(s.owners):
        if free != 0 and s.supply[k * 3] > 0:
            return False
        if s.room != 0 and s.supply[k * 3 + 1] > 0:
            return False
        if free & ~s.forts != 0 and s.supply[k * 3 + 2] > 0:
            return False
    return True


def _tell_placement(
    s: ChinaState, owner: i64, piece: str, kind: str, name: str, place: str, events: Events
) -> None:
    who = owner_name(s, owner)
    params: dict[str, str | int] = {"seat": int(s.on_turn()), kind: name}
    event = events.tell(f"emperor_{piece}" if owner == s.seats else piece, params)
    event.move("fort" if piece == "fort" else f"{piece}:{who}", f"supply:{who}", place)
