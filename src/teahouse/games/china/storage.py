"""The complete state as plain, readable data and back: snapshots, fixtures, set-up positions.

Cards are counted by colour in the order of the data file; the top of the pile stands last. Pieces
in the supply follow from those on the board, except fortifications, which belong to nobody there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core import plain
from teahouse.core.bits import count_bits
from teahouse.core.errors import BadState
from teahouse.core.fields import Fields
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, memory, nodes, placing

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState

LOG_IDS: Final = ["drawn", "spent", "shown"]
HIGHEST_RNG: Final = 9223372036854775807


# [[[cog from teahouse.develop import position; position.write_storage(cog) ]]]
def to_dict(s: ChinaState) -> dict[str, object]:
    """The complete position, in the words of the rules."""
    return {
        "game": "china",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": dict(s.chosen),
        "first": int(s.first),
        "turn": int(s.turn),
        "node": nodes.NODE_IDS[s.node],
        "back": nodes.NODE_IDS[s.back],
        "target": int(s.target),
        "waiting": plain.numbers_in(s.waiting),
        "begun": s.special_used,
        "early": s.emperor_first,
        "emperor_done": s.emperor_done,
        "before": plain.words_in(s.occupied_before, d.PROVINCE_IDS),
        "home": plain.words_in(s.home, d.PROVINCE_IDS),
        "palaces": [plain.words_in(n, d.SPACE_IDS) for n in s.palaces],
        "emissaries": store_emissary_counts(s),
        "forts": plain.words_in(s.forts, d.SPACE_IDS),
        "forts_left": store_supply(s),
        "tokens": plain.words_in(s.scored, d.PROVINCE_IDS),
        "points": plain.integers(s.points),
        "closed": plain.words_in(s.closed, d.PROVINCE_IDS),
        "tiles": [plain.words_in(n, d.SPACE_IDS) for n in s.tiles],
        "won": plain.rows(s.won, d.TILES),
        "hands": [plain.integers(cards.unpack_counts(n)) for n in s.packed_hands],
        "known": [plain.integers(cards.unpack_counts(n)) for n in s.packed_known],
        "row": plain.integers(cards.unpack_counts(s.packed_row)),
        "discard": plain.integers(s.discard),
        "played": plain.integers(s.played),
        "kept": plain.rows(s.kept_cards, d.COLORS),
        "influence": plain.integers(s.influence),
        "special": int(s.special),
        "pile": plain.words(s.pile[: s.left], d.COLOR_IDS),
        "exhausted": int(s.exhausted),
        "rng": int(s.rng),
        "fresh": store_reshuffled_pile(s),
        "old": plain.rows(s.hidden_at_reshuffle, d.COLORS),
        "log": store_log(s),
    }


def read_fields(s: ChinaState, f: Fields) -> None:
    """Read every stored field; an error names the field that is missing or wrong."""
    seats = int(s.seats)
    owners = int(s.owners)
    duel = s.has_emperor()
    tiled = s.chosen["bonus_tiles"] is True
    s.first = f.integer("first", 0, seats - 1)
    s.turn = f.integer("turn", 0, 9999)
    s.node = f.word("node", nodes.NODE_IDS)
    s.back = f.word("back", nodes.NODE_IDS)
    s.target = f.integer("target", -1, 999)
    s.waiting = f.number_set("waiting", 0, seats - 1)
    s.special_used = f.boolean("begun")
    s.emperor_first = f.boolean("early")
    s.emperor_done = f.boolean("emperor_done")
    s.occupied_before = f.word_set("before", d.PROVINCE_IDS)
    s.home = f.word_set("home", d.PROVINCE_IDS)
    s.palaces = f.word_sets("palaces", owners, d.SPACE_IDS)
    s.emissary_counts = read_emissary_counts(s, f)
    s.forts = f.word_set("forts", d.SPACE_IDS)
    s.supply = read_supply(s, f)
    s.scored = f.word_set("tokens", d.PROVINCE_IDS)
    s.points = f.integers("points", seats, 0, 9999)
    s.closed = f.word_set("closed", d.PROVINCE_IDS)
    s.tiles = f.word_sets("tiles", d.TILES if tiled else 0, d.SPACE_IDS)
    s.won = f.rows("won", owners if tiled else 0, d.TILES, 0, 99)
    s.packed_hands = [
        cards.pack_counts(row) for row in f.row_lists("hands", owners, d.COLORS, 0, cards.MOST)
    ]
    s.packed_known = [
        cards.pack_counts(row) for row in f.row_lists("known", seats, d.COLORS, 0, cards.MOST)
    ]
    s.packed_row = cards.pack_counts(f.integers("row", d.COLORS, 0, cards.MOST))
    s.discard = f.integers("discard", d.COLORS, 0, 99)
    s.played = f.integers("played", d.COLORS, 0, 99)
    s.kept_cards = f.rows("kept", seats if duel else 0, d.COLORS, 0, 99)
    s.influence = f.integers("influence", d.COLORS if duel else 0, -1, seats - 1)
    s.special = f.integer("special", 0, (1 << int(seats * d.SPECIALS)) - 1 if duel else 0)
    s.pile = f.words("pile", None, d.COLOR_IDS)
    s.exhausted = f.integer("exhausted", 0, d.EXHAUSTIONS)
    s.rng = f.integer("rng", 1, HIGHEST_RNG)
    s.reshuffled_pile = read_reshuffled_pile(s, f)
    s.hidden_at_reshuffle = f.rows("old", seats if s.reshuffled_pile else 0, d.COLORS, 0, 99)
    s.log = read_log(s, f)
    f.done()


# [[[end]]]


def fill(s: ChinaState, f: Fields) -> None:
    """Read all fields into a state whose seats and options stand."""
    read_fields(s, f)
    s.left = len(s.pile)
    s.built = 0
    s.occupied = 0
    for space in d.bits(s.forts & s.board.mask):
        s.occupied |= s.board.provinces[space]
    for k in range(s.owners):
        s.built |= s.palaces[k]
        s.palace_counts[k] = 0
        for p in range(d.PROVINCES):
            palaces: i64 = count_bits(s.palaces[k] & s.board.region[p])
            s.palace_counts[k] |= palaces << (4 * p)
            if palaces + emissaries_of(s, k, p) > 0:
                s.occupied |= d.BIT[p]
    placing.update_from_pieces(s)


def emissaries_of(s: ChinaState, owner: i64, province: i64) -> i64:
    """How many emissaries an owner has in a province."""
    return (s.emissary_counts[owner] >> (4 * province)) & 15


def store_emissary_counts(s: ChinaState) -> list[list[int]]:
    """Emissaries by owner and province."""
    provinces = range(d.PROVINCES)
    return [[int(emissaries_of(s, k, p)) for p in provinces] for k in range(s.owners)]


def read_emissary_counts(s: ChinaState, f: Fields) -> list[i64]:
    """What ``store_emissary_counts`` wrote."""
    packed: list[i64] = []
    for row in f.row_lists("emissaries", s.owners, d.PROVINCES, 0, 15):
        bits: i64 = 0
        for p in range(d.PROVINCES):
            bits |= row[p] << (4 * p)
        packed.append(bits)
    return packed


def store_supply(s: ChinaState) -> list[int]:
    """The fortifications left of each seat; other pieces follow from those on the board."""
    return [int(s.supply[seat * 3 + 2]) for seat in range(s.seats)]


def read_supply(s: ChinaState, f: Fields) -> list[i64]:
    """What ``store_supply`` wrote; palaces and emissaries must have been read."""
    forts = f.integers("forts_left", s.seats, 0, d.FORTIFICATIONS)
    supply: list[i64] = []
    for k in range(s.owners):
        placed: i64 = 0
        for p in range(d.PROVINCES):
            placed += emissaries_of(s, k, p)
        supply.append(d.PALACES - count_bits(s.palaces[k]))
        supply.append(d.EMISSARIES - placed)
        supply.append(forts[k] if k < s.seats else 0)  # the Emperor has no fortifications
    return supply


def store_reshuffled_pile(s: ChinaState) -> list[int]:
    """The cards of the reshuffled pile, if there was a reshuffle."""
    return plain.integers(s.reshuffled_pile)


def read_reshuffled_pile(s: ChinaState, f: Fields) -> list[i64]:
    """What ``store_reshuffled_pile`` wrote."""
    pile = f.integers("fresh", None, 0, 99)
    if pile and len(pile) != d.COLORS:
        raise BadState(f"The field 'fresh' in {f.where} must have no or {d.COLORS} entries.")
    return pile


def store_log(s: ChinaState) -> list[list[object]]:
    """What went on since the reshuffle, in order: what happened, whose hand, which colour."""
    return [
        [
            LOG_IDS[memory.entry_kind(code)],
            int(memory.entry_seat(code)),
            d.COLOR_IDS[memory.entry_color(code)],
        ]
        for code in s.log
    ]


def read_log(s: ChinaState, f: Fields) -> list[i64]:
    """What ``store_log`` wrote."""
    log: list[i64] = []
    for row in f.entries("log"):
        if not isinstance(row, (list, tuple)) or len(row) != 3:
            raise BadState(f"The entry {row!r} of 'log' must be a kind, a seat and a colour.")
        e = Fields({"kind": row[0], "seat": row[1], "color": row[2]}, "the log")
        kind, color = e.word("kind", LOG_IDS), e.word("color", d.COLOR_IDS)
        log.append(memory.log_entry(kind, e.integer("seat", 0, s.seats - 1), color))
    return log
