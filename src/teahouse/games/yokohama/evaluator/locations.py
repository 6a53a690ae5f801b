"""What an action on a location of Yokohama brings at a level, and what a turn still owes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.evaluator.merchant import (
    SHIFT,
    UNKNOWN,
    Merchant,
    best_good,
    flag_value,
    offer_value,
    picks_value,
    receipt_value,
    reward_value,
)
from teahouse.games.yokohama.evaluator.standing import technology_value
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import at_of, left_of, marks_of, number_of, step_of
from teahouse.games.yokohama.rules.building import has_house
from teahouse.games.yokohama.rules.laboratory import units

EXCHANGE: Final = 0.5  # one exchange in Chinatown
GIFT: Final = 0.9  # what a gift to the church costs
PLACE_OF_HONOUR: Final = 1.5  # a step towards the majority of church or customs house
LEVEL: Final = 0.15  # a level more on a location, for each turn to come
LASTING: Final = 10.0  # turns for which that is counted at most
INCOME: Final = 0.12
SECOND_ORDER: Final = 0.4
AWARD: Final = 3.0
PLACING: Final = 0.5  # an assistant that may still be placed in this turn


def action_value(m: Merchant, pos: i64, level: i64) -> float:
    """The action on a position with everything that follows at this level."""
    if level > d.MAX_LEVEL:
        level = d.MAX_LEVEL
    total: float = effect_value(m, m.s.boards[pos], level)
    if level >= d.BUILD_LEVEL:
        total += building_value(m, pos)
        if level >= d.TOKEN_LEVEL and m.s.tokens[pos] != d.FREE:
            total += token_value(m, pos)
    return total


def effect_value(m: Merchant, location: i64, level: i64) -> float:
    """What the location does."""
    effect: i64 = d.EFFECT[location * d.LEVELS + level - 1]
    if location < d.BANK:
        return receipt_value(m, location, effect) if effect > 0 else 0.0
    if location == d.BANK:
        return float(effect) * m.yen
    if location == d.CHINATOWN:
        return float(effect) * EXCHANGE * m.keen
    if location == d.CHURCH:
        return church_value(m, effect)
    if location == d.CUSTOMS:
        return customs_value(m, effect)
    if location == d.RECRUITMENT:
        return picks_value(m, effect)
    if location <= d.LAB_B:
        return lab_value(m, location - d.LAB_A, effect)
    total: float = port_value(m, location - d.PORT_A, effect)
    return total + float(d.PORT_POINTS) if level >= d.MAX_LEVEL else total


def church_value(m: Merchant, faith: i64) -> float:
    """The best space that faith and gifts reach."""
    s = m.s
    kinds: i64 = 0
    for kind in range(d.KINDS):
        if s.owned[m.seat * d.KINDS + kind] >= d.GIFT[kind]:
            kinds += 1
    best: float = 0.0
    for space in range(d.SPACES):
        missing: i64 = d.CHURCH_NEED[space] - faith
        if s.church[space] == d.FREE and missing <= kinds:
            gain: float = church_space_value(m, space)
            if missing > 0:
                gain -= float(missing) * GIFT
            best = max(best, gain)
    return best


def church_space_value(m: Merchant, space: i64) -> float:
    """A space of the church for an assistant."""
    gain: float = m.church[space]
    if gain == UNKNOWN:
        gain = reward_value(m, d.CHURCH_ROW + space) + PLACE_OF_HONOUR - m.assistant
        if m.s.skills[m.seat] & skills.BREWERY != 0:
            gain += float(skills.BREWERY_POINTS)
        m.church[space] = gain
    return gain


def customs_value(m: Merchant, most: i64) -> float:
    """The best space for the imports that the seat owns."""
    s = m.s
    limit: i64 = min(most, s.owned[m.seat * d.KINDS + d.IMPORT])
    best: float = 0.0
    if limit <= 0:
        return best
    for space in range(d.SPACES):
        if s.customs[space] == d.FREE and d.CUSTOMS_NEED[space] <= limit:
            gain: float = m.customs[space]
            if gain == UNKNOWN:
                gain = reward_value(m, d.CUSTOMS_ROW + space) + PLACE_OF_HONOUR - m.assistant
                gain -= float(d.CUSTOMS_NEED[space]) * m.imports
                m.customs[space] = gain
            best = max(best, gain)
    if best > 0.0 and s.skills[m.seat] & skills.BRICKYARD != 0:
        best += float(skills.BRICKYARD_POINTS)
    return best


def lab_value(m: Merchant, board: i64, value: i64) -> float:
    """The best technology that the seat can pay for."""
    s = m.s
    yen: i64 = s.owned[m.seat * d.KINDS + d.YEN]
    means: i64 = yen // d.UNIT_YEN + s.owned[m.seat * d.KINDS + d.IMPORT]
    best: float = 0.0
    for slot in range(d.SLOTS):
        place: i64 = board * d.SLOTS + slot
        card: i64 = s.labs[place]
        if card == d.FREE or (s.skills[m.seat] >> d.CARD_TECH[card]) & 1:
            continue
        missing: i64 = units(s, m.seat, board, slot, value)
        if missing <= means:
            gain: float = m.techs[place]
            if gain == UNKNOWN:
                gain = technology_value(m, card)
                m.techs[place] = gain
            best = max(best, gain - float(missing) * float(d.UNIT_YEN) * m.yen)
    return best


def port_value(m: Merchant, board: i64, band: i64) -> float:
    """The best order in the open bands, and a little of a second one."""
    s = m.s
    if band == 0 or s.order_count(m.seat) >= d.ORDER_LIMIT:
        return 0.0
    best: float = 0.0
    second: float = 0.0
    for slot in range(d.SLOTS):
        place: i64 = board * d.SLOTS + slot
        order: i64 = s.ports[place]
        if order != d.FREE and d.BAND[slot] <= band:
            gain: float = m.offers[place]
            if gain == UNKNOWN:
                gain = offer_value(m, order)
                m.offers[place] = gain
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    second -= float(d.UNIT_YEN) * m.yen
    if second > 0.0 and s.owned[m.seat * d.KINDS + d.YEN] >= d.UNIT_YEN:
        best += SECOND_ORDER * second
    return best


def building_value(m: Merchant, pos: i64) -> float:
    """A shop or a trading house from the hand, beyond what it is worth there."""
    known: float = m.sites[pos]
    if known == UNKNOWN:
        known = _building(m, pos)
        m.sites[pos] = known
    return known


def _building(m: Merchant, pos: i64) -> float:
    s = m.s
    best: float = 0.0
    lasting: float = LEVEL * min(LASTING, m.turns)
    row: i64 = d.TILE_ROW + s.tiles[pos] * d.TILE
    skill: i64 = s.skills[m.seat]
    if s.hands[m.seat * d.PIECES + d.SHOP] > 0 and (s.shop_at[m.seat] >> pos) & 1 == 0:
        base: float = lasting - m.shop
        if skill & skills.GAS_LAMP != 0:
            base += float(skills.GAS_LAMP_POINTS)
        for space in range(d.SHOP_SPACES):
            if s.shops[pos * d.SHOP_SPACES + space] == d.FREE:
                best = max(best, base + reward_value(m, row + space))
    if s.hands[m.seat * d.PIECES + d.HOUSE] > 0 and not has_house(s, pos):
        gain: float = reward_value(m, row + d.SHOP_SPACES) + lasting - m.house
        gain += INCOME * min(LASTING, m.turns)
        if skill & skills.ELECTRIC_LIGHT != 0:
            gain += float(skills.ELECTRIC_LIGHT_POINTS)
        best = max(best, gain)
    return best


def token_value(m: Merchant, pos: i64) -> float:
    """The level-5 token of a position."""
    token: i64 = m.s.tokens[pos]
    if token >= d.FIRST_INDEPENDENT:
        return m.agent
    return reward_value(m, d.TOKEN_ROW + token)


# --- what the turn still owes ---------------------------------------------------------------------
def open_questions_value(m: Merchant) -> float:
    """The open questions of the seat's turn, each by its best answer."""
    total: float = 0.0
    for item in m.s.agenda:
        step: i64 = step_of(item)
        if step == nodes.PLACE:
            total += _placements_value(m, item)
        elif step >= nodes.TRADE and step != nodes.RECOVER and step != nodes.NEXT_TURN:
            total += _step_value(m, step, item)
    return total


def _placements_value(m: Merchant, item: i64) -> float:
    """Different locations take three assistants, one location takes two."""
    if number_of(item) == 1:
        return 0.0
    left: i64 = d.DIFFERENT - d.count(marks_of(item))
    if m.s.skills[m.seat] & skills.NEWSPAPER != 0:
        left += d.NEWSPAPER_DIFFERENT - d.DIFFERENT
    left = min(left, m.s.hands[m.seat * d.PIECES + d.ASSISTANT])
    return float(left) * PLACING * m.keen


def _step_value(m: Merchant, step: i64, item: i64) -> float:
    if step == nodes.TRADE:
        return float(left_of(item)) * EXCHANGE * m.keen
    if step == nodes.CHURCH:
        return church_value(m, number_of(item))
    if step == nodes.GIFT:
        return church_space_value(m, number_of(item)) - float(left_of(item)) * GIFT
    if step == nodes.CUSTOMS:
        return customs_value(m, number_of(item))
    if step == nodes.HIRE or step == nodes.WAREHOUSE:
        return picks_value(m, left_of(item))
    if step == nodes.LAB:
        return lab_value(m, at_of(item), number_of(item))
    if step == nodes.STATION:
        return LEVEL * min(LASTING, m.turns)
    if step == nodes.PORT:
        return port_value(m, at_of(item), number_of(item))
    if step == nodes.TOKEN:
        return token_value(m, at_of(item))
    if step == nodes.BUILD:
        return building_value(m, at_of(item))
    if step == nodes.GOOD:
        return float(left_of(item)) * best_good(m)
    if step == nodes.SHIFT_FROM:
        return float(left_of(item)) * SHIFT * m.keen
    if step == nodes.SHIFT_TO:
        return m.assistant
    if step == nodes.COMPLETED:
        return AWARD
    if step == nodes.FLAG:
        return flag_value(m, at_of(item))
    return 0.0
