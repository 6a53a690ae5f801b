"""The rulings on extra cards, exchange and special cards, by their numbers."""

from __future__ import annotations

import pytest
from dschunke_positions import FEW, GAME, NONE, Position, event, exchanging, s_winner, stacked

from teahouse.core.errors import IllegalAction


# --- extra cards ----------------------------------------------------------------------------------
def test_r_19_one_extra_card_before_or_after():
    position = Position().special(0, "cash_grey", "cash_white").turn(0)
    table = position.table().play(0, "play_extra cash_grey")
    assert table.why(0, "play_extra cash_white") == ("extra-done", "R-19")
    assert table.why(0, "use_merchant banker") is None
    table = position.table().play(0, "use_merchant loader")
    assert table.legal(0) == ["play_extra cash_white", "play_extra cash_grey", "end_turn"]
    table.play(0, "play_extra cash_white")
    assert table.actors == [1]
    assert table.data["special"][0] == ["cash_grey"]


def test_r_19_not_in_the_middle():
    position = Position(load_count="up_to").special(0, "cash_grey").turn(0)
    table = position.table().play(0, "use_merchant loader")
    assert table.why(0, "play_extra cash_grey") == ("finish-first", "R-19")
    table = position.piles(3, 3, 3, 1, holder=3).table().play(0, "use_merchant supplier")
    assert table.why(0, "play_extra cash_grey") == ("finish-first", "R-19")
    assert table.why(0, "use_merchant banker") == ("finish-first", "R-19")
    table.play(0, "choose_good rice", "play_extra cash_grey")
    assert table.actors == [1]


def test_r_19_the_extra_card_is_finished_first_too():
    position = Position().special(0, "goods_white").piles(1, 5, 5, 5, holder=3).turn(0)
    table = position.table().play(0, "play_extra goods_white")
    assert table.why(0, "use_merchant banker") == ("finish-first", "R-19")
    table.play(0, "choose_good fish")
    assert table.hand(0) == [1, 0, 0, 2]
    table.play(0, "use_merchant banker")
    assert table.actors == [1]


def test_r_20_extra_cards_ignore_markers():
    position = Position().special(0, "cash_purple").used("loader").turn(0)
    table = position.table().play(0, "play_extra cash_purple")
    assert table.data["used"] == 1
    assert table.yuan[0] == 3
    assert table.data["played"] == [["cash_purple", 1]]
    assert table.everything["played"] == ["cash_purple"]


def test_r_21_a_card_of_the_event_can_be_played_at_once():
    position = stacked(["cash_grey", "bonus8_grey"], ["supply"], ["tiebreak"], [])
    table = event(position, "square", "circle", "triangle")
    table.play(0, "take_special cash_grey").play(3, "take_special bonus8_brown")
    assert (table.node, table.actors) == ("turn", [0])
    assert table.why(0, "play_extra cash_grey") is None


def test_r_21_a_card_won_in_the_bidding_from_the_next_round():
    position = Position().market("M01").stacks(["cash_grey", "bonus8_grey"], [], [], [], rest=3)
    table = position.hands([1, 0, 0, 0], FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 1", seat_1=None, seat_2=None, seat_3=None)
    table.play(0, "choose_stack square", "take_special cash_grey")
    assert table.why(0, "play_extra cash_grey") == ("not-asked", "")
    assert table.why(1, "play_extra cash_grey") == ("not-actions", "phase 2")
    table.play_all("bid_pass")
    while table.actors != [0]:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    assert table.data["round"] == 2
    assert table.why(0, "play_extra cash_grey") is None


def test_r_22_extra_cards_that_would_do_nothing():
    table = Position().special(0, "load_one").strips_left(0, 0).turn(0).table()
    assert table.why(0, "play_extra_load white") == ("no-strips", "R-22")
    position = Position().special(0, "move_own").holds(purple="g", white="y", grey="gr")
    table = position.turn(0).table()
    assert not [a for a in table.legal(0) if a.startswith("play_extra")]
    assert table.why(0, "play_extra_move purple white") == ("no-strip-on-top", "R-23")


def test_r_23_which_strips_may_be_moved():
    position = Position().special(0, "move_own")
    position.holds(purple="bgr", brown="yyy/bgr", white="bbb/g", grey="", orange="ygr")
    moves = [a.split()[1] for a in position.turn(0).table().legal(0) if "move" in a]
    assert moves == ["purple"] * 4 + ["brown"] * 4


def test_r_24_no_move_within_a_junk():
    with pytest.raises(IllegalAction):
        GAME.catalog.parse("play_extra_move white white")
    assert GAME.catalog.size("play_extra_move") == 20


def test_r_25_an_emptied_level_disappears():
    position = Position().special(0, "move_own").holds(white="gry/b", purple="b", grey="gr")
    table = position.turn(0).table().play(0, "play_extra_move white grey")
    assert table.hold("white") == "gry"
    assert table.crates("white") == [0, 3, 3, 3]
    assert table.hold("grey") == "grb"
    table = position.turn(0).table().play(0, "play_extra_move purple white")
    assert table.hold("purple") == ""
    assert table.crates("purple") == [0, 0, 0, 0]
    assert table.hold("white") == "gry/bb"


def test_r_26_moved_strips_are_not_supply():
    table = Position().special(0, "move_own").turn(0).table()
    before = table.data["strips"]
    table.play(0, "play_extra_move purple white")
    assert table.data["strips"] == before


# --- exchange -------------------------------------------------------------------------------------


def test_r_27_one_or_two_cards_optional():
    table = exchanging("exchange").play(0, "exchange_done")
    assert table.hand(0) == [3, 0, 0, 1]
    table = exchanging("exchange").play(0, "exchange rice spice", "exchange fish vegetables")
    assert table.hand(0) == [2, 1, 1, 0]
    assert (table.node, table.actors) == ("turn", [0])
    assert table.why(0, "exchange rice fish") == ("not-exchange", "phase 1, R-27")


def test_r_27_nothing_of_an_exchange_is_left_for_phase_2():
    """Swaps that were not used are gone: they are no goods cards that are due."""
    for decisions in (["exchange_done"], ["exchange rice fish", "exchange_done"]):
        table = exchanging("exchange", "exchange#2").play(0, *decisions)
        hand = table.hand(0)
        table.play(0, "use_merchant loader")
        assert table.hand(0) == hand
        assert (table.node, table.actors) == ("turn", [1])


def test_r_28_exchange_before_the_event():
    table = exchanging("exchange", round_=5)
    assert (table.data["round"], table.node) == (6, "exchange")
    assert table.play(0, "exchange_done").node == "event_stack"
    table = exchanging("exchange", round_=5, exchange_timing="after_event")
    assert table.node == "event_stack"


@pytest.mark.parametrize(
    ("timing", "node"), [("before_event", "turn"), ("after_event", "exchange")]
)
def test_r_28_a_card_got_in_the_event(timing, node):
    stacks = ["exchange", "cash_grey"], ["supply"], ["tiebreak"], []
    table = event(stacked(*stacks, exchange_timing=timing), "square", "circle", "triangle")
    table.play(0, "take_special exchange").play(3, "take_special bonus8_brown")
    assert (table.node, table.actors) == (node, [0])


def test_r_28_money_is_shown_after_the_exchange():
    table = exchanging("exchange", round_=4)
    assert (table.data["round"], table.node) == (5, "exchange")
    assert table.view(1)["seats"][0]["money_shown"] is None
    table.play(0, "exchange_done")
    assert table.view(1)["seats"][0]["money_shown"] == 0
    table = exchanging("exchange", round_=4, exchange_timing="after_event")
    assert (table.node, table.view(1)["seats"][0]["money_shown"]) == ("exchange", 0)


def test_r_29_skipped_with_an_empty_hand_or_without_piles():
    assert exchanging("exchange", hand=NONE).node == "turn"
    position = Position().round(1, start=3).open(0, "exchange").piles(*NONE, holder=0)
    assert position.next_round().node == "turn"


def test_r_29_a_card_given_back_is_there_at_once():
    position = Position().round(1, start=3).open(0, "exchange").open(1, "exchange#2")
    table = position.piles(0, 2, 2, 2, holder=3, seat_0=FEW, seat_1=FEW, seat_2=FEW).next_round()
    assert table.why(0, "exchange fish rice") == ("pile-empty", "R-29")
    table.play(0, "exchange rice fish", "exchange_done")
    table.play(1, "exchange spice rice")
    assert table.hand(1) == [2, 1, 0, 1]
    assert table.piles[0] == 0


def test_r_30_exchanges_in_order():
    position = Position().round(1, start=1).open(1, "exchange").open(3, "exchange#2")
    table = position.hands(FEW, FEW, FEW, FEW).next_round()
    assert table.everything["start_player"] == 2
    assert table.actors == [3]
    table.play(3, "exchange_done")
    assert table.actors == [1]


def test_r_62_two_exchange_cards_of_one_player():
    table = exchanging("exchange", "exchange#2")
    table.play(0, "exchange rice spice", "exchange rice spice", "exchange rice vegetables")
    assert table.node == "exchange"
    table.play(0, "exchange spice fish")
    assert table.hand(0) == [0, 1, 1, 2]
    assert (table.node, table.actors) == ("turn", [0])
    table = exchanging("exchange", "exchange#2").play(0, "exchange_done")
    assert (table.node, table.actors) == ("turn", [0])


# --- special cards --------------------------------------------------------------------------------
def test_r_31_a_stack_for_one_player_only():
    table = Position().round(5).next_round()
    first, second = table.actors[0], table.actors[0] + 1
    table.play(first, "choose_stack circle")
    assert table.why(second, "choose_stack circle") == ("stack-chosen", "R-31")
    assert table.legal(second) == [
        "choose_stack square",
        "choose_stack triangle",
        "choose_stack star",
    ]


def test_r_31_fewer_stacks_than_players():
    position = stacked(["cash_grey", "load_one"], [], [], [])
    table = event(position, "square")
    assert table.node == "event_take"
    assert table.actors == [0, 1]  # seat 1 has the last stack, seats 2 and 3 wait
    table.play(1, "take_special supply")
    assert table.keys == ["committed"]
    assert table.why(2, "choose_stack square") == ("not-asked", "")
    table.play(0, "take_special cash_grey")
    assert table.keys == ["committed", "special_taken", "special_taken"]
    assert (table.node, table.actors) == ("draw_stack", [2])
    assert table.legal(2) == ["choose_stack square", "choose_stack star"]
    assert table.why(2, "take_cash") == ("cash-only-for-market", "R-52")
    table.play(2, "choose_stack square")  # one card is left in it
    assert table.data["special"][2] == ["load_one"]
    assert (table.node, table.actors) == ("draw_take", [3])  # the last stack goes by itself
    table.play(3, "take_special tiebreak")
    assert table.data["open"][3] == ["tiebreak"]
    assert (table.node, table.actors) == ("turn", [0])
    assert [take[:2] for take in table.data["takes"]] == [[0, 0], [3, 1], [0, 2], [3, 3]]


def test_r_31_only_one_stack():
    table = event(stacked([], [], [], []))
    assert (table.node, table.actors) == ("event_take", [0])
    table.play(0, "take_special tiebreak")
    for seat in (1, 2, 3):
        assert (table.node, table.actors) == ("draw_take", [seat])
        table.play(seat, "take_special supply")
    assert (table.node, table.actors) == ("turn", [0])


def test_r_32_a_card_must_be_taken():
    position = Position().market("M01").stacks(["cash_grey", "load_one"], [], [], [], rest=3)
    table = position.hands([1, 0, 0, 0], FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 1", seat_1=None, seat_2=None, seat_3=None)
    assert table.why(0, "take_cash") == ("cash-only-last-round", "R-52")
    assert table.legal(0) == ["choose_stack square", "choose_stack star"]
    table.play(0, "choose_stack square")
    assert table.legal(0) == ["take_special cash_grey", "take_special load_one"]
    assert table.why(0, "take_special supply") == ("not-in-stack", "phase 1")


def test_r_33_an_empty_stack_cannot_be_chosen():
    position = Position().market("M01").stacks(["cash_grey", "load_one"], [], [], [], rest=3)
    table = position.hands([1, 0, 0, 0], FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 1", seat_1=None, seat_2=None, seat_3=None)
    assert table.why(0, "choose_stack circle") == ("stack-empty", "R-33")


def test_r_34_a_stack_keeps_its_cards():
    table = s_winner()
    before = table.data["stacks"]
    table.play(0, "choose_stack circle")
    assert table.data["stacks"] == before
    face = table.legal(0)[0].split()[1]
    table.play(0, f"take_special {face}")
    assert len(table.data["stacks"][1]) == len(before[1]) - 1
    assert [table.data["stacks"][k] for k in (0, 2, 3)] == [before[k] for k in (0, 2, 3)]
