"""Two rule sets of a game side by side: from their games to tables of figures."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from teahouse.core.game import Game
from teahouse.lab.report.census import GameStatistics, Study, component_kinds, moment_counts
from teahouse.lab.report.component_names import component_name
from teahouse.lab.report.differences import ComparedTable, Values, compared
from teahouse.lab.report.figures import seat_bias_text
from teahouse.lab.rule_names import column_names
from teahouse.registry import load
from teahouse.text.words import Words

SEATS: Final = "Wins by seat, %"
ENDINGS: Final = "How games end, %"
ALL: Final = "all together"  # how many names stand on the table at a moment


@dataclass(frozen=True)
class StudyResult:
    """The games that were played by one rule set."""

    study: Study
    games: list[GameStatistics]

    @property
    def game(self) -> Game:
        """The rules by which the games were played."""
        return load(self.study.rules)

    def values(self, figure: Callable[[GameStatistics], float]) -> list[float]:
        """One figure of each game, in their order."""
        return [figure(game) for game in self.games]


@dataclass(frozen=True)
class FigureTable:
    """Figures of one rule set by game; those of the same key and title are compared."""

    title: str
    values: Mapping[str, Values]
    names: Mapping[str, str] = field(default_factory=dict)  # of keys, where they differ
    digits: int = 1
    is_share: bool = False
    has_one_unit: bool = True


@dataclass(frozen=True)
class Comparison:
    """The games of two rule sets by the same bots, with the same seeds."""

    here: StudyResult
    there: StudyResult

    @property
    def sides(self) -> tuple[tuple[str, StudyResult], tuple[str, StudyResult]]:
        """Both results, each with the head of its column."""
        one, other = column_names(self.here.study.rules, self.there.study.rules)
        return (one, self.here), (other, self.there)

    def words(self) -> Words:
        """The texts of the game."""
        study = self.here.study
        players = [f"Seat {seat + 1}" for seat in range(len(study.bots))]
        return Words("en", self.here.game, players, study.options)

    def tables(self) -> list[ComparedTable]:
        """The tables of both rule sets, joined by their titles."""
        words = self.words()
        here = {table.title: table for table in _figure_tables(self.here, words)}
        there = {table.title: table for table in _figure_tables(self.there, words)}
        titles = dict.fromkeys([*here, *there])
        return [self._compare_tables(title, here.get(title), there.get(title)) for title in titles]

    def _compare_tables(
        self, title: str, here: FigureTable | None, there: FigureTable | None
    ) -> ComparedTable:
        found = [table for table in (here, there) if table is not None]
        names = {key: name for table in found for key, name in table.names.items()}
        lines = compared(here.values if here else {}, there.values if there else {})
        return ComparedTable(
            title,
            [replace(line, name=names.get(line.name, line.name)) for line in lines],
            found[0].digits,
            found[0].is_share,
            found[0].has_one_unit,
            self._notes(title),
        )

    def _notes(self, title: str) -> tuple[str, ...]:
        if title == ENDINGS:
            return ("What had come at the end; it may be several things at once.",)
        if title != SEATS:
            return ()
        return tuple([f"{name}: {seat_bias_text(r.study.bots, r.games)}" for name, r in self.sides])


def _figure_tables(result: StudyResult, words: Words) -> list[FigureTable]:
    return [
        _points_and_length_table(result),
        _seats_table(result),
        _sources_table(result, words),
        _endings_table(result, words),
        *_component_tables(result, words),
        *_moment_tables(result, words),
    ]


def _points_and_length_table(result: StudyResult) -> FigureTable:
    """Ranks are those of the points, without tie-breaks."""

    def place(k: int) -> Callable[[GameStatistics], float]:
        return lambda game: sorted(_points_of_seats(game), reverse=True)[k]

    values: dict[str, Values] = {"Winner's points": result.values(place(0))}
    for k in range(1, len(result.study.bots)):
        values[f"Points of rank {k + 1}"] = result.values(place(k))
    values["Points of all, mean"] = result.values(
        lambda game: statistics.fmean(_points_of_seats(game))
    )
    values["From first to last"] = result.values(
        lambda game: max(_points_of_seats(game)) - min(_points_of_seats(game))
    )
    values["Rounds"] = result.values(lambda game: game.rounds)
    values["Decisions"] = result.values(lambda game: game.decisions)
    return FigureTable("Points and length", values, has_one_unit=False)


def _points_of_seats(game: GameStatistics) -> list[int]:
    return [game.points(seat) for seat in range(len(game.scores))]


def _seats_table(result: StudyResult) -> FigureTable:
    def wins(seat: int) -> Callable[[GameStatistics], float]:
        return lambda game: game.shares[seat]

    values = {
        f"Seat {seat + 1}, {bot}": result.values(wins(seat))
        for seat, bot in enumerate(result.study.bots)
    }
    return FigureTable(SEATS, values, is_share=True)


def _sources_table(result: StudyResult, words: Words) -> FigureTable:
    def points(k: int) -> Callable[[GameStatistics], float]:
        return lambda game: statistics.fmean([parts[k] for parts in game.scores])

    categories = result.game.categories
    values = {category: result.values(points(k)) for k, category in enumerate(categories)}
    names = {category: words.thing("category", category) for category in categories}
    return FigureTable("Points of a player by source", values, names)


def _endings_table(result: StudyResult, words: Words) -> FigureTable:
    values = _counts_by_name([game.endings for game in result.games])
    names = {key: words.thing("trigger", key) for key in values}
    return FigureTable(ENDINGS, values, names, is_share=True)


def _component_tables(result: StudyResult, words: Words) -> list[FigureTable]:
    study = result.study
    tables = []
    for k, kind in enumerate(component_kinds(result.game, len(study.bots), study.options)):
        used = [Counter[str]() for _ in result.games]
        for counter, game in zip(used, result.games, strict=True):
            for uses in game.uses[k]:
                counter.update(uses)
        values = _counts_by_name([counter.elements() for counter in used], kind.members)
        names = {key: component_name(words, kind.kind, key) for key in values}
        tables.append(FigureTable(f"{kind.title} (a game)", values, names, digits=2))
    return tables


def _moment_tables(result: StudyResult, words: Words) -> list[FigureTable]:
    study = result.study
    tables = []
    for k, moment in enumerate(moment_counts(result.game, len(study.bots), study.options)):
        found = [game.moments[k] for game in result.games]
        number = [None if names is None else len(names) for names in found]
        values: dict[str, Values] = {ALL: number, **_counts_by_name(found, moment.members)}
        names = {key: component_name(words, moment.kind, key) for key in values if key != ALL}
        tables.append(FigureTable(f"{moment.title} (a game)", values, names, digits=2))
    return tables


def _counts_by_name(
    found: Sequence[Iterable[str] | None], members: Sequence[str] = ()
) -> dict[str, list[float | None]]:
    """How often every name was found in each game, the most frequent first.

    None where nothing was counted.
    """
    counts = [None if names is None else Counter(names) for names in found]
    total = Counter(dict.fromkeys(members, 0))
    for counter in counts:
        total.update(counter or {})
    return {
        name: [None if counter is None else counter[name] for counter in counts]
        for name, _ in total.most_common()
    }
