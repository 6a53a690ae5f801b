"""The rulings on bidding, money and the end, by their numbers."""

from __future__ import annotations

import pytest
from dschunke_positions import FEW, GAME, GOODS, JUNKS, NONE, Position, Table, s_winner

from teahouse.core.errors import IllegalAction
from teahouse.core.playout import playout
from teahouse.core.rng import Rng


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
        if good == "vegetables":
            table.play(0, "choose_stack square")
            table.play(0, table.legal(0)[0])
    assert table.data["round"] == 2
    assert table.yuan[0] == 1 + 3 + 4


def test_r_46_four_goods_may_be_sold_at_once():
    table = Position().market("M02").hands(*[[2, 2, 2, 2]] * 4).bid().table()
    table.bids(seat_0="rice 1", seat_1="vegetables 1", seat_2="spice 1", seat_3="fish 1")
    assert table.yuan == [1, 0, 3, 4]
    assert table.actors == [1]  # vegetables brought a special card
    table.play(1, "choose_stack square")
    table.play(1, table.legal(1)[0])
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
    table = s_winner(round_=10)
    assert table.why(0, "take_cash") is None
    table.play(0, "take_cash")
    assert (table.yuan[0], table.node) == (3, "bid")
    table = s_winner(round_=10)
    table.play(0, "choose_stack star")
    assert table.why(0, "take_cash") == ("no-stack-now", "phase 1, phase 4")
    assert s_winner(round_=9).why(0, "take_cash") == ("cash-only-last-round", "R-52")
    table = s_winner(round_=10, last_round_s="card_only")
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
