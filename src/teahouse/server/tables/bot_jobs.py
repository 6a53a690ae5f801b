"""Bots at a table. They think elsewhere: here they get their work and hand in their decision.

A job is a row derived from the log and leased to one worker; the lease only saves work. That a
decision is never played twice follows from its key ``bot:NUMBER:SEAT``, where NUMBER is the
position since which the seat is asked, and from the primary key of the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from teahouse.bots.bot import Observation
from teahouse.server.tables.answers import Answer, Caller, Done, Refusal
from teahouse.server.tables.commands import PendingCommand, PlannedFact
from teahouse.server.tables.decisions import require_legal
from teahouse.server.tables.facts import Decided
from teahouse.server.tables.ports import BotJob, LogEntry
from teahouse.server.tables.refusals import build_refusal
from teahouse.server.tables.rights import require_worker
from teahouse.server.tables.service import TableService
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
    corrections: str


async def lease_jobs(
    tables: TableService, worker: str, limit: int = 1, *, millis: int = LEASE
) -> list[BotJob]:
    """Lease work to a worker, the longest waiting first."""
    now = tables.clock.now()
    return await tables.store.lease_jobs(worker, now, now + millis, limit)


async def build_task(tables: TableService, job: BotJob) -> BotTask | None:
    """What the bot's seat may know of the position; None if the job is outdated."""
    found = await _find_owed(tables, job)
    if found is None:
        return None
    table, play = found
    return BotTask(observation=Observation(play.state.copy(), job.seat), seed=_seed_of(table, job))


async def build_question(tables: TableService, job: BotJob) -> Question | None:
    """What a bot in another process is asked; None if the job is outdated."""
    found = await _find_owed(tables, job)
    if found is None:
        return None
    table, play = found
    return Question(
        game=table.row.game,
        rules=table.row.rules,
        state=play.state.to_dict(),
        seat=job.seat,
        strength=job.strength,
        seed=_seed_of(table, job),
        corrections=table.row.corrections,
    )


async def is_owed(tables: TableService, job: BotJob) -> bool:
    """Does the bot still owe this decision?"""
    return await _find_owed(tables, job) is not None


async def _find_owed(tables: TableService, job: BotJob) -> tuple[TableState, RunningGame] | None:
    table = await tables.load_current(job.table)
    if table.play is None or job not in table.bot_jobs:
        return None
    return table, table.play


def _seed_of(table: TableState, job: BotJob) -> str:
    # Not from the game's seed alone: two decisions of a bot must not share their chance.
    return f"{table.row.seed} bot {job.number} {job.seat}"


async def decide_for_bot(tables: TableService, job: BotJob, action: int) -> Answer:
    """Hand in a decision. Outdated or doubled work changes nothing."""
    pending = PendingCommand(
        key=f"bot:{job.number}:{job.seat}",
        author=f"bot:{job.strength}",
        plan=partial(_plan_decision, job, action),
        expected=Decided(seat=job.seat, action=action),
    )
    outcome = await tables.run_command(job.table, pending)
    if outcome.entry is not None:
        return Done(outcome.entry.number)
    return await build_refusal(
        tables.store, outcome, Caller(), seat=None, since=outcome.table.position
    )


def _plan_decision(
    job: BotJob, action: int, table: TableState, log: Sequence[LogEntry]
) -> PlannedFact:
    require_worker(table, job.seat)
    if table.request is not None:
        raise Refusal("request-open", params={"request": table.request.number})
    require_legal(table, job.seat, action, answers=job.number)
    return PlannedFact(Decided(seat=job.seat, action=action))
