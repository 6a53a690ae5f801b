"""Bots in processes of their own: real processes, really killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path

import bad_worker
import pytest
from tables import ANN, Club, Ids, one_decision

from teahouse.bots import register
from teahouse.core.rng import Rng
from teahouse.server.play import opening, playing, seating, thinking
from teahouse.server.play.clock import SystemClock
from teahouse.server.play.desk import Desk
from teahouse.server.play.opening import ME, Wish
from teahouse.server.play.ports import Store
from teahouse.server.store.opening import open_store
from teahouse.server.worker.crew import Crew
from teahouse.server.worker.messages import Chosen, Work, decode_reply, encode
from teahouse.server.worker.process import COMMAND

pytestmark = pytest.mark.anyio

PATIENCE = 60.0


def club(store: Store, prefix: str = "c", bot_pause: int = 0) -> Club:
    return Club(store, Desk(store, SystemClock(), bot_pause=bot_pause), Ids(prefix))


@asynccontextmanager
async def working(crew: Crew) -> AsyncIterator[Crew]:
    task = asyncio.create_task(crew.run())
    try:
        yield crew
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def bots_table(at: Club, bots: int = 3, game: str = "dschunke") -> str:
    """A running table at which only bots sit."""
    table = await opening.open_table(at.desk, ANN, at.ids.next(), game, {}, [Wish("bot")] * bots)
    await playing.start(at.desk, ANN, table, at.ids.next())
    return table


async def until_finished(at: Club, *tables: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            rows = [await at.store.table(table) for table in tables]
            if all(row is not None and row.lifecycle == "finished" for row in rows):
                return
            await asyncio.sleep(0.02)


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


async def test_bots_play_a_game_to_its_end(store: Store) -> None:
    at = club(store)
    table = await bots_table(at)
    async with working(Crew(at.desk, 2)) as crew:
        await until_finished(at, table)
    await check_log(at, table)
    decisions = [e for e in await store.entries(table, 0) if e.author == "bot:random"]
    assert crew.counts.done == len(decisions) > 50
    assert crew.counts.failed == crew.counts.restarted == crew.counts.given_up == 0
    assert crew.counts.thought > 0
    assert crew.processes == []
    assert crew.thinking == 0


async def test_every_game_can_be_thought_over_elsewhere(store: Store) -> None:
    """A stored state comes to the same decision there as the real one here."""
    at = club(store)
    for game, seats in (("yunnan", 3), ("china", 3), ("yokohama", 3), ("dschunke", 3)):
        table = await bots_table(at, seats, game)
        async with working(Crew(at.desk, 1)):
            await until_decisions(at, table, seats + 12)
        for job in (await store.jobs(table))[:1]:
            question = await thinking.question(at.desk, job)
            thought = await thinking.thought(at.desk, job)
            assert question is not None
            assert thought is not None
            elsewhere = subprocess.run(
                COMMAND,
                input=encode(
                    Work(
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
            here = register.make(job.strength, thought.seed).choose(thought.eyes)
            assert reply == Chosen(int(here))
        await seating.leave(at.desk, ANN, table, at.ids.next(), 0)


async def test_a_killed_process_is_replaced_and_its_job_taken_up_again(store: Store) -> None:
    at = club(store)
    tables = [await bots_table(at) for _ in range(2)]
    kills = 0
    async with working(Crew(at.desk, 2)) as crew:
        for wanted in range(10, 100, 15):
            await until_decisions(at, tables[-1], wanted)
            for process in crew.processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
                    kills += 1
        await until_finished(at, *tables)
    for table in tables:
        await check_log(at, table)
        assert await store.jobs(table) == []
    assert kills >= 6
    assert crew.counts.restarted >= 1
    assert crew.counts.given_up == 0


@pytest.mark.parametrize("how", ["die", "hang", "garbage", "huge", "ready", "illegal", "fail"])
async def test_a_process_that_misbehaves_is_replaced(
    store: Store, tmp_path: Path, how: str
) -> None:
    at = club(store)
    table = await bots_table(at)
    limit = 3000 if how == "hang" else 30_000
    crew = Crew(at.desk, 1, limit=limit, grace=0, command=bad(tmp_path, how, 2))
    async with working(crew):
        await until_decisions(at, table, 10)
    assert crew.counts.failed == 2
    assert crew.counts.restarted == 2
    assert crew.counts.given_up == 0
    await check_log(at, table)


async def test_after_three_failures_the_bot_random_decides(store: Store, tmp_path: Path) -> None:
    at = club(store)
    table = await bots_table(at)
    before = len(await store.entries(table, 0))
    crew = Crew(at.desk, 1, command=bad(tmp_path, "die", 3))
    async with working(crew):
        await until_decisions(at, table, before + 3)
    assert crew.counts.failed == 3
    assert crew.counts.given_up == 1
    assert (await store.entries(table, 0))[before].author == "bot:random"
    await check_log(at, table)


async def test_processes_that_do_not_start_stop_no_table(store: Store) -> None:
    at = club(store)
    table = await bots_table(at)
    crew = Crew(at.desk, 1, command=("/no/such/program",))
    async with working(crew):
        await until_decisions(at, table, 6)
    assert crew.counts.given_up >= 1
    assert crew.counts.done == 0
    await check_log(at, table)


async def test_never_more_jobs_than_processes(store: Store, tmp_path: Path) -> None:
    at = club(store)
    for _ in range(4):
        await bots_table(at)
    crew = Crew(at.desk, 2, limit=60_000, command=bad(tmp_path, "hang", 99))
    async with working(crew):
        async with asyncio.timeout(PATIENCE):
            while crew.thinking < 2:
                await asyncio.sleep(0.01)
        crew.wake()
        await asyncio.sleep(0.1)
        assert crew.thinking == 2
        assert len(crew.processes) == 2
        now = at.desk.clock.now()
        others = await store.lease("other", now, now + 1, 99)
        assert len(others) == 2


async def test_a_long_thought_keeps_its_lease(store: Store, tmp_path: Path) -> None:
    at = club(store)
    await bots_table(at)
    crew = Crew(at.desk, 1, limit=60_000, lease=200, command=bad(tmp_path, "hang", 99))
    async with working(crew):
        async with asyncio.timeout(PATIENCE):
            while crew.thinking < 1:
                await asyncio.sleep(0.01)
        first = await store.next_free()
        assert first is not None
        async with asyncio.timeout(PATIENCE):
            while (await store.next_free() or 0) < first + 400:
                await asyncio.sleep(0.01)
    # An orderly end gives it back at once.
    assert await store.next_free() == 0
    assert len(await store.lease("other", 1, 2, 9)) == 1


async def test_the_jobs_of_a_dead_server_are_taken_up(store: Store) -> None:
    """Its leases run out: nobody has to know that it is dead."""
    at = club(store)
    table = await bots_table(at)
    before = len(await store.entries(table, 0))
    assert await thinking.lease(at.desk, "dead", millis=300)
    async with working(Crew(at.desk, 1)):
        await until_decisions(at, table, before + 3)


async def test_a_crew_that_sleeps_is_woken(store: Store) -> None:
    at = club(store)
    async with working(Crew(at.desk, 1, sweep=3600)) as crew:
        async with asyncio.timeout(PATIENCE):
            while not crew.processes:
                await asyncio.sleep(0.01)
        table = await bots_table(at)
        before = len(await store.entries(table, 0))
        crew.wake()
        await until_decisions(at, table, before + 20)


async def test_bots_wait_for_people_to_follow(store: Store) -> None:
    """The pause is between entries of the log, and holds up no process."""
    at = club(store, bot_pause=120)
    wishes = [Wish(ME), Wish("bot"), Wish("bot")]
    table = await opening.open_table(at.desk, ANN, at.ids.next(), "dschunke", {}, wishes)
    await playing.start(at.desk, ANN, table, at.ids.next())
    alone = await bots_table(at)
    rng = Rng(1)
    async with working(Crew(at.desk, 1)) as crew:
        await until_decisions(at, alone, 30)
        async with asyncio.timeout(PATIENCE):
            while len(await store.entries(table, 0)) < 12:
                if await one_decision(at, table, rng):
                    crew.wake()
                await asyncio.sleep(0.005)
    log = await store.entries(table, 0)
    waits = [b.at - a.at for a, b in pairwise(log) if b.author == "bot:random"]
    assert waits
    assert min(waits) >= 120
    quick = await store.entries(alone, 0)
    assert min(b.at - a.at for a, b in pairwise(quick)) < 120


async def test_a_seat_taken_back_while_the_bot_thinks(store: Store, tmp_path: Path) -> None:
    """The late decision changes nothing and is nobody's fault."""
    at = club(store)
    wishes = [Wish(ME), Wish("bot"), Wish("bot")]
    table = await opening.open_table(at.desk, ANN, at.ids.next(), "dschunke", {}, wishes)
    await playing.start(at.desk, ANN, table, at.ids.next())
    await seating.give_to_bot(at.desk, ANN, table, at.ids.next(), 0, "random")
    (job, *_) = await store.jobs(table)
    crew = Crew(at.desk, 1, limit=3000, grace=0, command=bad(tmp_path, "hang", 1))
    async with working(crew):
        async with asyncio.timeout(PATIENCE):
            while not crew.thinking:
                await asyncio.sleep(0.005)
        await seating.take_back(at.desk, ANN, table, at.ids.next(), 0)
        async with asyncio.timeout(PATIENCE):
            while crew.counts.outdated + crew.counts.done < 1:
                if not await one_decision(at, table, Rng(1)):
                    await asyncio.sleep(0.01)
    if job.seat == 0:
        assert crew.counts.outdated >= 1
    await check_log(at, table)


async def test_two_servers_share_the_work(postgres: str) -> None:
    import pg

    where = await pg.new_schema(postgres)
    stores = [await open_store(where) for _ in range(2)]
    clubs = [club(store, f"s{i}-") for i, store in enumerate(stores)]
    tables = [await bots_table(clubs[0]) for _ in range(2)]
    async with working(Crew(clubs[0].desk, 1)) as one, working(Crew(clubs[1].desk, 1)) as two:
        await until_finished(clubs[0], *tables)
    for table in tables:
        await check_log(clubs[0], table)
    entries = [e for t in tables for e in await stores[0].entries(t, 0)]
    decisions = [e for e in entries if e.author == "bot:random"]
    assert one.counts.done + two.counts.done == len(decisions)
    assert min(one.counts.done, two.counts.done) > 0
    for store in stores:
        await store.close()


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
            work = Work("dschunke", 1, {}, 0, "random", "s", 500)
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
            "import sys, teahouse.server.worker.__main__\n"
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
        from teahouse.server.worker import process

        worker = await process.start()
        try:
            return Path(f"/proc/{worker.pid}/environ").read_bytes()
        finally:
            await worker.kill()

    if not Path("/proc/self/environ").exists():
        pytest.skip("needs /proc")
    assert b"secret" not in asyncio.run(environment())
