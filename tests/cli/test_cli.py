"""The command line as people use it: a real process, its output, its exit code."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from commands import run
from sample import OPTION, SAMPLE

from teahouse.core.options import show
from teahouse.records import files
from teahouse.registry import game_names, load, versions

CHOSEN = ("--option", f"{OPTION.key}={show(OPTION.values[0])}")
PLAY = ("play", SAMPLE, "--seats", "me,random,random", "--seed", "7")


def test_version_says_whether_it_is_compiled() -> None:
    result = run("--version")
    assert result.returncode == 0
    wanted = "(compiled)" if os.environ.get("TEAHOUSE_REQUIRE_COMPILED") else "teahouse"
    assert wanted in result.stdout


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_games_lists_every_game_in_three_languages(language: str) -> None:
    result = run("games", "--lang", language)
    assert result.returncode == 0
    for name in game_names():
        assert f"({name})" in result.stdout
        assert f"{name}-" not in result.stdout


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    """Always the first choice, until the final scoring; then the record is true."""
    result = run(*PLAY, "--save", "game.tea", answers="1\n" * 400, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "Final scoring" in result.stdout
    assert "The seed of this game was 7." in result.stdout
    verified = run("verify", "game.tea", cwd=tmp_path)
    assert verified.returncode == 0
    assert "finished" in verified.stdout


def test_leaving_saves_and_the_game_goes_on(tmp_path: Path) -> None:
    left = run(*PLAY, answers="1\n1\n", cwd=tmp_path)  # the input ends
    assert left.returncode == 0
    assert f"Saved in {SAMPLE}-7.tea." in left.stdout
    assert f"teahouse play --resume {SAMPLE}-7.tea" in left.stdout
    assert "unfinished" in run("verify", f"{SAMPLE}-7.tea", cwd=tmp_path).stdout
    again = run("play", "--resume", f"{SAMPLE}-7.tea", answers="1\n" * 400, cwd=tmp_path)
    assert again.returncode == 0
    assert "Final scoring" in again.stdout
    assert ", finished" in run("verify", f"{SAMPLE}-7.tea", cwd=tmp_path).stdout
    over = run("play", "--resume", f"{SAMPLE}-7.tea", cwd=tmp_path)
    assert over.returncode == 2
    assert "is finished" in over.stderr


def test_two_people_share_the_keyboard(tmp_path: Path) -> None:
    seats = ("play", SAMPLE, "--seats", "me,me,random", "--seed", "7")
    shown = run(*seats, answers="1\n" * 60 + "quit\n", cwd=tmp_path).stdout
    assert "It is the decision of Player 1." in shown
    assert "It is the decision of Player 2." in shown


def test_save_where_it_cannot_be_written(tmp_path: Path) -> None:
    result = run(*PLAY, answers="1\nsave /no/such/folder/x.tea\nquit\n", cwd=tmp_path)
    assert "cannot be written" in result.stdout
    assert result.returncode == 0


def test_replay_tells_the_game(tmp_path: Path) -> None:
    run(*PLAY, "--save", "game.tea", answers="1\n" * 400, cwd=tmp_path)
    told = run("replay", "game.tea", "--lang", "de", cwd=tmp_path)
    assert told.returncode == 0
    record = files.read(tmp_path / "game.tea")
    for number, (seat, action) in enumerate(record.decisions, start=1):
        notation = record.game.catalog[action].notation
        assert f"{number}. {record.players[seat]}: {notation}\n" in told.stdout
    part = run("replay", "game.tea", "--to", "5", cwd=tmp_path)
    assert part.returncode == 0
    assert "5. " in part.stdout
    assert "6. " not in part.stdout
    assert run("replay", "game.tea", "--to", "9999", cwd=tmp_path).returncode == 2


def test_simulate() -> None:
    games = ("simulate", SAMPLE, "--games", "20", "--seats", "random,random,random")
    one, two = run(*games), run(*games, "--cores", "1")
    assert one.returncode == 0, one.stderr
    assert "20 games" in one.stdout
    assert f"20 games by rules version {load(SAMPLE).version}, " in one.stdout
    table = [line for line in one.stdout.splitlines() if " random " in line]
    assert len(table) == 3
    assert table == [line for line in two.stdout.splitlines() if " random " in line]


@pytest.mark.parametrize(
    ("name", "version"),
    [(name, version) for name in game_names() for version in versions(name)[:-1]],
)
def test_an_older_version_is_simulated(name: str, version: int) -> None:
    games = ("simulate", name, "--games", "3", "--seats", "random,random,random", "--cores", "1")
    done = run(*games, "--rules", str(version))
    assert done.returncode == 0, done.stderr
    assert f"3 games by rules version {version}, " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "required"),
        (("dance",), "invalid choice"),
        (("play",), "Which game?"),
        (("play", "chess"), "There is no game 'chess'"),
        (("play", SAMPLE, "--seats", "me"), f"{SAMPLE} is for "),
        (("play", SAMPLE, "--seats", "me,me,deep-blue"), "There is no bot 'deep-blue'"),
        (("play", SAMPLE, "--option", "colour=red"), "no option 'colour'"),
        (
            ("play", SAMPLE, "--option", f"{OPTION.key}=maybe"),
            f"choose one of {show(OPTION.values[0])}, ",
        ),
        (("play", SAMPLE, "--option", OPTION.key), "written key=value"),
        (("play", SAMPLE, *CHOSEN, *CHOSEN), "twice"),
        (("play", SAMPLE, "--seed", "-1"), "a seed is a whole number"),
        (("play", SAMPLE, "--seed", "x"), "a seed is a whole number"),
        (("play", "--resume", "missing.tea"), "cannot be read"),
        (("replay", "missing.tea"), "cannot be read"),
        (("verify", "missing.tea"), "cannot be read"),
        (("simulate", SAMPLE, "--rules", "999"), "There is no version 999 of the rules of"),
        (("simulate", SAMPLE, "--rules", "new"), "a version is a number from 1 on, not 'new'"),
        (("simulate", SAMPLE, "--tables", "missing.toml"), "missing.toml cannot be read"),
        (("simulate", SAMPLE, "--games", "0"), "not a number from 1 on"),
        (("simulate", SAMPLE, "--seats", "random"), f"{SAMPLE} is for "),
        (("simulate", SAMPLE, "--seats", "me,me,me"), "There is no bot 'me'"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)
    assert result.returncode != 0
    assert message in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_wrong_record_is_refused(tmp_path: Path) -> None:
    run(*PLAY, "--save", "game.tea", answers="1\n" * 400, cwd=tmp_path)
    path = tmp_path / "game.tea"
    good = path.read_text(encoding="utf-8")
    for name, text in [
        ("result", good.replace("Result: ", "Result: 1")),
        ("cut", good[: len(good) // 2]),
        ("empty", ""),
    ]:
        (tmp_path / f"{name}.tea").write_text(text, encoding="utf-8")
        result = run("verify", f"{name}.tea", "game.tea", cwd=tmp_path)
        assert result.returncode == 1
        assert len(result.stderr.strip().splitlines()) == 1
        assert "game.tea: true" in result.stdout
