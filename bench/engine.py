"""Measure one engine on one core; prints JSON. Run by bench/run.py.

Times are processor time: what others do on the machine meanwhile counts for nobody.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from teahouse.core.build import is_compiled
from teahouse.core.game import Game, State
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.core.viewer import seat_viewer
from teahouse.registry import load


def playouts(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Whole random games, set-up included."""
    actions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        actions += int(playout(game.start(seats, {}, games), Rng(games + 1)))
        games += 1
    spent = time.process_time() - began
    return {"actions/s": actions / spent, "playouts/s": games / spent}


def driven(game: Game, seats: int, seconds: float) -> float:
    """Random games by a loop that is not compiled itself: actions/s."""
    actions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.start(seats, {}, games)
        rng = Rng(games + 1)
        while not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            actions += 1
        games += 1
    return actions / (time.process_time() - began)


def positions(game: Game, seats: int) -> list[State]:
    """Positions from the middle of games."""
    found = []
    for seed in range(20):
        length = playout(game.start(seats, {}, seed), Rng(seed + 1))
        state = game.start(seats, {}, seed)
        playout(state, Rng(seed + 1), length // 2)
        found.append(state)
    return found


def nanoseconds(call: Callable[[State], object], states: list[State], seconds: float) -> float:
    """Mean time of a call over the positions."""
    calls = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for state in states:
            call(state)
        calls += len(states)
    return (time.process_time() - began) / calls * 1e9


def main() -> None:
    name, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    game = load(name)
    states = positions(game, seats)
    first = {id(s): s.actors()[0] for s in states}
    viewers = [seat_viewer(seat) for seat in range(seats)]
    rng = Rng(1)
    part = seconds / 4
    result: dict[str, float] = playouts(game, seats, seconds)
    result["driven/s"] = driven(game, seats, seconds / 2)
    result["copy"] = nanoseconds(lambda s: s.copy(), states, part)
    result["legal"] = nanoseconds(lambda s: s.legal(first[id(s)]), states, part)
    result["view"] = nanoseconds(lambda s: s.view(viewers[first[id(s)]]), states, part)
    result["sample"] = nanoseconds(lambda s: s.sample(first[id(s)], rng), states, part)
    result["compiled"] = float(is_compiled())
    print(json.dumps(result))


if __name__ == "__main__":
    main()
