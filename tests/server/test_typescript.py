"""The client's types are those of the messages."""

from __future__ import annotations

from pathlib import Path

from teahouse.server.contract.typescript import typescript

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "contract.ts"


def test_the_committed_file_is_what_the_messages_give() -> None:
    made = "python -m teahouse.server.contract.typescript > web/src/contract.ts"
    assert COMMITTED.read_text(encoding="utf-8") == typescript(), f"make it anew: {made}"


def test_unions_become_discriminated_unions() -> None:
    text = typescript()
    assert 'export interface Decide {\n  do: "decide";\n  id: string;\n  answers?: number;' in text
    assert "export type Answer = Done | Refused;" in text


def test_what_the_house_sends_has_no_optional_fields() -> None:
    text = typescript()
    sight = text[text.index("export interface Sight {") :]
    assert "?:" not in sight[: sight.index("}")]
