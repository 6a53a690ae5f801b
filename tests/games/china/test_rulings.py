"""Rulings on cards, placing, drawing, the end and scoring (R-1 to R-45), by their numbers."""

from __future__ import annotations

import pytest
from china_table import (
    category,
    choices,
    counts,
    decide,
    hand,
    keys,
    node,
    only,
    refused,
    rules,
    table,
)
from walks import checked_playout

from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.core.viewer import SPECTATOR
from teahouse.games.china.game import GAME
from teahouse.games.china.rules.province_scoring import points_by_rank
from teahouse.games.china.state import ChinaState

FORTS = {"fortifications": True}


# --- cards and placing ----------------------------------------------------------------------------
def test_r_1_a_pair_of_the_own_colour_is_no_joker() -> None:
    state = table(hands={0: "red red green"}, palaces={1: "wei1"})
    decide(state, "palace wei2")
    assert node(state) == "act2"
    assert hand(state, 0) == ["red", "green"]


def test_r_2_only_cards_that_pay_are_played() -> None:
    state = table(hands={0: "red green yellow"}, palaces={1: "wei1"})
    decide(state, "palace wei2", "done")
    assert sum(state.discard) == 1
    assert hand(state, 0) == ["green", "yellow"]


def test_r_3_two_pieces_at_most() -> None:
    state = table(hands={0: "red red red"}, palaces={1: "wei1"})
    decide(state, "palace wei2", "palace wei3")
    assert node(state) == "draw"
    assert hand(state, 0) == ["red"]


@pytest.mark.parametrize(("way", "left"), [("single", ["green", "green"]), ("joker", ["red"])])
def test_r_4_single_or_joker(way: str, left: list[str]) -> None:
    state = table(hands={0: "red green green"}, palaces={1: "wei1"})
    decide(state, "palace wei2", f"pay {way}")
    assert hand(state, 0) == left


def test_r_5_empty_is_judged_at_the_beginning_of_the_turn() -> None:
    state = table(hands={0: "red red red"})
    decide(state, "palace wei2")
    assert node(state) == "draw"


@pytest.mark.parametrize("seats", [2, 4])
def test_r_6_any_piece_of_anybody_makes_a_province_occupied(seats: int) -> None:
    state = table(seats, hands={0: "red red red"}, palaces={2: "wei1"})
    decide(state, "palace wei2")
    assert node(state) == "act2"
    assert "palace wei3" in choices(state)


def test_r_6_a_fortification_makes_a_province_occupied() -> None:
    state = table(hands={0: "red red red"}, options=FORTS, forts="wei1", forts_left=[1, 0, 1, 1])
    decide(state, "palace wei2")
    assert node(state) == "act2"


def test_r_7_a_palace_may_make_room_for_an_emissary() -> None:
    state = table(hands={0: "red red green"}, palaces={0: "wei1", 1: "wei2"}, emissaries={1: "wei"})
    assert refused(state, "emissary wei") == "emissaries-full"
    decide(state, "palace wei3")
    assert "emissary wei" in choices(state)


def test_r_8_the_largest_single_number_counts_and_all_emissaries() -> None:
    palaces = {1: "wei1 wei2", 2: "wei3 wei4"}
    state = table(hands={0: "red green yellow"}, palaces=palaces, emissaries={1: "wei", 3: "wei"})
    assert refused(state, "emissary wei") == "emissaries-full"
    state = table(hands={0: "red green yellow"}, palaces=palaces, emissaries={1: "wei"})
    decide(state, "emissary wei")  # without a palace of his own


def test_r_9_no_emissary_into_an_empty_province() -> None:
    state = table(hands={0: "red green yellow"})
    assert refused(state, "emissary wei") == "no-palace-yet"


def test_r_10_the_turn_goes_on_after_a_province_was_completed() -> None:
    state = table(hands={0: "red red green"}, palaces={0: "wei1 wei2 wei3", 1: "wei4 wei5 wei6"})
    events = decide(state, "palace wei7")
    assert "province_full" in keys(events)
    assert state.points == [7, 4, 0, 0]
    decide(state, "emissary wei")
    assert node(state) == "draw"


def test_r_11_an_empty_supply() -> None:
    twenty = (
        "wei1 wei2 wei3 wei4 wei5 wei6 yan1 yan2 yan3 yan4 yan5 "
        "zhao1 zhao2 zhao3 zhao4 zhao5 chu1 chu2 chu3 chu4"
    )
    built = {"palaces": {0: twenty}, "tokens": ["yan", "zhao"]}
    state = table(hands={0: "red green yellow"}, **built)
    assert refused(state, "palace wei7") == "no-palaces"
    envoys = {0: "wei wei wei wei zhao zhao zhao zhao"}
    state = table(hands={0: "purple green yellow"}, emissaries=envoys, **built)
    assert refused(state, "emissary chu") == "no-emissaries"


def test_r_12_exchange_although_a_piece_could_be_placed() -> None:
    state = table(hands={0: "red green yellow"})
    decide(state, "exchange red")
    assert state.discard == counts("red")
    assert node(state) == "draw"


def test_r_13_without_a_placement_the_seat_exchanges() -> None:
    state = _crowded("red green yellow")
    assert choices(state) == ["exchange red", "exchange green", "exchange yellow"]


ALL = ["yan", "zhao", "wei", "chin", "shu", "han", "chu", "lu", "qi"]
SIDE34 = {"yan": 5, "zhao": 5, "wei": 7, "chin": 4, "shu": 4, "han": 5, "lu": 4, "qi": 5}


def _crowded(cards: str) -> ChinaState:
    """Side34 with chu8 as the only free space, and as many emissaries as may be everywhere."""
    built = {0: ["chu6", "chu7"], 1: ["chu1", "chu2", "chu3"], 2: ["chu4", "chu5"]}
    envoys: dict[int, list[str]] = {0: ["chu"], 1: ["chu"], 2: ["chu"]}
    turn = 0
    for province, spaces in SIDE34.items():
        for n in range(spaces):
            built[n % 3].append(f"{province}{n + 1}")
        for _ in range((spaces + 2) // 3):
            envoys[turn % 3].append(province)
            turn += 1
    return table(
        3,
        hands={0: cards},
        palaces={k: " ".join(names) for k, names in built.items()},
        emissaries={k: " ".join(names) for k, names in envoys.items()},
        tokens=[p for p in ALL if p != "chu"],
    )


def test_r_14_exchange_then_draw_from_pile_or_row() -> None:
    state = table(hands={0: "red green yellow"}, row="purple purple red green", pile="orange green")
    decide(state, "exchange red")
    assert choices(state) == ["draw_row red", "draw_row green", "draw_row purple", "draw_deck"]
    decide(state, "draw_row purple")
    assert hand(state, 0) == ["green", "yellow", "purple"]
    assert state.row == counts("purple red green green")


# --- drawing and the pile -------------------------------------------------------------------------
def test_r_16_each_card_is_seen_before_the_next_choice() -> None:
    state = table(hands={0: "red red red"}, palaces={1: "wei1"}, pile="green green orange purple")
    decide(state, "palace wei2", "palace wei3", "draw_deck")
    assert hand(state, 0) == ["red", "purple"]
    assert node(state) == "draw"
    assert "draw_deck" in choices(state)


def test_r_17_the_row_is_refilled_when_the_hand_is_full() -> None:
    state = table(
        hands={0: "red red red"},
        palaces={1: "wei1"},
        row="green green green purple",
        pile="yellow orange",
    )
    decide(state, "palace wei2", "palace wei3", "draw_row green")
    assert state.row == counts("green green purple")
    decide(state, "draw_row green")
    assert sum(state.row) == 4


def test_r_18_exhausted_when_the_last_card_leaves() -> None:
    state = table(hands={0: "red red red"}, palaces={1: "wei1"}, pile="purple")
    decide(state, "palace wei2", "palace wei3")
    discarded = sum(state.discard)
    events = decide(state, "draw_deck")
    assert "reshuffled" in keys(events)
    assert state.exhausted == 1
    assert state.left == discarded
    assert node(state) == "draw"


def test_r_19_the_cards_of_this_turn_are_reshuffled_too() -> None:
    state = table(hands={0: "red red red"}, palaces={1: "wei1"}, pile="purple")
    row, others = state.row[:], state.hands[5:]
    before = state.discard[:]
    decide(state, "palace wei2", "palace wei3", "draw_deck")
    assert state.reshuffled_pile == [n + k for n, k in zip(before, counts("red red"), strict=True)]
    assert state.discard == [0] * 5
    assert state.row == row
    assert state.hands[5:] == others


def test_r_19_an_empty_discard_pile_counts_as_the_second_exhaustion() -> None:
    state = table(2, hands={0: "red green yellow"}, palaces={1: "wei1"})
    stored = state.to_dict()
    rest = [d for d in stored["pile"] if d != "red"]
    reds = len(stored["pile"]) - len(rest)
    stored.update(pile=["red"], kept=[[reds - 1, 0, 0, 0, 0], counts(" ".join(rest))])
    stored["influence"] = [0, 1, 1, 1, 1]
    state = GAME.from_dict(stored)
    decide(state, "palace wei2", "done")
    assert sum(state.discard) == 0
    events = decide(state, "draw_deck")
    assert "exhausted" in keys(events)
    assert state.exhausted == 2


def test_r_20_nobody_draws_after_the_second_exhaustion() -> None:
    state = _second_pass("purple")
    decide(state, "palace wei2", "palace wei3", "draw_deck")
    assert state.exhausted == 2
    assert hand(state, 0) == ["red", "purple"]
    assert state.actors() == [1]
    assert sum(state.row) == 4


def _second_pass(pile: str, **fields: object) -> ChinaState:
    """A pile that has run out once; every card in hand is as old as the reshuffle."""
    game = fields.pop("game", GAME)
    cards = {"hands": {0: "red red red"}, "palaces": {1: "wei1"}, "pile": pile}
    state = table(**{**cards, **fields}, game=game)
    stored = state.to_dict()
    hands = stored["hands"]
    stored.update(exhausted=1, fresh=counts(pile), old=hands[: stored["seats"]])
    return game.from_dict(stored)


def test_r_21_the_round_is_played_to_its_end() -> None:
    state = _second_pass("purple")
    decide(state, "exchange red", "draw_deck")
    for seat in (1, 2, 3):
        assert state.actors() == [seat]
        decide(state, only(state, "exchange")[0])
    assert state.over


def test_r_21_the_last_seat_ends_the_game_with_its_turn() -> None:
    state = _second_pass("purple", turn=3, waiting=[3])
    decide(state, only(state, "exchange")[0], "draw_deck")
    assert state.over


def test_r_22_an_exchange_in_a_last_turn_is_a_pass() -> None:
    state = _second_pass("purple")
    decide(state, "exchange red", "draw_deck")
    decide(state, only(state, "exchange")[0])
    assert len(hand(state, 1)) == 2
    assert state.actors() == [2]


def test_r_23_second_exhaustion_while_refilling_the_row() -> None:
    state = _second_pass("purple", row="red red green green")
    decide(state, "exchange red", "draw_row green")
    assert state.exhausted == 2
    assert sum(state.row) == 4
    state = _second_pass("purple", row="red red green green")
    decide(state, "palace wei2", "palace wei3", "draw_row green", "draw_row green")
    assert state.exhausted == 2
    assert sum(state.row) == 3


def test_r_24_the_second_pile_is_what_was_discarded() -> None:
    state = table(hands={0: "red red red"}, palaces={1: "wei1"}, pile="purple")
    in_play = sum(state.in_play)
    decide(state, "exchange red", "draw_deck")
    assert state.left + sum(state.row) + sum(state.hands) == in_play


# --- the end --------------------------------------------------------------------------------------
def test_r_25_the_supplies_of_all_count() -> None:
    stored = _crowded("purple green yellow").to_dict()
    stored["emissaries"][1][0] -= 1  # seat 1 could still place an emissary in Yan
    state = GAME.from_dict(stored)
    decide(state, "palace chu8")
    assert not state.over


def test_r_26_stuck_in_mid_turn() -> None:
    state = _crowded("purple purple red")
    before = state.left
    events = decide(state, "palace chu8")
    assert "stuck" in keys(events)
    assert state.over
    assert state.points == [8, 8, 3]
    assert state.left == before
    assert hand(state, 0) == ["red", "purple"]


def test_r_28_and_r_29_ranking_by_pieces_left() -> None:
    state = table(3, palaces={0: "wei1", 1: "yan1"}, emissaries={1: "yan"})
    assert [sum(row) for row in state.scores()] == [1, 1, 0]
    assert state.ranking() == [1, 2, 3]
    state = table(3, palaces={0: "wei1", 1: "yan1"})
    assert state.ranking() == [1, 1, 3]
    state = table(
        3,
        options=FORTS,
        palaces={0: "wei1", 1: "yan1"},
        forts="han1",
        forts_left=[0, 1, 1],
    )
    assert state.ranking() == [2, 1, 3]


def test_r_27_the_parts_of_the_final_scoring_in_order() -> None:
    parts = ["province_final", "harbour_points", "alliance_points", "road_points", "tile_points"]
    seen: set[str] = set()
    for seed in range(12):
        events = Events()
        state = GAME.start(4, {"board": "border", "bonus_tiles": True}, seed)
        rng = Rng(seed + 1)
        while not state.over:
            actions = state.legal(state.actors()[0])
            events.items.clear()
            state.apply(state.actors()[0], actions[rng.below(len(actions))], events)
        told = [event.key for event in events.items if event.key in parts]
        assert told == sorted(told, key=parts.index)
        seen.update(told)
        assert events.items[-1].key == "game_over"
    assert seen == set(parts)


# --- scoring --------------------------------------------------------------------------------------
def test_r_30_ties_below_the_first_place() -> None:
    assert points_by_rank([4, 2, 2, 1, 0]) == [9, 4, 4, 2, 0]
    assert points_by_rank([3, 3, 1]) == [7, 7, 3]


def test_r_31_a_single_owner_gets_his_palaces() -> None:
    state = table(palaces={2: "lu1 lu2 lu3"})
    assert category(state, "palaces") == [0, 0, 3, 0]


def test_r_32_no_alliance_without_emissaries_on_both_sides() -> None:
    state = table(palaces={0: "wei1 wei2 chin1"}, emissaries={0: "wei wei"})
    assert category(state, "alliances") == [0, 0, 0, 0]


def test_r_33_tied_players_all_score_the_alliance() -> None:
    state = table(
        palaces={0: "wei1 wei2 chin1 chin2"},
        emissaries={1: "wei chin", 2: "wei chin"},
    )
    assert category(state, "alliances") == [0, 4, 4, 0]


def test_r_34_a_chain_may_turn_at_a_junction() -> None:
    state = table(palaces={0: "chin2 chin4 wei3 wei4"})
    assert category(state, "roads")[0] == 4


def test_r_35_a_ring_of_palaces() -> None:
    state = table(palaces={0: "wei1 wei2 wei3 chin1 chin2 chin4"})
    assert category(state, "roads")[0] == 6
    state = table(3, palaces={0: "wei3 wei4 wei6 wei7"})
    assert category(state, "roads")[0] == 4


def test_r_36_a_long_branch_is_a_chain_of_its_own() -> None:
    palaces = {0: "chin1 chin2 chin3 chin4 shu1 shu2 shu3 shu4"}
    state = table(palaces=palaces, tokens=["chin", "shu"])
    assert category(state, "roads")[0] == 8


def test_r_37_scored_provinces_count_in_chains() -> None:
    state = table(
        hands={0: "orange red green"},
        palaces={0: "lu1 lu2 lu3 chu5"},
    )
    decide(state, "palace lu4")
    assert state.to_dict()["tokens"] == ["lu"]
    assert category(state, "roads")[0] == 5


# --- fortifications -------------------------------------------------------------------------------
def test_r_38_where_fortifications_stand() -> None:
    state = table(
        options=FORTS,
        hands={0: "red red green"},
        palaces={1: "wei1"},
        forts="wei2",
        forts_left=[1, 0, 1, 1],
    )
    assert refused(state, "fort wei1") == "space-taken"
    assert refused(state, "fort wei2") == "fort-there"
    decide(state, "fort wei3")


def test_r_39_a_fortification_costs_a_card_and_a_piece() -> None:
    state = table(options=FORTS, hands={0: "red red red"}, palaces={1: "wei1"})
    decide(state, "fort wei2", "emissary wei")
    assert node(state) == "draw"
    assert hand(state, 0) == ["red"]


def test_r_40_a_fortification_in_an_empty_province_is_the_only_piece() -> None:
    state = table(options=FORTS, hands={0: "red red red", 1: "red red green"})
    decide(state, "fort wei2")
    assert node(state) == "draw"
    decide(state, "draw_deck")
    decide(state, "palace wei2")
    assert node(state) == "act2"


def test_r_41_and_r_44_the_doubling_belongs_to_the_owner_of_the_palace() -> None:
    palaces = {1: "lu1 lu2", 0: "lu3"}
    one = table(options=FORTS, palaces=palaces, forts="lu1", forts_left=[0, 1, 1, 1])
    two = table(options=FORTS, palaces=palaces, forts="lu1 lu2")
    assert category(one, "palaces") == category(two, "palaces") == [2, 6, 0, 0]


def test_r_42_a_bare_fortification_takes_no_space() -> None:
    state = table(
        options=FORTS,
        hands={0: "orange red green"},
        palaces={1: "lu1 lu2 lu3"},
        forts="lu4",
        forts_left=[0, 1, 1, 1],
    )
    assert state.scored == 0
    decide(state, "palace lu4")
    assert state.points == [6, 4, 0, 0]


def test_r_43_ranks_and_other_points_are_unchanged() -> None:
    state = table(
        options=FORTS, palaces={0: "lu1", 1: "lu2 lu3"}, forts="lu1", forts_left=[0, 1, 1, 1]
    )
    assert category(state, "palaces") == [4, 3, 0, 0]


def test_r_45_a_bare_fortification_does_nothing_at_the_end() -> None:
    state = table(options=FORTS, palaces={0: "lu1"}, forts="lu2", forts_left=[0, 1, 1, 1])
    assert [sum(row) for row in state.scores()] == [1, 0, 0, 0]
    assert state.supply[2] == 0


def test_r_80_the_first_player_is_random_or_the_first_seat() -> None:
    assert {int(GAME.start(4, {}, seed).first) for seed in range(40)} == {0, 1, 2, 3}
    options = {"start_player": "first_seat"}
    assert {int(GAME.start(4, options, seed).first) for seed in range(40)} == {0}


def test_r_81_score_cards_and_marker() -> None:
    for points, cards, marker in ((49, 0, 49), (50, 1, 0), (104, 2, 4)):
        state = table(points=[points, 0, 0, 0])
        view = state.view(SPECTATOR)["owners"][0]
        assert (view["score"], view["score_cards"], view["marker"]) == (points, cards, marker)


def test_r_82_the_discard_pile_is_public() -> None:
    state = table(hands={0: "red green yellow"})
    decide(state, "exchange red")
    assert state.view(SPECTATOR)["discard"]["red"] == 1


def test_r_85_draws_from_the_row_after_the_second_exhaustion() -> None:
    game = rules(draws_on=True)
    state = _second_pass("purple", game=game, row="red red green green")
    decide(state, "palace wei2", "palace wei3", "draw_deck")
    assert state.exhausted == 2
    assert choices(state) == ["draw_row red", "draw_row green"]
    decide(state, "draw_row green")
    assert hand(state, 0) == ["red", "green", "purple"]
    assert sum(state.row) == 3


def test_r_85_a_row_of_one_colour_is_drawn_without_a_question() -> None:
    game = rules(draws_on=True)
    state = _second_pass("purple", game=game, row="green green green green")
    decide(state, "palace wei2", "palace wei3", "draw_deck")
    assert hand(state, 0) == ["red", "green", "purple"]
    assert state.actors() == [1]


@pytest.mark.parametrize("draws_on", [False, True])
@pytest.mark.parametrize("may_skip", [False, True])
def test_r_85_random_games_with_the_switches_turned(draws_on: bool, may_skip: bool) -> None:
    game = rules(False, may_skip, draws_on, False)
    for seats in (2, 3, 4, 5):
        for seed in range(4):
            options = {"bonus_tiles": True, "board": "border" if seats > 2 else "auto"}
            state = game.start(seats, options, seed)
            checked_playout(state, Rng(seed + 1))
            assert state.over
