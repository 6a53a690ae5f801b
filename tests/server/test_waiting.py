"""Tables that wait for a person, seats left for good, and what a service forgets on purpose."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import table_reading
from sample import SAMPLE
from tables import (
    ANN,
    BEN,
    EVE,
    NOBODY,
    PEOPLE,
    Stamp,
    club,
    number,
    one_decision,
    open_table,
    play_on,
    run_command,
)

from teahouse.core.rng import Rng
from teahouse.server.protocol import commands
from teahouse.server.tables import queries, seating, table_creation
from teahouse.server.tables.answers import Answer, Refused
from teahouse.server.tables.ports import TableStore
from teahouse.server.tables.service import CommandContext, TableService
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio


async def test_everybody_sees_who_is_asked(store: TableStore) -> None:
    at = club(store)
    wishes = [SeatRequest(ME), SeatRequest("bot"), SeatRequest("bot")]
    waiting = await table_creation.open_table(at.tables, ANN, at.ids.next().id, SAMPLE, {}, wishes)
    assert (await table_reading.summary(at.tables, NOBODY, waiting)).asked == []
    table = await open_table(at)
    rng = Rng(4)
    for _ in range(20):
        sight = await queries.get_table_view(at.tables, NOBODY, table)
        assert sight.asked
        assert sight.table.asked == sight.asked
        assert await one_decision(at, table, rng)
    request = number(await run_command(at.tables, ANN, table, commands.Abandon, at.ids.next()))
    for other in PEOPLE[1:3]:
        number(
            await run_command(
                at.tables, other, table, commands.Grant, at.ids.next(), request=request
            )
        )
    ended = await table_reading.summary(at.tables, ANN, table)
    assert (ended.lifecycle, ended.asked) == ("abandoned", [])


async def test_tables_that_wait_for_me_the_longest_waiting_first(store: TableStore) -> None:
    at = club(store, snapshot_every=8)
    tables = [await open_table(at) for _ in range(4)]
    rng = Rng(5)
    for _ in range(40):
        assert await one_decision(at, tables[rng.below(4)], rng)
    for who, seat in ((ANN, 0), (BEN, 1)):
        expected = []
        for table in tables:
            mine = await queries.get_table_view(at.tables, who, table, seat)
            if mine.asked_since is not None:
                (entry, *_) = await store.entries(table, mine.asked_since - 1)
                expected.append((entry.at, table))
        assert expected
        cold = TableService(store, at.tables.clock)  # from snapshots: the entries are not at hand
        for service in (at.tables, cold):
            found = await queries.list_waiting_tables(service, who)
            assert [table.id for table in found] == [table for _, table in sorted(expected)]
            assert all(seat in table.asked and table.seats[seat].yours for table in found)
    assert await queries.list_waiting_tables(at.tables, EVE) == []
    assert await queries.list_waiting_tables(at.tables, NOBODY) == []


async def test_no_table_waits_for_one_who_gave_his_seat_away_or_whose_game_is_over(
    store: TableStore,
) -> None:
    at = club(store)
    table, ended = await open_table(at), await open_table(at)
    await play_on(at, ended, Rng(6))
    seat = (await queries.get_table_view(at.tables, NOBODY, table)).asked[0]
    who = PEOPLE[seat]
    assert [t.id for t in await queries.list_waiting_tables(at.tables, who)] == [table]
    number(
        await run_command(
            at.tables, who, table, commands.GiveToBot, at.ids.next(), seat=seat, strength="random"
        )
    )
    assert await queries.list_waiting_tables(at.tables, who) == []


async def test_a_seat_left_for_good_cannot_be_taken_back(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    left, for_good = at.ids.next(), at.ids.next()
    number(await run_command(at.tables, BEN, table, commands.Leave, left, seat=1))
    number(await run_command(at.tables, BEN, table, commands.ReclaimSeat, at.ids.next(), seat=1))

    async def leave_for_good(stamp: Stamp) -> Answer:
        command = commands.Leave(id=stamp.id, seat=1)
        return await seating.leave(CommandContext(at.tables, BEN, table, command), for_good=True)

    once = await leave_for_good(for_good)
    assert await leave_for_good(for_good) == once
    other = await leave_for_good(left)
    assert isinstance(other, Refused)
    assert other.why.key == "command-id-used"
    for service in (at.tables, TableService(store, at.tables.clock)):
        refused = await run_command(
            service, BEN, table, commands.ReclaimSeat, at.ids.next(), seat=1
        )
        assert isinstance(refused, Refused)
        assert refused.why.key == "not-yours"
        assert not (await table_reading.summary(service, BEN, table)).seats[1].may_return


@pytest.mark.parametrize("slow", ["entries", "append_entry"])
async def test_what_is_forgotten_does_not_come_back_with_what_is_under_way(
    store: TableStore, slow: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await queries.get_table_view(at.tables, NOBODY, table)).asked[0]
    mine = await queries.get_table_view(at.tables, PEOPLE[seat], table, seat)
    click = at.ids.next(mine.table.position)
    old = await at.tables.load_current(table)
    assert await at.tables.load_current(table) is old
    reached, gate = asyncio.Event(), asyncio.Event()
    real: Callable[..., Awaitable[object]] = getattr(store, slow)

    async def later(*values: object) -> object:
        found = await real(*values)
        reached.set()
        await gate.wait()
        return found

    monkeypatch.setattr(store, slow, later)
    under_way: asyncio.Task[object] = asyncio.create_task(
        at.tables.load_current(table)
        if slow == "entries"
        else run_command(
            at.tables,
            PEOPLE[seat],
            table,
            commands.Decide,
            click,
            seat=seat,
            action=mine.legal[0].action,
        )
    )
    await reached.wait()
    at.tables.drop_cached(table)
    gate.set()
    await under_way
    now = await at.tables.load_current(table)
    assert now.seats == old.seats
    assert now.seats[0] is not old.seats[0]  # folded from the store, not handed on
