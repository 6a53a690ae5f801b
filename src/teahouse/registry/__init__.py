"""The games that are installed, in all versions of their rules: engines reach games only here."""

from __future__ import annotations

from teahouse.core.game import Game
from teahouse.core.pack import GamePack
from teahouse.core.rule_set import RuleSet
from teahouse.registry import packs, rule_sets
from teahouse.registry.rule_sets import is_loaded, tables_of, versions

__all__ = ["all_games", "game_names", "is_loaded", "load", "pack_of", "tables_of", "versions"]


def game_names() -> tuple[str, ...]:
    """The names of all games, in the order in which they are listed."""
    return tuple(packs.all_packs())


def pack_of(game: str | RuleSet) -> GamePack:
    """The pack of a game; ``UnknownGame`` if no game has this name.

    A rule set that is not the newest, or has corrections, has a pack of its own.
    """
    if isinstance(game, RuleSet):
        return rule_sets.pack_of(game)
    return packs.pack_of(game)


def load(game: str | RuleSet, version: int = 0) -> Game:
    """The rules of a game, the newest if no other version is asked for.

    >>> load("dschunke").options.seats
    (3, 4)
    >>> load("dschunke", 1).version
    1
    >>> load("chess")
    Traceback (most recent call last):
        ...
    teahouse.core.errors.UnknownGame: There is no game 'chess'; ...
    """
    if isinstance(game, str):
        if version == 0:
            return packs.pack_of(game).game()
        game = RuleSet(game, version)
    return rule_sets.pack_of(game).game()


def all_games() -> list[Game]:
    """The newest rules of all games."""
    return [load(name) for name in game_names()]
