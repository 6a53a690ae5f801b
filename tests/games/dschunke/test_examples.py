"""The worked examples of the specification, EX-1 to EX-29, played with real decisions."""

from __future__ import annotations

import pytest
from dschunke_positions import GAME, JUNKS, Position, Table

from teahouse.core.playout import playout
from teahouse.core.rng import Rng


def test_ex_1_three_tied_for_four_yuan():
    table = Position(3).market("M04").hands([0, 2, 0, 0], [0, 2, 0, 1], [0, 2, 0, 0]).bid().table()
    table.bids(seat_0="vegetables 2", seat_1="vegetables 2", seat_2="vegetables 2")
    assert table.yuan == [1, 1, 1]
    assert table.data["sold"] == ["vegetables"]


def test_ex_2_setup_for_three():
    table = Table(GAME.start(3, {}, 5))
    strips = {junk: len(table.hold(junk)) for junk in JUNKS}
    assert strips == {"purple": 2, "brown": 3, "white": 2, "grey": 3, "orange": 2}
    text = "".join(table.data["holds"].values())
    assert len(text) == 12
    assert [text.count(letter) for letter in "bgr"] == [4, 4, 4]
    assert table.data["strips"] == [16, 16, 16]
    assert table.piles == [12, 12, 12, 12]
    assert [sum(table.hand(seat)) for seat in range(3)] == [8, 8, 8]
    assert [trainee["id"] for trainee in table.everything["trainees"]] == ["lower"]
    assert not [a for a in table.legal(table.actors[0]) if "upper" in a]


def test_ex_3_setup_for_four():
    table = Table(GAME.start(4, {}, 5))
    assert [len(table.hold(junk)) for junk in JUNKS] == [2, 3, 2, 3, 2]
    text = "".join(table.data["holds"].values())
    assert [text.count(letter) for letter in "bgry"] == [3, 3, 3, 3]
    assert table.data["strips"] == [17, 17, 17, 17]
    assert table.piles == [10, 10, 10, 10]
    assert [sum(table.hand(seat)) for seat in range(4)] == [8, 8, 8, 8]
    assert [trainee["id"] for trainee in table.everything["trainees"]] == ["lower", "upper"]
    assert table.crates("brown") == [0, 3, 3, 3]


def test_ex_4_minimum_of_three_yuan():
    table = Position().turn(3).used("loader", "lower", "upper").table()
    assert table.crates("grey")[3] == 0
    table.play(3, "use_merchant banker")
    assert table.yuan == [0, 0, 0, 3]


def _white(holder):
    position = Position().holds(white="ybg/gb")
    return position.piles(9, 10, 10, 10, holder=holder).turn(0)


def test_ex_5_goods_of_the_junk():
    table = _white(3).table()
    assert table.crates("white")[0] == 4
    table.play(0, "use_trainee upper white")
    assert table.hand(0) == [4, 0, 0, 0]
    assert table.piles == [5, 10, 10, 10]


def test_ex_6_minimum_of_three_goods():
    table = _white(3).turn(2).table()
    assert table.crates("white")[2] == 0
    table.play(2, "use_trainee upper white")
    assert table.hand(2) == [3, 0, 0, 0]
    assert table.piles == [6, 10, 10, 10]


def test_ex_7_levels():
    table = Position().holds(purple="bg").turn(0).table()
    table.play(0, "use_merchant loader")
    assert table.hold("purple") == "bgb/b"
    assert table.everything["junks"][0]["top"] == [0, 0, 0, 0, 1, 1, 0, 0, 0]
    assert table.crates("purple") == [7, 2, 0, 0]
    assert table.data["strips"][0] == 15


def test_ex_8_three_side_by_side_before_the_next_level():
    table = Position().holds(orange="yr").special(2, "load_one").turn(2).table()
    table.play(2, "use_trainee lower orange")
    assert table.hold("orange") == "yrr"
    assert table.crates("orange") == [0, 0, 6, 3]
    table.play(2, "play_extra_load orange")
    assert table.hold("orange") == "yrr/r"
    assert table.crates("orange") == [0, 0, 7, 2]


def test_ex_9_merchants_move():
    table = Position().next_round()
    assert table.data["round"] == 2
    assert table.data["merchants"] == ["brown", "white", "orange"]
    free = [j["id"] for j in table.everything["junks"] if j["merchant"] is None]
    assert free == ["purple", "grey"]
    lower = table.everything["trainees"][0]
    assert (lower["action"], lower["used"]) == ("goods", False)


def test_ex_10_trainees_on_free_junks_only():
    merchants = ["use_merchant loader", "use_merchant supplier", "use_merchant banker"]
    lower = ["use_trainee lower white", "use_trainee lower orange"]
    upper = ["use_trainee upper white", "use_trainee upper orange"]
    assert Position(4).turn(0).table().legal(0) == merchants + lower + upper
    assert Position(3).turn(0).table().legal(0) == merchants + lower


def _red_on_grey():
    position = Position().round(2).holds(grey="rrb/rb")
    table = position.piles(12, 2, 7, 0, holder=1).turn(2).table()
    assert table.crates("grey")[2] == 5
    table.play(2, "use_trainee lower grey")
    assert table.legal(2) == ["choose_good rice", "choose_good vegetables", "choose_good spice"]
    return table


def test_ex_11_grey_junk():
    table = _red_on_grey().play(2, "choose_good rice")
    assert table.hand(2) == [5, 0, 0, 0]
    assert table.actors == [3]
    table = _red_on_grey().play(2, "choose_good vegetables")
    assert table.hand(2) == [0, 2, 0, 0]
    assert table.legal(2) == ["choose_good rice", "choose_good spice"]
    table.play(2, "choose_good spice")
    assert table.hand(2) == [0, 2, 3, 0]
    assert table.actors == [3]


def test_ex_12_resupply():
    table = Position().open(0, "supply").hands(*[[0] * 4] * 4).supply(0).table()
    table.play(0, "choose_good rice", "choose_good rice", "choose_good fish")
    assert table.hand(0) == [2, 0, 0, 1]
    assert table.actors == [1]
    table.play(1, "choose_good rice", "choose_good rice")
    assert table.actors == [2]


def test_ex_13_bidding():
    position = Position().market("M04")
    table = position.hands([0, 2, 0, 0], [0, 3, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1]).bid().table()
    before = table.piles
    table.bids(seat_0="vegetables 2", seat_1="vegetables 3", seat_2="rice 1", seat_3=None)
    assert table.yuan == [0, 4, 3, 0]
    assert table.data["sold"] == ["rice", "vegetables"]
    assert table.piles == [before[0] + 1, before[1] + 5, before[2], before[3]]
    assert table.node == "bid"
    assert table.actors == [1, 3]  # the others hold no cards any more
    assert table.legal(3) == ["bid fish 1", "bid_pass"]


def test_ex_14_tie_for_a_special_card():
    hands = [0, 0, 2, 1], [0, 0, 2, 1], [0, 0, 0, 1], [0, 0, 0, 1]
    bids = {"seat_0": "spice 2", "seat_1": "spice 2", "seat_2": None, "seat_3": None}
    table = Position().market("M04").hands(*hands).bid().table().bids(**bids)
    assert table.data["sold"] == ["spice"]
    assert table.node == "bid"
    assert table.data["takes"] == []

    table = Position().market("M04").open(1, "tiebreak").hands(*hands).bid().table().bids(**bids)
    assert table.actors == [1]
    cards = sum(len(stack) for stack in table.data["stacks"])
    table.play(1, "choose_stack square")
    table.play(1, table.legal(1)[0])
    assert sum(len(stack) for stack in table.data["stacks"]) == cards - 1
    assert [take[1] for take in table.data["takes"]] == [1, 1]
    assert table.data["sold"] == ["spice"]


def test_ex_15_end_of_bidding():
    table = Position().bid("rice", "fish").table().play_all("bid_pass")
    assert table.data["round"] == 2
    assert table.params("no_bid") == [{"seat": seat} for seat in range(4)]
    assert table.yuan == [0, 0, 0, 0]


def test_ex_16_invalid_offers():
    hands = [0, 0, 1, 4], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]
    table = Position().hands(*hands).bid("fish").table()
    assert table.legal(0) == ["bid spice 1", "bid_pass"]
    assert Position().hands(*hands).bid("fish", "spice").table().legal(0) == ["bid_pass"]


def test_ex_17_exchange():
    position = Position().round(1, start=3).open(0, "exchange")
    table = position.hands([2, 0, 0, 1], [1] * 4, [1] * 4, [1] * 4).next_round()
    assert (table.node, table.actors) == ("exchange", [0])
    table.play(0, "exchange rice spice")
    assert table.hand(0) == [1, 0, 1, 1]
    table.play(0, "exchange_done")
    assert table.hand(0) == [1, 0, 1, 1]
    assert (table.node, table.actors) == ("turn", [0])
    table.play(0, "use_merchant banker")
    assert table.hand(0) == [1, 0, 1, 1]
    assert (table.node, table.actors) == ("turn", [1])


@pytest.mark.parametrize(("junks", "yuan"), [(0, 0), (1, 4), (2, 8), (3, 12), (4, 16), (5, 25)])
def test_ex_18_junk_bonus(junks, yuan):
    holds = {junk: "gbr" if i < junks else "g" for i, junk in enumerate(JUNKS)}
    table = Position().holds(**holds).table()
    assert [int(n) for n in table.state.scores()[0]] == [0, 0, yuan, 0]


def test_ex_19_final_tie():
    position = Position(3).round(10).holds(**dict.fromkeys(JUNKS, "")).money(66, 66, 10)
    table = position.hands([1, 1, 1, 0], [5, 0, 0, 0], [9, 9, 9, 9]).bid().table()
    table.play_all("bid_pass")
    assert table.state.over
    assert [sum(points) for points in table.state.scores()] == [66, 66, 10]
    assert [int(rank) for rank in table.state.ranking()] == [2, 1, 3]


def test_ex_20_one_extra_card_a_turn():
    table = Position().special(0, "cash_purple", "load_one").turn(0).table()
    table.play(0, "play_extra_load white")
    assert not [a for a in table.legal(0) if a.startswith(("play_extra", "end_turn"))]
    table.play(0, "use_merchant banker")
    assert table.actors == [1]
    assert table.data["special"][0] == ["cash_purple"]
    assert table.data["played"] == [["load_one", 2]]


def test_ex_21_start_players():
    table = Position().round(1, start=2).turn(2).table()
    starters = []
    rng = Rng(3)
    while not table.state.over:
        starters.append((table.data["round"], table.everything["start_player"]))
        playout(table.state, rng, 1)
    assert sorted(set(starters)) == list(enumerate([2, 3, 0, 1, 2, 3, 0, 1, 2, 3], 1))


def test_ex_22_pile_too_small():
    table = Position().piles(4, 0, 0, 1, holder=3).turn(0).table()
    table.play(0, "use_merchant supplier")
    assert table.hand(0) == [2, 0, 0, 1]
    assert table.piles == [2, 0, 0, 0]
    assert table.actors == [1]


def test_ex_23_fourteen_yuan_in_one_turn():
    position = Position().round(5).holds(purple="bgb/b", white="bgb/b")
    table = position.special(0, "cash_purple").turn(0).table()
    table.play(0, "play_extra cash_purple", "use_merchant banker")
    assert table.yuan == [14, 0, 0, 0]


def test_ex_24_exactly_two_strips():
    table = Position().strips_left(0, 5).turn(0).table()
    table.play(0, "use_merchant loader")
    assert table.data["strips"][0] == 3
    assert table.hold("purple") == "bgb/b"
    assert table.actors == [1]


def test_ex_25_only_the_top_level_moves():
    position = Position().holds(white="ybg/g").special(0, "move_own").special(1, "move_own#2")
    table = position.turn(0).table()
    assert table.why(0, "play_extra_move white grey") == ("no-strip-on-top", "R-23")
    table = position.turn(1).table()
    table.play(1, "play_extra_move white grey")
    assert table.hold("white") == "ybg"
    assert table.crates("white") == [3, 3, 0, 3]


def test_ex_26_cash_instead_of_a_card():
    position = Position().round(10).market("M01")
    table = position.hands([2, 0, 0, 0], [0, 1, 0, 0], [0] * 4, [0] * 4).bid().table()
    table.bids(seat_0="rice 1", seat_1=None)
    assert table.legal(0) == [
        "choose_stack square",
        "choose_stack circle",
        "choose_stack triangle",
        "choose_stack star",
        "take_cash",
    ]
    table.play(0, "take_cash")
    assert table.yuan == [3, 0, 0, 0]
    assert table.data["takes"] == []


@pytest.mark.parametrize(("cards", "ranks"), [(4, [3, 2, 1]), (2, [3, 1, 2]), (3, [3, 1, 1])])
def test_ex_27_full_scoring(cards, ranks):
    position = Position(3).round(10).money(48, 41, 50)
    position.holds(purple="bg", brown="bgr/bg", white="bg", grey="rrg/rg", orange="g")
    position.special(0, "bonus8_brown").special(2, "bonus8_grey")
    table = position.hands([9, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, cards]).bid().table()
    assert table.crates("brown") == [4, 4, 1]
    assert table.crates("grey") == [0, 4, 5]
    table.play_all("bid_pass")
    scores = [[int(n) for n in points] for points in table.state.scores()]
    assert scores == [[48, 0, 12, 0], [41, 0, 25, 0], [50, 0, 8, 8]]
    assert [sum(points) for points in scores] == [60, 66, 66]
    assert [int(rank) for rank in table.state.ranking()] == ranks


def test_ex_28_hidden_hand():
    table = Position().special(0, "bonus8_grey").turn(0).table()
    table.play(0, "use_merchant banker")
    assert table.actors == [0]
    assert table.legal(0) == ["end_turn"]
    table.play(0, "end_turn")
    assert table.actors == [1]
    table.play(1, "use_merchant loader")
    assert table.actors == [2]


def test_ex_29_up_to_two_strips():
    position = Position(load_count="up_to").holds(purple="bg").turn(0)
    table = position.table().play(0, "use_merchant loader")
    assert table.hold("purple") == "bgb"
    assert table.crates("purple") == [6, 3, 0, 0]
    assert table.legal(0) == ["load_more", "load_stop"]
    table.play(0, "load_more")
    assert table.hold("purple") == "bgb/b"
    assert table.crates("purple") == [7, 2, 0, 0]
    assert table.data["strips"][0] == 15
    table = position.table().play(0, "use_merchant loader", "load_stop")
    assert table.hold("purple") == "bgb"
    assert table.data["strips"][0] == 16
    assert table.actors == [1]
