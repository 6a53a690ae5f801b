"""Options and set-up of Lantern Fair."""

from __future__ import annotations

from typing import Final

from teahouse.core.events import Events
from teahouse.core.fields import Fields
from teahouse.core.game import Game, State
from teahouse.core.options import Chosen, Option, OptionSet
from teahouse.core.rng import Rng
from teahouse_lanterns import storage
from teahouse_lanterns import tables as d
from teahouse_lanterns.rules import catalog, flow, scoring
from teahouse_lanterns.state import LanternsState

OPTIONS: Final = OptionSet(
    [Option("ties", ["gone", "stays"], "gone", d.PLAYERS)],
    seats=d.PLAYERS,
)


class Lanterns(Game):
    """The game itself."""

    def set_up(self, state: State, rng: Rng, events: Events | None) -> None:
        """Shuffle the lanterns, then the coins, and deal (rule 1)."""
        assert isinstance(state, LanternsState)
        s = state
        s.deck = [*d.CANDLES]
        rng.shuffle(s.deck)
        coins = d.COINS[:]
        rng.shuffle(coins)
        s.hands = [sorted(coins[k * d.HAND : (k + 1) * d.HAND]) for k in range(s.seats)]
        flow.begin_round(s, events)

    def blank(self, seats: int, chosen: Chosen) -> LanternsState:
        """No coins in hand and no lantern in the row."""
        s = LanternsState(seats, chosen)
        s.row = [flow.GAP] * len(d.PLACES)
        return s

    def fill(self, state: State, stored: Fields) -> None:
        assert isinstance(state, LanternsState)
        storage.fill(state, stored)


GAME: Final = Lanterns(
    name="lanterns",
    version=d.VERSION,
    options=OPTIONS,
    catalog=catalog.CATALOG,
    categories=scoring.CATEGORIES,
    holdings=scoring.HOLDINGS,
)
