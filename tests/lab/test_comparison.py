"""Two rule sets side by side: in the terminal, on a page, and the same against itself."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from report_html import read
from sample import GAME, SAMPLE

from teahouse.cli.main import main
from teahouse.core.corrections import written
from teahouse.core.rule_set import RuleSet
from teahouse.lab.report.census import component_kinds, play, set_up_study
from teahouse.lab.report.comparison import ENDINGS, SEATS, Comparison, StudyResult
from teahouse.lab.report.comparison_page import comparison_page
from teahouse.lab.rule_names import column_names, how_played, rules_name
from teahouse.registry import game_names, load, versions

GAMES = 30
NEWEST = GAME.rule_set
CORRECTED = NEWEST._replace(corrections=written({"meta.year": 1999}))  # plays like the newest
OLDER = [(name, version) for name in game_names() for version in versions(name)[:-1]]


@cache
def result(rules: RuleSet, games: int = GAMES, seed: int = 1) -> StudyResult:
    study = set_up_study(rules, ["random"] * 3, {}, seed)
    return StudyResult(study, [play(study, number) for number in range(games)])


def test_the_same_rules_beside_themselves_show_no_difference() -> None:
    for there in (NEWEST, CORRECTED):
        compared = Comparison(result(NEWEST), result(there))
        lines = [line for table in compared.tables() for line in table.lines]
        assert len(lines) > 30
        assert {(line.mark, line.half) for line in lines} == {("", 0.0)}
        assert {line.difference for line in lines} == {0.0}


def test_other_seeds_are_other_games_and_no_mark() -> None:
    """The control of the test above: here the figures do differ, by chance."""
    compared = Comparison(result(NEWEST), result(NEWEST, seed=1000))
    lines = [line for table in compared.tables() for line in table.lines]
    assert len([line for line in lines if line.difference]) > 20
    assert [line.name for line in lines if line.mark] == []


def test_the_figures_are_those_of_the_games() -> None:
    here = result(NEWEST)
    tables = {table.title: table for table in Comparison(here, result(CORRECTED)).tables()}
    points = {line.name: line.here for line in tables["Points and length"].lines}
    ranked = [sorted([game.points(seat) for seat in range(3)]) for game in here.games]
    assert points["Winner's points"] == pytest.approx(sum(p[2] for p in ranked) / GAMES)
    assert points["Points of rank 3"] == pytest.approx(sum(p[0] for p in ranked) / GAMES)
    assert points["From first to last"] == pytest.approx(sum(p[2] - p[0] for p in ranked) / GAMES)
    assert points["Decisions"] == pytest.approx(sum(g.decisions for g in here.games) / GAMES)
    wins = [line.here for line in tables[SEATS].lines]
    assert wins == [pytest.approx(sum(g.shares[s] for g in here.games) / GAMES) for s in range(3)]
    assert sum(line.here or 0 for line in tables[ENDINGS].lines) >= 1.0
    kinds = component_kinds(GAME, 3, here.study.options)
    for k, kind in enumerate(kinds):
        lines = tables[f"{kind.title} (a game)"].lines
        uses = sum(sum(seat.values()) for game in here.games for seat in game.uses[k])
        assert sum(line.here or 0 for line in lines) == pytest.approx(uses / GAMES)
        shown = [line.here or 0 for line in lines]
        assert shown == sorted(shown, reverse=True)


@pytest.mark.parametrize(("name", "version"), OLDER)
def test_every_older_version_beside_the_newest(name: str, version: int) -> None:
    here, there = result(load(name).rule_set, 4), result(load(name, version).rule_set, 4)
    assert (here.study.rules, there.study.rules) == (
        RuleSet(name, versions(name)[-1]),
        (name, version, ""),
    )
    compared = Comparison(here, there)
    assert [one for one, _ in compared.sides] == [
        f"version {versions(name)[-1]}",
        f"version {version}",
    ]
    text = comparison_page(compared, "the command")
    read(text)
    assert f"rules version {version}, plain Python" in text


def test_the_page_is_sound_and_has_every_line() -> None:
    compared = Comparison(result(NEWEST), result(CORRECTED))
    text = comparison_page(compared, "teahouse report <game>")
    found = read(text)
    tables = compared.tables()
    assert [head for head in found.heads if head in {table.title for table in tables}] == [
        table.title for table in tables
    ]
    rows = [row for row in found.cells if len(row) == 7]
    assert [row[0] for row in rows] == [line.name for table in tables for line in table.lines]
    assert "teahouse report &lt;game&gt;" in text
    assert text.count("<figure>") == 6
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"https?://", text)


def test_rule_sets_are_named_for_readers() -> None:
    newest = NEWEST.version
    assert rules_name(NEWEST) == rules_name(RuleSet(SAMPLE)) == f"rules version {newest}"
    assert rules_name(CORRECTED) == f"rules version {newest} with 1 correction"
    two = NEWEST._replace(corrections=written({"meta.year": 1999, "meta.designer": "Mei"}))
    assert rules_name(two) == f"rules version {newest} with 2 corrections"
    assert how_played(CORRECTED) == "plain Python"
    assert column_names(NEWEST, CORRECTED) == ("as released", "corrected")
    assert column_names(CORRECTED, two) == ("corrected A", "corrected B")
    assert column_names(CORRECTED, RuleSet(SAMPLE, newest + 1)) == (
        f"version {newest}",
        f"version {newest + 1}",
    )


REPORT = ["report", SAMPLE, "--bots", "random,random,random", "--cores", "1"]


def test_the_command_prints_and_writes_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    more = ["--games", "3", "--against", str(NEWEST.version), "--out", str(out)]
    assert main([*REPORT, *more]) == 0
    printed = capsys.readouterr().out
    assert max(len(line) for line in printed.splitlines() if str(out) not in line) <= 80
    assert f"rules version {NEWEST.version} beside rules version {NEWEST.version}" in printed
    assert "With fewer than 30 games nothing is marked." in " ".join(printed.split())
    text = out.read_text(encoding="utf-8")
    for title in ("Points and length", SEATS, ENDINGS):
        assert title in printed
        assert title in read(text).heads
    repeat = f"--rules {NEWEST.version} --bots random,random,random --games 3 --seed 1"
    assert f"{repeat} --against {NEWEST.version}" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--against", "999"], "There is no version 999 of the rules of"),
        (["--against", "0"], "a version is a number from 1 on, not '0'"),
        (["--against", "no-file.toml"], "there is no file no-file.toml."),
        (["--against", "1", "--variants", "3"], "--variants is for a report without --against."),
        (["--rules", "999"], "There is no version 999 of the rules of"),
        (["--tables", "no-file.toml"], "no-file.toml cannot be read"),
    ],
)
def test_rules_that_are_not_there_get_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main([*REPORT, "--games", "2", *arguments])
    except SystemExit as stopped:  # what the parser itself refuses
        code = int(str(stopped.code))
    assert code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert len(said.strip().splitlines()) == 1
