"""What each viewer may see (section 6), as plain data ready to be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.viewer import Viewer
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.hold import cells, visible
from teahouse.games.dschunke.rules.special import card_of_take, seat_of_take, stack_of_take

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


class SeatView(TypedDict):
    """One player's area. What the viewer may not know is None."""

    seat: int
    color: str
    strips: int
    hand: dict[str, int] | None
    hand_size: int
    special: list[str] | None
    special_size: int
    open: list[str]
    supply_cards: int
    money: int | None
    money_shown: int | None  # at the last Y event
    committed: bool
    commitment: str | None


class JunkView(TypedDict):
    """A junk: its hold from the bottom, what shows from above, who stands on its bow."""

    id: str
    levels: list[list[int | None]]  # seats by slot
    top: list[int | None]  # the nine cells from above, row by row
    visible: list[int]  # crates by seat
    merchant: str | None
    face_down: bool  # a merchant stands there that nobody knows yet
    good: str | None


class PileView(TypedDict):
    """A goods pile; the number is None while counting is forbidden (R-49)."""

    good: str
    empty: bool
    count: int | None


class MarkerView(TypedDict):
    """A merchant or trainee with the action it offers this round."""

    id: str
    junk: str | None
    action: str | None
    strips: int
    used: bool


class StackView(TypedDict):
    """A special stack; contents for the seat that has it open, memory of what it saw before."""

    id: str
    count: int
    chosen_by: int | None
    contents: list[str] | None
    memory: list[str] | None


class OpenView(TypedDict):
    """What everybody sees alike."""

    round: int
    rounds: int
    phase: str
    node: str
    start_player: int
    actors: list[int]
    main_done: bool
    extra_done: bool
    due: int
    load_junk: str | None
    junks: list[JunkView]
    trainees: list[MarkerView]
    market: dict[str, int | str] | None
    market_card: str | None
    sold: list[str]
    deck: list[str]  # market cards not seen yet, in no order
    played: list[str]  # extra cards out of the game


class OwnView(TypedDict):
    """What depends on who looks."""

    seats: list[SeatView]
    merchants: list[MarkerView]
    piles: list[PileView]
    stacks: list[StackView]


class DschunkeView(OpenView, OwnView):
    """The whole table as one viewer sees it."""


_ACTION_IDS = ["load", "goods", "cash"]


def open_view(s: DschunkeState) -> OpenView:
    """What everybody sees alike."""
    in_setup = s.phase == nodes.SETUP
    card = None if in_setup else int(s.deck[s.round - 1])
    rest = s.deck if in_setup else s.deck[s.round :]
    return {
        "round": int(s.round),
        "rounds": int(d.ROUNDS),
        "phase": nodes.PHASE_IDS[s.phase],
        "node": nodes.NODE_IDS[s.node],
        "start_player": int(s.start_player()),
        "actors": [int(a) for a in s.actors()],
        "main_done": s.main_done,
        "extra_done": s.extra_done,
        "due": int(s.due),
        "load_junk": d.JUNK_IDS[s.junk] if s.node == nodes.LOAD else None,
        "junks": [_junk_view(s, junk) for junk in range(d.JUNKS)],
        "trainees": [_trainee_view(s, t) for t in range(s.tracks)],
        "market": None if card is None else _market_prices(card),
        "market_card": None if card is None else d.MARKET_IDS[card],
        "sold": [d.GOOD_IDS[g] for g in range(d.GOODS) if (s.sold >> g) & 1],
        "deck": sorted([d.MARKET_IDS[m] for m in rest]),
        "played": face_names(s.gone),
    }


def own_view(s: DschunkeState, viewer: Viewer) -> OwnView:
    """What depends on who looks."""
    return {
        "seats": [_seat_view(s, seat, viewer) for seat in range(s.seats)],
        "merchants": [_merchant_view(s, m, viewer) for m in range(d.MERCHANTS)],
        "piles": [_pile_view(s, good, viewer) for good in range(d.GOODS)],
        "stacks": [_stack_view(s, k, viewer) for k in range(d.STACKS)],
    }


def face_names(mask: i64) -> list[str]:
    """The faces of a set of special cards, in the order of the data file."""
    return [d.FACE_IDS[d.CARD_FACE[card]] for card in d.cards_of(mask)]


def _market_prices(card: int) -> dict[str, int | str]:
    values: dict[str, int | str] = {}
    for good in range(d.GOODS):
        value = d.MARKET[card * d.GOODS + good]
        values[d.GOOD_IDS[good]] = "S" if value == d.S_CARD else int(value)
    return values


def _seat_view(s: DschunkeState, seat: i64, viewer: Viewer) -> SeatView:
    own = viewer.sees(seat)
    over = s.node == nodes.OVER
    rich = own or over or s.chosen["money"] == "open"
    hand: dict[str, int] = {}
    for good in range(d.GOODS):
        hand[d.GOOD_IDS[good]] = int(s.hands[seat * 4 + good])
    bid: i64 = s.bids[seat]
    return {
        "seat": int(seat),
        "color": d.COLOR_IDS[s.colors[seat]],
        "strips": int(s.strips[seat]),
        "hand": hand if own or over else None,
        "hand_size": int(s.hand_size(seat)),
        "special": face_names(s.special[seat]) if own or over else None,
        "special_size": int(count_bits(s.special[seat])),
        "open": face_names(s.open[seat]),
        "supply_cards": int(d.SUPPLY_CARDS + count_bits(s.open[seat] & d.SUPPLY_MASK)),
        "money": int(s.yuan(seat)) if rich else None,
        "money_shown": int(s.shown[seat]) if s.shown[seat] >= 0 else None,
        "committed": bid >= 0,
        "commitment": c.CATALOG[int(bid)].notation if own and bid >= 0 else None,
    }


def _seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def _junk_view(s: DschunkeState, junk: i64) -> JunkView:
    hold = s.holds[junk]
    n = int(d.LEVEL)
    good: i64 = d.JUNK_GOOD[junk]
    merchant: str | None = None
    if s.phase != nodes.SETUP and junk in s.merchants:
        merchant = d.MERCHANT_IDS[s.merchants.index(junk)]
    return {
        "id": d.JUNK_IDS[junk],
        "levels": [[_seat_or_none(o) for o in hold[i : i + n]] for i in range(0, len(hold), n)],
        "top": [_seat_or_none(o) for o in cells(hold)],
        "visible": [int(visible(hold, seat)) for seat in range(s.seats)],
        "merchant": merchant,
        "face_down": s.phase == nodes.SETUP and junk in s.merchants,
        "good": d.GOOD_IDS[good] if good != d.NO_GOOD else None,
    }


def _merchant_view(s: DschunkeState, m: i64, viewer: Viewer) -> MarkerView:
    shown = s.phase != nodes.SETUP or viewer.sees_everything  # face down while strips are laid
    return {
        "id": d.MERCHANT_IDS[m],
        "junk": d.JUNK_IDS[s.merchants[m]] if shown else None,
        "action": _ACTION_IDS[d.MERCHANT_ACTION[m]],
        "strips": int(d.LOADER_STRIPS) if d.MERCHANT_ACTION[m] == d.LOAD else 0,
        "used": bool((s.used >> m) & 1),
    }


def _trainee_view(s: DschunkeState, track: i64) -> MarkerView:
    space: i64 = track * d.ROUNDS + s.round - 1
    return {
        "id": d.TRACK_IDS[track],
        "junk": None,
        "action": _ACTION_IDS[d.TRACK_ACTION[space]],
        "strips": int(d.TRACK_STRIPS[space]),
        "used": bool((s.used >> (d.MERCHANTS + track)) & 1),
    }


def _pile_view(s: DschunkeState, good: i64, viewer: Viewer) -> PileView:
    counting = s.chosen["pile_counts"] == "open" or viewer.sees_everything
    counting = counting or s.phase not in (nodes.RESUPPLY, nodes.BARTER)
    return {
        "good": d.GOOD_IDS[good],
        "empty": s.piles[good] == 0,
        "count": int(s.piles[good]) if counting else None,
    }


def _stack_view(s: DschunkeState, stack: i64, viewer: Viewer) -> StackView:
    seat = viewer.seat
    contents: list[str] | None = None
    memory: list[str] | None = None
    if viewer.sees_everything:
        contents = face_names(s.stacks[stack])
    elif seat is not None:
        if s.node in (nodes.EVENT_TAKE, nodes.DRAW_TAKE) and s.opened[seat] == stack:
            contents = face_names(s.stacks[stack])
        if s.chosen["stack_memory"] == "on":
            memory = remembered(s, seat, stack)
    return {
        "id": d.STACK_IDS[stack],
        "count": int(count_bits(s.stacks[stack])),
        "chosen_by": s.opened.index(stack) if stack in s.opened else None,
        "contents": contents,
        "memory": memory,
    }


def remembered(s: DschunkeState, seat: i64, stack: i64) -> list[str] | None:
    """What the seat left in the stack when it last took a card from it; None if it never did."""
    last = -1
    for i, code in enumerate(s.takes):
        if stack_of_take(code) == stack and seat_of_take(code) == seat:
            last = i
    if last < 0:
        return None
    cards = d.cards_of(s.stacks[stack])
    cards += [card_of_take(t) for t in s.takes[last + 1 :] if stack_of_take(t) == stack]
    return [d.FACE_IDS[d.CARD_FACE[card]] for card in sorted(cards)]
