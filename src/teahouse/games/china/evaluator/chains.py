"""Chains of palaces in China: those that stand, and those that a palace would make or lengthen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.china import tables as d
from teahouse.games.china.evaluator.outlook import Outlook
from teahouse.games.china.rules import roads
from teahouse.games.china.state import ChinaState

LINK: Final = 0.4  # of what the best missing link of a chain would bring
SEED: Final = 0.25  # a palace beside another one, in a chain that is too short
NEARLY: Final = 0.5  # of that link, for a palace after which one more makes a chain


def chains_value(s: ChinaState, seat: i64, outlook: Outlook) -> float:
    """Chains that stand, exactly; and the best space that would make or lengthen one."""
    mine: i64 = s.palaces[seat]
    near = s.board.near
    long: bool = False
    lone: float = 0.0
    pieces = connected_parts(near, mine)
    for part in pieces:
        size: i64 = count_bits(part)
        if size >= d.CHAIN:
            long = True
        elif size > 1:
            lone += float(size - 1)
    standing: float = 0.0
    if long:
        standing = float(roads.chain_points(near, mine, s.forts))
    if outlook.openness <= 0.0 or outlook.mine <= 0.0:
        return standing
    return standing + outlook.openness * (LINK * _best_link(s, pieces) + SEED * lone)


def connected_parts(near: list[i64], houses: i64) -> list[i64]:
    """The palaces, as bit sets of those that hang together."""
    found: list[i64] = []
    while houses != 0:
        part: i64 = _lowest_part(near, houses)
        houses &= ~part
        found.append(part)
    return found


def palace_value(near: list[i64], parts: list[i64], space: i64, openness: float) -> float:
    """What a palace on the space brings to the chains, about: points now, or hope of some."""
    joined: i64 = 1
    new: i64 = 1
    short: i64 = 0
    for part in parts:
        if near[space] & part != 0:
            size: i64 = count_bits(part)
            joined += size
            if size < d.CHAIN:
                new += size
                short += 1
    if joined >= d.CHAIN:
        return float(new) * (1.0 - LINK * openness)
    hope: float = SEED * float(short)
    if joined == d.CHAIN - 1:
        hope += NEARLY * LINK * float(d.CHAIN)
    return openness * hope


def _lowest_part(near: list[i64], mask: i64) -> i64:
    """The palaces that hang together with the lowest one."""
    part: i64 = mask & -mask
    edge: i64 = part
    while edge != 0:
        spread: i64 = 0
        while edge != 0:
            low: i64 = edge & -edge
            edge &= edge - 1
            spread |= near[_bit_number(low)]
        edge = spread & mask & ~part
        part |= edge
    return part


def _bit_number(bit: i64) -> i64:
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


def _best_link(s: ChinaState, parts: list[i64]) -> float:
    """The most palaces that one free space would bring into chains."""
    near = s.board.near
    around: i64 = 0
    for part in parts:
        around |= _neighbours(near, part)
    around &= ~s.built
    best: i64 = 0
    while around != 0:
        space: i64 = _bit_number(around & -around)
        around &= around - 1
        joined: i64 = 1
        new: i64 = 1
        for part in parts:
            if near[space] & part != 0:
                size: i64 = count_bits(part)
                joined += size
                if size < d.CHAIN:
                    new += size
        if joined >= d.CHAIN and new > best:
            best = new
    return float(best)


def _neighbours(near: list[i64], part: i64) -> i64:
    """The spaces that a road leads to."""
    found: i64 = 0
    while part != 0:
        found |= near[_bit_number(part & -part)]
        part &= part - 1
    return found
