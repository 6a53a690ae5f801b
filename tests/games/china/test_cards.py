"""A few cards in one number: the tables against their definitions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teahouse.core.errors import BadState
from teahouse.games.china import tables as d
from teahouse.games.china.game import GAME
from teahouse.games.china.rules import cards

NUMBERS = st.lists(st.integers(0, 7), min_size=5, max_size=5)


def bit_set(colors: list[int]) -> int:
    return sum(1 << color for color in colors)


@given(NUMBERS)
def test_packing_keeps_the_numbers(numbers: list[int]) -> None:
    packed = cards.pack_counts(numbers)
    assert cards.unpack_counts(packed) == numbers
    assert [cards.count_of(packed, color) for color in range(5)] == numbers
    assert packed == sum(n * cards.ONE[color] for color, n in enumerate(numbers))


@given(NUMBERS)
def test_the_tables_say_what_the_cards_are(numbers: list[int]) -> None:
    packed = cards.pack_counts(numbers)
    held = [color for color in range(5) if numbers[color] > 0]
    pairs = [color for color in range(5) if numbers[color] > 1]
    assert cards.SIZE[packed] == sum(numbers)
    assert cards.COLORS_IN[packed] == bit_set(held)
    assert cards.PAIRS_IN[packed] == bit_set(pairs)
    assert cards.COLORS_OF[bit_set(held)] == held
    # 4.1: a card pays in its colour, a pair in every colour
    assert cards.PAYABLE[packed] == (d.ALL_COLORS if pairs else bit_set(held))


@given(st.sampled_from(["hands", "known"]), st.integers(0, 4), st.integers(4, 99))
def test_a_stored_hand_that_is_too_large_is_refused(field: str, color: int, number: int) -> None:
    """A number that would not fit is refused by its field: it must never be read as other cards."""
    stored = GAME.start(4, {}, 1).to_dict()
    hands = stored[field]
    assert isinstance(hands, list)
    hands[0][color] = number
    sentence = "impossible" if number <= cards.MOST else f"in {field} of the state .* from 0 to 7"
    with pytest.raises(BadState, match=sentence):
        GAME.from_dict(stored)
