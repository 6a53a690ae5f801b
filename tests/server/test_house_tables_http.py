"""House tables over HTTP: from the printed component to a game whose record anybody can verify."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from account_services import execute
from corrected import RULES, component_of
from keeping_house import FIRST, MARKED, SECOND
from sample import OTHER, SAMPLE
from web import Client, client, guest, serving, settings

from teahouse.components.catalog import components_of
from teahouse.core.corrections import read

pytestmark = pytest.mark.anyio

GAME = f"/api/games/{SAMPLE}"
ALL = f"{GAME}/house-tables"
MINE = f"{ALL}/mine"
CHECK = f"{ALL}/check"
FILE = f"{ALL}/file"


@pytest.fixture
async def address(where: str) -> AsyncIterator[str]:
    async with serving(settings(where)) as found:
        yield found


def body(
    *corrections: tuple[str, Any], marked: list[str] | None = None, revision: int = 0
) -> dict[str, Any]:
    return {"corrections": dict(corrections), "as_printed": marked or [], "revision": revision}


async def open_by(
    who: Client, house_tables: str, status: int = 201, *, id_: str = "", **more: Any
) -> Any:
    """A table with three bots."""
    wanted = {
        "id": id_ or who.next_id(),
        "game": SAMPLE,
        "seats": [{"kind": "bot"}] * 3,
        "house_tables": house_tables,
        **more,
    }
    return await who.send("POST", "/api/tables", wanted, status)


async def ended(who: Client, table: str) -> dict[str, Any]:
    """The table when the bots have played it to its end."""
    async with asyncio.timeout(120):
        while True:
            view: dict[str, Any] = await who.get(f"/api/tables/{table}")
            if view["table"]["lifecycle"] == "finished":
                return view
            await asyncio.sleep(0.05)


def verified(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """By the command line, in a process that has never seen a store."""
    file = folder / "game.tea"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "teahouse", "verify", str(file)]
    return subprocess.run(
        command,
        env={**os.environ, "XDG_DATA_HOME": str(folder / "nothing")},
        capture_output=True,
        text=True,
        check=False,
    )


async def test_from_the_printed_card_to_a_verified_record(where: str, tmp_path: Path) -> None:
    async with serving(settings(where)) as address, guest(address, "Mei") as mei:
        components = await mei.get(f"{GAME}/components")
        keys = [one["key"] for kind in components["kinds"] for one in kind["components"]]
        assert keys == list(components_of(RULES))
        checked = await mei.send("POST", CHECK, {"corrections": dict([FIRST])}, 200)
        assert checked == {"corrections": dict([FIRST])}
        assert await mei.get(ALL) == []
        kept = await mei.send("PUT", MINE, body(FIRST, SECOND, marked=MARKED), 200)
        assert (kept["by"], kept["corrections"], kept["printed"]) == ("Mei", 2, MARKED)
        async with guest(address, "Ben") as ben:
            (offered,) = await ben.get(ALL)
            assert (offered["id"], offered["mine"]) == (kept["id"], False)
            table = (await open_by(ben, offered["id"]))["table"]
            await ben.command(table, "start")
            cookies = dict(ben.http.cookies)
        # Mei goes on correcting: the table stays as it was opened.
        await mei.send("PUT", MINE, body(FIRST, revision=kept["revision"]), 200)
        await mei.send("DELETE", MINE, status=204)
    async with serving(settings(where)) as address, client(address) as ben:  # the next day
        ben.http.cookies.update(cookies)
        view = await ended(ben, table)
        assert view["table"]["correction_count"] == 2
        corrections = await ben.get(f"/api/tables/{table}/corrections")
        record = await ben.get(f"/api/tables/{table}/record")
        again = (await ben.send("POST", f"/api/tables/{table}/rematch"))["table"]
        assert await ben.get(f"/api/tables/{again}/corrections") == corrections
    assert {one["path"]: one["becomes"] for one in corrections} == dict([FIRST, SECOND])
    for one in corrections:
        component = component_of(one["path"])
        assert (one["component"], one["kind"]) == (component.key, component.kind)
        assert one["field"] in [field.id for field in component.fields]
        assert one["was"] + 1 == one["becomes"]
        assert one["number"] >= 1
    (line,) = [line for line in record.splitlines() if line.startswith("Corrections: ")]
    assert read(line.removeprefix("Corrections: ")) == dict([FIRST, SECOND])
    done = verified(record, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    broken = verified(record.replace(f":{FIRST[1]}", ":-5", 1), tmp_path)
    assert broken.returncode != 0
    assert "cannot be used" in broken.stdout + broken.stderr


async def test_strangers_may_look_and_no_more(address: str) -> None:
    async with guest(address, "Mei") as mei, client(address) as stranger:
        kept = await mei.send("PUT", MINE, body(FIRST), 200)
        (seen,) = await stranger.get(ALL)
        assert (seen["id"], seen["mine"]) == (kept["id"], False)
        assert (await stranger.get(f"/api/house-tables/{kept['id']}"))["values"] == kept["values"]
        await stranger.get(f"/api/house-tables/{kept['id']}/file")
        file = {"file": await mei.get(f"/api/house-tables/{kept['id']}/file")}
        for method, path, sent in (
            ("PUT", MINE, body(SECOND, revision=kept["revision"])),
            ("POST", CHECK, {"corrections": dict([SECOND])}),
            ("POST", FILE, file),
            ("DELETE", MINE, None),
        ):
            problem = await stranger.send(method, path, sent, 401)
            assert problem["why"]["key"] == "not-known"
        problem = await open_by(stranger, kept["id"], 403)
        assert problem["why"]["key"] == "not-yours"
        secret = (await mei.send("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
        async with client(address, secret) as bot:
            problem = await bot.send("PUT", MINE, body(SECOND, revision=kept["revision"]), 403)
            assert problem["why"]["key"] == "not-for-tokens"
            assert await open_by(bot, kept["id"])
        assert await mei.get(f"/api/house-tables/{kept['id']}") == kept


async def test_nobody_changes_those_of_another(address: str) -> None:
    """There is no address for it: whatever Ben sends is his own."""
    async with guest(address, "Mei") as mei, guest(address, "Ben") as ben:
        kept = await mei.send("PUT", MINE, body(FIRST), 200)
        problem = await ben.send("PUT", MINE, body(SECOND, revision=kept["revision"]), 409)
        assert problem["why"]["key"] == "house-tables-changed"
        await ben.send("DELETE", MINE, status=204)
        own = await ben.send("PUT", MINE, body(SECOND), 200)
        assert own["id"] != kept["id"]
        path = f"/api/house-tables/{kept['id']}"
        for method in ("PUT", "POST", "DELETE"):
            await ben.send(method, path, body(SECOND), 405)
        assert await mei.get(path) == kept


async def test_two_tabs_of_one_person(address: str) -> None:
    async with guest(address, "Mei") as mei:
        kept = await mei.send("PUT", MINE, body(FIRST), 200)
        seen = kept["revision"]
        both = await asyncio.gather(
            *[
                mei.http.request("PUT", MINE, json=body(FIRST, marked=[key], revision=seen))
                for key in MARKED
            ]
        )
        assert sorted([one.status_code for one in both]) == [200, 409]
        (done,) = [one.json() for one in both if one.status_code == 200]
        (late,) = [one.json() for one in both if one.status_code == 409]
        assert late["why"]["key"] == "house-tables-changed"
        assert await mei.get(f"/api/house-tables/{kept['id']}") == done


async def test_a_file_is_downloaded_and_sent_to_another(address: str) -> None:
    async with guest(address, "Mei") as mei, guest(address, "Ben") as ben:
        kept = await mei.send("PUT", MINE, body(FIRST, marked=MARKED), 200)
        path = f"/api/house-tables/{kept['id']}/file"
        answer = await mei.http.get(path, params={"language": "de"})
        assert answer.headers["content-disposition"] == (
            f'attachment; filename="{SAMPLE}-house-tables.toml"'
        )
        assert answer.headers["content-type"].startswith("text/plain")
        told = tomllib.loads(answer.text)
        assert (told["by"], told["as_printed"]) == ("Mei", MARKED)
        assert answer.text != await mei.get(path, language="en")
        mine = await ben.send("POST", FILE, {"file": answer.text}, 200)
        assert (mine["by"], mine["values"], mine["printed"]) == ("Ben", dict([FIRST]), MARKED)


async def test_a_repeated_request_gives_the_table_whatever_became_of_them(address: str) -> None:
    async with guest(address, "Mei") as mei, guest(address, "Ben") as ben:
        kept = await mei.send("PUT", MINE, body(FIRST), 200)
        table = await open_by(ben, kept["id"], id_="the one")
        await mei.send("PUT", MINE, body(SECOND, revision=kept["revision"]), 200)
        assert await open_by(ben, kept["id"], id_="the one") == table
        await mei.send("DELETE", MINE, status=204)
        assert await open_by(ben, kept["id"], id_="the one") == table
        problem = await open_by(ben, kept["id"], 404)
        assert problem["why"]["key"] == "no-such-house-tables"
        problem = await open_by(ben, "", 409, id_="the one")
        assert problem["why"]["key"] == "command-id-used"
        (correction,) = await ben.get(f"/api/tables/{table['table']}/corrections")
        assert correction["path"] == FIRST[0]


async def test_a_table_by_released_rules_has_no_corrections(address: str) -> None:
    async with guest(address, "Mei") as mei:
        kept = await mei.send("PUT", MINE, body(marked=MARKED), 200)
        for id_ in ("", kept["id"]):
            table = (await open_by(mei, id_))["table"]
            assert await mei.get(f"/api/tables/{table}/corrections") == []
            assert "correction_count" not in (await mei.get(f"/api/tables/{table}"))["table"]


async def test_corrections_are_for_those_who_may_look(address: str) -> None:
    async with guest(address, "Mei") as mei, guest(address, "Ben") as ben:
        kept = await mei.send("PUT", MINE, body(FIRST), 200)
        table = (await open_by(mei, kept["id"], watchable=False))["table"]
        path = f"/api/tables/{table}/corrections"
        assert len(await mei.get(path)) == 1
        assert (await ben.get(path, 403))["why"]["key"] == "not-watchable"
        await ben.get("/api/tables/nothing/corrections", 404)


async def test_old_and_foreign_ones_open_no_table(address: str, where: str) -> None:
    async with guest(address, "Mei") as mei:
        kept = await mei.send("PUT", MINE, body(FIRST), 200)
        problem = await open_by(mei, kept["id"], 404, game=OTHER)
        assert problem["why"]["key"] == "no-such-house-tables"
        if RULES.version > 1:
            await execute(where, "UPDATE house_tables SET rules = 1, corrections = ''")
            problem = await open_by(mei, kept["id"], 409)
            assert problem["why"]["key"] == "house-tables-outdated"
            assert problem["why"]["params"] == {"rules": 1, "newest": RULES.version}
            assert (await mei.get(f"/api/house-tables/{kept['id']}"))["rules"] == 1
            assert await mei.get(ALL) == []


async def test_components_are_the_same_for_all_and_sent_small(address: str) -> None:
    async with client(address) as stranger:
        answer = await stranger.http.get(f"{GAME}/components")
        assert answer.headers["content-encoding"] == "gzip"
        assert "public" in answer.headers["cache-control"]
        await stranger.get("/api/games/chess/components", 404)
