"""The bot ``random``: every legal action is equally likely."""

from __future__ import annotations

from mypy_extensions import i64

from teahouse.bots.bot import Bot, Observation
from teahouse.core.rng import Rng, from_seed


class RandomBot(Bot):
    """Plays at random."""

    __slots__ = ("rng",)

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = from_seed(f"random bot {seed}")

    def choose(self, observation: Observation) -> i64:
        """Any legal action."""
        actions = observation.legal()
        return actions[self.rng.below(len(actions))]
