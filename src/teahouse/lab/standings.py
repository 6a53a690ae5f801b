"""What an arena says about its bots: shares of wins with their uncertainty, ratings, times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from teahouse.core.errors import TeahouseError
from teahouse.lab.arena import ArenaSetup, PlayedGame
from teahouse.lab.times import Times

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

NORMAL = 1.959964  # 95 % of a normal distribution lie within 1.96 deviations


@dataclass(frozen=True)
class Rating:
    """Strength by Plackett-Luce on whole rankings, and how sure it is."""

    mu: float
    sigma: float


@dataclass
class Standing:
    """One bot of the line-up over all its games."""

    bot: str
    games: int
    wins: float  # a shared victory counts in parts
    points: float  # mean
    margin: float  # mean distance to the best opponent
    times: Times
    rating: Rating

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 %."""
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share = wins / games
    z2 = NORMAL * NORMAL
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    half /= 1 + z2 / games
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(setup: ArenaSetup, games: Sequence[PlayedGame]) -> list[Standing]:
    """One ``Standing`` for each place of the line-up, in its order."""
    if not games:
        raise TeahouseError("No game has been played yet.")
    ratings = rate(len(setup.bots), games)
    lines: list[Standing] = []
    for entry, bot in enumerate(setup.bots):
        times = Times()
        wins = points = margin = 0.0
        for game in games:
            times.join(game.times[entry])
            best = max([p for other, p in enumerate(game.points) if other != entry])
            points += game.points[entry]
            margin += game.points[entry] - best
            if game.ranks[entry] == 1:
                wins += 1 / game.ranks.count(1)
        n = len(games)
        lines.append(Standing(bot, n, wins, points / n, margin / n, times, ratings[entry]))
    return lines


def rating_model() -> PlackettLuce:
    """The model of the ratings; a clear sentence if it is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise TeahouseError(
            "Ratings need the package openskill: install teahouse with the extra `lab`, "
            "for example `pip install 'teahouse[lab]'`."
        ) from None
    return PlackettLuce()


def rate(entries: int, games: Sequence[PlayedGame]) -> list[Rating]:
    """Ratings after all games, taken in their order."""
    model = rating_model()
    teams = [[model.rating()] for _ in range(entries)]
    for game in games:
        teams = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
    return [Rating(team[0].mu, team[0].sigma) for team in teams]
