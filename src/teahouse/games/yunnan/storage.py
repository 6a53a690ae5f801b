"""The complete state as plain, readable data and back: snapshots, fixtures, set-up positions.

Colours are written as a list in their fixed order, each with all that belongs to it. The spaces
taken follow from the bids and are not stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.fields import Fields
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import nodes, places

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState

_NONE = "none"
_GUARD_PLACES = ["unused", *d.PROVINCE_IDS, "spent"]
_SPACE_NAMES = [f"{building} {value}" for building, value in d.SPACES]
_CARD_NUMBERS = [str(card + 1) for card in range(d.CARDS)]
_ACTIONS = [entry.notation for entry in c.CATALOG.entries]
_MOST = 1_000_000  # of coins and points: only to refuse nonsense


def to_dict(s: YunnanState) -> dict[str, object]:
    """Everything, in the words of the rules."""
    chosen: dict[str, object] = {}
    for key, value in s.chosen.items():
        chosen[key] = value
    return {
        "game": "yunnan",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": chosen,
        "round": int(s.round),
        "phase": nodes.PHASE_IDS[s.phase],
        "node": nodes.NODE_IDS[s.node],
        "turn": int(s.turn),
        "color": d.COLOR_IDS[s.color],
        "waiting": [int(seat) for seat in s.actors()],
        "auction_order": [d.COLOR_IDS[color] for color in s.auction],
        "travel_order": [d.COLOR_IDS[color] for color in s.travel],
        "passed": _colors(s, s.passed),
        "banked": _colors(s, s.banked),
        "bank": [_color(color) for color in s.bank],
        "pending": _ACTIONS[s.pending],
        "vp": [int(n) for n in s.vp],
        "colors": [_of_color(s, color) for color in range(s.rules.colors)],
        "gifts": [int(n) for n in s.gifts],
        "tea_houses": [_color(color) for color in s.tea_houses],
        "blocker": _NONE if s.blocker == d.NO_RAVINE else d.RAVINE_IDS[s.blocker],
        "kind": d.STRUCTURE_IDS[s.kind],
        "place": d.PLACE_IDS[s.place],
        "passes_left": int(s.passes_left),
        "fresh": [int(n) for n in places.unpack(s.fresh)],
        "pile": [_CARD_NUMBERS[card] for card in range(d.CARDS) if (s.pile >> card) & 1],
        "card": _NONE if s.card == d.NO_CARD else _CARD_NUMBERS[s.card],
        "rng": int(s.rng),
    }


def _color(color: i64) -> str:
    return _NONE if color == d.NOBODY else d.COLOR_IDS[color]


def _colors(s: YunnanState, mask: i64) -> list[str]:
    return [d.COLOR_IDS[color] for color in range(s.rules.colors) if (mask >> color) & 1]


def _of_color(s: YunnanState, color: i64) -> dict[str, object]:
    kinds = color * d.KINDS
    bids = s.bids[color]
    bridges = s.bridges[color]
    return {
        "stock": int(s.stock[color]),
        "supply": int(s.supply[color]),
        "at": [int(n) for n in places.unpack(s.at[color])],
        "bids": [_SPACE_NAMES[k] for k in range(d.SPACE_COUNT) if (bids >> k) & 1],
        "coins": int(s.coins[color]),
        "passes": int(s.passes[color]),
        "influence": int(s.influence[color]),
        "horse": d.PLACE_IDS[s.horse[color]],
        "general": [int(n) for n in s.general[kinds : kinds + d.KINDS]],
        "kept": [int(n) for n in s.kept[kinds : kinds + d.KINDS]],
        "posts": [int(n) for n in places.unpack(s.posts[color])],
        "bridges": [d.RAVINE_IDS[r] for r in range(d.RAVINES) if (bridges >> r) & 1],
        "guard": _GUARD_PLACES[s.guards[color]],
        "gifts": int(s.given[color]),
        "income": int(s.income[color]),
    }


def _mask(numbers: list[i64]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= d.BIT[number]
    return mask


def fill(s: YunnanState, f: Fields) -> None:
    """Read all fields into a state whose seats and options stand."""
    colors = int(s.rules.colors)
    width = int(d.PLACES)
    names = d.COLOR_IDS[:colors]
    s.round = f.integer("round", 1, int(s.rules.round_cap))
    s.phase = f.word("phase", nodes.PHASE_IDS)
    s.node = f.word("node", nodes.NODE_IDS)
    s.turn = f.integer("turn", 0, colors)
    s.color = f.word("color", names)
    s.waiting = _mask(f.integers("waiting", None, 0, int(s.seats) - 1))
    s.auction = f.words("auction_order", colors, names)
    s.travel = f.words("travel_order", colors, names)
    s.passed = _mask(f.words("passed", None, names))
    s.banked = _mask(f.words("banked", None, names))
    s.bank = _owners(f, "bank", int(d.BANK_SPACES), names)
    s.pending = f.word("pending", _ACTIONS)
    s.vp = f.integers("vp", int(s.seats), -_MOST, _MOST)
    for color, own in enumerate(f.maps("colors", colors)):
        _fill_color(s, color, own)
    s.gifts = f.integers("gifts", width, 0, int(d.ALL_GIFTS))
    s.tea_houses = _owners(f, "tea_houses", width, names)
    s.blocker = f.word("blocker", [_NONE, *d.RAVINE_IDS]) - 1
    s.kind = f.word("kind", d.STRUCTURE_IDS)
    s.place = f.word("place", d.PLACE_IDS)
    s.passes_left = f.integer("passes_left", 0, int(d.MOST_PASSES))
    s.fresh = places.pack(f.integers("fresh", width, 0, int(d.TRADERS)))
    s.pile = _mask(f.words("pile", None, _CARD_NUMBERS))
    s.card = f.word("card", [_NONE, *_CARD_NUMBERS]) - 1
    s.rng = f.integer("rng", 0, 2**63 - 1)
    f.done()


def _owners(f: Fields, name: str, length: int, names: list[str]) -> list[i64]:
    """Colours, or nobody."""
    return [number - 1 for number in f.words(name, length, [_NONE, *names])]


def _fill_color(s: YunnanState, color: i64, f: Fields) -> None:
    kinds = color * d.KINDS
    width = int(d.PLACES)
    most = int(d.TRADERS)
    s.stock[color] = f.integer("stock", 0, most)
    s.supply[color] = f.integer("supply", 0, most)
    s.at[color] = places.pack(f.integers("at", width, 0, most))
    s.bids[color] = _mask(f.words("bids", None, _SPACE_NAMES))
    s.taken |= s.bids[color]
    s.coins[color] = f.integer("coins", 0, _MOST)
    s.passes[color] = f.integer("passes", 0, int(d.MOST_PASSES))
    s.influence[color] = f.integer("influence", 0, int(d.MOST_INFLUENCE))
    s.horse[color] = f.word("horse", d.PLACE_IDS)
    s.general[kinds : kinds + d.KINDS] = f.integers("general", int(d.KINDS), 0, int(d.PIECES))
    s.kept[kinds : kinds + d.KINDS] = f.integers("kept", int(d.KINDS), 0, int(d.PIECES))
    s.posts[color] = places.pack(f.integers("posts", width, 0, int(d.PIECES)))
    s.bridges[color] = _mask(f.words("bridges", None, d.RAVINE_IDS))
    s.guards[color] = f.word("guard", _GUARD_PLACES)
    s.given[color] = f.integer("gifts", 0, int(d.ALL_GIFTS))
    s.income[color] = f.integer("income", 0, int(d.MOST_INCOME))
    f.done()
