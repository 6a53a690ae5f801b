"""Differences between two rule sets: what is marked, and how seldom by chance alone."""

from __future__ import annotations

from random import Random

import pytest

from teahouse.lab.report.differences import (
    FEW,
    ComparedLine,
    ComparedTable,
    compared,
    interval,
    quantile,
)


@pytest.mark.parametrize(
    ("risk", "games", "wanted"),
    [(0.05, 30, 2.0452), (0.01, 30, 2.7564), (0.01, 11, 3.1693), (0.001, 41, 3.5510)],
)
def test_quantiles_by_the_table_of_students_distribution(
    risk: float, games: int, wanted: float
) -> None:
    assert quantile(risk, games) == pytest.approx(wanted, abs=0.005)


def test_the_interval_of_a_mean() -> None:
    values = [1.0, 2.0, 3.0, 4.0] * 10
    assert interval(values, 0.05) == pytest.approx(0.3622, abs=0.0005)
    assert interval([5.0] * 10, 0.05) == 0.0
    assert interval([5.0], 0.05) == 0.0


def test_a_difference_beyond_its_interval_is_marked() -> None:
    here = [float(k % 5) for k in range(40)]
    more, less, same = compared(
        {"a": [value + 2 for value in here], "b": here, "c": here},
        {"a": here, "b": [value + 2 for value in here], "c": here},
    )
    assert (more.here, more.there, more.difference, more.mark) == (4.0, 2.0, 2.0, "more")
    assert (less.difference, less.mark) == (-2.0, "less")
    assert (same.difference, same.half, same.mark) == (0.0, 0.0, "")


def test_few_games_mark_nothing() -> None:
    games = [0.0] * FEW
    (enough,) = compared({"a": [1.0] * FEW}, {"a": games})
    (few,) = compared({"a": [1.0] * (FEW - 1)}, {"a": games[1:]})
    assert (enough.mark, few.mark) == ("more", "")


def test_what_only_one_rule_set_has_is_shown_and_not_compared() -> None:
    lines = compared({"a": [1.0] * 40, "b": [None] * 40}, {"c": [2.0] * 40, "b": [3.0] * 40})
    assert [(line.name, line.here, line.there) for line in lines] == [
        ("a", 1.0, None),
        ("b", None, 3.0),
        ("c", None, 2.0),
    ]
    assert {(line.difference, line.mark) for line in lines} == {(None, "")}
    assert ComparedTable("t", lines).written(lines[0]) == ("1.0", "-", "", "")


def test_games_that_lack_a_figure_are_left_out() -> None:
    (line,) = compared({"a": [1.0, None, 3.0]}, {"a": [1.0, 5.0, None]})
    assert (line.here, line.there, line.half) == (2.0, 3.0, 0.0)


def test_more_lines_need_larger_differences() -> None:
    here, there = [float(k % 3) for k in range(40)], [float(k % 2) for k in range(40)]
    (alone,) = compared({"a": here}, {"a": there})
    among = compared({f"a{k}": here for k in range(50)}, {f"a{k}": there for k in range(50)})
    assert among[0].half > 1.3 * alone.half


def test_figures_are_written_as_numbers_or_percent() -> None:
    line = ComparedLine("a", 0.25, 0.5, 0.125, "less")
    assert ComparedTable("t", [line], digits=2).written(line) == (
        "0.25",
        "0.50",
        "-0.25 ± 0.12",
        "less",
    )
    shares = ComparedTable("t", [line], is_share=True)
    assert shares.written(line) == ("25.0", "50.0", "-25.0 ± 12.5", "less")


@pytest.mark.parametrize("often", [0.05, 0.5, 3.0])
def test_chance_marks_hardly_any_table(often: float) -> None:
    """Two hundred tables of ten lines, without any difference: two marks are expected."""
    rng = Random(1)

    def games() -> dict[str, list[float]]:
        return {
            str(line): [sum(rng.random() < often / 8 for _ in range(8)) for _ in range(40)]
            for line in range(10)
        }

    marked = [any(line.mark for line in compared(games(), games())) for _ in range(200)]
    assert sum(marked) <= 6
