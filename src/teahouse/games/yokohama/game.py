"""Yokohama: options, start, set-up (chapter 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.fields import Fields
from teahouse.core.game import Game, State
from teahouse.core.options import Chosen, Option, OptionSet
from teahouse.core.rng import Rng
from teahouse.games.yokohama import holdings, storage
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import catalog, flow, scoring
from teahouse.games.yokohama.state import YokohamaState

OPTIONS: Final = OptionSet(
    [
        Option("mini_completed_goals", [False, True], False, d.PLAYERS),
        Option("mini_independent_agents", [False, True], False, d.PLAYERS),
        Option("two_player_neutral", ["blocker", "rival"], "blocker", [2]),
        Option("sole_majority", ["first_only", "both_places"], "first_only", d.PLAYERS),
        Option("recall_scope", ["any_locations", "one_location"], "any_locations", d.PLAYERS),
        Option("jump_needs_assistant", [True, False], True, d.PLAYERS),
        Option("first_player", ["random", "seat0"], "random", d.PLAYERS),
    ],
    seats=d.PLAYERS,
)


class Yokohama(Game):
    """The rules of Yokohama: set-up, and positions from stored ones."""

    def set_up(self, state: State, rng: Rng, events: Events | None) -> None:
        """Draws in the order of section 6."""
        assert isinstance(state, YokohamaState)
        s = state
        if s.chosen["first_player"] == "random":
            s.first = rng.below(s.seats)
        _lay_map(s, rng)
        tiles = len(d.GOAL_IDS) // d.GROUPS
        s.goals = [group * tiles + rng.below(tiles) for group in range(d.GROUPS)]
        if s.chosen["mini_completed_goals"]:
            awards = _shuffled_numbers(len(d.COMPLETED_IDS), rng)
            for award in awards[: d.COMPLETED_IN_PLAY]:
                s.awards_left |= d.BIT[award]
        _fill_labs(s, rng)
        _deal_orders(s, rng)
        _equip_players(s)
        if s.seats == 2:
            _place_neutral(s)
        if events is not None:
            events.tell("start", {"seat": int(s.first)})
        flow.ask_for_orders(s)

    def blank(self, seats: int, chosen: Chosen) -> YokohamaState:
        """Empty hands, an empty map, the options set."""
        s = YokohamaState(seats, chosen)
        s.one_location = chosen["recall_scope"] == "one_location"
        s.jump_free = not chosen["jump_needs_assistant"]
        s.positions = sum(d.rows_for(seats))
        s.map_base = (seats - 2) * d.MOST_POSITIONS
        s.clear_lists()
        return s

    def fill(self, state: State, stored: Fields) -> None:
        assert isinstance(state, YokohamaState)
        storage.fill(state, stored)


def _shuffled_numbers(count: i64, rng: Rng) -> list[i64]:
    items = [i64(k) for k in range(count)]
    rng.shuffle(items)
    return items


def _lay_map(s: YokohamaState, rng: Rng) -> None:
    """Boards, then a building tile and a level-5 token on each but the canal (R-2, R-3)."""
    boards = d.BOARDS[s.seats - 2][:]
    rng.shuffle(boards)
    s.boards = boards
    storage.classify_boards(s)
    tiles = _shuffled_numbers(d.TILES, rng)
    many = d.TOKENS if s.chosen["mini_independent_agents"] else d.FIRST_INDEPENDENT
    tokens = _shuffled_numbers(many, rng)
    for places in (tiles, tokens):
        if s.canal >= 0:
            places.insert(int(s.canal), d.FREE)
    s.tiles = tiles[: s.positions]
    s.tokens = tokens[: s.positions]


def _fill_labs(s: YokohamaState, rng: Rng) -> None:
    cards = _shuffled_numbers(d.CARDS, rng)
    slots = len(s.labs)
    s.labs = cards[:slots]
    s.lab_pile = cards[slots:]


def _deal_orders(s: YokohamaState, rng: Rng) -> None:
    """Remove some unseen, fill the ports, deal two to each in play order."""
    cards = _shuffled_numbers(d.ORDERS, rng)
    removed = int(d.REMOVED_ORDERS[s.seats - 2])
    slots = len(s.ports)
    s.removed = cards[:removed]
    s.ports = cards[removed : removed + slots]
    rest = cards[removed + slots :]
    dealt = [i64(0)] * int(s.seats * d.ORDERS_DRAWN)
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        for card in range(d.ORDERS_DRAWN):
            dealt[seat * d.ORDERS_DRAWN + card] = rest.pop(0)
    s.dealt = dealt
    s.port_pile = rest


def _equip_players(s: YokohamaState) -> None:
    for seat in range(s.seats):
        for piece in range(d.PIECES):
            s.hands[seat * d.PIECES + piece] = d.START_HAND[piece]
            s.warehouse[seat * d.PIECES + piece] = d.START_WAREHOUSE[piece]
        for good in range(d.GOODS):
            s.owned[seat * d.KINDS + good] = d.START_GOODS
        s.owned[seat * d.KINDS + d.YEN] = d.YEN_FIRST if seat == s.first else d.YEN_OTHERS


def _place_neutral(s: YokohamaState) -> None:
    """2 players: assistants of an unused colour cover the marked spaces (R-7)."""
    for space in d.CHURCH_NEUTRAL:
        s.church[space] = d.NEUTRAL
    for space in d.CUSTOMS_NEUTRAL:
        s.customs[space] = d.NEUTRAL


GAME: Final = Yokohama(
    name="yokohama",
    version=d.VERSION,
    options=OPTIONS,
    catalog=catalog.CATALOG,
    categories=scoring.CATEGORIES,
    holdings=holdings.HOLDINGS,
)
