"""Laboratories (4.6, 4.12): a technology for production value, yen and imports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import catalog as c
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import agenda_item, position_of
from teahouse.games.yokohama.rules.pieces import event_params, pay_supply, slide_left, with_item
from teahouse.games.yokohama.rules.rewards import FROM_TECHNOLOGIES, add_points, receive

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def missing_units(s: YokohamaState, seat: i64, board: i64, slot: i64, value: i64) -> i64:
    """Production units to buy; the one from the fourth card on is never saved (R-46, R-47)."""
    tech: i64 = d.CARD_TECH[s.labs[board * d.SLOTS + slot]]
    missing: i64 = d.TECH_COST[tech] + d.SURCHARGE[slot] - value
    if missing < 0:
        missing = 0
    if count_bits(s.skills[seat]) >= d.FREE_TECHNOLOGIES:
        missing += 1
    return missing


def take_technology(
    s: YokohamaState, seat: i64, value: i64, action: i64, events: Events | None
) -> None:
    """Pay, take the card, apply it; then the flag rule and the refill (4.12)."""
    board: i64 = position_of(s.agenda.pop())
    slot: i64 = (action - c.TECH) // c.MOST_UNITS
    imports: i64 = (action - c.TECH) % c.MOST_UNITS
    missing: i64 = missing_units(s, seat, board, slot, value)
    place: i64 = board * d.SLOTS + slot
    card: i64 = s.labs[place]
    tech: i64 = d.CARD_TECH[card]
    pay_supply(s, seat, d.IMPORT, imports * d.UNIT_IMPORT, events)
    pay_supply(s, seat, d.YEN, (missing - imports) * d.UNIT_YEN, events)
    s.labs = with_item(s.labs, place, d.FREE)
    if events is not None:
        params: dict[str, str | int] = {"seat": int(seat), "tech": d.TECH_IDS[tech]}
        params["nation"] = d.NATION_IDS[d.CARD_FLAG[card]]
        event = events.tell("tech", params)
        source = f"{d.LAB_IDS[board]}:{slot}"
        event.move(f"tech:{d.CARD_IDS[card]}", source, f"techs:{seat}")
    if s.skills[seat] & skills.PRINTING != 0:
        receive(s, seat, d.YEN, skills.PRINTING_YEN, events)
    if s.skills[seat] & skills.PATENTS != 0:
        add_points(s, seat, FROM_TECHNOLOGIES, skills.PATENTS_POINTS, events)
    s.techs = with_item(s.techs, seat, s.techs[seat] | d.BIT[card])
    s.skills = with_item(s.skills, seat, s.skills[seat] | d.BIT[tech])
    s.agenda.append(agenda_item(nodes.REFILL_LAB, position=board))
    s.agenda.append(agenda_item(nodes.FLAG, position=d.CARD_FLAG[card]))
    bit: i64 = d.BIT[tech]
    if bit == skills.EXPOSITION:
        add_points(s, seat, FROM_TECHNOLOGIES, skills.EXPOSITION_POINTS, events)
    elif bit == skills.STATION:
        s.agenda.append(agenda_item(nodes.STATION))


def place_station(s: YokohamaState, seat: i64, pos: i64, events: Events | None) -> None:
    """Put the station token on a location, for the rest of the game (R-78)."""
    s.agenda.pop()
    s.station = pos
    if events is not None:
        events.tell("station", event_params(s, seat, pos)).move(
            "station", "supply", f"location:{pos}"
        )


def refill(s: YokohamaState, board: i64, events: Events | None) -> None:
    """Cards slide to the left; new ones come while the pile lasts (4.13)."""
    base: i64 = board * d.SLOTS
    slots = slide_left(s.labs[base : base + d.SLOTS], "tech", d.CARD_IDS, d.LAB_IDS[board], events)
    while len(slots) < d.SLOTS and s.lab_drawn < len(s.lab_pile):
        card: i64 = s.lab_pile[s.lab_drawn]
        s.lab_drawn += 1
        if events is not None:
            params: dict[str, str | int] = {"location": d.LAB_IDS[board]}
            params["tech"] = d.TECH_IDS[d.CARD_TECH[card]]
            params["nation"] = d.NATION_IDS[d.CARD_FLAG[card]]
            event = events.tell("refill_lab", params).forbid_undo()
            place = f"{d.LAB_IDS[board]}:{len(slots)}"
            event.move(f"tech:{d.CARD_IDS[card]}", "lab_pile", place)
        slots.append(card)
    labs = s.labs[:]
    for k in range(d.SLOTS):
        labs[base + k] = slots[k] if k < len(slots) else d.FREE
    s.labs = labs
