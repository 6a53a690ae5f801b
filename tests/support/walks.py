"""Random walks through games: the cases every contract test runs over."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from teahouse.core.game import Game, State
from teahouse.core.options import Chosen
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.registry import all_games, game_names, load, versions

GAMES = Path(__file__).parents[1] / "games"
FEW = 3  # cases of an older version of the rules, which are plain Python


@cache
def expected(game: str) -> dict[str, Any]:
    """What the tests expect of a game of this house (``expected.toml``); nothing of other games."""
    path = GAMES / game / "expected.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if (GAMES / game).is_dir() else {}


@dataclass(frozen=True)
class Case:
    """A game with a number of players and its options."""

    game: Game
    seats: int
    options: Chosen

    def start(self, seed: int) -> State:
        return self.game.start(self.seats, self.options, seed)

    def __str__(self) -> str:
        defaults = self.game.resolve_defaults(self.seats)
        changed = [f"{k}={v}" for k, v in self.options.items() if v != defaults.get(k)]
        return "-".join([label(self.game), str(self.seats), *changed])


def label(game: Game) -> str:
    """The name of a game, with the version of its rules if there is a newer one."""
    is_newest = game.version == load(game.name).version
    return game.name if is_newest else f"{game.name}-v{game.version}"


def older_games() -> list[Game]:
    """Every version of every game's rules but the newest."""
    return [load(name, version) for name in game_names() for version in versions(name)[:-1]]


def all_rule_sets() -> list[Game]:
    """Every version of every game's rules, the newest of all games first."""
    return [*all_games(), *older_games()]


def cases() -> list[Case]:
    """Every newest game x player count x option value, with as few other changes as it needs.

    The combination that changes most comes on top: what is played together is tested together.
    """
    found: list[Case] = []
    for game in all_games():
        for seats in game.options.seats:
            variants = sorted(all_cases_for(game, seats), key=changes)
            kept: list[Case] = [variants[-1]]
            seen: set[tuple[str, object]] = set()
            for case in variants:
                values = set(case.options.items())
                if values - seen:
                    kept.append(case)
                    seen |= values
            found += sorted({str(case): case for case in kept}.values(), key=changes)
    return found


def older_cases() -> list[Case]:
    """A few of each older version: the same code plays them, with other tables and switches.

    First all players without options, then what adds most values of options and player counts.
    """
    found: list[Case] = []
    for game in older_games():
        seats = max(game.options.seats)
        kept = [Case(game, seats, game.resolve_defaults(seats))]
        variants = all_cases(game)
        while len(kept) < FEW:
            seen = {value for case in kept for value in values_of(case)}
            kept.append(max(variants, key=lambda case: len(values_of(case) - seen)))
        found += kept
    return found


def every_case() -> list[Case]:
    """All cases of the newest rules, and a few of the older ones."""
    return [*cases(), *older_cases()]


def values_of(case: Case) -> set[tuple[str, object]]:
    """The values of its options, and its number of players."""
    return {*case.options.items(), ("players", case.seats)}


def quick_first(found: Sequence[Case]) -> list[Case | ParameterSet]:
    """Parameters for a test: quick runs take each game once, with all players and no options."""
    return [
        case
        if case.seats == max(case.game.options.seats) and not changes(case)
        else pytest.param(case, marks=pytest.mark.slow)
        for case in found
    ]


def changes(case: Case) -> int:
    """How many options are not at their default."""
    defaults = case.game.resolve_defaults(case.seats)
    return sum(case.options[key] != defaults[key] for key in defaults)


def all_cases_for(game: Game, seats: int) -> list[Case]:
    """Every allowed combination of options for a number of players."""
    return [Case(game, seats, chosen) for chosen in game.options.every(seats)]


def all_cases(game: Game) -> list[Case]:
    """Every allowed combination of options for every player count."""
    return [case for seats in game.options.seats for case in all_cases_for(game, seats)]


def walk(case: Case, seed: int, limit: int = 2000) -> Iterator[tuple[State, int, int]]:
    """Play at random; before each decision: the position, the seat and the action it takes."""
    state = case.start(seed)
    rng = Rng(seed * 2 + 1)
    for _ in range(limit):
        if state.over:
            return
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        yield state, int(seat), int(action)
        state.apply(seat, action)


def checked_playout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Random decisions, with the invariants of the rules checked after each of them."""
    count = 0
    state.check()
    while not state.over and count < limit:
        count += int(playout(state, rng, 1))
        state.check()
    return count
