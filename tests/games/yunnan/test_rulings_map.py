"""The rulings R-n that a position can show: travel, inspector, gifts, income, order, end."""

from __future__ import annotations

import pytest
from yunnan_table import (
    COLORS,
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

BOTH = pytest.mark.parametrize("edition", [2013, 2023])


# --- travel ---------------------------------------------------------------------------------------
@BOTH
def test_r_39_from_puer_to_yunnan_costs_a_pass(edition: int) -> None:
    state = Table(3, edition=edition).color("red", at={"puer": 2}, passes=2).travel("red")
    do(state, "move puer yunnan")
    assert field(state, "passes_left") == 1


@BOTH
def test_r_40_a_bridge_costs_a_pass(edition: int) -> None:
    t = Table(3, edition=edition)
    t.color("red", at={"yunnan": 2}, passes=2, bridges=["yunnan_kang"])
    state = t.travel("red")
    events = do(state, "move yunnan kang")
    assert told(events, "move")[0]["count"] == 1


@pytest.mark.parametrize(
    ("bridges", "cost"),
    [([], 5), (["yunnan_tibet"], 3), (["sichuan_qinghai"], 3), (["yunnan_kang"], 4)],
)
def test_r_41_the_cost_is_the_shortest_way(bridges: list[str], cost: int) -> None:
    t = Table(3).color("red", at={"puer": 1}, passes=6, bridges=bridges, horse="qinghai")
    events = do(t.travel("red"), "move puer qinghai")
    assert told(events, "move")[0]["count"] == cost


def test_r_42_the_horse_limits_way_and_goal() -> None:
    t = Table(3).color("red", at={"yunnan": 2}, passes=6, horse="sichuan")
    state = t.travel("red")
    assert allowed(state) == ["move yunnan sichuan", "done"]
    assert refusal(state, "move yunnan kang") == "beyond-horse [2A, R-42]"


def test_r_43_back_to_puer_in_2013_only() -> None:
    state = Table(3, edition=2013).color("red", at={"sichuan": 1}).travel("red")
    do(state, "move sichuan puer")
    assert at(state, "red", "puer") == 1
    state = Table(3).color("red", at={"sichuan": 1}).travel("red")
    assert refusal(state, "move sichuan puer") == "not-back-to-puer [2A, R-43]"


def test_r_44_one_journey_for_each_trader() -> None:
    state = Table(3).color("red", at={"puer": 2}, passes=6, horse="kang").travel("red")
    do(state, "move puer yunnan")
    assert refusal(state, "move yunnan sichuan") == "has-travelled [2A, R-44]"
    assert refusal(state, "move sichuan kang") == "no-trader-there [2A]"
    # the second journey is the last: the turn is over by itself
    assert "done" in keys(do(state, "move puer kang"))


def test_too_few_passes() -> None:
    state = Table(3).color("red", at={"puer": 2}, passes=2, horse="qinghai").travel("red")
    assert allowed(state) == ["move puer yunnan", "move puer sichuan", "done"]
    assert refusal(state, "move puer kang") == "too-few-passes [2A]"


def test_r_45_displacing_is_optional_and_comes_at_once() -> None:
    t = Table(3).color("red", at={"puer": 2}, influence=1, passes=4)
    state = t.color("yellow", at={"yunnan": 2}).travel("red")
    assert refusal(state, "displace yellow") == "no-arrival [2A, R-45]"
    do(state, "move puer yunnan")
    assert refusal(state, "move puer yunnan") == "choose-victim-first [2A, R-45]"
    do(state, "spare")
    assert at(state, "yellow", "yunnan") == 2
    assert asked(state) == ("travel", "red")


def test_r_46_strictly_lower_influence() -> None:
    t = Table(4).color("red", at={"puer": 1}, influence=1)
    t.color("yellow", at={"yunnan": 1}, influence=1).color("blue", at={"yunnan": 1})
    state = t.travel("red")
    do(state, "move puer yunnan")
    assert refusal(state, "displace yellow") == "influence-not-lower [2A, R-46]"
    assert refusal(state, "displace black") == "nobody-there [2A, R-46]"
    assert refusal(state, "displace red") == "own-color [2A, R-46]"
    assert refusal(state, "displace white") == "color-absent [2A]"
    assert allowed(state) == ["displace blue", "spare"]


def test_r_46_the_own_second_colour_is_a_victim_like_others() -> None:
    t = Table(2, edition=2013).color("red", at={"puer": 1}, influence=1)
    state = t.color("blue", at={"yunnan": 1}).travel("red")
    do(state, "move puer yunnan")
    assert allowed(state) == ["displace blue", "spare"]


def test_r_47_from_yunnan_to_the_market_and_nobody_is_displaced_in_puer() -> None:
    t = Table(3, edition=2013).color("red", at={"puer": 1, "yunnan": 1}, influence=1, passes=4)
    state = t.color("yellow", at={"puer": 1, "yunnan": 1}).travel("red")
    do(state, "move puer yunnan", "displace yellow")
    assert at(state, "yellow", "puer") == 2
    do(state, "move yunnan puer")
    assert asked(state)[0] != "displace"


def test_r_48_a_displaced_trader_is_fresh_in_its_own_turn() -> None:
    t = Table(3).order("yellow", "blue", "red")
    t.color("red", at={"yunnan": 1, "puer": 1}, influence=1, passes=2, horse="sichuan")
    t.color("blue", coins=0).color("yellow", at={"sichuan": 1})
    state = t.travel("red")
    do(state, "move yunnan sichuan", "displace yellow", "move puer yunnan", "displace yellow")
    assert asked(state) == ("travel", "yellow")
    assert field(state, "fresh") == [1, 0, 0, 0, 0, 0]


def test_r_49_limits_of_building() -> None:
    kept = {"trading_post": 1, "bridge": 1}
    t = Table(3).color(
        "red", kept=kept, bridges=["yunnan_kang"], posts={"yunnan": 1}, horse="tibet"
    )
    t.color("yellow", bridges=["yunnan_tibet"])
    state = t.travel("red")
    assert allowed(state, "build_post") == [f"build_post {p}" for p in ("sichuan", "kang", "tibet")]
    assert refusal(state, "build_post yunnan") == "own-post-there [2A, R-49]"
    assert refusal(state, "build_post qinghai") == "build-beyond-horse [2A]"
    assert allowed(state, "build_bridge") == ["build_bridge yunnan_tibet"]
    assert refusal(state, "build_bridge yunnan_kang") == "own-bridge-there [R-49]"
    assert refusal(state, "build_bridge kang_qinghai") == "bridge-beyond-horse [2A]"
    assert refusal(state, "build_tea_house kang") == "none-in-stock [2A]"


def test_difference_8_two_posts_in_one_province_in_2013() -> None:
    t = Table(3, edition=2013).color("red", kept={"trading_post": 1}, posts={"yunnan": 1})
    state = t.travel("red")
    do(state, "build_post yunnan")
    assert of(state, "red")["posts"] == [0, 2, 0, 0, 0, 0]


def test_one_tea_house_in_a_province() -> None:
    t = Table(3).color("red", kept={"tea_house": 1}, horse="sichuan")
    state = t.color("yellow", tea_houses=["yunnan"]).travel("red")
    assert allowed(state, "build") == ["build_tea_house sichuan"]
    assert refusal(state, "build_tea_house yunnan") == "tea-house-there [2A]"


def test_r_50_a_bridge_counts_at_once() -> None:
    t = Table(3).color("red", kept={"bridge": 1}, at={"yunnan": 1}, passes=2, horse="qinghai")
    state = t.travel("red")
    assert refusal(state, "move yunnan qinghai") == "too-few-passes [2A]"
    do(state, "build_bridge yunnan_tibet")
    assert "move yunnan qinghai" in allowed(state)


def test_r_51_only_traders_and_posts_hold_the_route() -> None:
    t = Table(3, guards=True).order("blue", "yellow", "red")
    t.color("red", at={"yunnan": 1, "kang": 2}, tea_houses=["sichuan"], guard="sichuan")
    state = t.color("yellow", at={"puer": 1}).travel("red")
    events = do(state, "done")
    assert told(events, "isolated") == [{"color": "red", "province": "kang", "count": 2}]
    assert (at(state, "red", "puer"), of(state, "red")["stock"]) == (2, 0)


def test_r_52_later_breaks_move_nobody() -> None:
    t = Table(3).order("blue", "red", "yellow")
    t.color("yellow", at={"yunnan": 1, "sichuan": 1})
    t.color("red", at={"puer": 1}, influence=1).color("blue", at={"puer": 1})
    state = t.travel("yellow")
    do(state, "done", "move puer yunnan", "displace yellow")
    assert asked(state) == ("travel", "blue")
    assert at(state, "yellow", "yunnan") == 0
    assert at(state, "yellow", "sichuan") == 1


# --- inspector, gifts -----------------------------------------------------------------------------
def last_turn(seats: int = 4, **options: object) -> Table:
    """Red travels last and only waits on the market."""
    names = COLORS[:seats]
    return Table(seats, **options).order(*names).color("red", at={"puer": 1}, coins=0)


def test_r_53_posts_count_in_full_connected_or_not() -> None:
    t = last_turn().color("yellow", posts={"qinghai": 1}, at={"yunnan": 1})
    state = t.color("blue", at={"sichuan": 1}).travel("red")
    values = {place["id"]: place["value"] for place in view(state)["places"]}
    assert values == {"puer": 0, "yunnan": 6, "sichuan": 9, "kang": 0, "tibet": 0, "qinghai": 15}
    events = do(state, "done")
    assert told(events, "inspector") == [{"province": "qinghai"}]
    assert "nobody_banished" in keys(events)


def test_r_54_an_empty_map_is_not_visited() -> None:
    state = last_turn().travel("red")
    assert "inspector_home" in keys(do(state, "done"))


def test_r_55_nobody_to_banish() -> None:
    t = last_turn().color("yellow", at={"kang": 1}, tea_houses=["kang"])
    state = t.color("blue", at={"yunnan": 1}).travel("red")
    assert "nobody_banished" in keys(do(state, "done"))
    assert at(state, "blue", "yunnan") == 1


def test_r_56_equal_influence_the_earlier_suffers() -> None:
    t = last_turn().color("yellow", at={"kang": 2}, influence=2)
    t.color("blue", at={"kang": 1}, influence=2).color("black", at={"kang": 1}, influence=4)
    state = t.travel("red")
    # travel order: black, blue, yellow, red
    assert told(do(state, "done"), "banished") == [{"color": "blue", "province": "kang"}]


def test_r_57_gifts_after_the_inspector_one_for_each_trader() -> None:
    t = last_turn().color("yellow", at={"kang": 2}, influence=2)
    state = t.color("blue", at={"sichuan": 1}).travel("red")
    events = do(state, "done")
    assert told(events, "gift") == [
        {"color": "blue", "province": "sichuan"},
        {"color": "yellow", "province": "kang"},
    ]
    assert field(state, "gifts") == [0, 0, 4, 3, 3, 2]


# --- income and order -----------------------------------------------------------------------------
def test_r_58_r_59_best_way_gaps_and_posts() -> None:
    t = last_turn()
    # from Pu'er over Yunnan (own) and Kang (a gap) to Tibet; the road has two gaps
    t.color(
        "yellow",
        at={"yunnan": 1, "tibet": 2},
        posts={"tibet": 1},
        bridges=["yunnan_kang"],
        influence=4,
    )
    state = t.travel("red")
    do(state, "done")
    assert of(state, "yellow")["income"] == 6 + 2 * (15 - 3)


def test_r_58_the_blocker_stops_the_transport() -> None:
    t = last_turn().set(blocker="yunnan_kang")
    t.color("yellow", at={"yunnan": 1, "tibet": 2}, bridges=["yunnan_kang"], influence=4)
    state = t.travel("red")
    do(state, "done")
    assert of(state, "yellow")["income"] == 6 + 2 * (15 - 6)


@pytest.mark.parametrize(("edition", "income"), [(2013, 9), (2023, 3)])
def test_r_60_income_in_puer(edition: int, income: int) -> None:
    state = last_turn(edition=edition).color("yellow", at={"puer": 3}).travel("red")
    do(state, "done")
    assert of(state, "yellow")["income"] == income


def test_r_61_the_worst_case_is_six_for_each_trader() -> None:
    for place in ("yunnan", "sichuan", "kang", "tibet", "qinghai"):
        state = last_turn().color("yellow", at={place: 7}, influence=4).travel("red")
        do(state, "done")
        assert of(state, "yellow")["income"] == 42


def test_r_62_equal_income_the_later_comes_first() -> None:
    t = last_turn().color("yellow", at={"yunnan": 1}, influence=4, coins=0)
    state = t.color("blue", at={"yunnan": 1}, influence=4, coins=0).travel("red")
    # old order: black 0, blue 6, yellow 6, red 3
    do(state, "done")
    assert field(state, "travel_order") == ["yellow", "blue", "red", "black"]
    assert asked(state) == ("convert", "yellow")


def test_r_63_conversion_up_to_the_income() -> None:
    t = Table(3).set(travel_order=["blue", "red", "yellow"]).color("blue", income=5, coins=50)
    state = t.convert("blue")
    assert allowed(state) == [f"convert {n}" for n in range(6)]
    assert refusal(state, "convert 6") == "above-income [2F, R-63]"
    # nobody else has an income: the others convert 0 by themselves
    events = do(state, "convert 5")
    assert [p["vp"] for p in told(events, "convert")] == [5, 0, 0]


# --- end ------------------------------------------------------------------------------------------
@BOTH
def test_r_64_the_round_is_finished_for_everybody(edition: int) -> None:
    t = Table(3, edition=edition).set(travel_order=["blue", "red", "yellow"], vp=[0, 0, 79])
    t.color("blue", income=5, at={"puer": 1}).color("red", income=4, at={"puer": 1})
    state = t.convert("blue")
    do(state, "convert 1")
    assert asked(state) == ("convert", "red")
    events = do(state, "convert 4")
    assert state.over
    assert told(events, "game_over") == [{"trigger": "vp"}]
    # 2G is left out
    assert at(state, "blue", "puer") == 1


@BOTH
def test_no_gift_left_ends_the_game(edition: int) -> None:
    t = Table(3, edition=edition).set(travel_order=["blue", "red", "yellow"])
    t.color("blue", income=5).gifts("blue")
    state = t.convert("blue")
    assert told(do(state, "convert 0"), "game_over") == [{"trigger": "gifts"}]


def test_r_66_coins_are_rounded_down() -> None:
    state = Table(3).color("red", coins=11, stock=3).auction("red")
    assert score(state, 0)["coins"] == 3


def test_r_67_ties_by_influence_then_order() -> None:
    t = Table(4).set(vp=[5, 9, 9, 9])
    for color in COLORS[:4]:
        t.color(color, coins=0, stock=3)
    t.of("red")["influence"] = 2  # 4 points
    state = t.auction("red")
    # travel order: black, blue, yellow, red
    assert state.ranking() == [1, 4, 3, 2]


def test_r_68_two_colours_share_points_and_coins() -> None:
    t = Table(2, edition=2013).set(vp=[10, 0])
    t.color("red", coins=2, influence=1, tea_houses=["yunnan"], stock=3)
    t.color("blue", coins=4, influence=2, passes=3, stock=3)
    state = t.auction("red")
    assert score(state, 0) == {
        "track": 10,
        "coins": 2,
        "gifts": 0,
        "passes": 1,
        "influence": 1 + 4,
        "tea_houses": 12,
        "horse": 0,
    }


@pytest.mark.parametrize(
    ("influence", "vp", "ranking"),
    [
        ([2, 1, 0, 1], [0, 2], [1, 2]),  # red and blue 2 + 0 against 1 + 1: 4 points each
        ([1, 1, 1, 1], [0, 0], [2, 1]),  # all equal: black is foremost, so yellow's seat
        ([2, 2, 1, 0], [0, 1], [1, 2]),  # the same best, the higher sum
        ([3, 2, 0, 2], [0, 1], [1, 2]),  # the best single influence before the sum
    ],
)
def test_r_68_ties_of_two_colours(influence: list[int], vp: list[int], ranking: list[int]) -> None:
    t = Table(2, edition=2013).set(vp=vp)
    for color, level in zip(COLORS[:4], influence, strict=True):
        t.color(color, coins=0, stock=3, influence=level)
    state = t.auction("red")
    totals = [sum(points) for points in state.scores()]
    assert totals[0] == totals[1]
    assert state.ranking() == ranking


def test_2g_everything_is_made_ready() -> None:
    t = Table(3, guards=True).set(travel_order=["blue", "red", "yellow"], blocker="kang_qinghai")
    t.color("blue", income=5, at={"puer": 2, "yunnan": 1}, guard="kang").color("red", stock=1)
    state = t.convert("blue")
    do(state, "convert 0")
    assert field(state, "round") == 2
    assert (of(state, "blue")["stock"], at(state, "blue", "puer")) == (2, 0)
    assert at(state, "blue", "yunnan") == 1
    assert of(state, "blue")["guard"] == "spent"
    assert field(state, "blocker") == "none"
    assert field(state, "auction_order") == ["yellow", "red", "blue"]


def test_r_100_a_post_is_tested_in_2d_only() -> None:
    t = Table(3).order("blue", "red", "yellow")
    t.color("yellow", at={"kang": 1}, posts={"kang": 1, "yunnan": 1})
    t.color("red", at={"puer": 1}, influence=1, bridges=["yunnan_kang"], posts={"yunnan": 1})
    state = t.color("blue", at={"puer": 1}).travel("red")
    # yellow's post in Kang was cut off in Sichuan; its displaced trader closes the gap
    do(state, "move puer kang", "displace yellow", "done")
    assert at(state, "yellow", "sichuan") == 1
    assert of(state, "yellow")["income"] == 1 + 6 + 9
