"""The client's types are those of the messages and of the games' views."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from teahouse.registry import game_names
from teahouse.server.protocol.typescript import messages

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"


def _run(how: str, client: Path) -> subprocess.CompletedProcess[str]:
    """From the source: a compiled module does not keep all of its types."""
    command = [sys.executable, "-m", "teahouse.server.protocol.typescript", how]
    return subprocess.run(
        [*command, "--client", str(client)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_committed_files_are_what_messages_and_views_give() -> None:
    run = _run("--check", CLIENT)
    assert run.returncode == 0, run.stderr


def test_a_stale_file_is_named(tmp_path: Path) -> None:
    game = game_names()[0]
    (tmp_path / "games" / game).mkdir(parents=True)
    (tmp_path / "protocol").mkdir()
    assert _run("--write", tmp_path).returncode == 0
    assert _run("--check", tmp_path).returncode == 0
    view = tmp_path / "games" / game / "view.ts"
    view.write_text(view.read_text(encoding="utf-8").replace("number", "string", 1))
    run = _run("--check", tmp_path)
    assert run.returncode == 1
    assert str(view) in run.stderr
    assert "messages.ts" not in run.stderr


@pytest.mark.parametrize("view", sorted(CLIENT.glob("games/*/view.ts")), ids=str)
def test_the_view_of_a_game_is_complete(view: Path) -> None:
    text = view.read_text(encoding="utf-8")
    whole = text[text.index(f"export interface {view.parent.name.capitalize()}View {{") :]
    assert "  node: string;\n" in whole[: whole.index("}")]
    assert set(re.findall(r"  (\w+)\?: ", text)) == left_out_at_times(view.parent.name)
    assert text.count("?:") == len(left_out_at_times(view.parent.name))
    assert "unknown" not in text


def left_out_at_times(game: str) -> set[str]:
    """The fields that a view does not always have: its source says so of each of them."""
    folder = ROOT / "src" / "teahouse" / "games" / game
    sources = [path.read_text(encoding="utf-8") for path in folder.glob("view*.py")]
    return set(re.findall(r"^    (\w+): NotRequired\[", "".join(sources), re.MULTILINE))


def test_unions_become_discriminated_unions() -> None:
    text = messages()
    assert 'export interface Decide {\n  do: "decide";\n  id: string;\n  answers?: number;' in text
    assert "export type Answer = Done | Refused;" in text


def test_what_the_house_sends_has_no_optional_fields() -> None:
    text = messages()
    view = text[text.index("export interface TableView {") :]
    assert "?:" not in view[: view.index("}")]
