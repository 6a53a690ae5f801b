"""Trials of corrected tables: what can be played passes, everything else is one clear sentence."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from printed_values import GAMES
from sample import SAMPLE

from teahouse.components import trial_games
from teahouse.components.catalog import fields_of, with_version
from teahouse.components.trial import OUT_OF_MEMORY, Unplayable, try_out
from teahouse.core.corrections import written
from teahouse.core.errors import BrokenInvariant
from teahouse.core.rule_set import RuleSet

# A trial of rules that want a gigabyte.
GLUTTON = """
import sys
from teahouse.components import trial_games
trial_games.play = lambda *_: bytearray(1_000_000_000)
sys.exit(trial_games.main())
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_type_is_refused_by_the_path_of_the_correction(game: str) -> None:
    rules = with_version(RuleSet(game))
    path = next(
        one.path
        for _, one in fields_of(rules).values()
        if type(one.value) is int and not one.choices
    )
    with pytest.raises(Unplayable) as refused:
        try_out(rules._replace(corrections=written({path: "a word"})))
    assert str(refused.value) == (
        f"a corrected table of {game}: {path} is wrong: expected a whole number, got a text."
    )


def test_a_trial_ends_in_time() -> None:
    with pytest.raises(Unplayable, match=r"takes more than 0 seconds\.$"):
        try_out(RuleSet(SAMPLE), seconds=0)


def test_a_trial_does_not_eat_the_memory() -> None:
    order = json.dumps({"rules": RuleSet(SAMPLE), "seconds": 60, "megabytes": 500})
    done = subprocess.run(
        [sys.executable, "-c", GLUTTON], input=order, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == f"{SAMPLE} cannot be played with these tables: it {OUT_OF_MEMORY}.\n"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (BrokenInvariant("coins below zero"), "breaks a rule: coins below zero."),
        (KeyError("tea"), "comes to a point where its rules fail."),
        (ZeroDivisionError("division by zero"), "comes to a point where its rules fail."),
    ],
)
def test_what_goes_wrong_in_a_game_is_told(
    error: Exception, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr(trial_games, "play", fails)
    found = trial_games.problem_of(RuleSet(SAMPLE))
    assert found.startswith(f"A game of {SAMPLE} for ")
    assert found.endswith(sentence)
