"""Positions of Dschunke as numbers."""

from __future__ import annotations

from teahouse.learning.observer import Observer
from teahouse.registry import load


def test_seats_are_relative_to_the_one_that_looks() -> None:
    game = load("dschunke")
    observer = Observer(game, 3, {})
    state = game.start(3, {}, 5)
    names = observer.names()
    asked = state.first_actor()
    for seat in range(3):
        vector = observer.features(state, seat)
        assert vector[names.index(f"actors.+{(asked - seat) % 3}")] == 1
        assert vector[names.index("seats.+0.hand.known")] == 1
        assert vector[names.index("seats.+1.hand.known")] == 0
