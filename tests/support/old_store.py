"""The store that an older program wrote, and games at its tables that go on.

Its files stand in ``tests/server/fixtures``: all tables are played by version 1 of their rules.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tables import Club, club, number, run_command

from teahouse.core.rng import Rng
from teahouse.records.record import Record, parse
from teahouse.records.replay import verify
from teahouse.registry import versions
from teahouse.server.maintenance.backup import restore
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import bot_jobs, queries
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.log import fold
from teahouse.server.tables.ports import FINISHED, NOBODY, PERSON, RUNNING, TableStore
from teahouse.server.tables.state import RunningGame, TableState

FIXTURES = Path(__file__).parents[1] / "server" / "fixtures"
EXPECTED = json.loads((FIXTURES / "expected.json").read_text(encoding="utf-8"))
DIGESTS: dict[str, str] = json.loads((FIXTURES / "digests.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = EXPECTED["tables"]
OLD = 1  # the version of the rules by which all its tables are played


async def fill_with_old_tables(where: str) -> None:
    """SQLite opens the very file; PostgreSQL gets the same content from the backup."""
    if where.startswith("postgres"):
        await restore(FIXTURES / "store.backup", where)
    else:
        Path(where).write_bytes(gzip.decompress((FIXTURES / "store.db.gz").read_bytes()))


@asynccontextmanager
async def old_club(where: str, prefix: str = "c", keep: int = 100) -> AsyncIterator[Club]:
    """A service on this store; ``keep`` tables stay in memory."""
    store = await open_store(where)
    try:
        yield club(store, prefix, keep)
    finally:
        await store.close()


async def full_tables(store: TableStore, lifecycle: str) -> dict[str, str]:
    """The games of all tables in that part of their life that lack nobody, by their ids."""
    found = {}
    for row in await store.tables(None, lifecycle, 1000):
        table = fold(row, await store.entries(row.id, 0))
        if all([seat.kind != NOBODY for seat in table.seats]):
            found[row.id] = row.game
    return found


async def one_of_each_game(store: TableStore, lifecycle: str) -> dict[str, str]:
    """A table of every game that has one, by the game; the newest versions differ from most."""
    found = {game: table for table, game in (await full_tables(store, lifecycle)).items()}
    return {game: found[game] for game in sorted(found, key=versions)}


async def digest_of(store: TableStore, table_id: str) -> str:
    """The position that the log comes to."""
    row = await store.table(table_id)
    assert row is not None
    return playing(fold(row, await store.entries(table_id, 0))).state.digest()


def playing(table: TableState) -> RunningGame:
    """The game on a table where one has begun."""
    assert table.play is not None
    return table.play


def caller_on(table: TableState, seat: int) -> Caller:
    """The person on a seat; nobody where a bot sits."""
    return Caller(table.seats[seat].person, table.seats[seat].name)


async def decide_at(at: Club, table_id: str, rng: Rng) -> int | None:
    """Whoever is asked decides at random, a bot too; the seat, or None after the end."""
    table = await at.tables.load_current(table_id)
    play = playing(table)
    seats = [int(seat) for seat in play.state.actors()]
    if not seats:
        return None
    seat = seats[rng.below(len(seats))]
    legal = play.state.legal(seat)
    action = int(legal[rng.below(len(legal))])
    if table.seats[seat].kind == PERSON:
        who, stamp = caller_on(table, seat), at.ids.next(table.position)
        fields = {"seat": seat, "action": action}
        number(await run_command(at.tables, who, table_id, commands.Decide, stamp, **fields))
    else:
        (job,) = [job for job in table.bot_jobs if job.seat == seat]
        number(await bot_jobs.decide_for_bot(at.tables, job, action))
    return seat


async def decide_to_the_end(at: Club, table_id: str, rng: Rng) -> None:
    """Everybody decides at random until the game is over."""
    while await decide_at(at, table_id, rng) is not None:
        pass


async def end_one_of_each_game(at: Club) -> dict[str, str]:
    """A finished table of every game: where none was finished, one is played to its end."""
    found = await one_of_each_game(at.store, FINISHED)
    for game, table in (await one_of_each_game(at.store, RUNNING)).items():
        if game not in found:
            await decide_to_the_end(at, table, Rng(4))
            found[game] = table
    return found


async def true_record(at: Club, table_id: str) -> Record:
    """The record of an ended game as anybody gets it. It is true, and ends where the game did."""
    record = parse(await queries.export_record(at.tables, Caller(), table_id))
    table = await at.tables.load_current(table_id)
    assert verify(record).state.digest() == playing(table).state.digest()
    return record


def people_of(table: TableState) -> list[Caller]:
    """Everybody who holds a seat, each once."""
    found = [caller_on(table, seat) for seat in range(len(table.seats))]
    return [who for who in dict.fromkeys(found) if who.person]
