"""Step 2: movement (4.5). Walk along own assistants, jump, or take the president back.

A toll is a set of payees: the opposing seats, and the canal. Since each of them is paid at most
once, "who is paid" is all that matters about a path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import agenda_item, position_of
from teahouse.games.yokohama.rules.pieces import (
    event_params,
    opponents_at,
    pay_president,
    pay_supply,
    take_to_hand,
    with_item,
)

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState

CANAL_PAYEE: Final = 4  # after the seats
CANAL_BIT: Final = 1 << CANAL_PAYEE


def _all_payee_sets(seats: int, first: int) -> list[i64]:
    """All sets of payees by size, then alphabetically as lists in play order (4.5, route)."""
    payees = [*[(first + k) % seats for k in range(seats)], CANAL_PAYEE]
    lists = [[k for k in range(seats + 1) if mask >> k & 1] for mask in range(2 << seats)]
    lists.sort(key=lambda places: (len(places), places))
    return [sum([d.BIT[payees[k]] for k in places]) for places in lists]


# by (seats - 2) * MOST_SEATS + first player
TOLLS: Final[list[list[i64]]] = [
    _all_payee_sets(seats, first % seats) for seats in d.PLAYERS for first in range(d.MOST_SEATS)
]


# --- where to, and for how much -------------------------------------------------------------------
def toll_at(s: YokohamaState, seat: i64, pos: i64) -> i64:
    """Whom entering this position pays (R-15: Stagecoach waives presidents, not the canal)."""
    if pos == s.canal:
        return CANAL_BIT
    if s.skills[seat] & skills.STAGECOACH != 0:
        return 0
    return opponents_at(s, seat, pos)


def _opposing_positions(s: YokohamaState, seat: i64) -> i64:
    """The positions of opposing presidents."""
    found: i64 = 0
    for other in range(s.seats):
        if other != seat and s.presidents[other] >= 0:
            found |= d.BIT[s.presidents[other]]
    return found


def _legal_ends(s: YokohamaState, seat: i64, anywhere: bool) -> i64:
    """Legal ends: own assistants (unless ``anywhere``), not the start, no opposing president."""
    ends: i64 = s.present[seat]
    if anywhere:
        ends = s.land_positions()
    if s.presidents[seat] >= 0:
        ends &= ~d.BIT[s.presidents[seat]]
    if s.skills[seat] & skills.POSTAL_SYSTEM == 0:
        ends &= ~_opposing_positions(s, seat)
    return ends


def _station_jump(s: YokohamaState, seat: i64) -> i64:
    """The station's position if its owner may jump there, else nothing (R-30)."""
    if s.skills[seat] & skills.STATION == 0 or s.station < 0 or s.station == s.presidents[seat]:
        return 0
    bit: i64 = d.BIT[s.station]
    return bit if s.jump_free or s.present[seat] & bit != 0 else 0


def _possible_payees(s: YokohamaState, seat: i64) -> i64:
    """Everybody who may have to be paid on a walk."""
    found: i64 = 0
    if s.canal >= 0:
        found |= CANAL_BIT
    if s.skills[seat] & skills.STAGECOACH == 0:
        for other in range(s.seats):
            if other != seat and s.presidents[other] >= 0:
                if (s.present[seat] >> s.presidents[other]) & 1:
                    found |= d.BIT[other]
    return found


def _reachable_positions(s: YokohamaState, seat: i64, paid: i64) -> i64:
    """The positions that a chain can enter if only these are paid (R-19 to R-21)."""
    start: i64 = s.presidents[seat]
    open_: i64 = s.present[seat]
    if s.canal >= 0 and paid & CANAL_BIT != 0:
        open_ |= d.BIT[s.canal]
    if s.skills[seat] & skills.STAGECOACH == 0:
        for other in range(s.seats):
            if other != seat and s.presidents[other] >= 0 and (paid >> other) & 1 == 0:
                open_ &= ~d.BIT[s.presidents[other]]
    open_ &= ~d.BIT[start]
    entered: i64 = 0
    fresh: i64 = d.NEIGHBOURS[s.map_base + start] & open_
    while fresh != 0:
        entered |= fresh
        around: i64 = 0
        for pos in range(s.positions):
            if (fresh >> pos) & 1:
                around |= d.NEIGHBOURS[s.map_base + pos]
        fresh = around & open_ & ~entered
    return entered


def _reachable_without_chain(s: YokohamaState, seat: i64) -> i64:
    """Ends without a chain: all from the hand, all with Tramway; tolls there can be paid."""
    ends: i64 = 0
    if s.skills[seat] & skills.TRAMWAY != 0:
        ends = _legal_ends(s, seat, s.jump_free)
    elif s.presidents[seat] < 0:
        ends = _legal_ends(s, seat, False)
    if s.skills[seat] & skills.POSTAL_SYSTEM != 0 and ends != 0:
        for other in range(s.seats):
            pos: i64 = s.presidents[other]
            if other != seat and pos >= 0 and not _can_afford(s, seat, toll_at(s, seat, pos)):
                ends &= ~d.BIT[pos]
    return ends


def _can_afford(s: YokohamaState, seat: i64, toll: i64) -> bool:
    """The whole toll against the money of this moment (R-24)."""
    price: i64 = count_bits(toll & (CANAL_BIT - 1)) * d.PRESIDENT_TOLL
    if toll & CANAL_BIT != 0:
        price += d.CANAL_TOLL
    return price <= s.owned[seat * d.KINDS + d.YEN]


def _all_tolls(s: YokohamaState) -> list[i64]:
    return TOLLS[(s.seats - 2) * d.MOST_SEATS + s.first]


def destinations(s: YokohamaState, seat: i64) -> i64:
    """The set of the positions that the president can move to."""
    found: i64 = _reachable_without_chain(s, seat) | _station_jump(s, seat)
    if s.presidents[seat] >= 0:
        ends: i64 = _legal_ends(s, seat, False) & ~found
        if ends != 0:
            payees: i64 = _possible_payees(s, seat)
            if _can_afford(s, seat, payees):
                found |= _reachable_positions(s, seat, payees) & ends
            else:  # as many payees as the money allows
                for toll in _all_tolls(s):
                    if toll & ~payees == 0 and _can_afford(s, seat, toll):
                        found |= _reachable_positions(s, seat, toll) & ends
    return found


def routes(s: YokohamaState, seat: i64, pos: i64) -> list[i64]:
    """The tolls to choose from: affordable, and none that contains another one (R-23)."""
    if (_station_jump(s, seat) >> pos) & 1:
        return [0]
    jump: i64 = -1
    if (_reachable_without_chain(s, seat) >> pos) & 1:
        jump = toll_at(s, seat, pos)
    payees: i64 = _possible_payees(s, seat)
    if jump > 0:
        payees |= jump
    found: list[i64] = []
    for toll in _all_tolls(s):
        if toll & ~payees != 0 or not _can_afford(s, seat, toll):
            continue
        smaller = False
        for other in found:
            if other & ~toll == 0:
                smaller = True
        if smaller:
            continue
        if toll == jump or (
            s.presidents[seat] >= 0 and (_reachable_positions(s, seat, toll) >> pos) & 1
        ):
            found.append(toll)
            if toll == 0:
                break
    return found


# --- 2.A: move ------------------------------------------------------------------------------------
def choose_destination(s: YokohamaState, seat: i64, pos: i64, events: Events | None) -> i64:
    """Choose a destination; returns it once the president stands there, else FREE."""
    tolls = routes(s, seat, pos)
    if len(tolls) > 1:
        s.agenda.append(agenda_item(nodes.ROUTE, position=pos))
        return d.FREE
    s.agenda.pop()
    _move_president(s, seat, pos, tolls[0], events)
    return pos


def choose_route(s: YokohamaState, seat: i64, choice: i64, events: Events | None) -> i64:
    """Choose among the tolls; returns the destination."""
    pos: i64 = position_of(s.agenda.pop())
    s.agenda.pop()  # the movement itself
    _move_president(s, seat, pos, routes(s, seat, pos)[choice], events)
    return pos


def _move_president(
    s: YokohamaState, seat: i64, pos: i64, toll: i64, events: Events | None
) -> None:
    if events is not None:
        start: i64 = s.presidents[seat]
        source = f"hand:{seat}" if start < 0 else f"location:{start}"
        event = events.tell("move", event_params(s, seat, pos))
        event.move(f"president:{seat}", source, f"location:{pos}")
    for other in range(s.seats):
        if (toll >> other) & 1:
            pay_president(s, seat, other, events)
    if toll & CANAL_BIT != 0:
        pay_supply(s, seat, d.YEN, d.CANAL_TOLL, events)
    s.presidents = with_item(s.presidents, seat, pos)


# --- 2.B: take the president back -----------------------------------------------------------------
def recall_president(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """The president goes to the hand, or stays there (R-18)."""
    s.agenda.pop()
    s.agenda.append(agenda_item(nodes.RECALL))
    start: i64 = s.presidents[seat]
    s.presidents = with_item(s.presidents, seat, d.FREE)
    if events is not None:
        event = events.tell("recall_president", {"seat": int(seat)})
        if start >= 0:
            event.move(f"president:{seat}", f"location:{start}", f"hand:{seat}")


def take_assistant(s: YokohamaState, seat: i64, pos: i64, events: Events | None) -> None:
    """One assistant back to the hand; all of the location with option recall_scope."""
    count: i64 = 1
    if s.one_location:
        count = s.assistants[seat * d.MOST_POSITIONS + pos]
        s.agenda.pop()
    _take_back(s, seat, pos, count, events)


def take_all_assistants(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """All own assistants on the map, never those on management boards and goals (R-32)."""
    for pos in range(s.positions):
        count: i64 = s.assistants[seat * d.MOST_POSITIONS + pos]
        if count > 0:
            _take_back(s, seat, pos, count, events)


def _take_back(s: YokohamaState, seat: i64, pos: i64, count: i64, events: Events | None) -> None:
    take_to_hand(s, seat, pos, count)
    if events is not None:
        params = event_params(s, seat, pos)
        params["count"] = int(count)
        event = events.tell("take_back", params)
        event.move(f"assistant:{seat}", f"location:{pos}", f"hand:{seat}", count)
