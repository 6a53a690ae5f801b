"""One position of Lantern Fair: its fields, and what the modules beside it do with them."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.core.game import Progress, Reason, State
from teahouse.core.options import Chosen
from teahouse.core.rng import Rng
from teahouse.core.viewer import Viewer
from teahouse_lanterns import invariants, sampling, storage, views, why
from teahouse_lanterns.rules import flow, legal, scoring


class LanternsState(State):
    """Lists by seat, as small as they are."""

    __slots__ = ("bids", "chosen", "deck", "gone", "hands", "lanterns", "round", "row", "spent")

    def __init__(self, seats: i64, chosen: Chosen) -> None:
        super().__init__(seats)
        self.chosen = chosen  # the options
        self.round: i64 = 1
        self.row: list[i64] = []  # candles of the lantern in each place, or GAP
        self.deck: list[i64] = []  # lanterns to come, the next one last
        self.gone: list[i64] = []  # lanterns that nobody won
        self.hands: list[list[i64]] = [[] for _ in range(seats)]  # coins, secret
        self.spent: list[list[i64]] = [[] for _ in range(seats)]  # coins that were bid
        self.lanterns: list[list[i64]] = [[] for _ in range(seats)]  # won
        self.bids: list[i64] = [flow.NONE] * int(seats)  # sealed, an action or NONE

    def copy(self) -> LanternsState:
        other = LanternsState(self.seats, self.chosen)
        other.waiting = self.waiting
        other.round = self.round
        other.row = self.row[:]
        other.deck = self.deck[:]
        other.gone = self.gone[:]
        other.hands = [hand[:] for hand in self.hands]
        other.spent = [coins[:] for coins in self.spent]
        other.lanterns = [won[:] for won in self.lanterns]
        other.bids = self.bids[:]
        return other

    def legal(self, seat: i64) -> list[i64]:
        return legal.legal(self, seat)

    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        flow.apply(self, seat, action, events)

    def foresee(self, seat: i64, action: i64) -> None:
        self.bids[seat] = action  # who wins is decided by the others' bids

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        return why.why_not(self, seat, action)

    def sample(self, seat: i64, rng: Rng) -> LanternsState:
        return sampling.sample(self, seat, rng)

    def scores(self) -> list[list[i64]]:
        return scoring.scores(self)

    def ranking(self) -> list[i64]:
        return scoring.ranking(self)

    def holdings(self, seat: i64) -> list[i64]:
        return scoring.holdings(self, seat)

    def progress(self) -> Progress:
        return scoring.progress(self)

    def open_view(self) -> Mapping[str, object]:
        return views.open_view(self)

    def own_view(self, viewer: Viewer) -> Mapping[str, object]:
        return views.own_view(self, viewer)

    def to_dict(self) -> dict[str, object]:
        return storage.to_dict(self)

    def check(self) -> None:
        invariants.check(self)
