"""The program of ``components.trial``: reads rules from its input, plays by them.

Exit code 0: they can be played. Otherwise one sentence on the output says what is wrong. What only
the author of the game understands goes to the error output.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import traceback
from collections.abc import Iterator
from typing import Final

from teahouse.core.errors import BrokenInvariant, TeahouseError
from teahouse.core.game import Game
from teahouse.core.options import Chosen, Value, show
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.core.rule_set import RuleSet
from teahouse.core.table_file import shortened
from teahouse.registry import pack_of

STEPS: Final = 40  # decisions between two checks of a position
MOST_STEPS: Final = 500  # a game with more decisions than this many steps has no end
MOST_CHARACTERS: Final = 300  # of the sentence
SEEDS: Final = (1, 2, 3)  # of the games with one combination of options


def main() -> int:
    """Limit this process, then try the rules out."""
    order = json.loads(sys.stdin.read())
    limit_process(order["seconds"], order["megabytes"], order.get("nice", 0))
    rules = RuleSet(*order["rules"])
    try:
        problem = problem_of(rules)
    except TeahouseError as error:
        problem = str(error)
    except MemoryError:
        problem = _unplayable(rules, "it needs too much memory")
    except Exception:
        traceback.print_exc()
        problem = _unplayable(rules, "its rules cannot work with them")
    if problem:
        print(shortened(" ".join(problem.split()), MOST_CHARACTERS))
    return 1 if problem else 0


def _unplayable(rules: RuleSet, why: str) -> str:
    return f"{rules.name} cannot be played with these tables: {why}."


def limit_process(seconds: int, megabytes: int, nice: int) -> None:
    """Limits by the operating system, where it has them; the caller has a clock of its own."""
    if hasattr(os, "nice"):
        os.nice(nice)
    if importlib.util.find_spec("resource") is None:
        return
    import resource

    limits = [
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_AS, megabytes * 1_000_000),
        (resource.RLIMIT_CORE, 0),
    ]
    for what, limit in limits:
        try:
            resource.setrlimit(what, (limit, limit))
        except (ValueError, OSError):  # not on this system, or already lower
            continue


def problem_of(rules: RuleSet) -> str:
    """What goes wrong with these rules; empty if they can be played."""
    pack = pack_of(rules)
    game = pack.game()
    for seats in game.options.seats:
        for chosen in some_options(game, seats):
            try:
                for seed in SEEDS:
                    play(game, seats, chosen, seed)
            except TeahouseError as error:
                return f"{_case(game, seats, chosen)} breaks a rule: {str(error).rstrip('.')}."
            except (ArithmeticError, LookupError, TypeError, ValueError):
                traceback.print_exc()
                return f"{_case(game, seats, chosen)} comes to a point where its rules fail."
    for part in (pack.evaluator, pack.features, pack.report):
        if part is not None:
            part.get()
    return ""


def some_options(game: Game, seats: int) -> Iterator[Chosen]:
    """Enough combinations that every value of every option is in one of them."""
    seen: set[tuple[str, Value]] = set()
    for chosen in game.options.every(seats):
        if not seen.issuperset(chosen.items()):
            seen.update(chosen.items())
            yield chosen


def play(game: Game, seats: int, chosen: Chosen, seed: int) -> None:
    """One random game. Its positions are checked, stored and read on the way."""
    rng = Rng(seed)
    state = game.start(seats, chosen, seed)
    for _ in range(MOST_STEPS):
        state.check()
        state = game.from_dict(state.to_dict())
        if state.over:
            state.ranking()
            return
        playout(state, rng, STEPS)
    raise BrokenInvariant(f"after {STEPS * MOST_STEPS} decisions the game has no end")


def _case(game: Game, seats: int, chosen: Chosen) -> str:
    defaults = game.resolve_defaults(seats)
    options = [f"{key}={show(value)}" for key, value in chosen.items() if defaults[key] != value]
    return " ".join([f"A game of {game.name} for {seats} players", *options])


if __name__ == "__main__":
    sys.exit(main())
