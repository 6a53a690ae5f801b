"""The example in docs/protocol.md is a complete player."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest
from web import guest, open_table, serving, settings

pytestmark = pytest.mark.anyio
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


async def test_the_example_plays_a_game(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    async with (
        serving(settings(str(tmp_path / "t.db"))) as address,
        guest(address, "Ann") as ann,
    ):
        token = (await ann.send("POST", "/api/me/tokens", {"label": "example"}))["secret"]
        table = await open_table(ann, ["me", "bot", "bot"])
        await ann.command(table, "start")
        run = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program, address, table, "0", token),
            stdout=asyncio.subprocess.PIPE,
        )
        out, _ = await asyncio.wait_for(run.communicate(), 120)
        assert run.returncode == 0
        sight = await ann.get(f"/api/tables/{table}")
        assert sight["table"]["lifecycle"] == "finished"
        assert out.decode().strip() == str(sight["ranks"])
