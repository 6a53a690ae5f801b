"""The examples of docs/lab.md run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
BLOCKS = re.findall(
    r"## ([^\n]+)\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE.read_text(), re.DOTALL
)


@pytest.mark.parametrize(("title", "code"), BLOCKS, ids=[title for title, _ in BLOCKS])
def test_an_example_of_the_laboratory_runs(title: str, code: str) -> None:
    if title == "OpenSpiel":
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed here")
    exec(compile(code, f"docs/lab.md, {title}", "exec"), {})


def test_every_adapter_has_an_example() -> None:
    assert [title for title, _ in BLOCKS] == [
        "A position as numbers",
        "PettingZoo",
        "Gymnasium",
        "OpenSpiel",
    ]
