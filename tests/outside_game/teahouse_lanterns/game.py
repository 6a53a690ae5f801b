"""Options and set-up of Lantern Fair."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from teahouse.core.events import Events
from teahouse.core.fields import Fields
from teahouse.core.game import Game, State
from teahouse.core.options import Chosen, Option, OptionSet
from teahouse.core.rng import from_seed
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

    def __init__(self) -> None:
        super().__init__(
            "lanterns",
            d.VERSION,
            OPTIONS,
            catalog.CATALOG,
            scoring.CATEGORIES,
            scoring.HOLDINGS,
        )

    def start(
        self,
        seats: int,
        options: Mapping[str, object],
        seed: int | str,
        events: Events | None = None,
    ) -> LanternsState:
        """Shuffle the lanterns, then the coins, and deal (rule 1)."""
        s = self.blank(seats, self.resolve(seats, options))
        rng = from_seed(seed)
        s.deck = [*d.CANDLES]
        rng.shuffle(s.deck)
        coins = d.COINS[:]
        rng.shuffle(coins)
        s.hands = [sorted(coins[k * d.HAND : (k + 1) * d.HAND]) for k in range(seats)]
        flow.begin_round(s, events)
        return s

    def blank(self, seats: int, chosen: Chosen) -> LanternsState:
        """No coins in hand and no lantern in the row."""
        s = LanternsState(seats, chosen)
        s.row = [flow.GAP] * len(d.PLACES)
        return s

    def fill(self, state: State, stored: Fields) -> None:
        assert isinstance(state, LanternsState)
        storage.fill(state, stored)


GAME: Final = Lanterns()
