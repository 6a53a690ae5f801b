"""The pool of a server: what it takes up, how long it holds it, and when it lets go."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import pg
import pytest
from bot_pools import (
    PATIENCE,
    bad,
    bots_table,
    check_log,
    club,
    until_decisions,
    until_finished,
    until_idle,
    working,
)
from damage import change
from sample import SAMPLE
from tables import ANN, one_decision, run_command

from teahouse.core.rng import Rng
from teahouse.server.bot_workers.pool import BotWorkerPool
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import bot_jobs, table_creation
from teahouse.server.tables.ports import BotJob, StoreProblem, TableStore
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio


async def test_bots_play_a_game_to_its_end(store: TableStore) -> None:
    at = club(store)
    table = await bots_table(at)
    async with working(BotWorkerPool(at.tables, 2)) as pool:
        await until_finished(at, table)
        await until_idle(pool)
    await check_log(at, table)
    decisions = [e for e in await store.entries(table, 0) if e.author == "bot:random"]
    assert pool.counts.done == len(decisions) > 50
    assert pool.counts.failed == pool.counts.restarted == pool.counts.given_up == 0
    assert pool.counts.thought > 0
    assert pool.processes == []
    assert pool.thinking == 0


async def test_never_more_jobs_than_processes(store: TableStore, tmp_path: Path) -> None:
    at = club(store)
    for _ in range(4):
        await bots_table(at)
    pool = BotWorkerPool(at.tables, 2, limit=60_000, command=bad(tmp_path, "hang", 99))
    async with working(pool):
        async with asyncio.timeout(PATIENCE):
            while pool.thinking < 2:
                await asyncio.sleep(0.01)
        at.tables.bot_work.set()
        await asyncio.sleep(0.1)
        assert pool.thinking == 2
        assert len(pool.processes) == 2
        now = at.tables.clock.now()
        others = await store.lease_jobs("other", now, now + 1, 99)
        assert len(others) == 2


async def test_a_long_thought_keeps_its_lease(store: TableStore, tmp_path: Path) -> None:
    at = club(store)
    await bots_table(at)
    pool = BotWorkerPool(at.tables, 1, limit=60_000, lease=200, command=bad(tmp_path, "hang", 99))
    async with working(pool):
        async with asyncio.timeout(PATIENCE):
            while pool.thinking < 1:
                await asyncio.sleep(0.01)
        first = await store.next_job_time()
        assert first is not None
        async with asyncio.timeout(PATIENCE):
            while (await store.next_job_time() or 0) < first + 400:
                await asyncio.sleep(0.01)
    # An orderly end gives it back at once.
    assert await store.next_job_time() == 0
    assert len(await store.lease_jobs("other", 1, 2, 9)) == 1


async def test_the_jobs_of_a_dead_server_are_taken_up(store: TableStore) -> None:
    """Its leases run out: nobody has to know that it is dead."""
    at = club(store)
    table = await bots_table(at)
    before = len(await store.entries(table, 0))
    assert await bot_jobs.lease_jobs(at.tables, "dead", millis=300)
    async with working(BotWorkerPool(at.tables, 1)):
        await until_decisions(at, table, before + 3)


async def test_a_crew_that_sleeps_is_woken(store: TableStore) -> None:
    at = club(store)
    async with working(BotWorkerPool(at.tables, 1, sweep=3600)) as pool:
        async with asyncio.timeout(PATIENCE):
            while not pool.processes:
                await asyncio.sleep(0.01)
        table = await bots_table(at)
        before = len(await store.entries(table, 0))
        at.tables.bot_work.set()
        await until_decisions(at, table, before + 20)


async def test_bots_wait_for_people_to_follow(store: TableStore) -> None:
    """The pause is between entries of the log, and holds up no process."""
    at = club(store, bot_pause=120)
    wishes = [SeatRequest(ME), SeatRequest("bot"), SeatRequest("bot")]
    table = await table_creation.open_table(at.tables, ANN, at.ids.next().id, SAMPLE, {}, wishes)
    await run_command(at.tables, ANN, table, commands.Start, at.ids.next())
    alone = await bots_table(at)
    rng = Rng(1)
    async with working(BotWorkerPool(at.tables, 1)):
        await until_decisions(at, alone, 30)
        async with asyncio.timeout(PATIENCE):
            while len(await store.entries(table, 0)) < 12:
                if await one_decision(at, table, rng):
                    at.tables.bot_work.set()
                await asyncio.sleep(0.005)
    log = await store.entries(table, 0)
    waits = [b.at - a.at for a, b in pairwise(log) if b.author == "bot:random"]
    assert waits
    assert min(waits) >= 120
    quick = await store.entries(alone, 0)
    assert min(b.at - a.at for a, b in pairwise(quick)) < 120


async def test_a_seat_taken_back_while_the_bot_thinks(store: TableStore, tmp_path: Path) -> None:
    """The late decision changes nothing and is nobody's fault."""
    at = club(store)
    wishes = [SeatRequest(ME), SeatRequest("bot"), SeatRequest("bot")]
    table = await table_creation.open_table(at.tables, ANN, at.ids.next().id, SAMPLE, {}, wishes)
    await run_command(at.tables, ANN, table, commands.Start, at.ids.next())
    await run_command(
        at.tables, ANN, table, commands.GiveToBot, at.ids.next(), seat=0, strength="random"
    )
    (job, *_) = await store.jobs(table)
    pool = BotWorkerPool(at.tables, 1, limit=3000, grace=0, command=bad(tmp_path, "hang", 1))
    async with working(pool):
        async with asyncio.timeout(PATIENCE):
            while not pool.thinking:
                await asyncio.sleep(0.005)
        await run_command(at.tables, ANN, table, commands.ReclaimSeat, at.ids.next(), seat=0)
        async with asyncio.timeout(PATIENCE):
            while pool.counts.outdated + pool.counts.done < 1:
                if not await one_decision(at, table, Rng(1)):
                    await asyncio.sleep(0.01)
    if job.seat == 0:
        assert pool.counts.outdated >= 1
    await check_log(at, table)


async def test_two_servers_share_the_work(postgres: str) -> None:
    where = await pg.new_schema(postgres)
    stores = [await open_store(where) for _ in range(2)]
    clubs = [club(store, f"s{i}-") for i, store in enumerate(stores)]
    tables = [await bots_table(clubs[0]) for _ in range(2)]
    async with (
        working(BotWorkerPool(clubs[0].tables, 1)) as one,
        working(BotWorkerPool(clubs[1].tables, 1)) as two,
    ):
        await until_finished(clubs[0], *tables)
        await until_idle(one, two)
    for table in tables:
        await check_log(clubs[0], table)
    entries = [e for t in tables for e in await stores[0].entries(t, 0)]
    decisions = [e for e in entries if e.author == "bot:random"]
    assert one.counts.done + two.counts.done == len(decisions)
    assert min(one.counts.done, two.counts.done) > 0
    for store in stores:
        await store.close()


async def test_a_table_that_cannot_be_read_stops_no_other(store: TableStore, where: str) -> None:
    at = club(store)
    bad_table, good = await bots_table(at), await bots_table(at)
    await change(where, "UPDATE game_table SET rules = 99 WHERE id = ?", bad_table)
    other = club(store)  # it has not seen the table before
    async with working(BotWorkerPool(other.tables, 1)) as pool:
        await until_decisions(other, good, 20)
    assert pool.counts.failed >= 1
    assert len(await store.jobs(bad_table)) == 1


async def test_a_store_that_fails_for_a_while_is_asked_again(
    store: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = club(store)
    table = await bots_table(at)
    lease, failures = store.lease_jobs, 0

    async def failing(worker: str, now: int, until: int, limit: int) -> list[BotJob]:
        nonlocal failures
        failures += 1
        if failures <= 3:
            raise StoreProblem("The line is broken.")
        return await lease(worker, now, until, limit)

    monkeypatch.setattr(store, "lease_jobs", failing)
    async with working(BotWorkerPool(at.tables, 1, sweep=0.05)):
        await until_decisions(at, table, 10)
    assert failures > 3


async def test_a_lease_is_prolonged_by_its_owner_only(store: TableStore) -> None:
    at = club(store)
    table = await bots_table(at)
    (job,) = await store.lease_jobs("a", 100, 200, 9)
    assert await store.next_job_time() == 200
    await store.extend_leases("b", [job], 900)
    assert await store.next_job_time() == 200
    await store.extend_leases("a", [job], 300)
    assert await store.lease_jobs("b", 299, 400, 9) == []
    assert await store.lease_jobs("b", 300, 400, 9) == [job]
    await store.release_jobs("a", [job])  # it has lost the lease
    assert await store.next_job_time() == 400
    outdated = BotJob(job.table, job.seat, job.number + 1, job.strength)
    await store.release_jobs("b", [outdated])
    assert await store.next_job_time() == 400
    await store.release_jobs("b", [job])
    assert await store.next_job_time() == 0
    assert await store.jobs(table) == [job]


async def test_nothing_is_free_where_nothing_is_owed(store: TableStore) -> None:
    assert await store.next_job_time() is None
