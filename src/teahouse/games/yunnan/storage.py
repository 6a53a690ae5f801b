"""The complete state as plain, readable data and back: snapshots, fixtures, set-up positions.

Colours are written as a list in their fixed order, each with all that belongs to it. The spaces
taken follow from the bids and are not stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core import plain
from teahouse.core.fields import Fields
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import nodes, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState

GUARD_PLACES = ["unused", *d.PROVINCE_IDS, "spent"]
SPACE_NAMES = [f"{building} {value}" for building, value in d.SPACES]
CARD_NUMBERS = [str(card + 1) for card in range(d.CARDS)]
ACTIONS = [entry.notation for entry in c.CATALOG.entries]
MOST = 1_000_000  # of coins and points: only to refuse nonsense


def fill(s: YunnanState, f: Fields) -> None:
    """Read all fields into a state whose seats and options stand."""
    read_fields(s, f)
    for bids in s.bids:
        s.taken |= bids


# [[[cog from teahouse.develop import position; position.write_storage(cog) ]]]
def to_dict(s: YunnanState) -> dict[str, object]:
    """The complete position, in the words of the rules."""
    colors = int(s.rules.colors)
    names = d.COLOR_IDS[:colors]
    return {
        "game": "yunnan",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": dict(s.chosen),
        "round": int(s.round),
        "phase": nodes.PHASE_IDS[s.phase],
        "node": nodes.NODE_IDS[s.node],
        "turn": int(s.turn),
        "color": names[s.color],
        "waiting": plain.numbers_in(s.waiting),
        "auction_order": plain.words(s.auction, names),
        "travel_order": plain.words(s.travel, names),
        "passed": plain.words_in(s.passed, names),
        "banked": plain.words_in(s.banked, names),
        "bank": plain.words_or_none(s.bank, "none", names),
        "pending": ACTIONS[s.pending],
        "vp": plain.integers(s.vp),
        "colors": [color_to_dict(s, color) for color in range(colors)],
        "gifts": plain.integers(s.gifts),
        "tea_houses": plain.words_or_none(s.tea_houses, "none", names),
        "blocker": "none" if s.blocker < 0 else d.RAVINE_IDS[s.blocker],
        "kind": d.STRUCTURE_IDS[s.kind],
        "place": d.PLACE_IDS[s.place],
        "passes_left": int(s.passes_left),
        "fresh": plain.integers(places.unpack_counts(s.unmoved)),
        "pile": plain.words_in(s.pile, CARD_NUMBERS),
        "card": "none" if s.card < 0 else CARD_NUMBERS[s.card],
        "rng": int(s.rng),
    }


def read_fields(s: YunnanState, f: Fields) -> None:
    """Read every stored field; an error names the field that is missing or wrong."""
    seats = int(s.seats)
    colors = int(s.rules.colors)
    names = d.COLOR_IDS[:colors]
    s.round = f.integer("round", 1, s.rules.round_cap)
    s.phase = f.word("phase", nodes.PHASE_IDS)
    s.node = f.word("node", nodes.NODE_IDS)
    s.turn = f.integer("turn", 0, colors)
    s.color = f.word("color", names)
    s.waiting = f.number_set("waiting", 0, seats - 1)
    s.auction = f.words("auction_order", colors, names)
    s.travel = f.words("travel_order", colors, names)
    s.passed = f.word_set("passed", names)
    s.banked = f.word_set("banked", names)
    s.bank = f.words_or_none("bank", d.BANK_SPACES, "none", names)
    s.pending = f.word("pending", ACTIONS)
    s.vp = f.integers("vp", seats, -MOST, MOST)
    for color, member in enumerate(f.records("colors", colors)):
        read_color(s, color, member)
    s.gifts = f.integers("gifts", d.PLACES, 0, d.ALL_GIFTS)
    s.tea_houses = f.words_or_none("tea_houses", d.PLACES, "none", names)
    s.blocker = f.word_or_none("blocker", "none", d.RAVINE_IDS)
    s.kind = f.word("kind", d.STRUCTURE_IDS)
    s.place = f.word("place", d.PLACE_IDS)
    s.passes_left = f.integer("passes_left", 0, d.MOST_PASSES)
    s.unmoved = places.pack_counts(f.integers("fresh", d.PLACES, 0, d.TRADERS))
    s.pile = f.word_set("pile", CARD_NUMBERS)
    s.card = f.word_or_none("card", "none", CARD_NUMBERS)
    s.rng = f.integer("rng", 0, 2**63 - 1)
    f.done()


def color_to_dict(s: YunnanState, color: i64) -> dict[str, object]:
    """What is stored of one color."""
    stored: dict[str, object] = {
        "stock": int(s.stock[color]),
        "supply": int(s.supply[color]),
        "at": plain.integers(places.unpack_counts(s.traders_at[color])),
        "bids": plain.words_in(s.bids[color], SPACE_NAMES),
        "coins": int(s.coins[color]),
        "passes": int(s.passes[color]),
        "influence": int(s.influence[color]),
        "horse": d.PLACE_IDS[s.horse[color]],
        "general": plain.integers(s.structures_in_supply[color * d.KINDS : (color + 1) * d.KINDS]),
        "kept": plain.integers(s.structures_in_stock[color * d.KINDS : (color + 1) * d.KINDS]),
        "posts": plain.integers(places.unpack_counts(s.posts[color])),
        "bridges": plain.words_in(s.bridges[color], d.RAVINE_IDS),
        "guard": GUARD_PLACES[s.guards[color]],
        "gifts": int(s.gifts_owned[color]),
        "income": int(s.income[color]),
    }
    if not s.rules.cut_off_post_pays:
        stored["cut_off"] = plain.words_in(s.cut_off[color], d.PLACE_IDS)
    return stored


def read_color(s: YunnanState, color: i64, f: Fields) -> None:
    """Read what is stored of one color."""
    s.stock[color] = f.integer("stock", 0, d.TRADERS)
    s.supply[color] = f.integer("supply", 0, d.TRADERS)
    s.traders_at[color] = places.pack_counts(f.integers("at", d.PLACES, 0, d.TRADERS))
    s.bids[color] = f.word_set("bids", SPACE_NAMES)
    s.coins[color] = f.integer("coins", 0, MOST)
    s.passes[color] = f.integer("passes", 0, d.MOST_PASSES)
    s.influence[color] = f.integer("influence", 0, d.MOST_INFLUENCE)
    s.horse[color] = f.word("horse", d.PLACE_IDS)
    s.structures_in_supply[color * d.KINDS : (color + 1) * d.KINDS] = f.integers(
        "general", d.KINDS, 0, d.PIECES
    )
    s.structures_in_stock[color * d.KINDS : (color + 1) * d.KINDS] = f.integers(
        "kept", d.KINDS, 0, d.PIECES
    )
    s.posts[color] = places.pack_counts(f.integers("posts", d.PLACES, 0, d.PIECES))
    s.bridges[color] = f.word_set("bridges", d.RAVINE_IDS)
    if not s.rules.cut_off_post_pays:
        s.cut_off[color] = f.word_set("cut_off", d.PLACE_IDS)
    s.guards[color] = f.word("guard", GUARD_PLACES)
    s.gifts_owned[color] = f.integer("gifts", 0, d.ALL_GIFTS)
    s.income[color] = f.integer("income", 0, d.MOST_INCOME)
    f.done()


# [[[end]]]
