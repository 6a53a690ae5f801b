"""What is to come in Yunnan: how many rounds, and what a colour will earn in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import nodes, places, spaces
from teahouse.games.yunnan.rules.edition import SUMS
from teahouse.games.yunnan.rules.income import round_income
from teahouse.games.yunnan.state import YunnanState

PACE: Final = 16.0  # VP that the leader puts on the track in a round, about
OPENING: Final = 3.0  # rounds in which a player puts less there
INVESTED: Final = 0.7  # rounds by which each of them makes the game longer
GIFT_PACE: Final = 2.0  # gifts that are taken in a round
FIRST_STEP: Final = 6.0  # what a trader earns who comes to the map
STEP: Final = 3.0  # what each further border adds
STAYED: Final = 0.45  # part of the income from traders who stay out there
BROUGHT: Final = 0.5  # and from those whom the passes bring back there, if they can all go
BIDDERS: Final = 1.5  # traders that are kept in Pu'er for the auction
LOST: Final = [0.4, 0.25]  # by small space: how often a bid there is outbid
MORE_BIDS: Final = 15  # what will still be bid when somebody goes to the bank, about


def rounds_to_come(s: YunnanState) -> float:
    """How many auctions there will be after this round; 0 if it is the last."""
    left: float = float(s.rules.round_cap - s.round)
    gifts: float = float(sum(s.gifts) - s.rules.end_gifts)
    left = min(left, max(gifts, 0.0) / GIFT_PACE)
    if s.rules.end_vp > 0:
        missing: float = float(s.rules.end_vp - max(s.vp))
        if missing <= 0.0:
            return 0.0
        opening: float = max(0.0, OPENING - float(s.round)) * INVESTED
        left = min(left, missing / PACE + opening)
    return left


def is_income_counted(s: YunnanState) -> bool:
    """Has the income of this round been counted?"""
    return s.phase >= nodes.CONVERSION


class ExpectedHoldings:
    """What a colour will have when the bids that stand now are resolved."""

    __slots__ = (
        "coins",
        "horse",
        "influence",
        "passes",
        "ready_traders",
        "risk",
        "structures",
        "traders",
    )

    def __init__(self, s: YunnanState, color: i64) -> None:
        bids: i64 = s.bids[color]
        in_puer: i64 = places.count_of(s.traders_at[color], d.PUER)
        self.coins: i64 = s.coins[color]
        self.horse: i64 = s.horse[color]
        self.passes: i64 = s.passes[color]
        self.influence: i64 = s.influence[color]
        self.structures: i64 = 0  # to be chosen at the yard
        self.ready_traders: i64 = s.stock[color] + in_puer  # traders that can set out from Pu'er
        self.risk: float = 0.0  # bids that may be lost, as parts of bids
        if s.phase > nodes.RESOLUTION:
            self.ready_traders = in_puer  # the stock stays at home
        if s.node == nodes.SOURCE and color == s.color:
            self.ready_traders -= 1  # wherever it comes from, the trader will not travel
            if c.BID <= s.pending < c.BANK:
                bids |= i64(1) << (s.pending - c.BID)
        self.traders: i64 = d.TRADERS - s.supply[color]
        if s.phase == nodes.AUCTION or (
            s.phase == nodes.RESOLUTION and s.auction.index(color) > s.turn
        ):
            self.coins -= spaces.bid_sum(bids)
        if s.phase == nodes.AUCTION:
            self._add_bank_payment(s, color)
        while bids != 0:
            space: i64 = spaces.lowest_bid(bids)
            bids &= bids - 1
            self._add_building_effect(space // d.ROW)
            if s.phase == nodes.AUCTION and space % d.ROW < d.SMALL_SPACES:
                self.risk += LOST[space % d.ROW]

    def _add_bank_payment(self, s: YunnanState, color: i64) -> None:
        for slot in range(len(s.bank)):
            if s.bank[slot] == color:
                total: i64 = spaces.bid_sum(s.taken) + MORE_BIDS
                self.coins += s.rules.bank_pay[slot][min(total, SUMS - 1)]

    def _add_building_effect(self, building: i64) -> None:
        if building == d.SCHOOL:
            self.traders += 1
            self.ready_traders += 1
        elif building == d.CUSTOMS:
            self.passes += 1
        elif building == d.HORSE:
            self.horse += 1
        elif building == d.GUILD:
            self.influence += 1
        elif building == d.YARD:
            self.structures += 1


def this_income(s: YunnanState, color: i64, expected: ExpectedHoldings) -> float:
    """The income of this round, if the colour travels as well as its passes let it."""
    total: float = float(round_income(s, color))
    passes: i64 = expected.passes
    if s.phase == nodes.JOURNEYS:
        place: i64 = s.travel.index(color)
        if place < s.turn:
            return total
        if place == s.turn:
            passes = s.passes_left
            if s.unmoved == 0:
                return total
    out: i64 = min(expected.ready_traders, passes)
    if out < 0:
        out = 0
    steps: i64 = out * (expected.horse - 1)
    for place in range(1, expected.horse):
        steps += places.count_of(s.traders_at[color], place) * (expected.horse - place)
    further: i64 = min(passes - out, steps)
    return total + FIRST_STEP * float(out) + STEP * float(further)


def later_income(s: YunnanState, color: i64, expected: ExpectedHoldings) -> float:
    """The income of a later round with what the colour has: traders, horse, passes, posts."""
    on_map: float = float(expected.traders) - BIDDERS
    best: float = 0.0
    chain: float = 0.0  # income of one trader in each province before, where no post stands
    needed: float = 0.0  # such provinces
    posts: float = 0.0
    for place in range(1, expected.horse + 1):
        own: i64 = places.count_of(s.posts[color], place)
        posts += float(own * d.POST_INCOME[place])
        if on_map > needed:
            income: float = chain + posts + (on_map - needed) * float(d.TRADER_INCOME[place])
            reach: float = float(expected.passes) / float(place)
            income *= min(1.0, STAYED + BROUGHT * reach)
            best = max(best, income)
        if own == 0:
            chain += float(d.TRADER_INCOME[place])
            needed += 1.0
    return best
