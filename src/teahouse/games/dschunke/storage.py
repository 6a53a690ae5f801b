"""The complete state as plain, readable data and back: snapshots, fixtures, set-up positions.

Holds are written from the bottom, levels separated by "/", one colour letter a strip and "." for a
slot that a moved strip has left: ``bgb/b``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core import plain
from teahouse.core.errors import BadState
from teahouse.core.fields import Fields
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.catalog import CATALOG
from teahouse.games.dschunke.rules.hold import FREE
from teahouse.games.dschunke.rules.special import (
    card_of_play,
    card_of_take,
    play_code,
    seat_of_take,
    stack_of_take,
    take_code,
    takes_before_play,
)

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


# [[[cog from teahouse.develop import position; position.write_storage(cog) ]]]
def to_dict(s: DschunkeState) -> dict[str, object]:
    """The complete position, in the words of the rules."""
    return {
        "game": "dschunke",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": dict(s.chosen),
        "first": int(s.first),
        "round": int(s.round),
        "phase": nodes.PHASE_IDS[s.phase],
        "node": nodes.NODE_IDS[s.node],
        "step": int(s.step),
        "turn": int(s.turn),
        "waiting": plain.numbers_in(s.waiting),
        "main_done": s.main_done,
        "extra_done": s.extra_done,
        "due": int(s.due),
        "load_junk": d.JUNK_IDS[s.junk],
        "merchants": plain.words(s.merchants, d.JUNK_IDS),
        "used": int(s.used),
        "holds": store_holds(s),
        "strips": plain.integers(s.strips),
        "piles": plain.integers(s.piles),
        "sold": plain.words_in(s.sold, d.GOOD_IDS),
        "deck": plain.words(s.deck, d.MARKET_IDS),
        "stacks": [plain.words_in(n, CARD_NAMES) for n in s.stacks],
        "played": store_plays(s),
        "hands": plain.rows(s.hands, d.GOODS),
        "known": plain.rows(s.known, d.GOODS),
        "special": [plain.words_in(n, CARD_NAMES) for n in s.special],
        "open": [plain.words_in(n, CARD_NAMES) for n in s.open],
        "money": plain.rows(s.money, 2),
        "shown": plain.integers(s.shown),
        "bids": plain.integers(s.bids),
        "opened": plain.integers(s.opened),
        "drawers": int(s.drawers),
        "takes": store_takes(s),
    }


def read_fields(s: DschunkeState, f: Fields) -> None:
    """Read every stored field; an error names the field that is missing or wrong."""
    seats = int(s.seats)
    s.first = f.integer("first", 0, seats - 1)
    s.round = f.integer("round", 1, d.ROUNDS)
    s.phase = f.word("phase", nodes.PHASE_IDS)
    s.node = f.word("node", nodes.NODE_IDS)
    s.step = f.integer("step", 0, 3)
    s.turn = f.integer("turn", -1, 4 * seats)
    s.waiting = f.number_set("waiting", 0, seats - 1)
    s.main_done = f.boolean("main_done")
    s.extra_done = f.boolean("extra_done")
    s.due = f.integer("due", 0, 9)
    s.junk = f.word("load_junk", d.JUNK_IDS)
    s.merchants = f.words("merchants", d.MERCHANTS, d.JUNK_IDS)
    s.used = f.integer("used", 0, (1 << int(d.MERCHANTS + d.TRACKS)) - 1)
    s.holds = read_holds(s, f)
    s.strips = f.integers("strips", seats, 0, d.STRIPS)
    s.piles = f.integers("piles", d.GOODS, 0, d.MOST_CARDS)
    s.sold = f.word_set("sold", d.GOOD_IDS)
    s.deck = f.words("deck", d.MARKET_CARDS, d.MARKET_IDS)
    s.stacks = f.word_sets("stacks", d.STACKS, CARD_NAMES)
    s.plays = read_plays(s, f)
    s.hands = f.rows("hands", seats, d.GOODS, 0, d.MOST_CARDS)
    s.known = f.rows("known", seats, d.GOODS, 0, d.MOST_CARDS)
    s.special = f.word_sets("special", seats, CARD_NAMES)
    s.open = f.word_sets("open", seats, CARD_NAMES)
    s.money = f.rows("money", seats, 2, 0, 9999)
    s.shown = f.integers("shown", seats, -1, 9999)
    s.bids = f.integers("bids", seats, -1, len(CATALOG) - 1)
    s.opened = f.integers("opened", seats, -1, d.STACKS - 1)
    s.drawers = f.integer("drawers", 0, (1 << seats) - 1)
    s.takes = read_takes(s, f)
    f.done()


# [[[end]]]


def fill(s: DschunkeState, f: Fields) -> None:
    """Read all fields into a state whose seats and options stand."""
    read_fields(s, f)
    for play in s.plays:
        s.gone |= d.BIT[card_of_play(play)]


def card_name(card: i64) -> str:
    """A single special card: its face, and a number where there are several copies."""
    face: i64 = d.CARD_FACE[card]
    copy = card - d.lowest(d.FACE_MASK[face])
    return d.FACE_IDS[face] if copy == 0 else f"{d.FACE_IDS[face]}#{copy + 1}"


CARD_NAMES: list[str] = [card_name(card) for card in range(d.CARDS)]


def hold_text(s: DschunkeState, hold: list[i64]) -> str:
    """A hold as text: its levels from the bottom, a letter for each strip."""
    text = ""
    for slot, owner in enumerate(hold):
        if slot > 0 and slot % d.LEVEL == 0:
            text += "/"
        text += "." if owner == FREE else d.COLOR_LETTERS[s.colors[owner]]
    return text


def read_hold(text: str, letters: list[str], junk: str) -> list[i64]:
    """The hold that ``hold_text`` wrote; ``letters`` are the colours of the seats."""
    hold: list[i64] = []
    for level, part in enumerate(text.split("/") if text else []):
        if len(part) > d.LEVEL or (level > 0 and len(hold) != level * d.LEVEL):
            raise BadState(f"The hold of the {junk} junk, {text!r}, has a level that is not whole.")
        for letter in part:
            if letter != "." and letter not in letters:
                raise BadState(f"{letter!r} in the hold of the {junk} junk is no colour in play.")
            hold.append(FREE if letter == "." else letters.index(letter))
    return hold


def store_holds(s: DschunkeState) -> dict[str, str]:
    """The hold of each junk, by its name."""
    return {d.JUNK_IDS[junk]: hold_text(s, s.holds[junk]) for junk in range(d.JUNKS)}


def read_holds(s: DschunkeState, f: Fields) -> list[list[i64]]:
    """What ``store_holds`` wrote."""
    letters = [d.COLOR_LETTERS[color] for color in s.colors]
    holds = f.record("holds")
    result = [read_hold(holds.text(junk), letters, junk) for junk in d.JUNK_IDS]
    holds.done()
    return result


def store_takes(s: DschunkeState) -> list[list[object]]:
    """Who took which card from which stack, in order."""
    return [
        [int(stack_of_take(t)), int(seat_of_take(t)), CARD_NAMES[card_of_take(t)]] for t in s.takes
    ]


def read_takes(s: DschunkeState, f: Fields) -> list[i64]:
    """What ``store_takes`` wrote."""
    takes: list[i64] = []
    for row in f.entries("takes"):
        if not isinstance(row, (list, tuple)) or len(row) != 3 or row[2] not in CARD_NAMES:
            raise BadState(f"The entry {row!r} of 'takes' must be a stack, a seat and a card.")
        entry = Fields({"stack": row[0], "seat": row[1]}, "takes")
        stack = entry.integer("stack", 0, d.STACKS - 1)
        seat = entry.integer("seat", 0, s.seats - 1)
        takes.append(take_code(stack, seat, CARD_NAMES.index(row[2])))
    return takes


def store_plays(s: DschunkeState) -> list[list[object]]:
    """Which extra cards were played, in order, and after how many takes."""
    return [[CARD_NAMES[card_of_play(p)], int(takes_before_play(p))] for p in s.plays]


def read_plays(s: DschunkeState, f: Fields) -> list[i64]:
    """What ``store_plays`` wrote."""
    plays: list[i64] = []
    for row in f.entries("played"):
        if not isinstance(row, (list, tuple)) or len(row) != 2 or row[0] not in CARD_NAMES:
            raise BadState(f"The entry {row!r} of 'played' must be a card and a number.")
        taken = Fields({"taken": row[1]}, "played").integer("taken", 1, d.CARDS)
        plays.append(play_code(taken, CARD_NAMES.index(row[0])))
    return plays
