"""The client's files and the tables of the games come compressed, and can be kept."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sample import SAMPLE
from web import serving, settings

from teahouse.server.http.assets import handler_of

pytestmark = pytest.mark.anyio

SCRIPT = b"export const tea = 'Pu er';\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index-a1.js").write_bytes(SCRIPT)
    (tmp_path / "serif-b2.woff2").write_bytes(bytes(range(256)))
    (tmp_path.parent / "secret.txt").write_text("no")
    return tmp_path


def test_a_file_is_compressed_for_whoever_takes_it_so_and_kept_for_good(folder: Path) -> None:
    with TestClient(Litestar([handler_of(folder)])) as client:
        small = client.get("/assets/index-a1.js", headers={"accept-encoding": "br, gzip"})
        plain = client.get("/assets/index-a1.js", headers={"accept-encoding": "identity"})
        font = client.get("/assets/serif-b2.woff2", headers={"accept-encoding": "gzip"})
    assert small.content == plain.content == SCRIPT
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) == len(gzip.compress(SCRIPT, 9, mtime=0))
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert (font.content, font.headers["content-type"]) == (bytes(range(256)), "font/woff2")
    for one in (small, plain, font):
        assert "immutable" in one.headers["cache-control"]
        assert one.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("name", ["other.js", "..%2Fsecret.txt", "%2E%2E/secret.txt", ""])
def test_nothing_else_is_served(folder: Path, name: str) -> None:
    with TestClient(Litestar([handler_of(folder)])) as client:
        assert client.get(f"/assets/{name}").status_code == 404


async def test_tables_of_games_are_compressed_and_what_is_private_is_not(tmp_path: Path) -> None:
    async with (
        serving(settings(str(tmp_path / "t.db"), bots=0)) as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        for path in (f"/api/games/{SAMPLE}/catalog", f"/api/games/{SAMPLE}/data", "/api/house"):
            assert (await client.get(path)).headers["content-encoding"] == "gzip"
        assert "content-encoding" not in (await client.get("/api/openapi.json")).headers
        assert "content-encoding" not in (await client.get("/api/tables")).headers


async def test_texts_of_a_game_come_as_fluent_messages(tmp_path: Path) -> None:
    async with (
        serving(settings(str(tmp_path / "t.db"), bots=0)) as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        german = await client.get(f"/api/games/{SAMPLE}/texts/de")
        assert f"\n{SAMPLE}-printed-" in german.text  # the words for house tables, too
        assert german.headers["content-type"].startswith("text/plain")
        assert german.headers["content-encoding"] == "gzip"
        ids = re.findall(r"^([\w-]+) =", german.text, re.MULTILINE)
        assert {f"{SAMPLE}-{part}" for part in ("name", "title", "rules-goal")} <= set(ids)
        assert len(ids) == len(set(ids))
        unknown = await client.get(f"/api/games/{SAMPLE}/texts/eo")
        assert unknown.text == (await client.get(f"/api/games/{SAMPLE}/texts/en")).text
        assert (await client.get("/api/games/chess/texts/en")).status_code == 404
