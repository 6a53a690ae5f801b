"""What the report lists of Dschunke."""

from __future__ import annotations

from teahouse.lab.report import reconstructed


def test_notes_leave_the_drawing_out_and_nothing_else() -> None:
    found = {note.section: note.text for note in reconstructed.notes("dschunke")}
    assert "sizes [A]" in found["stacks"]
    assert "four [A]" in found["special"]
    assert "layout" not in found
    assert found.keys() >= {"tracks", "market", "special", "setup.variable"}
