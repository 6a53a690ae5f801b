"""Step 1: placement (4.4). Up to three on different locations, or two on one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import agenda_item, number_of, options_of
from teahouse.games.yokohama.rules.pieces import (
    add_assistant,
    event_params,
    opponents_at,
    pay_president,
)

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def open_positions(s: YokohamaState, seat: i64) -> i64:
    """The set of the positions where the next assistant may be placed."""
    if s.hands[seat * d.PIECES + d.ASSISTANT] == 0:
        return 0
    item: i64 = s.agenda[-1]
    used: i64 = options_of(item)
    open_: i64 = s.land_positions()
    if number_of(item) == 1:  # mode B: Telegram adds one next to the two
        for pos in range(s.positions):
            if (used >> pos) & 1:
                open_ &= d.NEIGHBOURS[s.map_base + pos]
    elif used & (used - 1) != 0:  # two or more: mode A is fixed
        open_ &= ~used
    return open_ & ~unaffordable_positions(s, seat)


def is_pattern_full(s: YokohamaState, seat: i64, item: i64) -> bool:
    """Are assistants on three locations (four with Newspaper), or two on one (plus Telegram)?"""
    placed: i64 = count_bits(options_of(item))
    if number_of(item) == 1:
        return placed > 1 or s.skills[seat] & skills.TELEGRAM == 0
    if s.skills[seat] & skills.NEWSPAPER != 0:
        return placed >= d.NEWSPAPER_DIFFERENT
    return placed >= d.DIFFERENT


def unaffordable_positions(s: YokohamaState, seat: i64) -> i64:
    """The positions where the president cannot pay every opposing president (R-11, R-15)."""
    yen: i64 = s.owned[seat * d.KINDS + d.YEN]
    dear: i64 = 0
    for other in range(s.seats):
        pos: i64 = s.presidents[other]
        if other != seat and pos >= 0:
            if yen < count_bits(opponents_at(s, seat, pos)) * d.PRESIDENT_TOLL:
                dear |= d.BIT[pos]
    return dear


def place_assistant(s: YokohamaState, seat: i64, pos: i64, events: Events | None) -> None:
    """Pay the tolls, place one assistant, remember the pattern."""
    payees: i64 = opponents_at(s, seat, pos)
    if events is not None:
        event = events.tell("place", event_params(s, seat, pos))
        event.move(f"assistant:{seat}", f"hand:{seat}", f"location:{pos}")
    for other in range(s.seats):
        if (payees >> other) & 1:
            pay_president(s, seat, other, events)
    s.hands[seat * d.PIECES + d.ASSISTANT] -= 1
    add_assistant(s, seat, pos)
    item: i64 = s.agenda[-1]
    used: i64 = options_of(item)
    twice: i64 = number_of(item)
    if (used >> pos) & 1:
        twice = 1
    item = agenda_item(nodes.PLACE, number=twice, options=used | d.BIT[pos])
    s.agenda[-1] = item
    if is_pattern_full(s, seat, item):
        end_placing(s, seat, events)


def end_placing(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """Leave the step of placing assistants."""
    item: i64 = s.agenda.pop()
    if events is not None:
        count: i64 = count_bits(options_of(item)) + number_of(item)
        events.tell("end_placing", {"seat": int(seat), "count": int(count)})
