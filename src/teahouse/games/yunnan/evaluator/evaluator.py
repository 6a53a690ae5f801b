"""How a merchant of Yunnan sees the Tea-Horse Road: points on the track, and points to come.

To come are: the income of this round and of later ones, what coins can still buy, gifts, and the
tables at the end. Bids that stand count as won, with a discount where they can be outbid.
"""

from __future__ import annotations

from mypy_extensions import i64

from teahouse.bots.evaluator import Evaluator
from teahouse.core.game import State
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.evaluator.outlook import (
    ExpectedHoldings,
    is_income_counted,
    later_income,
    rounds_to_come,
    this_income,
)
from teahouse.games.yunnan.evaluator.weights import action_weights
from teahouse.games.yunnan.rules import nodes, places
from teahouse.games.yunnan.state import YunnanState


class YunnanEvaluator(Evaluator):
    """The parameters are victory points or shares; all can be changed for a study."""

    def __init__(self) -> None:
        self.income: float = 0.85  # a coin of this round's income before it is counted
        self.later: float = 0.70  # a coin of later incomes: something always comes between
        self.coin_last: float = 0.60  # a coin, if one auction is still to come
        self.coin_more: float = 0.30  # and more for each further auction
        self.coin_most: float = 1.30  # but never more than this
        self.useful: float = 26.0  # coins that an auction can use
        self.idle: float = 0.42  # a coin beyond that
        self.gift: float = 0.7  # chance of a gift where an own trader stands before 2C
        self.ahead: float = 0.5  # each colour with less influence, for each round to come
        self.behind: float = 0.8  # each colour with more influence, likewise
        self.outbid: float = 4.0  # what is lost with a bid that is outbid, at the end
        self.outbid_more: float = 1.5  # and more for each round to come
        self.kept: float = 0.7  # part of a structure's worth before it is built
        self.bridge: float = 1.0  # a bridge, for each round to come
        self.yard: float = 5.0  # a structure still to be chosen

    def expected_score(self, state: State, seat: i64) -> float:
        assert isinstance(state, YunnanState)
        s: YunnanState = state
        rounds: float = rounds_to_come(s)
        total: float = float(s.vp[seat])
        for color in range(s.rules.colors):
            if s.rules.owner[color] == seat:
                total += self._color_value(s, color, rounds)
        return total

    def action_weights(self, state: State, seat: i64, actions: list[i64]) -> list[float]:
        assert isinstance(state, YunnanState)
        s: YunnanState = state
        return action_weights(s, actions)

    def rollout_depth(self) -> i64:
        return 30  # a round: investments must have earned something

    def _color_value(self, s: YunnanState, color: i64, rounds: float) -> float:
        expected = ExpectedHoldings(s, color)
        total: float = self._coins_value(float(expected.coins), rounds)
        if not is_income_counted(s):
            total += self.income * this_income(s, color, expected)
            total += self._gifts_to_come_value(s, color)
        elif not self._has_converted(s, color):
            total += max(1.0, self.coin_last) * float(s.income[color])
        total += self.later * rounds * later_income(s, color, expected)
        total += float(s.gifts_owned[color] * d.GIFT_VP)
        total += float(d.PASSES_VP[min(expected.passes, d.MOST_PASSES) - d.FIRST_PASSES])
        total += float(d.INFLUENCE_VP[min(expected.influence, d.MOST_INFLUENCE)])
        total += float(s.rules.horse_vp[min(expected.horse, d.QINGHAI)])
        total += self._displacing_value(s, color, expected.influence) * rounds
        total += self._structures_value(s, color, expected, rounds)
        return total - expected.risk * (self.outbid + self.outbid_more * rounds)

    def _coins_value(self, coins: float, rounds: float) -> float:
        """What coins are worth: a third of a point at the end, more while they can buy progress."""
        least: float = 1.0 / float(d.COINS_PER_VP)
        if rounds <= 0.0:
            return coins * least
        rate: float = min(self.coin_last + self.coin_more * (rounds - 1.0), self.coin_most)
        rate = max(rate, least)
        if coins <= self.useful:
            return coins * rate
        return self.useful * rate + (coins - self.useful) * min(self.idle, rate)

    def _has_converted(self, s: YunnanState, color: i64) -> bool:
        """Has the colour chosen what becomes of its income?"""
        place: i64 = s.travel.index(color)
        return place < s.turn or (place == s.turn and s.node != nodes.CONVERT)

    def _gifts_to_come_value(self, s: YunnanState, color: i64) -> float:
        """Gifts where own traders stand: 2C is still to come."""
        gifts: i64 = 0
        for place in range(2, d.PLACES):
            gifts += min(places.count_of(s.traders_at[color], place), s.gifts[place])
        return self.gift * float(gifts * d.GIFT_VP)

    def _displacing_value(self, s: YunnanState, color: i64, influence: i64) -> float:
        """Who has more influence displaces, who has less is displaced."""
        total: float = 0.0
        for other in range(s.rules.colors):
            if other != color:
                if s.influence[other] < influence:
                    total += self.ahead
                elif s.influence[other] > influence:
                    total -= self.behind
        return total

    def _structures_value(
        self, s: YunnanState, color: i64, expected: ExpectedHoldings, rounds: float
    ) -> float:
        total: float = self.yard * float(expected.structures)
        best: i64 = 0  # the best free site for a tea house
        for place in range(1, d.PLACES):
            if s.tea_houses[place] == color:
                total += float(s.rules.tea_house_vp[place])
            elif s.tea_houses[place] == d.NOBODY and place <= expected.horse:
                best = max(best, s.rules.tea_house_vp[place])
        i: i64 = color * d.KINDS
        total += self.kept * float(s.structures_in_stock[i + d.TEA_HOUSE] * best)
        income: i64 = d.POST_INCOME[min(expected.horse, d.QINGHAI)]
        total += self.kept * self.later * rounds * float(s.structures_in_stock[i + d.POST] * income)
        bridges: float = self.kept * float(s.structures_in_stock[i + d.BRIDGE])
        for ravine in range(d.RAVINES):
            if (s.bridges[color] >> ravine) & 1:
                bridges += 1.0
        return total + self.bridge * rounds * bridges
