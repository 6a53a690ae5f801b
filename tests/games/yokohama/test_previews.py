"""What Yokohama's choices cost and bring, told before they are made."""

from __future__ import annotations

from foreseen import foreseen
from yokohama_table import GAME, Table, acting


def test_the_president_earns_at_the_bank_and_the_assistant_comes_back() -> None:
    t = acting("bank", 1)
    told = foreseen(GAME, t.state, 0)
    assert told["move 3"] == {"yen": 2, "assistant": 1}
    assert told["recall_president"] == {}


def test_a_trade_in_chinatown_shows_both_sides() -> None:
    t = Table().moment("move")
    t.location(3, "chinatown")
    t.assistants(0, 3, 4).owned(0, yen=10).play("move 3")
    told = foreseen(GAME, t.state, 0)
    assert told["trade buy_copper"] == {"copper": 1, "yen": -2}
    assert told["trade buy_import"] == {"import": 1, "yen": -4}


def test_a_starting_order_counts_when_it_is_chosen() -> None:
    state = GAME.start(3, {}, 5)
    told = foreseen(GAME, state, 1)
    assert [told[name] for name in told] == [{"orders": 1}, {"orders": 1}]
