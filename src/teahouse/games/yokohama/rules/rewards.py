"""Rewards (2.12, 4.10): points, yen, goods and imports at once, then the icons one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import catalog as c
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import agenda_item, position_of, use_repetition
from teahouse.games.yokohama.rules.pieces import (
    add_assistant,
    event_params,
    house_fee,
    pay_supply,
    remove_assistants,
    with_item,
)

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState

# --- where points come from during the game (section 5) -------------------------------------------
FROM_ORDERS: Final = 0
FROM_GOALS: Final = 1
FROM_BUILDINGS: Final = 2
FROM_TOKENS: Final = 3
FROM_CHURCH: Final = 4
FROM_CUSTOMS: Final = 5
FROM_PORTS: Final = 6
FROM_TECHNOLOGIES: Final = 7
SOURCES: Final = 8
SOURCE_IDS: Final = (
    "orders",
    "goals",
    "buildings",
    "tokens",
    "church_spaces",
    "customs_spaces",
    "ports",
    "inventions",
)


def add_points(
    s: YokohamaState, seat: i64, source: i64, points: i64, events: Events | None
) -> None:
    """Add points of a source to a seat."""
    k: i64 = seat * SOURCES + source
    s.points = with_item(s.points, k, s.points[k] + points)
    if events is not None:
        params: dict[str, str | int] = {"seat": int(seat), "count": int(points)}
        params["category"] = SOURCE_IDS[source]
        events.tell("points", params).move("point", "supply", f"points:{seat}", points)


def receive(s: YokohamaState, seat: i64, kind: i64, count: i64, events: Events | None) -> None:
    """Take one receipt from the supply; Mining Technology adds to copper (R-73, R-97)."""
    if kind == d.COPPER and s.skills[seat] & skills.MINING != 0:
        count += skills.MINING_COPPER
    s.owned[seat * d.KINDS + kind] += count
    if events is not None:
        name = d.KIND_IDS[kind]
        event = events.tell("gain", {"seat": int(seat), "kind": name, "count": int(count)})
        event.move(name, "supply", f"owned:{seat}", count)


def pay_out_reward(
    s: YokohamaState, seat: i64, row: i64, source: i64, events: Events | None
) -> None:
    """Pay out a printed reward as in 4.10; its icons go onto the agenda, the first on top."""
    base: i64 = row * d.REWARD
    table = d.REWARDS
    if table[base] > 0:
        add_points(s, seat, source, table[base], events)
    for kind in range(d.KINDS):
        count: i64 = table[base + d.FIRST_KIND + kind]
        if count > 0:
            receive(s, seat, kind, count, events)
    if table[base + d.MOVE] > 0:
        s.agenda.append(agenda_item(nodes.SHIFT_FROM, repetitions=table[base + d.MOVE]))
    if table[base + d.WAREHOUSE] > 0:
        s.agenda.append(agenda_item(nodes.WAREHOUSE, repetitions=table[base + d.WAREHOUSE]))
    if table[base + d.ANY_GOOD] > 0:
        s.agenda.append(agenda_item(nodes.GOOD, repetitions=table[base + d.ANY_GOOD]))


def choose_good(s: YokohamaState, seat: i64, good: i64, events: Events | None) -> None:
    """One any-good icon: a receipt of its own (R-97)."""
    use_repetition(s.agenda)
    receive(s, seat, good, 1, events)


# --- pieces from the warehouse: agency and warehouse icons alike ----------------------------------
def hire(s: YokohamaState, seat: i64, piece: i64, events: Events | None) -> None:
    """A piece goes from the warehouse to the hand; its fee is paid at once (R-44, R-45)."""
    use_repetition(s.agenda)
    fee: i64 = 0
    if piece == d.SHOP:
        fee = d.SHOP_FEE
    elif piece == d.HOUSE:
        fee = house_fee(s, seat)
    take_from_warehouse(s, seat, piece, events)
    pay_supply(s, seat, d.YEN, fee, events)


def take_from_warehouse(s: YokohamaState, seat: i64, piece: i64, events: Events | None) -> None:
    """A piece goes from the warehouse to the hand."""
    k: i64 = seat * d.PIECES + piece
    s.warehouse = with_item(s.warehouse, k, s.warehouse[k] - 1)
    s.hands[k] += 1
    if events is not None:
        name = d.PIECE_IDS[piece]
        event = events.tell("hire", {"seat": int(seat), "piece": name})
        event.move(f"{name}:{seat}", f"warehouse:{seat}", f"hand:{seat}")


# --- move icons -----------------------------------------------------------------------------------
def shift_from(s: YokohamaState, seat: i64, action: i64, events: Events | None) -> None:
    """Take an assistant up; no tolls are paid. It is in the air until it is put down."""
    use_repetition(s.agenda)
    if action == c.SHIFT_HAND:
        s.hands[seat * d.PIECES + d.ASSISTANT] -= 1
        s.agenda.append(agenda_item(nodes.SHIFT_TO, position=d.HAND))
        if events is not None:
            event = events.tell("shift_hand", {"seat": int(seat)})
            event.move(f"assistant:{seat}", f"hand:{seat}", f"air:{seat}")
        return
    pos: i64 = action - c.SHIFT_FROM
    remove_assistants(s, seat, pos, 1)
    s.agenda.append(agenda_item(nodes.SHIFT_TO, position=pos))
    if events is not None:
        event = events.tell("shift_from", event_params(s, seat, pos))
        event.move(f"assistant:{seat}", f"location:{pos}", f"air:{seat}")


def shift_to(s: YokohamaState, seat: i64, pos: i64, events: Events | None) -> None:
    """Put the assistant down."""
    s.agenda.pop()
    add_assistant(s, seat, pos)
    if events is not None:
        event = events.tell("shift_to", event_params(s, seat, pos))
        event.move(f"assistant:{seat}", f"air:{seat}", f"location:{pos}")


def shift_targets(s: YokohamaState) -> i64:
    """Any position but the canal and the one the assistant came from."""
    return s.land_positions() & ~d.BIT[position_of(s.agenda[-1])]
