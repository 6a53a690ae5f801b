"""Positions as numbers: always as many, within bounds, and nothing that a seat cannot see."""

from __future__ import annotations

import pytest
from sample import HIDDEN
from walks import Case, all_rule_sets, every_case, label, walk

from teahouse.core.game import Game
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING
from teahouse.learning.layout import Each, FeatureError, OneOf, RecordPart, blank
from teahouse.learning.observer import Observer
from teahouse.learning.player_layout import EachPlayer, InOrder, PlayerOrder, players_by_seat

CASES = every_case()
each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game", all_rule_sets(), ids=label)


def observer(case: Case) -> Observer:
    return Observer(case.game, case.seats, case.options)


@each_case
def test_every_position_fits_into_the_same_numbers(case: Case) -> None:
    eyes = observer(case)
    names = eyes.names()
    low, high = eyes.bounds()
    assert len(names) == len(set(names)) == eyes.length == len(low) == len(high)
    state = case.start(21)
    for count, (state, asked, _) in enumerate(walk(case, 21)):
        for seat in {asked, count % case.seats} if count % 31 == 0 else set():
            vector = eyes.features(state, seat)
            assert len(vector) == eyes.length
            assert all(a <= x <= b for a, x, b in zip(low, vector, high, strict=True))
    playout(state, Rng(1))
    assert state.over
    for seat in range(case.seats):
        assert len(eyes.features(state, seat)) == eyes.length
        assert sum(eyes.mask(state, seat)) == 0


@each_case
def test_what_is_hidden_leaves_no_trace(case: Case) -> None:
    eyes = observer(case)
    for count, (state, _, _) in enumerate(walk(case, 22)):
        if count % 29 == 0:
            seat = count // 29 % case.seats
            redealt = state.sample(seat, Rng(count))
            assert eyes.features(redealt, seat) == eyes.features(state, seat)


@pytest.mark.parametrize("name", HIDDEN)
def test_redealing_really_changes_what_is_hidden(name: str) -> None:
    """The control of the test above: the other seats' vectors of the same worlds do differ."""
    case = next(case for case in CASES if case.game.name == name)
    eyes = observer(case)
    worlds = others = 0
    for count, (state, seat, _) in enumerate(walk(case, 22)):
        if count % 7 == 0:
            redealt = state.sample(seat, Rng(count))
            worlds += redealt.view(EVERYTHING) != state.view(EVERYTHING)
            next_seat = (seat + 1) % case.seats
            others += eyes.features(redealt, next_seat) != eyes.features(state, next_seat)
    assert worlds > 0
    assert others > 0


@each_case
def test_the_mask_is_the_list_of_legal_actions(case: Case) -> None:
    eyes = observer(case)
    for count, (state, _, _) in enumerate(walk(case, 23)):
        if count % 19 == 0:
            for seat in range(case.seats):
                mask = eyes.mask(state, seat)
                assert len(mask) == len(case.game.catalog)
                assert [a for a, legal in enumerate(mask) if legal] == state.legal(seat)


@each_game
def test_different_positions_have_different_numbers(game: Game) -> None:
    case = next(case for case in CASES if case.game is game)
    eyes = observer(case)
    changed = same = seed = 0
    while changed <= 50:  # a short game ends before
        for state, seat, action in walk(case, 24 + seed, 300):
            then = state.copy()
            then.apply(seat, action)
            changed += 1
            same += eyes.features(then, seat) == eyes.features(state, seat)
        seed += 1
    assert same == 0


def test_people_with_two_colours_and_those_of_nobody() -> None:
    people = PlayerOrder(2, ["red", "yellow", "blue", "black", "white"], [0, 1, 0, 1, None])
    assert people.places[0] == {"red": 0, "blue": 1, "yellow": 2, "black": 3, "white": 4}
    assert people.places[1] == {"yellow": 0, "black": 1, "red": 2, "blue": 3, "white": 4}
    order = blank(5)
    InOrder(people).write(["black", "red"], order, 0, 1)
    assert list(order) == [0, 1, 2, 0, 0]
    theirs = blank(6)
    EachPlayer(players_by_seat(3), OneOf(["x", "y"])).write(["x", None, "y"], theirs, 0, 2)
    assert list(theirs) == [0, 1, 1, 0, 0, 0]


def test_what_has_no_place_is_an_error() -> None:
    out = blank(3)
    with pytest.raises(FeatureError, match="'z' is none of x, y"):
        OneOf(["x", "y"]).write("z", out, 0, 0)
    with pytest.raises(FeatureError, match="3 of what can be 2"):
        Each(2, OneOf(["x"])).write(["x", "x", "x"], out, 0, 0)
    with pytest.raises(FeatureError, match="2 fields instead of 1"):
        RecordPart({"a": OneOf(["x"])}).write({"a": "x", "b": 1}, out, 0, 0)
    with pytest.raises(FeatureError, match="no player"):
        players_by_seat(2).place(2, 0)
