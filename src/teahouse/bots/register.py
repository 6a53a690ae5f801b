"""Bots by name, as they are asked for on the command line and at a table."""

from __future__ import annotations

from teahouse.bots.bot import Bot
from teahouse.bots.uniform import RandomBot
from teahouse.core.errors import TeahouseError

NAMES = ("random",)


class UnknownBot(TeahouseError):
    """No bot of that name is in the house."""


def check(name: str) -> None:
    """Refuse a name that no bot has."""
    if name not in NAMES:
        raise UnknownBot(f"There is no bot {name!r}; the house has {', '.join(NAMES)}.")


def make(name: str, seed: int | str) -> Bot:
    """A bot of that name; the seed decides everything it leaves to chance."""
    check(name)
    return RandomBot(seed)
