"""The rulings on set-up, placement and movement (R-1 to R-33), by their numbers.

Positions of the map with four players: row 0 is 0 to 5, row 1 is 6 to 10, row 2 is 11 to 14, row 3
is 15 to 17; the canal lies at 17.
"""

from __future__ import annotations

import pytest
from yokohama_table import GAME, Table, acting

from teahouse.core.viewer import seat_viewer
from teahouse.games.yokohama import tables as d


# --- set-up and pieces ----------------------------------------------------------------------------
def test_r_1_twenty_assistants_play() -> None:
    player = Table().player(0)
    assert player["hand"]["assistant"] + player["warehouse"]["assistant"] == 20


def test_r_2_nothing_lies_on_the_canal() -> None:
    t = Table(3)
    canal = t.find("canal")
    assert t.data["tiles"][canal] == t.data["tokens"][canal] == ""


@pytest.mark.parametrize(("seats", "positions"), [(3, 14), (4, 18)])
def test_r_3_the_canal_lies_anywhere(seats: int, positions: int) -> None:
    found = {GAME.start(seats, {}, seed).to_dict()["boards"].index("canal") for seed in range(300)}
    assert found == set(range(positions))


@pytest.mark.parametrize(("seats", "edges"), [(2, 18), (3, 28), (4, 38)])
def test_r_4_brickwork(seats: int, edges: int) -> None:
    places = Table(seats).view()["locations"]
    assert sum(len(place["neighbours"]) for place in places) == 2 * edges
    if seats == 3:
        assert places[6]["neighbours"] == [1, 2, 5, 7, 9, 10]  # six in the middle
        assert places[12]["neighbours"] == [9, 10, 13]  # three at a bottom corner


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("copper_mine", "copper"),
        ("silk_factory", "silk"),
        ("tea_plantation", "tea"),
        ("fishing_port", "fish"),
        ("bank", "yen"),
    ],
)
def test_r_5_goods_and_coins_never_run_out(place: str, kind: str) -> None:
    usual = acting(place, 3).owned(0, **{kind: 0}).play("move 3").has(0, kind)
    plenty = acting(place, 3).owned(0, **{kind: 500}).owned(1, **{kind: 500})
    assert usual > 0
    assert plenty.play("move 3").has(0, kind) == 500 + usual


def test_r_6_points_are_counted_beyond_a_hundred() -> None:
    t = Table()
    t.player(0)["points"]["goals"] = 99
    t.order(0, "uk-04").owned(0, tea=9).play("order 1")
    assert t.points(0) == 102
    assert t.state.scores()[0][GAME.categories.index("goals")] == 99


def test_r_7_neutral_assistants_block_but_do_not_compete() -> None:
    t = Table(2).space("church", 0, 0)
    assert t.bonus("church") == [6, 0]
    t = acting("church", 3, seats=2).owned(0, yen=9)
    t.play("move 3")
    assert t.why("church 1").key == "space-taken"
    t = Table(2, two_player_neutral="rival").space("church", 0, 0)
    assert t.bonus("church") == [3, 0]


# --- placement ------------------------------------------------------------------------------------
def test_r_8_nothing_need_be_placed() -> None:
    t = Table().moment("place")
    assert "end_placing" in t.legal()
    t.play("place 0")
    assert "end_placing" in t.legal()


def test_r_9_different_locations_or_two_on_one() -> None:
    t = Table().moment("place").play("place 0", "place 1")
    assert t.why("place 0").key == "different-locations"
    t.play("place 2")
    assert t.node == "move"
    t = Table().moment("place").play("place 0", "place 0")
    assert t.node == "move"
    assert t.on(0, 0) == 2


def test_a_full_pattern_ends_the_step_even_with_free_actions_left() -> None:
    t = Table().moment("place").tech(0, "university").play("place 0", "place 1", "place 2")
    assert t.node == "move"
    assert "university" in t.legal()


def test_r_10_telegram_adds_one_next_to_the_two() -> None:
    t = Table().moment("place").tech(0, "telegram").tech(0, "newspaper").play("place 8", "place 8")
    assert t.legal() == ["place 2", "place 3", "place 7", "place 9", "place 12", "place 13"] + [
        "end_placing"
    ]
    assert t.why("place 8").key == "not-adjacent"
    t.play("place 2")
    assert t.node == "move"


def test_r_10_newspaper_is_for_different_locations() -> None:
    t = Table().moment("place").tech(0, "newspaper").play("place 0", "place 1", "place 2")
    t.play("place 3")
    assert t.node == "move"
    t = Table().moment("place").tech(0, "newspaper").play("place 0", "place 0")
    assert t.node == "move"


def test_r_11_each_assistant_pays_each_president() -> None:
    t = Table().moment("place").tech(1, "postal_system").president(1, 4).president(2, 4)
    t.owned(0, yen=4).play("place 4", "place 4")
    assert t.has(0, "yen") == 0
    assert (t.has(1, "yen"), t.has(2, "yen")) == (6, 6)


def test_r_12_own_president_costs_nothing() -> None:
    t = Table().moment("place").president(0, 4).owned(0, yen=0)
    assert "place 4" in t.legal()


def test_r_13_nothing_is_placed_on_the_canal() -> None:
    t = Table().moment("place")
    assert "place 17" not in t.legal()
    assert t.why("place 17").key == "canal"


def test_r_14_telegram_and_newspaper_pay_tolls() -> None:
    t = Table().moment("place").tech(0, "telegram").president(1, 9).owned(0, yen=0)
    t.play("place 8", "place 8")
    assert t.why("place 9").key == "toll-too-high"


def test_r_15_stagecoach_does_not_help_placing() -> None:
    t = Table().moment("place").tech(0, "stagecoach").president(1, 9).owned(0, yen=0)
    assert t.why("place 9").key == "toll-too-high"


def test_r_16_tolls_reach_the_owner_at_once() -> None:
    t = Table().moment("place").president(1, 9).play("place 9")
    assert t.told("toll") == [{"seat": 0, "other_seat": 1, "count": 1}]
    assert t.has(1, "yen") == 5


# --- movement -------------------------------------------------------------------------------------
def test_r_17_the_president_may_always_be_taken_back() -> None:
    t = Table().moment("move").president(0, 8).assistants(0, 9)
    assert t.legal() == ["move 9", "recall_president"]


def test_r_18_taking_back_from_the_hand() -> None:
    t = Table().moment("place")
    t.play("place 0", "end_placing")
    t.play("recall_president", "take 0")
    assert t.in_hand(0) == 8
    assert t.node == "extra"


def test_r_19_not_back_to_the_start_nor_through_it() -> None:
    t = Table().moment("move").president(0, 8).assistants(0, 8).assistants(0, 9).assistants(0, 7)
    assert t.legal("move") == ["move 7", "move 9"]
    assert t.why("move 8").key == "president-must-leave"
    t = Table().moment("move").president(0, 1).assistants(0, 1).assistants(0, 2).assistants(0, 0)
    t.president(1, 2).owned(0, yen=0)
    assert t.legal("move") == ["move 0"]


def test_r_20_the_start_needs_no_assistant() -> None:
    t = Table().moment("move").president(0, 8).assistants(0, 9).assistants(0, 10)
    assert t.legal("move") == ["move 9", "move 10"]
    assert t.on(0, 8) == 0


def test_r_21_the_canal_is_crossed_for_a_yen() -> None:
    t = Table().moment("move").president(0, 14).assistants(0, 16).owned(0, yen=1)
    assert t.legal("move") == ["move 16"]
    assert t.why("move 17").key == "canal"
    t.play("move 16")
    assert t.told("pay")[0] == {"seat": 0, "kind": "yen", "count": 1}
    t = Table().moment("move").president(0, 14).assistants(0, 16).owned(0, yen=0)
    assert t.legal("move") == []
    assert t.why("move 16").params["count"] == 1


def test_r_22_every_president_on_the_way_is_paid() -> None:
    t = Table().moment("move").president(0, 0).assistants(0, 1).assistants(0, 2)
    t.tech(1, "postal_system").president(1, 1).president(2, 1).owned(0, yen=1)
    assert t.why("move 2").key == "toll-too-high"
    t = Table().moment("move").president(0, 0).assistants(0, 1).assistants(0, 2)
    t.tech(1, "postal_system").president(1, 1).president(2, 1).owned(0, yen=2)
    t.play("move 2")
    assert [x["other_seat"] for x in t.told("toll")] == [1, 2]


def two_ways() -> Table:
    """From 8 to 4 by 3 (seat 1) or by 9 (seat 2)."""
    t = Table().moment("move").president(0, 8)
    for pos in (3, 9, 4):
        t.assistants(0, pos)
    return t.president(1, 3).tech(2, "postal_system").president(2, 9)


def test_r_23_the_mover_chooses_the_toll() -> None:
    t = two_ways().owned(0, yen=2)
    t.location(4, "bank")
    t.play("move 4")
    assert t.legal() == ["route 0", "route 1"]
    assert t.view()["question"]["routes"] == [["1"], ["2"]]
    assert t.why("route 2").key == "no-such-route"
    t.play("route 1")
    assert [x["other_seat"] for x in t.told("toll")] == [2]
    assert t.state.presidents[0] == 4


def test_r_23_a_toll_that_contains_another_is_not_offered() -> None:
    t = two_ways().president(1, 9).owned(0, yen=3)
    t.location(4, "bank")
    t.play("move 4")  # free by 3: nothing is asked
    assert t.told("toll") == []


def test_r_23_tolls_are_numbered_in_play_order() -> None:
    t = two_ways().owned(0, yen=2)
    t.location(4, "bank")
    t.data["first"] = t.data["turn"] = 2  # seats 2, 3, 0, 1 play in this order
    t.play("move 4")
    assert t.view()["question"]["routes"] == [["2"], ["1"]]
    t.play("route 1")
    assert [x["other_seat"] for x in t.told("toll")] == [1]


def test_r_23_tolls_beyond_the_money_are_no_choice() -> None:
    t = Table().moment("move").president(0, 7).owned(0, yen=1)
    t.location(13, "bank")
    t.location(9, "canal")
    for pos in (2, 3, 8, 12, 13):
        t.assistants(0, pos)
    t.president(1, 8).president(2, 12).president(3, 3)
    t.play("move 13")
    assert t.view()["question"]["routes"] == [["1"], ["2"]]
    assert t.why("route 2").key == "no-such-route"  # seat 3 and the canal: 2 yen


def test_r_24_the_whole_toll_must_be_there() -> None:
    t = two_ways().owned(0, yen=0)
    assert t.legal("move") == []
    assert t.why("move 4").params["count"] == 1


def test_r_25_from_the_hand_there_is_no_chain() -> None:
    t = Table().moment("move").assistants(0, 0).assistants(0, 16).president(1, 16).owned(0, yen=0)
    assert t.legal("move") == ["move 0"]
    assert t.why("move 16").key == "opposing-president"


def test_r_26_postal_system_pays_at_the_destination() -> None:
    t = Table().moment("move").tech(0, "postal_system").assistants(0, 4).president(1, 4)
    t.owned(0, yen=1).play("move 4")
    assert [x["other_seat"] for x in t.told("toll")] == [1]
    t = Table().moment("move").tech(0, "postal_system").assistants(0, 4).president(1, 4)
    assert t.owned(0, yen=0).legal("move") == []
    t = Table().moment("move").tech(0, "postal_system").tech(0, "stagecoach").assistants(0, 4)
    t.president(1, 4).owned(0, yen=0).play("move 4")
    assert t.told("toll") == []


def test_r_27_jumps_need_an_assistant_unless_the_option_says_otherwise() -> None:
    t = Table().moment("move").tech(0, "tramway").president(0, 8).assistants(0, 15)
    assert t.legal("move") == ["move 15"]
    t = Table(jump_needs_assistant=False).moment("move").tech(0, "tramway").president(0, 8)
    t.location(15, "tea_plantation")
    assert len(t.legal("move")) == 16
    t.play("move 15")
    assert t.told("act")[0]["level"] == 1


def test_r_28_a_jump_is_the_whole_movement() -> None:
    t = Table().moment("move").tech(0, "tramway").president(0, 8).assistants(0, 0)
    t.assistants(0, 1).president(1, 1)  # 1 is next to 0, but occupied; nobody is paid for 0
    t.owned(0, yen=0).play("move 0")
    assert t.state.presidents[0] == 0
    assert t.told("toll") == []


def test_r_29_tramway_with_postal_system() -> None:
    t = Table().moment("move").tech(0, "tramway").tech(0, "postal_system").president(0, 8)
    t.assistants(0, 0).president(1, 0).owned(0, yen=1).play("move 0")
    assert [x["other_seat"] for x in t.told("toll")] == [1]


def station(owner: int) -> Table:
    t = Table().moment("move").tech(owner, "station").president(0, 8).assistants(0, 0)
    t.data["station"] = 0
    return t.president(1, 0).owned(0, yen=0)


def test_r_30_only_the_owner_jumps_to_the_station() -> None:
    assert station(owner=0).legal("move") == ["move 0"]
    assert station(owner=1).legal("move") == []


def test_r_30_the_station_adds_a_level_for_everybody() -> None:
    t = acting("tea_plantation", 1).tech(1, "station")
    t.data["station"] = 3
    t.play("move 3")
    assert t.told("act")[0]["level"] == 3


def test_r_31_presidents_share_a_location_through_the_station() -> None:
    t = station(owner=0)
    t.location(0, "bank")
    t.play("move 0")
    assert t.view()["locations"][0]["presidents"] == [0, 1]
    assert t.told("toll") == []


def test_r_32_taking_back_any_assistants_of_the_map() -> None:
    t = Table().moment("move").president(0, 8).assistants(0, 0, 2).assistants(0, 5)
    t.space("church", 0, 0).claim(0, "A")
    hand = t.player(0)["hand"]["assistant"]
    t.play("recall_president", "take 0")
    assert t.legal() == ["take 0", "take 5", "take_all", "end_recall"]
    t.play("take_all")
    assert t.in_hand(0) == hand + 3
    assert t.state.church[0] == 0


def test_r_32_option_one_location() -> None:
    t = Table(recall_scope="one_location").moment("move").president(0, 8)
    t.assistants(0, 0, 2).assistants(0, 5)
    t.play("recall_president")
    assert t.why("take_all").key == "one-location-only"
    t.play("take 0")
    assert (t.on(0, 0), t.on(0, 5)) == (0, 1)
    assert t.node == "extra"


def test_r_33_part_c_follows_with_everything() -> None:
    t = Table().moment("move").president(0, 8).assistants(0, 5)
    t.filled(0, "uk-01", "uk-02").agent(0, "uk")
    t.play("recall_president", "end_recall")
    assert t.legal("agent") == ["agent 5"]


# --- forced steps and secrets ---------------------------------------------------------------------
def test_extra_phase_is_skipped_only_without_a_secret_order() -> None:
    """Whether a hidden order can be completed must not show."""
    t = Table().moment("extra_c")
    t.play("end_extra")
    assert (t.actor, t.node) == (1, "extra")
    t = Table().moment("extra_c")
    player = t.player(1)
    player["filled"] = list(player["orders"])
    player["flags"][player["orders"][0][:2]] += 1
    player["orders"] = []
    t.play("end_extra")
    assert (t.actor, t.node) == (1, "place")


def test_the_end_of_the_turn_is_confirmed() -> None:
    t = Table().moment("move")
    t.play("recall_president")
    assert t.legal() == ["end_extra"]
    t.play("end_extra")
    assert [e.key for e in t.events if e.forbids_undo] == ["end_turn"]


def test_starting_orders_are_chosen_secretly_at_once() -> None:
    state = GAME.start(3, {}, 4)
    assert state.actors() == [0, 1, 2]
    offer = state.view(seat_viewer(1))["seats"]
    assert offer[1]["offer"] is not None
    assert offer[0]["offer"] is None
    state.apply(1, GAME.catalog.parse("keep_order 1"))
    assert state.actors() == [0, 2]
    assert state.view(seat_viewer(0))["seats"][1]["choice"] is None
    assert state.view(seat_viewer(1))["seats"][1]["choice"] == 1


def test_of_an_opposing_hand_only_the_starting_order_is_hidden() -> None:
    t = Table().order(1, "uk-04")
    hand = t.view(seat_viewer(0))["seats"][1]["orders"]
    assert hand[0] is None
    assert hand[1]["id"] == "uk-04"
    assert all(t.view(seat_viewer(1))["seats"][1]["orders"])
    assert d.ORDER_IDS[t.state.dealt[3]] == t.view(seat_viewer(1))["seats"][1]["discarded"]["id"]
    assert t.view(seat_viewer(0))["seats"][1]["discarded"] is None
