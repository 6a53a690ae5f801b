"""What China's choices cost and bring, told before they are made."""

from __future__ import annotations

from china_table import decide, table
from foreseen import foreseen

from teahouse.games.china.game import GAME


def test_a_palace_costs_a_card_of_its_colour_or_two_of_another() -> None:
    state = table(hands={1: "red green green"}, palaces={0: "wei3"}, turn=1, waiting=[1])
    decide(state, "palace wei4")
    told = foreseen(GAME, state, 1)
    assert told == {
        "pay single": {"cards": -1, "palaces": -1},
        "pay joker": {"cards": -2, "palaces": -1},
    }


def test_the_last_palace_of_a_province_brings_its_points() -> None:
    wei = [f"wei{k}" for k in range(1, 8)]
    state = table(
        hands={0: "red purple green"},
        palaces={0: " ".join(wei[:4]), 1: " ".join(wei[4:6])},
    )
    free = [name for name in foreseen(GAME, state, 0) if name.startswith("palace wei")]
    assert free == ["palace wei7"]
    assert foreseen(GAME, state, 0)["palace wei7"]["points"] == 7


def test_a_card_from_the_pile_is_a_card_whatever_its_colour() -> None:
    state = table(hands={0: "purple red red"})
    decide(state, "palace wei3")
    told = foreseen(GAME, state, 0)
    assert set(map(str, told.values())) == {"{'cards': 1}"}
    assert "draw_deck" in told
