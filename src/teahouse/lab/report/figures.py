"""From counted games to figures: shares with their uncertainty, and what looks wrong.

A mark is a reason to look closer and no proof: who is winning does more of everything.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace

from teahouse.core.components import ComponentKind
from teahouse.lab.report.census import GameStatistics
from teahouse.lab.standings import wilson

CHI_SQUARE = {1: 6.635, 2: 9.210, 3: 11.345, 4: 13.277}  # exceeded by chance once in a hundred
STRONG = 1.5  # users win 1.5 times their fair share, even at the lower end of the interval
WEAK = 0.5
EVERYBODY = 0.9  # what nearly every player uses tells nothing about winning
MOST = 0.6  # of all uses, of three components or more: the others are hardly a choice
FEW = 30  # users: below nothing is said about winning


@dataclass(frozen=True)
class SeatFigures:
    """Wins and points of one seat over all games."""

    seat: int
    bot: str
    share: float
    low: float
    high: float
    points: float


@dataclass(frozen=True)
class Component:
    """Use of one component over all games, and how often its users win."""

    name: str
    uses: float  # a game
    games: float  # share of the games in which it was used at all
    users: int  # players who used it, over all games
    share: float  # of wins among them
    low: float
    high: float
    gain: float  # points of its users, compared with the mean of their tables
    mark: str  # "dead", "strong", "weak", "dominant" or nothing


def seat_figures(bots: Sequence[str], games: Sequence[GameStatistics]) -> list[SeatFigures]:
    """Who wins from which seat."""
    found = []
    for seat, bot in enumerate(bots):
        wins = sum([game.shares[seat] for game in games])
        low, high = wilson(wins, len(games))
        points = statistics.fmean([game.points(seat) for game in games])
        found.append(SeatFigures(seat, bot, wins / len(games), low, high, points))
    return found


def seat_bias(games: Sequence[GameStatistics]) -> tuple[float, bool]:
    """Chi-square of the wins by seat, and whether chance would hardly do that."""
    seats = len(games[0].shares)
    fair = len(games) / seats
    wins = [sum([game.shares[seat] for game in games]) for seat in range(seats)]
    chi = sum([(won - fair) ** 2 / fair for won in wins])
    return chi, chi > CHI_SQUARE[seats - 1]


def seat_bias_text(bots: Sequence[str], games: Sequence[GameStatistics]) -> str:
    """The chi-square, and whether it says anything."""
    chi, biased = seat_bias(games)
    if len(set(bots)) > 1:
        return "Different bots sit here: the seats cannot be compared."
    said = "a seat matters" if biased else "no seat bias to be seen"
    return f"Chi-square of the wins by seat: {chi:.1f}; {said} (limit: 1 in 100 by chance)."


def components(
    subject: ComponentKind, number: int, games: Sequence[GameStatistics]
) -> list[Component]:
    """Every component of a subject, the most used first; also those that were never used."""
    seen = [name for game in games for uses in game.uses[number] for name in uses]
    names = dict.fromkeys([*subject.members, *seen])
    found = [_component(name, number, games) for name in names]
    limit = MOST * sum([component.uses for component in found])
    for k, component in enumerate(found):
        if len(found) > 2 and component.uses > limit and not component.mark:
            found[k] = replace(component, mark="dominant")
    return sorted(found, key=lambda component: -component.uses)


def _component(name: str, number: int, games: Sequence[GameStatistics]) -> Component:
    seats = len(games[0].shares)
    uses = users = in_games = 0
    wins = gain = 0.0
    for game in games:
        mean = statistics.fmean([game.points(seat) for seat in range(seats)])
        using = [seat for seat in range(seats) if name in game.uses[number][seat]]
        in_games += bool(using)
        users += len(using)
        for seat in using:
            uses += game.uses[number][seat][name]
            wins += game.shares[seat]
            gain += game.points(seat) - mean
    low, high = wilson(wins, users) if users else (0.0, 0.0)
    mark = ""
    if not users:
        mark = "dead"
    elif FEW <= users <= EVERYBODY * seats * len(games):
        mark = "strong" if low > STRONG / seats else "weak" if high < WEAK / seats else ""
    n = len(games)
    each = max(1, users)
    return Component(name, uses / n, in_games / n, users, wins / each, low, high, gain / each, mark)


def histogram(
    values: Sequence[int], bars: int = 24, among: Sequence[int] = ()
) -> list[tuple[int, int, int]]:
    """Classes of equal width: from, to (not included), how many.

    They also cover the values ``among``: those of another histogram on the same scale.
    """
    low, high = min([*values, *among]), max([*values, *among]) + 1
    width = max(1, -(-(high - low) // bars))
    counts: dict[int, int] = {}
    for value in values:
        counts[(value - low) // width] = counts.get((value - low) // width, 0) + 1
    return [
        (low + k * width, low + (k + 1) * width, counts.get(k, 0))
        for k in range((high - low - 1) // width + 1)
    ]
