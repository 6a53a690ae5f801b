"""The complete state as plain, readable data and back: snapshots, fixtures, set-up positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core import plain
from teahouse.core.errors import BadState
from teahouse.core.fields import Fields
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.invariants import check_agenda
from teahouse.games.yokohama.rules import legal, nodes
from teahouse.games.yokohama.rules.agenda import (
    agenda_item,
    number_of,
    options_of,
    position_of,
    repetitions_of,
    step_of,
)
from teahouse.games.yokohama.rules.rewards import SOURCE_IDS, SOURCES

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState

MANY = 100_000


# [[[cog from teahouse.develop import position; position.write_storage(cog) ]]]
def to_dict(s: YokohamaState) -> dict[str, object]:
    """The complete position, in the words of the rules."""
    seats = int(s.seats)
    return {
        "game": "yokohama",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": dict(s.chosen),
        "first": int(s.first),
        "round": int(s.round),
        "turn": int(s.turn),
        "phase": nodes.PHASE_IDS[s.phase],
        "waiting": plain.numbers_in(s.waiting),
        "agenda": store_agenda(s),
        "kept": plain.integers(s.kept),
        "agent_used": s.agent_used,
        "mill_used": s.mill_used,
        "university_used": s.university_used,
        "last_round": int(s.last_round),
        "ended_by": nodes.TRIGGER_IDS[s.ended_by],
        "boards": plain.words(s.boards, d.LOCATION_IDS),
        "tiles": plain.words_or_none(s.tiles, "", d.TILE_IDS),
        "tokens": plain.words_or_none(s.tokens, "", d.TOKEN_IDS),
        "shops": plain.integers(s.shops),
        "station": int(s.station),
        "church": plain.integers(s.church),
        "customs": plain.integers(s.customs),
        "labs": plain.words_or_none(s.labs, "", d.CARD_IDS),
        "lab_pile": plain.words(s.lab_pile[s.lab_drawn :], d.CARD_IDS),
        "ports": plain.words_or_none(s.ports, "", d.ORDER_IDS),
        "port_pile": plain.words(s.port_pile[s.port_drawn :], d.ORDER_IDS),
        "removed": plain.words(s.removed, d.ORDER_IDS),
        "goals": plain.words(s.goals, d.GOAL_IDS),
        "awards": plain.words_in(s.awards_left, d.COMPLETED_IDS),
        "players": [seat_to_dict(s, seat) for seat in range(seats)],
    }


def read_fields(s: YokohamaState, f: Fields) -> None:
    """Read every stored field; an error names the field that is missing or wrong."""
    seats = int(s.seats)
    positions = int(s.positions)
    s.first = f.integer("first", 0, seats - 1)
    s.round = f.integer("round", 1, MANY)
    s.turn = f.integer("turn", 0, seats - 1)
    s.phase = f.word("phase", nodes.PHASE_IDS)
    s.waiting = f.number_set("waiting", 0, seats - 1)
    s.agenda = read_agenda(s, f)
    s.kept = f.integers("kept", seats, d.FREE, d.ORDERS_DRAWN - 1)
    s.agent_used = f.boolean("agent_used")
    s.mill_used = f.boolean("mill_used")
    s.university_used = f.boolean("university_used")
    s.last_round = f.integer("last_round", 0, MANY)
    s.ended_by = f.word("ended_by", nodes.TRIGGER_IDS)
    s.boards = f.words("boards", positions, d.LOCATION_IDS)
    s.tiles = f.words_or_none("tiles", positions, "", d.TILE_IDS)
    s.tokens = f.words_or_none("tokens", positions, "", d.TOKEN_IDS)
    s.shops = f.integers("shops", positions * d.SHOP_SPACES, d.FREE, seats - 1)
    s.station = f.integer("station", d.FREE, positions - 1)
    s.church = f.integers("church", d.SPACES, d.NEUTRAL, seats - 1)
    s.customs = f.integers("customs", d.SPACES, d.NEUTRAL, seats - 1)
    s.labs = f.words_or_none("labs", d.labs_for(seats) * d.SLOTS, "", d.CARD_IDS)
    s.lab_pile = f.words("lab_pile", None, d.CARD_IDS)
    s.ports = f.words_or_none("ports", d.ports_for(seats) * d.SLOTS, "", d.ORDER_IDS)
    s.port_pile = f.words("port_pile", None, d.ORDER_IDS)
    s.removed = f.words("removed", None, d.ORDER_IDS)
    s.goals = f.words("goals", d.GROUPS, d.GOAL_IDS)
    s.awards_left = f.word_set("awards", d.COMPLETED_IDS)
    for seat, member in enumerate(f.records("players", seats)):
        read_seat(s, seat, member)
    f.done()


def seat_to_dict(s: YokohamaState, seat: i64) -> dict[str, object]:
    """What is stored of one seat."""
    return {
        "owned": plain.counts(s.owned[seat * d.KINDS : (seat + 1) * d.KINDS], d.KIND_IDS),
        "hand": plain.counts(s.hands[seat * d.PIECES : (seat + 1) * d.PIECES], d.PIECE_IDS),
        "warehouse": plain.counts(
            s.warehouse[seat * d.PIECES : (seat + 1) * d.PIECES], d.PIECE_IDS
        ),
        "points": plain.counts(s.points[seat * SOURCES : (seat + 1) * SOURCES], SOURCE_IDS),
        "president": int(s.presidents[seat]),
        "assistants": store_assistants(s, seat),
        "houses": plain.numbers_in(s.house_at[seat]),
        "orders": store_orders(s, seat),
        "dealt": plain.words(
            s.dealt[seat * d.ORDERS_DRAWN : (seat + 1) * d.ORDERS_DRAWN], d.ORDER_IDS
        ),
        "filled": plain.words_in(s.filled[seat], d.ORDER_IDS),
        "techs": plain.words_in(s.techs[seat], d.CARD_IDS),
        "flags": plain.counts(s.flags[seat * d.NATIONS : (seat + 1) * d.NATIONS], d.NATION_IDS),
        "agents": plain.counts(
            s.agents[seat * d.AGENT_KINDS : (seat + 1) * d.AGENT_KINDS], d.AGENT_IDS
        ),
        "agents_used": plain.counts(
            s.spent[seat * d.AGENT_KINDS : (seat + 1) * d.AGENT_KINDS], d.AGENT_IDS
        ),
        "tokens": plain.words_in(s.taken[seat], d.TOKEN_IDS),
        "award": "" if s.awards[seat] < 0 else d.COMPLETED_IDS[s.awards[seat]],
        "goals": plain.words_in(s.claims[seat], d.GROUP_IDS),
    }


def read_seat(s: YokohamaState, seat: i64, f: Fields) -> None:
    """Read what is stored of one seat."""
    positions = int(s.positions)
    s.owned[seat * d.KINDS : (seat + 1) * d.KINDS] = f.counts("owned", d.KIND_IDS, 0, MANY)
    s.hands[seat * d.PIECES : (seat + 1) * d.PIECES] = f.counts("hand", d.PIECE_IDS, 0, MANY)
    s.warehouse[seat * d.PIECES : (seat + 1) * d.PIECES] = f.counts(
        "warehouse", d.PIECE_IDS, 0, MANY
    )
    s.points[seat * SOURCES : (seat + 1) * SOURCES] = f.counts("points", SOURCE_IDS, 0, MANY)
    s.presidents[seat] = f.integer("president", d.FREE, positions - 1)
    s.assistants[seat * d.MOST_POSITIONS : (seat + 1) * d.MOST_POSITIONS] = read_assistants(
        s, seat, f
    )
    s.house_at[seat] = f.number_set("houses", 0, positions - 1)
    s.orders[seat * d.ORDER_LIMIT : (seat + 1) * d.ORDER_LIMIT] = read_orders(s, seat, f)
    s.dealt[seat * d.ORDERS_DRAWN : (seat + 1) * d.ORDERS_DRAWN] = f.words(
        "dealt", d.ORDERS_DRAWN, d.ORDER_IDS
    )
    s.filled[seat] = f.word_set("filled", d.ORDER_IDS)
    s.techs[seat] = f.word_set("techs", d.CARD_IDS)
    s.flags[seat * d.NATIONS : (seat + 1) * d.NATIONS] = f.counts("flags", d.NATION_IDS, 0, MANY)
    s.agents[seat * d.AGENT_KINDS : (seat + 1) * d.AGENT_KINDS] = f.counts(
        "agents", d.AGENT_IDS, 0, MANY
    )
    s.spent[seat * d.AGENT_KINDS : (seat + 1) * d.AGENT_KINDS] = f.counts(
        "agents_used", d.AGENT_IDS, 0, MANY
    )
    s.taken[seat] = f.word_set("tokens", d.TOKEN_IDS)
    s.awards[seat] = f.word_or_none("award", "", d.COMPLETED_IDS)
    s.claims[seat] = f.word_set("goals", d.GROUP_IDS)
    f.done()


# [[[end]]]


def fill(s: YokohamaState, f: Fields) -> None:
    """Read all fields into a blank state whose seats and options stand."""
    read_fields(s, f)
    classify_boards(s)
    for place, owner in enumerate(s.shops):
        if owner != d.FREE:
            s.shop_at[owner] |= d.BIT[place // d.SHOP_SPACES]
    for seat in range(s.seats):
        for pos in range(s.positions):
            if s.assistants[seat * d.MOST_POSITIONS + pos] > 0:
                s.present[seat] |= d.BIT[pos]
        for card in d.members(s.techs[seat], d.CARDS):
            s.skills[seat] |= d.BIT[d.CARD_TECH[card]]
    check_agenda(s, [step_of(item) for item in s.agenda])
    if s.waiting != 0:
        s.choices = legal.choices(s, s.on_turn())


def classify_boards(s: YokohamaState) -> None:
    """Find the canal and the positions of production and trade locations on the map."""
    s.production = 0
    s.trade = 0
    for pos in range(s.positions):
        kind = d.LOCATION_KIND[s.boards[pos]]
        if kind == "production":
            s.production |= d.BIT[pos]
        elif kind == "trade":
            s.trade |= d.BIT[pos]
        else:
            s.canal = pos


def store_agenda(s: YokohamaState) -> list[list[object]]:
    """What is still to come: name, place, number, count and bit set of each step."""
    return [
        [
            nodes.NODE_IDS[step_of(item)],
            *[
                int(n)
                for n in (
                    position_of(item),
                    number_of(item),
                    repetitions_of(item),
                    options_of(item),
                )
            ],
        ]
        for item in s.agenda
    ]


def read_agenda(s: YokohamaState, f: Fields) -> list[i64]:
    """What ``store_agenda`` wrote."""
    raw = f.entries("agenda")
    if not raw:
        raise BadState(f"The field 'agenda' in {f.where} must be a list of steps.")
    agenda: list[i64] = []
    for row in raw:
        if not isinstance(row, (list, tuple)) or len(row) != 5 or row[0] not in nodes.NODE_IDS:
            raise BadState(f"The entry {row!r} of 'agenda' must be a step and four numbers.")
        numbers = Fields({"numbers": row[1:]}, "agenda").integers("numbers", 4, 0, (1 << 18) - 1)
        if max(numbers[:3]) > 63:
            raise BadState(f"The entry {row!r} of 'agenda' has a number above 63.")
        step = nodes.NODE_IDS.index(row[0])
        agenda.append(agenda_item(step, numbers[0], numbers[1], numbers[2], numbers[3]))
    return agenda


def store_assistants(s: YokohamaState, seat: i64) -> list[int]:
    """The assistants of a seat on each board that is on the table."""
    base = seat * d.MOST_POSITIONS
    return plain.integers(s.assistants[base : base + s.positions])


def read_assistants(s: YokohamaState, seat: i64, f: Fields) -> list[i64]:
    """What ``store_assistants`` wrote, filled up to the width of the largest map."""
    counts = f.integers("assistants", s.positions, 0, d.OWNED[0])
    while len(counts) < d.MOST_POSITIONS:
        counts.append(0)
    return counts


def store_orders(s: YokohamaState, seat: i64) -> list[str]:
    """The order cards in a seat's hand."""
    hand = s.orders[seat * d.ORDER_LIMIT : (seat + 1) * d.ORDER_LIMIT]
    return [d.ORDER_IDS[order] for order in hand if order != d.FREE]


def read_orders(s: YokohamaState, seat: i64, f: Fields) -> list[i64]:
    """What ``store_orders`` wrote, filled up to the limit."""
    orders = f.words("orders", None, d.ORDER_IDS)
    if len(orders) > d.ORDER_LIMIT:
        raise BadState(f"{f.where} has more orders in hand than the limit of {d.ORDER_LIMIT}.")
    while len(orders) < d.ORDER_LIMIT:
        orders.append(d.FREE)
    return orders
