"""What the report compares of China."""

from __future__ import annotations

from teahouse.cli.report import other_options
from teahouse.lab.report.census import study


def test_only_options_for_this_number_of_players_are_compared() -> None:
    others = other_options(study("china", ["random"] * 3, {}, 1))
    changed = {(key, str(other.options[key])) for key, other in others}
    assert ("bonus_tiles", "True") in changed
    assert not any(key == "duel_influence" for key, _ in changed)  # for two players only
