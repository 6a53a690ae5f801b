"""The games that stand for all in tests of rooms that work with any game.

Such a test names no game, so that deleting a game's folders breaks none of them. The games are
chosen by what a random game of three shows. ``SAMPLE`` is short, has hidden hands, and often asks
several seats at once; ``OTHER`` is any other game.
"""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING
from teahouse.registry import all_games

SEATS = 3
MOST = 400  # decisions that are looked at
OFTEN = 0.1  # of all decisions


@dataclass(frozen=True)
class Traits:
    """What a random game showed."""

    game: Game
    decisions: int
    together: float  # the share of decisions for which several seats were asked
    is_hidden: bool


def traits(game: Game) -> Traits:
    """Play one game at random and look."""
    state, rng = game.start(SEATS, {}, 1), Rng(3)
    decisions = together = hidden = 0
    while not state.over and decisions < MOST:
        actors = state.actors()
        together += len(actors) > 1
        if decisions % 20 == 0:
            other = state.sample(actors[0], Rng(5))
            hidden += other.view(EVERYTHING) != state.view(EVERYTHING)
        seat = actors[rng.below(len(actors))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        decisions += 1
    return Traits(game, decisions, together / decisions, hidden > 0)


FOUND = [traits(game) for game in all_games() if SEATS in game.options.seats]
_BY_FIT = sorted(
    FOUND, key=lambda one: (not one.is_hidden, one.together < OFTEN, one.decisions, one.game.name)
)
GAME = _BY_FIT[0].game
SAMPLE = GAME.name
OTHER = _BY_FIT[1].game.name
HIDDEN = [one.game.name for one in FOUND if one.is_hidden]  # games with secrets
TOGETHER = max(FOUND, key=lambda one: one.together).game.name  # asks several seats at once

# an option of the sample with more than one value, as it is on the command line
OPTION = next(option for option in GAME.options.options if not option.per_seat)
LESS, MORE = min(GAME.options.seats), max(GAME.options.seats)
