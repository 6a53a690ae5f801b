"""The rulings R-1 to R-64 of the specification that a position can show."""

from __future__ import annotations

import pytest
from dschunke_positions import GAME, GOODS, JUNKS, Position, Table

from teahouse.core.errors import BadState, IllegalAction
from teahouse.core.playout import playout
from teahouse.core.rng import Rng

FEW = [1, 1, 1, 1]
NONE = [0, 0, 0, 0]


# --- loading --------------------------------------------------------------------------------------
def test_r_1_both_strips_are_laid():
    table = Position().turn(0).table().play(0, "use_merchant loader")
    assert (table.data["strips"][0], table.actors) == (15, [1])
    table = Position().round(4).turn(0).table().play(0, "use_trainee lower white")
    assert (table.data["strips"][0], table.actors) == (15, [1])


def test_r_1_a_space_for_one_strip():
    table = Position().turn(0).table().play(0, "use_trainee lower white")
    assert (table.data["strips"][0], table.actors) == (16, [1])


@pytest.mark.parametrize("load_count", ["exact", "up_to"])
def test_r_2_one_strip_left(load_count):
    table = Position(load_count=load_count).strips_left(0, 1).turn(0).table()
    table.play(0, "use_merchant loader")
    assert table.hold("purple") == "bgb"
    assert table.data["strips"][0] == 0
    assert table.actors == [1]


@pytest.mark.parametrize("load_count", ["exact", "up_to"])
def test_r_2_no_strip_left(load_count):
    table = Position(load_count=load_count).strips_left(0, 0).turn(0).table()
    table.play(0, "use_merchant loader")
    assert table.hold("purple") == "bg"
    assert table.data["used"] == 1
    assert table.actors == [1]
    assert table.params("load") == [{"seat": 0, "junk": "purple", "count": 0, "crates": 3}]


def test_r_3_both_strips_on_the_same_junk():
    table = Position().used("supplier", "banker", "lower").turn(3).table()
    before = table.data["holds"]
    table.play(3, "use_merchant loader")
    after = table.data["holds"]
    assert {junk for junk in JUNKS if before[junk] != after[junk]} == {"purple"}
    assert after["purple"] == "bgy/y"


def test_r_4_the_second_strip_covers_the_first():
    table = Position().holds(purple="rg").turn(0).table().play(0, "use_merchant loader")
    assert table.hold("purple") == "rgb/b"
    assert table.crates("purple") == [3 + 2, 2, 2, 0]


@pytest.mark.parametrize(("before", "after"), [("g", "gbb"), ("gbr/g", "gbr/gbb")])
def test_r_5_no_level_is_started_early(before, after):
    table = Position().holds(purple=before).turn(0).table().play(0, "use_merchant loader")
    assert table.hold("purple") == after


def test_r_6_nobody_chooses_a_slot():
    loads = [e for e in GAME.catalog.entries if e.family in ("place_start", "play_extra_load")]
    assert [e.args for e in loads] == [(junk,) for junk in JUNKS] * 2
    assert Position().turn(0).table().legal(0).count("use_merchant loader") == 1


def test_r_7_no_height_limit():
    position = Position().strips_left(0, 2, "purple").strips_left(1, 0, "purple")
    table = position.strips_left(2, 0, "purple").strips_left(3, 0, "purple").turn(0).table()
    levels = table.hold("purple").count("/") + 1
    table.play(0, "use_merchant loader")
    assert levels > 20
    assert table.hold("purple").replace("/", "").endswith("bb")


# --- cash and goods -------------------------------------------------------------------------------
def test_r_8_crates_count_when_the_action_is_carried_out():
    position = Position().special(0, "load_one").turn(0)
    table = position.table().play(0, "play_extra_load grey", "use_merchant banker")
    assert table.yuan[0] == 5
    table = position.table().play(0, "use_merchant banker", "play_extra_load grey")
    assert table.yuan[0] == 3


@pytest.mark.parametrize("junk", ["brown", "orange"])
def test_r_9_minimum_with_a_trainee(junk):
    position = Position().round(3).holds(brown="", orange="").hands(*[NONE] * 4)
    table = position.turn(0).table().play(0, f"use_trainee lower {junk}")
    assert table.yuan[0] == 3
    table = position.turn(0).table().play(0, f"use_trainee upper {junk}")
    assert sum(table.hand(0)) == 3


def test_r_9_minimum_with_extra_cards():
    position = Position().holds(**dict.fromkeys(JUNKS, "")).hands(*[NONE] * 4)
    position.special(0, "cash_white", "goods_white").turn(0)
    assert position.table().play(0, "play_extra cash_white").yuan[0] == 3
    assert position.table().play(0, "play_extra goods_white").hand(0) == [3, 0, 0, 0]


def test_r_9_minimum_with_merchants():
    position = Position().holds(**dict.fromkeys(JUNKS, "")).hands(*[NONE] * 4).turn(0)
    assert position.table().play(0, "use_merchant supplier").hand(0) == [0, 0, 0, 3]
    assert position.table().play(0, "use_merchant banker").yuan[0] == 3


def test_r_9_more_than_the_minimum():
    position = Position().holds(brown="bgb/b", grey="bgb/b").hands(*[NONE] * 4).turn(0)
    assert position.table().play(0, "use_merchant supplier").hand(0) == [0, 0, 0, 7]
    assert position.table().play(0, "use_merchant banker").yuan[0] == 7


def test_r_10_grey_gives_one_good_by_its_own_crates():
    position = Position().round(2).holds(grey="bgb/b", white="bbb").hands(*[NONE] * 4)
    table = position.turn(0).table().play(0, "use_trainee lower grey")
    assert table.legal(0) == [f"choose_good {good}" for good in GOODS]
    table.play(0, "choose_good rice")
    assert table.hand(0) == [7, 0, 0, 0]
    assert table.actors == [1]


def test_r_11_one_pile_after_the_other():
    position = Position().holds(brown="bgb/b").piles(3, 2, 4, 1, holder=3)
    table = position.turn(0).table().play(0, "use_merchant supplier")
    assert table.hand(0) == [0, 0, 0, 1]
    assert table.legal(0) == ["choose_good rice", "choose_good vegetables", "choose_good spice"]
    table.play(0, "choose_good vegetables")
    assert table.legal(0) == ["choose_good rice", "choose_good spice"]
    table.play(0, "choose_good rice")
    assert table.hand(0) == [3, 2, 1, 1]  # a single pile is left, which goes by itself
    assert table.actors == [1]


def test_r_11_own_pile_empty():
    table = Position().piles(3, 2, 4, 0, holder=3).turn(0).table()
    table.play(0, "use_merchant supplier", "choose_good spice")
    assert table.hand(0) == [0, 0, 3, 0]


def test_r_12_all_piles_empty():
    position = Position().piles(*NONE, holder=3).special(0, "goods_white").turn(0)
    table = position.table().play(0, "use_merchant supplier")
    assert table.hand(0) == NONE
    assert table.params("goods_lost") == [{"seat": 0, "count": 3}]
    assert table.data["used"] == 2
    table.play(0, "play_extra goods_white")
    assert table.hand(0) == NONE
    assert table.actors == [1]


def test_r_12_the_rest_is_lost():
    table = Position().piles(0, 0, 0, 2, holder=3).turn(0).table().play(0, "use_merchant supplier")
    assert table.hand(0) == [0, 0, 0, 2]
    assert table.params("goods_lost") == [{"seat": 0, "count": 1}]


def test_r_13_the_missing_cards_must_be_taken():
    position = Position().piles(3, 2, 4, 0, holder=3).special(0, "cash_grey").turn(0)
    table = position.table().play(0, "use_merchant supplier")
    assert {notation.split()[0] for notation in table.legal(0)} == {"choose_good"}
    assert table.why(0, "end_turn") == ("finish-first", "R-19")


# --- markers --------------------------------------------------------------------------------------
def test_r_14_used_merchants_block():
    table = Position().used("loader").turn(1).table()
    assert table.why(1, "use_trainee lower purple") == ("merchant-stands-there", "R-14")
    assert table.why(1, "use_merchant loader") == ("merchant-used", "phase 2")
    assert table.why(1, "use_trainee lower white") is None


def test_r_15_two_trainees_on_one_junk():
    table = Position().turn(0).table().play(0, "use_trainee lower white")
    table.play(1, "use_trainee upper white")
    assert table.data["used"] == 0b11000


def test_the_log_names_the_junk():
    table = Position().turn(0).table().play(0, "use_trainee upper white")
    assert table.params("use_trainee") == [{"seat": 0, "track": "upper", "junk": "white"}]
    table.play(1, "use_merchant banker")
    assert table.params("use_merchant") == [{"seat": 1, "merchant": "banker", "junk": "grey"}]


def test_r_16_trainees_stay_on_their_tracks():
    table = Position().turn(0).table().play(0, "use_trainee lower white")
    assert [t["junk"] for t in table.everything["trainees"]] == [None, None]
    assert table.everything["junks"][2]["merchant"] is None


def test_r_17_no_pass_in_phase_2():
    table = Position().special(0, "bonus8_grey").turn(0).table()
    assert "end_turn" not in table.legal(0)
    assert table.why(0, "end_turn") == ("main-action-due", "R-17")


@pytest.mark.parametrize("seats", [3, 4])
def test_r_18_one_marker_is_left_over(seats):
    table = Position(seats).turn(0).table()
    for seat in range(seats):
        assert len({a.split()[1] for a in table.legal(seat)}) == seats + 1 - seat
        table.play(seat, table.legal(seat)[-1])
        while table.node == "goods":
            table.play(seat, table.legal(seat)[0])
    assert table.phase == "supply"
    assert table.data["used"].bit_count() == seats
    assert table.data["used"] & 1 == 0  # the loader
    rng = Rng(1)
    while table.data["round"] == 1:
        playout(table.state, rng, 1)
    assert table.data["used"] == 0
    assert table.data["merchants"][0] == "brown"


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


def _event(position, *stacks):
    """From round 5 into the S event of round 6; the stacks are chosen in order."""
    table = position.next_round()
    for stack in stacks:
        table.play(table.actors[0], f"choose_stack {stack}")
    return table


def _stacked(*tops, **options):
    """Round 5, seat 3 starting (seat 0 in round 6), with these cards in the stacks."""
    position = Position(4, **options).round(5, start=3)
    return position.stacks(*tops, rest=3)


def test_r_21_a_card_of_the_event_can_be_played_at_once():
    position = _stacked(["cash_grey", "bonus8_grey"], ["supply"], ["tiebreak"], [])
    table = _event(position, "square", "circle", "triangle")
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
def _exchange(*cards, hand=(3, 0, 0, 1), round_=1, **options):
    """Into phase 1; seat 0 starts and has these exchange cards."""
    position = Position(4, **options).round(round_, start=3).open(0, *cards)
    return position.hands(hand, FEW, FEW, FEW).next_round()


def test_r_27_one_or_two_cards_optional():
    table = _exchange("exchange").play(0, "exchange_done")
    assert table.hand(0) == [3, 0, 0, 1]
    table = _exchange("exchange").play(0, "exchange rice spice", "exchange fish vegetables")
    assert table.hand(0) == [2, 1, 1, 0]
    assert (table.node, table.actors) == ("turn", [0])
    assert table.why(0, "exchange rice fish") == ("not-exchange", "phase 1, R-27")


def test_r_27_nothing_of_an_exchange_is_left_for_phase_2():
    """Swaps that were not used are gone: they are no goods cards that are due."""
    for decisions in (["exchange_done"], ["exchange rice fish", "exchange_done"]):
        table = _exchange("exchange", "exchange#2").play(0, *decisions)
        hand = table.hand(0)
        table.play(0, "use_merchant loader")
        assert table.hand(0) == hand
        assert (table.node, table.actors) == ("turn", [1])


def test_r_28_exchange_before_the_event():
    table = _exchange("exchange", round_=5)
    assert (table.data["round"], table.node) == (6, "exchange")
    assert table.play(0, "exchange_done").node == "event_stack"
    table = _exchange("exchange", round_=5, exchange_timing="after_event")
    assert table.node == "event_stack"


@pytest.mark.parametrize(
    ("timing", "node"), [("before_event", "turn"), ("after_event", "exchange")]
)
def test_r_28_a_card_got_in_the_event(timing, node):
    stacks = ["exchange", "cash_grey"], ["supply"], ["tiebreak"], []
    table = _event(_stacked(*stacks, exchange_timing=timing), "square", "circle", "triangle")
    table.play(0, "take_special exchange").play(3, "take_special bonus8_brown")
    assert (table.node, table.actors) == (node, [0])


def test_r_28_money_is_shown_after_the_exchange():
    table = _exchange("exchange", round_=4)
    assert (table.data["round"], table.node) == (5, "exchange")
    assert table.view(1)["seats"][0]["money_shown"] is None
    table.play(0, "exchange_done")
    assert table.view(1)["seats"][0]["money_shown"] == 0
    table = _exchange("exchange", round_=4, exchange_timing="after_event")
    assert (table.node, table.view(1)["seats"][0]["money_shown"]) == ("exchange", 0)


def test_r_29_skipped_with_an_empty_hand_or_without_piles():
    assert _exchange("exchange", hand=NONE).node == "turn"
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
    table = _exchange("exchange", "exchange#2")
    table.play(0, "exchange rice spice", "exchange rice spice", "exchange rice vegetables")
    assert table.node == "exchange"
    table.play(0, "exchange spice fish")
    assert table.hand(0) == [0, 1, 1, 2]
    assert (table.node, table.actors) == ("turn", [0])
    table = _exchange("exchange", "exchange#2").play(0, "exchange_done")
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
    position = _stacked(["cash_grey", "load_one"], [], [], [])
    table = _event(position, "square")
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
    table = _event(_stacked([], [], [], []))
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
    table = _s_winner()
    before = table.data["stacks"]
    table.play(0, "choose_stack circle")
    assert table.data["stacks"] == before
    face = table.legal(0)[0].split()[1]
    table.play(0, f"take_special {face}")
    assert len(table.data["stacks"][1]) == len(before[1]) - 1
    assert [table.data["stacks"][k] for k in (0, 2, 3)] == [before[k] for k in (0, 2, 3)]


def _s_winner(round_=1, hand=(2, 0, 0, 1), **options):
    """Seat 0 has won an S; the bidding will go on."""
    position = Position(4, **options).round(round_).market("M01").hands(hand, FEW, FEW, FEW)
    table = position.bid().table()
    return table.bids(seat_0="rice 2", seat_1=None, seat_2=None, seat_3=None)


# --- bidding --------------------------------------------------------------------------------------
def test_r_36_a_tiebreak_card_works_in_the_next_bidding_turn():
    position = Position().market("M01").stacks(["tiebreak", "exchange"], [], [], [], rest=3)
    table = position.hands([2, 0, 0, 1], FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 2", seat_1=None, seat_2=None, seat_3=None)
    table.play(0, "choose_stack square", "take_special tiebreak")
    assert table.data["open"][0] == ["tiebreak"]
    table.bids(seat_0="fish 1", seat_1="fish 1", seat_2=None, seat_3=None)
    assert table.yuan == [3, 0, 0, 0]


def test_r_36_supply_and_exchange_from_the_next_round():
    position = Position().round(1, start=3).market("M01")
    position.stacks(["supply", "exchange"], [], [], [], rest=3)
    table = position.hands([2, 0, 0, 1], FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 2", seat_1=None, seat_2=None, seat_3=None)
    table.play(0, "choose_stack square", "take_special exchange").play_all("bid_pass")
    assert (table.data["round"], table.node, table.actors) == (2, "exchange", [0])
    table = Position().open(0, "supply", "supply#2").last_turn().table()
    table.play(3, table.legal(3)[0])
    assert (table.phase, table.actors, table.data["due"]) == ("supply", [0], 4)


def test_r_37_shares_are_rounded_down():
    hands = [[2, 1, 0, 0]] * 4
    table = Position().market("M09").hands(*hands).bid().table()
    table.bids(seat_0="rice 2", seat_1="rice 2", seat_2="rice 2", seat_3="rice 2")
    assert table.yuan == [0, 0, 0, 0]  # 3 yuan for four
    assert table.data["sold"] == ["rice"]
    assert [
        move.count for event in table.told for move in event.moves if move.piece == "yuan"
    ] == []
    table = Position().market("M09").hands(*hands).bid().table()
    table.bids(seat_0="rice 2", seat_1="rice 2", seat_2="rice 1", seat_3=None)
    assert table.yuan == [1, 1, 0, 0]


def test_r_38_nobody_gets_the_card_of_a_tie():
    table = Position().market("M01").hands(*[[2, 1, 0, 0]] * 4).bid().table()
    table.bids(seat_0="rice 2", seat_1="rice 2", seat_2="rice 1", seat_3=None)
    assert table.node == "bid"
    assert table.data["sold"] == ["rice"]
    assert "special_tied" in table.keys


@pytest.mark.parametrize(
    ("owner", "yuan"), [(0, [3, 0, 0, 0]), (1, [0, 3, 0, 0]), (2, [1, 1, 0, 0])]
)
def test_r_39_the_tie_breaker(owner, yuan):
    position = Position().market("M09").open(owner, "tiebreak").hands(*[[2, 1, 0, 0]] * 4)
    table = position.bid().table()
    table.bids(seat_0="rice 2", seat_1="rice 2", seat_2="rice 1", seat_3=None)
    assert table.yuan == yuan


def test_r_40_the_tie_breaker_is_for_the_bidding_only():
    position = Position(3).round(10).money(30, 30, 10).open(0, "tiebreak")
    position.special(0, "bonus8_grey").holds(**dict.fromkeys(JUNKS, ""))
    table = position.hands(FEW, FEW, FEW).bid().table().play_all("bid_pass")
    assert [int(rank) for rank in table.state.ranking()] == [1, 1, 3]
    position.holds(grey="bgr")
    assert int(position.bid().table().state.scores()[0][3]) == 0


def test_r_41_only_valid_bids_are_offered():
    table = Position().hands([2, 0, 1, 3], FEW, FEW, FEW).bid("fish").table()
    assert table.legal(0) == ["bid rice 1", "bid rice 2", "bid spice 1", "bid_pass"]
    assert table.why(0, "bid fish 1") == ("good-sold", "R-41, R-47")
    assert table.why(0, "bid rice 3") == ("too-few-cards", "phase 4")
    assert table.why(0, "bid vegetables 1") == ("no-such-card", "phase 4")
    for wrong in ("bid rice 0", "bid rice 19", "bid rice 1 fish 1"):
        with pytest.raises(IllegalAction):
            GAME.catalog.parse(wrong)


def test_r_42_losing_bids_are_lost():
    table = Position().market("M09").hands(*[[3, 1, 0, 0]] * 4).bid().table()
    table.bids(seat_0="rice 3", seat_1="rice 2", seat_2="rice 1", seat_3=None)
    assert [table.hand(seat)[0] for seat in range(4)] == [0, 1, 2, 3]
    assert table.piles[0] == 18 - 6


def test_r_43_who_passed_may_bid_again():
    table = Position().market("M02").hands(FEW, FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 1", seat_1=None, seat_2=None, seat_3=None)
    assert table.actors == [0, 1, 2, 3]
    table.bids(seat_0=None, seat_1="fish 1", seat_2=None, seat_3=None)
    assert table.yuan == [1, 4, 0, 0]


def test_r_44_a_turn_without_bids_ends_the_phase():
    table = Position().market("M02").hands(FEW, FEW, FEW, FEW).bid("rice").table()
    table.play_all("bid_pass")
    assert table.data["round"] == 2
    assert table.data["sold"] == []
    assert table.data["hands"] == [FEW] * 4


def test_r_45_at_most_four_bidding_turns():
    table = Position().market("M02").hands(*[[2, 2, 2, 2]] * 4).bid().table()
    for number, good in enumerate(GOODS):
        assert (table.node, len(table.data["sold"])) == ("bid", number)
        table.bids(seat_0=f"{good} 1", seat_1=None, seat_2=None, seat_3=None)
    assert table.data["round"] == 2
    assert table.yuan[0] == 1 + 2 + 3 + 4


def test_r_46_four_goods_may_be_sold_at_once():
    table = Position().market("M02").hands(*[[2, 2, 2, 2]] * 4).bid().table()
    table.bids(seat_0="rice 1", seat_1="vegetables 1", seat_2="spice 1", seat_3="fish 1")
    assert table.yuan == [1, 2, 3, 4]
    assert table.data["round"] == 2


def test_r_47_a_good_is_sold_once_a_round():
    table = Position().market("M02").hands(*[[2, 2, 2, 2]] * 4).bid().table()
    table.bids(seat_0="rice 1", seat_1=None, seat_2=None, seat_3=None)
    assert table.why(1, "bid rice 1") == ("good-sold", "R-41, R-47")
    table.play_all("bid_pass")
    assert table.data["sold"] == []


def test_r_48_no_hand_limit():
    position = Position().piles(9, 0, 0, 0, holder=0).holds(white="bbb").turn(0)
    table = position.table().play(0, "use_trainee upper white")
    assert table.hand(0) == [18, 18, 18, 18]
    assert table.view(1)["seats"][0]["hand_size"] == 72
    assert len(position.bid().table().legal(0)) == 9 + 54 + 1


def test_the_phase_ends_when_nobody_holds_an_unsold_good():
    table = Position().market("M02").hands([2, 0, 0, 0], [1, 0, 0, 0], NONE, NONE).bid().table()
    table.bids(seat_0="rice 1", seat_1=None)
    assert table.data["round"] == 2  # rice is sold, and there is nothing else in any hand
    assert table.hand(0) == [1, 0, 0, 0]


# --- money, end -----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4])
def test_r_50_money_never_decreases(seats):
    for seed in range(3):
        table = Table(GAME.start(seats, {}, seed))
        rng = Rng(seed + 5)
        before = table.yuan
        while not table.state.over:
            playout(table.state, rng, 1)
            after = table.yuan
            assert all(new >= old for old, new in zip(before, after, strict=True))
            before = after
        assert max(before) > 20


@pytest.mark.parametrize("round_", [5, 9])
def test_r_51_money_is_announced_once(round_):
    position = Position().round(round_ - 1).money(5, 6, 7, 8)
    table = position.hands(FEW, FEW, FEW, FEW).next_round()
    shown = {params["seat"]: params["yuan"] for params in table.params("money")}
    assert shown == {0: 5, 1: 6, 2: 7, 3: 8}
    assert [s["money"] for s in table.view(1)["seats"]] == [None, 6, None, None]
    assert [s["money_shown"] for s in table.view(1)["seats"]] == [5, 6, 7, 8]


def test_r_52_three_yuan_in_round_10_only():
    table = _s_winner(round_=10)
    assert table.why(0, "take_cash") is None
    table.play(0, "take_cash")
    assert (table.yuan[0], table.node) == (3, "bid")
    table = _s_winner(round_=10)
    table.play(0, "choose_stack star")
    assert table.why(0, "take_cash") == ("no-stack-now", "phase 1, phase 4")
    assert _s_winner(round_=9).why(0, "take_cash") == ("cash-only-last-round", "R-52")
    table = _s_winner(round_=10, last_round_s="card_only")
    assert table.why(0, "take_cash") == ("cash-not-played", "R-52")


def test_r_53_nothing_moves_after_round_10():
    position = Position().round(10)
    before = position.data["merchants"]
    table = position.next_round()
    assert table.state.over
    assert table.data["merchants"] == before
    assert table.data["round"] == 10
    assert table.everything["start_player"] == 0
    assert (table.phase, table.actors) == ("end", [])
    assert table.keys[-1] == "game_over"


def test_r_54_twenty_five_instead_of_twenty():
    table = Position().holds(**dict.fromkeys(JUNKS, "b")).table()
    assert int(table.state.scores()[0][2]) == 25


def test_r_54_a_covered_crate_does_not_count():
    holds = dict.fromkeys(JUNKS, "b") | {"orange": "bgr/gry"}
    table = Position().holds(**holds).table()
    assert int(table.state.scores()[0][2]) == 16


@pytest.mark.parametrize(
    ("grey", "yuan"), [("bbg", 8), ("bg", 0), ("", 0), ("bgg", 0), ("rgb/bb", 8), ("bbb/rrr", 0)]
)
def test_r_55_strictly_most_crates(grey, yuan):
    table = Position().special(0, "bonus8_grey").holds(grey=grey).table()
    assert int(table.state.scores()[0][3]) == yuan


@pytest.mark.parametrize(
    ("white", "grey", "yuan"), [("b", "b", 12), ("b", "g", 0), ("bg", "b", 0), ("", "b", 0)]
)
def test_r_55_a_bonus_for_two_junks_needs_both(white, grey, yuan):
    table = Position().special(0, "bonus12_white_grey").holds(white=white, grey=grey).table()
    assert int(table.state.scores()[0][3]) == yuan


def test_r_56_one_junk_for_several_bonus_cards():
    position = Position().special(0, "bonus8_grey", "bonus12_white_grey", "bonus12_grey_orange")
    table = position.holds(white="b", grey="bbg", orange="gr").table()
    assert int(table.state.scores()[0][3]) == 8 + 12


def test_r_57_bonus_cards_are_not_played():
    table = Position().special(0, "bonus8_grey").turn(0).table()
    assert not [a for a in table.legal(0) if "play" in a]
    plays = [e.notation for e in GAME.catalog.entries if e.family.startswith("play")]
    assert not [notation for notation in plays if "bonus" in notation]
    table = Position().round(10).special(0, "bonus8_grey").next_round()
    assert table.view(1)["seats"][0]["special"] == ["bonus8_grey"]


def test_unused_cards_are_worth_nothing():
    position = Position().special(0, "cash_grey", "load_one").open(0, "supply", "exchange")
    table = position.holds(**dict.fromkeys(JUNKS, "")).table()
    assert [int(n) for n in table.state.scores()[0]] == [0, 0, 0, 0]


def test_r_58_three_players():
    table = Position(3).turn(0).table()
    assert table.why(0, "use_trainee upper white") == ("trainee-absent", "R-58")
    assert "y" not in "".join(table.data["holds"].values())
    assert len(table.data["strips"]) == 3
    table = Position(3).round(5).next_round()
    assert table.node == "event_stack"  # the events lie on the lower track


@pytest.mark.parametrize("seats", [3, 4])
def test_r_59_the_first_start_player_is_random(seats):
    firsts = [GAME.start(seats, {}, seed).to_dict()["first"] for seed in range(60)]
    assert set(firsts) == set(range(seats))
    for seed, first in enumerate(firsts[:5]):
        assert Table(GAME.start(seats, {}, seed)).actors == [first]


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
    position = _stacked(["supply", "supply#2"], ["tiebreak", "cash_grey"], ["exchange"], [])
    table = _event(position, "square", "circle", "triangle")
    assert table.actors == [0, 1, 3]  # triangle has one card
    assert table.legal(0) == ["take_special supply"]


def test_r_61_an_exchange_without_a_swap_is_asked():
    position = Position().round(1, start=3).open(0, "exchange")
    position.piles(4, 0, 0, 0, holder=3, seat_0=[2, 0, 0, 0])
    table = position.next_round()
    assert (table.node, table.actors) == ("exchange", [0])
    assert table.legal(0) == ["exchange_done"]


def test_r_63_event_cards_are_chosen_at_the_same_time():
    position = _stacked(
        ["cash_grey", "supply"], ["tiebreak", "load_one"], ["exchange", "move_own"], []
    )
    table = _event(position, "square", "circle", "triangle")
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
    table = _exchange("exchange")
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
