"""Yunnan: options and start."""

from __future__ import annotations

from typing import Final

from teahouse.core.events import Events
from teahouse.core.fields import Fields
from teahouse.core.game import Game, State
from teahouse.core.options import Chosen, Exclusion, Option, OptionSet
from teahouse.core.rng import Rng
from teahouse.games.yunnan import holdings, setup, storage
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import auction, catalog, flow, pieces, scoring
from teahouse.games.yunnan.rules.edition import Rules
from teahouse.games.yunnan.state import YunnanState

OPTIONS: Final = OptionSet(
    [
        Option("edition", d.EDITIONS, 2023, d.PLAYERS),
        Option("advanced_debts", [False, True], False, d.PLAYERS),
        Option("double_bidding", [False, True], False, d.PLAYERS),
        Option("guards", [False, True], False, d.PLAYERS),
        Option("round_cap", [12, 15, 20, 30], 20, d.PLAYERS),
        Option("start_order", ["random", "given"], "random", d.PLAYERS),
    ],
    seats=d.PLAYERS,
    exclusions=[
        Exclusion(
            ("edition", 2023), ("advanced_debts", True), "Debts belong to the 2013 edition only."
        ),
        Exclusion(
            ("edition", 2013),
            ("double_bidding", True),
            "Double bidding belongs to the 2023 edition only.",
        ),
        Exclusion(("edition", 2013), ("guards", True), "Guards belong to the 2023 edition only."),
    ],
)


class Yunnan(Game):
    """The rules of Yunnan: set-up, and positions from stored ones."""

    def set_up(self, state: State, rng: Rng, events: Events | None) -> None:
        """Random are the order of round 1 and, as they are turned, Duli's cards (section 6)."""
        assert isinstance(state, YunnanState)
        s = state
        setup.lay_out(s, rng)
        if events is not None:
            _tell_start(s, events)
        auction.begin_phase(s, events)
        flow.advance_to_next_question(s, events)

    def blank(self, seats: int, chosen: Chosen) -> YunnanState:
        """An empty table, the options set."""
        s = YunnanState(seats, chosen, Rules(seats, chosen))
        s.clear_lists()
        return s

    def fill(self, state: State, stored: Fields) -> None:
        assert isinstance(state, YunnanState)
        storage.fill(state, stored)


def _tell_start(s: YunnanState, events: Events) -> None:
    for color in s.auction:
        if color != s.rules.duli:
            params = pieces.event_params(s, color)
            params["coins"] = int(s.coins[color])
            event = events.tell("start", params)
            event.move("coin", "bank", pieces.coins_place(color), s.coins[color])
    if s.rules.duli != d.NOBODY:
        building, value = d.SPACES[d.FIRST_BID]
        color = s.rules.duli
        params = {"color": d.COLOR_IDS[color], "building": building, "number": value}
        event = events.tell("duli_start", params)
        event.move(
            pieces.trader_piece(color), pieces.stock_place(color), pieces.space_place(d.FIRST_BID)
        )


GAME: Final = Yunnan(
    name="yunnan",
    version=d.VERSION,
    options=OPTIONS,
    catalog=catalog.CATALOG,
    categories=scoring.CATEGORIES,
    holdings=holdings.HOLDINGS,
)
