"""The rulings on technologies, flags, rewards and the end (R-73 to R-99)."""

from __future__ import annotations

import pytest
from yokohama_table import Table, acting

from teahouse.games.yokohama import tables as d


# --- technologies ---------------------------------------------------------------------------------
def test_r_73_mining_adds_one_to_each_receipt_of_copper() -> None:
    t = acting("copper_mine", 3).tech(0, "mining").tile(3, "B04")
    t.play("move 3")
    assert t.has(0, "copper") == 1 + 2 + 1
    t.play("shop 1")
    assert t.has(0, "copper") == 4 + 1 + 1
    t = acting("copper_mine", 1).tech(0, "mining").play("move 3")  # level 2: nothing received
    assert t.has(0, "copper") == 1
    t = acting("chinatown", 1).tech(0, "mining").owned(0, yen=4)
    t.play("move 3", "trade buy_copper", "trade buy_copper")
    assert t.has(0, "copper") == 1 + 2 + 2


def test_r_74_printing_and_patents_count_later_cards_only() -> None:
    t = acting("lab_a", 4).lab(0, "printing").owned(0, yen=0).play("move 3", "tech 0 0")
    assert t.has(0, "yen") == 0
    t = acting("lab_a", 4).tech(0, "printing").tech(0, "patents").lab(0, "ball").owned(0, yen=0)
    t.play("move 3", "tech 0 0")
    assert (t.has(0, "yen"), t.points(0)) == (1, 2)


def test_r_75_mill_and_university_once_a_turn() -> None:
    t = Table().moment("place").tech(0, "spinning_mill").tech(0, "university").owned(0, silk=2)
    t.play("mill", "university")
    assert (t.has(0, "silk"), t.has(0, "yen")) == (1, 4)
    assert t.in_hand(0) == 9
    assert t.node == "place"
    assert t.why("mill").key == "once-a-turn"
    assert t.why("university").key == "once-a-turn"
    assert Table().why("mill").key == "tech-missing"


def test_4_2_each_turn_has_its_agent_mill_and_university_anew() -> None:
    t = Table().moment("extra_c")
    for key in ("agent_used", "mill_used", "university_used"):
        t.data[key] = True
    t.play("end_extra")
    assert [t.view()[key] for key in ("agent_used", "mill_used", "university_used")] == [False] * 3


def test_r_75_not_where_nothing_can_be_gained() -> None:
    t = acting("church", 2).tech(0, "spinning_mill").owned(0, silk=2, yen=9)
    t.play("move 3", "church 1")
    assert t.node == "gift"
    assert t.why("mill").key == "no-free-action"


@pytest.mark.parametrize(("yen", "then"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_r_76_stock_exchange_at_the_start_of_the_turn(yen: int, then: int) -> None:
    t = Table().moment("extra_c").tech(1, "stock_exchange").owned(1, yen=yen)
    t.play("end_extra")
    assert t.actor == 1
    assert t.has(1, "yen") == then


def test_r_77_ball_language_school_brickyard_brewery() -> None:
    t = Table().tech(0, "ball").tech(0, "language_school").order(0, "de-27").owned(0, copper=2)
    t.play("order 1")
    assert (t.points(0), t.has(0, "yen")) == (4 + 2, 4)
    t = acting("customs", 1).tech(0, "brickyard").owned(0, **{"import": 1})
    assert t.play("move 3", "customs 0").points(0) == 5 + 4
    t = acting("church", 3).tech(0, "brewery")
    assert t.play("move 3", "church 0").points(0) == 4 + 3
    t = Table().goal("A", "A1").tech(0, "brewery").tech(0, "brickyard").owned(0, fish=7)
    assert t.play("goal A").points(0) == 10


def test_gas_lamp_electric_light_exposition() -> None:
    t = acting("bank", 3).tech(0, "gas_lamp").tile(3, "B22").play("move 3", "shop 0")
    assert t.points(0) == 2 + 2
    t = acting("bank", 3).tech(0, "electric_light").tile(3, "B22").hand(0, "house", 1)
    assert t.play("move 3", "house").points(0) == 10 + 3
    t = acting("lab_a", 4).lab(0, "exposition").owned(0, yen=4).play("move 3", "tech 0 0")
    assert t.points(0) == 10


def test_r_78_the_station_is_placed_and_stays() -> None:
    t = acting("lab_a", 4).lab(0, "station").president(1, 9)
    t.play("move 3", "tech 0 0")
    assert t.node == "station"
    assert "station 9" in t.legal()
    assert t.why("station 17").key == "canal"
    assert t.view()["labs"][0]["cards"][0] is None  # the refill comes after it
    t.play("station 9")
    assert t.view()["locations"][9]["station"]
    assert t.view()["labs"][0]["cards"][5] is not None
    assert len(t.told("refill_lab")) == 1


def test_4_12_the_flag_rule_comes_before_the_refill() -> None:
    t = acting("lab_a", 4).lab(0, "newspaper").filled(0, "uk-01").play("move 3", "tech 0 0")
    keys = [event.key for event in t.events]
    assert keys.index("agent_gained") < keys.index("slide") < keys.index("refill_lab")


def test_4_13_a_card_that_comes_to_light_closes_the_way_back() -> None:
    t = acting("lab_a", 4).lab(0, "newspaper").play("move 3")
    assert not any(event.forbids_undo for event in t.events)
    t.play("tech 0 0")
    assert [event.key for event in t.events if event.forbids_undo] == ["refill_lab"]
    t = acting("port_a", 1).owned(0, yen=0).play("move 3", "port 0")
    assert [event.key for event in t.events if event.forbids_undo] == ["refill_port"]


def test_4_13_the_other_cards_slide_to_the_left() -> None:
    t = acting("port_a", 1).owned(0, yen=0).play("move 3", "port 1")
    (slide,) = [event for event in t.events if event.key == "slide"]
    ways = [(move.source, move.target) for move in slide.moves]
    assert ways == [(f"port_a:{k}", f"port_a:{k - 1}") for k in range(2, 6)]


def test_r_79_newspaper_and_telegram_are_optional() -> None:
    t = Table().moment("place").tech(0, "newspaper").play("place 0", "place 1", "place 2")
    assert "end_placing" in t.legal()
    t = Table().moment("place").tech(0, "telegram").play("place 0", "place 0")
    assert "end_placing" in t.legal()


# --- flags and agents -----------------------------------------------------------------------------
def test_r_80_every_second_flag_earns_an_agent() -> None:
    t = Table().filled(0, "uk-01", "uk-02").agent(0, "uk").order(0, "uk-04").owned(0, tea=9)
    t.play("order 1")
    assert t.told("agent_gained") == []
    t = Table().filled(0, "uk-01", "uk-02").tech(0, "newspaper").agent(0, "uk")
    t.order(0, "uk-04").owned(0, tea=9).play("order 1")
    assert t.told("agent_gained") == [{"seat": 0, "nation": "uk"}]


def test_r_81_no_agent_left_nothing_owed() -> None:
    t = Table().filled(1, "nl-33", "nl-34").agent(1, "nl", used=1, unused=0)
    t.filled(0, "nl-35").order(0, "nl-36").owned(0, silk=2, tea=1, fish=3).play("order 1")
    assert t.told("agent_gained") == []
    assert t.view()["seats"][0]["flags"] == {"nl": 2}


def test_r_82_used_agents_never_return() -> None:
    t = Table().filled(1, "nl-33", "nl-34").agent(1, "nl", used=1, unused=0)
    assert "nl" not in t.view()["agent_supply"]


def test_r_83_unused_agents_are_worth_a_point() -> None:
    t = Table(mini_independent_agents=True).filled(0, "uk-01", "uk-02").agent(0, "uk")
    t.token(3, "I1")
    t.data["tokens"][3] = ""
    t.player(0)["tokens"] = ["I1"]
    t.player(0)["agents"]["independent"] = 1
    t.owned(0, yen=0, copper=0, silk=0, tea=0, fish=0)
    assert t.bonus("items")[0] == 2


def test_independent_agent_among_the_level_5_tokens() -> None:
    t = Table(mini_independent_agents=True).moment("move")
    t.location(3, "bank")
    t.assistants(0, 3, 4).assistants(0, 9).token(3, "I1").hand(0, "shop", 0)
    t.play("move 3", "token")
    assert t.view()["seats"][0]["agents"] == {"independent": 1}
    moves = [(move.piece, move.target) for event in t.events for move in event.moves]
    assert ("agent:independent", "agents:0") in moves
    assert t.legal("agent") == ["agent 9"]


# --- end ------------------------------------------------------------------------------------------
def port_with_pile(count: int) -> Table:
    """A port action with so many cards in the pile; the others are completed by seat 1."""
    t = acting("port_a", 1).owned(0, yen=0)
    while len(t.data["port_pile"]) > count:
        t.filled(1, t.data["port_pile"][0])
    return t


def test_r_84_r_86_exactly_enough_cards_is_no_trigger_and_the_first_round_is_no_exception() -> None:
    t = port_with_pile(1).play("move 3", "port 0")
    assert t.view()["port_pile"] == 0
    assert t.state.last_round == 0
    t = port_with_pile(0).play("move 3", "port 0")
    assert t.state.last_round == 2
    assert t.told("last_round") == [{"trigger": "orders", "round": 2}]
    assert t.view()["ports"][0]["cards"][5] is None


def test_a_refill_from_an_empty_pile_closes_nothing() -> None:
    t = port_with_pile(0).play("move 3", "port 0")
    assert [e.key for e in t.events if e.forbids_undo] == []
    t = port_with_pile(1).play("move 3", "port 0")
    assert [e.key for e in t.events if e.forbids_undo] == ["refill_port"]


def test_r_85_a_trigger_by_an_agent_counts_at_once() -> None:
    t = Table().filled(0, "uk-01", "uk-02").agent(0, "uk").assistants(0, 3, 4)
    t.location(3, "bank")
    for pos in (0, 1, 2):
        t.house(0, pos)
    t.hand(0, "house", 1)
    t.play("agent 3", "house")
    assert t.state.last_round == 2
    assert t.told("last_round")[0]["trigger"] == "houses"


def test_all_shops_built_is_a_trigger() -> None:
    t = acting("bank", 3).tile(3, "B22")
    for pos in (0, 1, 2, 4, 5, 6, 7):
        t.shop(0, pos, 0)
    t.hand(0, "shop", 1)
    t.play("move 3", "shop 0")
    assert t.told("last_round")[0]["trigger"] == "shops"


def test_r_87_later_triggers_change_nothing() -> None:
    t = port_with_pile(0)
    t.data.update(round=5, last_round=5, ended_by="church")
    t.play("move 3", "port 0")
    assert (t.state.last_round, t.told("last_round")) == (5, [])


def test_the_game_ends_after_the_last_full_round() -> None:
    t = Table(2).moment("extra_c")
    t.data.update(round=4, last_round=5, ended_by="church")
    t.play("end_extra")
    for _ in range(3):  # the last turn of round 4, both turns of round 5
        assert not t.state.over
        t.play("end_extra", "end_placing", "end_extra")  # taking nothing back is forced
    assert t.state.over
    assert t.state.round == 5
    assert t.state.legal(0) == []


def test_r_88_at_least_the_threshold() -> None:
    t = acting("church", 3)
    for space in range(1, 8):
        t.space("church", space, 1 + space % 3)
    t.play("move 3", "church 0")
    assert t.state.last_round == 2


def test_r_89_nobody_there_nobody_scores() -> None:
    assert Table(2, two_player_neutral="rival").bonus("church") == [0, 0]
    assert Table().bonus("customs") == [0, 0, 0, 0]
    assert Table().bonus("technology") == [0, 0, 0, 0]


def test_r_90_the_rival_takes_its_place() -> None:
    t = Table(2, two_player_neutral="rival")  # neutral assistants on 1 and 4 of the church
    t.space("church", 7, 0).space("church", 6, 0).space("church", 0, 1)
    assert t.bonus("church") == [6, 0]
    t = Table(2, two_player_neutral="rival").space("church", 0, 0).space("church", 2, 0)
    assert t.bonus("church") == [3, 0]  # a tie: the neutral one stands further right
    t = Table(2, two_player_neutral="rival").tech(0, "ball").tech(1, "tramway").tech(1, "printing")
    assert t.bonus("technology") == [0, 10]  # 5, 8 and the rival's 7.5


def test_r_91_ties_go_to_the_earlier_seat_in_play_order() -> None:
    t = Table(3)
    for seat in range(3):
        t.owned(seat, yen=4)
    t.data["first"] = 1
    t.data["turn"] = 2
    assert t.state.ranking() == [3, 1, 2]


def test_technology_ties_go_by_play_order_too() -> None:
    t = Table(3).tech(0, "ball").tech(2, "tramway")
    t.data["first"] = 2
    t.data["turn"] = 1
    assert t.bonus("technology") == [5, 0, 10]


def test_sole_majority_option() -> None:
    assert Table().space("church", 0, 2).bonus("church") == [0, 0, 6, 0]
    t = Table(sole_majority="both_places").space("church", 0, 2).tech(1, "ball")
    assert t.bonus("church") == [0, 0, 9, 0]
    assert t.bonus("technology") == [0, 15, 0, 0]


def test_r_92_a_seat_that_can_do_nothing() -> None:
    t = Table().moment("extra_c")
    player = t.player(1)
    player["hand"]["assistant"] = 0
    player["warehouse"]["assistant"] = 20
    player["filled"] = list(player["orders"])
    player["flags"][player["orders"][0][:2]] += 1
    player["orders"] = []
    t.play("end_extra")
    assert t.actor == 1
    assert t.legal() == ["end_extra"]
    assert t.state.phase == 3


def third_goal(tokens: list[str]) -> Table:
    t = Table(mini_completed_goals=True).goal("A", "A1").owned(0, fish=7)
    t.data["awards"] = tokens
    return t.claim(0, "B").claim(0, "C")


def test_r_93_the_third_goal_brings_a_token() -> None:
    t = third_goal(["K1", "K3", "K5", "K6"]).filled(0, "uk-01")
    t.play("goal A")
    assert t.legal() == ["completed K1", "completed K3", "completed K5", "completed K6"]
    assert t.why("completed K2").key == "award-gone"
    t.play("completed K1")
    assert t.told("agent_gained") == [{"seat": 0, "nation": "uk"}]
    assert t.view()["seats"][0]["flags"] == {"uk": 2}
    t = third_goal(["K1", "K3", "K5", "K6"]).play("goal A", "completed K6")
    assert t.view()["seats"][0]["agents"] == {"independent": 1}
    assert t.bonus("flags")[0] == 0


def test_without_the_mini_expansion_no_token() -> None:
    t = Table().goal("A", "A1").owned(0, fish=7).claim(0, "B").claim(0, "C").play("goal A")
    assert t.node == "extra"


def test_r_94_yen_come_before_warehouse_fees() -> None:
    t = Table().order(0, "us-12").tech(0, "language_school")
    t.owned(0, tea=2, fish=2, yen=1).play("order 1")
    assert t.node == "warehouse"
    assert "hire shop" in t.legal()  # the yen of Language School is there
    assert sum(t.view()["seats"][0]["flags"].values()) == 1  # the flag rule comes afterwards
    t.play("hire shop")
    assert sum(t.view()["seats"][0]["flags"].values()) == 2
    assert t.has(0, "yen") == 0


def test_r_95_icons_may_be_declined() -> None:
    t = Table().order(0, "fr-24").owned(0, fish=5).play("order 1")
    assert t.node == "shift_from"
    t.play("skip_reward", "skip_reward")
    assert t.node == "extra"
    t = acting("bank", 4).token(3, "T17").play("move 3", "token")
    assert t.legal() == [f"good {x}" for x in d.GOOD_IDS]


def test_a_moved_assistant_goes_elsewhere_and_pays_nothing() -> None:
    t = Table().order(0, "fr-24").owned(0, fish=5, yen=0).assistants(0, 9).president(1, 8)
    t.play("order 1", "shift_from 9")
    assert t.why("shift_to 9").key == "same-location"
    assert t.why("shift_to 17").key == "canal"
    t.play("shift_to 8")
    assert t.has(0, "yen") == 0
    assert t.on(0, 8) == 1


def test_r_97_each_any_good_icon_is_a_receipt() -> None:
    t = acting("bank", 4).tech(0, "mining").token(3, "T17").hand(0, "shop", 0)
    t.play("move 3", "token", "good copper", "good copper", "good copper")
    assert t.has(0, "copper") == 1 + 6
    t = acting("bank", 4).tech(0, "mining").token(3, "T09").hand(0, "shop", 0)
    assert t.play("move 3", "token").has(0, "copper") == 1 + 3


def test_r_98_silk_just_received_pays_a_fee() -> None:
    t = acting("silk_factory", 4).tech(0, "spinning_mill").token(3, "T19").hand(0, "shop", 0)
    t.owned(0, silk=0, yen=0)
    t.play("move 3", "token")
    assert t.node == "warehouse"
    assert "hire shop" not in t.legal()
    t.play("mill", "hire shop")
    assert (t.has(0, "silk"), t.has(0, "yen")) == (3, 0)


def test_r_99_beside_the_rival_nobody_is_alone() -> None:
    t = Table(2, two_player_neutral="rival", sole_majority="both_places")
    t.space("church", 7, 0).space("church", 6, 0).tech(0, "exposition").tech(0, "ball")
    assert t.bonus("church") == [6, 0]
    assert t.bonus("technology") == [10, 0]


def test_progress_shows_the_five_ways_to_end() -> None:
    t = Table(2).shop(0, 3, 0).shop(0, 4, 0).house(1, 4)
    triggers = {x.key: (x.value, x.limit) for x in t.state.progress().triggers}
    assert triggers == {
        "houses": (1, 4),
        "shops": (2, 8),
        "orders": (0, 11),
        "church": (2, 5),
        "customs": (2, 5),
    }
