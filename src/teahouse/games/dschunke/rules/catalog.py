"""Every action of Dschunke: 17 families, 174 actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.catalog import Catalog, Family
from teahouse.games.dschunke import tables as d

_GOODS: Final = [(g,) for g in d.GOOD_IDS]
_JUNKS: Final = [(j,) for j in d.JUNK_IDS]

CATALOG: Final = Catalog(
    [
        Family("place_start", ["junk"], _JUNKS, ["junk:{junk}"]),
        Family(
            "exchange",
            ["good", "other_good"],
            [(a, b) for a in d.GOOD_IDS for b in d.GOOD_IDS if a != b],
            ["hand:{good}", "pile:{other_good}"],
        ),
        Family("exchange_done"),
        Family("choose_stack", ["stack"], [(s,) for s in d.STACK_IDS], ["stack:{stack}"]),
        Family("take_cash", places=["bank"]),
        Family("take_special", ["face"], [(f,) for f in d.FACE_IDS], ["face:{face}"]),
        Family(
            "use_merchant", ["merchant"], [(m,) for m in d.MERCHANT_IDS], ["merchant:{merchant}"]
        ),
        Family(
            "use_trainee",
            ["track", "junk"],
            [(t, j) for t in d.TRACK_IDS for j in d.JUNK_IDS],
            ["trainee:{track}", "junk:{junk}"],
        ),
        Family("load_more"),
        Family("load_stop"),
        Family("choose_good", ["good"], _GOODS, ["pile:{good}"]),
        Family(
            "play_extra", ["face"], [(d.FACE_IDS[f],) for f in d.PLAIN_EXTRAS], ["special:{face}"]
        ),
        Family("play_extra_load", ["junk"], _JUNKS, ["special:load_one", "junk:{junk}"]),
        Family(
            "play_extra_move",
            ["junk", "other_junk"],
            [(a, b) for a in d.JUNK_IDS for b in d.JUNK_IDS if a != b],
            ["special:move_own", "junk:{junk}", "junk:{other_junk}"],
        ),
        Family("end_turn"),
        Family(
            "bid",
            ["good", "number"],
            [(g, str(n)) for g in d.GOOD_IDS for n in range(1, d.MOST_CARDS + 1)],
            ["market:{good}", "hand:{good}"],
        ),
        Family("bid_pass"),
    ]
)

PLACE_START: Final[i64] = CATALOG.base("place_start")
EXCHANGE: Final[i64] = CATALOG.base("exchange")
EXCHANGE_DONE: Final[i64] = CATALOG.base("exchange_done")
CHOOSE_STACK: Final[i64] = CATALOG.base("choose_stack")
TAKE_CASH: Final[i64] = CATALOG.base("take_cash")
TAKE_SPECIAL: Final[i64] = CATALOG.base("take_special")
USE_MERCHANT: Final[i64] = CATALOG.base("use_merchant")
USE_TRAINEE: Final[i64] = CATALOG.base("use_trainee")
LOAD_MORE: Final[i64] = CATALOG.base("load_more")
LOAD_STOP: Final[i64] = CATALOG.base("load_stop")
CHOOSE_GOOD: Final[i64] = CATALOG.base("choose_good")
PLAY_EXTRA: Final[i64] = CATALOG.base("play_extra")
PLAY_EXTRA_LOAD: Final[i64] = CATALOG.base("play_extra_load")
PLAY_EXTRA_MOVE: Final[i64] = CATALOG.base("play_extra_move")
END_TURN: Final[i64] = CATALOG.base("end_turn")
BID: Final[i64] = CATALOG.base("bid")
BID_PASS: Final[i64] = CATALOG.base("bid_pass")


def pair_first(pair: i64, size: i64) -> i64:
    """The first of two different things in a family of ordered pairs."""
    return pair // (size - 1)


def pair_second(pair: i64, size: i64) -> i64:
    """The second of two different things in a family of ordered pairs."""
    first: i64 = pair // (size - 1)
    second: i64 = pair % (size - 1)
    return second + 1 if second >= first else second


def pair_index(first: i64, second: i64, size: i64) -> i64:
    """The place of an ordered pair of different things in its family."""
    return first * (size - 1) + (second - 1 if second > first else second)


def bid_good(action: i64) -> i64:
    """The good of a bid."""
    return (action - BID) // d.MOST_CARDS


def bid_count(action: i64) -> i64:
    """The number of cards of a bid."""
    return (action - BID) % d.MOST_CARDS + 1
