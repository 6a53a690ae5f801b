"""What a bot needs to know: what coins are worth, and which coin fits which lantern."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.evaluator import Evaluator
from teahouse.core.game import State
from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import coin_of, place_of
from teahouse_lanterns.rules.flow import NONE
from teahouse_lanterns.state import LanternsState

MEAN: Final = sum(d.CANDLES) / len(d.CANDLES)  # candles of a lantern


class LanternsEvaluator(Evaluator):
    """Candles won, and for each coin still to be bid a chance of an average lantern."""

    def expected_score(self, state: State, seat: i64) -> float:
        assert isinstance(state, LanternsState)
        rivals = int(state.seats) - 1
        chances = sum([(coin / d.NUMBERS) ** rivals for coin in state.hands[seat]])
        return float(sum(state.lanterns[seat])) + MEAN * chances

    def action_weights(self, state: State, seat: i64, actions: list[i64]) -> list[float]:
        assert isinstance(state, LanternsState)
        row = state.row
        return [0.1 + float(row[place_of(a)] * coin_of(a)) for a in actions]

    def forget_secret_choices(self, state: State, seat: i64) -> State:
        assert isinstance(state, LanternsState)
        for rival in range(state.seats):
            if rival != seat:
                state.bids[rival] = NONE
                state.waiting |= 1 << rival
        return state

    def score_uncertainty(self, state: State) -> float:
        assert isinstance(state, LanternsState)
        return 3.0 + 1.5 * float(d.ROUNDS - state.round)
