"""The rules. One folder a game; this page is the register."""

from __future__ import annotations

import importlib
from typing import Final

from teahouse.core.errors import UnknownGame
from teahouse.core.game import Game

NAMES: Final = ("yunnan", "china", "yokohama", "dschunke")
_loaded: dict[str, Game] = {}


def load(name: str) -> Game:
    """The game of that name; its tables are read when it is first asked for."""
    if name not in NAMES:
        raise UnknownGame(f"There is no game {name!r}; the house has {', '.join(NAMES)}.")
    game = _loaded.get(name)
    if game is None:
        game = importlib.import_module(f"teahouse.games.{name}.game").GAME
        assert isinstance(game, Game)
        _loaded[name] = game
    return game


def every() -> list[Game]:
    """All games of the house."""
    return [load(name) for name in NAMES]
