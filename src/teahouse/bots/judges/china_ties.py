"""What binds the provinces of China together: alliances, chains of palaces, bonus tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.judges.china_lead import chance
from teahouse.bots.judges.china_outlook import Outlook
from teahouse.games.china import data as d
from teahouse.games.china import roads
from teahouse.games.china.state import ChinaState

FOOTHOLD: Final = 0.25  # the chance to lead where one has no emissary yet, nor anybody else
GROWTH: Final = 2.0  # emissaries that still come to an alliance
LINK: Final = 0.4  # of what the best missing link of a chain would bring
SEED: Final = 0.25  # a palace beside another one, in a chain that is too short


class Emissaries:
    """Alliances under way: the points to expect, and what one more emissary would bring."""

    __slots__ = ("gains", "points")

    def __init__(self, s: ChinaState, seat: i64, look: Outlook) -> None:
        self.points: float = 0.0
        self.gains: list[float] = [0.0] * int(d.PROVINCES)
        now: list[float] = [0.0] * int(d.PROVINCES)
        more: list[float] = [0.0] * int(d.PROVINCES)
        there: list[float] = [0.0] * int(d.PROVINCES)
        for p in range(d.PROVINCES):
            _chances(s, seat, p, look, now, more, there)
        growth: float = GROWTH * look.openness
        for number in range(len(s.board.ally)):
            a: i64 = s.board.ally[number]
            b: i64 = s.board.ally_with[number]
            value: float = there[a] + there[b] + growth
            before: float = now[a] * now[b] * value
            self.points += before
            self.gains[a] += more[a] * now[b] * (value + 1.0) - before
            self.gains[b] += now[a] * more[b] * (value + 1.0) - before


def _chances(
    s: ChinaState,
    seat: i64,
    p: i64,
    look: Outlook,
    now: list[float],
    more: list[float],
    there: list[float],
) -> None:
    """The chance to lead the emissaries of a province, as it is and with one more."""
    shift: i64 = 4 * p
    own: i64 = (s.envoys[seat] >> shift) & 15
    best: i64 = 0
    present: i64 = own
    cap: i64 = 0
    for k in range(s.owners):
        palaces: i64 = (s.halls[k] >> shift) & 15
        if palaces > cap:
            cap = palaces
        if k != seat:
            n: i64 = (s.envoys[k] >> shift) & 15
            present += n
            if n > best:
                best = n
    room: float = float(cap - present)
    if (s.scored >> p) & 1 == 0:
        room += look.filling
    to_come: float = room * look.openness
    there[p] = float(present)
    if own > 0:
        now[p] = chance(own - best, to_come, s.owners - 1)
    elif best < 2 and to_come > 0.5:
        now[p] = FOOTHOLD * look.openness / float(best + 1)
    more[p] = chance(own + 1 - best, max(0.0, to_come - look.openness), s.owners - 1)


# --- chains ---------------------------------------------------------------------------------------
def chains(s: ChinaState, seat: i64, look: Outlook) -> float:
    """Chains that stand, exactly; and the best space that would make or lengthen one."""
    mine: i64 = s.houses[seat]
    near = s.board.near
    parts: list[i64] = []
    rest: i64 = mine
    long: bool = False
    lone: float = 0.0
    while rest != 0:
        part: i64 = _part(near, rest)
        rest &= ~part
        size: i64 = d.count(part)
        parts.append(part)
        if size >= d.CHAIN:
            long = True
        elif size > 1:
            lone += float(size - 1)
    standing: float = 0.0
    if long:
        standing = float(roads.chain_points(near, mine, s.forts))
    if look.openness <= 0.0 or look.mine <= 0.0:
        return standing
    return standing + look.openness * (LINK * _best_link(s, mine, parts) + SEED * lone)


def _part(near: list[i64], mask: i64) -> i64:
    """The palaces that hang together with the lowest one."""
    part: i64 = mask & -mask
    edge: i64 = part
    while edge != 0:
        spread: i64 = 0
        while edge != 0:
            low: i64 = edge & -edge
            edge &= edge - 1
            spread |= near[_place(low)]
        edge = spread & mask & ~part
        part |= edge
    return part


def _place(bit: i64) -> i64:
    """The number of a single bit."""
    n: i64 = 0
    if bit >= d.BIT[32]:
        bit >>= 32
        n = 32
    if bit >= 65536:
        bit >>= 16
        n += 16
    if bit >= 256:
        bit >>= 8
        n += 8
    if bit >= 16:
        bit >>= 4
        n += 4
    if bit >= 4:
        bit >>= 2
        n += 2
    return n + (bit >> 1)


def _best_link(s: ChinaState, mine: i64, parts: list[i64]) -> float:
    """The most palaces that one free space would bring into chains."""
    near = s.board.near
    around: i64 = 0
    for part in parts:
        around |= _around(near, part)
    around &= ~s.built
    best: i64 = 0
    while around != 0:
        space: i64 = _place(around & -around)
        around &= around - 1
        joined: i64 = 1
        new: i64 = 1
        for part in parts:
            if near[space] & part != 0:
                size: i64 = d.count(part)
                joined += size
                if size < d.CHAIN:
                    new += size
        if joined >= d.CHAIN and new > best:
            best = new
    return float(best)


def _around(near: list[i64], part: i64) -> i64:
    """The spaces that a road leads to."""
    found: i64 = 0
    while part != 0:
        found |= near[_place(part & -part)]
        part &= part - 1
    return found


# --- bonus tiles ----------------------------------------------------------------------------------
def tiles(s: ChinaState, seat: i64, look: Outlook) -> float:
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
        to_come: float = float(d.count(s.tiles[tile])) * look.filling
        total += float(d.TILE_POINTS) * chance(own - best, to_come, s.owners - 1)
    return total
