"""What a bot is, and what it may observe."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping

from mypy_extensions import i64

from teahouse.core.game import State
from teahouse.core.rng import Rng
from teahouse.core.viewer import seat_viewer


class Observation:
    """A position as one seat may see it; the real state is not accessible.

    >>> from teahouse.registry import load
    >>> state = load("dschunke").start(3, {}, seed=7)
    >>> observation = Observation(state, state.first_actor())
    >>> observation.legal() == state.legal(observation.seat)
    True
    """

    __slots__ = ("_state", "seat", "seats")

    def __init__(self, state: State, seat: i64) -> None:
        self._state: State = state
        self.seat: i64 = seat
        self.seats: i64 = state.seats

    def legal(self) -> list[i64]:
        """What this seat may choose."""
        return self._state.legal(self.seat)

    def view(self) -> Mapping[str, object]:
        """What this seat may see."""
        return self._state.view(seat_viewer(self.seat))

    def sample(self, rng: Rng) -> State:
        """A state that could be the real one, as far as this seat knows."""
        return self._state.sample(self.seat, rng)


class Bot(metaclass=ABCMeta):
    """A player. Deterministic for its seed."""

    @abstractmethod
    def choose(self, observation: Observation) -> i64:
        """One of ``observation.legal()``."""
