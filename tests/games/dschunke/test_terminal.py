"""Dschunke at the terminal: what is shown, explained and taken back."""

from __future__ import annotations

from pathlib import Path

from commands import run

PLAY = ("play", "dschunke", "--seats", "me,random,random", "--seed", "7")


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
