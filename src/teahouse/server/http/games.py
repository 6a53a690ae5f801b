"""The server and its games: what never changes while it runs."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Final

from litestar import MediaType, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, QueryParameter

from teahouse import __version__, registry
from teahouse.bots import registry as bots
from teahouse.core.game import Game
from teahouse.core.rule_set import RuleSet
from teahouse.lessons.load import lessons_of
from teahouse.server.protocol.commands import BIG
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
from teahouse.server.tables.rules import load_rules
from teahouse.text.words import LANGUAGES, TEXT_PARTS, game_source

MOST_RULE_SETS: Final = 32  # whose catalog and tables are kept in memory
Version = Annotated[
    int, QueryParameter(ge=0, le=BIG, description="The version of the rules; 0: the newest.")
]
A_WHILE = CacheControlHeader(max_age=300, public=True)
# Only what is the same for everybody: the length of a compressed answer could betray a secret.
SMALLER = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))


@get("/api/house", cache_control=A_WHILE, middleware=[SMALLER], sync_to_thread=False)
def see_house() -> ServerView:
    """Games, bots, languages."""
    games = [_game(game) for game in registry.all_games()]
    return ServerView(__version__, PROTOCOL, games, list(bots.NAMES), list(LANGUAGES))


@get("/api/games/{game:str}/catalog", cache_control=A_WHILE, middleware=[SMALLER])
async def see_catalog(game: FromPath[str], rules: Version = 0) -> list[ActionView]:
    """Every action that a game can ever offer, by its number."""
    return catalog_of(await _load(game, rules))


@get("/api/games/{game:str}/data", cache_control=A_WHILE, middleware=[SMALLER])
async def see_data(game: FromPath[str], rules: Version = 0) -> dict[str, object]:
    """The tables of a game as they stand in its data file: cards, pieces, the board's layout."""
    return tables_of(await _load(game, rules))


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


async def _load(game: str, version: int) -> RuleSet:
    """A rule set that can be had at once."""
    _check(game)
    return (await load_rules(RuleSet(game, version))).rule_set


def _check(game: str) -> None:
    if game not in registry.game_names():
        raise Refusal("no-such-game", params={"game": game[:40]})


@lru_cache(maxsize=MOST_RULE_SETS)
def tables_of(rules: RuleSet) -> dict[str, object]:
    """The tables of a rule set as plain data; empty if the game does without."""
    return registry.tables_of(rules)


@lru_cache(maxsize=MOST_RULE_SETS)
def catalog_of(rules: RuleSet) -> list[ActionView]:
    """Every action of a rule set, by its number."""
    return [
        ActionView(entry.notation, entry.family, entry.params, entry.places)
        for entry in registry.load(rules).catalog.entries
    ]


@cache
def _texts(game: str, language: str) -> str:
    if not game_source(language, game):
        language = "en"
    return "\n".join([game_source(language, game, part) for part in TEXT_PARTS])


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
        bots=list(bots.names_for(game.name)),
        has_lessons=bool(lessons_of(game.name)),
    )


HANDLERS = [see_house, see_catalog, see_data, see_texts]
