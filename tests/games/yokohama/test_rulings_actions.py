"""The rulings on location actions, construction and extra actions (R-34 to R-72)."""

from __future__ import annotations

import pytest
from yokohama_table import GAME, Table, acting

from teahouse.core.errors import BadState
from teahouse.games.yokohama import tables as d


# --- location action ------------------------------------------------------------------------------
def test_r_34_an_action_without_effect_is_an_action() -> None:
    t = acting("copper_mine", 1).house(1, 3)
    before = t.player(1)["owned"]["yen"]
    t.play("move 3")
    assert t.has(0, "copper") == 1
    assert t.has(1, "yen") == before + 1
    assert t.in_hand(0) == 8


def test_r_34_a_full_hand_of_orders_takes_nothing_at_the_port() -> None:
    t = acting("port_a", 2).order(0, "uk-01").order(0, "uk-02")
    t.play("move 3")
    assert t.node == "extra"
    assert t.state.order_count(0) == 3


def test_r_35_the_level_stays_when_assistants_leave() -> None:
    t = acting("church", 4).hand(0, "assistant", 0).token(3, "T01")
    t.play("move 3", "church 0")  # the assistant comes from the location
    assert t.on(0, 3) == 3
    assert t.node == "token"
    t.play("token")
    assert t.node == "build"


def test_r_36_arriving_assistants_do_not_raise_the_level() -> None:
    t = acting("church", 2).owned(0, yen=9)
    t.play("move 3", "church 2", "gift copper", "gift silk", "gift tea")
    t.play("shift_hand", "shift_to 3", "shift_hand", "shift_to 3")
    assert t.node == "extra"  # level 3: no token, no building; all four are recovered
    assert t.on(0, 3) == 0


def test_r_37_a_house_earns_from_others_only() -> None:
    t = acting("tea_plantation", 1).house(0, 3)
    t.play("move 3")
    assert t.told("house_income") == []
    t = Table().assistants(0, 3).filled(0, "uk-01", "uk-02").agent(0, "uk").house(2, 3)
    t.location(3, "tea_plantation")
    t.play("agent 3")
    assert [x["seat"] for x in t.told("house_income")] == [2]


def test_r_38_a_good_bought_can_be_sold() -> None:
    t = acting("chinatown", 1).owned(0, yen=2, copper=0)
    t.play("move 3", "trade buy_copper", "trade sell_copper")
    assert (t.has(0, "yen"), t.has(0, "copper")) == (2, 0)


def test_r_39_exactly_the_missing_faith_is_given() -> None:
    t = acting("church", 3).owned(0, yen=9, **{"import": 1})
    t.play("move 3")
    assert t.legal("church") == [f"church {k}" for k in range(7)]
    assert t.why("church 7").params == {"need": 11, "count": 10}
    t.play("church 1", "gift tea")
    assert t.state.church[1] == 0
    assert t.node == "warehouse"


def test_r_40_each_kind_is_given_once() -> None:
    t = acting("church", 2).owned(0, yen=9)
    t.play("move 3", "church 1", "gift yen")
    assert t.why("gift yen").key == "gift-given"
    assert t.why("gift import").params == {"kind": "import", "count": 1}


def test_r_41_hand_first_then_the_location() -> None:
    t = acting("customs", 2).owned(0, **{"import": 2})
    t.play("move 3", "customs 0")
    assert t.in_hand(0) == 7  # 6 in hand - 1, then 2 recovered
    t = acting("customs", 2).hand(0, "assistant", 0).owned(0, **{"import": 2})
    t.play("move 3", "customs 0")
    assert t.in_hand(0) == 1


def test_r_41_without_any_assistant_no_space() -> None:
    t = Table(jump_needs_assistant=False).moment("move").tech(0, "tramway")
    t.location(3, "church")
    t.shop(0, 3, 0).house(0, 3).hand(0, "assistant", 0).owned(0, yen=9)
    t.play("move 3")  # level 3, nobody for a space: only leaving is possible
    assert t.told("declined") == [{"seat": 0, "offer": "church"}]


def test_r_42_fewer_imports_than_the_level_allows() -> None:
    t = acting("customs", 4).owned(0, **{"import": 4})
    t.play("move 3")
    assert t.legal("customs") == [f"customs {k}" for k in range(8)]
    t.play("customs 3")
    assert t.has(0, "import") == 2


def test_r_43_a_full_board_leaves_nothing_to_choose() -> None:
    t = acting("customs", 3).owned(0, **{"import": 4})
    for space in range(6):
        t.space("customs", space, 1 + space % 3)
    t.data["last_round"], t.data["ended_by"] = 2, "customs"
    t.play("move 3")
    assert t.told("declined")[0]["offer"] == "customs"


def test_r_44_pieces_are_mixed_and_paid_one_by_one() -> None:
    t = acting("recruitment", 3).owned(0, yen=6)
    t.play("move 3", "hire shop", "hire house")
    assert t.has(0, "yen") == 0
    t.play("leave_action")
    assert (t.in_hand(0, "shop"), t.in_hand(0, "house")) == (3, 1)


def test_r_45_the_fee_counts_houses_taken_not_built() -> None:
    t = acting("recruitment", 1).house(0, 9).owned(0, yen=4)
    t.play("move 3")
    assert t.why("hire house").params == {"kind": "yen", "count": 5}


def test_r_46_level_one_may_buy_a_technology() -> None:
    t = Table().filled(0, "uk-01", "uk-02").agent(0, "uk").assistants(0, 3)
    t.location(3, "lab_a")
    t.lab(0, "patents").owned(0, yen=4)
    t.play("agent 3", "tech 0 0")
    assert t.has(0, "yen") == 0


def test_r_47_surplus_does_not_pay_the_fourth_card() -> None:
    t = acting("lab_a", 4).tech(0, "ball").tech(0, "exposition").tech(0, "newspaper")
    t.lab(0, "patents").owned(0, yen=1)
    t.play("move 3")
    assert t.told("declined")[0]["offer"] == "lab"


def test_r_48_units_are_paid_one_by_one() -> None:
    t = acting("lab_a", 1).lab(0, "university").owned(0, yen=2, **{"import": 5})
    t.play("move 3")
    mine = [x for x in t.legal("tech") if x.startswith("tech 0")]
    assert mine == ["tech 0 1", "tech 0 2"]
    assert t.why("tech 0 3").key == "too-many-imports"
    t.play("tech 0 1")
    assert (t.has(0, "yen"), t.has(0, "import")) == (0, 4)


def test_r_49_no_name_twice() -> None:
    t = acting("lab_a", 4).tech(0, "ball").lab(0, "ball").owned(0, yen=9)
    t.play("move 3")
    assert t.why("tech 0 0").key == "tech-owned"


def test_r_50_printed_costs_only() -> None:
    t = acting("lab_a", 4).lab(4, "tramway").owned(0, yen=9)
    t.play("move 3", "tech 4 0")
    assert t.view()["seats"][0]["technology_cost"] == 5


def test_r_51_both_cards_come_before_the_refill() -> None:
    t = acting("port_a", 1).owned(0, yen=2)
    t.play("move 3", "port 0")
    assert t.told("refill_port") == []
    assert t.legal("second") == ["second 1 yen"]
    assert t.why("second 0 yen").key == "slot-empty"
    t.play("second 1 yen")
    assert len(t.told("refill_port")) == 2


def test_r_52_with_two_orders_only_one_card() -> None:
    t = acting("port_a", 1).order(0, "uk-01").owned(0, yen=9)
    t.play("move 3", "port 0")
    assert t.state.order_count(0) == 3
    assert t.node == "extra"


def test_r_53_three_points_without_a_card() -> None:
    t = acting("port_a", 4)
    t.play("move 3", "leave_action")
    assert t.points(0) == 3
    t = acting("port_a", 4).order(0, "uk-01").order(0, "uk-02").play("move 3")
    assert t.points(0) == 3


def test_r_54_bands_are_those_of_the_slots() -> None:
    t = acting("port_a", 1).owned(0, yen=0)
    third = t.data["ports"][2]
    t.play("move 3")
    assert t.legal("port") == ["port 0", "port 1"]
    t.play("port 1")
    assert t.view()["ports"][0]["cards"][1]["id"] == third  # it slid into the green band


def test_r_55_boards_are_separate_with_a_common_pile() -> None:
    t = acting("port_b", 1)
    before = list(t.data["ports"])
    t.play("move 3", "port 0", "leave_action")
    after = [card["id"] for port in t.view()["ports"] for card in port["cards"]]
    assert after[:6] == before[:6]
    assert after[6:11] == before[7:12]
    assert t.view()["port_pile"] == 15


# --- token, construction, recovery ----------------------------------------------------------------
def test_r_56_the_token_may_be_left() -> None:
    t = acting("bank", 4).token(3, "T01")
    t.play("move 3")
    assert t.legal() == ["token", "skip_token"]
    t.play("skip_token")
    assert t.view()["locations"][3]["token"] == "T01"
    assert t.node == "build"


def test_r_57_one_building_an_action() -> None:
    t = acting("bank", 3).tile(3, "B22").hand(0, "house", 1)
    t.play("move 3", "shop 0")
    assert t.node == "extra"
    assert t.points(0) == 2
    t = acting("bank", 2).shop(0, 3, 1).tile(3, "B22").hand(0, "house", 1)
    t.play("move 3")
    assert t.legal() == ["house", "skip_build"]
    assert t.why("shop 0").key == "own-shop-there"
    t.play("house")
    assert t.points(0) == 10
    assert t.view()["locations"][3]["levels"][0] == 3  # president, shop, trading house


def test_r_58_only_empty_spaces() -> None:
    t = acting("bank", 3).shop(1, 3, 0).shop(2, 3, 2).house(3, 3).hand(0, "house", 1)
    t.play("move 3")
    assert t.legal() == ["shop 1", "shop 3", "skip_build"]
    assert t.why("shop 0").key == "space-taken"
    assert t.why("house").key == "house-there"


def test_r_59_the_station_helps_to_build() -> None:
    t = acting("bank", 2).tech(1, "station")
    t.data["station"] = 3
    t.play("move 3")
    assert t.node == "build"


def test_r_60_building_with_an_agent() -> None:
    t = Table().filled(0, "uk-01", "uk-02").agent(0, "uk").assistants(0, 3, 4).tile(3, "B22")
    t.location(3, "bank")
    t.play("agent 3")
    assert t.node == "build"


def test_r_61_telephone_with_president_and_agent() -> None:
    t = acting("bank", 2).tech(0, "telephone")
    t.play("move 3")
    assert t.legal() == ["recover_all", "leave_one"]
    t.play("leave_one")
    assert t.on(0, 3) == 1
    t = Table().tech(0, "telephone").filled(0, "uk-01", "uk-02").agent(0, "uk").assistants(0, 3)
    t.location(3, "bank")
    t.play("agent 3", "leave_one")
    assert t.on(0, 3) == 1


def test_r_62_move_icons_before_the_recovery() -> None:
    t = acting("bank", 4).token(3, "T20").hand(0, "shop", 0)
    t.play("move 3", "token", "shift_from 3", "shift_to 9", "skip_reward", "skip_reward")
    assert t.on(0, 9) == 1
    assert t.on(0, 3) == 0
    assert t.points(0) == 3


# --- extra actions --------------------------------------------------------------------------------
def with_agent() -> Table:
    t = Table().filled(0, "uk-01", "uk-02").agent(0, "uk").assistants(0, 3)
    t.location(3, "bank")
    return t


def test_r_63_one_agent_a_turn() -> None:
    t = with_agent().filled(0, "us-11", "us-12").agent(0, "us").assistants(0, 9)
    t.location(9, "tea_plantation")
    t.play("agent 3")
    assert t.legal("agent") == []
    assert t.why("agent 9").key == "agent-used"


def test_r_63_not_where_the_own_president_stands() -> None:
    t = with_agent().president(0, 3)
    assert t.why("agent 3").key == "president-there"
    assert t.why("agent 9").key == "no-assistant-there"
    assert Table().why("agent 3").key == "no-agent"


def test_r_63_opposing_presidents_do_not_matter_to_agents() -> None:
    t = with_agent().president(1, 3).owned(0, yen=0)
    t.play("agent 3")
    assert t.told("toll") == []


def test_r_64_a_foreign_agent_is_turned_first() -> None:
    t = Table(mini_independent_agents=True)
    t.filled(0, "nl-33", "nl-34").agent(0, "nl").assistants(0, 3)
    t.location(3, "bank")
    t.token(9, "I1")
    t.data["tokens"][9] = ""
    t.player(0)["tokens"] = ["I1"]
    t.player(0)["agents"]["independent"] = 1
    t.play("agent 3")
    assert t.told("agent")[0]["agent"] == "nl"


def test_r_65_an_agent_gained_may_be_used_at_once() -> None:
    t = Table().filled(0, "uk-01").order(0, "uk-02").owned(0, tea=4).assistants(0, 3)
    t.location(3, "bank")
    assert t.legal("agent") == []
    t.play("order 1")
    assert t.legal("agent") == ["agent 3"]


def test_r_66_used_agents_and_tokens_count_for_the_goal() -> None:
    def table(tokens: list[str]) -> Table:
        t = Table(mini_independent_agents=True).goal("B", "B3")
        t.filled(0, "uk-01", "uk-02", "uk-03", "uk-04").agent(0, "uk", used=1, unused=1)
        for pos, token in enumerate(tokens):
            t.token(pos, token)
            t.data["tokens"][pos] = ""
        t.player(0)["tokens"] = tokens
        t.player(0)["agents_used"]["independent"] = len([x for x in tokens if x[0] == "I"])
        return t

    assert "goal B" in table(["T01", "T02", "T03"]).legal()
    assert "goal B" in table(["T01", "T02", "I1"]).legal()
    assert table(["T01", "I1"]).why("goal B").key == "goal-not-met"  # the agent counts once


def test_r_67_the_condition_must_hold_now() -> None:
    assert Table().goal("B", "B2").owned(0, yen=9).why("goal B").key == "goal-not-met"
    t = Table().goal("B", "B2").owned(0, yen=10).play("goal B")
    assert (t.points(0), t.has(0, "yen")) == (8, 10)
    assert Table().moment("place").why("goal B").key == "only-extra"


def test_r_68_each_board_counts_once() -> None:
    def table() -> Table:
        t = Table().goal("C", "C4")
        for pos, name in enumerate(["copper_mine", "silk_factory", "tea_plantation"]):
            t.location(pos, name)
            t.shop(0, pos, 0)
        return t.house(0, 0)

    assert table().why("goal C").key == "goal-not-met"
    t = table()
    second = [p for p, x in enumerate(t.data["boards"]) if x == "copper_mine"][1]
    t.house(1, second)
    assert t.why("goal C").key == "goal-not-met"
    t = table().shop(0, second, 0)
    assert "goal C" in t.legal()


def test_r_69_a_goal_needs_an_assistant_in_hand() -> None:
    t = Table().goal("B", "B2").owned(0, yen=10).hand(0, "assistant", 0)
    assert t.why("goal B").key == "no-assistant-in-hand"


def test_r_70_everybody_may_claim_each_goal_once() -> None:
    t = Table().goal("A", "A1").owned(0, fish=7).claim(1, "A").claim(2, "A").claim(3, "A")
    assert t.play("goal A").points(0) == 6
    t = Table().goal("A", "A1").owned(0, fish=7).play("goal A")
    assert t.points(0) == 10


def test_r_71_an_order_taken_may_be_completed_at_once() -> None:
    t = acting("port_a", 1).port(0, "de-27").owned(0, yen=0, copper=2)
    t.play("move 3", "port 0")
    assert "order 1" in t.legal()
    t.play("order 1")
    assert t.points(0) == 4


def test_r_72_only_the_goods_named() -> None:
    t = Table().order(0, "de-27").owned(0, copper=1, yen=20, **{"import": 9})
    assert t.why("order 1").params == {"kind": "copper", "count": 2}
    assert t.why("order 2").key == "no-such-order"


@pytest.mark.parametrize("family", ["place 3", "move 3", "trade buy_tea", "token", "good tea"])
def test_every_answer_has_its_moment(family: str) -> None:
    assert Table().why(family).rule != ""
    assert family not in Table().legal()


def test_completing_the_starting_order_closes_the_way_back() -> None:
    t = Table()
    first = t.player(0)["orders"][0]
    pay = d.ORDER_PAY[d.ORDER_IDS.index(first) * 4 :][:4]
    t.owned(0, **dict(zip(d.GOOD_IDS, [int(n) for n in pay], strict=True)))
    t.play("order 0")
    assert [e.key for e in t.events if e.forbids_undo] == ["order"]
    t = Table().order(0, "de-27").owned(0, copper=2).play("order 1")
    assert [e.key for e in t.events if e.forbids_undo] == []


DAMAGED = [
    (["place", 0, 0, 0, 0], "a step is out of place"),
    (["lab", 2, 3, 0, 0], "no such laboratory"),
    (["second", 2, 3, 0, 0], "no such port"),
    (["recover", 17, 0, 0, 0], "a step at a place that is none"),
    (["good", 0, 0, 0, 0], "nothing left of a step"),
    (["gift", 3, 9, 1, 0], "no such space"),
    (["token", 64, 0, 0, 0], "a number above 63"),
]


@pytest.mark.parametrize(("row", "sentence"), DAMAGED)
def test_a_stored_agenda_that_cannot_be_is_refused(row: list[object], sentence: str) -> None:
    t = Table().moment("extra_c")
    t.data["agenda"].append(row)
    with pytest.raises(BadState, match=sentence):
        GAME.from_dict(t.data)
