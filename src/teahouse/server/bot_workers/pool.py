"""The pool of bot processes of a server: lease jobs, have them decided, store the decisions.

A lease is short and prolonged while the bot thinks, so that the jobs of a killed server are free
again within ``LEASE`` milliseconds, whichever store holds them; a server that stops in order gives
its jobs back. Nobody needs to know which servers are alive.

Whatever goes wrong with the store or with one table is logged and tried again.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog
from msgspec.structs import replace

from teahouse.bots import registry
from teahouse.server.bot_workers.messages import BotWork
from teahouse.server.bot_workers.process import COMMAND, Worker, WorkerFailed, start
from teahouse.server.tables import bot_jobs
from teahouse.server.tables.answers import Done
from teahouse.server.tables.ports import BotJob
from teahouse.server.tables.rules import UnknownRules
from teahouse.server.tables.service import TableService

LEASE: Final = 3000  # milliseconds
SWEEP: Final = 1.0  # seconds between two searches for jobs that another server has dropped
LIMIT: Final = 10_000  # milliseconds that a bot may think
GRACE: Final = 5_000  # and how much longer it may take on a busy machine
SHORT: Final = 0.01  # seconds: the shortest wait, also when another server took the job
POSTPONED: Final = 10_000  # milliseconds
PAUSES: Final = (0.0, 0.2, 1.0)  # seconds before each attempt at a job

log = structlog.get_logger("teahouse.bots")


@dataclass(slots=True)
class PoolCounts:
    """What the pool has done since it started."""

    done: int = 0  # decisions stored
    outdated: int = 0  # jobs that were no longer owed when they were decided
    failed: int = 0  # attempts that failed
    given_up: int = 0  # jobs that the bot `random` decided in the end
    restarted: int = 0  # processes that were replaced
    thought: float = 0.0  # seconds that bots took for their decisions


class BotWorkerPool:
    """At most ``size`` jobs at once, each in a process of its own."""

    def __init__(
        self,
        tables: TableService,
        size: int,
        *,
        limit: int = LIMIT,
        grace: int = GRACE,
        lease: int = LEASE,
        sweep: float = SWEEP,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.counts = PoolCounts()
        self.size = size
        self.name = f"server-{secrets.token_hex(8)}"  # owns the leases; never used again
        self._tables = tables
        self._limit = limit
        self._grace = grace
        self._lease = lease
        self._sweep = sweep
        self._command = command
        self._leased: dict[BotJob, None] = {}  # leased jobs, in order
        self._idle: list[Worker] = []
        self._busy: dict[BotJob, Worker] = {}
        self._work = tables.bot_work  # set when there may be work

    @property
    def thinking(self) -> int:
        """How many jobs are under way."""
        return len(self._leased)

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [worker.pid for worker in (*self._idle, *self._busy.values())]

    async def run(self) -> None:
        """Work until cancelled; then release all jobs and end the processes."""
        unfinished: list[BotJob] = []
        try:
            await asyncio.gather(*[self._start_worker() for _ in range(self.size)])
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._extend_leases())
                try:
                    while True:
                        for job in await self._take_jobs():
                            self._leased[job] = None
                            tasks.create_task(self._decide(job))
                        await self._wait()
                finally:
                    unfinished = list(self._leased)
        finally:
            await self._stop(unfinished)

    async def _take_jobs(self) -> list[BotJob]:
        self._work.clear()  # before the query: work that arrives meanwhile is not missed
        free = self.size - len(self._leased)
        if free <= 0:
            return []
        try:
            return await bot_jobs.lease_jobs(self._tables, self.name, free, millis=self._lease)
        except Exception as error:
            log.warning("no jobs can be taken", why=repr(error))
            return []

    async def _wait(self) -> None:
        """Wait for new work, the end of a pause or lease, or the sweep, whichever is first."""
        seconds = self._sweep
        if len(self._leased) < self.size:
            try:
                free = await self._tables.store.next_job_time()
            except Exception as error:
                log.warning("the jobs cannot be read", why=repr(error))
                free = None
            if free is not None:
                ahead = (free - self._tables.clock.now()) / 1000
                seconds = min(seconds, max(ahead, SHORT))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._work.wait()

    async def _extend_leases(self) -> None:
        while True:
            await asyncio.sleep(self._lease / 3000)
            if self._leased:
                try:
                    until = self._tables.clock.now() + self._lease
                    await self._tables.store.extend_leases(self.name, list(self._leased), until)
                except Exception as error:
                    log.warning("the leases cannot be prolonged", why=repr(error))

    async def _decide(self, job: BotJob) -> None:
        """Have this decision made, in the end by the bot `random`."""
        job_log = log.bind(table=job.table, seat=job.seat, number=job.number, bot=job.strength)
        try:
            for pause in PAUSES:
                await asyncio.sleep(pause)
                try:
                    await self._attempt(job)
                    return
                except WorkerFailed as error:
                    self.counts.failed += 1
                    job_log.warning("a bot failed", why=str(error))
            await self._give_up(job)
            job_log.error("the bot random decided instead")
        except UnknownRules as error:
            self.counts.failed += 1
            job_log.warning("a job is postponed", why=str(error))
            await self._postpone(job)
        except Exception:  # of the store or of this table: it must not stop the other tables
            self.counts.failed += 1
            job_log.exception("a job is postponed")
            await self._postpone(job)
        finally:
            del self._leased[job]
            self._work.set()

    async def _attempt(self, job: BotJob) -> None:
        worker = await self._worker()
        self._busy[job] = worker
        is_usable = False
        try:
            # Read only now: a job may be outdated after a pause.
            question = await bot_jobs.build_question(self._tables, job)
            if question is not None:
                limit = min(self._limit, int(registry.think_limit(job.strength)))
                work = _work(question, limit + 2 * self._grace)
                await self._submit(job, await self._think(worker, work, limit))
            else:
                self.counts.outdated += 1
            is_usable = True
        finally:
            del self._busy[job]
            if is_usable:
                self._idle.append(worker)
            else:
                await worker.kill()

    async def _think(self, worker: Worker, work: BotWork, limit: int) -> int:
        loop = asyncio.get_running_loop()
        began = loop.time()
        action = await worker.ask(work, (limit + self._grace) / 1000)
        self.counts.thought += loop.time() - began
        return action

    async def _submit(self, job: BotJob, action: int) -> None:
        """Store the decision. A refusal is the bot's fault only if the question still stands."""
        answer = await bot_jobs.decide_for_bot(self._tables, job, action)
        if isinstance(answer, Done):
            self.counts.done += 1
        elif await bot_jobs.is_owed(self._tables, job):
            raise WorkerFailed(f"it chose {action}, which is refused ({answer.why.key})")
        else:
            self.counts.outdated += 1

    async def _give_up(self, job: BotJob) -> None:
        """Let the bot `random` decide in this process, so that no table waits for ever."""
        thought = await bot_jobs.build_task(self._tables, job)
        if thought is None:
            self.counts.outdated += 1
            return
        self.counts.given_up += 1
        action = int(registry.make("random", thought.seed).choose(thought.observation))
        await bot_jobs.decide_for_bot(self._tables, replace(job, strength="random"), action)

    async def _worker(self) -> Worker:
        """An idle process, or a new one if there is none that is alive."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            await worker.kill()
        self.counts.restarted += 1
        return await start(self._command)

    async def _start_worker(self) -> None:
        """Start a process early, so that the first decision need not wait."""
        try:
            self._idle.append(await start(self._command))
        except WorkerFailed as error:
            log.warning("no process for bots yet; one is started when needed", why=str(error))

    async def _postpone(self, job: BotJob) -> None:
        """Postpone a job, so that a table that cannot be played does not keep the pool busy."""
        try:
            await self._tables.store.extend_leases(
                self.name, [job], self._tables.clock.now() + POSTPONED
            )
        except Exception as error:
            log.warning("the lease must run out by itself", why=repr(error))

    async def _stop(self, unfinished: list[BotJob]) -> None:
        for worker in self._idle:
            await worker.kill()
        self._idle.clear()
        try:
            await self._tables.store.release_jobs(self.name, unfinished)
        except Exception as error:
            log.warning("the leases must run out by themselves", why=repr(error))


def _work(question: bot_jobs.Question, limit: int) -> BotWork:
    return BotWork(
        game=question.game,
        rules=question.rules,
        state=question.state,
        seat=question.seat,
        strength=question.strength,
        seed=question.seed,
        limit=limit,
        corrections=question.corrections,
    )
