"""Dschunke: options, start, set-up (chapter 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.fields import Fields
from teahouse.core.game import Game, State
from teahouse.core.options import Chosen, Option, OptionSet
from teahouse.core.rng import Rng
from teahouse.games.dschunke import holdings, storage
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog, flow, scoring
from teahouse.games.dschunke.state import DschunkeState

OPTIONS: Final = OptionSet(
    [
        Option("setup", ["fixed", "variable"], "fixed", d.PLAYERS),
        Option("exchange_timing", ["before_event", "after_event"], "before_event", d.PLAYERS),
        Option("last_round_s", ["card_or_cash", "card_only"], "card_or_cash", d.PLAYERS),
        Option("load_count", ["exact", "up_to"], "exact", d.PLAYERS),
        Option("money", ["hidden", "open"], "hidden", d.PLAYERS),
        Option("pile_counts", ["official", "open"], "official", d.PLAYERS),
        Option("stack_memory", ["on", "off"], "on", d.PLAYERS),
        Option("colors", d.COLOR_IDS, d.COLOR_IDS[0], d.PLAYERS, per_seat=True),
    ],
    seats=d.PLAYERS,
)


class Dschunke(Game):
    """The rules of Dschunke: set-up, and positions from stored ones."""

    def set_up(self, state: State, rng: Rng, events: Events | None) -> None:
        """Draws in the order of section 6: start player, goods, cards, market, merchants."""
        assert isinstance(state, DschunkeState)
        s = state
        seats = int(s.seats)
        s.first = rng.below(seats)
        _deal_goods(s, rng)
        _stack_special_cards(s, rng)
        deck = [i64(card) for card in range(d.MARKET_CARDS)]
        rng.shuffle(deck)
        s.deck = deck
        s.merchants = d.MERCHANT_START[:]
        s.strips = [d.STRIPS] * seats
        s.holds = [[] for _ in range(d.JUNKS)]
        if s.chosen["setup"] == "variable":
            merchants = s.merchants[:]
            rng.shuffle(merchants)
            s.merchants = merchants
        else:
            _lay_fixed_strips(s)
            s.turn = d.start_strips(seats) * seats
        flow.begin_game(s, events)

    def blank(self, seats: int, chosen: Chosen) -> DschunkeState:
        """Empty hands, an empty board, the options set."""
        s = DschunkeState(seats, chosen)
        s.colors = [d.COLOR_IDS.index(name) for name in str(chosen["colors"]).split(",")]
        s.tracks = d.tracks_for(seats)
        s.exchange_after = chosen["exchange_timing"] == "after_event"
        s.last_cash = chosen["last_round_s"] == "card_or_cash"
        s.up_to = chosen["load_count"] == "up_to"
        s.clear_lists()
        return s

    def fill(self, state: State, stored: Fields) -> None:
        assert isinstance(state, DschunkeState)
        storage.fill(state, stored)


def _deal_goods(s: DschunkeState, rng: Rng) -> None:
    """Equal numbers of each good are shuffled and dealt out; the rest lies on the junks."""
    each = d.dealt_of_each_good(int(s.seats))
    cards: list[i64] = []
    for good in range(d.GOODS):
        cards += [good] * int(each)
    rng.shuffle(cards)
    s.piles = [n - each for n in d.GOOD_CARDS]
    for seat in range(s.seats):
        for _ in range(d.HAND):
            s.hands[seat * d.GOODS + cards.pop()] += 1


def _stack_special_cards(s: DschunkeState, rng: Rng) -> None:
    cards: list[i64] = list(range(d.CARDS))
    rng.shuffle(cards)
    stacks: list[i64] = []
    for size in d.STACK_CARDS:
        mask: i64 = 0
        for _ in range(size):
            mask |= d.BIT[cards.pop()]
        stacks.append(mask)
    s.stacks = stacks


def _lay_fixed_strips(s: DschunkeState) -> None:
    """The rulebook's table; a colour that is not in play gives its places to the one that is."""
    plan = d.fixed_strips(int(s.seats))
    named = sorted({color for strips in plan for color in strips})
    absent = [color for color in named if color not in s.colors]
    spare = [color for color in s.colors if color not in named]
    for junk in range(d.JUNKS):
        hold: list[i64] = []
        for color in plan[junk]:
            if color in absent:
                color = spare[absent.index(color)]
            seat = s.colors.index(color)
            hold.append(seat)
            s.strips[seat] -= 1
        s.holds[junk] = hold


GAME: Final = Dschunke(
    name="dschunke",
    version=d.VERSION,
    options=OPTIONS,
    catalog=catalog.CATALOG,
    categories=scoring.CATEGORIES,
    holdings=holdings.HOLDINGS,
)
