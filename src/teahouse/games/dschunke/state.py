"""One position of Dschunke: its fields, and the methods that call the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.game import Progress, Reason, State
from teahouse.core.options import Chosen
from teahouse.core.rng import Rng
from teahouse.core.viewer import Viewer
from teahouse.games.dschunke import holdings, invariants, sampling, storage, views
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import flow, legal, nodes, scoring
from teahouse.games.dschunke.why import reasons

NOTHING: Final[list[i64]] = []
Lists = list[list[i64]]  # three brackets in a row would be a mark of cog
NO_LISTS: Final[Lists] = []


class DschunkeState(State):
    """Small and flat. Lists marked *shared* are replaced, never changed in place."""

    # [[[cog from teahouse.develop import position; position.write_state(cog) ]]]
    __slots__ = (
        "bids",
        "chosen",
        "colors",
        "deck",
        "drawers",
        "due",
        "exchange_after",
        "extra_done",
        "first",
        "gone",
        "hands",
        "holds",
        "junk",
        "known",
        "last_cash",
        "main_done",
        "merchants",
        "money",
        "node",
        "open",
        "opened",
        "phase",
        "piles",
        "plays",
        "round",
        "shown",
        "sold",
        "special",
        "stacks",
        "step",
        "strips",
        "takes",
        "tracks",
        "turn",
        "up_to",
        "used",
    )

    def __init__(self, seats: i64, chosen: Chosen) -> None:
        super().__init__(seats)
        # --- fixed for the game
        self.chosen: Chosen = chosen  # the options
        self.colors: list[i64] = NOTHING  # shared: colour of each seat
        self.first: i64 = 0  # start player of round 1
        self.tracks: i64 = 0  # trainees in the game
        self.exchange_after: bool = False  # option exchange_timing
        self.last_cash: bool = False  # option last_round_s
        self.up_to: bool = False  # option load_count
        # --- where we are
        self.round: i64 = 1  # from 1
        self.phase: i64 = nodes.SETUP  # of the round
        self.node: i64 = nodes.PLACE  # what is asked
        self.step: i64 = 0  # of phase 1; in phase 4 whether nobody bid
        self.turn: i64 = 0  # how many seats, in order, are done in this phase
        self.main_done: bool = False  # the main action of this turn
        self.extra_done: bool = False  # the extra card of this turn
        self.due: i64 = 0  # swaps, goods cards or supply cards that are still due
        self.junk: i64 = 0  # where the second strip may be laid
        # --- on the board
        self.merchants: list[i64] = NOTHING  # shared: junk of each merchant
        self.used: i64 = 0  # bit set of the markers turned over: merchants, then trainees
        # the inner lists are shared: owner of each strip of each junk
        self.holds: list[list[i64]] = NO_LISTS
        self.strips: list[i64] = NOTHING  # shared: strips left of each seat
        self.piles: list[i64] = NOTHING  # cards of each good on its junk
        self.sold: i64 = 0  # goods sold this round
        self.deck: list[i64] = NOTHING  # shared: market cards, one for each round
        self.stacks: list[i64] = NOTHING  # shared: cards of each special stack
        self.plays: list[i64] = NOTHING  # shared: log of the extra cards played
        self.gone: i64 = 0  # extra cards that were played
        # --- of the seats
        self.hands: list[i64] = NOTHING  # cards of good g of seat s at 4 * s + g
        self.known: list[i64] = NOTHING  # as many of them at least are known to everybody
        self.special: list[i64] = NOTHING  # shared: secret special cards
        self.open: list[i64] = NOTHING  # shared: permanent special cards
        self.money: list[i64] = NOTHING  # yuan of seat s from cash at 2 * s, from the market after
        self.shown: list[i64] = NOTHING  # shared: yuan at the last Y event, or -1
        # --- choices under way
        self.bids: list[i64] = NOTHING  # secret choice of each seat, an action or -1
        self.opened: list[i64] = NOTHING  # stack chosen by each seat, or -1
        self.drawers: i64 = 0  # bit set of the seats that still draw a special card
        self.takes: list[i64] = NOTHING  # shared: log of the cards taken from stacks

    def clear_lists(self) -> None:
        """Give every list of a known length that length, with nothing in it."""
        seats = int(self.seats)
        self.merchants = [0] * d.MERCHANTS
        self.strips = [0] * seats
        self.piles = [0] * d.GOODS
        self.deck = [0] * d.MARKET_CARDS
        self.stacks = [0] * d.STACKS
        self.hands = [0] * (seats * d.GOODS)
        self.known = [0] * (seats * d.GOODS)
        self.special = [0] * seats
        self.open = [0] * seats
        self.money = [0] * (seats * 2)
        self.shown = [-1] * seats
        self.bids = [-1] * seats
        self.opened = [-1] * seats

    def copy(self) -> DschunkeState:
        other = DschunkeState(self.seats, self.chosen)
        other.waiting = self.waiting
        other.colors = self.colors
        other.first = self.first
        other.tracks = self.tracks
        other.exchange_after = self.exchange_after
        other.last_cash = self.last_cash
        other.up_to = self.up_to
        other.round = self.round
        other.phase = self.phase
        other.node = self.node
        other.step = self.step
        other.turn = self.turn
        other.main_done = self.main_done
        other.extra_done = self.extra_done
        other.due = self.due
        other.junk = self.junk
        other.merchants = self.merchants
        other.used = self.used
        other.holds = self.holds[:]
        other.strips = self.strips
        other.piles = self.piles[:]
        other.sold = self.sold
        other.deck = self.deck
        other.stacks = self.stacks
        other.plays = self.plays
        other.gone = self.gone
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.special = self.special
        other.open = self.open
        other.money = self.money[:]
        other.shown = self.shown
        other.bids = self.bids[:]
        other.opened = self.opened[:]
        other.drawers = self.drawers
        other.takes = self.takes
        return other

    # [[[end]]]

    def start_player(self) -> i64:
        """The seat with the red junk (R-59)."""
        return (self.first + self.round - 1) % self.seats

    def seat_in_order(self, k: i64) -> i64:
        """The k-th seat from the start player clockwise."""
        return (self.first + self.round - 1 + k) % self.seats

    def on_turn(self) -> i64:
        """The seat whose turn it is in a phase that goes in order."""
        return self.seat_in_order(self.turn)

    def legal(self, seat: i64) -> list[i64]:
        return legal.legal(self, seat)

    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        flow.apply(self, seat, action, events)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        return reasons.why_not(self, seat, action)

    def foresee(self, seat: i64, action: i64) -> None:
        if self.node == nodes.BID:  # what it brings is decided by the others' bids
            self.bids[seat] = action
        else:
            flow.apply(self, seat, action, None)

    def sample(self, seat: i64, rng: Rng) -> State:
        return sampling.sample(self, seat, rng)

    def yuan(self, seat: i64) -> i64:
        """All the money of a seat."""
        return self.money[seat * 2] + self.money[seat * 2 + 1]

    def scores(self) -> list[list[i64]]:
        return [scoring.points_by_source(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[i64]:
        return scoring.ranking(self)

    def holdings(self, seat: i64) -> list[i64]:
        return holdings.holdings(self, seat)

    def progress(self) -> Progress:
        return scoring.progress(self)

    def hand_size(self, seat: i64) -> i64:
        """How many goods cards a seat holds."""
        i: i64 = seat * 4
        h = self.hands
        return h[i] + h[i + 1] + h[i + 2] + h[i + 3]

    def open_view(self) -> Mapping[str, object]:
        return views.open_view(self)

    def own_view(self, viewer: Viewer) -> Mapping[str, object]:
        return views.own_view(self, viewer)

    def to_dict(self) -> dict[str, object]:
        return storage.to_dict(self)

    def check(self) -> None:
        invariants.check(self)
