"""The guide for authors is complete: the outside game is what it lists, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
GUIDE = (HERE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PACKAGE = HERE / "teahouse_lanterns"


def listed(head: str) -> set[str]:
    """The names in the first column of the table that begins like this."""
    table = GUIDE.split(head)[1].split("\n\n")[0]
    return set(re.findall(r"^\| `([^`]+)`", table, re.MULTILINE))


def test_the_guide_lists_every_file() -> None:
    needed = listed("| file | what it holds |")
    optional = listed("| optional file | what it brings |")
    found = {path.name + "/" * path.is_dir() for path in PACKAGE.iterdir()} - {"__pycache__/"}
    assert needed <= found <= needed | optional


def test_the_guide_shows_the_real_registration() -> None:
    for file in (HERE / "pyproject.toml", PACKAGE / "pack.py"):
        language = "toml" if file.suffix == ".toml" else "python"
        text = file.read_text(encoding="utf-8")
        (block,) = [
            one
            for one in re.findall(rf"   ```{language}\n(.*?)   ```", GUIDE, re.DOTALL)
            if "lanterns" in one
        ]
        for line in block.splitlines():
            assert line.strip() in text, f"{file.name} has no line {line.strip()!r}"
