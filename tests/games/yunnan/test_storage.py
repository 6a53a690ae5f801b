"""Stored positions: what contradicts the rules is refused, what is accepted can be played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from yunnan_table import GAME, Table

from teahouse.core.errors import BadState
from teahouse.core.events import Events
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.core.viewer import SPECTATOR
from teahouse.registry import load


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadState) as error:
        load("yunnan").from_dict(data)
    return str(error.value).removeprefix("The state is impossible: ")


def auction_table(seats: int = 3, **options: object) -> dict[str, Any]:
    table = Table(seats, **options)
    table.auction("red")
    return table.data


def travel_table(**options: object) -> dict[str, Any]:
    table = Table(3, **options).color("red", at={"yunnan": 1, "sichuan": 1}, influence=1)
    table.color("yellow", at={"yunnan": 1}).travel("red")
    return table.data


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"node": "travel"}, "a question of another phase."),
        ({"node": "over", "waiting": []}, "a question of another phase."),
        ({"turn": 1}, "the turn of another colour."),
        ({"turn": 3}, "a turn of nobody."),
        ({"passed": ["red"]}, "a colour that has passed is asked."),
        ({"node": "source", "pending": "convert 7"}, "nothing that needs a trader."),
        ({"node": "source", "pending": "bid guild 15"}, "a trader without a use."),
        ({"node": "source", "pending": "market"}, "only one source of traders."),
        ({"pile": ["3"]}, "cards without Duli."),
        ({"card": "3"}, "a card without Duli."),
        ({"waiting": [1]}, "the wrong seat is asked."),
    ],
)
def test_impossible_questions_of_the_auction(changes: dict[str, Any], sentence: str) -> None:
    assert refused(auction_table() | changes) == sentence


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"passes_left": 3}, "too many passes left."),
        ({"fresh": [1, 0, 0, 0, 0, 0]}, "more fresh traders than traders."),
        ({"node": "displace", "place": "puer"}, "nobody is displaced in Pu'er."),
        ({"node": "displace", "place": "sichuan"}, "nobody to displace."),
    ],
)
def test_impossible_journeys(changes: dict[str, Any], sentence: str) -> None:
    assert refused(travel_table() | changes) == sentence
    assert load("yunnan").from_dict(travel_table() | {"node": "displace", "place": "yunnan"})


def test_no_blocker_in_2013_and_no_second_bank_space_with_duli() -> None:
    data = auction_table(edition=2013) | {"blocker": "yunnan_kang"}
    assert refused(data) == "a blocker without a temple."
    table = Table(2).bank(right="yellow").color("yellow", stock=1)
    with pytest.raises(BadState, match="a closed bank space"):
        table.auction("red", passed="yellow")


def test_unpaid_bids_must_be_covered_until_they_are_paid() -> None:
    table = Table(3).color("red", bids=["yard 9"], stock=1, coins=9)
    table.color("yellow", bids=["guild 9"], coins=9).color("blue", at={"puer": 1})
    state = table.auction("red", passed="others")
    state.apply(0, GAME.catalog.parse("pass"))
    data: dict[str, Any] = state.to_dict()
    assert (data["node"], data["colors"][0]["coins"]) == ("take", 0)
    data["colors"][1]["coins"] = 8
    assert refused(data) == "bids above the money."


WORDS = ["red", "blue", "none", "travel", "turn", "source", "take", "place", "displace", "over"]
WORDS += ["market", "bid guild 15", "bank right", "guard", "bridge", "puer", "kang", "spent", "1"]


def _places(inner: Any, path: list[Any]) -> list[list[Any]]:
    """The way to every value in it."""
    keys = list(inner) if isinstance(inner, dict) else range(len(inner))
    found: list[list[Any]] = []
    for key in keys:
        found.append([*path, key])
        if isinstance(inner[key], (dict, list)):
            found += _places(inner[key], [*path, key])
    return found


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("edition", [2013, 2023])
def test_a_changed_position_is_refused_or_played_on(seats: int, edition: int) -> None:
    """One plausible value for another; an accepted position keeps all invariants for a while."""
    options: dict[str, object] = {"edition": edition, "advanced_debts": edition == 2013}
    options |= {"guards": edition == 2023, "double_bidding": edition == 2023}
    rng = Rng(seats * edition)
    accepted = 0
    for seed in range(120):
        state = GAME.start(seats, options, seed)
        playout(state, rng, rng.below(200))
        data = json.loads(json.dumps(state.to_dict()))
        fixed = ("game", "version", "seats", "options")
        places = [p for p in _places(data, []) if p[0] not in fixed]
        *path, key = places[rng.below(len(places))]
        inner = data
        for step in path:
            inner = inner[step]
        if isinstance(inner[key], int):
            inner[key] += 1 if rng.below(2) else -1
        elif isinstance(inner[key], str):
            inner[key] = WORDS[rng.below(len(WORDS))]
        else:
            inner[key] = inner[key][1:] if isinstance(inner[key], list) else inner[key]
        try:
            changed = GAME.from_dict(data)
        except BadState:
            continue
        accepted += 1
        for _ in range(20):
            if changed.over:
                break
            seat = changed.first_actor()
            actions = changed.legal(seat)
            changed.apply(seat, actions[rng.below(len(actions))], Events())
            changed.check()
            changed.view(SPECTATOR)
    assert 5 < accepted < 100
