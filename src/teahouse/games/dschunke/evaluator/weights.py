"""Weights of the legal actions of Dschunke, question by question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.hold import visible
from teahouse.games.dschunke.state import DschunkeState

CARD: Final = 0.75  # yuan that a goods card is worth
SPECIAL: Final = 4.5  # yuan that a special card is worth
NOTHING_ELSE: Final = 2.0  # yuan that ending the turn with an extra card kept is worth
MIN_WEIGHT: Final = 0.02  # no action is impossible
EXTRA_KIND: Final[list[i64]] = [  # by face
    d.CASH if effect == "cash" else d.TAKE_GOODS for effect in d.FACE_EFFECT
]


def action_weight(s: DschunkeState, seat: i64, action: i64) -> float:
    """The weight of one legal action."""
    node: i64 = s.node
    if node == nodes.BID:
        return _bid_weight(s, seat, action)
    if node == nodes.TURN:
        yuan: float = _turn_yuan(s, seat, action)
        return MIN_WEIGHT + yuan * yuan * yuan
    if node == nodes.SUPPLY or node == nodes.GOODS:
        return _good_value(s, seat, action - c.CHOOSE_GOOD)
    if node == nodes.DRAW_TAKE or node == nodes.EVENT_TAKE:
        return _face_value(s, seat, action - c.TAKE_SPECIAL)
    if node == nodes.EXCHANGE:
        if action == c.EXCHANGE_DONE:
            return 1.0
        give: i64 = c.pair_first(action - c.EXCHANGE, d.GOODS)
        take: i64 = c.pair_second(action - c.EXCHANGE, d.GOODS)
        return MIN_WEIGHT + 0.3 * _good_value(s, seat, take) / _good_value(s, seat, give)
    if action == c.TAKE_CASH or action == c.LOAD_STOP:
        return 0.5
    return 1.0


def _turn_yuan(s: DschunkeState, seat: i64, action: i64) -> float:
    """Yuan that an action of the turn brings sooner or later."""
    if action == c.END_TURN:
        return NOTHING_ELSE
    if action < c.USE_TRAINEE:
        merchant: i64 = action - c.USE_MERCHANT
        kind: i64 = d.MERCHANT_ACTION[merchant]
        return _business_yuan(s, seat, kind, s.merchants[merchant], d.LOADER_STRIPS)
    if action < c.LOAD_MORE:
        choice: i64 = action - c.USE_TRAINEE
        space: i64 = choice // d.JUNKS * d.ROUNDS + s.round - 1
        return _business_yuan(
            s, seat, d.TRACK_ACTION[space], choice % d.JUNKS, d.TRACK_STRIPS[space]
        )
    late: float = 2.0 if s.round == d.ROUNDS else 0.0
    if action < c.PLAY_EXTRA_LOAD:
        face: i64 = d.PLAIN_EXTRAS[action - c.PLAY_EXTRA]
        brings: float = _business_yuan(s, seat, EXTRA_KIND[face], d.FACE_JUNKS[face][0], 0)
        return max(0.0, brings - 2.5) + late
    if action < c.PLAY_EXTRA_MOVE:
        return max(0.0, _business_yuan(s, seat, d.LOAD, action - c.PLAY_EXTRA_LOAD, 1) - 1.0) + late
    pair: i64 = action - c.PLAY_EXTRA_MOVE
    source = s.holds[c.pair_first(pair, d.JUNKS)]
    target = s.holds[c.pair_second(pair, d.JUNKS)]
    if visible(target, seat) == 0 and visible(source, seat) > d.LEVEL:
        return 2.5 + late
    return 0.3


def _business_yuan(s: DschunkeState, seat: i64, kind: i64, junk: i64, strips: i64) -> float:
    n: i64 = visible(s.holds[junk], seat)
    if kind == d.CASH:
        return float(max(n, d.CASH_MINIMUM))
    if kind == d.TAKE_GOODS:
        if s.round == d.ROUNDS:
            return 1.5
        return CARD * float(max(n, d.GOODS_MINIMUM))
    laid: i64 = min(strips, s.strips[seat])
    if laid == 0:
        return 0.1
    left: float = float(d.ROUNDS - s.round) / float(d.ROUNDS)
    shown: float = 4.0 if n == 0 else 0.5  # a junk more at the end
    if n > d.LEVEL * 2:
        return 1.0
    return shown + 1.8 * float(laid) * left


def _market_price(s: DschunkeState, good: i64) -> float:
    """What the market pays for a good this round."""
    value: i64 = d.MARKET[s.deck[s.round - 1] * d.GOODS + good]
    if value == d.S_CARD:
        return float(d.LAST_ROUND_CASH) if s.round == d.ROUNDS else SPECIAL
    return float(value)


def _bid_weight(s: DschunkeState, seat: i64, action: i64) -> float:
    """More cards win more often, but all of them are lost; in the last round they cost nothing."""
    if action == c.BID_PASS:
        return 0.6 if s.round < d.ROUNDS else MIN_WEIGHT
    n: float = float(c.bid_count(action))
    price: float = _market_price(s, c.bid_good(action))
    chance: float = n / (n + 1.2)
    cost: float = 0.55 * n if s.round < d.ROUNDS else 0.02 * n
    gain: float = price * chance - cost
    if gain <= 0.0:
        return MIN_WEIGHT
    return MIN_WEIGHT + gain * gain * gain


def _good_value(s: DschunkeState, seat: i64, good: i64) -> float:
    """The value of a card: high if the good is dear in this market, or rare in hand."""
    sold: bool = (s.sold >> good) & 1 == 1 and s.phase == nodes.BARTER
    price: float = 1.0 if sold else 1.0 + _market_price(s, good)
    return price / (1.0 + 0.5 * float(s.hands[seat * 4 + good]))


def _face_value(s: DschunkeState, seat: i64, face: i64) -> float:
    """A special card, by what is left of the game and what lies on the junks."""
    left: float = float(d.ROUNDS - s.round)
    kind: i64 = d.FACE_KIND[face]
    if kind == d.ALWAYS:
        return MIN_WEIGHT + left
    if kind == d.EXTRA:
        junks = d.FACE_JUNKS[face]
        if len(junks) == 0:
            return 2.5 if left > 0.0 else MIN_WEIGHT
        return 1.0 + 0.6 * float(visible(s.holds[junks[0]], seat)) if left > 0.0 else MIN_WEIGHT
    weight: float = float(d.FACE_YUAN[face]) / 2.0
    for junk in d.FACE_JUNKS[face]:
        weight *= min(1.0, 0.15 + 0.15 * float(visible(s.holds[junk], seat)))
    return MIN_WEIGHT + weight
