"""The server and its games: what never changes while it runs."""

from __future__ import annotations

from functools import cache
from importlib import resources

from litestar import MediaType, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath

from teahouse import __version__
from teahouse.bots import registry
from teahouse.core import toml
from teahouse.core.game import Game
from teahouse.lessons.load import lessons_of
from teahouse.registry import load, names, pack_of
from teahouse.server.protocol.http_api import (
    ActionView,
    ExclusionView,
    GameView,
    OptionView,
    ServerView,
    ValuePlayers,
)
from teahouse.server.protocol.socket import PROTOCOL
from teahouse.server.tables.answers import Refusal
from teahouse.text.words import LANGUAGES, TEXT_PARTS, game_source

A_WHILE = CacheControlHeader(max_age=300, public=True)
# Only what is the same for everybody: the length of a compressed answer could betray a secret.
SMALLER = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))


@get("/api/house", cache_control=A_WHILE, middleware=[SMALLER], sync_to_thread=False)
def see_house() -> ServerView:
    """Games, bots, languages."""
    games = [_game(load(name)) for name in names()]
    return ServerView(__version__, PROTOCOL, games, list(registry.NAMES), list(LANGUAGES))


@get(
    "/api/games/{game:str}/catalog",
    cache_control=A_WHILE,
    middleware=[SMALLER],
    sync_to_thread=False,
)
def see_catalog(game: FromPath[str]) -> list[ActionView]:
    """Every action that a game can ever offer, by its number."""
    _check(game)
    return _catalog(game)


@get(
    "/api/games/{game:str}/data", cache_control=A_WHILE, middleware=[SMALLER], sync_to_thread=False
)
def see_data(game: FromPath[str]) -> dict[str, object]:
    """The tables of a game as they stand in its data file: cards, pieces, the board's layout."""
    _check(game)
    return _data(game)


@get(
    "/api/games/{game:str}/texts/{language:str}",
    media_type=MediaType.TEXT,
    cache_control=A_WHILE,
    middleware=[SMALLER],
    sync_to_thread=False,
)
def see_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """All texts of a game as Fluent messages, for a client that was built without that game.

    In English where the game does not speak the language.
    """
    _check(game)
    return _texts(game, language if language in LANGUAGES else "en")


def _check(game: str) -> None:
    if game not in names():
        raise Refusal("no-such-game", params={"game": game[:40]})


@cache
def _data(name: str) -> dict[str, object]:
    package = pack_of(name).package
    if not resources.files(package).joinpath("tables.toml").is_file():
        return {}  # a game may do without
    return toml.read(package, "tables.toml")


@cache
def _texts(game: str, language: str) -> str:
    if not game_source(language, game):
        language = "en"
    return "\n".join([game_source(language, game, part) for part in TEXT_PARTS])


@cache
def _catalog(name: str) -> list[ActionView]:
    return [
        ActionView(entry.notation, entry.family, entry.params, entry.places)
        for entry in load(name).catalog.entries
    ]


def _game(game: Game) -> GameView:
    options = game.options
    return GameView(
        name=game.name,
        rules=game.version,
        seats=list(options.seats),
        options=[
            OptionView(
                key=option.key,
                values=list(option.values),
                default=option.default,
                players=list(option.players),
                value_players=[
                    ValuePlayers(value, list(counts))
                    for value, counts in option.value_players.items()
                ],
                per_seat=option.per_seat,
            )
            for option in options.options
        ],
        exclusions=[ExclusionView(e.first, e.second, e.why) for e in options.exclusions],
        categories=list(game.categories),
        bots=list(registry.names_for(game.name)),
        has_lessons=bool(lessons_of(game.name)),
    )


HANDLERS = [see_house, see_catalog, see_data, see_texts]
