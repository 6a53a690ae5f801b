"""China: options, start, set-up (chapter 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.fields import Fields
from teahouse.core.game import Game, State
from teahouse.core.options import Chosen, Exclusion, Option, OptionSet
from teahouse.core.rng import Rng
from teahouse.games.china import holdings, storage
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, catalog, flow, scoring
from teahouse.games.china.state import ChinaState

OPTIONS: Final = OptionSet(
    [
        Option(
            "board",
            ["auto", *d.BOARD_IDS],
            "auto",
            d.PLAYERS,
            value_players={"side34": [2, 3, 4], "side45": [4, 5], "border": [3, 4, 5]},
        ),
        Option("fortifications", [False, True], False, d.PLAYERS),
        Option("bonus_tiles", [False, True], False, d.PLAYERS),
        Option("duel_influence", [True, False], True, [d.DUEL]),
        Option("start_player", ["random", "first_seat"], "random", d.PLAYERS),
    ],
    seats=d.PLAYERS,
    exclusions=[
        Exclusion(
            ("board", "border"),
            ("fortifications", True),
            "Border disputes are played without fortifications.",
        )
    ],
)


class China(Game):
    """The game itself; ``rules`` are rulings that may be turned the other way."""

    def __init__(self, rules: d.Rules = d.RULES) -> None:
        super().__init__(
            name="china",
            version=d.VERSION,
            options=OPTIONS,
            catalog=catalog.CATALOG,
            categories=scoring.CATEGORIES,
            holdings=holdings.HOLDINGS,
        )
        self.rules = rules

    def set_up(self, state: State, rng: Rng, events: Events | None) -> None:
        """Draws in this order: first player, cards, spaces of the tiles, tiles."""
        assert isinstance(state, ChinaState)
        s = state
        first = rng.below(s.seats)
        s.first = first if s.chosen["start_player"] == "random" else 0
        _deal_cards(s, rng)
        if s.chosen["bonus_tiles"]:
            _lay_tiles(s, rng)
        s.rng = rng.state
        if events is not None:
            events.tell("start", {"seat": int(s.first)})
        flow.begin_turn(s, events)

    def blank(self, seats: int, chosen: Chosen) -> ChinaState:
        """An empty board, full supplies, no cards dealt."""
        s = ChinaState(seats, chosen, self.rules, d.board_for(seats, str(chosen["board"])))
        duel = seats == d.DUEL
        s.owners = seats + 1 if duel else seats
        s.influence_on = duel and chosen["duel_influence"] is True
        s.in_play = d.cards_in_play(seats)
        s.clear_lists()
        forts = d.FORTIFICATIONS if chosen["fortifications"] else 0
        s.supply = [d.PALACES, d.EMISSARIES, forts] * seats
        if duel:
            s.supply += [d.PALACES, d.EMISSARIES, 0]  # the Emperor has no fortifications
            s.special = d.BIT[seats * d.SPECIALS] - 1
        s.vacant = d.ALL_PROVINCES
        return s

    def fill(self, state: State, stored: Fields) -> None:
        assert isinstance(state, ChinaState)
        storage.fill(state, stored)


def _deal_cards(s: ChinaState, rng: Rng) -> None:
    """Three cards each, in the Duel also for the Emperor; four open cards; the rest is the pile."""
    pile: list[i64] = []
    for color in range(d.COLORS):
        pile += [color] * int(s.in_play[color])
    rng.shuffle(pile)
    for owner in range(s.owners):
        for _ in range(d.HAND):
            s.packed_hands[owner] += cards.ONE[pile.pop()]
    for _ in range(d.ROW):
        s.packed_row += cards.ONE[pile.pop()]
    s.pile = pile
    s.left = len(pile)


def _lay_tiles(s: ChinaState, rng: Rng) -> None:
    """Two tiles face down in each province, off the junctions and posts (R-47, R-48)."""
    faces = [i64(tile) for tile in range(d.TILES) for _ in range(d.TILE_COUNT[tile])]
    spaces: list[i64] = []
    for p in range(d.PROVINCES):
        choice = s.board.tile_spaces[p][:]
        rng.shuffle(choice)
        spaces += choice[: d.TILES_PER_PROVINCE]
    rng.shuffle(faces)
    for i in range(len(spaces)):
        s.tiles[faces[i]] |= d.BIT[spaces[i]]
    s.closed = d.ALL_PROVINCES


GAME: Final = China()
