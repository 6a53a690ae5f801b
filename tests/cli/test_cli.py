"""The command line as people use it: a real process, its output, its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from teahouse.registry import names


def run(
    *arguments: str, answers: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "teahouse", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        env={**os.environ, "COLUMNS": "120", "PYTHONUTF8": "1"},
    )


PLAY = ("play", "dschunke", "--seats", "me,random,random", "--seed", "7")


def test_version_says_whether_it_is_compiled() -> None:
    result = run("--version")
    assert result.returncode == 0
    wanted = "(compiled)" if os.environ.get("TEAHOUSE_REQUIRE_COMPILED") else "teahouse"
    assert wanted in result.stdout


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_games_lists_every_game_in_three_languages(language: str) -> None:
    result = run("games", "--lang", language)
    assert result.returncode == 0
    for name in names():
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


def test_what_the_table_shows(tmp_path: Path) -> None:
    result = run(*PLAY, "--name", "Mei", answers="help\nboard\nquit\n", cwd=tmp_path)
    shown = result.stdout
    assert "Round 1 · Player actions" in shown
    assert "Random 3 takes 3 × fish." in shown  # what happened before the first decision
    assert "use_merchant loader" in shown  # choices with their notation
    assert "Mei (blue)" in shown
    assert "why N" in shown
    assert shown.count("Merchants and trainees") == 2


def test_why_explains_by_number_and_by_notation(tmp_path: Path) -> None:
    answers = "why\nwhy 17\nwhy use_merchant supplier\nwhy use_merchant loader\nwhy no such\nquit\n"
    shown = run(*PLAY, answers=answers, cwd=tmp_path).stdout
    assert "  17  exchange_done" in shown
    assert "exchange_done: Goods are exchanged in phase 1 only" in shown
    assert "use_merchant supplier: The goods merchant has been used this round. (phase 2)" in shown
    assert "This is allowed now: Use the loading merchant." in shown
    assert "No action is written 'no such'." in shown


def test_wrong_answers_lose_nothing(tmp_path: Path) -> None:
    answers = "99\n0\nhello\nbid rice 3\nuse_merchant loader\nlog\nquit\n"
    result = run(*PLAY, answers=answers, cwd=tmp_path)
    assert result.returncode == 0
    assert "Choose a number from 1 to 4" in result.stdout
    assert "No action is written 'hello'." in result.stdout
    assert "lays 2 strips on the purple junk" in result.stdout


def test_undo_and_confirm(tmp_path: Path) -> None:
    answers = "undo\n1\nu\n1\n\nquit\n"
    shown = run(*PLAY, "--confirm", answers=answers, cwd=tmp_path).stdout
    assert "nothing that you can take back" in shown
    assert "Enter to go on, u to take it back" in shown
    assert "Taken back." in shown
    assert shown.count("lays 2 strips on the purple junk") == 2


def test_leaving_saves_and_the_game_goes_on(tmp_path: Path) -> None:
    left = run(*PLAY, answers="1\n1\n", cwd=tmp_path)  # the input ends
    assert left.returncode == 0
    assert "Saved in dschunke-7.tea." in left.stdout
    assert "teahouse play --resume dschunke-7.tea" in left.stdout
    assert "unfinished" in run("verify", "dschunke-7.tea", cwd=tmp_path).stdout
    again = run("play", "--resume", "dschunke-7.tea", answers="1\n" * 400, cwd=tmp_path)
    assert again.returncode == 0
    assert "Final scoring" in again.stdout
    assert ", finished" in run("verify", "dschunke-7.tea", cwd=tmp_path).stdout
    over = run("play", "--resume", "dschunke-7.tea", cwd=tmp_path)
    assert over.returncode == 2
    assert "is finished" in over.stderr


def test_two_people_share_the_keyboard(tmp_path: Path) -> None:
    seats = ("play", "dschunke", "--seats", "me,me,random", "--seed", "7")
    shown = run(*seats, answers="\n1\n\n1\nquit\n", cwd=tmp_path).stdout
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
    assert "use_merchant" in told.stdout
    part = run("replay", "game.tea", "--to", "5", cwd=tmp_path)
    assert part.returncode == 0
    assert "5. " in part.stdout
    assert "6. " not in part.stdout
    assert run("replay", "game.tea", "--to", "9999", cwd=tmp_path).returncode == 2


def test_simulate() -> None:
    games = ("simulate", "dschunke", "--games", "20", "--seats", "random,random,random")
    one, two = run(*games), run(*games, "--cores", "1")
    assert one.returncode == 0, one.stderr
    assert "20 games" in one.stdout
    table = [line for line in one.stdout.splitlines() if " random " in line]
    assert len(table) == 3
    assert table == [line for line in two.stdout.splitlines() if " random " in line]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "required"),
        (("dance",), "invalid choice"),
        (("play",), "Which game?"),
        (("play", "chess"), "There is no game 'chess'"),
        (("play", "dschunke", "--seats", "me"), "for 3 or 4 players, not 1"),
        (("play", "dschunke", "--seats", "me,me,deep-blue"), "There is no bot 'deep-blue'"),
        (("play", "dschunke", "--option", "colour=red"), "no option 'colour'"),
        (("play", "dschunke", "--option", "money=maybe"), "choose one of hidden, open"),
        (("play", "dschunke", "--option", "money"), "written key=value"),
        (("play", "dschunke", "--option", "money=open", "--option", "money=open"), "twice"),
        (("play", "dschunke", "--seed", "-1"), "a seed is a whole number"),
        (("play", "dschunke", "--seed", "x"), "a seed is a whole number"),
        (("play", "--resume", "missing.tea"), "cannot be read"),
        (("replay", "missing.tea"), "cannot be read"),
        (("verify", "missing.tea"), "cannot be read"),
        (("simulate", "dschunke", "--games", "0"), "not a number from 1 on"),
        (("simulate", "dschunke", "--seats", "random"), "for 3 or 4 players"),
        (("simulate", "dschunke", "--seats", "me,me,me"), "There is no bot 'me'"),
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
