"""Phase 2: the turns. One main action with a merchant or trainee, at most one extra card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.goods import gain
from teahouse.games.dschunke.rules.hold import laid, lifted, movable, visible
from teahouse.games.dschunke.rules.special import play_code

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def begin_phase(s: DschunkeState, events: Events | None) -> None:
    """Start phase 2, the actions."""
    s.phase = nodes.ACTIONS
    s.turn = -1
    s.main_done = True
    s.extra_done = True
    if events is not None:
        events.tell("phase", {"phase": nodes.PHASE_IDS[nodes.ACTIONS]})


def next_turn(s: DschunkeState, events: Events | None) -> bool:
    """After an action: finish it, ask for the rest of the turn, or for the next one.

    The turn ends by itself when there is nothing secret to hold back: no special card in hand, or
    an extra card already played (section 4, R-61). False after the last turn.
    """
    seat: i64
    if s.turn >= 0:
        seat = s.on_turn()
        if s.due > 0:
            _take_due(s, seat, events)
            if s.waiting != 0:
                return True
        s.node = nodes.TURN
        if not s.main_done or (not s.extra_done and s.special[seat] != 0):
            s.waiting = d.BIT[seat]
            return True
    s.turn += 1
    if s.turn == s.seats:
        return False
    seat = s.on_turn()
    s.node = nodes.TURN
    s.main_done = False
    s.extra_done = False
    s.waiting = d.BIT[seat]
    return True


def use_turn_action(s: DschunkeState, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out one decision of a turn: a marker, an extra card, or its end."""
    s.waiting = 0
    if action == c.END_TURN:
        s.extra_done = True
        if events is not None:
            events.tell("end_turn", {"seat": int(seat)})
    elif action < c.USE_TRAINEE:
        _use_merchant(s, seat, action - c.USE_MERCHANT, events)
    elif action < c.LOAD_MORE:
        _use_trainee(s, seat, action - c.USE_TRAINEE, events)
    elif action < c.PLAY_EXTRA_LOAD:
        _play_plain_extra(s, seat, d.PLAIN_EXTRAS[action - c.PLAY_EXTRA], events)
    elif action < c.PLAY_EXTRA_MOVE:
        _discard_extra(s, seat, d.LOAD_MASK, events)
        _lay_strip(s, seat, action - c.PLAY_EXTRA_LOAD, 1, events)
    else:
        _discard_extra(s, seat, d.MOVE_MASK, events)
        pair: i64 = action - c.PLAY_EXTRA_MOVE
        _move_strip(s, seat, c.pair_first(pair, d.JUNKS), c.pair_second(pair, d.JUNKS), events)


# --- main action ----------------------------------------------------------------------------------
def _use_merchant(s: DschunkeState, seat: i64, merchant: i64, events: Events | None) -> None:
    s.used |= d.BIT[merchant]
    s.main_done = True
    junk: i64 = s.merchants[merchant]
    if events is not None:
        params: dict[str, str | int] = {"seat": int(seat), "merchant": d.MERCHANT_IDS[merchant]}
        params["junk"] = d.JUNK_IDS[junk]
        events.tell("use_merchant", params)
    kind: i64 = d.MERCHANT_ACTION[merchant]
    strips: i64 = d.LOADER_STRIPS if kind == d.LOAD else 0
    _perform_action(s, seat, kind, junk, strips, events)


def _use_trainee(s: DschunkeState, seat: i64, choice: i64, events: Events | None) -> None:
    track: i64 = choice // d.JUNKS
    junk: i64 = choice % d.JUNKS
    s.used |= d.BIT[d.MERCHANTS + track]
    s.main_done = True
    if events is not None:
        params: dict[str, str | int] = {"seat": int(seat), "track": d.TRACK_IDS[track]}
        params["junk"] = d.JUNK_IDS[junk]
        events.tell("use_trainee", params)
    space: i64 = track * d.ROUNDS + s.round - 1
    kind: i64 = d.TRACK_ACTION[space]
    _perform_action(s, seat, kind, junk, d.TRACK_STRIPS[space], events)


def _perform_action(
    s: DschunkeState, seat: i64, kind: i64, junk: i64, strips: i64, events: Events | None
) -> None:
    if kind == d.LOAD:
        _load_strips(s, seat, junk, strips, events)
    elif kind == d.CASH:
        _take_income(s, seat, junk, events)
    else:
        _begin_taking_goods(s, seat, junk, events)


# --- load (green) ---------------------------------------------------------------------------------
def _load_strips(
    s: DschunkeState, seat: i64, junk: i64, strips: i64, events: Events | None
) -> None:
    """Lay the strips, as many as are left (R-1, R-2); ask for the second with the option."""
    left: i64 = s.strips[seat]
    if s.up_to and strips > 1 and left > 1:
        _lay_strip(s, seat, junk, 1, events)
        s.node = nodes.LOAD
        s.junk = junk
        s.waiting = d.BIT[seat]
    else:
        _lay_strip(s, seat, junk, min(strips, left), events)


def load_second(s: DschunkeState, seat: i64, more: bool, events: Events | None) -> None:
    """Option load_count: the second strip may be left out."""
    s.waiting = 0
    if more:
        _lay_strip(s, seat, s.junk, 1, events)


def _lay_strip(s: DschunkeState, seat: i64, junk: i64, strips: i64, events: Events | None) -> None:
    for _ in range(strips):
        s.holds[junk] = laid(s.holds[junk], seat)
    left = s.strips[:]
    left[seat] -= strips
    s.strips = left
    if events is not None:
        shown: i64 = visible(s.holds[junk], seat)
        params: dict[str, str | int] = {"seat": int(seat), "junk": d.JUNK_IDS[junk]}
        params["count"] = int(strips)
        params["crates"] = int(shown)
        event = events.tell("load", params)
        if strips > 0:
            event.move(f"strip:{seat}", f"strips:{seat}", f"junk:{d.JUNK_IDS[junk]}", strips)


# --- cash (yellow) --------------------------------------------------------------------------------
def _take_income(s: DschunkeState, seat: i64, junk: i64, events: Events | None) -> None:
    """One yuan for each visible crate, at least three (R-8, R-9)."""
    crates: i64 = visible(s.holds[junk], seat)
    yuan: i64 = max(crates, d.CASH_MINIMUM)
    s.money[seat * 2] += yuan
    if events is not None:
        params: dict[str, str | int] = {"seat": int(seat), "junk": d.JUNK_IDS[junk]}
        params["yuan"] = int(yuan)
        params["crates"] = int(crates)
        events.tell("cash", params).move("yuan", "bank", f"money:{seat}", yuan)


# --- goods (purple) -------------------------------------------------------------------------------
def _begin_taking_goods(s: DschunkeState, seat: i64, junk: i64, events: Events | None) -> None:
    """One card for each visible crate, at least three, of the junk's good (R-9 to R-13)."""
    s.due = max(visible(s.holds[junk], seat), d.GOODS_MINIMUM)
    good: i64 = d.JUNK_GOOD[junk]
    if good != d.NO_GOOD and s.piles[good] > 0:
        _take_goods_card(s, seat, good, events)


def choose_good(s: DschunkeState, seat: i64, good: i64, events: Events | None) -> None:
    """The good of the grey junk, or for the cards that a pile could not give."""
    s.waiting = 0
    _take_goods_card(s, seat, good, events)


def _take_goods_card(s: DschunkeState, seat: i64, good: i64, events: Events | None) -> None:
    taken: i64 = min(s.due, s.piles[good])
    s.due -= taken
    gain(s, seat, good, taken)
    if events is not None:
        tell_taken(seat, good, taken, events)


def tell_taken(seat: i64, good: i64, count: i64, events: Events) -> None:
    """Goods cards go from a pile to a hand."""
    name = d.GOOD_IDS[good]
    event = events.tell("goods", {"seat": int(seat), "good": name, "count": int(count)})
    event.move(f"good:{name}", f"pile:{name}", f"hand:{seat}", count)


def _take_due(s: DschunkeState, seat: i64, events: Events | None) -> None:
    """Cards are still due: ask which good, if there is a choice; else take or lose them (R-12)."""
    while s.due > 0:
        piles: i64 = 0
        last: i64 = 0
        for good in range(d.GOODS):
            if s.piles[good] > 0:
                piles += 1
                last = good
        if piles > 1:
            s.node = nodes.GOODS
            s.waiting = d.BIT[seat]
            return
        if piles == 0:
            if events is not None:
                events.tell("goods_lost", {"seat": int(seat), "count": int(s.due)})
            s.due = 0
        else:
            _take_goods_card(s, seat, last, events)


# --- extra cards ----------------------------------------------------------------------------------
def _discard_extra(s: DschunkeState, seat: i64, mask: i64, events: Events | None) -> None:
    """Show an extra card, the only one of this turn; it leaves the game (R-19)."""
    card: i64 = d.lowest(s.special[seat] & mask)
    s.special = [s.special[k] & ~d.BIT[card] if k == seat else s.special[k] for k in range(s.seats)]
    s.gone |= d.BIT[card]
    s.plays = [*s.plays, play_code(len(s.takes), card)]
    s.extra_done = True
    if events is not None:
        face = d.FACE_IDS[d.CARD_FACE[card]]
        event = events.tell("extra", {"seat": int(seat), "face": face})
        event.move(f"face:{face}", f"special:{seat}", "box")


def _play_plain_extra(s: DschunkeState, seat: i64, face: i64, events: Events | None) -> None:
    """Cash or goods on the junk of the card, whoever stands there (R-20)."""
    _discard_extra(s, seat, d.FACE_MASK[face], events)
    kind: i64 = d.CASH if d.FACE_EFFECT[face] == "cash" else d.TAKE_GOODS
    _perform_action(s, seat, kind, d.FACE_JUNKS[face][0], 0, events)


def _move_strip(
    s: DschunkeState, seat: i64, source: i64, target: i64, events: Events | None
) -> None:
    """An own strip of the top level goes to another junk (R-23 to R-26)."""
    s.holds[source] = lifted(s.holds[source], movable(s.holds[source], seat))
    s.holds[target] = laid(s.holds[target], seat)
    if events is not None:
        here, there = d.JUNK_IDS[source], d.JUNK_IDS[target]
        event = events.tell("move", {"seat": int(seat), "junk": here, "other_junk": there})
        event.move(f"strip:{seat}", f"junk:{here}", f"junk:{there}")
