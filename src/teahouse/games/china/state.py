"""One position of China: its fields, and the methods that call the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.game import Progress, Reason, State
from teahouse.core.options import Chosen
from teahouse.core.rng import Rng
from teahouse.core.viewer import Viewer
from teahouse.games.china import holdings, invariants, sampling, storage, views
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, flow, legal, nodes, scoring
from teahouse.games.china.tables import Board, Rules
from teahouse.games.china.why import reasons

NOTHING: Final[list[i64]] = []


class ChinaState(State):
    """Small and flat. Lists marked *shared* are replaced, never changed in place."""

    # [[[cog from teahouse.develop import position; position.write_state(cog) ]]]
    __slots__ = (
        "back",
        "before",
        "begun",
        "board",
        "built",
        "chosen",
        "closed",
        "discard",
        "early",
        "emperor_done",
        "envoys",
        "exhausted",
        "first",
        "forts",
        "fresh",
        "halls",
        "held",
        "home",
        "houses",
        "in_play",
        "influence",
        "influence_on",
        "kept",
        "laid",
        "left",
        "log",
        "node",
        "occupied",
        "old",
        "owners",
        "pile",
        "played",
        "points",
        "rng",
        "room",
        "rules",
        "scored",
        "shown",
        "special",
        "supply",
        "tallest",
        "target",
        "tiles",
        "turn",
        "vacant",
        "won",
    )

    def __init__(self, seats: i64, chosen: Chosen, rules: Rules, board: Board) -> None:
        super().__init__(seats)
        # --- fixed for the game
        self.chosen: Chosen = chosen  # the options
        self.rules: Rules = rules  # the house rules
        self.board: Board = board  # the map
        self.owners: i64 = seats  # the seats, in the Duel also the Emperor
        self.influence_on: bool = False  # Duel with influence cards
        self.in_play: list[i64] = NOTHING  # shared: cards of each colour in the game
        self.first: i64 = 0  # the first player
        # --- where we are
        self.turn: i64 = 0  # turns before this one
        self.node: i64 = nodes.ACT  # what is asked
        self.back: i64 = nodes.ACT  # while paying or choosing a space: the question that led there
        self.target: i64 = -1  # while paying: the placement; while choosing a space: the province
        self.begun: bool = False  # a special card was used before the first piece
        self.early: bool = False  # the Emperor is moving before the turn
        self.emperor_done: bool = False  # the Emperor has moved in this turn
        self.before: i64 = 0  # provinces with a piece when the turn began
        self.home: i64 = 0  # provinces of the first piece of this turn; empty: none yet
        # --- on the board
        self.houses: list[i64] = NOTHING  # spaces with a palace of each owner
        self.halls: list[i64] = NOTHING  # palaces of each owner: four bits a province
        self.envoys: list[i64] = NOTHING  # shared: emissaries of each owner: four bits a province
        self.forts: i64 = 0  # spaces with a fortification
        self.supply: list[i64] = NOTHING  # palaces, emissaries, fortifications of each owner
        self.built: i64 = 0  # spaces with a palace
        self.occupied: i64 = 0  # provinces with a piece
        self.vacant: i64 = 0  # provinces with a free ordinary space
        self.room: i64 = 0  # provinces that may take one more emissary
        self.tallest: i64 = 0  # the most palaces of one owner: four bits a province
        self.scored: i64 = 0  # provinces with a score token
        # shared: points of each seat for provinces with a score token
        self.points: list[i64] = NOTHING
        self.closed: i64 = 0  # provinces whose bonus tiles are face down
        self.tiles: list[i64] = NOTHING  # shared: spaces with a tile, by colour of the tile
        self.won: list[i64] = NOTHING  # shared: tiles of colour t of owner k at TILES * k + t
        # --- cards
        self.held: list[i64] = NOTHING  # the hand of each owner
        self.shown: list[i64] = NOTHING  # of each seat: as much of its hand is known to everybody
        self.laid: i64 = 0  # the open row
        self.discard: list[i64] = NOTHING  # the discard pile
        self.played: list[i64] = NOTHING  # shared: Duel: paid in this turn, one will be kept
        self.kept: list[i64] = NOTHING  # shared: Duel: open cards of each seat
        self.influence: list[i64] = NOTHING  # shared: holder of each influence card, or -1
        self.special: i64 = 0  # special cards still there: SPECIALS bits a seat
        self.pile: list[i64] = NOTHING  # shared: the draw pile, the top at `left` - 1
        self.left: i64 = 0  # cards in the pile
        self.exhausted: i64 = 0  # how often the pile has run out
        self.rng: i64 = 1  # for the one reshuffle that may come
        # --- what can be known of the cards since the reshuffle
        self.fresh: list[i64] = NOTHING  # shared: cards of the reshuffled pile; empty before
        self.old: list[i64] = NOTHING  # shared: cards held then that nobody else knew, as `hands`
        self.log: list[i64] = NOTHING  # shared: what went on since then, see memory.py

    def clear_lists(self) -> None:
        """Give every list of a known length that length, with nothing in it."""
        seats = int(self.seats)
        owners = int(self.owners)
        duel = self.has_emperor()
        tiled = self.chosen["bonus_tiles"] is True
        self.houses = [0] * owners
        self.halls = [0] * owners
        self.envoys = [0] * owners
        self.supply = [0] * (owners * 3)
        self.points = [0] * seats
        self.tiles = [0] * d.TILES if tiled else NOTHING
        self.won = [0] * (owners * d.TILES) if tiled else NOTHING
        self.held = [0] * owners
        self.shown = [0] * seats
        self.discard = [0] * d.COLORS
        self.played = [0] * d.COLORS
        self.kept = [0] * (seats * d.COLORS) if duel else NOTHING
        self.influence = [-1] * d.COLORS if duel else NOTHING
        self.old = [0] * (seats * d.COLORS) if self.fresh else NOTHING

    def copy(self) -> ChinaState:
        other = ChinaState(self.seats, self.chosen, self.rules, self.board)
        other.waiting = self.waiting
        other.owners = self.owners
        other.influence_on = self.influence_on
        other.in_play = self.in_play
        other.first = self.first
        other.turn = self.turn
        other.node = self.node
        other.back = self.back
        other.target = self.target
        other.begun = self.begun
        other.early = self.early
        other.emperor_done = self.emperor_done
        other.before = self.before
        other.home = self.home
        other.houses = self.houses[:]
        other.halls = self.halls[:]
        other.envoys = self.envoys
        other.forts = self.forts
        other.supply = self.supply[:]
        other.built = self.built
        other.occupied = self.occupied
        other.vacant = self.vacant
        other.room = self.room
        other.tallest = self.tallest
        other.scored = self.scored
        other.points = self.points
        other.closed = self.closed
        other.tiles = self.tiles
        other.won = self.won
        other.held = self.held[:]
        other.shown = self.shown[:]
        other.laid = self.laid
        other.discard = self.discard[:]
        other.played = self.played
        other.kept = self.kept
        other.influence = self.influence
        other.special = self.special
        other.pile = self.pile
        other.left = self.left
        other.exhausted = self.exhausted
        other.rng = self.rng
        other.fresh = self.fresh
        other.old = self.old
        other.log = self.log
        return other

    # [[[end]]]

    def on_turn(self) -> i64:
        """The seat whose turn it is."""
        return (self.first + self.turn) % self.seats

    def legal(self, seat: i64) -> list[i64]:
        return legal.legal(self, seat)

    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        flow.apply(self, seat, action, events)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        return reasons.why_not(self, seat, action)

    def sample(self, seat: i64, rng: Rng) -> State:
        return sampling.sample(self, seat, rng)

    def has_emperor(self) -> bool:
        """Is there an Emperor?"""
        return self.owners > self.seats

    def scores(self) -> list[list[i64]]:
        return scoring.scores(self)

    def ranking(self) -> list[i64]:
        return scoring.ranking(self)

    def holdings(self, seat: i64) -> list[i64]:
        return holdings.holdings(self, seat)

    def progress(self) -> Progress:
        return scoring.progress(self)

    def hand_size(self, owner: i64) -> i64:
        """How many cards an owner holds."""
        return cards.SIZE[self.held[owner]]

    @property
    def hands(self) -> list[i64]:
        """Cards of colour c of owner k at COLORS * k + c."""
        return [n for hand in self.held for n in cards.unpack(hand)]

    @property
    def known(self) -> list[i64]:
        """What everybody knows of the hands: the same for the seats."""
        return [n for hand in self.shown for n in cards.unpack(hand)]

    @property
    def row(self) -> list[i64]:
        """The open cards by colour."""
        return cards.unpack(self.laid)

    def has_special(self, seat: i64, card: i64) -> bool:
        """Has the seat not used this special card yet?"""
        return (self.special >> (seat * d.SPECIALS + card)) & 1 == 1

    def open_view(self) -> Mapping[str, object]:
        return views.open_view(self)

    def own_view(self, viewer: Viewer) -> Mapping[str, object]:
        return views.own_view(self, viewer)

    def to_dict(self) -> dict[str, object]:
        return storage.to_dict(self)

    def check(self) -> None:
        invariants.check(self)
