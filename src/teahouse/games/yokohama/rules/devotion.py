"""Church and customs house (4.6): an assistant goes to a space for good and earns its reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import (
    agenda_item,
    number_of,
    options_of,
    position_of,
    repetitions_of,
)
from teahouse.games.yokohama.rules.ending import (
    church_limit,
    customs_limit,
    occupied_count,
    set_last_round,
)
from teahouse.games.yokohama.rules.pieces import pay_supply, remove_assistants, with_item
from teahouse.games.yokohama.rules.rewards import (
    FROM_CHURCH,
    FROM_CUSTOMS,
    FROM_TECHNOLOGIES,
    add_points,
    pay_out_reward,
)

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def possible_gifts(s: YokohamaState, seat: i64, given: i64) -> i64:
    """The set of the kinds that can still be given; each at most once (R-40)."""
    found: i64 = 0
    for kind in range(d.KINDS):
        if (given >> kind) & 1 == 0 and s.owned[seat * d.KINDS + kind] >= d.GIFT[kind]:
            found |= d.BIT[kind]
    return found


def has_devotee(s: YokohamaState, seat: i64, pos: i64) -> bool:
    """Is there an assistant for the space, in hand or on the location (R-41)?"""
    return s.hands[seat * d.PIECES + d.ASSISTANT] > 0 or (s.present[seat] >> pos) & 1 == 1


# --- church ---------------------------------------------------------------------------------------
def choose_church(s: YokohamaState, seat: i64, space: i64, events: Events | None) -> None:
    """Choose a space; what the level lacks is given kind by kind (R-39)."""
    item: i64 = s.agenda.pop()
    missing: i64 = d.CHURCH_NEED[space] - number_of(item)
    if missing > 0:
        s.agenda.append(
            agenda_item(nodes.GIFT, position=position_of(item), number=space, repetitions=missing)
        )
    else:
        _to_church(s, seat, position_of(item), space, events)


def give_gift(s: YokohamaState, seat: i64, kind: i64, events: Events | None) -> None:
    """Give one gift for one faith."""
    item: i64 = s.agenda.pop()
    pay_supply(s, seat, kind, d.GIFT[kind], events)
    pos: i64 = position_of(item)
    space: i64 = number_of(item)
    left: i64 = repetitions_of(item) - 1
    if left > 0:
        given: i64 = options_of(item) | d.BIT[kind]
        s.agenda.append(
            agenda_item(nodes.GIFT, position=pos, number=space, repetitions=left, options=given)
        )
    else:
        _to_church(s, seat, pos, space, events)


def _to_church(s: YokohamaState, seat: i64, pos: i64, space: i64, events: Events | None) -> None:
    s.church = with_item(s.church, space, seat)
    _place_devotee(s, seat, pos, d.CHURCH, space, events)
    if s.skills[seat] & skills.BREWERY != 0:
        add_points(s, seat, FROM_TECHNOLOGIES, skills.BREWERY_POINTS, events)
    if occupied_count(s.church) >= church_limit(s):
        set_last_round(s, nodes.CHURCH_FULL, events)
    pay_out_reward(s, seat, d.CHURCH_ROW + space, FROM_CHURCH, events)


# --- customs house --------------------------------------------------------------------------------
def choose_customs(s: YokohamaState, seat: i64, space: i64, events: Events | None) -> None:
    """Spend as many imports as the space says (R-42)."""
    pos: i64 = position_of(s.agenda.pop())
    pay_supply(s, seat, d.IMPORT, d.CUSTOMS_NEED[space], events)
    s.customs = with_item(s.customs, space, seat)
    _place_devotee(s, seat, pos, d.CUSTOMS, space, events)
    if s.skills[seat] & skills.BRICKYARD != 0:
        add_points(s, seat, FROM_TECHNOLOGIES, skills.BRICKYARD_POINTS, events)
    if occupied_count(s.customs) >= customs_limit(s):
        set_last_round(s, nodes.CUSTOMS_FULL, events)
    pay_out_reward(s, seat, d.CUSTOMS_ROW + space, FROM_CUSTOMS, events)


def _place_devotee(
    s: YokohamaState, seat: i64, pos: i64, location: i64, space: i64, events: Events | None
) -> None:
    """An assistant goes to the board: from the hand, else from the location (R-41)."""
    in_hand: bool = s.hands[seat * d.PIECES + d.ASSISTANT] > 0
    if in_hand:
        s.hands[seat * d.PIECES + d.ASSISTANT] -= 1
    else:
        remove_assistants(s, seat, pos, 1)
    if events is not None:
        board = d.LOCATION_IDS[location]
        source = f"hand:{seat}" if in_hand else f"location:{pos}"
        params: dict[str, str | int] = {"seat": int(seat), "location": board}
        params["space"] = int(space) + 1
        events.tell("devote", params).move(f"assistant:{seat}", source, f"{board}:{space}")
