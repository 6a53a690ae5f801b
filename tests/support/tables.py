"""People at tables: what the server's tests are made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from sample import SAMPLE

from teahouse.core.rng import Rng
from teahouse.server.protocol import commands
from teahouse.server.tables import bot_jobs, queries, table_creation
from teahouse.server.tables.answers import Answer, Caller, Done
from teahouse.server.tables.dispatch import HANDLERS
from teahouse.server.tables.ports import BOT, TableStore
from teahouse.server.tables.service import CommandContext, TableService
from teahouse.server.tables.table_creation import ME, SeatRequest

ANN, BEN, CLO, DAN, EVE = [Caller(f"p-{n.lower()}", n) for n in ("Ann", "Ben", "Clo", "Dan", "Eve")]
PEOPLE = (ANN, BEN, CLO, DAN)
NOBODY = Caller()


@dataclass
class FakeClock:
    """A clock that goes on by a millisecond whenever somebody looks."""

    time: int = 1_000_000

    def now(self) -> int:
        self.time += 1
        return self.time


@dataclass
class Stamp:
    """What every command carries: an id the client made, and the position that it answers."""

    id: str
    answers: int = 0


@dataclass
class Ids:
    """Stamps of commands, as a client makes them."""

    prefix: str = "c"
    count: int = 0

    def next(self, answers: int = 0) -> Stamp:
        self.count += 1
        return Stamp(f"{self.prefix}{self.count}", answers)


@dataclass
class Club:
    """A service with a clock and fresh ids."""

    store: TableStore
    tables: TableService
    ids: Ids = field(default_factory=Ids)


def club(store: TableStore, prefix: str = "c", keep: int = 100, snapshot_every: int = 32) -> Club:
    service = TableService(store, FakeClock(), keep=keep, snapshot_every=snapshot_every)
    return Club(store, service, Ids(prefix))


async def run_command(
    tables: TableService,
    caller: Caller,
    table_id: str,
    kind: type[commands.TableCommand],
    stamp: Stamp,
    **fields: object,
) -> Answer:
    """Run a command as the server does for a client, without its limits."""
    command = kind(id=stamp.id, answers=stamp.answers, **fields)
    return await HANDLERS[kind](CommandContext(tables, caller, table_id, command))


def number(answer: Answer) -> int:
    """The entry that a command made; fails on a refusal."""
    assert isinstance(answer, Done), answer
    return answer.number


async def open_table(
    at: Club, seats: int = 3, game: str = SAMPLE, people: int | None = None, **options: object
) -> str:
    """A running table: Ann owns it and has seat 0, the other people follow, then bots."""
    people = seats if people is None else people
    wishes = (
        [SeatRequest(ME)] + [SeatRequest()] * (people - 1) + [SeatRequest(BOT)] * (seats - people)
    )
    table = await table_creation.open_table(at.tables, ANN, at.ids.next().id, game, options, wishes)
    for seat in range(1, people):
        number(
            await run_command(
                at.tables, PEOPLE[seat], table, commands.Join, at.ids.next(), seat=seat
            )
        )
    number(await run_command(at.tables, ANN, table, commands.Start, at.ids.next()))
    return table


async def one_decision(at: Club, table: str, rng: Rng) -> bool:
    """A random person who is asked decides; False if nobody is."""
    sight = await queries.get_table_view(at.tables, NOBODY, table)
    seats = [s for s in sight.asked if sight.table.seats[s].kind == "person"]
    if not seats:
        return False
    seat = seats[rng.below(len(seats))]
    who = PEOPLE[seat]
    mine = await queries.get_table_view(at.tables, who, table, seat)
    choice = mine.legal[rng.below(len(mine.legal))]
    command = at.ids.next(mine.table.position)
    number(
        await run_command(
            at.tables, who, table, commands.Decide, command, seat=seat, action=choice.action
        )
    )
    return True


async def bots_decide(at: Club, rng: Rng, worker: str = "w", limit: int = 1) -> int:
    """Bots do what they owe; how many did."""
    jobs = await bot_jobs.lease_jobs(at.tables, worker, limit)
    done = 0
    for job in jobs:
        thought = await bot_jobs.build_task(at.tables, job)
        if thought is not None:
            legal = thought.observation.legal()
            action = int(legal[rng.below(len(legal))])
            done += isinstance(await bot_jobs.decide_for_bot(at.tables, job, action), Done)
    return done


async def play_on(at: Club, table: str, rng: Rng, most: int = 10_000) -> int:
    """Everybody plays at random, to the end or so many decisions."""
    count = 0
    while count < most:
        if not await one_decision(at, table, rng) and not await bots_decide(at, rng):
            break
        count += 1
    return count
