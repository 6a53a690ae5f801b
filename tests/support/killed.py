"""A server process in small, made to be killed: it plays tables and says what was acknowledged.

Everything it does follows from the tables' positions, so that the next process sends the same
commands again under the same ids, as clients do that never heard an answer.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

from sample import SAMPLE
from tables import ANN, BEN, PEOPLE, Stamp, run_command

from teahouse.bots import registry
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import bot_jobs, queries, table_creation
from teahouse.server.tables.answers import Done
from teahouse.server.tables.service import SystemClock, TableService
from teahouse.server.tables.table_creation import ME, SeatRequest

LEASE = 300  # milliseconds: a killed worker's jobs are soon taken up again
Say = Callable[[str, str, object], None]


def main(where: str, tables: int, out: str) -> None:
    """Play so many tables to their end; acknowledgements go to the file, one line each."""
    asyncio.run(_main(where, tables, out))


async def _main(where: str, tables: int, out: str) -> None:
    file = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    store = await open_store(where)
    service = TableService(store, SystemClock(), keep=4, snapshot_every=16)

    def say(table: str, key: str, answer: object) -> None:
        if isinstance(answer, Done):
            os.write(file, f"{table} {key} {answer.number}\n".encode())

    opened = [await _open(service, i, say) for i in range(tables)]
    people = [_person(service, t, seat, say) for t in opened for seat in (0, 1)]
    bots = asyncio.create_task(_bots(service, f"worker-{os.getpid()}", say))
    await asyncio.gather(*people)
    bots.cancel()
    await asyncio.wait([bots])
    await store.close()
    os.write(file, b"finished\n")


async def _open(service: TableService, i: int, say: Say) -> str:
    wishes = [SeatRequest(ME), SeatRequest(), *[SeatRequest("bot")] * (1 + i % 2)]
    table = await table_creation.open_table(service, ANN, Stamp(f"table{i}").id, SAMPLE, {}, wishes)
    say(
        table,
        f"{BEN.person}/join",
        await run_command(service, BEN, table, commands.Join, Stamp("join"), seat=1),
    )
    say(
        table,
        f"{ANN.person}/start",
        await run_command(service, ANN, table, commands.Start, Stamp("start")),
    )
    return table


async def _person(service: TableService, table: str, seat: int, say: Say) -> None:
    who = PEOPLE[seat]
    while True:
        sight = await queries.get_table_view(service, who, table, seat)
        if sight.table.lifecycle != "running":
            return
        if not sight.legal:
            await asyncio.sleep(0.002)
            continue
        # The choice follows from the question alone, so that a process after this one repeats it.
        since = sight.asked_since
        action = sight.legal[hash((seat, since)) % len(sight.legal)].action
        command = Stamp(f"d{seat}-{since}", sight.table.position)
        answer = await run_command(
            service, who, table, commands.Decide, command, seat=seat, action=action
        )
        say(table, f"{who.person}/{command.id}", answer)


async def _bots(service: TableService, worker: str, say: Say) -> None:
    while True:
        jobs = await bot_jobs.lease_jobs(service, worker, 4, millis=LEASE)
        for job in jobs:
            thought = await bot_jobs.build_task(service, job)
            if thought is not None:
                bot = registry.make(job.strength, thought.seed)
                action = int(bot.choose(thought.observation))
                answer = await bot_jobs.decide_for_bot(service, job, action)
                say(job.table, f"bot:{job.number}:{job.seat}", answer)
        if not jobs:
            await asyncio.sleep(0.005)
