"""The complete state as plain, readable data and back: snapshots, fixtures, set-up positions.

Holds are written from the bottom, levels separated by "/", one colour letter a strip and "." for a
slot that a moved strip has left: ``bgb/b``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.errors import BadState
from teahouse.core.fields import Fields
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.catalog import CATALOG
from teahouse.games.dschunke.rules.hold import FREE
from teahouse.games.dschunke.rules.special import (
    play_card,
    play_code,
    play_taken,
    take_card,
    take_code,
    take_seat,
    take_stack,
)

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def to_dict(s: DschunkeState) -> dict[str, object]:
    """Everything, in the words of the rules."""
    chosen: dict[str, object] = {}
    for key, value in s.chosen.items():
        chosen[key] = value
    return {
        "game": "dschunke",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": chosen,
        "first": int(s.first),
        "round": int(s.round),
        "phase": nodes.PHASE_IDS[s.phase],
        "node": nodes.NODE_IDS[s.node],
        "step": int(s.step),
        "turn": int(s.turn),
        "waiting": [int(seat) for seat in s.actors()],
        "main_done": s.main_done,
        "extra_done": s.extra_done,
        "due": int(s.due),
        "load_junk": d.JUNK_IDS[s.junk],
        "merchants": [d.JUNK_IDS[junk] for junk in s.merchants],
        "used": int(s.used),
        "holds": {d.JUNK_IDS[j]: hold_text(s, s.holds[j]) for j in range(d.JUNKS)},
        "strips": [int(n) for n in s.strips],
        "piles": [int(n) for n in s.piles],
        "sold": [d.GOOD_IDS[g] for g in range(d.GOODS) if (s.sold >> g) & 1],
        "deck": [d.MARKET_IDS[card] for card in s.deck],
        "stacks": [_cards(mask) for mask in s.stacks],
        "played": [[card_name(play_card(p)), int(play_taken(p))] for p in s.plays],
        "hands": [[int(n) for n in s.hands[k * 4 : k * 4 + 4]] for k in range(s.seats)],
        "known": [[int(n) for n in s.known[k * 4 : k * 4 + 4]] for k in range(s.seats)],
        "special": [_cards(mask) for mask in s.special],
        "open": [_cards(mask) for mask in s.open],
        "money": [[int(n) for n in s.money[k * 2 : k * 2 + 2]] for k in range(s.seats)],
        "shown": [int(n) for n in s.shown],
        "bids": [int(n) for n in s.bids],
        "opened": [int(n) for n in s.opened],
        "drawers": int(s.drawers),
        "takes": [
            [int(take_stack(t)), int(take_seat(t)), card_name(take_card(t))] for t in s.takes
        ],
    }


def card_name(card: i64) -> str:
    """A single special card: its face, and a number where there are several copies."""
    face: i64 = d.CARD_FACE[card]
    copy = card - d.lowest(d.FACE_MASK[face])
    return d.FACE_IDS[face] if copy == 0 else f"{d.FACE_IDS[face]}#{copy + 1}"


CARD_NAMES: list[str] = [card_name(card) for card in range(d.CARDS)]


def _cards(mask: i64) -> list[str]:
    return [CARD_NAMES[card] for card in d.cards_of(mask)]


def hold_text(s: DschunkeState, hold: list[i64]) -> str:
    """A hold as it is written."""
    text = ""
    for slot, owner in enumerate(hold):
        if slot > 0 and slot % d.LEVEL == 0:
            text += "/"
        text += "." if owner == FREE else d.COLOR_LETTERS[s.colors[owner]]
    return text


def _hold(text: str, letters: list[str], junk: str) -> list[i64]:
    hold: list[i64] = []
    for level, part in enumerate(text.split("/") if text else []):
        if len(part) > d.LEVEL or (level > 0 and len(hold) != level * d.LEVEL):
            raise BadState(f"The hold of the {junk} junk, {text!r}, has a level that is not whole.")
        for letter in part:
            if letter != "." and letter not in letters:
                raise BadState(f"{letter!r} in the hold of the {junk} junk is no colour in play.")
            hold.append(FREE if letter == "." else letters.index(letter))
    return hold


def _mask(cards: list[i64]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= d.BIT[card]
    return mask


def fill(s: DschunkeState, f: Fields) -> None:
    """Read all fields into a state whose seats and options stand."""
    seats = int(s.seats)
    last = (1 << seats) - 1
    letters = [d.COLOR_LETTERS[color] for color in s.colors]
    s.first = f.integer("first", 0, seats - 1)
    s.round = f.integer("round", 1, int(d.ROUNDS))
    s.phase = f.word("phase", nodes.PHASE_IDS)
    s.node = f.word("node", nodes.NODE_IDS)
    s.step = f.integer("step", 0, 3)
    s.turn = f.integer("turn", -1, 4 * seats)
    s.waiting = _mask(f.integers("waiting", None, 0, seats - 1))
    s.main_done = f.truth("main_done")
    s.extra_done = f.truth("extra_done")
    s.due = f.integer("due", 0, 9)
    s.junk = f.word("load_junk", d.JUNK_IDS)
    s.merchants = f.words("merchants", int(d.MERCHANTS), d.JUNK_IDS)
    s.used = f.integer("used", 0, (1 << (int(d.MERCHANTS) + int(d.TRACKS))) - 1)
    holds = f.mapping("holds")
    s.holds = [_hold(holds.text(junk), letters, junk) for junk in d.JUNK_IDS]
    holds.done()
    s.strips = f.integers("strips", seats, 0, int(d.STRIPS))
    s.piles = f.integers("piles", int(d.GOODS), 0, int(d.MOST_CARDS))
    s.sold = _mask(f.words("sold", None, d.GOOD_IDS))
    s.deck = f.words("deck", int(d.MARKET_CARDS), d.MARKET_IDS)
    s.stacks = _masks(f, "stacks", int(d.STACKS))
    s.plays = _plays(f)
    s.gone = _mask([play_card(p) for p in s.plays])
    s.hands = _rows(f, "hands", seats, int(d.GOODS), int(d.MOST_CARDS))
    s.known = _rows(f, "known", seats, int(d.GOODS), int(d.MOST_CARDS))
    s.special = _masks(f, "special", seats)
    s.open = _masks(f, "open", seats)
    s.money = _rows(f, "money", seats, 2, 9999)
    s.shown = f.integers("shown", seats, -1, 9999)
    s.bids = f.integers("bids", seats, -1, len(CATALOG) - 1)
    s.opened = f.integers("opened", seats, -1, int(d.STACKS) - 1)
    s.drawers = f.integer("drawers", 0, last)
    s.takes = _takes(f, seats)
    f.done()


def _lists(f: Fields, name: str, length: int) -> Fields:
    """A list of lists, as fields named by their place."""
    raw = f.raw(name)
    if not isinstance(raw, (list, tuple)) or len(raw) != length:
        raise BadState(f"The field {name!r} in {f.where} must have {length} entries.")
    return Fields({str(i): row for i, row in enumerate(raw)}, f"{name} of {f.where}")


def _masks(f: Fields, name: str, length: int) -> list[i64]:
    rows = _lists(f, name, length)
    return [_mask(rows.words(str(i), None, CARD_NAMES)) for i in range(length)]


def _rows(f: Fields, name: str, length: int, width: int, high: int) -> list[i64]:
    rows = _lists(f, name, length)
    return [n for i in range(length) for n in rows.integers(str(i), width, 0, high)]


def _takes(f: Fields, seats: int) -> list[i64]:
    raw = f.raw("takes")
    if not isinstance(raw, (list, tuple)):
        raise BadState(f"The field 'takes' in {f.where} must be a list.")
    takes: list[i64] = []
    for row in raw:
        if not isinstance(row, (list, tuple)) or len(row) != 3 or row[2] not in CARD_NAMES:
            raise BadState(f"The entry {row!r} of 'takes' must be a stack, a seat and a card.")
        entry = Fields({"stack": row[0], "seat": row[1]}, "takes")
        stack = entry.integer("stack", 0, int(d.STACKS) - 1)
        seat = entry.integer("seat", 0, seats - 1)
        takes.append(take_code(stack, seat, CARD_NAMES.index(row[2])))
    return takes


def _plays(f: Fields) -> list[i64]:
    raw = f.raw("played")
    if not isinstance(raw, (list, tuple)):
        raise BadState(f"The field 'played' in {f.where} must be a list.")
    plays: list[i64] = []
    for row in raw:
        if not isinstance(row, (list, tuple)) or len(row) != 2 or row[0] not in CARD_NAMES:
            raise BadState(f"The entry {row!r} of 'played' must be a card and a number.")
        taken = Fields({"taken": row[1]}, "played").integer("taken", 1, int(d.CARDS))
        plays.append(play_code(taken, CARD_NAMES.index(row[0])))
    return plays
