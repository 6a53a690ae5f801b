"""The processes in which bots think: real ones, really killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import bad_worker
import bots_server
import pytest
from bot_pools import (
    PATIENCE,
    bad,
    bots_table,
    check_log,
    club,
    until_decisions,
    until_finished,
    until_further,
    working,
)
from sample import FOUND, SAMPLE
from tables import ANN, run_command

from teahouse.bots import registry
from teahouse.server.bot_workers.messages import BotWork, ChosenAction, decode_reply, encode
from teahouse.server.bot_workers.pool import BotWorkerPool
from teahouse.server.bot_workers.process import COMMAND
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import bot_jobs
from teahouse.server.tables.ports import TableStore

pytestmark = pytest.mark.anyio


async def test_every_game_can_be_thought_over_elsewhere(store: TableStore) -> None:
    """A stored state comes to the same decision there as the real one here."""
    at = club(store)
    for game, seats in [(one.game.name, 3) for one in FOUND]:
        table = await bots_table(at, seats, game)
        async with working(BotWorkerPool(at.tables, 1)):
            await until_decisions(at, table, seats + 12)
        for job in (await store.jobs(table))[:1]:
            question = await bot_jobs.build_question(at.tables, job)
            thought = await bot_jobs.build_task(at.tables, job)
            assert question is not None
            assert thought is not None
            elsewhere = subprocess.run(
                COMMAND,
                input=encode(
                    BotWork(
                        game=question.game,
                        rules=question.rules,
                        state=question.state,
                        seat=question.seat,
                        strength=question.strength,
                        seed=question.seed,
                        limit=30_000,
                    )
                ),
                capture_output=True,
                timeout=PATIENCE,
                check=True,
            ).stdout
            ready = int.from_bytes(elsewhere[:4], "big")
            reply = decode_reply(elsewhere[4 + ready + 4 :])
            here = registry.make(job.strength, thought.seed).choose(thought.observation)
            assert reply == ChosenAction(int(here))
        await run_command(at.tables, ANN, table, commands.Leave, at.ids.next(), seat=0)


async def test_a_killed_process_is_replaced_and_its_job_taken_up_again(store: TableStore) -> None:
    at = club(store)
    tables = [await bots_table(at) for _ in range(2)]
    kills = 0
    async with working(BotWorkerPool(at.tables, 2)) as pool:
        for _ in range(6):
            # Both go on in between: a job that is killed three times would be left to chance.
            await asyncio.gather(*[until_further(at, table, 10) for table in tables])
            for process in pool.processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
                    kills += 1
        await until_finished(at, *tables)
    for table in tables:
        await check_log(at, table)
        assert await store.jobs(table) == []
    assert kills >= 6
    assert pool.counts.restarted >= 1
    assert pool.counts.given_up == 0


@pytest.mark.parametrize("how", ["die", "hang", "garbage", "huge", "ready", "illegal", "fail"])
async def test_a_process_that_misbehaves_is_replaced(
    store: TableStore, tmp_path: Path, how: str
) -> None:
    at = club(store)
    table = await bots_table(at)
    grace = 3000 if how == "hang" else 30_000  # in which a good process must surely answer
    pool = BotWorkerPool(at.tables, 1, grace=grace, command=bad(tmp_path, how, 2))
    async with working(pool):
        await until_decisions(at, table, 10)
    assert pool.counts.failed == 2
    assert pool.counts.restarted == 2
    assert pool.counts.given_up == 0
    await check_log(at, table)


async def test_after_three_failures_the_bot_random_decides(
    store: TableStore, tmp_path: Path
) -> None:
    at = club(store)
    table = await bots_table(at)
    before = len(await store.entries(table, 0))
    pool = BotWorkerPool(at.tables, 1, command=bad(tmp_path, "die", 3))
    async with working(pool):
        await until_decisions(at, table, before + 3)
    assert pool.counts.failed == 3
    assert pool.counts.given_up == 1
    assert (await store.entries(table, 0))[before].author == "bot:random"
    await check_log(at, table)


async def test_processes_that_do_not_start_stop_no_table(store: TableStore) -> None:
    at = club(store)
    table = await bots_table(at)
    pool = BotWorkerPool(at.tables, 1, command=("/no/such/program",))
    async with working(pool):
        await until_decisions(at, table, 6)
    assert pool.counts.given_up >= 1
    assert pool.counts.done == 0
    await check_log(at, table)


def test_a_process_ends_with_its_server() -> None:
    """Idle at the end of the pipe; in the middle of a thought by its own alarm."""
    for thinking_long in (False, True):
        command = (
            COMMAND
            if not thinking_long
            else (sys.executable, bad_worker.__file__, "hang", os.devnull, "9")
        )
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.read(4)
        if thinking_long:
            work = BotWork(SAMPLE, 1, {}, 0, "random", "s", 500)
            process.stdin.write(encode(work))
            process.stdin.flush()
        process.stdin.close()
        assert process.wait(PATIENCE) == (-signal.SIGALRM if thinking_long else 0)
        process.stdout.close()


def test_a_process_for_bots_needs_neither_web_nor_store() -> None:
    heavy = ("litestar", "uvicorn", "asyncpg", "sqlite3", "structlog", "asyncio", "rich")
    found = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, teahouse.server.bot_workers.__main__\n"
            f"print([m for m in {heavy!r} if m in sys.modules])",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "[]"


def test_settings_of_the_server_do_not_reach_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEAHOUSE_STORE", "postgres://teahouse:secret@db/teahouse")

    async def environment() -> bytes:
        from teahouse.server.bot_workers import process

        worker = await process.start()
        try:
            return Path(f"/proc/{worker.pid}/environ").read_bytes()
        finally:
            await worker.kill()

    if not Path("/proc/self/environ").exists():
        pytest.skip("needs /proc")
    assert b"secret" not in asyncio.run(environment())


async def test_a_killed_server_leaves_work_and_no_process(store: TableStore, where: str) -> None:
    at = club(store)
    tables = [await bots_table(at) for _ in range(3)]
    await store.close()  # of SQLite one process writes
    processes: list[int] = []
    for number in range(4):
        server = subprocess.Popen(
            [sys.executable, bots_server.__file__, where], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        processes += [int(word) for word in server.stdout.readline().split()]
        reader = await open_store(where, read_only=True)
        if number < 3:
            await until_decisions(club(reader), tables[0], 10 * (number + 1))
        else:
            await until_finished(club(reader), *tables)
        await reader.close()
        server.kill()
        server.communicate()
    again = await open_store(where)
    for table in tables:
        await check_log(club(again), table)
        assert await again.jobs(table) == []
    await again.close()
    assert len(processes) == 8
    end = time.monotonic() + PATIENCE
    while any(_lives(process) for process in processes):
        assert time.monotonic() < end, "a bot's process lives on"
        time.sleep(0.02)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
