"""The complete state as plain, readable data and back: snapshots, fixtures, set-up positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.errors import BadState
from teahouse.core.fields import Fields
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.invariants import check_agenda
from teahouse.games.yokohama.rules import legal, nodes
from teahouse.games.yokohama.rules.agenda import at_of, entry, left_of, marks_of, number_of, step_of
from teahouse.games.yokohama.rules.rewards import SOURCE_IDS

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState

MANY = 100_000


def survey(s: YokohamaState) -> None:
    """What follows from the boards on the map."""
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


# --- writing --------------------------------------------------------------------------------------
def to_dict(s: YokohamaState) -> dict[str, object]:
    """Everything, in the words of the rules."""
    chosen: dict[str, object] = {}
    for key, value in s.chosen.items():
        chosen[key] = value
    return {
        "game": "yokohama",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": chosen,
        "first": int(s.first),
        "round": int(s.round),
        "turn": int(s.turn),
        "phase": nodes.PHASE_IDS[s.phase],
        "waiting": [int(seat) for seat in s.actors()],
        "agenda": [_entry_row(item) for item in s.agenda],
        "kept": [int(k) for k in s.kept],
        "agent_used": s.agent_used,
        "mill_used": s.mill_used,
        "university_used": s.university_used,
        "last_round": int(s.last_round),
        "ended_by": nodes.TRIGGER_IDS[s.ended_by],
        "boards": [d.LOCATION_IDS[x] for x in s.boards],
        "tiles": [_name(x, d.TILE_IDS) for x in s.tiles],
        "tokens": [_name(x, d.TOKEN_IDS) for x in s.tokens],
        "shops": [int(x) for x in s.shops],
        "station": int(s.station),
        "church": [int(x) for x in s.church],
        "customs": [int(x) for x in s.customs],
        "labs": [_name(x, d.CARD_IDS) for x in s.labs],
        "lab_pile": [d.CARD_IDS[x] for x in s.lab_pile[s.lab_drawn :]],
        "ports": [_name(x, d.ORDER_IDS) for x in s.ports],
        "port_pile": [d.ORDER_IDS[x] for x in s.port_pile[s.port_drawn :]],
        "removed": [d.ORDER_IDS[x] for x in s.removed],
        "goals": [d.GOAL_IDS[x] for x in s.goals],
        "awards": _names(s.awards_left, d.COMPLETED_IDS),
        "players": [_player(s, seat) for seat in range(s.seats)],
    }


def _entry_row(item: i64) -> list[object]:
    """A step of the agenda: its name, place, number, count and bit set."""
    name = nodes.NODE_IDS[step_of(item)]
    return [name, *[int(n) for n in (at_of(item), number_of(item), left_of(item), marks_of(item))]]


def _name(index: i64, names: list[str]) -> str:
    return names[index] if index != d.FREE else ""


def _names(mask: i64, names: list[str]) -> list[str]:
    return [names[k] for k in d.members(mask, len(names))]


def _player(s: YokohamaState, seat: i64) -> dict[str, object]:
    base = seat * d.MOST_POSITIONS
    orders = s.orders[seat * d.ORDER_LIMIT : (seat + 1) * d.ORDER_LIMIT]
    dealt = s.dealt[seat * d.ORDERS_DRAWN : (seat + 1) * d.ORDERS_DRAWN]
    return {
        "owned": _counts(s.owned, seat, d.KIND_IDS),
        "hand": _counts(s.hands, seat, d.PIECE_IDS),
        "warehouse": _counts(s.warehouse, seat, d.PIECE_IDS),
        "points": _counts(s.points, seat, list(SOURCE_IDS)),
        "president": int(s.presidents[seat]),
        "assistants": [int(n) for n in s.assistants[base : base + s.positions]],
        "houses": [int(p) for p in d.members(s.house_at[seat], s.positions)],
        "orders": [d.ORDER_IDS[x] for x in orders if x != d.FREE],
        "dealt": [d.ORDER_IDS[x] for x in dealt],
        "filled": _names(s.filled[seat], d.ORDER_IDS),
        "techs": _names(s.techs[seat], d.CARD_IDS),
        "flags": _counts(s.flags, seat, d.NATION_IDS),
        "agents": _counts(s.agents, seat, d.AGENT_IDS),
        "agents_used": _counts(s.spent, seat, d.AGENT_IDS),
        "tokens": _names(s.taken[seat], d.TOKEN_IDS),
        "award": _name(s.awards[seat], d.COMPLETED_IDS),
        "goals": _names(s.claims[seat], d.GROUP_IDS),
    }


def _counts(values: list[i64], seat: i64, names: list[str]) -> dict[str, int]:
    base = seat * len(names)
    counts: dict[str, int] = {}
    for k, name in enumerate(names):
        counts[name] = int(values[base + k])
    return counts


# --- reading --------------------------------------------------------------------------------------
def fill(s: YokohamaState, f: Fields) -> None:
    """Read all fields into a blank state whose seats and options stand."""
    seats = int(s.seats)
    last = int(s.positions) - 1
    s.first = f.integer("first", 0, seats - 1)
    s.round = f.integer("round", 1, MANY)
    s.turn = f.integer("turn", 0, seats - 1)
    s.phase = f.word("phase", nodes.PHASE_IDS)
    for seat in f.integers("waiting", None, 0, seats - 1):
        s.waiting |= d.BIT[seat]
    s.agenda = _agenda(f)
    s.kept = f.integers("kept", seats, d.FREE, int(d.ORDERS_DRAWN) - 1)
    s.agent_used = f.truth("agent_used")
    s.mill_used = f.truth("mill_used")
    s.university_used = f.truth("university_used")
    s.last_round = f.integer("last_round", 0, MANY)
    s.ended_by = f.word("ended_by", nodes.TRIGGER_IDS)
    s.boards = f.words("boards", last + 1, d.LOCATION_IDS)
    survey(s)
    s.tiles = _indexes(f, "tiles", last + 1, d.TILE_IDS)
    s.tokens = _indexes(f, "tokens", last + 1, d.TOKEN_IDS)
    s.shops = f.integers("shops", (last + 1) * d.SHOP_SPACES, d.FREE, seats - 1)
    s.station = f.integer("station", d.FREE, last)
    s.church = f.integers("church", d.SPACES, d.NEUTRAL, seats - 1)
    s.customs = f.integers("customs", d.SPACES, d.NEUTRAL, seats - 1)
    s.labs = _indexes(f, "labs", len(s.labs), d.CARD_IDS)
    s.lab_pile = f.words("lab_pile", None, d.CARD_IDS)
    s.ports = _indexes(f, "ports", len(s.ports), d.ORDER_IDS)
    s.port_pile = f.words("port_pile", None, d.ORDER_IDS)
    s.removed = f.words("removed", None, d.ORDER_IDS)
    s.goals = f.words("goals", d.GROUPS, d.GOAL_IDS)
    s.awards_left = _mask(f.words("awards", None, d.COMPLETED_IDS))
    for number, player in enumerate(f.maps("players", seats)):
        _fill_player(s, number, player)
    f.done()
    for place, owner in enumerate(s.shops):
        if owner != d.FREE:
            s.shop_at[owner] |= d.BIT[place // d.SHOP_SPACES]
    check_agenda(s, [step_of(item) for item in s.agenda])
    if s.waiting != 0:
        s.choices = legal.choices(s, s.on_turn())


def _agenda(f: Fields) -> list[i64]:
    raw = f.raw("agenda")
    if not isinstance(raw, (list, tuple)) or not raw:
        raise BadState(f"The field 'agenda' in {f.where} must be a list of steps.")
    agenda: list[i64] = []
    for row in raw:
        if not isinstance(row, (list, tuple)) or len(row) != 5 or row[0] not in nodes.NODE_IDS:
            raise BadState(f"The entry {row!r} of 'agenda' must be a step and four numbers.")
        numbers = Fields({"numbers": row[1:]}, "agenda").integers("numbers", 4, 0, (1 << 18) - 1)
        if max(numbers[:3]) > 63:
            raise BadState(f"The entry {row!r} of 'agenda' has a number above 63.")
        step = nodes.NODE_IDS.index(row[0])
        agenda.append(entry(step, numbers[0], numbers[1], numbers[2], numbers[3]))
    return agenda


def _indexes(f: Fields, name: str, length: int, names: list[str]) -> list[i64]:
    """Names as numbers; an empty word is an empty place."""
    return [index - 1 for index in f.words(name, length, ["", *names])]


def _mask(items: list[i64]) -> i64:
    mask: i64 = 0
    for item in items:
        mask |= d.BIT[item]
    return mask


def _fill_player(s: YokohamaState, seat: int, f: Fields) -> None:
    last = int(s.positions) - 1
    _read_counts(f, "owned", s.owned, seat, d.KIND_IDS)
    _read_counts(f, "hand", s.hands, seat, d.PIECE_IDS)
    _read_counts(f, "warehouse", s.warehouse, seat, d.PIECE_IDS)
    _read_counts(f, "points", s.points, seat, list(SOURCE_IDS))
    _read_counts(f, "flags", s.flags, seat, d.NATION_IDS)
    _read_counts(f, "agents", s.agents, seat, d.AGENT_IDS)
    _read_counts(f, "agents_used", s.spent, seat, d.AGENT_IDS)
    s.presidents[seat] = f.integer("president", d.FREE, last)
    for pos, count in enumerate(f.integers("assistants", last + 1, 0, int(d.OWNED[0]))):
        s.assistants[seat * d.MOST_POSITIONS + pos] = count
        if count > 0:
            s.present[seat] |= d.BIT[pos]
    s.house_at[seat] = _mask(f.integers("houses", None, 0, last))
    orders = f.words("orders", None, d.ORDER_IDS)
    if len(orders) > d.ORDER_LIMIT:
        raise BadState(f"{f.where} has more orders in hand than the limit of {d.ORDER_LIMIT}.")
    for k, order in enumerate(orders):
        s.orders[seat * d.ORDER_LIMIT + k] = order
    s.dealt = s.dealt + f.words("dealt", int(d.ORDERS_DRAWN), d.ORDER_IDS)
    s.filled[seat] = _mask(f.words("filled", None, d.ORDER_IDS))
    s.techs[seat] = _mask(f.words("techs", None, d.CARD_IDS))
    s.skills[seat] = _mask([d.CARD_TECH[x] for x in d.members(s.techs[seat], d.CARDS)])
    s.taken[seat] = _mask(f.words("tokens", None, d.TOKEN_IDS))
    award = f.word("award", ["", *d.COMPLETED_IDS])
    s.awards[seat] = award - 1
    s.claims[seat] = _mask(f.words("goals", None, d.GROUP_IDS))
    f.done()


def _read_counts(f: Fields, name: str, values: list[i64], seat: int, names: list[str]) -> None:
    counts = f.mapping(name)
    for k, key in enumerate(names):
        values[seat * len(names) + k] = counts.integer(key, 0, MANY)
    counts.done()
