"""Seats change hands, between people and bots; on both stores."""

from __future__ import annotations

import pytest
import table_reading
from sample import SAMPLE
from tables import (
    ANN,
    BEN,
    CLO,
    EVE,
    NOBODY,
    PEOPLE,
    bots_decide,
    club,
    number,
    one_decision,
    open_table,
    run_command,
)

from teahouse.core.errors import TeahouseError
from teahouse.core.rng import Rng
from teahouse.server.protocol import commands
from teahouse.server.tables import bot_jobs, queries, seating, table_creation
from teahouse.server.tables.answers import Answer, Refusal, Refused
from teahouse.server.tables.ports import TableStore
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio


def why(answer: Answer) -> str:
    assert isinstance(answer, Refused), answer
    return answer.why.key


async def test_a_seat_goes_to_a_bot_and_back(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(7)
    number(
        await run_command(
            at.tables, BEN, table, commands.GiveToBot, at.ids.next(), seat=1, strength="random"
        )
    )
    assert (
        why(await run_command(at.tables, EVE, table, commands.ReclaimSeat, at.ids.next(), seat=1))
        == "not-yours"
    )
    while not await bots_decide(at, rng):
        assert await one_decision(at, table, rng)
    seen = (await queries.get_table_view(at.tables, BEN, table)).table.seats[1]
    assert (seen.kind, seen.yours, seen.may_return) == ("bot", False, True)
    with pytest.raises(Refusal, match="not-yours"):
        await queries.get_table_view(at.tables, BEN, table, 1)
    number(await run_command(at.tables, BEN, table, commands.ReclaimSeat, at.ids.next(), seat=1))
    assert (await queries.get_table_view(at.tables, BEN, table, 1)).seat == 1
    assert await store.jobs(table) == []
    news = await table_reading.log_entries(at.tables, BEN, table, 0)
    assert [n.author for n in news if n.kind == "decide" and n.seat == 1][0] == "bot"


async def test_a_bots_decision_is_dropped_when_its_seat_was_taken_back(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await queries.get_table_view(at.tables, NOBODY, table)).asked[0]
    who = PEOPLE[seat]
    number(
        await run_command(
            at.tables, who, table, commands.GiveToBot, at.ids.next(), seat=seat, strength="random"
        )
    )
    (job,) = await bot_jobs.lease_jobs(at.tables, "w")
    thought = await bot_jobs.build_task(at.tables, job)
    assert thought is not None
    action = int(thought.observation.legal()[0])
    number(await run_command(at.tables, who, table, commands.ReclaimSeat, at.ids.next(), seat=seat))
    assert why(await bot_jobs.decide_for_bot(at.tables, job, action)) == "not-a-bot"
    assert await bot_jobs.build_task(at.tables, job) is None


async def test_a_bot_never_decides_twice(store: TableStore) -> None:
    at, other = club(store), club(store)
    table = await open_table(at, people=1)
    rng = Rng(1)
    while not await store.jobs(table):
        assert await one_decision(at, table, rng)
    (job, *_) = await store.jobs(table)
    thought = await bot_jobs.build_task(at.tables, job)
    assert thought is not None
    action = int(thought.observation.legal()[0])
    first = await bot_jobs.decide_for_bot(at.tables, job, action)
    assert await bot_jobs.decide_for_bot(other.tables, job, action) == first
    log = await store.entries(table, 0)
    assert [e.command for e in log].count(f"bot:{job.number}:{job.seat}") == 1
    assert log[number(first)].author == "bot:random"


async def test_a_link_opens_its_seat_once(store: TableStore) -> None:
    at = club(store)
    wishes = [SeatRequest(ME), SeatRequest(), SeatRequest()]
    table = await table_creation.open_table(
        at.tables, ANN, at.ids.next().id, SAMPLE, {}, wishes, watchable=False
    )
    assert (
        why(await run_command(at.tables, BEN, table, commands.Join, at.ids.next(), seat=1))
        == "not-watchable"
    )
    old = await seating.renew_link(at.tables, ANN, table, 1)
    secret = await seating.renew_link(at.tables, ANN, table, 1)
    wrong = await run_command(
        at.tables, BEN, table, commands.Claim, at.ids.next(), seat=1, secret=old
    )
    assert why(wrong) == "link-opens-nothing"
    command = at.ids.next()
    done = await run_command(at.tables, BEN, table, commands.Claim, command, seat=1, secret=secret)
    assert (
        await run_command(at.tables, BEN, table, commands.Claim, command, seat=1, secret=secret)
        == done
    )
    again = await run_command(
        at.tables, EVE, table, commands.Claim, at.ids.next(), seat=1, secret=secret
    )
    assert why(again) == "link-opens-nothing"
    assert (await queries.get_table_view(at.tables, BEN, table, 1)).table.seats[1].yours
    # From person to person: the holder renews and hands on the secret.
    secret = await seating.renew_link(at.tables, BEN, table, 1)
    number(
        await run_command(
            at.tables, CLO, table, commands.Claim, at.ids.next(), seat=1, secret=secret
        )
    )
    assert (await queries.get_table_view(at.tables, CLO, table, 1)).table.seats[1].yours
    with pytest.raises(Refusal, match="not-watchable"):
        await queries.get_table_view(at.tables, BEN, table)
    with pytest.raises(Refusal, match="not-watchable"):
        await queries.get_table_view(at.tables, NOBODY, table)


async def test_leaving_and_filling_a_seat(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    number(await run_command(at.tables, BEN, table, commands.Leave, at.ids.next(), seat=1))
    assert (await queries.get_table_view(at.tables, ANN, table, 0)).table.seats[1].kind == "open"
    number(
        await run_command(
            at.tables, ANN, table, commands.FillSeat, at.ids.next(), seat=1, strength="random"
        )
    )
    assert (
        why(await run_command(at.tables, EVE, table, commands.Join, at.ids.next(), seat=1))
        == "seat-taken"
    )
    number(await run_command(at.tables, BEN, table, commands.ReclaimSeat, at.ids.next(), seat=1))
    filled = await run_command(
        at.tables, ANN, table, commands.FillSeat, at.ids.next(), seat=1, strength="random"
    )
    assert why(filled) == "seat-taken"
    with pytest.raises(TeahouseError, match="no-such-bot"):
        await run_command(
            at.tables, BEN, table, commands.GiveToBot, at.ids.next(), seat=1, strength="genius"
        )
