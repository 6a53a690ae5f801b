"""Steps that leave no choice, and what is refused."""

from __future__ import annotations

import pytest
from dschunke_positions import FEW, GAME, NONE, Position, event, exchanging, stacked

from teahouse.core.errors import BadState


# --- forced by secrets only -----------------------------------------------------------------------
def test_r_61_a_hand_without_unsold_goods_is_asked():
    table = Position().hands([0, 0, 0, 4], FEW, FEW, FEW).bid("fish").table()
    assert 0 in table.actors
    assert table.legal(0) == ["bid_pass"]


def test_r_61_an_unplayable_hand_is_asked():
    position = Position().special(0, "move_own").holds(purple="g", white="y", grey="gr")
    table = position.turn(0).table().play(0, "use_merchant banker")
    assert (table.actors, table.legal(0)) == ([0], ["end_turn"])


def test_r_61_a_stack_of_equal_cards_is_asked():
    position = stacked(["supply", "supply#2"], ["tiebreak", "cash_grey"], ["exchange"], [])
    table = event(position, "square", "circle", "triangle")
    assert table.actors == [0, 1, 3]  # triangle has one card
    assert table.legal(0) == ["take_special supply"]


def test_r_61_an_exchange_without_a_swap_is_asked():
    position = Position().round(1, start=3).open(0, "exchange")
    position.piles(4, 0, 0, 0, holder=3, seat_0=[2, 0, 0, 0])
    table = position.next_round()
    assert (table.node, table.actors) == ("exchange", [0])
    assert table.legal(0) == ["exchange_done"]


def test_r_63_event_cards_are_chosen_at_the_same_time():
    position = stacked(
        ["cash_grey", "supply"], ["tiebreak", "load_one"], ["exchange", "move_own"], []
    )
    table = event(position, "square", "circle", "triangle")
    assert table.actors == [0, 1, 2, 3]
    table.play(2, "take_special exchange").play(0, "take_special supply")
    assert table.data["open"] == [[], [], [], []]
    assert table.view(1)["seats"][2]["open"] == []
    table.play(3, "take_special bonus8_grey").play(1, "take_special load_one")
    assert table.data["open"] == [["supply"], [], ["exchange"], []]
    assert [len(cards) for cards in table.data["special"]] == [0, 1, 0, 1]


def test_r_64_a_short_pile_on_grey_on_purpose():
    position = Position().round(2).holds(grey="bgb/b").piles(9, 1, 9, 9, holder=3)
    table = position.turn(0).table().play(0, "use_trainee lower grey", "choose_good vegetables")
    assert table.hand(0) == [0, 1, 0, 0]
    table.play(0, "choose_good fish")
    assert table.hand(0) == [0, 1, 0, 6]


# --- forced steps that everybody sees -------------------------------------------------------------
def test_a_single_pile_is_drawn_from_without_a_question():
    position = Position().piles(0, 3, 0, 0, holder=3).open(0, "supply")
    table = position.last_turn().used("loader", "supplier", "lower").table()
    table.play(3, "use_merchant banker")
    # seat 0 draws three cards by itself, and nothing is left for the others
    assert table.hand(0) == [0, 3, 0, 0]
    assert [params["count"] for params in table.params("goods_lost")] == [2, 2, 2]
    assert table.phase == "barter"


def test_resupply_stops_asking_when_one_pile_is_left():
    position = Position().piles(1, 3, 0, 0, holder=3).supply(2)
    table = position.table().play(2, "choose_good rice")
    assert table.hand(2) == [1, 1, 0, 0]
    assert table.phase == "barter"
    assert table.actors == [2, 3]  # the others have no cards
    assert table.piles == [0, 0, 0, 0]


def test_players_without_goods_cards_pass_by_themselves():
    table = Position().market("M02").hands([1, 1, 0, 0], NONE, [1, 1, 0, 0], NONE).bid().table()
    assert table.actors == [0, 2]
    table.bids(seat_0="rice 1", seat_2=None)
    assert table.params("no_bid") == [{"seat": 1}, {"seat": 2}, {"seat": 3}]
    assert table.yuan == [1, 0, 0, 0]


def test_no_cards_no_bidding():
    table = Position().hands(*[NONE] * 4).supply(3).table()
    table.play(3, "choose_good rice", "choose_good rice")
    assert table.actors == [3]
    table.play(3, "bid rice 2")
    assert table.data["round"] == 2


def test_the_last_stack_of_an_event_is_given_without_a_question():
    table = Position().round(5, start=3).next_round()
    table.play(0, "choose_stack star").play(1, "choose_stack square").play(2, "choose_stack circle")
    assert table.data["opened"] == [3, 0, 1, 2]
    assert {"seat": 3, "stack": "triangle"} in table.params("stack")


def test_a_stack_of_one_card_is_taken_without_a_question():
    position = Position().market("M01").stacks(["cash_grey"], [], [], [], rest=3)
    table = position.hands([2, 0, 0, 1], FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 2", seat_1=None, seat_2=None, seat_3=None)
    table.play(0, "choose_stack square")
    assert table.data["special"][0] == ["cash_grey"]
    assert table.node == "bid"


# --- refusals -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("bid rice 1", ("not-bidding", "phase 4")),
        ("bid_pass", ("not-bidding", "phase 4")),
        ("choose_good rice", ("no-goods-due", "phase 2, phase 3")),
        ("choose_stack star", ("no-stack-now", "phase 1, phase 4")),
        ("take_cash", ("no-stack-now", "phase 1, phase 4")),
        ("take_special supply", ("no-open-stack", "phase 1, phase 4")),
        ("exchange rice fish", ("not-exchange", "phase 1, R-27")),
        ("exchange_done", ("not-exchange", "phase 1, R-27")),
        ("load_more", ("no-second-strip", "phase 2")),
        ("load_stop", ("no-second-strip", "phase 2")),
        ("place_start white", ("not-setup", "3.4")),
        ("play_extra cash_grey", ("no-such-special", "phase 2")),
        ("play_extra_load grey", ("no-such-special", "phase 2")),
        ("play_extra_move grey white", ("no-such-special", "phase 2")),
        ("end_turn", ("main-action-due", "R-17")),
        ("use_merchant loader", ("merchant-used", "phase 2")),
        ("use_trainee lower white", ("trainee-used", "phase 2")),
        ("use_trainee upper grey", ("merchant-stands-there", "R-14")),
        ("use_merchant banker", None),
    ],
)
def test_reasons_in_a_turn(notation, reason):
    table = Position().used("loader", "lower").turn(2).table()
    assert table.why(2, notation) == reason
    assert table.why(1, notation) == ("not-asked", "")


def test_reasons_elsewhere():
    table = Position().special(0, "cash_grey").turn(0).table().play(0, "use_merchant loader")
    assert table.why(0, "use_merchant banker") == ("main-action-done", "phase 2")
    table = Position().piles(0, 3, 3, 3, holder=3).supply(0).table()
    assert table.why(0, "choose_good rice") == ("pile-empty", "phase 2, phase 3")
    assert table.why(0, "use_merchant banker") == ("not-actions", "phase 2")
    table = exchanging("exchange")
    assert table.why(0, "exchange spice rice") == ("no-such-card", "phase 1")
    table = Position().round(10).next_round()
    assert table.why(0, "bid_pass") == ("over", "")


def test_the_reason_names_what_is_in_the_way():
    table = Position().turn(0).table()
    reason = table.state.why_not(0, GAME.catalog.parse("use_trainee lower brown"))
    assert reason.params == {"junk": "brown", "merchant": "supplier"}
    table = Position().hands([2, 0, 0, 0], FEW, FEW, FEW).bid().table()
    reason = table.state.why_not(0, GAME.catalog.parse("bid rice 5"))
    assert reason.params == {"good": "rice", "count": 2}


def test_an_impossible_position_is_refused():
    changes = [
        {"piles": [0, 0, 0, 0]},
        {"strips": [20, 20, 20, 20]},
        {"merchants": ["purple", "purple", "grey"]},
        {"played": [["load_one", 1]]},
        {"bids": [9999, -1, -1, -1]},
    ]
    for change in changes:
        with pytest.raises(BadState):
            GAME.from_dict({**Position().data, **change})
