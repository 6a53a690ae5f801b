"""What the report compares of China."""

from __future__ import annotations

from china_table import table

from teahouse.cli.report import other_options
from teahouse.core.viewer import SPECTATOR
from teahouse.games.china.game import GAME
from teahouse.lab.report import reconstructed
from teahouse.lab.report.census import component_kinds, moment_counts, play, set_up_study


def test_only_options_for_this_number_of_players_are_compared() -> None:
    others = other_options(set_up_study("china", ["random"] * 3, {}, 1))
    changed = {(key, str(other.options[key])) for key, other in others}
    assert ("bonus_tiles", "True") in changed
    assert not any(key == "duel_influence" for key, _ in changed)  # for two players only


def test_a_province_is_filled_by_the_palace_on_its_last_space() -> None:
    palaces = {0: "chin1 chin2 chin3 chin4 wei1 wei2 wei3 wei4 wei5 wei6"}
    view = table(palaces=palaces, tokens=["chin"]).view(SPECTATOR)
    for moment in moment_counts(GAME, 4, GAME.resolve_defaults(4)):
        assert moment.names(view) == ["chin"]


def test_filled_provinces_are_counted_after_the_first_pass_and_at_the_end() -> None:
    study = set_up_study("china", ["random"] * 5, {}, 1)
    for number in range(6):
        first, last = play(study, number).moments
        assert first is not None
        assert last is not None
        assert set(first) < set(last)


def test_what_is_reconstructed_stands_beside_what_the_games_say_of_it() -> None:
    sections = {note.section for note in reconstructed.notes(GAME.rule_set)}
    assert {"map", "board.side34", "board.side45", "board.border"} <= sections
    for subject in ("map", "board.side45"):
        kinds = set_up_study("china", ["random"] * 4, {}, 1)
        assert any(subject in kind.sections for kind in component_kinds(GAME, 4, kinds.options))
