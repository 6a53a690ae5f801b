"""The value of what a player of Yokohama owns: goods, cards, and orders under way.

All values are on top of what the final scoring would pay for the same thing, so that with no turn
left nothing but the score remains.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.evaluator.time import has_main_action_left, turns_left
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.pieces import agent_supply, house_fee
from teahouse.games.yokohama.state import YokohamaState

# --- what things are worth, in the middle of the game ---------------------------------------------
UNIT: Final[list[float]] = [1.9, 1.45, 0.95, 0.95]  # a good that an order asks for
SPARE: Final = 0.6  # part of it for the next ones
SPARE_UNITS: Final = 3
A_ACTION: Final[list[float]] = [1.6, 2.4, 3.4, 3.4]  # goods that an action brings
THIRD: Final = 1.0 / 3.0  # final scoring: a good
YEN: Final = 0.35
MUCH_YEN: Final = 8
IMPORT: Final = 3.0
MANY_IMPORTS: Final = 6
ASSISTANT: Final = 3.6
SHOP: Final = 2.0
HOUSE: Final = 5.5
AGENT: Final = 3.5
HALF_PAIR: Final = 1.5
READY: Final = 0.92  # an order that can be completed
FAIR: Final = 0.85  # an order that lacks little
EFFORT: Final = 0.17  # less for each action that it still needs
SHIFT: Final = 0.4
UNKNOWN: Final = -1e9  # what has not been looked at yet


class SeatValuation:
    """What a seat can expect: its turns, its prices, and the orders in its hand.

    What depends on neither the level nor the location of an action is looked at once and kept:
    offers in the ports, technologies, spaces of church and customs house, building sites.
    """

    __slots__ = (
        "agent",
        "assistant",
        "before_main",
        "church",
        "customs",
        "efforts",
        "flags",
        "goods",
        "house",
        "imports",
        "keen",
        "lacks",
        "needs",
        "offers",
        "on_turn",
        "profits",
        "s",
        "seat",
        "shop",
        "sites",
        "techs",
        "turns",
        "yen",
    )

    def __init__(self, s: YokohamaState, seat: i64) -> None:
        self.s: YokohamaState = s
        self.seat: i64 = seat
        self.on_turn: bool = s.on_turn() == seat and s.phase != nodes.SETUP
        self.before_main: bool = self.on_turn and has_main_action_left(s)
        self.turns: float = turns_left(s, seat, self.before_main)
        self.keen: float = min(1.0, self.turns / 5.0)
        base: i64 = seat * d.KINDS
        # --- prices of one more
        self.yen: float = 0.5 + YEN * self.keen if s.owned[base + d.YEN] < MUCH_YEN else 0.5
        self.imports: float = 1.0
        if s.owned[base + d.IMPORT] < MANY_IMPORTS:
            self.imports += IMPORT * min(1.0, self.turns / 3.0)
        self.assistant: float = ASSISTANT * min(1.0, self.turns / 9.0)
        self.shop: float = SHOP * min(1.0, self.turns / 4.0)
        self.house: float = HOUSE * min(1.0, self.turns / 4.0)
        self.agent: float = 1.0 + (AGENT - 1.0) * min(1.0, self.turns / 2.0)
        # --- kept once they are known
        self.flags: list[float] = [UNKNOWN] * int(d.NATIONS)
        self.offers: list[float] = [UNKNOWN] * (2 * d.SLOTS)  # by port, then by slot
        self.techs: list[float] = [UNKNOWN] * (2 * d.SLOTS)  # by laboratory, then by slot
        self.church: list[float] = [UNKNOWN] * d.SPACES
        self.customs: list[float] = [UNKNOWN] * d.SPACES
        self.sites: list[float] = [UNKNOWN] * d.MOST_POSITIONS
        # --- orders in hand: what they ask for, what they lack, what they bring beyond the goods
        self.needs: list[i64] = [0, 0, 0, 0]
        self.goods: list[float] = [0.0, 0.0, 0.0, 0.0]
        for k in range(d.ORDER_LIMIT):
            order: i64 = s.orders[seat * d.ORDER_LIMIT + k]
            if order != d.FREE:
                for good in range(d.GOODS):
                    self.needs[good] += d.ORDER_PAY[order * d.GOODS + good]
        for good in range(d.GOODS):
            self.goods[good] = goods_value(self, good, s.owned[base + good] + 1) - goods_value(
                self, good, s.owned[base + good]
            )
        self.profits: list[float] = []
        self.efforts: list[float] = []
        self.lacks: list[i64] = []  # by order in hand, then by good
        _assign_goods_to_orders(self)


# --- prices ---------------------------------------------------------------------------------------
def goods_value(v: SeatValuation, good: i64, count: i64) -> float:
    """The value of ``count`` of a good: what orders ask for, a few to spare, the rest for less."""
    asked: i64 = min(count, v.needs[good])
    spare: i64 = min(count - asked, SPARE_UNITS)
    unit: float = UNIT[good]
    full: float = float(asked) * unit + float(spare) * max(SPARE * unit, THIRD)
    full += float(count - asked - spare) * THIRD
    return float(count) * THIRD + v.keen * (full - float(count) * THIRD)


def reward_value(v: SeatValuation, row: i64) -> float:
    """The value of a printed reward."""
    base: i64 = row * d.REWARD
    table = d.REWARDS
    total: float = float(table[base])
    for good in range(d.GOODS):
        n: i64 = table[base + d.FIRST_KIND + good]
        if n > 0:
            total += float(n) * v.goods[good]
    total += float(table[base + d.FIRST_KIND + d.IMPORT]) * v.imports
    total += float(table[base + d.FIRST_KIND + d.YEN]) * v.yen
    if table[base + d.ANY_GOOD] > 0:
        total += float(table[base + d.ANY_GOOD]) * best_good(v)
    if table[base + d.WAREHOUSE] > 0:
        total += picks_value(v, table[base + d.WAREHOUSE])
    total += float(table[base + d.MOVE]) * SHIFT * v.keen
    return total


def best_good(v: SeatValuation) -> float:
    """The good that is wanted most."""
    best: float = THIRD
    for price in v.goods:
        best = max(best, price)
    return best


def picks_value(v: SeatValuation, picks: i64) -> float:
    """Pieces from the warehouse: a house or a shop if there is money, else assistants."""
    s = v.s
    base: i64 = v.seat * d.PIECES
    yen: i64 = s.owned[v.seat * d.KINDS + d.YEN]
    total: float = 0.0
    if picks > 0 and s.warehouse[base + d.HOUSE] > 0 and yen >= house_fee(s, v.seat):
        gain: float = v.house - float(house_fee(s, v.seat)) * v.yen
        if gain > v.assistant:
            total += gain
            picks -= 1
            yen -= house_fee(s, v.seat)
    if picks > 0 and s.warehouse[base + d.SHOP] > 0 and yen >= d.SHOP_FEE:
        gain = v.shop - float(d.SHOP_FEE) * v.yen
        if gain > v.assistant:
            total += gain
            picks -= 1
    return total + float(min(picks, s.warehouse[base + d.ASSISTANT])) * v.assistant


def flag_value(v: SeatValuation, nation: i64) -> float:
    """One flag more: sets of different ones, and half or the whole of an agent."""
    known: float = v.flags[nation]
    if known == UNKNOWN:
        known = _flag_value(v, nation)
        v.flags[nation] = known
    return known


def _flag_value(v: SeatValuation, nation: i64) -> float:
    s = v.s
    base: i64 = v.seat * d.NATIONS
    count: i64 = s.flags[base + nation]
    others: i64 = 0  # of the set that the flag joins
    for k in range(d.NATIONS):
        if k != nation and s.flags[base + k] > count:
            others += 1
    total: float = float(d.FLAG_SET[others + 1] - d.FLAG_SET[others])
    if agent_supply(s, nation) > 0:
        if count % d.FLAG_PAIR == 1:
            total += v.agent
        else:
            total += HALF_PAIR * v.keen
    return total


# --- orders ---------------------------------------------------------------------------------------
def order_value(v: SeatValuation, order: i64) -> float:
    """What completing the order brings, beyond what its goods are worth."""
    total: float = reward_value(v, d.ORDER_ROW + order) + flag_value(v, d.ORDER_FLAG[order])
    skill: i64 = v.s.skills[v.seat]
    if skill & skills.BALL != 0:
        total += float(skills.BALL_POINTS)
    if skill & skills.LANGUAGE_SCHOOL != 0:
        total += float(skills.LANGUAGE_SCHOOL_YEN) * v.yen
    for good in range(d.GOODS):
        n: i64 = d.ORDER_PAY[order * d.GOODS + good]
        total -= float(n) * (THIRD + v.keen * (UNIT[good] - THIRD))
    return total


def completion_chance(v: SeatValuation, effort: float) -> float:
    """The chance that an order which still needs a number of actions is completed."""
    if effort <= 0.0:
        return READY
    if effort >= v.turns:
        return 0.0
    return max(0.0, FAIR - EFFORT * effort)


def _assign_goods_to_orders(v: SeatValuation) -> None:
    """Goods go to the orders in turn, the oldest first."""
    s = v.s
    spare: list[i64] = [s.owned[v.seat * d.KINDS + good] for good in range(d.GOODS)]
    for k in range(d.ORDER_LIMIT):
        order: i64 = s.orders[v.seat * d.ORDER_LIMIT + k]
        if order == d.FREE:
            break
        effort: float = 0.0
        for good in range(d.GOODS):
            pay: i64 = d.ORDER_PAY[order * d.GOODS + good]
            used: i64 = min(pay, spare[good])
            spare[good] -= used
            v.lacks.append(pay - used)
            effort += float(pay - used) / A_ACTION[good]
        v.efforts.append(effort)
        v.profits.append(max(0.0, order_value(v, order)))


def orders_value(v: SeatValuation) -> float:
    """The orders in hand, each as likely as it is."""
    total: float = 0.0
    for k in range(len(v.profits)):
        total += v.profits[k] * completion_chance(v, v.efforts[k])
    return total


def offer_value(v: SeatValuation, order: i64) -> float:
    """An order that could be taken, by what the seat has now."""
    s = v.s
    effort: float = 0.0
    for good in range(d.GOODS):
        lack: i64 = d.ORDER_PAY[order * d.GOODS + good] + v.needs[good]
        lack = min(lack - s.owned[v.seat * d.KINDS + good], d.ORDER_PAY[order * d.GOODS + good])
        if lack > 0:
            effort += float(lack) / A_ACTION[good]
    chance: float = completion_chance(v, effort)
    return chance * max(0.0, order_value(v, order)) if chance > 0.0 else 0.0


def receipt_value(v: SeatValuation, good: i64, count: i64) -> float:
    """Goods to come: their price, and the orders that come nearer by them."""
    if good == d.COPPER and v.s.skills[v.seat] & skills.MINING != 0:
        count += skills.MINING_COPPER
    have: i64 = v.s.owned[v.seat * d.KINDS + good]
    total: float = goods_value(v, good, have + count) - goods_value(v, good, have)
    for k in range(len(v.profits)):
        used: i64 = min(count, v.lacks[k * d.GOODS + good])
        if used > 0:
            count -= used
            effort: float = v.efforts[k]
            after: float = effort - float(used) / A_ACTION[good]
            if after < 0.01:
                after = 0.0
            total += v.profits[k] * (completion_chance(v, after) - completion_chance(v, effort))
    return total
