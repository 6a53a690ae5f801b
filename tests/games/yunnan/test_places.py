"""Pieces by place in one number, and the tables of journeys against a search."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import graph, places, spaces

NUMBERS = st.lists(st.integers(0, 15), min_size=6, max_size=6)


@given(NUMBERS)
def test_packing_keeps_the_numbers(numbers: list[int]) -> None:
    packed = places.pack_counts(numbers)
    assert places.unpack_counts(packed) == numbers
    assert [places.count_of(packed, place) for place in range(6)] == numbers
    there = [place for place in range(6) if numbers[place] > 0]
    assert places.occupied_places(packed) == sum(1 << place for place in there)
    assert places.PLACES_IN[places.occupied_places(packed)] == there


@given(
    st.integers(0, 5),
    st.integers(0, graph.BRIDGE_SETS - 1),
    st.integers(0, d.MOST_PASSES),
    st.integers(0, 5),
)
def test_goals_are_what_the_passes_reach(horse: int, bridges: int, passes: int, start: int) -> None:
    reached = {start}
    for _ in range(passes):
        borders = [(place, place + 1) for place in range(5)]
        for ravine in range(d.RAVINES):
            if (bridges >> ravine) & 1:
                borders.append((int(d.RAVINE_LOW[ravine]), int(d.RAVINE_HIGH[ravine])))
        ways = [*borders, *[(high, low) for low, high in borders]]
        reached |= {goal for place, goal in ways if place in reached and goal <= horse}
    goals = sum(1 << goal for goal in reached - {start})
    row = (horse * int(graph.BRIDGE_SETS) + bridges) * int(graph.STEPS) + passes
    assert graph.GOALS[row * 6 + start] == goals
    assert graph.GOALS_OUT[row * 6 + start] == goals & ~1
    assert places.count_of(graph.STARTS[row], start) == (15 if goals else 0)
    assert places.count_of(graph.STARTS_OUT[row], start) == (15 if goals & ~1 else 0)


@given(st.integers(1, (1 << int(d.SPACE_COUNT)) - 1))
def test_sum_and_first_of_bids(bids: int) -> None:
    taken = [space for space in range(d.SPACE_COUNT) if (bids >> space) & 1]
    assert spaces.bid_sum(bids) == sum(d.SPACES[space][1] for space in taken)
    assert spaces.lowest_bid(bids) == taken[0]
