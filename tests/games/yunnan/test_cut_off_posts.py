"""Posts without a route at their owner's route check (R-100), in both editions and versions."""

from __future__ import annotations

from typing import Any

import pytest
from yunnan_table import COLORS, Table, asked, do, field, of, told, view

from teahouse.core.errors import BadState
from teahouse.core.events import Event
from teahouse.core.game import State
from teahouse.registry import load

# The rule of the 2013 edition, since version 2.
MARKED = (2, 2013)
UNMARKED = [(1, 2013), (1, 2023), (2, 2023)]
ALL = [MARKED, *UNMARKED]


def red_holds_qinghai(version: int, edition: int) -> Table:
    """EX-31: a post in Qinghai beyond Sichuan and Tibet, where red has nothing."""
    table = Table(3, version=version, edition=edition).order("blue", "yellow", "red")
    table.color(
        "red",
        at={"kang": 1},
        posts={"yunnan": 1, "qinghai": 1},
        bridges=["yunnan_kang", "sichuan_qinghai"],
        horse="qinghai",
    )
    table.color("blue", at={"puer": 1}, influence=2)
    return table.color("yellow", at={"sichuan": 1}, horse="kang", influence=2)


def after_reds_turn(version: int, edition: int) -> State:
    state = red_holds_qinghai(version, edition).travel("red")
    do(state, "done")
    return state


def end_of_travel(state: State) -> list[Event]:
    """Nobody does anything more; what happened, with the income."""
    events: list[Event] = []
    while field(state, "phase") == "travel":
        events += do(state, "done")
    return events


def cut_off(state: State) -> dict[str, list[str]]:
    """The colours with a mark, by province, as everybody sees it."""
    marks = {place["id"]: place.get("cut_off", []) for place in view(state)["places"]}
    return {place: colors for place, colors in marks.items() if colors}


def income_of_red(events: list[Event]) -> int:
    (income,) = [one["coins"] for one in told(events, "income") if one["color"] == "red"]
    return int(income)


@pytest.mark.parametrize(
    ("version", "edition", "income"), [(*MARKED, 10), *[(*one, 25) for one in UNMARKED]]
)
def test_ex_31_cut_off_post(version: int, edition: int, income: int) -> None:
    state = red_holds_qinghai(version, edition).travel("red")
    events = do(state, "done")
    assert told(events, "isolated") == []
    is_marked = (version, edition) == MARKED
    assert all([("cut_off" in place) == is_marked for place in view(state)["places"]])
    mark = {"color": "red", "province": "qinghai", "count": 1}
    assert told(events, "post_cut_off") == ([mark] if is_marked else [])
    assert cut_off(state) == ({"qinghai": ["red"]} if is_marked else {})
    do(state, "move sichuan kang", "displace red")
    assert of(state, "red")["at"] == [0, 0, 1, 0, 0, 0]
    assert income_of_red(end_of_travel(state)) == income
    assert of(state, "red")["income"] == income
    # the next round, with the same pieces
    while field(state, "phase") == "conversion":
        do(state, "convert 0")
    assert field(state, "round") == 2
    assert cut_off(state) == {}
    while field(state, "phase") == "auction":
        do(state, "pass")
    events = end_of_travel(state)
    assert told(events, "post_cut_off") == []
    assert income_of_red(events) == 1 + 9 + 15


@pytest.mark.parametrize(("version", "edition"), ALL)
def test_r_100_without_a_route_at_the_income_a_post_earns_nothing(
    version: int, edition: int
) -> None:
    """Connected at the route check and not marked; then the trader on the way is displaced."""
    table = Table(3, version=version, edition=edition).order("blue", "yellow", "red")
    table.color("red", at={"yunnan": 1, "sichuan": 1}, posts={"kang": 1})
    table.color("blue", at={"puer": 1}, influence=2)
    table.color("yellow", at={"puer": 1}, horse="sichuan", influence=2)
    state = table.travel("red")
    do(state, "done")
    assert cut_off(state) == {}
    do(state, "move puer sichuan", "displace red")
    # the inspector banishes one of red's two traders from Yunnan
    assert income_of_red(end_of_travel(state)) == 6 + 3


def test_r_100_two_posts_in_a_province_are_one_mark() -> None:
    table = Table(3, edition=2013).order("blue", "yellow", "red")
    table.color("red", at={"puer": 1}, posts={"tibet": 2}).color("yellow", at={"puer": 1})
    state = table.travel("red")
    events = do(state, "done")
    assert told(events, "post_cut_off") == [{"color": "red", "province": "tibet", "count": 2}]
    assert of(state, "red")["cut_off"] == ["tibet"]


def test_r_100_each_colour_of_two_persons_has_its_own_marks() -> None:
    """R-99: what one colour holds connects nothing of the other."""
    table = Table(2, edition=2013)
    table.color("red", at={"puer": 1}, posts={"sichuan": 1})
    table.color("blue", at={"puer": 1}, posts={"yunnan": 1, "sichuan": 1})
    table.order(*[one for one in table.names if one not in ("red", "blue")], "blue", "red")
    state = table.travel("red")
    do(state, "done")
    assert asked(state) == ("travel", "blue")
    do(state, "done")
    assert cut_off(state) == {"sichuan": ["red"]}


def test_r_100_the_inspector_counts_a_marked_post() -> None:
    """R-53: the printed payment in full, connected or not."""
    (qinghai,) = [p for p in view(after_reds_turn(*MARKED))["places"] if p["id"] == "qinghai"]
    assert (qinghai["value"], qinghai["cut_off"]) == (15, ["red"])


# --- stored positions -----------------------------------------------------------------------------
@pytest.mark.parametrize(("version", "edition"), ALL)
def test_marks_are_stored_only_where_they_are_played(version: int, edition: int) -> None:
    state = after_reds_turn(version, edition)
    stored = state.to_dict()
    colors: Any = stored["colors"]
    is_marked = (version, edition) == MARKED
    assert all([("cut_off" in place) == is_marked for place in view(state)["places"]])
    assert [one.get("cut_off") for one in colors] == (
        [["qinghai"], [], []] if is_marked else [None] * 3
    )
    back = load("yunnan", version).from_dict(stored)
    assert back.to_dict() == stored
    assert cut_off(back) == cut_off(state)


def refused(state: State, color: str, marks: list[str], version: int = 0) -> str:
    data: Any = state.to_dict()
    data["colors"][COLORS.index(color)]["cut_off"] = marks
    with pytest.raises(BadState) as error:
        load("yunnan", version).from_dict(data)
    return str(error.value).removeprefix("The state is impossible: ")


def test_impossible_marks_are_refused() -> None:
    state = after_reds_turn(*MARKED)
    assert refused(state, "red", ["kang"]) == "a post cut off where none stands."
    assert refused(state, "red", ["yunnan"]) == "a post cut off that other posts connect."
    assert "cut_off" in refused(state, "red", ["nowhere"])
    table = red_holds_qinghai(*MARKED)
    for early in (table.travel("red"), table.auction("red")):
        assert refused(early, "red", ["qinghai"]) == "a post cut off before the route check."


def test_marks_stay_to_the_end_of_the_last_round() -> None:
    """It skips 2G (R-65)."""
    table = red_holds_qinghai(*MARKED).set(round=12)
    table.data["options"]["round_cap"] = 12
    state = table.travel("red")
    end_of_travel(state)
    while not state.over:
        do(state, "convert 0")
    assert cut_off(state) == {"qinghai": ["red"]}
    assert load("yunnan").from_dict(state.to_dict()).over


@pytest.mark.parametrize(("version", "edition"), UNMARKED)
def test_marks_are_refused_where_they_are_not_played(version: int, edition: int) -> None:
    state = after_reds_turn(version, edition)
    assert "cut_off" in refused(state, "red", ["qinghai"], version)
    assert "cut_off" in refused(state, "red", [], version)
