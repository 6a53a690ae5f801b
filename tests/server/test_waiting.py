"""Tables that wait for a person, seats left for good, and what a desk forgets on purpose."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tables import ANN, BEN, EVE, NOBODY, PEOPLE, club, number, one_decision, open_table, play_on

from teahouse.core.rng import Rng
from teahouse.server.tables import consent, decisions, queries, seating, table_creation
from teahouse.server.tables.answers import Refused
from teahouse.server.tables.ports import TableStore
from teahouse.server.tables.service import TableService
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio


async def test_everybody_sees_who_is_asked(store: TableStore) -> None:
    at = club(store)
    wishes = [SeatRequest(ME), SeatRequest("bot"), SeatRequest("bot")]
    waiting = await table_creation.open_table(at.desk, ANN, at.ids.next(), "dschunke", {}, wishes)
    assert (await queries.see_table(at.desk, NOBODY, waiting)).asked == []
    table = await open_table(at)
    rng = Rng(4)
    for _ in range(20):
        sight = await queries.see(at.desk, NOBODY, table)
        assert sight.asked
        assert sight.table.asked == sight.asked
        assert await one_decision(at, table, rng)
    request = number(await consent.abandon(at.desk, ANN, table, at.ids.next()))
    for other in PEOPLE[1:3]:
        number(await consent.grant(at.desk, other, table, at.ids.next(), request))
    ended = await queries.see_table(at.desk, ANN, table)
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
            mine = await queries.see(at.desk, who, table, seat)
            if mine.asked_since is not None:
                (entry, *_) = await store.entries(table, mine.asked_since - 1)
                expected.append((entry.at, table))
        assert expected
        cold = TableService(store, at.desk.clock)  # from snapshots: the entries are not at hand
        for desk in (at.desk, cold):
            found = await queries.tables_waiting_for(desk, who)
            assert [table.id for table in found] == [table for _, table in sorted(expected)]
            assert all(seat in table.asked and table.seats[seat].yours for table in found)
    assert await queries.tables_waiting_for(at.desk, EVE) == []
    assert await queries.tables_waiting_for(at.desk, NOBODY) == []


async def test_no_table_waits_for_one_who_gave_his_seat_away_or_whose_game_is_over(
    store: TableStore,
) -> None:
    at = club(store)
    table, ended = await open_table(at), await open_table(at)
    await play_on(at, ended, Rng(6))
    seat = (await queries.see(at.desk, NOBODY, table)).asked[0]
    who = PEOPLE[seat]
    assert [t.id for t in await queries.tables_waiting_for(at.desk, who)] == [table]
    number(await seating.give_to_bot(at.desk, who, table, at.ids.next(), seat, "random"))
    assert await queries.tables_waiting_for(at.desk, who) == []


async def test_a_seat_left_for_good_cannot_be_taken_back(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    left, for_good = at.ids.next(), at.ids.next()
    number(await seating.leave(at.desk, BEN, table, left, 1))
    number(await seating.take_back(at.desk, BEN, table, at.ids.next(), 1))
    once = await seating.leave(at.desk, BEN, table, for_good, 1, for_good=True)
    assert await seating.leave(at.desk, BEN, table, for_good, 1, for_good=True) == once
    other = await seating.leave(at.desk, BEN, table, left, 1, for_good=True)
    assert isinstance(other, Refused)
    assert other.why.key == "command-id-used"
    for desk in (at.desk, TableService(store, at.desk.clock)):
        refused = await seating.take_back(desk, BEN, table, at.ids.next(), 1)
        assert isinstance(refused, Refused)
        assert refused.why.key == "not-yours"
        assert not (await queries.see_table(desk, BEN, table)).seats[1].may_return


@pytest.mark.parametrize("slow", ["entries", "append_entry"])
async def test_what_is_forgotten_does_not_come_back_with_what_is_under_way(
    store: TableStore, slow: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await queries.see(at.desk, NOBODY, table)).asked[0]
    mine = await queries.see(at.desk, PEOPLE[seat], table, seat)
    click = at.ids.next(mine.table.position)
    old = await at.desk.look(table)
    assert await at.desk.look(table) is old
    reached, gate = asyncio.Event(), asyncio.Event()
    real: Callable[..., Awaitable[object]] = getattr(store, slow)

    async def later(*values: object) -> object:
        found = await real(*values)
        reached.set()
        await gate.wait()
        return found

    monkeypatch.setattr(store, slow, later)
    under_way: asyncio.Task[object] = asyncio.create_task(
        at.desk.look(table)
        if slow == "entries"
        else decisions.decide(at.desk, PEOPLE[seat], table, click, seat, mine.legal[0].action)
    )
    await reached.wait()
    at.desk.forget(table)
    gate.set()
    await under_way
    now = await at.desk.look(table)
    assert now.seats == old.seats
    assert now.seats[0] is not old.seats[0]  # folded from the store, not handed on
