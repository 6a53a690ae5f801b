"""Palaces of China: provinces and harbours under way, and what one more palace would bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.china import tables as d
from teahouse.games.china.evaluator.lead import rank_points
from teahouse.games.china.evaluator.outlook import Outlook
from teahouse.games.china.state import ChinaState

HOLDING: Final = 0.85  # influence that a player has now and will have when it counts
TAKING: Final = 0.15  # influence of the other one, or of nobody


def provinces_value(s: ChinaState, seat: i64, outlook: Outlook, gains: list[float]) -> float:
    """Provinces without a score token; ``gains`` gets what another palace would bring there."""
    total: float = 0.0
    in_duel: bool = s.has_emperor()
    palace_counts = s.palace_counts
    regions = s.board.region
    rivals: i64 = s.owners - 1
    for p in range(d.PROVINCES):
        if (s.scored >> p) & 1:
            continue
        shift: i64 = 4 * p
        own: i64 = (palace_counts[seat] >> shift) & 15
        best: i64 = 0
        above: i64 = 0
        after: i64 = 0  # the next higher number than own + 1
        palaces: i64 = own
        for k in range(s.owners):
            if k != seat:
                n: i64 = (palace_counts[k] >> shift) & 15
                palaces += n
                if n > best:
                    best = n
                if n > own and (above == 0 or n < above):
                    above = n
                if n > own + 1 and (after == 0 or n < after):
                    after = n
        region: i64 = regions[p]
        free: i64 = count_bits(region & ~s.built)
        to_come: float = float(free) * outlook.filling
        now: float = rank_points(own, best, above, palaces, to_come, rivals)
        less: float = to_come - 1.0 if to_come > 1.0 else 0.0
        more: float = rank_points(own + 1, best, after, palaces + 1, less, rivals)
        forts: i64 = s.forts & region
        if forts != 0:
            if s.palaces[seat] & forts != 0:
                now *= 2.0
                more *= 2.0
            elif forts & ~s.built != 0:
                more *= 2.0
        total += now
        gains[p] = more - now
        if in_duel:
            total += _emperor_value(s, seat, p, own, palaces, to_come, outlook)
    return total


def _emperor_value(
    s: ChinaState, seat: i64, p: i64, own: i64, palaces: i64, to_come: float, outlook: Outlook
) -> float:
    """The Emperor's palaces pay whoever holds the influence card when the province is scored."""
    emperor: i64 = (s.palace_counts[s.seats] >> (4 * p)) & 15
    if emperor == 0:
        return 0.0
    other: i64 = palaces - own - emperor
    best: i64 = max(own, other)
    worse: i64 = min(own, other)
    above: i64 = 0
    if worse > emperor:
        above = worse
    elif best > emperor:
        above = best
    points: float = rank_points(emperor, best, above, palaces, to_come, s.owners - 1)
    if s.palaces[s.seats] & s.forts & s.board.region[p] != 0:
        points *= 2.0
    holder: i64 = s.influence[d.PROVINCE_COLOR[p]]
    if holder == seat:
        return points * (1.0 - (1.0 - HOLDING) * outlook.openness)
    return points * TAKING * outlook.openness if s.influence_on else 0.0


def harbours_value(s: ChinaState, seat: i64, outlook: Outlook) -> float:
    """The occupied harbours, scored at the end like one more province."""
    harbours: i64 = s.board.harbours
    own: i64 = count_bits(s.palaces[seat] & harbours)
    best: i64 = 0
    above: i64 = 0
    palaces: i64 = own
    for k in range(s.seats):
        if k != seat:
            n: i64 = count_bits(s.palaces[k] & harbours)
            palaces += n
            best = max(best, n)
            if n > own and (above == 0 or n < above):
                above = n
    to_come: float = float(count_bits(harbours & ~s.built)) * outlook.filling
    return rank_points(own, best, above, palaces, to_come, s.seats - 1)


def rival_losses(s: ChinaState, owner: i64, outlook: Outlook) -> list[float]:
    """What another palace takes from the best rival in each province.

    Less than 0 where it only adds to what that rival gets there.
    """
    losses: list[float] = [0.0] * int(d.PROVINCES)
    palace_counts = s.palace_counts
    rivals: i64 = s.owners - 1
    for p in d.PROVINCES_OF[s.vacant]:
        shift: i64 = 4 * p
        own: i64 = (palace_counts[owner] >> shift) & 15
        first: i64 = 0
        second: i64 = 0
        palaces: i64 = own
        for k in range(s.owners):
            if k != owner:
                n: i64 = (palace_counts[k] >> shift) & 15
                palaces += n
                if n > first:
                    second = first
                    first = n
                elif n > second:
                    second = n
        if first == 0:
            continue
        to_come: float = float(count_bits(s.board.region[p] & ~s.built)) * outlook.filling
        above: i64 = own if own > first else 0
        now: float = rank_points(first, max(own, second), above, palaces, to_come, rivals)
        own += 1
        above = own if own > first else 0
        to_come = to_come - 1.0 if to_come > 1.0 else 0.0
        after: float = rank_points(first, max(own, second), above, palaces + 1, to_come, rivals)
        losses[p] = now - after
    return losses
