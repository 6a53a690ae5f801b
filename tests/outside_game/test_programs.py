"""A game from another distribution in every program, complete or with nothing but its rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from outside import Installed

LANGUAGES = ("en", "fr", "de")
PLAY = ("play", "lanterns", "--seats", "me,random,random", "--seed", "3", "--save", "game.tea")


@pytest.fixture(params=["complete", "bare"])
def installed(request: pytest.FixtureRequest) -> Installed:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Installed)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_says_what_the_pack_brings(
    complete: Installed, bare: Installed, language: str
) -> None:
    title = {"en": "Lantern Fair", "fr": "La Foire aux lanternes", "de": "Laternenmarkt"}[language]
    whole, rules_only = (one.teahouse("games", "--lang", language) for one in (complete, bare))
    assert f"{title} (lanterns), 2-4" in whole
    assert "(en, fr, de)" in whole.split("(lanterns)")[1]
    assert "Lanterns (lanterns), 2-4" in rules_only
    assert len(_lacks(whole)) == 1  # lessons
    assert len(_lacks(rules_only)) == 6


def _lacks(listed: str) -> list[str]:
    """The sentences about missing parts after the table of options of the game."""
    lines = listed.split("(lanterns)")[1].split("\n\n")[0].splitlines()
    sentences = [line for line in lines if line.startswith("  ") and line.endswith(".")]
    return [line for line in sentences if "(en, fr, de)" not in line and "─" not in line]


def test_a_game_in_the_terminal_and_its_record(installed: Installed, tmp_path: Path) -> None:
    shown = installed.teahouse(*PLAY, answers="board\nwhy\n" + "1\n" * 5, cwd=tmp_path)
    assert "Final scoring" in shown
    assert "lanterns-" not in shown
    assert "finished" in installed.teahouse("verify", "game.tea", cwd=tmp_path)
    for language in LANGUAGES:
        told = installed.teahouse("replay", "game.tea", "--lang", language, cwd=tmp_path)
        assert "15. " in told
        assert "lanterns-" not in told


def test_without_texts_the_terminal_is_readable(bare: Installed, tmp_path: Path) -> None:
    """Keys in plain words, headed tables; nothing hidden is shown."""
    shown = bare.teahouse(*PLAY, answers="1\n" * 5, cwd=tmp_path)
    assert "round: round 1" in shown
    assert "bid: coin 1, place left" in shown
    rows = [line.split() for line in shown.splitlines()]
    assert ["seat", "hand", "hand", "size", "sealed", "bid", "spent", "lanterns"] in rows
    assert ["Random", "2", "-", "6", "✓", "-", "-", "-"] in rows


def test_bots_play_it(complete: Installed, bare: Installed, tmp_path: Path) -> None:
    assert "20 games" in complete.teahouse("simulate", "lanterns", "--games", "20", "--cores", "1")
    arena = ("arena", "lanterns", "--games", "6", "--cores", "1", "--bots")
    assert "6 games of lanterns" in complete.teahouse(*arena, "greedy,random,random")
    assert "6 games of lanterns" in complete.teahouse(*arena, "search:9i,random,random")
    assert "6 games of lanterns" in bare.teahouse(*arena, "random,random,random")
    refused = bare.run("-m", "teahouse", *arena, "greedy,random,random")
    assert refused.returncode == 2
    assert "The bot 'greedy' cannot play lanterns yet" in refused.stderr


def test_the_report_leaves_out_what_is_not_counted(
    complete: Installed, bare: Installed, tmp_path: Path
) -> None:
    report = ("report", "lanterns", "--games", "6", "--variants", "2", "--cores", "1", "--out")
    pages = []
    for name, one in (("complete", complete), ("bare", bare)):
        one.teahouse(*report, f"{name}.html", cwd=tmp_path)
        pages.append((tmp_path / f"{name}.html").read_text(encoding="utf-8"))
    sentence = "does not say which of its components to count"
    assert "Lanterns won" in pages[0]
    assert sentence not in pages[0]
    assert "Lanterns won" not in pages[1]
    assert sentence in pages[1]


def test_random_games_break_none_of_its_rules(installed: Installed, tmp_path: Path) -> None:
    shown = installed.teahouse("fuzz", "lanterns", "--minutes", "0.05", cwd=tmp_path)
    assert "lanterns" in shown
    assert list(tmp_path.rglob("*.tea")) == []


OBSERVE = """
from teahouse.learning.observer import Observer
from teahouse.registry import load
game = load("lanterns")
observer = Observer(game, 3, {})
state = game.start(3, {}, 1)
print(len(observer.features(state, 0)), observer.length, sum(observer.mask(state, 0)))
"""


def test_learners_observe_it_or_are_refused(complete: Installed, bare: Installed) -> None:
    length, expected, choices = complete.run("-c", OBSERVE).stdout.split()
    assert length == expected
    assert int(choices) > 0
    refused = bare.run("-c", OBSERVE).stderr
    assert "FeatureError: The pack of lanterns does not say what it is in numbers." in refused


PERFT = """
from teahouse.registry import load
def perft(state, depth):
    if depth == 0:
        return 1
    total = 0
    for action in state.legal(state.first_actor()):
        then = state.copy()
        then.apply(state.first_actor(), action)
        total += perft(then, depth - 1)
    return total
for seats in (2, 4):
    print(*[perft(load("lanterns").start(seats, {}, 1), depth) for depth in (1, 2, 3)])
"""


def test_perft(complete: Installed) -> None:
    """How many ways the first decisions can go: a change of the rules shows here."""
    assert complete.run("-c", PERFT).stdout.splitlines() == ["12 216 2106", "12 216 2592"]


def test_the_contract_suite_runs_for_it(complete: Installed) -> None:
    """Every promise of a game, its texts and its numbers: the tests that the house's games pass."""
    root = Path(__file__).parents[2]
    suites = ["tests/contract", "tests/text", "tests/lab/test_features.py"]
    done = complete.run(
        *("-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", "lanterns", *suites),
        cwd=root,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
