"""Viewers see their own secrets and no others; events hide what they must."""

from __future__ import annotations

import pytest

from teahouse.core.events import Events
from teahouse.core.viewer import EVERYTHING, SPECTATOR, seat_viewer


def test_who_sees_what() -> None:
    assert seat_viewer(1).sees(1)
    assert not seat_viewer(1).sees(0)
    assert not SPECTATOR.sees(0)
    assert EVERYTHING.sees(3)
    assert seat_viewer(2).sees_any(0b100)
    assert not seat_viewer(2).sees_any(0b011)
    assert seat_viewer(2).seat == 2
    assert SPECTATOR.seat is None
    with pytest.raises(ValueError, match="numbered from 0"):
        seat_viewer(-1)


def test_a_secret_parameter_is_not_there_for_others() -> None:
    events = Events()
    event = events.tell("taken", {"seat": 1, "face": "supply"}).secret("face", 0b010)
    event.move_covered("face:supply", "card", "stack", "hand", 0b010)
    event.move("coin", "bank", "purse", 3)
    own, other = event.seen_by(seat_viewer(1)), event.seen_by(seat_viewer(0))
    assert own["params"] == {"seat": 1, "face": "supply"}
    assert other["params"] == {"seat": 1}
    assert own["moves"][0]["piece"] == "face:supply"
    assert other["moves"][0]["piece"] == "card"
    assert other["moves"][1] == {"piece": "coin", "source": "bank", "target": "purse", "count": 3}
    assert "supply" not in str(event.seen_by(SPECTATOR))
    assert "supply" in str(event.seen_by(EVERYTHING))
    assert not events.forbids_undo
    event.forbid_undo()
    assert events.forbids_undo
