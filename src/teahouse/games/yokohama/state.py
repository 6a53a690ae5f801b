"""One position of Yokohama: its fields, and the methods that call the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.game import Progress, Reason, State
from teahouse.core.options import Chosen
from teahouse.core.rng import Rng
from teahouse.core.viewer import Viewer
from teahouse.games.yokohama import holdings, invariants, sampling, storage, views
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import flow, nodes, scoring
from teahouse.games.yokohama.rules.rewards import SOURCES
from teahouse.games.yokohama.why import reasons

NOTHING: Final[list[i64]] = []


class YokohamaState(State):
    """Small and flat. Lists marked *shared* are replaced, never changed in place."""

    # [[[cog from teahouse.develop import position; position.write_state(cog) ]]]
    __slots__ = (
        "agenda",
        "agent_used",
        "agents",
        "assistants",
        "awards",
        "awards_left",
        "boards",
        "canal",
        "choices",
        "chosen",
        "church",
        "claims",
        "customs",
        "dealt",
        "ended_by",
        "filled",
        "first",
        "flags",
        "goals",
        "hands",
        "house_at",
        "jump_free",
        "kept",
        "lab_drawn",
        "lab_pile",
        "labs",
        "last_round",
        "map_base",
        "mill_used",
        "one_location",
        "orders",
        "owned",
        "phase",
        "points",
        "port_drawn",
        "port_pile",
        "ports",
        "positions",
        "present",
        "presidents",
        "production",
        "removed",
        "round",
        "shop_at",
        "shops",
        "skills",
        "spent",
        "station",
        "taken",
        "techs",
        "tiles",
        "tokens",
        "trade",
        "turn",
        "university_used",
        "warehouse",
    )

    def __init__(self, seats: i64, chosen: Chosen) -> None:
        super().__init__(seats)
        # --- fixed for the game
        self.chosen: Chosen = chosen  # the options
        self.one_location: bool = False  # option recall_scope
        self.jump_free: bool = False  # option jump_needs_assistant is off
        self.positions: i64 = 0  # boards on the table
        self.map_base: i64 = 0  # where the map stands in NEIGHBOURS
        self.first: i64 = 0  # the first player
        # --- where we are
        self.round: i64 = 1  # from 1
        self.turn: i64 = 0  # how many seats, from the first player, have had their turn
        self.phase: i64 = nodes.SETUP  # of the game
        self.agenda: list[i64] = NOTHING  # what is still to come, the next step last
        self.choices: list[i64] = NOTHING  # shared: what may be chosen now
        self.kept: list[i64] = NOTHING  # shared: starting order chosen by each seat, or FREE
        self.agent_used: bool = False  # this turn, like the next two
        self.mill_used: bool = False  # this turn
        self.university_used: bool = False  # this turn
        self.last_round: i64 = 0  # 0 until an end trigger
        self.ended_by: i64 = nodes.NO_TRIGGER  # the end trigger
        # --- on the map
        self.boards: list[i64] = NOTHING  # shared: location at each position
        self.canal: i64 = -1  # its position
        self.production: i64 = 0  # positions of production locations
        self.trade: i64 = 0  # positions of trade locations
        self.tiles: list[i64] = NOTHING  # shared: building tile at each position, or FREE
        self.tokens: list[i64] = NOTHING  # shared: level-5 token at each position, or FREE
        self.shops: list[i64] = NOTHING  # shared: owner of space k of position p: 4 * p + k
        self.shop_at: list[i64] = NOTHING  # shared: set of the positions with a shop of each seat
        self.station: i64 = -1  # position of the station master, or FREE
        # --- management boards, goals
        self.church: list[i64] = NOTHING  # shared: seat on each space, FREE or NEUTRAL
        self.customs: list[i64] = NOTHING  # shared: seat on each space, FREE or NEUTRAL
        self.labs: list[i64] = NOTHING  # shared: card in slot k of board b: 6 * b + k, or FREE
        self.lab_pile: list[i64] = NOTHING  # shared: technology cards, the next at `lab_drawn`
        self.lab_drawn: i64 = 0  # cards drawn from `lab_pile`
        self.ports: list[i64] = NOTHING  # shared: the same for orders
        self.port_pile: list[i64] = NOTHING  # shared: order cards, the next at `port_drawn`
        self.port_drawn: i64 = 0  # cards drawn from `port_pile`
        self.removed: list[i64] = NOTHING  # shared: orders that nobody has seen
        self.goals: list[i64] = NOTHING  # shared: the goal of each group
        self.awards_left: i64 = 0  # completed-goals tokens that are left
        # --- of the seats
        self.owned: list[i64] = NOTHING  # of kind k of seat s: 6 * s + k
        self.hands: list[i64] = NOTHING  # pieces in hand: 3 * s + piece
        self.warehouse: list[i64] = NOTHING  # shared: pieces in the warehouse
        self.points: list[i64] = NOTHING  # shared: by source: 8 * s + source
        self.presidents: list[i64] = NOTHING  # shared: position, or FREE in hand
        self.assistants: list[i64] = NOTHING  # of seat s at position p: 18 * s + p
        self.present: list[i64] = NOTHING  # set of the positions with assistants of each seat
        # shared: set of the positions with a trading house of each seat
        self.house_at: list[i64] = NOTHING
        self.orders: list[i64] = NOTHING  # shared: order cards in hand: 3 * s + k, oldest first
        self.dealt: list[i64] = NOTHING  # shared: starting orders; once chosen, the kept one first
        self.filled: list[i64] = NOTHING  # shared: set of the completed orders of each seat
        self.techs: list[i64] = NOTHING  # shared: set of the technology cards of each seat
        self.skills: list[i64] = NOTHING  # shared: set of their names
        self.flags: list[i64] = NOTHING  # shared: of nation f of seat s: 5 * s + f
        self.agents: list[i64] = NOTHING  # shared: face up: 6 * s + nation, INDEPENDENT last
        self.spent: list[i64] = NOTHING  # shared: face down
        self.taken: list[i64] = NOTHING  # shared: set of the level-5 tokens of each seat
        self.awards: list[i64] = NOTHING  # shared: completed-goals token of each seat, or FREE
        self.claims: list[i64] = NOTHING  # shared: set of the groups claimed by each seat

    def clear_lists(self) -> None:
        """Give every list of a known length that length, with nothing in it."""
        seats = int(self.seats)
        positions = int(self.positions)
        self.kept = [d.FREE] * seats
        self.boards = [0] * positions
        self.tiles = [0] * positions
        self.tokens = [0] * positions
        self.shops = [d.FREE] * (positions * d.SHOP_SPACES)
        self.shop_at = [0] * seats
        self.church = [d.FREE] * d.SPACES
        self.customs = [d.FREE] * d.SPACES
        self.labs = [d.FREE] * (d.labs_for(seats) * d.SLOTS)
        self.ports = [d.FREE] * (d.ports_for(seats) * d.SLOTS)
        self.goals = [0] * d.GROUPS
        self.owned = [0] * (seats * d.KINDS)
        self.hands = [0] * (seats * d.PIECES)
        self.warehouse = [0] * (seats * d.PIECES)
        self.points = [0] * (seats * SOURCES)
        self.presidents = [d.FREE] * seats
        self.assistants = [0] * (seats * d.MOST_POSITIONS)
        self.present = [0] * seats
        self.house_at = [0] * seats
        self.orders = [d.FREE] * (seats * d.ORDER_LIMIT)
        self.dealt = [0] * (seats * d.ORDERS_DRAWN)
        self.filled = [0] * seats
        self.techs = [0] * seats
        self.skills = [0] * seats
        self.flags = [0] * (seats * d.NATIONS)
        self.agents = [0] * (seats * d.AGENT_KINDS)
        self.spent = [0] * (seats * d.AGENT_KINDS)
        self.taken = [0] * seats
        self.awards = [d.FREE] * seats
        self.claims = [0] * seats

    def copy(self) -> YokohamaState:
        other = YokohamaState(self.seats, self.chosen)
        other.waiting = self.waiting
        other.one_location = self.one_location
        other.jump_free = self.jump_free
        other.positions = self.positions
        other.map_base = self.map_base
        other.first = self.first
        other.round = self.round
        other.turn = self.turn
        other.phase = self.phase
        other.agenda = self.agenda[:]
        other.choices = self.choices
        other.kept = self.kept
        other.agent_used = self.agent_used
        other.mill_used = self.mill_used
        other.university_used = self.university_used
        other.last_round = self.last_round
        other.ended_by = self.ended_by
        other.boards = self.boards
        other.canal = self.canal
        other.production = self.production
        other.trade = self.trade
        other.tiles = self.tiles
        other.tokens = self.tokens
        other.shops = self.shops
        other.shop_at = self.shop_at
        other.station = self.station
        other.church = self.church
        other.customs = self.customs
        other.labs = self.labs
        other.lab_pile = self.lab_pile
        other.lab_drawn = self.lab_drawn
        other.ports = self.ports
        other.port_pile = self.port_pile
        other.port_drawn = self.port_drawn
        other.removed = self.removed
        other.goals = self.goals
        other.awards_left = self.awards_left
        other.owned = self.owned[:]
        other.hands = self.hands[:]
        other.warehouse = self.warehouse
        other.points = self.points
        other.presidents = self.presidents
        other.assistants = self.assistants[:]
        other.present = self.present[:]
        other.house_at = self.house_at
        other.orders = self.orders
        other.dealt = self.dealt
        other.filled = self.filled
        other.techs = self.techs
        other.skills = self.skills
        other.flags = self.flags
        other.agents = self.agents
        other.spent = self.spent
        other.taken = self.taken
        other.awards = self.awards
        other.claims = self.claims
        return other

    # [[[end]]]

    def land_positions(self) -> i64:
        """All positions but the canal."""
        return self.production | self.trade

    def on_turn(self) -> i64:
        """The seat whose turn it is."""
        return (self.first + self.turn) % self.seats

    def legal(self, seat: i64) -> list[i64]:
        if (self.waiting >> seat) & 1 == 0:
            return []
        return self.choices[:]

    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        flow.apply(self, seat, action, events)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        return reasons.why_not(self, seat, action)

    def sample(self, seat: i64, rng: Rng) -> State:
        return sampling.sample(self, seat, rng)

    def place_in_order(self, seat: i64) -> i64:
        """How late a seat plays: 0 for the first player ("earlier seat" in the rules)."""
        return (seat - self.first + self.seats) % self.seats

    def scores(self) -> list[list[i64]]:
        return scoring.scores(self)

    def ranking(self) -> list[i64]:
        return scoring.ranking(self)

    def holdings(self, seat: i64) -> list[i64]:
        return holdings.holdings(self, seat)

    def progress(self) -> Progress:
        return scoring.progress(self)

    def order_count(self, seat: i64) -> i64:
        """How many order cards a seat has in hand."""
        n: i64 = 0
        while n < d.ORDER_LIMIT and self.orders[seat * d.ORDER_LIMIT + n] != d.FREE:
            n += 1
        return n

    def holds_secret_order(self, seat: i64) -> bool:
        """Does the seat still hold its starting order, which the others have never seen?"""
        return self.orders[seat * d.ORDER_LIMIT] == self.dealt[seat * d.ORDERS_DRAWN]

    def open_view(self) -> Mapping[str, object]:
        return views.open_view(self)

    def own_view(self, viewer: Viewer) -> Mapping[str, object]:
        return views.own_view(self, viewer)

    def to_dict(self) -> dict[str, object]:
        return storage.to_dict(self)

    def check(self) -> None:
        invariants.check(self)
