"""What Junk's choices cost and bring, told before they are made."""

from __future__ import annotations

from dschunke_positions import GAME, Position
from foreseen import foreseen


def test_merchants_and_trainees():
    table = Position(3).turn(0).table()
    told = foreseen(GAME, table.state, 0)
    assert told["use_merchant loader"] == {"strips": -2, "crates": 4}
    assert told["use_merchant supplier"] == {"goods": 3}
    assert told["use_merchant banker"] == {"yuan": 3}
    assert told["use_trainee lower white"] == {"strips": -1, "crates": 3}


def test_a_bid_loses_its_cards_and_nobody_knows_what_it_brings():
    table = Position(3).market("M04").hands([0, 2, 0, 0], [0, 2, 0, 1], [0, 2, 0, 0]).bid().table()
    expected = {
        "bid vegetables 1": {"goods": -1},
        "bid vegetables 2": {"goods": -2},
        "bid_pass": {},
    }
    assert foreseen(GAME, table.state, 0) == expected
    table.play(1, "bid fish 1").play(2, "bid_pass")  # the last to bid is told no more
    assert foreseen(GAME, table.state, 0) == expected


def test_the_cards_of_a_secret_bid_count_as_spent():
    table = Position(3).market("M04").hands([0, 2, 0, 0], [0, 2, 0, 1], [0, 2, 0, 0]).bid().table()
    before = table.state.holdings(0)
    table.play(0, "bid vegetables 2")
    goods = GAME.holdings.index("goods")
    assert table.state.holdings(0)[goods] == before[goods] - 2
