"""What an action on a location of Yokohama brings at a level, and what a turn still owes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.evaluator.points import technology_value
from teahouse.games.yokohama.evaluator.seat_valuation import (
    SHIFT,
    UNKNOWN,
    SeatValuation,
    best_good,
    flag_value,
    offer_value,
    picks_value,
    receipt_value,
    reward_value,
)
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import (
    number_of,
    options_of,
    position_of,
    repetitions_of,
    step_of,
)
from teahouse.games.yokohama.rules.building import has_house
from teahouse.games.yokohama.rules.laboratory import missing_units

EXCHANGE: Final = 0.5  # one exchange in Chinatown
GIFT: Final = 0.9  # what a gift to the church costs
PLACE_OF_HONOUR: Final = 1.5  # a step towards the majority of church or customs house
LEVEL: Final = 0.15  # a level more on a location, for each turn to come
LASTING: Final = 10.0  # turns for which that is counted at most
INCOME: Final = 0.12
SECOND_ORDER: Final = 0.4
AWARD: Final = 3.0
PLACING: Final = 0.5  # an assistant that may still be placed in this turn


def action_value(v: SeatValuation, pos: i64, level: i64) -> float:
    """The action on a position with everything that follows at this level."""
    if level > d.MAX_LEVEL:
        level = d.MAX_LEVEL
    total: float = effect_value(v, v.s.boards[pos], level)
    if level >= d.BUILD_LEVEL:
        total += building_value(v, pos)
        if level >= d.TOKEN_LEVEL and v.s.tokens[pos] != d.FREE:
            total += token_value(v, pos)
    return total


def effect_value(v: SeatValuation, location: i64, level: i64) -> float:
    """The value of the location's own effect at this level."""
    effect: i64 = d.EFFECT[location * d.LEVELS + level - 1]
    if location < d.BANK:
        return receipt_value(v, location, effect) if effect > 0 else 0.0
    if location == d.BANK:
        return float(effect) * v.yen
    if location == d.CHINATOWN:
        return float(effect) * EXCHANGE * v.keen
    if location == d.CHURCH:
        return church_value(v, effect)
    if location == d.CUSTOMS:
        return customs_value(v, effect)
    if location == d.RECRUITMENT:
        return picks_value(v, effect)
    if location <= d.LAB_B:
        return lab_value(v, location - d.LAB_A, effect)
    total: float = port_value(v, location - d.PORT_A, effect)
    return total + float(d.PORT_POINTS) if level >= d.MAX_LEVEL else total


def church_value(v: SeatValuation, faith: i64) -> float:
    """The best space that faith and gifts reach."""
    s = v.s
    kinds: i64 = 0
    for kind in range(d.KINDS):
        if s.owned[v.seat * d.KINDS + kind] >= d.GIFT[kind]:
            kinds += 1
    best: float = 0.0
    for space in range(d.SPACES):
        missing: i64 = d.CHURCH_NEED[space] - faith
        if s.church[space] == d.FREE and missing <= kinds:
            gain: float = church_space_value(v, space)
            if missing > 0:
                gain -= float(missing) * GIFT
            best = max(best, gain)
    return best


def church_space_value(v: SeatValuation, space: i64) -> float:
    """A space of the church for an assistant."""
    gain: float = v.church[space]
    if gain == UNKNOWN:
        gain = reward_value(v, d.CHURCH_ROW + space) + PLACE_OF_HONOUR - v.assistant
        if v.s.skills[v.seat] & skills.BREWERY != 0:
            gain += float(skills.BREWERY_POINTS)
        v.church[space] = gain
    return gain


def customs_value(v: SeatValuation, most: i64) -> float:
    """The best space for the imports that the seat owns."""
    s = v.s
    limit: i64 = min(most, s.owned[v.seat * d.KINDS + d.IMPORT])
    best: float = 0.0
    if limit <= 0:
        return best
    for space in range(d.SPACES):
        if s.customs[space] == d.FREE and d.CUSTOMS_NEED[space] <= limit:
            gain: float = v.customs[space]
            if gain == UNKNOWN:
                gain = reward_value(v, d.CUSTOMS_ROW + space) + PLACE_OF_HONOUR - v.assistant
                gain -= float(d.CUSTOMS_NEED[space]) * v.imports
                v.customs[space] = gain
            best = max(best, gain)
    if best > 0.0 and s.skills[v.seat] & skills.BRICKYARD != 0:
        best += float(skills.BRICKYARD_POINTS)
    return best


def lab_value(v: SeatValuation, board: i64, value: i64) -> float:
    """The best technology that the seat can pay for."""
    s = v.s
    yen: i64 = s.owned[v.seat * d.KINDS + d.YEN]
    means: i64 = yen // d.UNIT_YEN + s.owned[v.seat * d.KINDS + d.IMPORT]
    best: float = 0.0
    for slot in range(d.SLOTS):
        place: i64 = board * d.SLOTS + slot
        card: i64 = s.labs[place]
        if card == d.FREE or (s.skills[v.seat] >> d.CARD_TECH[card]) & 1:
            continue
        missing: i64 = missing_units(s, v.seat, board, slot, value)
        if missing <= means:
            gain: float = v.techs[place]
            if gain == UNKNOWN:
                gain = technology_value(v, card)
                v.techs[place] = gain
            best = max(best, gain - float(missing) * float(d.UNIT_YEN) * v.yen)
    return best


def port_value(v: SeatValuation, board: i64, band: i64) -> float:
    """The best order in the open bands, and a little of a second one."""
    s = v.s
    if band == 0 or s.order_count(v.seat) >= d.ORDER_LIMIT:
        return 0.0
    best: float = 0.0
    second: float = 0.0
    for slot in range(d.SLOTS):
        place: i64 = board * d.SLOTS + slot
        order: i64 = s.ports[place]
        if order != d.FREE and d.BAND[slot] <= band:
            gain: float = v.offers[place]
            if gain == UNKNOWN:
                gain = offer_value(v, order)
                v.offers[place] = gain
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    second -= float(d.UNIT_YEN) * v.yen
    if second > 0.0 and s.owned[v.seat * d.KINDS + d.YEN] >= d.UNIT_YEN:
        best += SECOND_ORDER * second
    return best


def building_value(v: SeatValuation, pos: i64) -> float:
    """A shop or a trading house from the hand, beyond what it is worth there."""
    known: float = v.sites[pos]
    if known == UNKNOWN:
        known = _building_value(v, pos)
        v.sites[pos] = known
    return known


def _building_value(v: SeatValuation, pos: i64) -> float:
    s = v.s
    best: float = 0.0
    lasting: float = LEVEL * min(LASTING, v.turns)
    row: i64 = d.TILE_ROW + s.tiles[pos] * d.TILE
    skill: i64 = s.skills[v.seat]
    if s.hands[v.seat * d.PIECES + d.SHOP] > 0 and (s.shop_at[v.seat] >> pos) & 1 == 0:
        base: float = lasting - v.shop
        if skill & skills.GAS_LAMP != 0:
            base += float(skills.GAS_LAMP_POINTS)
        for space in range(d.SHOP_SPACES):
            if s.shops[pos * d.SHOP_SPACES + space] == d.FREE:
                best = max(best, base + reward_value(v, row + space))
    if s.hands[v.seat * d.PIECES + d.HOUSE] > 0 and not has_house(s, pos):
        gain: float = reward_value(v, row + d.SHOP_SPACES) + lasting - v.house
        gain += INCOME * min(LASTING, v.turns)
        if skill & skills.ELECTRIC_LIGHT != 0:
            gain += float(skills.ELECTRIC_LIGHT_POINTS)
        best = max(best, gain)
    return best


def token_value(v: SeatValuation, pos: i64) -> float:
    """The value of the level-5 token of a position, if it can be taken."""
    token: i64 = v.s.tokens[pos]
    if token >= d.FIRST_INDEPENDENT:
        return v.agent
    return reward_value(v, d.TOKEN_ROW + token)


# --- what the turn still owes ---------------------------------------------------------------------
def open_questions_value(v: SeatValuation) -> float:
    """The open questions of the seat's turn, each by its best answer."""
    total: float = 0.0
    for item in v.s.agenda:
        step: i64 = step_of(item)
        if step == nodes.PLACE:
            total += _placements_value(v, item)
        elif step >= nodes.TRADE and step != nodes.RECOVER and step != nodes.NEXT_TURN:
            total += _step_value(v, step, item)
    return total


def _placements_value(v: SeatValuation, item: i64) -> float:
    """Different locations take three assistants, one location takes two."""
    if number_of(item) == 1:
        return 0.0
    left: i64 = d.DIFFERENT - count_bits(options_of(item))
    if v.s.skills[v.seat] & skills.NEWSPAPER != 0:
        left += d.NEWSPAPER_DIFFERENT - d.DIFFERENT
    left = min(left, v.s.hands[v.seat * d.PIECES + d.ASSISTANT])
    return float(left) * PLACING * v.keen


def _step_value(v: SeatValuation, step: i64, item: i64) -> float:
    if step == nodes.TRADE:
        return float(repetitions_of(item)) * EXCHANGE * v.keen
    if step == nodes.CHURCH:
        return church_value(v, number_of(item))
    if step == nodes.GIFT:
        return church_space_value(v, number_of(item)) - float(repetitions_of(item)) * GIFT
    if step == nodes.CUSTOMS:
        return customs_value(v, number_of(item))
    if step == nodes.HIRE or step == nodes.WAREHOUSE:
        return picks_value(v, repetitions_of(item))
    if step == nodes.LAB:
        return lab_value(v, position_of(item), number_of(item))
    if step == nodes.STATION:
        return LEVEL * min(LASTING, v.turns)
    if step == nodes.PORT:
        return port_value(v, position_of(item), number_of(item))
    if step == nodes.TOKEN:
        return token_value(v, position_of(item))
    if step == nodes.BUILD:
        return building_value(v, position_of(item))
    if step == nodes.GOOD:
        return float(repetitions_of(item)) * best_good(v)
    if step == nodes.SHIFT_FROM:
        return float(repetitions_of(item)) * SHIFT * v.keen
    if step == nodes.SHIFT_TO:
        return v.assistant
    if step == nodes.COMPLETED:
        return AWARD
    if step == nodes.FLAG:
        return flag_value(v, position_of(item))
    return 0.0
