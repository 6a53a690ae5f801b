"""Bots at a table. They think elsewhere: here they get their work and hand in their decision.

A job is a row derived from the log and leased to one worker; the lease only saves work. That a
decision is never played twice follows from its key ``bot:NUMBER:SEAT``, where NUMBER is the
position since which the seat is asked, and from the primary key of the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teahouse.bots.bot import Observation
from teahouse.server.tables.answers import Answer, Caller, Command, Refusal
from teahouse.server.tables.decisions import check
from teahouse.server.tables.facts import Decided
from teahouse.server.tables.ports import BotJob, LogEntry
from teahouse.server.tables.queries import answer
from teahouse.server.tables.rights import require_worker
from teahouse.server.tables.service import PendingCommand, PlannedFact, TableService
from teahouse.server.tables.state import RunningGame, TableState

LEASE = 30_000  # milliseconds after which another worker takes a job up


@dataclass(frozen=True, slots=True)
class BotTask:
    """All that a bot needs for one decision; ``seed`` is for what it leaves to chance."""

    observation: Observation
    seed: str


@dataclass(frozen=True, slots=True)
class Question:
    """The same as plain data, for a bot that thinks in another process."""

    game: str
    rules: int
    state: dict[str, object]
    seat: int
    strength: str
    seed: str


async def lease(
    desk: TableService, worker: str, limit: int = 1, *, millis: int = LEASE
) -> list[BotJob]:
    """Work for a worker, the longest waiting first."""
    now = desk.clock.now()
    return await desk.store.lease_jobs(worker, now, now + millis, limit)


async def thought(desk: TableService, job: BotJob) -> BotTask | None:
    """The position through the eyes of the bot's seat; None if the job is outdated."""
    found = await _owed(desk, job)
    if found is None:
        return None
    live, play = found
    return BotTask(Observation(play.state.copy(), job.seat), _seed(live, job))


async def question(desk: TableService, job: BotJob) -> Question | None:
    """What a bot in another process is asked; None if the job is outdated."""
    found = await _owed(desk, job)
    if found is None:
        return None
    live, play = found
    row, state = live.row, play.state.to_dict()
    return Question(row.game, row.rules, state, job.seat, job.strength, _seed(live, job))


async def is_owed(desk: TableService, job: BotJob) -> bool:
    """Does the bot still owe this decision?"""
    return await _owed(desk, job) is not None


async def _owed(desk: TableService, job: BotJob) -> tuple[TableState, RunningGame] | None:
    live = await desk.look(job.table)
    if live.play is None or job not in live.jobs():
        return None
    return live, live.play


def _seed(live: TableState, job: BotJob) -> str:
    # Not from the game's seed alone: two decisions of a bot must not share their chance.
    return f"{live.row.seed} bot {job.number} {job.seat}"


async def decide_for_bot(desk: TableService, job: BotJob, action: int) -> Answer:
    """Hand in a decision. Outdated or doubled work changes nothing."""

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require_worker(live, job.seat)
        if live.request is not None:
            raise Refusal("request-open", params={"request": live.request.number})
        check(live, job.seat, action, job.number)
        return PlannedFact(Decided(job.seat, action))

    key = f"bot:{job.number}:{job.seat}"
    order = PendingCommand(key, f"bot:{job.strength}", plan, Decided(job.seat, action))
    outcome = await desk.carry_out(job.table, order)
    return await answer(desk, outcome, Caller(), Command(key, outcome.live.position), None)
