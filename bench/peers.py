"""Measure other people's engines the same way; prints JSON. Run by bench/run.py."""

from __future__ import annotations

import json
import random
import sys
import time


def catanatron(seconds: float) -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
    actions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        random.seed(games)
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        state = game.state
        log = getattr(state, "actions", None)
        actions += len(log if log is not None else state.action_records)
        games += 1
    spent = time.process_time() - began
    return {"actions/s": actions / spent, "playouts/s": games / spent}


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    actions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        games += 1
    spent = time.process_time() - began
    return {"actions/s": actions / spent, "playouts/s": games / spent}


def pettingzoo(seconds: float) -> dict[str, float]:
    """One of its board games, driven as its documentation shows."""
    import numpy
    from pettingzoo.classic import connect_four_v3

    rng = random.Random(1)
    env = connect_four_v3.env()
    actions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = numpy.flatnonzero(observation["action_mask"])
                env.step(int(rng.choice(legal)))
                actions += 1
        games += 1
    spent = time.process_time() - began
    return {"actions/s": actions / spent, "playouts/s": games / spent}


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    own = {"catanatron": catanatron, "pettingzoo": pettingzoo}
    result = own[name](seconds) if name in own else open_spiel(name, seconds)
    print(json.dumps(result))


main()
