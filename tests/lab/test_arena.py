"""The arena: the same games whatever the cores, all seatings, and honest figures."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sample import OPTION, SAMPLE

from teahouse.bots.registry import UnknownBot
from teahouse.core.errors import BadOptions
from teahouse.lab import arena, results
from teahouse.lab.arena import (
    ArenaError,
    ArenaJob,
    ArenaSetup,
    Played,
    check_and_set_up,
    games_for,
    play,
    run,
)
from teahouse.lab.standings import standings, wilson
from teahouse.lab.times import Times

LINE_UP = ["search:4i", "random", "random"]


def without_times(games: list[Played]) -> list[tuple[object, ...]]:
    return [(g.number, g.points, g.ranks, g.decisions, g.rounds) for g in games]


def test_the_same_games_on_any_number_of_cores_and_after_a_break() -> None:
    meeting = check_and_set_up(SAMPLE, {}, LINE_UP, 5)
    whole = play(meeting, 3, cores=2)
    again = [run(ArenaJob(meeting, number)) for number in range(3)]
    assert without_times(whole) == without_times(again)
    heard: list[int] = []
    resumed = play(meeting, 3, [whole[1]], lambda played: heard.append(played.number), cores=1)
    assert without_times(resumed) == without_times(whole)
    assert sorted(heard) == [0, 2]


def test_every_rotation_plays_every_deal() -> None:
    meeting = check_and_set_up(SAMPLE, {}, LINE_UP, 5)
    assert meeting.rotations == 3
    assert games_for(meeting, 4) == 6
    for entry in range(3):
        seats = {
            next(s for s in range(3) if meeting.entry(number, s) == entry) for number in range(3)
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


def game(number: int, points: list[int], ranks: list[int]) -> Played:
    return Played(number, points, ranks, 100, 10, [Times() for _ in points])


def test_standings_count_shared_wins_in_parts_and_margins_to_the_best_opponent() -> None:
    meeting = ArenaSetup(SAMPLE, {}, ("a", "b", "c"), 1)
    games = [game(0, [50, 40, 30], [1, 2, 3]), game(1, [20, 45, 45], [3, 1, 1])]
    lines = standings(meeting, games)
    assert [line.wins for line in lines] == [1.0, 0.5, 0.5]
    assert [line.points for line in lines] == [35.0, 42.5, 37.5]
    assert [line.margin for line in lines] == [(10 - 25) / 2, (-10 + 0) / 2, (-20 + 0) / 2]
    assert lines[0].share == 0.5


def test_ratings_put_winners_first_and_grow_surer() -> None:
    meeting = ArenaSetup(SAMPLE, {}, ("a", "b", "c"), 1)
    few = standings(meeting, [game(k, [50, 40, 30], [1, 2, 3]) for k in range(3)])
    many = standings(meeting, [game(k, [50, 40, 30], [1, 2, 3]) for k in range(60)])
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


def test_results_survive_storage_and_belong_to_their_meeting(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    meeting = check_and_set_up(SAMPLE, {OPTION.key: OPTION.values[1]}, ["random"] * 3, 5)
    assert results.resume(path, meeting) == []
    games = [run(ArenaJob(meeting, number)) for number in (1, 0)]
    results.save(path, meeting, games)
    assert results.resume(path, meeting) == [games[1], games[0]]
    with pytest.raises(ArenaError, match="another arena"):
        results.resume(path, check_and_set_up(SAMPLE, {}, ["random"] * 3, 5))
    path.write_bytes(msgspec.json.encode({"arena": 1}))
    with pytest.raises(ArenaError, match="not a file of an arena"):
        results.resume(path, meeting)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ArenaError, match="not a file of an arena"):
        results.resume(path, meeting)
