"""The tables of ``tables.toml``, turned into numbers when the module is loaded.

Seats, junks, goods, colours, merchants, tracks, stacks, faces and cards are numbered in the order
of the file. Special cards are single cards (0 to 29), so that a set of them is a bit set.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.table_file import load
from teahouse.games.dschunke.table_types import DschunkeTables

TABLES: Final = load(DschunkeTables, __name__)
_NUMBERS: Final = TABLES.numbers

VERSION: Final[int] = TABLES.meta.version
PLAYERS: Final[list[int]] = list(TABLES.meta.players)
# Single bits: compiled code shifts a literal 1 in 32 bits only, and a table is fast uncompiled too.
BIT: Final[list[i64]] = [1 << n for n in range(63)]
ROUNDS: Final[i64] = TABLES.meta.rounds

# --- goods, colours, junks ------------------------------------------------------------------------
GOOD_IDS: Final[list[str]] = [good.id for good in TABLES.goods]
GOODS: Final[i64] = len(GOOD_IDS)
GOOD_CARDS: Final[list[i64]] = [good.cards for good in TABLES.goods]
MOST_CARDS: Final[i64] = max(GOOD_CARDS)

COLOR_IDS: Final[list[str]] = [color.id for color in TABLES.colors]
COLOR_LETTERS: Final[list[str]] = [color.letter for color in TABLES.colors]

JUNK_IDS: Final[list[str]] = [junk.id for junk in TABLES.junks]
JUNKS: Final[i64] = len(JUNK_IDS)
NO_GOOD: Final = -1


def _junk_good(name: str) -> i64:
    return GOOD_IDS.index(name) if name else NO_GOOD


JUNK_GOOD: Final[list[i64]] = [_junk_good(junk.good) for junk in TABLES.junks]

# --- numbers of the rules -------------------------------------------------------------------------
LEVEL: Final[i64] = _NUMBERS.cells  # strips of a level = crates of a strip
STRIPS: Final[i64] = _NUMBERS.strips
SUPPLY_CARDS: Final[i64] = _NUMBERS.supply_cards
GOODS_MINIMUM: Final[i64] = _NUMBERS.goods_minimum
CASH_MINIMUM: Final[i64] = _NUMBERS.cash_minimum
LOADER_STRIPS: Final[i64] = _NUMBERS.loader_strips
EXCHANGE_SWAPS: Final[i64] = _NUMBERS.exchange_swaps
JUNK_BONUS: Final[i64] = _NUMBERS.junk_bonus
ALL_JUNKS_BONUS: Final[i64] = _NUMBERS.all_junks_bonus
LAST_ROUND_CASH: Final[i64] = _NUMBERS.last_round_cash
HAND: Final[i64] = _NUMBERS.hand


def dealt_of_each_good(seats: int) -> i64:
    """Cards of each good that are dealt to this number of players, all together."""
    return _NUMBERS.dealt_of_each_good[seats]


def start_strips(seats: int) -> i64:
    """Strips of each player that lie on the junks at the start."""
    return _NUMBERS.start_strips[seats]


# --- markers: three merchants, then the trainees of the two tracks --------------------------------
LOAD: Final = 0
TAKE_GOODS: Final = 1
CASH: Final = 2
_ACTIONS: Final = ["load", "goods", "cash"]

MERCHANT_IDS: Final[list[str]] = [merchant.id for merchant in TABLES.merchants]
MERCHANTS: Final[i64] = len(MERCHANT_IDS)
MERCHANT_ACTION: Final[list[i64]] = [
    _ACTIONS.index(merchant.action) for merchant in TABLES.merchants
]
MERCHANT_START: Final[list[i64]] = [JUNK_IDS.index(merchant.start) for merchant in TABLES.merchants]
TRACK_IDS: Final[list[str]] = [track.id for track in TABLES.tracks]
TRACKS: Final[i64] = len(TRACK_IDS)
# by track, then by round - 1
TRACK_ACTION: Final[list[i64]] = [
    _ACTIONS.index(a) for track in TABLES.tracks for a in track.actions
]
TRACK_STRIPS: Final[list[i64]] = [n for track in TABLES.tracks for n in track.strips]
TRACK_EVENT: Final[list[str]] = [e for track in TABLES.tracks for e in track.events]


def tracks_for(seats: int) -> i64:
    """How many trainees are in the game."""
    return sum([1 for track in TABLES.tracks if seats in track.players])


def event_of(round_: i64, seats: i64) -> str:
    """The event on the trainees' spaces in a round: "S", "Y" or none."""
    events = [TRACK_EVENT[t * ROUNDS + round_ - 1] for t in range(tracks_for(int(seats)))]
    return "".join(events)


# --- market cards: value of each good, S_CARD for a special card ----------------------------------
S_CARD: Final = 0
MARKET_IDS: Final[list[str]] = list(TABLES.market)
MARKET_CARDS: Final[i64] = len(MARKET_IDS)
MARKET: Final[list[i64]] = [
    S_CARD if value == "S" else value for card in TABLES.market.values() for value in card
]
MOST_MARKET_CARDS_WON: Final[i64] = MARKET.count(S_CARD)  # special cards, in a whole game
MOST_LAST_CASH: Final[i64] = LAST_ROUND_CASH * max(
    [list(card).count("S") for card in TABLES.market.values()]
)
MOST_MARKET_YUAN: Final[i64] = sum(MARKET) + MOST_LAST_CASH

# --- special cards --------------------------------------------------------------------------------
ALWAYS: Final = 0
EXTRA: Final = 1
BONUS: Final = 2
FACE_IDS: Final[list[str]] = [face.face for face in TABLES.special]
FACES: Final[i64] = len(FACE_IDS)
FACE_KIND: Final[list[i64]] = [
    ["always", "extra", "bonus"].index(face.kind) for face in TABLES.special
]
FACE_EFFECT: Final[list[str]] = [face.effect or "" for face in TABLES.special]
FACE_JUNKS: Final[list[list[i64]]] = [
    [JUNK_IDS.index(j) for j in face.junks] for face in TABLES.special
]
FACE_YUAN: Final[list[i64]] = [face.yuan or 0 for face in TABLES.special]
CARD_FACE: Final[list[i64]] = [
    i for i, face in enumerate(TABLES.special) for _ in range(face.copies)
]
CARDS: Final[i64] = len(CARD_FACE)


def _mask_of_faces(faces: list[i64]) -> i64:
    result: i64 = 0
    for card in range(CARDS):
        if CARD_FACE[card] in faces:
            result |= BIT[card]
    return result


FACE_MASK: Final[list[i64]] = [_mask_of_faces([f]) for f in range(FACES)]
ALL_CARDS: Final[i64] = BIT[CARDS] - 1
ALWAYS_MASK: Final[i64] = _mask_of_faces([f for f in range(FACES) if FACE_KIND[f] == ALWAYS])
SUPPLY_MASK: Final[i64] = FACE_MASK[FACE_IDS.index("supply")]
EXCHANGE_MASK: Final[i64] = FACE_MASK[FACE_IDS.index("exchange")]
TIEBREAK_MASK: Final[i64] = FACE_MASK[FACE_IDS.index("tiebreak")]
LOAD_MASK: Final[i64] = _mask_of_faces([f for f in range(FACES) if FACE_EFFECT[f] == "load"])
MOVE_MASK: Final[i64] = _mask_of_faces([f for f in range(FACES) if FACE_EFFECT[f] == "move"])
# extra cards whose action needs no choice of junk, in the order of the catalog
PLAIN_EXTRAS: Final[list[i64]] = [f for f in range(FACES) if FACE_EFFECT[f] in ("cash", "goods")]
PLAIN_MASK: Final[i64] = _mask_of_faces(PLAIN_EXTRAS)
BONUS_FACES: Final[list[i64]] = [f for f in range(FACES) if FACE_KIND[f] == BONUS]

STACK_IDS: Final[list[str]] = [stack.id for stack in TABLES.stacks]
STACKS: Final[i64] = len(STACK_IDS)
STACK_CARDS: Final[list[i64]] = [stack.cards for stack in TABLES.stacks]

# --- set-up ---------------------------------------------------------------------------------------
MOST_STRIPS: Final[i64] = TABLES.setup.variable.most_strips
MOST_OWN_STRIPS: Final[i64] = TABLES.setup.variable.most_own_strips


def fixed_strips(seats: int) -> list[list[i64]]:
    """The colours of the starting strips on each junk, as in the rulebook's table."""
    plan = {str(junk): colors for junk, colors in TABLES.setup.fixed[seats].items()}
    return [[COLOR_IDS.index(color) for color in plan[junk]] for junk in JUNK_IDS]


def cards_of(mask: i64) -> list[i64]:
    """The cards of a bit set, in rising order."""
    return [c for c in range(CARDS) if (mask >> c) & 1]


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
