"""How many ways the first decisions can go: a change of the legal actions shows here.

The numbers are those of the present rules (``tests/games/NAME/expected.toml``); this file, run as
a program, prints them anew.
"""

from __future__ import annotations

import pytest
from walks import expected

from teahouse.core.game import State
from teahouse.registry import every, load

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


def counts(name: str, seats: int) -> list[int]:
    return [perft(load(name).start(seats, {}, SEED), depth) for depth in range(1, DEPTH + 1)]


# A game from another distribution keeps its numbers with itself.
OWN = [game for game in every() if expected(game.name)]
CASES = [(game.name, seats) for game in OWN for seats in game.options.seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_perft(name: str, seats: int) -> None:
    assert counts(name, seats) == expected(name)["perft"][str(seats)]


if __name__ == "__main__":
    for game in every():
        print(f"[{game.name}]")
        for number in game.options.seats:
            print(f"{number} = {counts(game.name, number)}")
