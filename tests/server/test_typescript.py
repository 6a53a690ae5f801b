"""The client's types are those of the messages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from teahouse.server.protocol.typescript import typescript

ROOT = Path(__file__).parents[2]
COMMITTED = ROOT / "web" / "src" / "protocol" / "messages.ts"


def test_the_committed_file_is_what_the_messages_give() -> None:
    """Made from the source: a compiled module does not keep all of its types."""
    made = [sys.executable, "-m", "teahouse.server.protocol.typescript"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(made, env=environment, capture_output=True, text=True, check=True)
    command = "python -m teahouse.server.protocol.typescript > web/src/protocol/messages.ts"
    assert COMMITTED.read_text(encoding="utf-8") == run.stdout, f"make it anew: {command}"


def test_unions_become_discriminated_unions() -> None:
    text = typescript()
    assert 'export interface Decide {\n  do: "decide";\n  id: string;\n  answers?: number;' in text
    assert "export type Answer = Done | Refused;" in text


def test_what_the_house_sends_has_no_optional_fields() -> None:
    text = typescript()
    view = text[text.index("export interface TableView {") :]
    assert "?:" not in view[: view.index("}")]
