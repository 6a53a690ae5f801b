"""kill -9 again and again: nothing acknowledged is lost, nothing is doubled, every game ends.

TEAHOUSE_KILLS sets how often a process is killed on each store (20).
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from collections import Counter
from multiprocessing.process import BaseProcess
from pathlib import Path

import killed
import pytest
from tables import ANN, NOBODY, club

from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import queries
from teahouse.server.tables.ports import TableStore

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("TEAHOUSE_KILLS", "20"))
TABLES = 4
PATIENCE = 120.0

# Every process is a new one, forked from a small server that has the modules loaded already.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["killed", "asyncpg"])


async def test_kill_minus_nine(where: str, tmp_path: Path) -> None:
    """On PostgreSQL two processes serve the same tables; on SQLite one writes, as it must."""
    several = 2 if where.startswith("postgres") else 1
    out = tmp_path / "acknowledged"
    chance = random.Random(1)
    tables, kills, running = TABLES, 0, list[BaseProcess]()
    while kills < KILLS:
        running = [process for process in running if process.is_alive()]
        tables += not running and _lines(out)[-1:] == ["finished"]
        while len(running) < several:
            running.append(_start(where, tables, out))
        _wait_for_more(out, running, chance.randint(1, 40))
        time.sleep(chance.random() / 20)
        victim = chance.choice(running)
        victim.kill()
        victim.join()
        kills += victim.exitcode == -signal.SIGKILL
    for process in running:
        process.join(PATIENCE)
    last = _start(where, tables, out)
    last.join(PATIENCE)
    assert last.exitcode == 0
    store = await open_store(where)
    await _check(store, _lines(out), tables)
    await store.close()


def _start(where: str, tables: int, out: Path) -> BaseProcess:
    process = PROCESSES.Process(target=killed.main, args=(where, tables, str(out)))
    process.start()
    return process


def _lines(out: Path) -> list[str]:
    return out.read_text().splitlines() if out.exists() else []


def _wait_for_more(out: Path, running: list[BaseProcess], lines: int) -> None:
    """Until so many more acknowledgements are there, or nobody plays any more."""
    goal = len(_lines(out)) + lines
    end = time.monotonic() + PATIENCE
    while len(_lines(out)) < goal and any(process.is_alive() for process in running):
        assert time.monotonic() < end, "no decision for a long time"
        time.sleep(0.005)


async def _check(store: TableStore, lines: list[str], tables: int) -> None:
    acknowledged = {tuple(line.split()) for line in lines if line != "finished"}
    found: Counter[tuple[str, ...]] = Counter()
    rows = await store.tables(ANN.person, None, 1000)
    assert len(rows) == tables
    at = club(store)
    for row in rows:
        assert row.lifecycle == "finished"
        log = await store.entries(row.id, 0)
        assert [entry.number for entry in log] == list(range(len(log)))
        for entry in log:
            found[row.id, entry.command, str(entry.number)] += 1
        assert await store.jobs(row.id) == []
        verify(parse(await queries.export_record(at.tables, NOBODY, row.id)))
    assert acknowledged - set(found) == set()
    assert max(found.values()) == 1
    # What was stored and never acknowledged was lost on the way back, not in the house.
    assert len(acknowledged) > 100
