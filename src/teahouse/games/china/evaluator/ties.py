"""What counts across the provinces of China: alliances under way, and bonus tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.china import tables as d
from teahouse.games.china.evaluator.lead import chance_to_lead
from teahouse.games.china.evaluator.outlook import Outlook
from teahouse.games.china.state import ChinaState

FOOTHOLD: Final = 0.25  # the chance to lead where one has no emissary yet, nor anybody else
GROWTH: Final = 2.0  # emissaries that still come to an alliance


class Emissaries:
    """Alliances under way: the points to expect, and what one more emissary would bring."""

    __slots__ = ("gains", "points")

    def __init__(self, s: ChinaState, seat: i64, outlook: Outlook) -> None:
        gains: list[float] = [0.0] * int(d.PROVINCES)
        now: list[float] = [0.0] * int(d.PROVINCES)
        more: list[float] = [0.0] * int(d.PROVINCES)
        there: list[float] = [0.0] * int(d.PROVINCES)
        _compute_chances(s, seat, outlook, now, more, there)
        growth: float = GROWTH * outlook.openness
        points: float = 0.0
        ally = s.board.ally
        ally_with = s.board.ally_with
        for number in range(len(ally)):
            a: i64 = ally[number]
            b: i64 = ally_with[number]
            here: float = now[a]
            beyond: float = now[b]
            if here == 0.0 and beyond == 0.0:
                continue
            value: float = there[a] + there[b] + growth
            before: float = here * beyond * value
            points += before
            gains[a] += more[a] * beyond * (value + 1.0) - before
            gains[b] += here * more[b] * (value + 1.0) - before
        self.points: float = points
        self.gains: list[float] = gains


def _compute_chances(
    s: ChinaState,
    seat: i64,
    outlook: Outlook,
    now: list[float],
    more: list[float],
    there: list[float],
) -> None:
    """The chance to lead the emissaries of each province, as it is and with one more."""
    openness: float = outlook.openness
    rivals: i64 = s.owners - 1
    counts = s.emissary_counts
    for p in range(d.PROVINCES):
        shift: i64 = 4 * p
        own: i64 = (counts[seat] >> shift) & 15
        best: i64 = 0
        present: i64 = own
        for k in range(s.owners):
            if k != seat:
                n: i64 = (counts[k] >> shift) & 15
                present += n
                if n > best:
                    best = n
        room: float = float(((s.tallest >> shift) & 15) - present)
        if (s.scored >> p) & 1 == 0:
            room += outlook.filling
        to_come: float = room * openness
        there[p] = float(present)
        if own > 0:
            now[p] = chance_to_lead(own - best, to_come, rivals)
        elif best < 2 and to_come > 0.5:
            now[p] = FOOTHOLD * openness / float(best + 1)
        more[p] = chance_to_lead(own + 1 - best, max(0.0, to_come - openness), rivals)


def rival_losses(s: ChinaState, seat: i64) -> list[float]:
    """What one more emissary in each province takes from the alliances that rivals lead now.

    Less than 0 where it only makes them larger.
    """
    losses: list[float] = [0.0] * int(d.PROVINCES)
    who: list[i64] = [0] * int(d.PROVINCES)  # the rivals who lead in a province
    tops: i64 = 0  # provinces that the emissary would win from them
    there: i64 = 0
    for p in range(d.PROVINCES):
        shift: i64 = 4 * p
        most: i64 = 1
        for k in range(s.owners):
            if k != seat:
                n: i64 = (s.emissary_counts[k] >> shift) & 15
                there += n << shift
                if n > most:
                    most = n
                    who[p] = 0
                if n == most:
                    who[p] |= d.BIT[k]
        own: i64 = (s.emissary_counts[seat] >> shift) & 15
        there += own << shift
        if own > most:
            who[p] = 0
        elif own == most:
            tops |= d.BIT[p]
    ally = s.board.ally
    ally_with = s.board.ally_with
    for number in range(len(ally)):
        a: i64 = ally[number]
        b: i64 = ally_with[number]
        both: i64 = who[a] & who[b]
        if both != 0:
            rivals: float = float(count_bits(both))
            value: float = float(((there >> (4 * a)) & 15) + ((there >> (4 * b)) & 15))
            losses[a] += rivals * (value if (tops >> a) & 1 else -1.0)
            losses[b] += rivals * (value if (tops >> b) & 1 else -1.0)
    return losses


def tiles_value(s: ChinaState, seat: i64, outlook: Outlook) -> float:
    """Majorities of collected tiles, with those on the board still to come."""
    total: float = 0.0
    for tile in range(d.TILES):
        own: i64 = s.won[seat * d.TILES + tile]
        if own == 0:
            continue
        best: i64 = 0
        for k in range(s.owners):
            if k != seat:
                best = max(best, s.won[k * d.TILES + tile])
        to_come: float = float(count_bits(s.tiles[tile])) * outlook.filling
        total += float(d.TILE_POINTS) * chance_to_lead(own - best, to_come, s.owners - 1)
    return total
