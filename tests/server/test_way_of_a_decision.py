"""The way of a decision through the server is short, and the picture of it does not lie."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from traced_decision import Call, room_of

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
PROGRAM = ROOT / "tests" / "support" / "traced_decision.py"
MOST_FILES = 20
MOST_CHANGES = 60


@pytest.fixture(scope="module")
def calls() -> list[Call]:
    """Every call for one decision, but for the rules."""
    paths = [str(ROOT / "src"), str(ROOT / "tests" / "support")]
    run = subprocess.run(
        [sys.executable, str(PROGRAM)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr.decode()
    last_line = run.stdout.splitlines()[-1]  # before it stands the server's log
    return msgspec.json.decode(last_line, type=list[Call])


def in_server(calls: list[Call]) -> list[Call]:
    return [call for call in calls if room_of(call.file) != "rules"]


def arrows_of(calls: list[Call]) -> list[tuple[str, str]]:
    """Which room calls which, in the order in which it happens first."""
    found = [(room_of(call.caller), room_of(call.file)) for call in calls if call.caller]
    return list(dict.fromkeys([(one, other) for one, other in found if one != other]))


def drawn_arrows(page: str) -> list[tuple[str, str]]:
    """The arrows of the sequence diagram, from top to bottom."""
    (picture,) = re.findall(r"```mermaid\nsequenceDiagram\n(.*?)```", page, re.DOTALL)
    return re.findall(r"^ *(\w+)->>(\w+):", picture, re.MULTILINE)


def test_a_decision_passes_few_files(calls: list[Call]) -> None:
    files = {call.file for call in in_server(calls)}
    assert 10 < len(files) < MOST_FILES, sorted(files)


def test_a_decision_rarely_changes_file(calls: list[Call]) -> None:
    files = [call.file for call in in_server(calls)]
    changes = sum(one != other for one, other in pairwise(files))
    assert 10 < changes < MOST_CHANGES, files


def test_the_picture_shows_the_rooms_in_the_order_of_a_traced_decision(calls: list[Call]) -> None:
    assert drawn_arrows(PAGE.read_text(encoding="utf-8")) == arrows_of(calls)


def test_every_room_is_described() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rooms = [path.parent for path in (ROOT / "src" / "teahouse").glob("*/__init__.py")]
    rooms += [path.parent for path in (ROOT / "src" / "teahouse" / "server").glob("*/__init__.py")]
    assert len(rooms) > 15
    assert [room.name for room in rooms if f"**`{room.name}`**" not in page] == []
