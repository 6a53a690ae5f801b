"""How many ways the first decisions can go: a change of the legal actions shows here.

The numbers of every version stand in ``tests/games/NAME/expected.toml``; this file, run as a
program, prints them.
"""

from __future__ import annotations

import pytest
from walks import expected

from teahouse.core.game import Game, State
from teahouse.registry import game_names, load, versions

DEPTH = 3
SEED = 1


def perft(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` decisions; the lowest seat asked decides first."""
    if depth == 0 or state.over:
        return 1
    seat = state.first_actor()
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        then = state.copy()
        then.apply(seat, action)
        total += perft(then, depth - 1)
    return total


def counts(game: Game, seats: int) -> list[int]:
    return [perft(game.start(seats, {}, SEED), depth) for depth in range(1, DEPTH + 1)]


# A game from another distribution keeps its numbers with itself.
RULES = [
    load(name, version) for name in game_names() if expected(name) for version in versions(name)
]
CASES = [
    pytest.param(game, seats, id=f"{game.name}-{game.version}-{seats}")
    for game in RULES
    for seats in game.options.seats
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_perft(game: Game, seats: int) -> None:
    assert counts(game, seats) == expected(game.name)["perft"][str(game.version)][str(seats)]


if __name__ == "__main__":
    for rules in RULES:
        print(f"{rules.name}\n[perft.{rules.version}]")
        for number in rules.options.seats:
            print(f"{number} = {counts(rules, number)}")
