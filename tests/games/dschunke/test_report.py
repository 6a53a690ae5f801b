"""What the report lists of Dschunke."""

from __future__ import annotations

from teahouse.lab.report import reconstructed
from teahouse.lab.report.census import play, set_up_study
from teahouse.lab.report.comparison import Comparison, StudyResult
from teahouse.registry import load

GAMES = 40


def test_notes_leave_the_drawing_out_and_nothing_else() -> None:
    found = {note.section: note.text for note in reconstructed.notes("dschunke")}
    assert "sizes, `cards` [A]" in found["stacks"]
    assert 'face = "supply": [R]; `copies` [A]' in found["special"]
    assert "layout" not in found
    assert found.keys() >= {"tracks", "market", "special", "setup.variable"}


def test_more_special_cards_are_taken_by_version_2() -> None:
    """Version 2: every market card shows an S. In version 1 two of the ten paid money instead."""

    def result(version: int) -> StudyResult:
        study = set_up_study(load("dschunke", version).rule_set, ["random"] * 3, {}, 1)
        return StudyResult(study, [play(study, number) for number in range(GAMES)])

    compared = Comparison(result(2), result(1))
    tables = {table.title: table for table in compared.tables()}
    taken = sum([line.difference or 0 for line in tables["Special cards taken (a game)"].lines])
    assert taken > 0
    sources = {line.name: line.mark for line in tables["Points of a player by source"].lines}
    assert sources["Market"] == "less"
    length = {line.name: line.difference for line in tables["Points and length"].lines}
    assert length["Rounds"] == 0
