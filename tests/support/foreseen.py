"""Previews by their names: the action's notation, then what changes by how much."""

from __future__ import annotations

from teahouse.core.game import Game, State
from teahouse.core.preview import previews


def foreseen(game: Game, state: State, seat: int) -> dict[str, dict[str, int]]:
    """What the seat is told about each of its choices."""
    found = zip(state.legal(seat), previews(state, seat, 7), strict=True)
    return {
        game.catalog[int(action)].notation: {
            key: int(by) for key, by in zip(game.holdings, changes, strict=True) if by != 0
        }
        for action, changes in found
    }
