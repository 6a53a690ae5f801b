"""The games that declare their components, and the values of their data files."""

from __future__ import annotations

from importlib import resources

from teahouse.components.declaration import ComponentsDeclaration, declaration_of, matches
from teahouse.components.tags import ValueTag, tags_of
from teahouse.core.table_file import TABLES_FILE
from teahouse.registry import game_names, pack_of

GAMES = [name for name in game_names() if declaration_of(pack_of(name)) is not None]


def declared(game: str) -> ComponentsDeclaration:
    """What the game's file of components says."""
    found = declaration_of(pack_of(game))
    assert found is not None
    return found


def text_of(game: str) -> str:
    """The data file of a game."""
    return resources.files(pack_of(game).package).joinpath(TABLES_FILE).read_text(encoding="utf-8")


def values_of_the_game(game: str) -> dict[str, ValueTag]:
    """Without drawing, and without what only the program needs."""
    left_out = [*declared(game).drawing, *declared(game).internal]
    return {
        path: found
        for path, found in tags_of(text_of(game)).items()
        if not any([matches(path, pattern) for pattern in left_out])
    }
