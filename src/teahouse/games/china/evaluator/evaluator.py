"""The evaluator of China: majorities, alliances, chains, and what the hand can pay for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.evaluator import Evaluator
from teahouse.core.bits import count_bits
from teahouse.core.game import State
from teahouse.games.china import tables as d
from teahouse.games.china.evaluator import weights
from teahouse.games.china.evaluator.chains import chains_value
from teahouse.games.china.evaluator.outlook import outlook_of
from teahouse.games.china.evaluator.palaces import harbours_value, provinces_value
from teahouse.games.china.evaluator.plan import AGAIN, CARD, PLAN, SECOND_PLAN
from teahouse.games.china.evaluator.ties import Emissaries, tiles_value
from teahouse.games.china.rules import cards, nodes
from teahouse.games.china.state import ChinaState

TEMPERATURE: Final = 0.5  # points: an action this much worse than the best weighs 2.7 times less
RIVAL_WEIGHT: Final = 0.5  # of a point that a rival loses, compared with an own one
SPECIAL: Final = 0.8  # an unused special card of the Duel


class ChinaEvaluator(Evaluator):
    """Exact about what is certain, careful about what is under way."""

    __slots__ = ("rival_weight", "temperature")

    def __init__(self) -> None:
        self.temperature: float = TEMPERATURE
        self.rival_weight: float = RIVAL_WEIGHT

    def expected_score(self, state: State, seat: i64) -> float:
        assert isinstance(state, ChinaState)
        outlook = outlook_of(state, seat)
        emissaries = Emissaries(state, seat, outlook)
        gains: list[float] = [0.0] * int(d.PROVINCES)  # of one more palace in each province
        total: float = float(state.points[seat])
        total += provinces_value(state, seat, outlook, gains)
        total += emissaries.points
        total += chains_value(state, seat, outlook)
        if state.board.harbours != 0:
            total += harbours_value(state, seat, outlook)
        if len(state.tiles) > 0:
            total += tiles_value(state, seat, outlook)
        if outlook.mine > 0.0:
            total += _hand_value(state, seat, gains, emissaries.gains)
            if state.special != 0:
                cards: i64 = (state.special >> (seat * d.SPECIALS)) & (d.BIT[d.SPECIALS] - 1)
                total += SPECIAL * outlook.openness * float(count_bits(cards))
        return total

    def action_weights(self, state: State, seat: i64, actions: list[i64]) -> list[float]:
        assert isinstance(state, ChinaState)
        return weights.action_weights(state, seat, actions, self.temperature, self.rival_weight)

    def is_quiet(self, state: State, seat: i64) -> bool:
        """A turn of the seat begins: everybody has had as many turns, and all hands are full."""
        assert isinstance(state, ChinaState)
        return state.node == nodes.ACT and state.on_turn() == seat


def _hand_value(s: ChinaState, seat: i64, palace: list[float], emissary: list[float]) -> float:
    """The best turn that the hand can pay for, a little of the second best, cards to come.

    A turn is one or two pieces in a province, one if nobody is there yet.
    """
    hand: i64 = s.packed_hands[seat]
    held: i64 = 0
    pairs: i64 = 0
    for color in range(d.COLORS):
        n: i64 = cards.count_of(hand, color)
        held += n
        if n > 1:
            pairs |= d.BIT[color]
    best: float = 0.0
    second: float = 0.0
    has_palace: bool = s.supply[seat * 3] > 0
    has_emissary: bool = s.supply[seat * 3 + 1] > 0
    for p in range(d.PROVINCES):
        color = d.PROVINCE_COLOR[p]
        pieces: i64 = cards.count_of(hand, color)
        if pairs & ~d.BIT[color] != 0:
            pieces += 1
        if pieces == 0:
            continue
        one: float = 0.0
        other: float = 0.0
        if has_palace and (s.vacant >> p) & 1:
            one = palace[p]
            other = AGAIN * one
        if has_emissary and (s.room >> p) & 1:
            envoy: float = emissary[p]
            other = max(other, min(one, envoy))
            one = max(one, envoy)
        if pieces > 1 and (s.occupied >> p) & 1:
            one += other
        if one > best:
            second = best
            best = one
        elif one > second:
            second = one
    value: float = PLAN * best + SECOND_PLAN * second
    if held < d.HAND and s.exhausted < d.EXHAUSTIONS:
        value += CARD * float(d.HAND - held)
    return value
