"""What Yunnan's choices cost and bring, told before they are made."""

from __future__ import annotations

from foreseen import foreseen
from yunnan_table import GAME, Table, do


def test_a_bid_binds_coins_before_its_trader_is_chosen() -> None:
    t = Table(3).order("red", "blue", "yellow")
    t.color("red", at={"puer": 1, "yunnan": 1}, stock=2, coins=12)
    state = t.auction("red")
    told = foreseen(GAME, state, 0)
    assert told["bid school 9"] == {"coins": -9}
    assert told["pass"] == {"traders": -2}
    do(state, "bid school 9")
    told = foreseen(GAME, state, 0)
    assert told["from_stock"] == {"traders": -1}
    assert told["from yunnan"] == {"income": -6}


def test_the_bank_gives_the_bids_back() -> None:
    t = Table(3, edition=2013).order("red", "blue", "yellow")
    t.color("red", bids=["school 5", "horse 7"], stock=1, coins=20)
    told = foreseen(GAME, t.auction("red"), 0)
    assert told["bank left"]["coins"] == 12
    assert told["bank left"]["traders"] == -1


def test_a_journey_costs_passes_also_where_it_ends_the_turn() -> None:
    t = Table(3).color("red", at={"puer": 1}, passes=3)
    told = foreseen(GAME, t.travel("red"), 0)
    assert told == {"move puer yunnan": {"income": 3, "passes": -1}, "done": {}}


def test_converting_is_a_trade_of_points_for_coins() -> None:
    t = Table(3, edition=2013).set(travel_order=["blue", "red", "yellow"])
    t.color("blue", income=21, coins=2).color("red", coins=0).color("yellow", coins=0)
    told = foreseen(GAME, t.convert("blue"), 2)
    assert told["convert 0"] == {"coins": 21}
    assert told["convert 8"] == {"coins": 13, "points": 8}
    assert told["convert 21"] == {"points": 21}


def test_with_duli_a_bid_tells_its_own_cost_and_nothing_of_her_cards() -> None:
    t = Table(2).color("red", stock=3, coins=12)
    told = foreseen(GAME, t.auction("red"), 0)
    assert told["bid customs 5"] == {"coins": -5, "traders": -1}
