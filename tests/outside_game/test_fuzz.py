"""Fuzzing a game from outside: a sound one passes, a broken one is caught and can be repeated."""

from __future__ import annotations

from pathlib import Path

import pytest
from outside import Installed, install

SHORT = ("fuzz", "lanterns", "--seed", "1", "--minutes")

BROKEN = [
    ("legal", "why.py", ".count(coin) == 0", ".count(coin) == 99"),
    ("copy", "state.py", "[hand[:] for hand in self.hands]", "self.hands"),
    ("copy", "rules/flow.py", "s.hands[seat].remove(coin)", "s.hands[seat].remove(99)"),
    ("invariants", "rules/flow.py", "s.spent[seat].append(coin)", "pass"),
    ("views", "views.py", "int(s.round)", "{int(s.round)}"),
]


@pytest.mark.parametrize("kind", ["complete", "bare"])
def test_nothing_is_wrong_in_a_sound_game(kind: str, request: pytest.FixtureRequest) -> None:
    installed: Installed = request.getfixturevalue(kind)
    assert "nothing wrong in" in installed.teahouse(*SHORT, "0.05")


@pytest.mark.parametrize(("check", "file", "right", "wrong"), BROKEN)
def test_a_broken_rule_is_caught_and_its_record_repeats_it(
    check: str, file: str, right: str, wrong: str, tmp_path: Path
) -> None:
    def break_it(package: Path) -> None:
        text = (package / file).read_text(encoding="utf-8")
        assert text.count(right) == 1
        (package / file).write_text(text.replace(right, wrong), encoding="utf-8")

    installed = install(tmp_path, break_it)
    found = installed.run("-m", "teahouse", *SHORT, "0.5", cwd=tmp_path)
    assert found.returncode == 1, found.stderr
    sentence = found.stdout.splitlines()[0].removeprefix("lanterns: ")
    assert sentence.startswith(f"{check}: ")
    (record,) = tmp_path.glob("*.tea")
    assert f"# {sentence}" in record.read_text(encoding="utf-8").splitlines()
    assert f"teahouse fuzz --replay {record.name}" in found.stdout
    again = installed.run("-m", "teahouse", "fuzz", "--replay", record.name, cwd=tmp_path)
    assert again.returncode == 1
    assert again.stdout == f"{record.name}: {sentence}\n"
