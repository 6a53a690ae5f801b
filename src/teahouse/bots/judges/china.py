"""The judge of China: majorities, alliances and chains under way, and a hand that fits them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.judge import Judge
from teahouse.bots.judges import china_urges
from teahouse.bots.judges.china_lead import rank_points
from teahouse.bots.judges.china_outlook import Outlook, outlook
from teahouse.bots.judges.china_ties import Emissaries, chains, tiles
from teahouse.core.game import State
from teahouse.games.china import cards
from teahouse.games.china import data as d
from teahouse.games.china.state import ChinaState

HOLDING: Final = 0.85  # influence that a player has now and will have when it counts
TAKING: Final = 0.15  # influence of the other one, or of nobody
CARD: Final = 0.9  # a card that is still to be drawn
PLAN: Final = 0.75  # of what the hand could do next
SECOND_PLAN: Final = 0.25
AGAIN: Final = 0.7  # of a palace, for a second one in the same turn
SPECIAL: Final = 0.8  # an unused special card of the Duel


class ChinaJudge(Judge):
    """Exact about what is certain, careful about what is under way."""

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, ChinaState)
        look = outlook(state, seat)
        envoys = Emissaries(state, seat, look)
        gains: list[float] = [0.0] * int(d.PROVINCES)  # of one more palace in each province
        total: float = float(state.points[seat])
        total += _palaces(state, seat, look, gains)
        total += envoys.points
        total += chains(state, seat, look)
        if state.board.harbours != 0:
            total += _harbours(state, seat, look)
        if len(state.tiles) > 0:
            total += tiles(state, seat, look)
        if look.mine > 0.0:
            total += _hand(state, seat, gains, envoys.gains)
            if state.special != 0:
                cards: i64 = (state.special >> (seat * d.SPECIALS)) & (d.BIT[d.SPECIALS] - 1)
                total += SPECIAL * look.openness * float(d.count(cards))
        return total

    def urges(self, state: State, seat: i64, actions: list[i64]) -> list[float]:
        assert isinstance(state, ChinaState)
        return china_urges.urges(state, seat, actions)


def _palaces(s: ChinaState, seat: i64, look: Outlook, gains: list[float]) -> float:
    """Provinces without a score token; ``gains`` gets what another palace would bring there."""
    total: float = 0.0
    emperor: bool = s.duel()
    for p in range(d.PROVINCES):
        if (s.scored >> p) & 1:
            continue
        shift: i64 = 4 * p
        own: i64 = (s.halls[seat] >> shift) & 15
        best: i64 = 0
        above: i64 = 0
        after: i64 = 0  # the next higher number than own + 1
        palaces: i64 = own
        for k in range(s.owners):
            if k != seat:
                n: i64 = (s.halls[k] >> shift) & 15
                palaces += n
                if n > best:
                    best = n
                if n > own and (above == 0 or n < above):
                    above = n
                if n > own + 1 and (after == 0 or n < after):
                    after = n
        region: i64 = s.board.region[p]
        free: i64 = d.count(region & ~s.built)
        to_come: float = float(free) * look.filling
        now: float = rank_points(own, best, above, palaces, to_come, s.owners - 1)
        less: float = to_come - 1.0 if to_come > 1.0 else 0.0
        more: float = rank_points(own + 1, best, after, palaces + 1, less, s.owners - 1)
        forts: i64 = s.forts & region
        if forts != 0:
            if s.houses[seat] & forts != 0:
                now *= 2.0
                more *= 2.0
            elif forts & ~s.built != 0:
                more *= 2.0
        total += now
        gains[p] = more - now
        if emperor:
            total += _emperors(s, seat, p, own, palaces, to_come, look)
    return total


def _emperors(
    s: ChinaState, seat: i64, p: i64, own: i64, palaces: i64, to_come: float, look: Outlook
) -> float:
    """The Emperor's palaces pay whoever holds the influence card when the province is scored."""
    his: i64 = (s.halls[s.seats] >> (4 * p)) & 15
    if his == 0:
        return 0.0
    other: i64 = palaces - own - his
    best: i64 = max(own, other)
    worse: i64 = min(own, other)
    above: i64 = 0
    if worse > his:
        above = worse
    elif best > his:
        above = best
    points: float = rank_points(his, best, above, palaces, to_come, s.owners - 1)
    if s.houses[s.seats] & s.forts & s.board.region[p] != 0:
        points *= 2.0
    holder: i64 = s.influence[d.PROVINCE_COLOR[p]]
    if holder == seat:
        return points * (1.0 - (1.0 - HOLDING) * look.openness)
    return points * TAKING * look.openness if s.influence_on else 0.0


def _harbours(s: ChinaState, seat: i64, look: Outlook) -> float:
    """The occupied harbours, scored at the end like one more province."""
    harbours: i64 = s.board.harbours
    own: i64 = d.count(s.houses[seat] & harbours)
    best: i64 = 0
    above: i64 = 0
    palaces: i64 = own
    for k in range(s.seats):
        if k != seat:
            n: i64 = d.count(s.houses[k] & harbours)
            palaces += n
            best = max(best, n)
            if n > own and (above == 0 or n < above):
                above = n
    to_come: float = float(d.count(harbours & ~s.built)) * look.filling
    return rank_points(own, best, above, palaces, to_come, s.seats - 1)


def _hand(s: ChinaState, seat: i64, palace: list[float], emissary: list[float]) -> float:
    """The best turn that the hand can pay for, a little of the second best, cards to come.

    A turn is one or two pieces in a province, one if nobody is there yet.
    """
    hand: i64 = s.held[seat]
    held: i64 = 0
    pairs: i64 = 0
    for color in range(d.COLORS):
        n: i64 = cards.number(hand, color)
        held += n
        if n > 1:
            pairs |= d.BIT[color]
    best: float = 0.0
    second: float = 0.0
    has_palace: bool = s.supply[seat * 3] > 0
    has_emissary: bool = s.supply[seat * 3 + 1] > 0
    for p in range(d.PROVINCES):
        color = d.PROVINCE_COLOR[p]
        pieces: i64 = cards.number(hand, color)
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
