"""Bots by name, as on the command line and at a table.

``random`` and ``greedy``; ``search:200ms`` and ``search:500i`` with a budget of time or iterations;
``novice``, ``skilled`` and ``expert`` for people who want an opponent.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from teahouse.bots.bot import Bot
from teahouse.bots.budget import Budget, Clock
from teahouse.bots.evaluator import Evaluator
from teahouse.bots.greedy import GreedyBot
from teahouse.bots.random_bot import RandomBot
from teahouse.bots.search import SearchBot
from teahouse.core.errors import TeahouseError
from teahouse.core.pack import BrokenPack, GamePack
from teahouse.core.rule_set import RuleSet
from teahouse.registry import game_names, pack_of

NAMES: Final = ("random", "greedy", "novice", "skilled", "expert")
SEARCH: Final = "search:"
MOST_ITERATIONS: Final = 1000000
MOST_MILLIS: Final = 60000
GREEDY_LIMIT: Final = 3000.0  # milliseconds; a greedy bot always needs less
ITERATION_LIMIT: Final = 20.0  # milliseconds; an iteration always needs less
START_ALLOWANCE: Final = 1000.0  # milliseconds for the start of a process and for a busy machine

MOST_EVALUATORS: Final = 64  # kept in memory, those that were used last

# With the pack that they come from: the registry may have loaded the same rules anew since.
_evaluators: Final[OrderedDict[RuleSet, tuple[GamePack, Evaluator]]] = OrderedDict()


class Level:
    """A named strength: a budget, and a temperature that varies its play."""

    __slots__ = ("iterations", "millis", "temperature")

    def __init__(self, *, iterations: int = 0, millis: int = 0, temperature: float = 0.0) -> None:
        self.iterations = iterations  # 0: no limit
        self.millis = millis  # 0: no limit
        self.temperature = temperature


LEVELS: Final = {
    "novice": Level(iterations=40, temperature=1.0),
    "skilled": Level(iterations=400, temperature=0.25),
    "expert": Level(millis=1500),
}


class UnknownBot(TeahouseError):
    """There is no bot of that name, or it cannot play that game."""


def check(name: str, game: str | RuleSet | None = None) -> None:
    """Refuse a name that no bot has and, if a game is named, a bot that cannot play it.

    A game is its name, for the newest rules, or a rule set: here and in all functions below.
    """
    level = _level_named(name)
    if name not in NAMES and level is None:
        known = ", ".join(NAMES)
        raise UnknownBot(
            f"There is no bot {name!r}; there are {known}, "
            "and search with a budget: search:200ms or search:500i."
        )
    if name != "random" and game is not None and not has_evaluator(game):
        played = [one for one in game_names() if has_evaluator(one)]
        raise UnknownBot(
            f"The bot {name!r} cannot play {_game_name(game)} yet; it plays {', '.join(played)}. "
            "The bot 'random' plays every game."
        )


def names_for(game: str | RuleSet) -> tuple[str, ...]:
    """The bots that can be offered to people at a table of this game.

    >>> names_for("dschunke")
    ('random', 'greedy', 'novice', 'skilled', 'expert')
    """
    return NAMES if has_evaluator(game) else NAMES[:1]


def is_name(name: str) -> bool:
    """Is this the name of a bot?"""
    return name in NAMES or _level_named(name) is not None


def make(
    name: str, seed: int | str, game: str | RuleSet | None = None, clock: Clock | None = None
) -> Bot:
    """A bot of that name; its random numbers follow from the seed.

    All but ``random`` must know the game, and those with a budget of time need a clock.

    >>> from teahouse.bots.bot import Observation
    >>> from teahouse.registry import load
    >>> state = load("dschunke").start(3, {}, seed=7)
    >>> seat = state.first_actor()
    >>> bot = make("search:20i", seed=1, game="dschunke")
    >>> bot.choose(Observation(state, seat)) in state.legal(seat)
    True
    """
    check(name, game)
    if name == "random":
        return RandomBot(seed)
    evaluator = _required_evaluator(name, game)
    level = _level_named(name)
    if level is None:
        return GreedyBot(evaluator, seed)
    if level.iterations == 0 and clock is None:
        raise UnknownBot(f"The bot {name!r} thinks by time and was given no clock.")
    budget = Budget(level.iterations, float(level.millis))
    return SearchBot(evaluator, seed, budget, clock, level.temperature)


def think_limit(name: str) -> float:
    """Milliseconds after which a server may assume that the bot hangs."""
    check(name)
    level = _level_named(name)
    if level is None:
        return START_ALLOWANCE if name == "random" else START_ALLOWANCE + GREEDY_LIMIT
    if level.millis > 0:
        return START_ALLOWANCE + 1.1 * level.millis
    return START_ALLOWANCE + ITERATION_LIMIT * level.iterations


def has_evaluator(game: str | RuleSet) -> bool:
    """Can bots other than ``random`` play this game?"""
    return _game_name(game) in game_names() and pack_of(_game_name(game)).evaluator is not None


def evaluator_of(game: str | RuleSet) -> Evaluator | None:
    """The evaluator of a game, created on first use; None if it has none."""
    rules = game if isinstance(game, RuleSet) else RuleSet(game)
    if not has_evaluator(rules):
        return None
    pack = pack_of(rules)
    made = _evaluators.get(rules)
    if made is not None and made[0] is pack:
        _evaluators.move_to_end(rules)
        return made[1]
    lazy = pack.evaluator
    assert lazy is not None
    kind = lazy.get()
    evaluator = kind() if isinstance(kind, type) else None
    if evaluator is None or not isinstance(evaluator, Evaluator):
        raise BrokenPack(f"{lazy.path} is not an Evaluator.")
    _evaluators[rules] = (pack, evaluator)
    _evaluators.move_to_end(rules)
    while len(_evaluators) > MOST_EVALUATORS:
        _evaluators.popitem(last=False)
    return evaluator


def _game_name(game: str | RuleSet) -> str:
    return game.name if isinstance(game, RuleSet) else game


def _required_evaluator(name: str, game: str | RuleSet | None) -> Evaluator:
    evaluator = evaluator_of(game) if game is not None else None
    if evaluator is None:
        raise UnknownBot(f"The bot {name!r} needs the name of the game that it plays.")
    return evaluator


def _level_named(name: str) -> Level | None:
    """The level of a search bot; None for every other name."""
    if name in LEVELS:
        return LEVELS[name]
    if not name.startswith(SEARCH):
        return None
    budget = name[len(SEARCH) :]
    if budget.endswith("ms"):
        millis = _plain_number(budget[:-2], MOST_MILLIS)
        return Level(millis=millis) if millis > 0 else None
    iterations = _plain_number(budget[:-1], MOST_ITERATIONS) if budget.endswith("i") else 0
    return Level(iterations=iterations) if iterations > 0 else None


def _plain_number(text: str, most: int) -> int:
    """A plain number from 1 on, written in one way only; 0 for everything else."""
    if not text.isascii() or not text.isdecimal() or text.startswith("0") or len(text) > 9:
        return 0
    number = int(text)
    return number if number <= most else 0
