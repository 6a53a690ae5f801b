"""A position as numbers, for people who teach machines: what one seat sees, and what it may do.

``Observer`` gives a vector of 32 bit floats whose length depends on the game, the number of seats
and the options alone, with a name for every number. Everybody stands relative to the seat that
looks (its own first), so that one network can play any seat. It is made from ``State.view`` of that
seat and so from nothing else than what the seat may know.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import cast

from teahouse.core.game import Game, State
from teahouse.core.viewer import seat_viewer
from teahouse.learning.layout import LEAST, MOST, FeatureError, RecordPart, blank
from teahouse.registry import pack_of

__all__ = ["FeatureError", "Observer"]
MakeLayout = Callable[[int, Mapping[str, object]], RecordPart]


class Observer:
    """Makes the vectors of one game with its number of seats and its options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = game.resolve(seats, options)
        lazy = pack_of(game.rule_set).features
        if lazy is None:
            raise FeatureError(f"The pack of {game.name} does not say what it is in numbers.")
        start = game.start(seats, self.options, seed=0)
        make_layout = cast(MakeLayout, lazy.get())
        self.layout: RecordPart = make_layout(seats, start.view(seat_viewer(0)))
        self.length = self.layout.size
        self.actions = len(game.catalog)

    def features(self, state: State, seat: int) -> array[float]:
        """All that the seat may see, in ``length`` numbers."""
        out = blank(self.length)
        self.layout.write(state.view(seat_viewer(seat)), out, 0, seat)
        return out

    def mask(self, state: State, seat: int) -> array[int]:
        """For every action of the catalog 1 if the seat may choose it now, else 0."""
        out = array("b", bytes(self.actions))
        for action in state.legal(seat):
            out[action] = 1
        return out

    def names(self) -> list[str]:
        """What each number of the vector is: ``seats.+0.money`` is the looking seat's money."""
        return self.layout.names()

    def bounds(self) -> tuple[list[float], list[float]]:
        """Between what each number of the vector stays."""
        which_are_binary = self.layout.which_are_binary()
        return [0.0 if u else LEAST for u in which_are_binary], [
            1.0 if u else MOST for u in which_are_binary
        ]
