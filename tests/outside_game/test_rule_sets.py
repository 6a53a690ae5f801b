"""A game from another distribution with two versions of its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from outside import Installed, install
from report_html import read

CANDLES = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10, 12]
REPORT = ("report", "lanterns", "--bots", "random,random,random", "--cores", "1", "--games", "40")


def add_version(package: Path) -> None:
    """Version 2: every lantern has three candles more; a file says how version 1 differed."""
    tables = package / "tables.toml"
    text = tables.read_text(encoding="utf-8")
    text, changes = re.subn(r"^version = 1 ", "version = 2 ", text, flags=re.MULTILINE)
    assert changes == 1
    more = [candles + 3 for candles in CANDLES]
    assert str(CANDLES) in text
    tables.write_text(text.replace(str(CANDLES), str(more)), encoding="utf-8")
    (package / "versions").mkdir()
    first = f"[fair]\ncandles = {CANDLES}\n"
    (package / "versions" / "1.toml").write_text(first, encoding="utf-8")
    project = package.parent / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    assert '"tables.toml", ' in text
    text = text.replace('"tables.toml", ', '"tables.toml", "versions/*.toml", ')
    project.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def two_versions(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("two_versions"), add_version)


def test_both_versions_side_by_side(two_versions: Installed, tmp_path: Path) -> None:
    printed = two_versions.teahouse(*REPORT, "--against", "1", cwd=tmp_path)
    assert "lanterns: rules version 2 beside rules version 1" in printed
    assert re.search(r"Winner's points .* \+.* more", printed)
    assert re.search(r"Rounds +5\.0 +5\.0 +\+0\.0 ± 0\.0 *\n", printed)
    page = read((tmp_path / "report-lanterns-against-1.html").read_text(encoding="utf-8"))
    rows = {row[0]: row for row in page.cells if len(row) == 7}
    assert rows["Winner's points"][-1] == "more"
    assert rows["Seat 1, random"][-1] == ""
    # a lantern with 3 candles is in version 1 alone, one with 15 in version 2 alone
    assert (rows["3"][1], rows["15"][3]) == ("-", "-")
    assert (rows["3"][5], rows["15"][5]) == ("", "")


def test_what_lies_on_the_table_at_a_moment_is_counted(
    two_versions: Installed, tmp_path: Path
) -> None:
    two_versions.teahouse(*REPORT, "--against", "1", cwd=tmp_path)
    compared = read((tmp_path / "report-lanterns-against-1.html").read_text(encoding="utf-8"))
    first_tie, at_the_end = (float(row[1]) for row in compared.cells if row[:1] == ["all together"])
    assert first_tie >= 1  # on average over the games in which it happens
    assert at_the_end > 0
    two_versions.teahouse(*REPORT, "--variants", "0", cwd=tmp_path)
    page = (tmp_path / "report-lanterns.html").read_text(encoding="utf-8")
    counted = re.findall(r"Counted in (\d+) of 40 games: ([\d.]+) on average", page)
    assert [int(games) < 40 for games, _ in counted] == [True, False]
    assert [float(mean) for _, mean in counted] == [
        pytest.approx(mean, abs=0.06) for mean in (first_tie, at_the_end)
    ]


def test_every_program_plays_version_1(two_versions: Installed) -> None:
    rules = ("--rules", "1", "--cores", "1", "--games")
    assert "6 games by rules version 1" in two_versions.teahouse(
        "simulate", "lanterns", *rules, "6"
    )
    arena = ("arena", "lanterns", "--bots", "greedy,random,random", *rules, "3")
    assert "3 games of lanterns (rules version 1, plain Python)" in two_versions.teahouse(*arena)
    refused = two_versions.run("-m", "teahouse", "report", "lanterns", "--against", "3")
    assert refused.returncode == 2
    assert refused.stderr.strip() == (
        "teahouse: There is no version 3 of the rules of lanterns; there is 1, 2."
    )


def test_a_game_without_counts_is_compared(bare: Installed, tmp_path: Path) -> None:
    printed = bare.teahouse(*REPORT, "--against", "1", cwd=tmp_path)
    assert "Winner's points" in printed
    assert "(a game)" not in printed


def test_its_tables_are_corrected_without_a_declaration(
    complete: Installed, tmp_path: Path
) -> None:
    """Each section of its tables is a component; nothing is shown of one without values."""
    listed = complete.teahouse("tables", "lanterns")
    assert re.findall(r"\((\w+)\)$", listed, re.MULTILINE) == ["coins", "fair"]
    complete.teahouse("tables", "lanterns", "--template", "mine.toml", cwd=tmp_path)
    mine = tmp_path / "mine.toml"
    text = mine.read_text(encoding="utf-8")
    assert '"coins.copies", was = 3, is = 3 }' in text
    mine.write_text(text.replace("was = 3, is = 3", "was = 3, is = 4"), encoding="utf-8")
    checked = complete.teahouse("tables", "lanterns", "--check", "mine.toml", cwd=tmp_path)
    assert "Lantern Fair: 1 of 2 reconstructed components compared" in checked
    seats = ("--seats", "me,random,random", "--seed", "3", "--tables", "mine.toml")
    play = ("play", "lanterns", *seats, "--save", "game.tea")
    complete.teahouse(*play, answers="1\n" * 40, cwd=tmp_path)
    record = (tmp_path / "game.tea").read_text(encoding="utf-8")
    assert '\nCorrections: {"coins.copies":4}\n' in record
    assert "true" in complete.teahouse("verify", "game.tea", cwd=tmp_path)
    mine.write_text(text.replace("was = 3, is = 3", "was = 3, is = 0"), encoding="utf-8")
    refused = complete.run(
        "-m", "teahouse", "tables", "lanterns", "--check", "mine.toml", cwd=tmp_path
    )
    assert refused.returncode == 1
    assert refused.stderr.startswith("teahouse: a corrected table of lanterns: coins.copies is ")
