"""The arena: the same games whatever the cores, all seatings, and honest figures."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sample import GAME, OPTION, SAMPLE

from teahouse.bots.registry import UnknownBot
from teahouse.core.corrections import written
from teahouse.core.errors import BadOptions, UnknownVersion
from teahouse.core.rule_set import RuleSet
from teahouse.lab import arena, results
from teahouse.lab.arena import (
    ArenaError,
    ArenaJob,
    ArenaSetup,
    PlayedGame,
    check_and_set_up,
    games_for,
    play,
    run,
)
from teahouse.lab.standings import standings, wilson
from teahouse.lab.times import Times
from teahouse.registry import game_names, versions

LINE_UP = ["search:4i", "random", "random"]


def without_times(games: list[PlayedGame]) -> list[tuple[object, ...]]:
    return [(g.number, g.points, g.ranks, g.decisions, g.rounds) for g in games]


def test_the_same_games_on_any_number_of_cores_and_after_a_break() -> None:
    setup = check_and_set_up(SAMPLE, {}, LINE_UP, 5)
    whole = play(setup, 3, cores=2)
    again = [run(ArenaJob(setup, number)) for number in range(3)]
    assert without_times(whole) == without_times(again)
    progress: list[int] = []
    resumed = play(setup, 3, [whole[1]], lambda played: progress.append(played.number), cores=1)
    assert without_times(resumed) == without_times(whole)
    assert sorted(progress) == [0, 2]


def test_every_rotation_plays_every_deal() -> None:
    setup = check_and_set_up(SAMPLE, {}, LINE_UP, 5)
    assert setup.rotations == 3
    assert games_for(setup, 4) == 6
    for entry in range(3):
        seats = {
            next(s for s in range(3) if setup.bot_at(number, s) == entry) for number in range(3)
        }
        assert seats == {0, 1, 2}
    assert check_and_set_up(SAMPLE, {}, ["random"] * 3, 1).rotations == 1
    assert check_and_set_up(SAMPLE, {}, ["random", "greedy"] * 2, 1).rotations == 2


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        check_and_set_up(SAMPLE, {}, ["random", "random", "stockfish"], 1)
    with pytest.raises(BadOptions):
        check_and_set_up(SAMPLE, {}, ["random"] * 9, 1)
    with pytest.raises(BadOptions):
        check_and_set_up(SAMPLE, {OPTION.key: "chaotic"}, ["random"] * 3, 1)


def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LIMIT", 10)
    with pytest.raises(ArenaError, match="does not end"):
        run(ArenaJob(check_and_set_up(SAMPLE, {}, ["random"] * 3, 1), 0))


def game(number: int, points: list[int], ranks: list[int]) -> PlayedGame:
    return PlayedGame(number, points, ranks, 100, 10, [Times() for _ in points])


def test_standings_count_shared_wins_in_parts_and_margins_to_the_best_opponent() -> None:
    setup = ArenaSetup(SAMPLE, {}, ("a", "b", "c"), 1)
    games = [game(0, [50, 40, 30], [1, 2, 3]), game(1, [20, 45, 45], [3, 1, 1])]
    lines = standings(setup, games)
    assert [line.wins for line in lines] == [1.0, 0.5, 0.5]
    assert [line.points for line in lines] == [35.0, 42.5, 37.5]
    assert [line.margin for line in lines] == [(10 - 25) / 2, (-10 + 0) / 2, (-20 + 0) / 2]
    assert lines[0].share == 0.5


def test_ratings_put_winners_first_and_grow_surer() -> None:
    setup = ArenaSetup(SAMPLE, {}, ("a", "b", "c"), 1)
    few = standings(setup, [game(k, [50, 40, 30], [1, 2, 3]) for k in range(3)])
    many = standings(setup, [game(k, [50, 40, 30], [1, 2, 3]) for k in range(60)])
    for lines in (few, many):
        assert lines[0].rating.mu > lines[1].rating.mu > lines[2].rating.mu
    assert many[0].rating.sigma < few[0].rating.sigma


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (90, 100, 0.8256, 0.9448), (10, 10, 0.7225, 1)],
)
def test_wilson_by_known_values(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_times_keep_mean_most_and_shares() -> None:
    times, other = Times(), Times()
    for k in range(1, 100):
        times.add(float(k))
    other.add(1000.0)
    other.add(0.0)
    times.join(other)
    assert times.count == 101
    assert times.longest == 1000.0
    assert times.mean == pytest.approx((4950 + 1000) / 101)
    assert times.within(0.5) == pytest.approx(50, rel=0.06)
    assert times.within(0.99) == pytest.approx(99, rel=0.06)
    assert times.within(1.0) == 1000.0
    assert Times().within(0.99) == 0.0


@pytest.mark.parametrize(
    ("name", "version"), [(name, version) for name in game_names() for version in versions(name)]
)
def test_every_version_sits_down_with_its_own_bots(name: str, version: int) -> None:
    setup = check_and_set_up(RuleSet(name, version), {}, ["search:2i", "random", "random"], 5)
    assert setup.rules == (name, version, "")
    assert run(ArenaJob(setup, 0)).decisions > 20


def test_corrected_tables_reach_the_workers() -> None:
    """They play like the others, because nothing that counts is corrected."""
    rules = RuleSet(SAMPLE, 0, written({"meta.year": 1999}))
    setup = check_and_set_up(rules, {}, ["greedy", "random", "random"], 5)
    assert setup.rules == (SAMPLE, GAME.version, rules.corrections)
    released = check_and_set_up(SAMPLE, {}, ["greedy", "random", "random"], 5)
    assert without_times(play(setup, 2, cores=2)) == without_times(play(released, 2, cores=1))


def test_a_version_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownVersion, match="There is no version 99"):
        check_and_set_up(RuleSet(SAMPLE, 99), {}, LINE_UP, 5)


def test_results_of_other_rules_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    setup = check_and_set_up(SAMPLE, {}, ["random"] * 3, 5)
    results.save(path, setup, [])
    corrected = check_and_set_up(
        RuleSet(SAMPLE, 0, written({"meta.year": 1999})), {}, ["random"] * 3, 5
    )
    for other in (msgspec.structs.replace(setup, version=setup.version + 1), corrected):
        with pytest.raises(ArenaError, match="another arena"):
            results.resume(path, other)


def test_results_from_before_versions_are_of_version_1(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    old = {"game": SAMPLE, "options": {}, "bots": ["random"] * 3, "seed": 1}
    path.write_bytes(msgspec.json.encode({"arena": 1, "meeting": old, "games": []}))
    first = ArenaSetup(SAMPLE, {}, ("random",) * 3, 1, version=1)
    assert results.resume(path, first) == []
    with pytest.raises(ArenaError, match="another arena"):
        results.resume(path, msgspec.structs.replace(first, version=2))
    path.write_bytes(msgspec.json.encode({"arena": 3, "meeting": old, "games": []}))
    with pytest.raises(ArenaError, match="is of format 3; this program knows up to 2"):
        results.resume(path, first)


def test_results_survive_storage_and_belong_to_their_meeting(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    setup = check_and_set_up(SAMPLE, {OPTION.key: OPTION.values[1]}, ["random"] * 3, 5)
    assert results.resume(path, setup) == []
    games = [run(ArenaJob(setup, number)) for number in (1, 0)]
    results.save(path, setup, games)
    assert results.resume(path, setup) == [games[1], games[0]]
    with pytest.raises(ArenaError, match="another arena"):
        results.resume(path, check_and_set_up(SAMPLE, {}, ["random"] * 3, 5))
    path.write_bytes(msgspec.json.encode({"arena": 1}))
    with pytest.raises(ArenaError, match="not a file of an arena"):
        results.resume(path, setup)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ArenaError, match="not a file of an arena"):
        results.resume(path, setup)
