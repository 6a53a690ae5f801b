"""Measure tree search, ours and OpenSpiel's, on the same positions; prints JSON.

Run by bench/run.py. An iteration is what each program calls one: ours plays some thirty decisions
by action weights and then evaluates; OpenSpiel's bots play random games to their end through the
adapter, ``quick`` with our own compiled playout.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy
import pyspiel
from bench.engine import positions
from open_spiel.python.algorithms import ismcts, mcts

from teahouse.bots.bot import Observation
from teahouse.bots.budget import Budget
from teahouse.bots.registry import evaluator_of
from teahouse.bots.search import SearchBot
from teahouse.core.build import is_compiled
from teahouse.core.game import State
from teahouse.core.rng import Rng
from teahouse.lab.adapters.openspiel import PositionHandle, TeahouseState, name_of
from teahouse.lab.adapters.openspiel_bots import EXPLORATION, PlayoutEvaluator
from teahouse.registry import load

OURS, THEIRS = 400, 6  # iterations of one decision


def rate(
    decide: Callable[[State], object], each: int, states: list[State], seconds: float
) -> float:
    """Iterations a second over the positions in turn."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decide(states[done // each % len(states)])
        done += each
    return done / (time.process_time() - began)


def main() -> None:
    name, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    rules = load(name)
    states = [s for s in positions(rules, seats) if len(s.legal(s.first_actor())) > 1]
    evaluator = evaluator_of(name)
    assert evaluator is not None
    # with a temperature it never stops early
    ours = SearchBot(evaluator, 1, Budget(OURS, 0.0), None, temperature=1.0)
    game = pyspiel.load_game(name_of(rules), {"players": seats})
    chance = numpy.random.RandomState(1)
    own = mcts.RandomRolloutEvaluator(1, chance)

    def hidden(evaluator: object) -> object:
        return ismcts.ISMCTSBot(
            game,
            evaluator,
            EXPLORATION,
            THEIRS,
            random_state=chance,
            use_observation_string=True,
        )

    bots = {
        "ismcts": hidden(own),
        "quick": hidden(PlayoutEvaluator(Rng(1))),
        "mcts": mcts.MCTSBot(game, EXPLORATION, THEIRS, own, random_state=chance),
    }

    def step(bot: Any, state: State) -> object:
        root: TeahouseState = game.new_initial_state()
        root.held = PositionHandle(game.rules.rule_set, state)
        return bot.step(root)

    result = {
        "search": rate(
            lambda s: ours.choose(Observation(s, s.first_actor())), OURS, states, seconds
        ),
        "compiled": float(is_compiled()),
    }
    for key, bot in bots.items():
        result[key] = rate(partial(step, bot), THEIRS, states, seconds)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
