"""The worked examples of the rulebooks (and those added to them), by their numbers."""

from __future__ import annotations

import pytest
from yunnan_table import (
    COLORS,
    GAME,
    GREEN,
    VIOLET,
    Table,
    allowed,
    asked,
    at,
    do,
    field,
    keys,
    of,
    refusal,
    score,
    told,
    view,
)


def test_ex_1_bank_2013() -> None:
    t = Table(5, edition=2013).bank(left=VIOLET, right="yellow")
    t.color("red", bids=["school 9", "horse 12", "guild 7"], coins=28)
    t.color("blue", bids=["school 12", "customs 5", "yard 9"], coins=26)
    t.color(GREEN, bids=["horse 9", "yard 12"], coins=21, stock=1)
    t.color(VIOLET, at={"puer": 1}, coins=0).color("yellow", at={"puer": 1}, coins=0)
    state = t.auction(GREEN, passed="others")
    events = do(state, "pass")
    assert told(events, "bank_sum") == [{"sum": 75}]
    assert [p["coins"] for p in told(events, "bank_pays")] == [24, 14]
    assert (of(state, VIOLET)["coins"], of(state, "yellow")["coins"]) == (24, 14)
    assert (of(state, VIOLET)["stock"], of(state, "yellow")["stock"]) == (1, 1)


def test_ex_2_customs_2013() -> None:
    t = Table(3, edition=2013).order("red", "blue", "yellow")
    t.color("yellow", bids=["customs 9"], at={"puer": 1}, stock=1, coins=9)
    t.color("red", coins=0).color("blue", coins=0)
    state = t.auction("yellow", passed="others")
    do(state, "pass")
    assert asked(state) == ("travel", "yellow")
    assert of(state, "yellow")["passes"] == 3
    assert field(state, "passes_left") == 3


def three_rivals(edition: int) -> Table:
    """Red with influence 3 on the market; rivals with 1, 3 and 2 in Kang (Qamdo)."""
    rivals = [GREEN, "yellow", VIOLET if edition == 2013 else "blue"]
    t = Table(5, edition=edition)
    t.color("red", at={"puer": 1}, influence=3, bridges=["yunnan_kang"], passes=2)
    t.color(rivals[0], at={"kang": 3, "yunnan": 1}, influence=1)
    t.color(rivals[1], at={"kang": 2, "yunnan": 1}, influence=3)
    t.color(rivals[2], at={"kang": 2, "yunnan": 1}, influence=2)
    return t


def test_ex_3_displacement_2013() -> None:
    state = three_rivals(2013).travel("red")
    do(state, "move puer kang")
    assert field(state, "passes_left") == 0
    assert allowed(state) == ["displace black", "displace white", "spare"]
    do(state, "displace white")
    assert at(state, VIOLET, "kang") == 1
    assert at(state, VIOLET, "sichuan") == 1
    assert at(state, GREEN, "yunnan") == 1


def rich_provinces(edition: int) -> Table:
    """Green's (black's) turn is the last one; the inspector follows it."""
    t = Table(4, edition=edition).order(GREEN, "red", "yellow", "blue")
    t.color(GREEN, at={"puer": 1})
    return t


def test_ex_5_the_inspector_prefers_the_farther_of_equal_provinces() -> None:
    t = rich_provinces(2013)
    t.color("red", at={"kang": 1}, influence=2, posts={"kang": 1})
    t.color("blue", at={"kang": 1}, influence=4)
    t.color("yellow", at={"sichuan": 3}, posts={"sichuan": 1})
    state = t.travel(GREEN)
    values = {place["id"]: place["value"] for place in view(state)["places"]}
    assert (values["sichuan"], values["kang"]) == (30, 30)
    assert told(do(state, "done"), "inspector") == [{"province": "kang"}]


@pytest.mark.parametrize("tea_house", [False, True])
def test_ex_6_banishment_2013(tea_house: bool) -> None:
    t = rich_provinces(2013)
    red_house = ["kang"] if tea_house else []
    t.color("red", at={"kang": 1}, influence=2, posts={"kang": 1}, tea_houses=red_house)
    t.color("blue", at={"kang": 1}, influence=4)
    t.color("yellow", at={"sichuan": 3}, posts={"sichuan": 1})
    state = t.travel(GREEN)
    events = do(state, "done")
    if tea_house:
        assert "nobody_banished" in keys(events)
        assert at(state, "red", "kang") == 1
    else:
        assert told(events, "banished") == [{"color": "red", "province": "kang"}]
        assert at(state, "red", "puer") == 1
    assert at(state, "blue", "kang") == 1


@pytest.mark.parametrize(
    ("edition", "third", "fourth", "fifth"),
    [(2013, GREEN, VIOLET, "blue"), (2023, "black", "blue", "white")],
)
def test_ex_7_gifts(edition: int, third: str, fourth: str, fifth: str) -> None:
    t = Table(5, edition=edition).order(fourth, third, "red", "yellow", fifth)
    t.color("yellow", at={"sichuan": 4}, influence=1)
    t.color("red", at={"sichuan": 2}, influence=2)
    t.color(third, at={"sichuan": 3}, influence=2)
    t.color(fourth, at={"sichuan": 2}, posts={"yunnan": 1}, influence=3)
    # the inspector goes to Qinghai and finds nobody whom he may banish
    t.color(fifth, at={"qinghai": 6}, influence=4)
    t.gifts(fifth, sichuan=5)
    state = t.travel(fourth)
    events = do(state, "done")
    assert "nobody_banished" in keys(events)
    handed = [gift["color"] for gift in told(events, "gift")]
    assert handed == [fourth, fourth, "red", third, "red"]
    assert field(state, "gifts")[2] == 0
    assert [of(state, c)["gifts"] for c in (fourth, "red", third, "yellow")] == [2, 2, 1, 0]


def connected_by_a_bridge(edition: int, bridges: list[str]) -> Table:
    """Red holds Tibet and Qinghai by traders, Yunnan and Sichuan by posts, nothing in Kang."""
    t = Table(3, edition=edition).order("blue", "red", "yellow")
    # influence 4 keeps the inspector away
    t.color(
        "red",
        at={"tibet": 1, "qinghai": 1},
        posts={"yunnan": 1, "sichuan": 1},
        bridges=bridges,
        influence=4,
    )
    t.color("blue", at={"puer": 1}, coins=0)
    return t


@pytest.mark.parametrize(("bridges", "income"), [(["sichuan_qinghai"], 37), ([], 31)])
def test_ex_8_transport_2013(bridges: list[str], income: int) -> None:
    # blue travels last: what is missing in Kang was displaced after red's turn
    state = connected_by_a_bridge(2013, bridges).travel("blue")
    events = do(state, "done")
    assert {"seat": 0, "color": "red", "coins": income} in told(events, "income")
    assert asked(state) == ("convert", "red")


def test_ex_9_conversion_2013() -> None:
    t = Table(3, edition=2013).set(travel_order=["blue", "red", "yellow"])
    t.color("blue", income=21, coins=2).color("red", coins=0).color("yellow", coins=0)
    state = t.convert("blue")
    assert len(allowed(state, "convert")) == 22
    do(state, "convert 6")
    assert field(state, "vp")[2] == 6
    assert of(state, "blue")["coins"] == 17


def test_ex_10_debts_2013() -> None:
    t = Table(3, edition=2013, advanced_debts=True).set(round=4)
    t.order("red", "blue", "yellow")
    t.color("yellow", bids=["customs 15"], coins=12, stock=1)
    t.color("red", coins=0).color("blue", coins=0)
    state = t.auction("yellow", passed="others")
    events = do(state, "pass")
    assert told(events, "debt") == [{"seat": 1, "color": "yellow", "count": 3, "vp": 15}]
    assert field(state, "vp") == [0, -15, 0]
    assert of(state, "yellow")["coins"] == 0


def test_ex_11_swapping_places_to_displace_2013() -> None:
    t = Table(3, edition=2013).order("blue", "yellow", "red")
    t.color("red", at={"yunnan": 1, "sichuan": 1}, influence=1, passes=2)
    t.color("blue", at={"yunnan": 1, "sichuan": 1})
    state = t.travel("red")
    do(state, "move sichuan yunnan", "displace blue", "move yunnan sichuan", "displace blue")
    assert (at(state, "red", "yunnan"), at(state, "red", "sichuan")) == (1, 1)
    assert [at(state, "blue", p) for p in ("puer", "yunnan", "sichuan")] == [1, 1, 0]


@pytest.mark.parametrize("edition", [2013, 2023])
def test_ex_12_a_fifteen_leaves_nine_and_twelve_open(edition: int) -> None:
    t = Table(3, edition=edition)
    t.color("red", bids=["guild 15"], stock=2, coins=15).color("blue", stock=3, coins=40)
    state = t.auction("blue")
    assert allowed(state, "bid guild") == ["bid guild 9", "bid guild 12"]
    assert refusal(state, "bid guild 5") == "small-space [1A, R-11]"
    assert refusal(state, "bid guild 7") == "small-space [1A, R-11]"


@pytest.mark.parametrize("value", [12, 15])
def test_ex_13_a_large_bid_stays(value: int) -> None:
    t = Table(3)
    t.color("red", bids=["guild 9"], stock=2, coins=9).color("yellow", stock=3, coins=15)
    state = t.auction("yellow")
    events = do(state, f"bid guild {value}")
    assert "outbid" not in keys(events)
    assert of(state, "red")["bids"] == ["guild 9"]


def test_ex_14_a_small_bid_goes_home_at_once() -> None:
    t = Table(3)
    t.color("red", bids=["guild 5"], stock=2, coins=9).color("yellow", stock=3, coins=15)
    state = t.auction("yellow", passed="blue")
    do(state, "bid guild 9")
    assert of(state, "red")["bids"] == []
    assert of(state, "red")["stock"] == 3
    assert asked(state) == ("turn", "red")


def test_ex_15_bank_2023() -> None:
    t = Table(4).bank(left="red")
    t.color("red", at={"puer": 2}, coins=1)
    t.color("yellow", bids=["school 9", "customs 9", "horse 9"], coins=27)
    t.color("blue", bids=["guild 5", "horse 12"], coins=17)
    t.color("black", bids=["horse 15", "temple 5", "yard 9"], coins=29, stock=1)
    state = t.auction("black", passed="red yellow blue")
    events = do(state, "pass")
    assert told(events, "bank_sum") == [{"sum": 73}]
    assert of(state, "red")["coins"] == 24
    assert of(state, "red")["stock"] == 1


def test_ex_16_customs_2023() -> None:
    t = Table(3)
    t.color("red", bids=["customs 9"], coins=9, stock=1)
    t.color("yellow", at={"puer": 1}, coins=0).color("blue", at={"puer": 1}, coins=0)
    state = t.auction("red", passed="others")
    do(state, "pass")
    assert of(state, "red")["passes"] == 3
    assert of(state, "red")["coins"] == 0


def test_ex_17_two_journeys_of_two_borders() -> None:
    t = Table(3).color("red", at={"puer": 2}, passes=5, horse="sichuan")
    state = t.travel("red")
    events = do(state, "move puer sichuan", "move puer sichuan")
    assert [p["count"] for p in told(events, "move")] == [2, 2]


def test_ex_18_displacement_2023() -> None:
    state = three_rivals(2023).travel("red")
    do(state, "move puer kang", "displace blue")
    assert at(state, "blue", "kang") == 1
    assert at(state, "blue", "sichuan") == 1
    assert at(state, "blue", "yunnan") == 1


def test_ex_4_route_2013() -> None:
    state = connected_by_a_bridge(2013, ["sichuan_qinghai"]).travel("red")
    assert "isolated" not in keys(do(state, "done"))
    assert (at(state, "red", "tibet"), at(state, "red", "qinghai")) == (1, 1)


@pytest.mark.parametrize("bridge", [True, False])
def test_ex_19_route_2023(bridge: bool) -> None:
    state = connected_by_a_bridge(2023, ["sichuan_qinghai"] if bridge else []).travel("red")
    do(state, "done")
    stay = 1 if bridge else 0
    assert (at(state, "red", "tibet"), at(state, "red", "qinghai")) == (stay, stay)
    assert at(state, "red", "puer") == 2 - 2 * stay
    assert of(state, "red")["posts"] == [0, 1, 1, 0, 0, 0]


@pytest.mark.parametrize("tea_house", [False, True])
def test_ex_20_inspector_2023(tea_house: bool) -> None:
    t = rich_provinces(2023)
    red_house = ["kang"] if tea_house else []
    t.color("red", at={"kang": 1}, posts={"kang": 1}, influence=2, tea_houses=red_house)
    t.color("yellow", at={"kang": 1, "sichuan": 2}, posts={"sichuan": 1}, influence=1)
    t.color("blue", at={"kang": 1, "sichuan": 2}, posts={"sichuan": 1}, influence=4)
    state = t.travel(GREEN)
    values = {place["id"]: place["value"] for place in view(state)["places"]}
    assert (values["sichuan"], values["kang"]) == (42, 42)
    events = do(state, "done")
    banished = "yellow" if tea_house else "red"
    assert told(events, "banished") == [{"color": banished, "province": "kang"}]
    assert at(state, banished, "puer") == 1


@pytest.mark.parametrize(("bridges", "income"), [(["sichuan_qinghai"], 37), ([], 31)])
def test_ex_21_transport_2023(bridges: list[str], income: int) -> None:
    state = connected_by_a_bridge(2023, bridges).travel("blue")
    do(state, "done")
    assert of(state, "red")["income"] == income


def test_ex_22_income_2023() -> None:
    t = Table(3).order("blue", "red", "yellow")
    posts = {"yunnan": 1, "kang": 1}
    t.color("red", at={"puer": 3, "yunnan": 1, "kang": 1}, posts=posts, influence=4)
    t.color("blue", at={"puer": 1})
    state = t.travel("blue")
    do(state, "done")
    assert of(state, "red")["income"] == 19


def test_ex_23_guards() -> None:
    t = Table(3, guards=True)
    t.color("blue", at={"kang": 1}, guard="kang")
    t.color("yellow", at={"kang": 1})
    t.color("red", at={"puer": 1}, influence=2, bridges=["yunnan_kang"])
    state = t.travel("red")
    do(state, "move puer kang")
    assert allowed(state) == ["displace yellow", "spare"]
    assert refusal(state, "displace blue") == "guarded [R-77]"


@pytest.mark.parametrize("full", [False, True])
def test_ex_24_duli_follows_her_card(full: bool) -> None:
    """Card 1 is the only one left: school, horse, guild, customs, yard."""
    t = Table(2, double_bidding=True).set(pile=["1"])
    if full:
        t.color("red", bids=["horse 9"], stock=3, coins=24)
        t.color("yellow", bids=["horse 12", "horse 15"], stock=2, coins=40)
    t.color("blue", bids=["school 9"])
    state = t.auction("yellow")
    events = do(state, "market")
    assert told(events, "duli_card") == [{"card": 1}]
    building = "guild" if full else "horse"
    assert told(events, "duli_bid") == [{"building": building, "number": 5}]
    assert of(state, "blue")["stock"] == 5


def test_ex_25_set_up() -> None:
    for seats, coins in ((5, [9, 9, 12, 12, 15]), (3, [9, 9, 12])):
        for edition in (2013, 2023):
            state = GAME.start(seats, {"edition": edition, "start_order": "given"}, 1)
            assert [of(state, COLORS[k])["coins"] for k in range(seats)] == coins
            assert field(state, "gifts") == [0, 0, 5, 4, 3, 2]


def test_ex_26_final_table_2013() -> None:
    t = Table(3, edition=2013)
    t.color("red", passes=5, influence=4, tea_houses=["yunnan", "kang"], coins=0, stock=3)
    points = score(t.auction("red"), 0)
    assert (points["passes"], points["influence"], points["tea_houses"]) == (9, 16, 24)
    assert sum(points.values()) == 49


def test_ex_27_final_tables_2023() -> None:
    t = Table(3)
    houses = ["yunnan", "tibet"]
    t.color("red", passes=4, influence=3, tea_houses=houses, horse="tibet", coins=0, stock=3)
    points = score(t.auction("red"), 0)
    assert (points["passes"], points["influence"], points["tea_houses"]) == (4, 9, 11)
    assert points["horse"] == 9
    assert sum(points.values()) == 33


def test_ex_28_highest_income_travels_first_and_bids_last() -> None:
    t = Table(3).order("blue", "red", "yellow")
    t.color("red", at={"yunnan": 1}, coins=0)
    t.color("yellow", at={"yunnan": 3}, coins=0).color("blue", at={"puer": 1}, coins=0)
    state = t.travel("blue")
    do(state, "done")
    assert field(state, "travel_order") == ["yellow", "red", "blue"]
    do(state, "convert 0", "convert 0", "convert 0")
    assert field(state, "auction_order") == ["blue", "red", "yellow"]
    assert field(state, "round") == 2


@pytest.mark.parametrize(
    ("vp", "left", "ends"), [(99, 3, False), (100, 3, True), (0, 2, True), (80, 3, False)]
)
def test_ex_29_end_with_two_colours(vp: int, left: int, ends: bool) -> None:
    t = Table(2, edition=2013).set(vp=[vp, 0])
    for color in COLORS[:4]:
        t.color(color, stock=3)
    t.set(travel_order=["black", "red", "yellow", "blue"]).gifts("blue", qinghai=2, tibet=left - 2)
    t.of("black")["income"] = 3
    state = t.convert("black")
    do(state, "convert 0")
    assert state.over == ends


def test_ex_30_duli_set_up() -> None:
    state = GAME.start(2, {"start_order": "given"}, 1)
    assert of(state, "blue")["bids"] == ["school 9"]
    assert of(state, "red")["coins"] == 9
    assert allowed(state, "bid school") == []
    assert refusal(state, "bid school 12") == "no-money [1A, R-16]"
    assert refusal(state, "bid school 7") == "small-space [1A, R-11]"
