"""One position of Yunnan: its fields, and the methods that call the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.game import Progress, Reason, State
from teahouse.core.options import Chosen
from teahouse.core.rng import Rng
from teahouse.core.viewer import Viewer
from teahouse.games.yunnan import holdings, invariants, sampling, storage, views
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import flow, legal, nodes, places, scoring
from teahouse.games.yunnan.rules.edition import Rules
from teahouse.games.yunnan.why import reasons

NOTHING: Final[list[i64]] = []


class YunnanState(State):
    """Small and flat. Lists marked *shared* are replaced, never changed in place.

    Seats are persons; everything on the table belongs to a colour. A person has one colour, or two
    (2013, two persons); Duli's colour has no seat.
    """

    # [[[cog from teahouse.develop import position; position.write_state(cog) ]]]
    __slots__ = (
        "auction",
        "bank",
        "banked",
        "bids",
        "blocker",
        "bridges",
        "card",
        "chosen",
        "coins",
        "color",
        "cut_off",
        "gifts",
        "gifts_owned",
        "guards",
        "horse",
        "income",
        "influence",
        "kind",
        "node",
        "passed",
        "passes",
        "passes_left",
        "pending",
        "phase",
        "pile",
        "place",
        "posts",
        "rng",
        "round",
        "rules",
        "stock",
        "structures_in_stock",
        "structures_in_supply",
        "supply",
        "taken",
        "tea_houses",
        "traders_at",
        "travel",
        "turn",
        "unmoved",
        "vp",
    )

    def __init__(self, seats: i64, chosen: Chosen, rules: Rules) -> None:
        super().__init__(seats)
        # --- fixed for the game
        self.chosen: Chosen = chosen  # the options
        self.rules: Rules = rules  # what follows from them
        # --- where we are
        self.round: i64 = 1  # from 1
        self.phase: i64 = nodes.AUCTION  # of the round
        self.node: i64 = nodes.TURN  # what is asked
        self.turn: i64 = 0  # place in the order of the phase
        self.color: i64 = 0  # the colour that decides, or decided last
        self.auction: list[i64] = NOTHING  # shared: order of 1A and 1C
        self.travel: list[i64] = NOTHING  # shared: order of 2A to 2D, after 2E the new one
        # --- auction
        self.passed: i64 = 0  # colours that have passed
        self.banked: i64 = 0  # colours with a trader in the bank
        self.bank: list[i64] = NOTHING  # shared: colour on each space, or NOBODY
        self.taken: i64 = 0  # all bids together
        self.pending: i64 = 0  # the action that waits for its trader (D2)
        self.vp: list[i64] = NOTHING  # shared: points of each seat
        # --- of the colours
        self.stock: list[i64] = NOTHING  # traders in the stock
        self.supply: list[i64] = NOTHING  # shared: traders in the general supply
        self.traders_at: list[i64] = NOTHING  # traders by place, 0 is the market
        self.bids: list[i64] = NOTHING  # bit set of spaces
        self.coins: list[i64] = NOTHING  # money
        self.passes: list[i64] = NOTHING  # shared: border passes
        self.influence: list[i64] = NOTHING  # shared: influence points
        self.horse: list[i64] = NOTHING  # shared: place of the horse
        # shared: structures k of colour c in the general supply: 3 * c + k
        self.structures_in_supply: list[i64] = NOTHING
        self.structures_in_stock: list[i64] = NOTHING  # shared: the same in the personal stock
        self.posts: list[i64] = NOTHING  # shared: trading posts by place
        self.bridges: list[i64] = NOTHING  # shared: bit set of ravines
        # shared: places of posts that were cut off at the route check
        self.cut_off: list[i64] = NOTHING
        self.guards: list[i64] = NOTHING  # shared: place of the guard, or UNUSED, SPENT
        self.gifts_owned: list[i64] = NOTHING  # shared: gifts owned
        self.income: list[i64] = NOTHING  # shared: of this round, from 2D on
        # --- on the board
        self.gifts: list[i64] = NOTHING  # shared: gifts by place
        self.tea_houses: list[i64] = NOTHING  # shared: by place: colour or NOBODY
        self.blocker: i64 = d.NO_RAVINE  # ravine of the blocker, NO_RAVINE in the temple
        # --- choices under way
        self.kind: i64 = 0  # the structure taken at the yard (D4)
        self.place: i64 = 0  # where the last journey ended (D7)
        self.passes_left: i64 = 0  # border passes left to this journey
        self.unmoved: i64 = 0  # traders that may still travel, by place
        # --- duli's cards
        self.pile: i64 = 0  # cards in the draw pile
        self.card: i64 = d.NO_CARD  # the card turned last this round
        self.rng: i64 = 0  # draws her cards; their order is what nobody knows

    def clear_lists(self) -> None:
        """Give every list of a known length that length, with nothing in it."""
        seats = int(self.seats)
        colors = int(self.rules.colors)
        self.auction = [0] * colors
        self.travel = [0] * colors
        self.bank = [d.NOBODY] * d.BANK_SPACES
        self.vp = [0] * seats
        self.stock = [0] * colors
        self.supply = [0] * colors
        self.traders_at = [0] * colors
        self.bids = [0] * colors
        self.coins = [0] * colors
        self.passes = [0] * colors
        self.influence = [0] * colors
        self.horse = [0] * colors
        self.structures_in_supply = [0] * (colors * d.KINDS)
        self.structures_in_stock = [0] * (colors * d.KINDS)
        self.posts = [0] * colors
        self.bridges = [0] * colors
        self.cut_off = [0] * colors
        self.guards = [0] * colors
        self.gifts_owned = [0] * colors
        self.income = [0] * colors
        self.gifts = [0] * d.PLACES
        self.tea_houses = [d.NOBODY] * d.PLACES

    def copy(self) -> YunnanState:
        other = YunnanState(self.seats, self.chosen, self.rules)
        other.waiting = self.waiting
        other.round = self.round
        other.phase = self.phase
        other.node = self.node
        other.turn = self.turn
        other.color = self.color
        other.auction = self.auction
        other.travel = self.travel
        other.passed = self.passed
        other.banked = self.banked
        other.bank = self.bank
        other.taken = self.taken
        other.pending = self.pending
        other.vp = self.vp
        other.stock = self.stock[:]
        other.supply = self.supply
        other.traders_at = self.traders_at[:]
        other.bids = self.bids[:]
        other.coins = self.coins[:]
        other.passes = self.passes
        other.influence = self.influence
        other.horse = self.horse
        other.structures_in_supply = self.structures_in_supply
        other.structures_in_stock = self.structures_in_stock
        other.posts = self.posts
        other.bridges = self.bridges
        other.cut_off = self.cut_off
        other.guards = self.guards
        other.gifts_owned = self.gifts_owned
        other.income = self.income
        other.gifts = self.gifts
        other.tea_houses = self.tea_houses
        other.blocker = self.blocker
        other.kind = self.kind
        other.place = self.place
        other.passes_left = self.passes_left
        other.unmoved = self.unmoved
        other.pile = self.pile
        other.card = self.card
        other.rng = self.rng
        return other

    # [[[end]]]

    def ask(self, color: i64, node: i64) -> None:
        """The owner of a colour must decide."""
        self.color = color
        self.node = node
        self.waiting = self.rules.asks[color]

    def legal(self, seat: i64) -> list[i64]:
        return legal.legal(self, seat)

    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        flow.apply(self, seat, action, events)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        return reasons.why_not(self, seat, action)

    def foresee(self, seat: i64, action: i64) -> None:
        holdings.foresee(self, action)

    def sample(self, seat: i64, rng: Rng) -> State:
        return sampling.sample(self, seat, rng)

    def has_free_trader(self, color: i64) -> bool:
        """Is there a trader to place in the auction, in the stock or in a province?"""
        return self.stock[color] > 0 or self.traders_at[color] > places.MASK

    def usable_bridges(self, color: i64) -> i64:
        """The own bridges that are not under the blocker (R-37)."""
        return self.bridges[color] & d.UNBLOCKED[self.blocker + 1]

    def presence(self, color: i64) -> i64:
        """The provinces with an own trader or trading post, as a bit set."""
        return places.occupied_places(self.traders_at[color] | self.posts[color]) & places.PROVINCES

    def scores(self) -> list[list[i64]]:
        return [scoring.points_by_source(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[i64]:
        return scoring.ranking(self)

    def holdings(self, seat: i64) -> list[i64]:
        return holdings.holdings(self, seat)

    def progress(self) -> Progress:
        return scoring.progress(self)

    def open_view(self) -> Mapping[str, object]:
        return views.open_view(self)

    def own_view(self, viewer: Viewer) -> Mapping[str, object]:
        return {}  # nothing is hidden in this game

    def to_dict(self) -> dict[str, object]:
        return storage.to_dict(self)

    def check(self) -> None:
        invariants.check(self)
