"""What tempts a player of China at a glance: weights of actions, without a copy of the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.judges.china_lead import rank_points
from teahouse.games.china import cards, nodes
from teahouse.games.china import catalog as c
from teahouse.games.china import data as d
from teahouse.games.china.state import ChinaState

FILLING: Final = 0.6  # share of the free spaces that will get a palace, at a glance
ROAD: Final = 1.5  # a palace beside an own one
PRIZE: Final = 1.5  # a palace on a tile, a harbour or a fortification
LEAST: Final = 0.05
EXCHANGE: Final = 0.02
DONE: Final = 0.1
SKIP: Final = 0.3
SPECIAL: Final = 0.1
SINGLE: Final = 3.0
MATCHING: Final = 2.0  # a card of a colour in hand
FORT: Final = 0.5


def urges(s: ChinaState, seat: i64, actions: list[i64]) -> list[float]:
    """One weight > 0 for each action."""
    if s.node == nodes.DRAW:
        return [_draw(s, seat, action) for action in actions]
    owner: i64 = s.seats if s.node == nodes.EMPEROR else seat
    prizes: i64 = s.board.harbours | s.forts
    for mask in s.tiles:
        prizes |= mask
    houses: i64 = s.houses[owner]
    weights: list[float] = []
    last: i64 = -1  # the province of the palace before: actions come province by province
    base: float = 0.0
    for action in actions:
        weight: float
        if action < c.EMISSARY:
            space: i64 = action - c.PALACE
            p: i64 = s.board.province[space]
            if p < 0:  # a border post: as good as the better of its provinces, and a little more
                pair = d.PROVINCES_OF[s.board.provinces[space]]
                weight = 1.3 * max(_palace(s, owner, pair[0]), _palace(s, owner, pair[1]))
            else:
                if p != last:
                    base = _palace(s, owner, p)
                    last = p
                weight = base
            if s.board.near[space] & houses != 0:
                weight *= ROAD
            if (prizes >> space) & 1:
                weight *= PRIZE
        elif action < c.FORT:
            weight = _emissary(s, owner, action - c.EMISSARY)
        elif action < c.OPEN:
            weight = FORT if s.board.near[action - c.FORT] & houses != 0 else LEAST
        elif action < c.EXCHANGE:
            weight = _palace(s, owner, action - c.OPEN)
        else:
            weight = _other(action)
        weights.append(weight)
    return weights


def _palace(s: ChinaState, owner: i64, p: i64) -> float:
    """The square of what a palace would bring in the province: good ones stand out."""
    shift: i64 = 4 * p
    own: i64 = (s.halls[owner] >> shift) & 15
    best: i64 = 0
    above: i64 = 0
    after: i64 = 0
    palaces: i64 = own
    for k in range(s.owners):
        if k != owner:
            n: i64 = (s.halls[k] >> shift) & 15
            palaces += n
            if n > best:
                best = n
            if n > own and (above == 0 or n < above):
                above = n
            if n > own + 1 and (after == 0 or n < after):
                after = n
    to_come: float = float(d.count(s.board.region[p] & ~s.built) - 1) * FILLING
    now: float = rank_points(own, best, above, palaces, to_come + FILLING, s.owners - 1)
    gain: float = rank_points(own + 1, best, after, palaces + 1, to_come, s.owners - 1) - now
    return LEAST + gain * gain if gain > 0.0 else LEAST


def _emissary(s: ChinaState, owner: i64, p: i64) -> float:
    """Own emissaries next door make alliances; so does a lead in this province."""
    own: i64 = (s.envoys[owner] >> (4 * p)) & 15
    best: i64 = 0
    for k in range(s.owners):
        if k != owner:
            n: i64 = (s.envoys[k] >> (4 * p)) & 15
            if n > best:
                best = n
    if own + 1 < best:
        return LEAST
    allies: i64 = 0
    for number in range(len(s.board.ally)):
        a: i64 = s.board.ally[number]
        b: i64 = s.board.ally_with[number]
        if a == p or b == p:
            allies += (s.envoys[owner] >> (4 * (a + b - p))) & 15
    gain: float = 0.5 + float(allies) * (1.0 if own + 1 > best else 0.5)
    return LEAST + gain * gain


def _draw(s: ChinaState, seat: i64, action: i64) -> float:
    if action == c.DRAW_DECK:
        return 1.0
    return MATCHING if cards.number(s.held[seat], action - c.DRAW_ROW) > 0 else 1.0


def _other(action: i64) -> float:
    """Everything that is no piece."""
    if action < c.PAY:
        return EXCHANGE
    if action == c.PAY + c.SINGLE:
        return SINGLE
    if action == c.DONE:
        return DONE
    if action == c.SKIP:
        return SKIP
    return SPECIAL if action >= c.SPECIAL_FIRST else 1.0
