"""The complete state as plain, readable data and back: snapshots, fixtures, set-up positions.

Cards are counted by colour in the order of the data file; the top of the pile stands last. Pieces
in the supply follow from those on the board, except fortifications, which belong to nobody there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.errors import BadState
from teahouse.core.fields import Fields
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, memory, nodes, placing

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState

LOG_IDS: Final = ["drawn", "spent", "shown"]
HIGHEST_RNG: Final = 9223372036854775807


def to_dict(s: ChinaState) -> dict[str, object]:
    """Everything, in the words of the rules."""
    chosen: dict[str, object] = {}
    for key, value in s.chosen.items():
        chosen[key] = value
    return {
        "game": "china",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": chosen,
        "first": int(s.first),
        "turn": int(s.turn),
        "node": nodes.NODE_IDS[s.node],
        "back": nodes.NODE_IDS[s.back],
        "target": int(s.target),
        "waiting": [int(seat) for seat in s.actors()],
        "begun": s.begun,
        "early": s.early,
        "emperor_done": s.emperor_done,
        "before": _provinces(s.before),
        "home": _provinces(s.home),
        "palaces": [_spaces(mask) for mask in s.houses],
        "emissaries": [[int((n >> (4 * p)) & 15) for p in range(d.PROVINCES)] for n in s.envoys],
        "forts": _spaces(s.forts),
        "forts_left": [int(s.supply[seat * 3 + 2]) for seat in range(s.seats)],
        "tokens": _provinces(s.scored),
        "points": [int(n) for n in s.points],
        "closed": _provinces(s.closed),
        "tiles": [_spaces(mask) for mask in s.tiles],
        "won": _rows(s.won, d.TILES),
        "hands": _rows(s.hands, d.COLORS),
        "known": _rows(s.known, d.COLORS),
        "row": [int(n) for n in s.row],
        "discard": [int(n) for n in s.discard],
        "played": [int(n) for n in s.played],
        "kept": _rows(s.kept, d.COLORS),
        "influence": [int(n) for n in s.influence],
        "special": int(s.special),
        "pile": [d.COLOR_IDS[color] for color in s.pile[: s.left]],
        "exhausted": int(s.exhausted),
        "rng": int(s.rng),
        "fresh": [int(n) for n in s.fresh],
        "old": _rows(s.old, d.COLORS),
        "log": [
            [
                LOG_IDS[memory.entry_kind(code)],
                int(memory.entry_seat(code)),
                d.COLOR_IDS[memory.entry_color(code)],
            ]
            for code in s.log
        ],
    }


def _provinces(mask: i64) -> list[str]:
    return [d.PROVINCE_IDS[p] for p in d.bits(mask)]


def _spaces(mask: i64) -> list[str]:
    return [d.SPACE_IDS[space] for space in d.bits(mask)]


def _rows(flat: list[i64], width: i64) -> list[list[int]]:
    return [[int(n) for n in flat[i : i + width]] for i in range(0, len(flat), int(width))]


def fill(s: ChinaState, f: Fields) -> None:
    """Read all fields into a state whose seats and options stand."""
    seats, owners, colors = int(s.seats), int(s.owners), int(d.COLORS)
    duel, tiled = s.duel(), len(s.tiles) > 0
    s.first = f.integer("first", 0, seats - 1)
    s.turn = f.integer("turn", 0, 9999)
    s.node = f.word("node", nodes.NODE_IDS)
    s.back = f.word("back", nodes.NODE_IDS)
    s.target = f.integer("target", -1, 999)
    s.waiting = _mask(f.integers("waiting", None, 0, seats - 1))
    s.begun = f.truth("begun")
    s.early = f.truth("early")
    s.emperor_done = f.truth("emperor_done")
    s.before = _mask(f.words("before", None, d.PROVINCE_IDS))
    s.home = _mask(f.words("home", None, d.PROVINCE_IDS))
    s.forts = _mask(f.words("forts", None, d.SPACE_IDS))
    _read_pieces(s, f)
    s.scored = _mask(f.words("tokens", None, d.PROVINCE_IDS))
    s.points = f.integers("points", seats, 0, 9999)
    s.closed = _mask(f.words("closed", None, d.PROVINCE_IDS))
    s.tiles = _masks(f, "tiles", int(d.TILES) if tiled else 0)
    s.won = _flat(f, "won", owners if tiled else 0, int(d.TILES))
    s.held = _hands(f, "hands", owners)
    s.shown = _hands(f, "known", seats)
    s.laid = _cards(f.integers("row", colors, 0, 99))
    s.discard = f.integers("discard", colors, 0, 99)
    s.played = f.integers("played", colors, 0, 99)
    s.kept = _flat(f, "kept", seats if duel else 0, colors)
    s.influence = f.integers("influence", colors if duel else 0, -1, seats - 1)
    s.special = f.integer("special", 0, (1 << (seats * int(d.SPECIALS))) - 1 if duel else 0)
    s.pile = f.words("pile", None, d.COLOR_IDS)
    s.left = len(s.pile)
    s.exhausted = f.integer("exhausted", 0, int(d.EXHAUSTIONS))
    s.rng = f.integer("rng", 1, HIGHEST_RNG)
    fresh = f.integers("fresh", None, 0, 99)
    if fresh and len(fresh) != colors:
        raise BadState(f"The field 'fresh' in {f.where} must have no or {colors} entries.")
    s.fresh = fresh
    s.old = _flat(f, "old", seats if fresh else 0, colors)
    s.log = _log(f, seats)
    f.done()


def _read_pieces(s: ChinaState, f: Fields) -> None:
    """Palaces and emissaries, and everything that follows from them."""
    owners = int(s.owners)
    s.houses = _masks(f, "palaces", owners)
    envoys = _flat(f, "emissaries", owners, int(d.PROVINCES))
    forts = f.integers("forts_left", int(s.seats), 0, int(d.FORTIFICATIONS))
    s.built = 0
    s.occupied = 0
    for space in d.bits(s.forts & s.board.mask):
        s.occupied |= s.board.provinces[space]
    for k in range(owners):
        s.built |= s.houses[k]
        s.supply[k * 3] = d.PALACES - d.count(s.houses[k])
        s.supply[k * 3 + 1] = d.EMISSARIES
        if k < s.seats:
            s.supply[k * 3 + 2] = forts[k]
        s.halls[k] = 0
        s.envoys[k] = 0
        for p in range(d.PROVINCES):
            palaces: i64 = d.count(s.houses[k] & s.board.region[p])
            n: i64 = envoys[k * d.PROVINCES + p]
            s.halls[k] |= palaces << (4 * p)
            s.envoys[k] |= n << (4 * p)
            s.supply[k * 3 + 1] -= n
            if palaces + n > 0:
                s.occupied |= d.BIT[p]
    placing.measure_all(s)


def _mask(numbers: list[i64]) -> i64:
    mask: i64 = 0
    for n in numbers:
        mask |= d.BIT[n]
    return mask


def _lists(f: Fields, name: str, length: int) -> Fields:
    """A list of lists, as fields named by their place."""
    raw = f.raw(name)
    if not isinstance(raw, (list, tuple)) or len(raw) != length:
        raise BadState(f"The field {name!r} in {f.where} must have {length} entries.")
    return Fields({str(i): row for i, row in enumerate(raw)}, f"{name} of {f.where}")


def _masks(f: Fields, name: str, length: int) -> list[i64]:
    rows = _lists(f, name, length)
    return [_mask(rows.words(str(i), None, d.SPACE_IDS)) for i in range(length)]


def _hands(f: Fields, name: str, length: int) -> list[i64]:
    rows = _lists(f, name, length)
    return [_cards(rows.integers(str(i), int(d.COLORS), 0, 99)) for i in range(length)]


def _cards(numbers: list[i64]) -> i64:
    """A hand or the row. What is too much for one number is too much for the check after it."""
    return cards.pack([min(n, cards.MOST) for n in numbers])


def _flat(f: Fields, name: str, length: int, width: int) -> list[i64]:
    rows = _lists(f, name, length)
    high = 15 if name == "emissaries" else 99
    return [n for i in range(length) for n in rows.integers(str(i), width, 0, high)]


def _log(f: Fields, seats: int) -> list[i64]:
    raw = f.raw("log")
    if not isinstance(raw, (list, tuple)):
        raise BadState(f"The field 'log' in {f.where} must be a list.")
    log: list[i64] = []
    for row in raw:
        if not isinstance(row, (list, tuple)) or len(row) != 3:
            raise BadState(f"The entry {row!r} of 'log' must be a kind, a seat and a colour.")
        e = Fields({"kind": row[0], "seat": row[1], "color": row[2]}, "the log")
        kind, color = e.word("kind", LOG_IDS), e.word("color", d.COLOR_IDS)
        log.append(memory.entry(kind, e.integer("seat", 0, seats - 1), color))
    return log
