"""Assistants on the map and in hand, and what a player counts: the smallest steps of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def with_item(values: list[i64], index: i64, value: i64) -> list[i64]:
    """A shared list with one new value; copies of the state keep the old one."""
    result = values[:]
    result[index] = value
    return result


def add_assistant(s: YokohamaState, seat: i64, pos: i64) -> None:
    """Add an assistant to the location; the caller takes it from where it was."""
    s.assistants[seat * d.MOST_POSITIONS + pos] += 1
    s.present[seat] |= d.BIT[pos]


def remove_assistants(s: YokohamaState, seat: i64, pos: i64, count: i64) -> None:
    """Take assistants off the location; the caller puts them where they go."""
    left: i64 = s.assistants[seat * d.MOST_POSITIONS + pos] - count
    s.assistants[seat * d.MOST_POSITIONS + pos] = left
    if left == 0:
        s.present[seat] &= ~d.BIT[pos]


def take_to_hand(s: YokohamaState, seat: i64, pos: i64, count: i64) -> None:
    """Move assistants from the location to the hand."""
    remove_assistants(s, seat, pos, count)
    s.hands[seat * d.PIECES + d.ASSISTANT] += count


def opponents_at(s: YokohamaState, seat: i64, pos: i64) -> i64:
    """The set of the seats whose opposing presidents stand there."""
    found: i64 = 0
    for other in range(s.seats):
        if other != seat and s.presidents[other] == pos:
            found |= d.BIT[other]
    return found


def level_at(s: YokohamaState, seat: i64, pos: i64) -> i64:
    """The influence level of an action (4.6)."""
    level: i64 = s.assistants[seat * d.MOST_POSITIONS + pos]
    if s.presidents[seat] == pos:
        level += 1
    if s.station == pos:
        level += 1
    level += (s.shop_at[seat] >> pos) & 1
    level += (s.house_at[seat] >> pos) & 1
    return level if level < d.MAX_LEVEL else d.MAX_LEVEL


def house_fee(s: YokohamaState, seat: i64) -> i64:
    """The fee of the next trading house, by the number taken so far (R-45)."""
    left: i64 = s.warehouse[seat * d.PIECES + d.HOUSE]
    return d.HOUSE_FEES[d.OWNED[d.HOUSE] - left]


def agent_supply(s: YokohamaState, nation: i64) -> i64:
    """How many agents of a nation nobody has yet."""
    left: i64 = d.AGENTS[nation]
    for seat in range(s.seats):
        k: i64 = seat * d.AGENT_KINDS + nation
        left -= s.agents[k] + s.spent[k]
    return left


def slide_left(
    cards: list[i64], piece: str, names: list[str], board: str, events: Events | None
) -> list[i64]:
    """The cards of a port or laboratory from left to right, without the empty slots (4.13)."""
    slots = [card for card in cards if card != d.FREE]
    if events is not None and cards[: len(slots)] != slots:
        event = events.tell("slide", {"location": board})
        for to, card in enumerate(slots):
            if cards[to] != card:
                source = f"{board}:{cards.index(card)}"
                event.move(f"{piece}:{names[card]}", source, f"{board}:{to}")
    return slots


def event_params(s: YokohamaState, seat: i64, pos: i64) -> dict[str, str | int]:
    """Parameters of an event at a location."""
    return {
        "seat": int(seat),
        "location": d.LOCATION_IDS[s.boards[pos]],
        "position": int(pos),
    }


def pay_president(s: YokohamaState, seat: i64, other: i64, events: Events | None) -> None:
    """One toll goes to the owner of an opposing president, at once (R-16)."""
    s.owned[seat * d.KINDS + d.YEN] -= d.PRESIDENT_TOLL
    s.owned[other * d.KINDS + d.YEN] += d.PRESIDENT_TOLL
    if events is not None:
        params: dict[str, str | int] = {"seat": int(seat), "other_seat": int(other)}
        params["count"] = int(d.PRESIDENT_TOLL)
        event = events.tell("toll", params)
        event.move("yen", f"owned:{seat}", f"owned:{other}", d.PRESIDENT_TOLL)


def pay_supply(s: YokohamaState, seat: i64, kind: i64, count: i64, events: Events | None) -> None:
    """Yen, goods or imports go back to the supply."""
    if count == 0:
        return
    s.owned[seat * d.KINDS + kind] -= count
    if events is not None:
        name = d.KIND_IDS[kind]
        event = events.tell("pay", {"seat": int(seat), "kind": name, "count": int(count)})
        event.move(name, f"owned:{seat}", "supply", count)
