"""What a hand of China can do: the turns that it pays for, now and next time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, nodes
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules.payment import COLOR_OF, POST
from teahouse.games.china.state import ChinaState

CARD: Final = 0.9  # a card that is still to be drawn
PLAN: Final = 0.75  # of what the hand could do next
SECOND_PLAN: Final = 0.25
AGAIN: Final = 0.7  # of a palace, for a second one in the same turn


class TurnPlan:
    """The hand of an owner, with what one more piece brings in each province."""

    __slots__ = (
        "emissary",
        "empty",
        "following",
        "hand",
        "has_next_turn",
        "one",
        "palace",
        "rest",
        "state",
        "two",
    )

    def __init__(
        self, s: ChinaState, owner: i64, palace: list[float], emissary: list[float]
    ) -> None:
        self.state: ChinaState = s
        self.palace: list[float] = palace
        self.emissary: list[float] = emissary
        self.hand: i64 = s.packed_hands[owner]
        self.one: list[float] = [0.0] * int(d.COLORS)  # the best piece for a card of the colour
        self.two: list[float] = [0.0] * int(d.COLORS)  # and the best two pieces for two of them
        self.has_next_turn: bool = s.exhausted < d.EXHAUSTIONS
        self.following: list[float] = [NOT_YET] * int(2 * d.PROVINCES)
        has_palace: bool = s.supply[owner * 3] > 0
        has_emissary: bool = s.supply[owner * 3 + 1] > 0
        for p in range(d.PROVINCES):
            if not (has_palace and (s.vacant >> p) & 1):
                palace[p] = 0.0
            if not (has_emissary and (s.room >> p) & 1):
                emissary[p] = 0.0
            better: float = max(palace[p], emissary[p])
            color: i64 = d.PROVINCE_COLOR[p]
            if better > self.one[color]:
                self.one[color] = better
            if (s.occupied >> p) & 1:
                better += max(AGAIN * palace[p], min(palace[p], emissary[p]))
            if better > self.two[color]:
                self.two[color] = better
        self.rest: float = self.expected_value(self.hand)
        self.empty: float = self.expected_value(0)

    def expected_value(self, hand: i64) -> float:
        """What these cards, and those drawn to them, will bring in the next turn."""
        if not self.has_next_turn:
            return 0.0
        best: float = 0.0
        second: float = 0.0
        pairs: i64 = cards.PAIRS_IN[hand]
        for color in range(d.COLORS):
            pieces: i64 = cards.count_of(hand, color)
            if pairs & ~d.BIT[color] != 0:
                pieces += 1
            if pieces > 0:
                value: float = self.two[color] if pieces > 1 else self.one[color]
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        missing: i64 = d.HAND - cards.SIZE[hand]
        return PLAN * best + SECOND_PLAN * second + CARD * float(missing)

    def value_after_drawing(self, action: i64) -> float:
        """After drawing a card; one of the pile is as likely of each colour."""
        if action != c.DRAW_DECK:
            return self.expected_value(self.hand + cards.ONE[action - c.DRAW_ROW])
        total: float = 0.0
        for color in range(d.COLORS):
            total += self.expected_value(self.hand + cards.ONE[color])
        return total / float(d.COLORS)

    def value_without(self, color: i64) -> float:
        """After a card of this colour is gone."""
        return self.expected_value(self.hand - cards.ONE[color])

    def value_after_paying(self, way: i64) -> float:
        """At the question how to pay for a piece."""
        s = self.state
        color: i64 = COLOR_OF[s.board.number][s.target]
        if color == POST:
            return self.empty
        emissary: bool = c.EMISSARY <= s.target < c.FORT
        p: i64 = _province_of_placement(s, s.target)
        hand: i64 = self.hand
        if way == c.SINGLE:
            hand -= cards.ONE[color]
        else:
            hand = _without_pair(hand, color)
        return self._value_of_rest(hand, p, emissary, s.back == nodes.ACT)

    def value_after_piece(self, p: i64, emissary: bool) -> float:
        """What follows a piece in the province: a second one, if it can be, and the rest."""
        k: i64 = p * 2 + (1 if emissary else 0)
        value: float = self.following[k]
        if value == NOT_YET:
            hand: i64 = _hand_after_paying(self.hand, d.PROVINCE_COLOR[p])
            value = self._value_of_rest(hand, p, emissary, self.state.node == nodes.ACT)
            self.following[k] = value
        return value

    def _value_of_rest(self, hand: i64, p: i64, emissary: bool, more: bool) -> float:
        value: float = self.expected_value(hand)
        color: i64 = d.PROVINCE_COLOR[p]
        if (
            more
            and (self.state.occupied_before >> p) & 1
            and cards.PAYABLE[hand] & d.BIT[color] != 0
        ):
            second: float
            if emissary:
                second = max(self.palace[p], AGAIN * self.emissary[p])
            else:
                second = max(AGAIN * self.palace[p], self.emissary[p])
            value = max(value, second + self.expected_value(_hand_after_paying(hand, color)))
        return value


NOT_YET: Final = -1e9


def _province_of_placement(s: ChinaState, action: i64) -> i64:
    """The province of a placement on no border post."""
    if action < c.EMISSARY:
        return s.board.province[action - c.PALACE]
    if action < c.FORT:
        return action - c.EMISSARY
    return s.board.province[action - c.FORT] if action < c.OPEN else action - c.OPEN


def _hand_after_paying(hand: i64, color: i64) -> i64:
    """The hand without the card that pays in this colour, or without a pair."""
    if cards.count_of(hand, color) > 0:
        return hand - cards.ONE[color]
    return _without_pair(hand, color)


def _without_pair(hand: i64, color: i64) -> i64:
    """The hand without a pair of another colour."""
    pairs: i64 = cards.PAIRS_IN[hand] & ~d.BIT[color]
    if pairs == 0:
        return hand
    return hand - 2 * cards.ONE[cards.COLORS_OF[pairs][0]]
