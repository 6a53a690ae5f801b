"""The rulings on loading, cash and goods, and markers, by their numbers."""

from __future__ import annotations

import pytest
from dschunke_positions import GAME, GOODS, JUNKS, NONE, Position

from teahouse.core.playout import playout
from teahouse.core.rng import Rng


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
