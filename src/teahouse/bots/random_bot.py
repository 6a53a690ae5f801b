"""The bot ``random``: every legal action is equally likely."""

from __future__ import annotations

from mypy_extensions import i64

from teahouse.bots.bot import Bot, Observation
from teahouse.core.rng import Rng, from_seed


class RandomBot(Bot):
    """Draws its actions.

    >>> from teahouse.registry import load
    >>> state = load("china").start(3, {}, seed=7)
    >>> seat = state.first_actor()
    >>> RandomBot(seed=1).choose(Observation(state, seat)) in state.legal(seat)
    True
    """

    __slots__ = ("rng",)

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = from_seed(f"random bot {seed}")

    def choose(self, observation: Observation) -> i64:
        """Any legal action."""
        actions = observation.legal()
        return actions[self.rng.below(len(actions))]
