"""What the keeper of a server types: backup, restore, check-upgrade, and mistakes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sample import SAMPLE
from tables import club, open_table, play_on

from teahouse.core.rng import Rng
from teahouse.registry import load
from teahouse.server.storage.open_store import open_store


def run(*arguments: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "teahouse", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(Path(p).resolve()) for p in sys.path]),
            "PYTHONUTF8": "1",
            **env,
        },
    )


@pytest.fixture
def store(tmp_path: Path) -> str:
    """The id of the running table in a small store, x.db."""

    async def fill() -> str:
        opened = await open_store(str(tmp_path / "x.db"))
        at = club(opened, snapshot_every=8)
        table = await open_table(at, people=2)
        await play_on(at, table, Rng(1), most=30)
        await opened.close()
        return table

    return asyncio.run(fill())


def test_there_and_back(tmp_path: Path, store: str) -> None:
    saved = run("backup", "night.gz", "--store", "x.db", cwd=tmp_path)
    assert saved.returncode == 0, saved.stderr
    assert saved.stdout.startswith("night.gz: 1 tables, ")
    again = run("backup", "night.gz", "--store", "x.db", cwd=tmp_path)
    assert again.returncode == 2
    assert "is there already" in again.stderr
    restored = run("restore", "night.gz", cwd=tmp_path, TEAHOUSE_STORE="y.db")
    assert restored.returncode == 0, restored.stderr
    assert restored.stdout.startswith("Restored 1 tables, ")
    twice = run("restore", "night.gz", "--store", "y.db", cwd=tmp_path)
    assert twice.returncode == 2
    assert "is not empty" in twice.stderr
    (tmp_path / "teahouse.toml").write_text('store = "y.db"\n')
    assert run("check-upgrade", cwd=tmp_path).returncode == 0


def test_check_upgrade_names_the_table(tmp_path: Path, store: str) -> None:
    good = run("check-upgrade", "--store", "x.db", cwd=tmp_path)
    assert good.returncode == 0, good.stderr
    assert good.stdout == (
        f"{SAMPLE}: 1 table of version {load(SAMPLE).version}: all go on.\n"
        "1 unfinished tables checked: all go on as they are.\n"
    )
    with closing(sqlite3.connect(tmp_path / "x.db")) as file, file:
        file.execute("UPDATE game_table SET rules = 99")
    bad = run("check-upgrade", "--store", "x.db", cwd=tmp_path)
    assert bad.returncode == 1
    assert bad.stdout.startswith(f"{store}: The table {store} is played by rules version 99")
    assert "1 of 1 unfinished tables would not go on" in bad.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("serve", "--port", "99999"), "--port cannot be '99999'"),
        (("serve", "--workers", "2", "--store", "x.db"), "cannot share a SQLite file"),
        (("serve", "--settings", "missing.toml"), "cannot be read"),
        (("serve", "--host", "no.such.host.invalid", "--store", "x.db"), "is not known here"),
        (("backup",), "required"),
        (("backup", "x.gz", "--store", "missing.db"), "There is no store at missing.db"),
        (("restore", "missing.gz", "--store", "y.db"), "There is no backup missing.gz"),
        (("check-upgrade", "--store", "missing.db"), "There is no store at missing.db"),
    ],
)
def test_a_mistake_gets_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    result = run(*arguments, cwd=tmp_path)
    assert result.returncode == 2
    assert message in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_password_in_an_address_is_not_shown(tmp_path: Path) -> None:
    store = "postgres://tea:hush@127.0.0.1:1/x"
    result = run("check-upgrade", "--store", store, cwd=tmp_path)
    assert result.returncode == 2
    assert "cannot be reached" in result.stderr
    assert "hush" not in result.stderr
