"""Who may play in the arena: our own bots, and those of OpenSpiel."""

from __future__ import annotations

import importlib.util
import re
from typing import Protocol

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.bots.budget import Clock
from teahouse.bots.registry import UnknownBot
from teahouse.core.errors import TeahouseError
from teahouse.core.options import Chosen
from teahouse.core.rule_set import RuleSet

OPENSPIEL_BOT = re.compile(r"(openspiel|openspiel-quick):([1-9]\d{0,6})(ms|i)")


class Player(Protocol):
    """Anybody who chooses by what one seat sees."""

    def choose(self, observation: Observation) -> int:
        """One of ``observation.legal()``."""


def check(name: str, game: str | RuleSet) -> None:
    """Refuse a name that nobody has, and guests whose library is not installed."""
    if not name.startswith("openspiel"):
        registry.check(name, game)
        return
    if OPENSPIEL_BOT.fullmatch(name) is None:
        raise UnknownBot(
            f"The bot {name!r} needs a budget: openspiel:200ms, openspiel:50i, or the same "
            "with openspiel-quick."
        )
    if importlib.util.find_spec("pyspiel") is None:
        raise TeahouseError(
            f"The bot {name!r} needs OpenSpiel: install teahouse with the extra `openspiel`, "
            "for example `pip install 'teahouse[openspiel]'`."
        )


def make(
    name: str, seed: str, game: str | RuleSet, options: Chosen, seats: int, clock: Clock
) -> Player:
    """A player of that name; its seed decides what it leaves to chance."""
    found = OPENSPIEL_BOT.fullmatch(name)
    if found is None:
        return registry.make(name, seed, game, clock)
    from teahouse.lab.adapters.openspiel_bots import OpenSpielBot

    number, by_time = int(found[2]), found[3] == "ms"
    iterations, millis = (0, float(number)) if by_time else (number, 0.0)
    return OpenSpielBot(found[1], seed, game, dict(options), seats, iterations, millis, clock)
