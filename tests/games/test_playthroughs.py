"""The playthroughs tell what the rules do. After a change that is meant: ``make playthroughs``."""

from __future__ import annotations

from pathlib import Path

import playthroughs
import pytest

MOST_BYTES = 400_000
FILES = playthroughs.files()
REWRITE = "the rules play another game: if that is meant, run `make playthroughs`, read the diff"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_the_rules_play_what_is_told(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    played = playthroughs.written(path)
    pairs = zip(told.splitlines(), played.splitlines(), strict=False)
    first = next((pair for pair in pairs if pair[0] != pair[1]), None)
    assert told == played, f"{REWRITE} ({first})"
    assert len(told.encode()) < MOST_BYTES


def test_every_game_has_a_playthrough() -> None:
    games = {path.parent.name for path in playthroughs.GAMES.glob("*/expected.toml")}
    assert {path.parent.parent.name for path in FILES} == games


def test_a_head_is_all_that_a_playthrough_needs(tmp_path: Path) -> None:
    game = FILES[0].parent.parent.name
    path = tmp_path / game / "playthroughs" / "new.txt"
    path.parent.mkdir(parents=True)
    path.write_text("# A new one.\nplayers: 2\nseed: 9\n", encoding="utf-8")
    lines = playthroughs.written(path).splitlines()
    assert lines[:4] == ["# A new one.", "players: 2", "seed: 9", ""]
    assert lines[4].startswith(f"{game}, rules ")
    assert "=== The end" in lines


def test_a_misspelt_head_is_an_error() -> None:
    with pytest.raises(ValueError, match="optoin board"):
        playthroughs.read_head("players: 2\nseed: 9\noptoin board: auto\n\n")
