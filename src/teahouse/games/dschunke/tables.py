"""The tables of ``dschunke.toml``, turned into numbers when the module is loaded.

Seats, junks, goods, colours, merchants, tracks, stacks, faces and cards are numbered in the order
of the file. Special cards are single cards (0 to 29), so that a set of them is a bit set.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core import toml

DATA: Final = toml.read("teahouse.games.dschunke", "tables.toml")
_META: Final = toml.table(DATA, "meta")
_NUMBERS: Final = toml.table(DATA, "numbers")

VERSION: Final[int] = toml.number(_META, "version")
PLAYERS: Final[list[int]] = toml.numbers(_META, "players")
# Single bits: compiled code shifts a literal 1 in 32 bits only, and a table is fast uncompiled too.
BIT: Final[list[i64]] = [1 << n for n in range(63)]
ROUNDS: Final[i64] = toml.number(_META, "rounds")

# --- goods, colours, junks ------------------------------------------------------------------------
GOOD_IDS: Final[list[str]] = [toml.text(g, "id") for g in toml.rows(DATA, "goods")]
GOODS: Final[i64] = len(GOOD_IDS)
GOOD_CARDS: Final[list[i64]] = [toml.number(g, "cards") for g in toml.rows(DATA, "goods")]
MOST_CARDS: Final[i64] = max(GOOD_CARDS)

COLOR_IDS: Final[list[str]] = [toml.text(c, "id") for c in toml.rows(DATA, "colors")]
COLOR_LETTERS: Final[list[str]] = [toml.text(c, "letter") for c in toml.rows(DATA, "colors")]

JUNK_IDS: Final[list[str]] = [toml.text(j, "id") for j in toml.rows(DATA, "junks")]
JUNKS: Final[i64] = len(JUNK_IDS)
NO_GOOD: Final = -1


def _junk_good(name: str) -> i64:
    return GOOD_IDS.index(name) if name else NO_GOOD


JUNK_GOOD: Final[list[i64]] = [_junk_good(toml.text(j, "good")) for j in toml.rows(DATA, "junks")]

# --- numbers of the rules -------------------------------------------------------------------------
LEVEL: Final[i64] = toml.number(_NUMBERS, "cells")  # strips of a level = crates of a strip
STRIPS: Final[i64] = toml.number(_NUMBERS, "strips")
SUPPLY_CARDS: Final[i64] = toml.number(_NUMBERS, "supply_cards")
GOODS_MINIMUM: Final[i64] = toml.number(_NUMBERS, "goods_minimum")
CASH_MINIMUM: Final[i64] = toml.number(_NUMBERS, "cash_minimum")
LOADER_STRIPS: Final[i64] = toml.number(_NUMBERS, "loader_strips")
EXCHANGE_SWAPS: Final[i64] = toml.number(_NUMBERS, "exchange_swaps")
JUNK_BONUS: Final[i64] = toml.number(_NUMBERS, "junk_bonus")
ALL_JUNKS_BONUS: Final[i64] = toml.number(_NUMBERS, "all_junks_bonus")
LAST_ROUND_CASH: Final[i64] = toml.number(_NUMBERS, "last_round_cash")
HAND: Final[i64] = toml.number(_NUMBERS, "hand")


def by_players(key: str, seats: int) -> i64:
    """A number of the rules that depends on the number of players."""
    return toml.number(toml.table(_NUMBERS, key), str(seats))


# --- markers: three merchants, then the trainees of the two tracks --------------------------------
LOAD: Final = 0
TAKE_GOODS: Final = 1
CASH: Final = 2
_ACTIONS: Final = ["load", "goods", "cash"]

MERCHANT_IDS: Final[list[str]] = [toml.text(m, "id") for m in toml.rows(DATA, "merchants")]
MERCHANTS: Final[i64] = len(MERCHANT_IDS)
MERCHANT_ACTION: Final[list[i64]] = [
    _ACTIONS.index(toml.text(m, "action")) for m in toml.rows(DATA, "merchants")
]
MERCHANT_START: Final[list[i64]] = [
    JUNK_IDS.index(toml.text(m, "start")) for m in toml.rows(DATA, "merchants")
]
TRACK_IDS: Final[list[str]] = [toml.text(t, "id") for t in toml.rows(DATA, "tracks")]
TRACKS: Final[i64] = len(TRACK_IDS)
# by track, then by round - 1
TRACK_ACTION: Final[list[i64]] = [
    _ACTIONS.index(a) for t in toml.rows(DATA, "tracks") for a in toml.texts(t, "actions")
]
TRACK_STRIPS: Final[list[i64]] = [
    n for t in toml.rows(DATA, "tracks") for n in toml.numbers(t, "strips")
]
TRACK_EVENT: Final[list[str]] = [
    e for t in toml.rows(DATA, "tracks") for e in toml.texts(t, "events")
]


def tracks_for(seats: int) -> i64:
    """How many trainees are in the game."""
    return sum([1 for t in toml.rows(DATA, "tracks") if seats in toml.numbers(t, "players")])


def event_of(round_: i64, seats: i64) -> str:
    """The event on the trainees' spaces in a round: "S", "Y" or none."""
    events = [TRACK_EVENT[t * ROUNDS + round_ - 1] for t in range(tracks_for(int(seats)))]
    return "".join(events)


# --- market cards: value of each good, S_CARD for a special card ----------------------------------
S_CARD: Final = 0
_MARKET: Final = toml.table(DATA, "market")
MARKET_IDS: Final[list[str]] = list(_MARKET)
MARKET_CARDS: Final[i64] = len(MARKET_IDS)


def _market_values(card: str) -> list[i64]:
    row = _MARKET[card]
    assert isinstance(row, list)
    return [S_CARD if v == "S" else int(v) for v in row]


MARKET: Final[list[i64]] = [v for card in MARKET_IDS for v in _market_values(card)]

# --- special cards --------------------------------------------------------------------------------
ALWAYS: Final = 0
EXTRA: Final = 1
BONUS: Final = 2
_SPECIAL: Final = toml.rows(DATA, "special")
FACE_IDS: Final[list[str]] = [toml.text(f, "face") for f in _SPECIAL]
FACES: Final[i64] = len(FACE_IDS)
FACE_KIND: Final[list[i64]] = [
    ["always", "extra", "bonus"].index(toml.text(f, "kind")) for f in _SPECIAL
]
FACE_EFFECT: Final[list[str]] = [str(f.get("effect", "")) for f in _SPECIAL]
FACE_JUNKS: Final[list[list[i64]]] = [
    [JUNK_IDS.index(j) for j in toml.texts(f, "junks")] for f in _SPECIAL
]
FACE_YUAN: Final[list[i64]] = [toml.number(f, "yuan") if "yuan" in f else 0 for f in _SPECIAL]
CARD_FACE: Final[list[i64]] = [
    i for i, f in enumerate(_SPECIAL) for _ in range(toml.number(f, "copies"))
]
CARDS: Final[i64] = len(CARD_FACE)


def _mask(faces: list[i64]) -> i64:
    result: i64 = 0
    for card in range(CARDS):
        if CARD_FACE[card] in faces:
            result |= BIT[card]
    return result


FACE_MASK: Final[list[i64]] = [_mask([f]) for f in range(FACES)]
ALL_CARDS: Final[i64] = BIT[CARDS] - 1
ALWAYS_MASK: Final[i64] = _mask([f for f in range(FACES) if FACE_KIND[f] == ALWAYS])
SUPPLY_MASK: Final[i64] = FACE_MASK[FACE_IDS.index("supply")]
EXCHANGE_MASK: Final[i64] = FACE_MASK[FACE_IDS.index("exchange")]
TIEBREAK_MASK: Final[i64] = FACE_MASK[FACE_IDS.index("tiebreak")]
LOAD_MASK: Final[i64] = _mask([f for f in range(FACES) if FACE_EFFECT[f] == "load"])
MOVE_MASK: Final[i64] = _mask([f for f in range(FACES) if FACE_EFFECT[f] == "move"])
# extra cards whose action needs no choice of junk, in the order of the catalog
PLAIN_EXTRAS: Final[list[i64]] = [f for f in range(FACES) if FACE_EFFECT[f] in ("cash", "goods")]
PLAIN_MASK: Final[i64] = _mask(PLAIN_EXTRAS)
BONUS_FACES: Final[list[i64]] = [f for f in range(FACES) if FACE_KIND[f] == BONUS]

STACK_IDS: Final[list[str]] = [toml.text(s, "id") for s in toml.rows(DATA, "stacks")]
STACKS: Final[i64] = len(STACK_IDS)
STACK_CARDS: Final[list[i64]] = [toml.number(s, "cards") for s in toml.rows(DATA, "stacks")]

# --- set-up ---------------------------------------------------------------------------------------
_VARIABLE: Final = toml.table(DATA, "setup", "variable")
MOST_STRIPS: Final[i64] = toml.number(_VARIABLE, "most_strips")
MOST_OWN_STRIPS: Final[i64] = toml.number(_VARIABLE, "most_own_strips")


def fixed_strips(seats: int) -> list[list[i64]]:
    """The colours of the starting strips on each junk, as in the rulebook's table."""
    plan = toml.table(DATA, "setup", "fixed", str(seats))
    return [[COLOR_IDS.index(c) for c in toml.texts(plan, j)] for j in JUNK_IDS]


def cards_of(mask: i64) -> list[i64]:
    """The cards of a bit set, in rising order."""
    return [c for c in range(CARDS) if (mask >> c) & 1]


def count(mask: i64) -> i64:
    """How many cards a bit set holds."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: i64) -> i64:
    """The lowest card of a bit set that is not empty."""
    card: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        card += 8
    while mask & 1 == 0:
        mask >>= 1
        card += 1
    return card
