"""What is true of whole turns and games (section 9), read from the events of random games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import all_cases

from teahouse.core.events import Event, Events
from teahouse.core.rng import Rng
from teahouse.games.china.game import GAME
from teahouse.games.china.rules.province_scoring import points_by_rank

PIECES = ("palace", "emissary", "fort")


def turns(events: list[Event]) -> list[list[Event]]:
    """The events of a game, cut where a turn begins."""
    cut: list[list[Event]] = []
    for event in events:
        if event.key == "turn":
            cut.append([])
        elif cut:
            cut[-1].append(event)
    return cut


@pytest.mark.parametrize("case", all_cases(GAME)[::2], ids=str)
def test_turns_keep_to_three_two_one(case) -> None:
    events = Events()
    state = case.game.start(case.seats, case.options, 5, events)
    rng = Rng(77)
    points = [0] * case.seats
    while not state.over:
        seat = state.actors()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))], events)
        assert all(now >= then for now, then in zip(state.points, points, strict=True))
        points = state.points
    played = turns(events.items)
    if not any(event.key == "stuck" for event in events.items):
        assert len(played) % case.seats == 0
    kept = 0
    with_pieces = 0
    for turn in played:
        keys = [event.key for event in turn]
        assert sum(keys.count(piece) for piece in PIECES) <= 2
        assert sum(keys.count(f"emperor_{piece}") for piece in PIECES) <= 1
        cards = [str(event.params["color_list"]).split() for event in turn if event.key == "pays"]
        assert sum(len(paid) for paid in cards) <= 3
        assert ("exchange" in keys) != any(piece in keys for piece in PIECES)
        kept += keys.count("keep")
        with_pieces += any(piece in keys for piece in PIECES)
        _one_province(turn, "special" in keys)
    if state.influence_on:
        assert kept == with_pieces - any(event.key == "stuck" for event in events.items)


def _one_province(turn: list[Event], special: bool) -> None:
    where = [
        str(event.params.get("province", event.params.get("space"))).rstrip("0123456789")
        for event in turn
        if event.key in PIECES
    ]
    if not special and "bp" not in where:
        assert len(set(where)) <= 1


@given(st.lists(st.integers(0, 8), min_size=2, max_size=5))
def test_leaders_get_the_total_and_nobody_more(counts: list[int]) -> None:
    points = points_by_rank(counts)
    for n, got in zip(counts, points, strict=True):
        assert got <= sum(counts)
        assert (got == sum(counts)) or n < max(counts)
        assert (got == 0) == (n == 0)
        if 0 < n < max(counts):
            assert got == min(m for m in counts if m > n)
