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
        "board",
        "built",
        "chosen",
        "closed",
        "discard",
        "emissary_counts",
        "emperor_done",
        "emperor_first",
        "exhausted",
        "first",
        "forts",
        "hidden_at_reshuffle",
        "home",
        "in_play",
        "influence",
        "influence_on",
        "kept_cards",
        "left",
        "log",
        "node",
        "occupied",
        "occupied_before",
        "owners",
        "packed_hands",
        "packed_known",
        "packed_row",
        "palace_counts",
        "palaces",
        "pile",
        "played",
        "points",
        "reshuffled_pile",
        "rng",
        "room",
        "rules",
        "scored",
        "special",
        "special_used",
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
        self.rules: Rules = rules  # rulings of this table
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
        self.special_used: bool = False  # a special card was used before the first piece
        self.emperor_first: bool = False  # the Emperor is moving before the turn
        self.emperor_done: bool = False  # the Emperor has moved in this turn
        self.occupied_before: i64 = 0  # provinces with a piece when the turn began
        self.home: i64 = 0  # provinces of the first piece of this turn; empty: none yet
        # --- on the board
        self.palaces: list[i64] = NOTHING  # spaces with a palace of each owner
        self.palace_counts: list[i64] = NOTHING  # palaces of each owner: four bits a province
        # shared: emissaries of each owner: four bits a province
        self.emissary_counts: list[i64] = NOTHING
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
        self.packed_hands: list[i64] = NOTHING  # the hand of each owner
        # of each seat: as much of its hand is known to everybody
        self.packed_known: list[i64] = NOTHING
        self.packed_row: i64 = 0  # the open row
        self.discard: list[i64] = NOTHING  # the discard pile
        self.played: list[i64] = NOTHING  # shared: Duel: paid in this turn, one will be kept
        self.kept_cards: list[i64] = NOTHING  # shared: Duel: open cards of each seat
        self.influence: list[i64] = NOTHING  # shared: holder of each influence card, or -1
        self.special: i64 = 0  # special cards still there: SPECIALS bits a seat
        self.pile: list[i64] = NOTHING  # shared: the draw pile, the top at `left` - 1
        self.left: i64 = 0  # cards in the pile
        self.exhausted: i64 = 0  # how often the pile has run out
        self.rng: i64 = 1  # for the one reshuffle that may come
        # --- what can be known of the cards since the reshuffle
        # shared: cards of the reshuffled pile; empty before
        self.reshuffled_pile: list[i64] = NOTHING
        # shared: cards held then that nobody else knew, as `hands`
        self.hidden_at_reshuffle: list[i64] = NOTHING
        self.log: list[i64] = NOTHING  # shared: what went on since then, see memory.py

    def clear_lists(self) -> None:
        """Give every list of a known length that length, with nothing in it."""
        seats = int(self.seats)
        owners = int(self.owners)
        duel = self.has_emperor()
        tiled = self.chosen["bonus_tiles"] is True
        self.palaces = [0] * owners
        self.palace_counts = [0] * owners
        self.emissary_counts = [0] * owners
        self.supply = [0] * (owners * 3)
        self.points = [0] * seats
        self.tiles = [0] * d.TILES if tiled else NOTHING
        self.won = [0] * (owners * d.TILES) if tiled else NOTHING
        self.packed_hands = [0] * owners
        self.packed_known = [0] * seats
        self.discard = [0] * d.COLORS
        self.played = [0] * d.COLORS
        self.kept_cards = [0] * (seats * d.COLORS) if duel else NOTHING
        self.influence = [-1] * d.COLORS if duel else NOTHING
        self.hidden_at_reshuffle = [0] * (seats * d.COLORS) if self.reshuffled_pile else NOTHING

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
        other.special_used = self.special_used
        other.emperor_first = self.emperor_first
        other.emperor_done = self.emperor_done
        other.occupied_before = self.occupied_before
        other.home = self.home
        other.palaces = self.palaces[:]
        other.palace_counts = self.palace_counts[:]
        other.emissary_counts = self.emissary_counts
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
        other.packed_hands = self.packed_hands[:]
        other.packed_known = self.packed_known[:]
        other.packed_row = self.packed_row
        other.discard = self.discard[:]
        other.played = self.played
        other.kept_cards = self.kept_cards
        other.influence = self.influence
        other.special = self.special
        other.pile = self.pile
        other.left = self.left
        other.exhausted = self.exhausted
        other.rng = self.rng
        other.reshuffled_pile = self.reshuffled_pile
        other.hidden_at_reshuffle = self.hidden_at_reshuffle
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
        return cards.SIZE[self.packed_hands[owner]]

    @property
    def hands(self) -> list[i64]:
        """Cards of colour c of owner k at COLORS * k + c."""
        return [n for hand in self.packed_hands for n in cards.unpack_counts(hand)]

    @property
    def known(self) -> list[i64]:
        """What everybody knows of the hands: the same for the seats."""
        return [n for hand in self.packed_known for n in cards.unpack_counts(hand)]

    @property
    def row(self) -> list[i64]:
        """The open cards by colour."""
        return cards.unpack_counts(self.packed_row)

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
