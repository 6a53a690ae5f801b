"""The report: its figures are those of the games, and its page is sound."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from report_html import read
from sample import OPTION, SAMPLE

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.cli.main import main
from teahouse.cli.report import other_options
from teahouse.core.components import ComponentKind
from teahouse.core.events import Events
from teahouse.lab.report import figures, reconstructed
from teahouse.lab.report.census import GameStatistics, census, component_kinds, play, set_up_study
from teahouse.lab.report.page import page
from teahouse.lab.simulate import SimulationJob, run
from teahouse.registry import game_names, load

each_game = pytest.mark.parametrize("name", game_names())


def facts(shares: list[float], points: list[int], uses: list[dict[str, int]]) -> GameStatistics:
    return GameStatistics(1, shares, [[p] for p in points], 100, 10, [uses])


@each_game
def test_the_figures_are_those_of_the_simulation(name: str) -> None:
    seats = 3
    study = set_up_study(name, ["random"] * seats, {}, 7)
    games = [play(study, number) for number in range(4)]
    tally = run(SimulationJob(study.rules, study.bots, study.options, 7, 0, 4))
    assert [sum(game.shares[s] for game in games) for s in range(seats)] == tally.wins
    assert [sum(game.points(s) for game in games) for s in range(seats)] == tally.points
    assert sum(game.decisions for game in games) == tally.decisions
    assert sum(game.rounds for game in games) == tally.rounds
    text = page(study, games, {}, "the command")
    rows = {row[0]: row for row in read(text).cells if len(row) == 5}
    for seat in range(seats):
        row = rows[str(seat + 1)]
        assert row[2] == f"{100 * tally.wins[seat] / 4:.1f}"
        assert row[4] == f"{tally.points[seat] / 4:.1f}"
    mean = tally.decisions / 4
    assert f"{mean:.1f} decisions" in text


@each_game
def test_uses_are_counted_from_the_events(name: str) -> None:
    """Once more by hand, and every component that is used is a member of its table."""
    game = load(name)
    seats = max(game.options.seats)
    study = set_up_study(name, ["random"] * seats, {}, 3)
    watched = component_kinds(game, seats, study.options)
    counted = play(study, 0)
    again: dict[tuple[str, str], int] = {}
    state = game.start(seats, study.options, 3)
    bots = [registry.make("random", f"3 {seat}", name) for seat in range(seats)]
    while not state.over:
        seat = state.first_actor()
        events = Events()
        state.apply(seat, bots[seat].choose(Observation(state, seat)), events)
        for event in events.items:
            for subject in watched:
                if event.key == subject.event and "seat" in event.params:
                    named = " ".join(str(event.params[p]) for p in subject.params)
                    again[subject.title, named] = again.get((subject.title, named), 0) + 1
    total = {
        (subject.title, member): sum(uses.get(member, 0) for uses in counted.uses[k])
        for k, subject in enumerate(watched)
        for member in {m for uses in counted.uses[k] for m in uses}
    }
    assert total == again
    for k, subject in enumerate(watched):
        assert {m for uses in counted.uses[k] for m in uses} <= set(subject.members), subject.title
    assert len({title for title, _ in again}) >= len(watched) - 2


def test_the_same_games_on_any_number_of_cores() -> None:
    study = set_up_study(SAMPLE, ["random"] * 3, {}, 5)
    progress: list[int] = []
    assert census(study, 3, 2, lambda: progress.append(1)) == [play(study, k) for k in range(3)]
    assert len(progress) == 3


SUBJECT = ComponentKind("Things", "use", ["thing"], ["a", "b", "c"], ["things"])


def test_components_are_weighed_and_dead_ones_are_found() -> None:
    games = [facts([1.0, 0.0], [30, 10], [{"a": 2}, {"b": 1}])] * 40
    a, b, c = figures.components(SUBJECT, 0, games)
    assert (a.name, a.uses, a.games, a.users, a.share, a.gain) == ("a", 2.0, 1.0, 40, 1.0, 10.0)
    assert (b.name, b.share, b.gain) == ("b", 0.0, -10.0)
    assert [x.mark for x in (a, b, c)] == ["strong", "weak", "dead"]
    few = figures.components(SUBJECT, 0, games[:10])
    assert [x.mark for x in few] == ["dominant", "", "dead"]


def test_what_everybody_uses_is_not_marked() -> None:
    games = [facts([1.0, 0.0], [30, 10], [{"a": 2, "b": 3}, {"a": 1}])] * 40
    assert [x.mark for x in figures.components(SUBJECT, 0, games) if x.name == "a"] == [""]


def test_a_choice_that_takes_nearly_all_is_found() -> None:
    games = [facts([1.0, 0.0], [30, 10], [{"a": 5, "b": 1}, {"a": 4, "c": 1}])] * 4
    assert [x.mark for x in figures.components(SUBJECT, 0, games)] == ["dominant", "", ""]


def test_seat_bias() -> None:
    fair = [facts([1.0, 0.0], [3, 1], [{}, {}]), facts([0.0, 1.0], [1, 3], [{}, {}])] * 50
    assert figures.seat_bias(fair) == (0.0, False)
    assert figures.seat_bias(fair + [fair[0]] * 60)[1]


def test_histograms_lose_nothing() -> None:
    values = [-5, -5, 0, 3, 99, 100, 100]
    classes = figures.histogram(values)
    assert sum(count for _, _, count in classes) == len(values)
    assert classes[0][0] == -5
    assert classes[-1][1] > 100
    for low, high, count in classes:
        assert count == len([v for v in values if low <= v < high])
    assert figures.histogram([7, 7]) == [(7, 8, 2)]


@each_game
def test_every_reconstructed_table_is_listed(name: str) -> None:
    found = reconstructed.notes(name)
    assert found
    assert all("[A]" in note.text for note in found)
    known = {
        section
        for s in component_kinds(load(name), 3, load(name).resolve(3, {}))
        for section in s.sections
    }
    assert {note.section for note in found} & known
    study = set_up_study(name, ["random"] * 3, {}, 1)
    text = page(study, [play(study, 0)], {}, "x")
    rows = [row for row in read(text).cells if len(row) == 3]
    assert [(row[0], row[1]) for row in rows[-len(found) :]] == [(n.section, n.text) for n in found]


def test_options_are_compared() -> None:
    study = set_up_study(SAMPLE, ["random"] * 3, {}, 1)
    others = other_options(study)
    assert OPTION.key in {key for key, _ in others}
    games = [play(study, 0)]
    key, other = others[0]
    text = page(study, games, {(key, "other"): [play(other, 0)]}, "x")
    assert "Options" in read(text).heads


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    more = ["--games", "2", "--variants", "0", "--cores", "1", "--out", str(out)]
    assert main(["report", SAMPLE, "--bots", "random,random,random", *more]) == 0
    assert f"2 games of {SAMPLE}" in capsys.readouterr().out
    text = out.read_text(encoding="utf-8")
    read(text)
    assert "--bots random,random,random --games 2" in text
    assert not re.search(r"https?://", text)
    assert main(["report", SAMPLE, "--out", str(tmp_path / "no" / "x.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err
