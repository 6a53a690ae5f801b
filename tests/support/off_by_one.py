"""Stored positions with one integer raised or lowered by one: which of them are refused?

Run as a program it prints them, so that a test can ask another interpreter: ``python -O``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from walks import Case, cases

from teahouse.core.errors import BadState
from teahouse.core.game import Game
from teahouse.core.playout import playout
from teahouse.core.rng import Rng

MIDDLE = 60  # decisions before the second position


def refused(name: str) -> list[str]:
    """Every refused change of a start and of a later position, for all options of a game."""
    found: list[str] = []
    for case in cases():
        if case.game.name == name:
            state = case.start(1)
            for moment in ("start", "middle"):
                for change in refused_changes(case, state.to_dict()):
                    found.append(f"{case} {moment} {change}")
                playout(state, Rng(2), MIDDLE)
    return found


def most_players(game: Game) -> Case:
    """The game as it is chosen by default, with as many players as it takes."""
    seats = max(game.options.seats)
    return Case(game, seats, game.resolve_defaults(seats))


def refused_changes(
    case: Case, stored: dict[str, object], by: tuple[int, ...] = (1, -1)
) -> list[str]:
    """The refused changes of one position; whatever is raised but ``BadState`` goes through."""
    data = json.loads(json.dumps(stored))
    found: list[str] = []
    for path in integers(data):
        inner: Any = data
        for key in path[:-1]:
            inner = inner[key]
        for difference in by:
            inner[path[-1]] += difference
            try:
                case.game.from_dict(data)
            except BadState:
                found.append(f"{'.'.join(map(str, path))} {difference:+}")
            inner[path[-1]] -= difference
    return found


def integers(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where integers stand in plain data."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        if isinstance(value, (dict, list)):
            yield from integers(value, (*path, key))
        elif isinstance(value, int) and not isinstance(value, bool):
            yield (*path, key)


if __name__ == "__main__":
    print(json.dumps(refused(sys.argv[1])))
