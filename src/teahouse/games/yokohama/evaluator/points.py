"""Points of a seat of Yokohama: majorities, goals and technologies under way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.evaluator.seat_valuation import SeatValuation, flag_value
from teahouse.games.yokohama.rules import skills
from teahouse.games.yokohama.rules.extra import fulfils_goal
from teahouse.games.yokohama.rules.flags import tokens_and_agents
from teahouse.games.yokohama.rules.rewards import SOURCES
from teahouse.games.yokohama.rules.scoring import neutral_competes, technology_cost
from teahouse.games.yokohama.state import YokohamaState

RACE: Final = 0.5  # part of a majority that stays open while there is time
A_COST: Final = 0.45  # printed cost of a technology, for the majority
CLAIM: Final = 0.92  # a goal that can be claimed
NEAR: Final = 0.6  # a goal that is nearly reached
SLOW: Final = 10.0  # turns after which an invention has paid its due

# what an invention brings in a turn
A_TURN: Final[dict[str, float]] = {
    "ball": 0.6,
    "brickyard": 0.35,
    "electric_light": 0.35,
    "exposition": 0.0,
    "gas_lamp": 0.4,
    "language_school": 0.2,
    "printing": 0.12,
    "mining": 0.35,
    "newspaper": 0.45,
    "patents": 0.3,
    "postal_system": 0.12,
    "spinning_mill": 0.25,
    "stagecoach": 0.12,
    "station": 0.3,
    "stock_exchange": 0.3,
    "telegram": 0.35,
    "telephone": 0.6,
    "tramway": 0.6,
    "university": 0.5,
    "brewery": 0.3,
}
RATE: Final[list[float]] = [A_TURN[name] for name in d.TECH_IDS]


def points_so_far(s: YokohamaState, seat: i64) -> i64:
    """Points scored so far."""
    total: i64 = 0
    for source in range(SOURCES):
        total += s.points[seat * SOURCES + source]
    return total


# --- majorities -----------------------------------------------------------------------------------
def majorities_value(v: SeatValuation) -> float:
    """Church, customs house and technologies: as they stand, and as they may still turn."""
    s = v.s
    total: float = _board_majority_value(v, s.church, d.CHURCH_BONUS) + _board_majority_value(
        v, s.customs, d.CUSTOMS_BONUS
    )
    if s.skills[v.seat] == 0:
        return total
    own: i64 = technology_cost(s, v.seat)
    better: i64 = 0
    rivals: i64 = 0
    everything: i64 = own
    for k in range(s.seats):
        if k != v.seat:
            cost: i64 = technology_cost(s, k) if s.skills[k] != 0 else 0
            everything += cost
            if cost > 0:
                rivals += 1
            if cost > own or (cost == own and s.place_in_order(k) < s.place_in_order(v.seat)):
                better += 1
    if s.seats == 2 and neutral_competes(s):
        rivals += 1
        if 2 * own < d.RIVAL_TECHNOLOGY_DOUBLED:
            better += 1
    return total + _majority_value(v, own, better, rivals, everything, d.TECHNOLOGY_BONUS)


def _board_majority_value(v: SeatValuation, spaces: list[i64], bonus: list[i64]) -> float:
    """Most assistants; ties: the one furthest to the right."""
    s = v.s
    own: i64 = 0
    mine: i64 = -1
    everything: i64 = 0
    for space in range(d.SPACES):
        if spaces[space] == v.seat:
            own += 1
            mine = space
        if spaces[space] >= 0:
            everything += 1
    if own == 0:
        return 0.0
    better: i64 = 0
    rivals: i64 = 0
    lowest: i64 = d.NEUTRAL if s.seats == 2 and neutral_competes(s) else 0
    for owner in range(lowest, s.seats):
        if owner == v.seat or owner == d.FREE:
            continue
        count: i64 = 0
        last: i64 = -1
        for space in range(d.SPACES):
            if spaces[space] == owner:
                count += 1
                last = space
        if count > 0:
            rivals += 1
        if count > own or (count == own and last > mine):
            better += 1
    return _majority_value(v, own, better, rivals, everything, bonus)


def _majority_value(
    v: SeatValuation, own: i64, better: i64, rivals: i64, everything: i64, bonus: list[i64]
) -> float:
    """The bonus of the present place; while there is time part of it goes by the share."""
    now: float = float(bonus[better]) if better < len(bonus) else 0.0
    if rivals == 0 and v.s.chosen["sole_majority"] == "both_places":
        now += float(bonus[1])
    share: float = float(own) / float(everything + 1) * float(bonus[0] + bonus[1])
    return now + RACE * v.keen * (share - now)


# --- goals ----------------------------------------------------------------------------------------
def goals_value(v: SeatValuation) -> float:
    """Goals that can be claimed or that come nearer."""
    s = v.s
    total: float = 0.0
    for group in range(d.GROUPS):
        if (s.claims[v.seat] >> group) & 1:
            continue
        goal: i64 = s.goals[group]
        points: i64 = d.GOAL_FIRST[goal]
        for k in range(s.seats):
            if (s.claims[k] >> group) & 1:
                points = d.GOAL_LATER[goal]
        gain: float = float(points) - v.assistant
        if fulfils_goal(s, v.seat, goal):
            total += CLAIM * gain
        else:
            part: float = _goal_progress(s, v.seat, goal)
            total += NEAR * part * part * gain * v.keen
    return total


def _goal_progress(s: YokohamaState, seat: i64, goal: i64) -> float:
    """How much of the condition is there."""
    have: i64 = d.GOAL_HAVE[goal]
    count: i64
    if have < d.KINDS:
        count = s.owned[seat * d.KINDS + have]
    elif have == d.HAVE_TECHNOLOGIES:
        count = count_bits(s.techs[seat])
    elif have == d.HAVE_TOKENS:
        count = tokens_and_agents(s, seat)
    elif have == d.HAVE_ORDERS:
        count = count_bits(s.filled[seat])
    else:
        built: i64 = s.shop_at[seat] | s.house_at[seat]
        count = min(count_bits(built & s.production), d.GOAL_PRODUCTION[goal])
        count += min(count_bits(built & s.trade), d.GOAL_TRADE[goal])
        return float(count) / float(d.GOAL_PRODUCTION[goal] + d.GOAL_TRADE[goal])
    return min(1.0, float(count) / float(d.GOAL_COUNT[goal]))


# --- technologies ---------------------------------------------------------------------------------
def technologies_value(v: SeatValuation) -> float:
    """What the technologies of the seat will still bring."""
    skill: i64 = v.s.skills[v.seat]
    total: float = 0.0
    tech: i64 = 0
    while skill != 0:
        if skill & 1 != 0:
            total += RATE[tech]
        skill >>= 1
        tech += 1
    return total * min(SLOW, v.turns)


def technology_value(v: SeatValuation, card: i64) -> float:
    """A card that could be taken: its effect, its flag, its part of the majority."""
    tech: i64 = d.CARD_TECH[card]
    skill: i64 = v.s.skills[v.seat]
    total: float = RATE[tech] * min(SLOW, v.turns)
    total += A_COST * float(d.TECH_COST[tech]) + flag_value(v, d.CARD_FLAG[card])
    if d.BIT[tech] == skills.EXPOSITION:
        total += float(skills.EXPOSITION_POINTS)
    if skill & skills.PATENTS != 0:
        total += float(skills.PATENTS_POINTS)
    if skill & skills.PRINTING != 0:
        total += float(skills.PRINTING_YEN) * v.yen
    return total
