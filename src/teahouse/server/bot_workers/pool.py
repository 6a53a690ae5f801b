"""The bots of a serving process: jobs are leased, thought over elsewhere, and handed in.

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
from teahouse.server.tables.service import TableService

LEASE: Final = 3000  # milliseconds
SWEEP: Final = 1.0  # seconds between two looks for jobs that another server has dropped
LIMIT: Final = 10_000  # milliseconds that a bot may think
GRACE: Final = 5_000  # and how much longer it may take on a busy machine
SHORT: Final = 0.01  # seconds: the least rest, also when another server has just been quicker
PUT_BACK: Final = 10_000  # milliseconds
PAUSES: Final = (0.0, 0.2, 1.0)  # seconds before each attempt at a job

log = structlog.get_logger("teahouse.crew")


@dataclass(slots=True)
class PoolCounts:
    """What the crew has done since it began."""

    done: int = 0  # decisions handed in
    outdated: int = 0  # jobs that nobody owed any more when they were thought over
    failed: int = 0  # attempts that came to nothing
    given_up: int = 0  # jobs that the bot `random` decided in the end
    restarted: int = 0  # processes that were replaced
    thought: float = 0.0  # seconds that bots took for their decisions


class BotWorkerPool:
    """At most ``size`` jobs at once, each in a process of its own."""

    def __init__(
        self,
        desk: TableService,
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
        self._desk = desk
        self._limit = limit
        self._grace = grace
        self._lease = lease
        self._sweep = sweep
        self._command = command
        self._held: dict[BotJob, None] = {}  # leased jobs, in order
        self._idle: list[Worker] = []
        self._busy: dict[BotJob, Worker] = {}
        self._work = desk.bot_work  # set when there may be work

    @property
    def thinking(self) -> int:
        """How many jobs are under way."""
        return len(self._held)

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [worker.pid for worker in (*self._idle, *self._busy.values())]

    async def run(self) -> None:
        """Work until cancelled; then give everything back and end the processes."""
        left: list[BotJob] = []
        try:
            await asyncio.gather(*[self._start_early() for _ in range(self.size)])
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._keep_leases())
                try:
                    while True:
                        for job in await self._take_jobs():
                            self._held[job] = None
                            tasks.create_task(self._do(job))
                        await self._rest()
                finally:
                    left = list(self._held)
        finally:
            await self._stop(left)

    async def _take_jobs(self) -> list[BotJob]:
        self._work.clear()  # before looking: what comes during the look is not missed
        free = self.size - len(self._held)
        if free <= 0:
            return []
        try:
            return await bot_jobs.lease_jobs(self._desk, self.name, free, millis=self._lease)
        except Exception as error:
            log.warning("no jobs can be taken", why=repr(error))
            return []

    async def _rest(self) -> None:
        """Until somebody wakes the crew, the next pause or lease is over, or the sweep is due."""
        seconds = self._sweep
        if len(self._held) < self.size:
            try:
                free = await self._desk.store.next_job_time()
            except Exception as error:
                log.warning("the jobs cannot be seen", why=repr(error))
                free = None
            if free is not None:
                ahead = (free - self._desk.clock.now()) / 1000
                seconds = min(seconds, max(ahead, SHORT))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._work.wait()

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(self._lease / 3000)
            if self._held:
                try:
                    until = self._desk.clock.now() + self._lease
                    await self._desk.store.extend_leases(self.name, list(self._held), until)
                except Exception as error:
                    log.warning("the leases cannot be prolonged", why=repr(error))

    async def _do(self, job: BotJob) -> None:
        """See to it that this decision is made, by whatever means."""
        about = log.bind(table=job.table, seat=job.seat, number=job.number, bot=job.strength)
        try:
            for pause in PAUSES:
                await asyncio.sleep(pause)
                try:
                    await self._attempt(job)
                    return
                except WorkerFailed as error:
                    self.counts.failed += 1
                    about.warning("a bot failed", why=str(error))
            await self._give_up(job)
            about.error("the bot random decided instead")
        except Exception:  # of the store or of this table: it must not stop the other tables
            self.counts.failed += 1
            about.exception("a job is put back")
            await self._put_back(job)
        finally:
            del self._held[job]
            self._work.set()

    async def _attempt(self, job: BotJob) -> None:
        worker = await self._worker()
        self._busy[job] = worker
        good = False
        try:
            # Looked at only now: a job may be outdated after a pause.
            question = await bot_jobs.build_question(self._desk, job)
            if question is not None:
                limit = min(self._limit, int(registry.think_limit(job.strength)))
                work = _work(question, limit + 2 * self._grace)
                await self._hand_in(job, await self._think(worker, work, limit))
            else:
                self.counts.outdated += 1
            good = True
        finally:
            del self._busy[job]
            if good:
                self._idle.append(worker)
            else:
                await worker.kill()

    async def _think(self, worker: Worker, work: BotWork, limit: int) -> int:
        loop = asyncio.get_running_loop()
        began = loop.time()
        action = await worker.ask(work, (limit + self._grace) / 1000)
        self.counts.thought += loop.time() - began
        return action

    async def _hand_in(self, job: BotJob, action: int) -> None:
        """Store the decision. A refusal is the bot's fault only if the question still stands."""
        answer = await bot_jobs.decide_for_bot(self._desk, job, action)
        if isinstance(answer, Done):
            self.counts.done += 1
        elif await bot_jobs.is_owed(self._desk, job):
            raise WorkerFailed(f"it chose {action}, which is refused ({answer.why.key})")
        else:
            self.counts.outdated += 1

    async def _give_up(self, job: BotJob) -> None:
        """No table stands still for ever: the bot `random` decides, here and now."""
        thought = await bot_jobs.build_task(self._desk, job)
        if thought is None:
            self.counts.outdated += 1
            return
        self.counts.given_up += 1
        action = int(registry.make("random", thought.seed).choose(thought.observation))
        await bot_jobs.decide_for_bot(self._desk, replace(job, strength="random"), action)

    async def _worker(self) -> Worker:
        """An idle process; a new one where there is none or the old one has died meanwhile."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            await worker.kill()
        self.counts.restarted += 1
        return await start(self._command)

    async def _start_early(self) -> None:
        """A process at the beginning, so that the first decision need not wait."""
        try:
            self._idle.append(await start(self._command))
        except WorkerFailed as error:
            log.warning("no process for bots yet; one is started when needed", why=str(error))

    async def _put_back(self, job: BotJob) -> None:
        """For a while, so that a table that cannot be played does not keep the crew busy."""
        try:
            await self._desk.store.extend_leases(
                self.name, [job], self._desk.clock.now() + PUT_BACK
            )
        except Exception as error:
            log.warning("the lease must run out by itself", why=repr(error))

    async def _stop(self, left: list[BotJob]) -> None:
        for worker in self._idle:
            await worker.kill()
        self._idle.clear()
        try:
            await self._desk.store.release_jobs(self.name, left)
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
    )
