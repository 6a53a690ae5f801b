"""Bots at work: what the tests of their processes are made of."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import bad_worker
from sample import SAMPLE
from tables import ANN, Club, Ids, run_command

from teahouse.server.bot_workers.pool import BotWorkerPool
from teahouse.server.protocol import commands
from teahouse.server.tables import table_creation
from teahouse.server.tables.ports import TableStore
from teahouse.server.tables.service import SystemClock, TableService
from teahouse.server.tables.table_creation import SeatRequest

PATIENCE = 60.0


def club(store: TableStore, prefix: str = "c", bot_pause: int = 0) -> Club:
    return Club(store, TableService(store, SystemClock(), bot_pause=bot_pause), Ids(prefix))


@asynccontextmanager
async def working(pool: BotWorkerPool) -> AsyncIterator[BotWorkerPool]:
    task = asyncio.create_task(pool.run())
    try:
        yield pool
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def bots_table(at: Club, bots: int = 3, game: str = SAMPLE) -> str:
    """A running table at which only bots sit."""
    table = await table_creation.open_table(
        at.tables, ANN, at.ids.next().id, game, {}, [SeatRequest("bot")] * bots
    )
    await run_command(at.tables, ANN, table, commands.Start, at.ids.next())
    return table


async def until_finished(at: Club, *tables: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            rows = [await at.store.table(table) for table in tables]
            if all(row is not None and row.lifecycle == "finished" for row in rows):
                return
            await asyncio.sleep(0.02)


async def until_idle(*pools: BotWorkerPool) -> None:
    """A decision is in the log a moment before the pool has counted it."""
    async with asyncio.timeout(PATIENCE):
        while any(pool.thinking for pool in pools):
            await asyncio.sleep(0.002)


async def until_decisions(at: Club, table: str, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(await at.store.entries(table, 0)) < count:
            await asyncio.sleep(0.002)


async def check_log(at: Club, table: str) -> None:
    log = await at.store.entries(table, 0)
    assert [entry.number for entry in log] == list(range(len(log)))
    keys = [entry.command for entry in log]
    assert len(keys) == len(set(keys))


def bad(tmp_path: Path, how: str, faults: int) -> tuple[str, ...]:
    counter = tmp_path / "counter"
    counter.touch()
    return (sys.executable, bad_worker.__file__, how, str(counter), str(faults))


async def until_further(at: Club, table: str, more: int) -> None:
    """So many entries further than now, or to the end."""
    goal = len(await at.store.entries(table, 0)) + more
    async with asyncio.timeout(PATIENCE):
        while len(await at.store.entries(table, 0)) < goal:
            row = await at.store.table(table)
            if row is not None and row.lifecycle == "finished":
                return
            await asyncio.sleep(0.002)
