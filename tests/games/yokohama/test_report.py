"""What the report counts and lists of Yokohama."""

from __future__ import annotations

from teahouse.lab.report import reconstructed
from teahouse.lab.report.census import component_kinds
from teahouse.registry import load


def test_spaces_are_numbered_as_the_events_do() -> None:
    """The last space of the church is hardly ever used: no random game would tell."""
    game = load("yokohama")
    spaces = next(s for s in component_kinds(game, 3, game.resolve(3, {})) if s.event == "devote")
    assert spaces.members[0] == "church 1"
    assert spaces.members[-1] == "customs 8"
    assert len(spaces.members) == 16


def test_single_entries_are_counted() -> None:
    found = {note.section: note.text for note in reconstructed.notes("yokohama")}
    assert found["church"] == "neutral = [1, 4]: [A] which two; 7 entries [A]"
    assert found["customs"] == "neutral = [2, 5]: [A] which two; 7 entries [A]"
