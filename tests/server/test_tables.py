"""Tables from the first seat to the record, history, forks and rematches; on both stores."""

from __future__ import annotations

import pytest
import table_reading
from sample import SAMPLE
from tables import (
    ANN,
    BEN,
    EVE,
    NOBODY,
    Stamp,
    club,
    number,
    one_decision,
    open_table,
    play_on,
    run_command,
)

from teahouse.core.errors import BadOptions
from teahouse.core.rng import Rng, seed_hash
from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.protocol import commands
from teahouse.server.tables import chat, queries, score_history, table_creation
from teahouse.server.tables.answers import Answer, Caller, Refusal, Refused
from teahouse.server.tables.loading import UnknownTable
from teahouse.server.tables.ports import BOT, TableStore
from teahouse.server.tables.service import TableService
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio


def why(answer: Answer) -> str:
    assert isinstance(answer, Refused), answer
    return answer.why.key


async def test_a_game_from_the_first_seat_to_its_record(store: TableStore) -> None:
    at = club(store)
    wishes = [SeatRequest(ME), SeatRequest(), SeatRequest(BOT)]
    table = await table_creation.open_table(at.tables, ANN, at.ids.next().id, SAMPLE, {}, wishes)
    assert (
        why(await run_command(at.tables, ANN, table, commands.Start, at.ids.next())) == "seats-open"
    )
    number(await run_command(at.tables, BEN, table, commands.Join, at.ids.next(), seat=1))
    before = await queries.get_table_view(at.tables, BEN, table, 1)
    assert before.view is None
    assert before.table.seed_hash == ""
    number(await run_command(at.tables, ANN, table, commands.Start, at.ids.next()))
    running = await queries.get_table_view(at.tables, ANN, table, 0)
    assert running.table.lifecycle == "running"
    assert running.table.seed is None
    with pytest.raises(Refusal, match="not-now"):
        await queries.export_record(at.tables, ANN, table)
    await play_on(at, table, Rng(3))
    ended = await queries.get_table_view(at.tables, NOBODY, table)
    assert ended.table.lifecycle == "finished"
    assert ended.table.seed is not None
    assert seed_hash(ended.table.seed) == running.table.seed_hash == ended.table.seed_hash
    assert ended.ranks is not None
    record = parse(await queries.export_record(at.tables, EVE, table))
    verify(record)
    assert record.players == ["Ann", "Ben", "random (random)"]
    assert record.seed == ended.table.seed
    assert await store.jobs(table) == []


async def test_the_course_tells_the_points_after_every_round(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(5)
    await play_on(at, table, rng, 15)
    with pytest.raises(Refusal, match="not-now"):
        await score_history.get_score_history(at.tables, ANN, table)  # points depend on secrets
    await play_on(at, table, rng)
    ended = await queries.get_table_view(at.tables, EVE, table)
    moments = await score_history.get_score_history(at.tables, EVE, table)
    assert [one.round for one in moments] == list(range(ended.round + 1))
    assert ended.scores is not None
    assert moments[-1].points == [sum(points) for points in ended.scores]
    assert moments[-1].position == ended.table.position
    for one in moments[1:-1]:
        after = await queries.get_view_at_position(at.tables, EVE, table, one.position)
        before = await queries.get_view_at_position(at.tables, EVE, table, one.position - 1)
        assert (before.round, after.round) == (one.round, one.round + 1)


async def test_all_who_want_a_rematch_meet_at_one_table(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at, people=2)
    await play_on(at, table, Rng(8))
    one = await table_creation.rematch(at.tables, ANN, table)
    assert await table_creation.rematch(at.tables, BEN, table) == one
    sight = await queries.get_table_view(at.tables, BEN, one, 1)
    assert sight.table.parent == table
    assert [s.kind for s in sight.table.seats] == ["person", "person", "bot"]
    number(await run_command(at.tables, ANN, one, commands.Start, at.ids.next()))
    hashes = [(await table_reading.summary(at.tables, ANN, t)).seed_hash for t in (table, one)]
    assert hashes[0] != hashes[1]


async def test_a_fork_goes_on_from_any_position_of_an_ended_game(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(9)
    await play_on(at, table, rng, 15)
    wishes = [SeatRequest(BOT), SeatRequest(ME), SeatRequest(BOT)]
    with pytest.raises(Refusal, match="not-now"):
        await table_creation.fork(at.tables, EVE, at.ids.next().id, table, 15, wishes)
    await play_on(at, table, rng)
    command = at.ids.next()
    fork = await table_creation.fork(at.tables, EVE, command.id, table, 15, wishes)
    assert await table_creation.fork(at.tables, EVE, command.id, table, 15, wishes) == fork
    with pytest.raises(Refusal, match="command-id-used"):
        await table_creation.fork(at.tables, EVE, command.id, table, 16, wishes)
    then = await queries.get_view_at_position(at.tables, EVE, table, 15)
    now = await queries.get_table_view(at.tables, EVE, fork, 1)
    assert (now.table.parent, now.table.parent_position) == (table, 15)
    assert now.table.lifecycle == "running"
    assert now.table.seed is None
    assert (now.round, now.phase, now.asked) == (then.round, then.phase, then.asked)
    number(
        await run_command(
            at.tables, EVE, fork, commands.GiveToBot, at.ids.next(), seat=1, strength="random"
        )
    )
    await play_on(at, fork, rng)
    verify(parse(await queries.export_record(at.tables, EVE, fork)))
    position = (await table_reading.summary(at.tables, EVE, table)).position
    with pytest.raises(Refusal, match="nothing-to-play"):
        await table_creation.fork(at.tables, EVE, at.ids.next().id, table, position, wishes)


async def test_opening_a_table_is_repeatable_and_checked(store: TableStore) -> None:
    at = club(store)
    command = at.ids.next()
    wishes = [SeatRequest(ME), SeatRequest(), SeatRequest()]
    table = await table_creation.open_table(at.tables, ANN, command.id, SAMPLE, {}, wishes)
    assert await table_creation.open_table(at.tables, ANN, command.id, SAMPLE, {}, wishes) == table
    assert await table_creation.open_table(at.tables, BEN, command.id, SAMPLE, {}, wishes) != table
    with pytest.raises(Refusal, match="command-id-used"):
        await table_creation.open_table(
            at.tables, ANN, command.id, SAMPLE, {}, [*wishes, SeatRequest()]
        )
    with pytest.raises(BadOptions):
        await table_creation.open_table(
            at.tables, ANN, at.ids.next().id, SAMPLE, {}, [SeatRequest(ME)]
        )
    with pytest.raises(Refusal, match="bad-seat"):
        await table_creation.open_table(
            at.tables,
            ANN,
            at.ids.next().id,
            SAMPLE,
            {},
            [SeatRequest("king"), SeatRequest(), SeatRequest()],
        )
    for caller in (NOBODY, Caller("p-x", ""), Caller("p-x", "x" * 41), Caller("p-x", "\x00\n")):
        with pytest.raises(Refusal):
            await table_creation.open_table(at.tables, caller, at.ids.next().id, SAMPLE, {}, wishes)
    for bad in ("", "a/b", "x" * 101, "\x07", "é"):
        with pytest.raises(Refusal, match="bad-command-id"):
            await table_creation.open_table(at.tables, ANN, Stamp(bad).id, SAMPLE, {}, wishes)
    with pytest.raises(UnknownTable):
        await queries.get_table_view(at.tables, ANN, "nowhere")
    mine = await queries.list_tables(at.tables, ANN, mine=True)
    assert [t.id for t in mine] == [table]
    assert await queries.list_tables(at.tables, NOBODY, mine=True) == []
    assert len(await queries.list_tables(at.tables, NOBODY, "open", mine=False)) == 2


async def test_news_from_any_number_and_since_my_decision(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    await play_on(at, table, Rng(11), 100)
    sight = await queries.get_table_view(at.tables, ANN, table, 0)
    every = await table_reading.log_entries(at.tables, ANN, table, 0, 0)
    assert [n.number for n in every] == list(range(sight.table.position))
    assert await table_reading.log_entries(at.tables, ANN, table, 90, 0) == every[90:]
    cold = club(store, keep=1)
    assert await table_reading.log_entries(cold.tables, ANN, table, 0, 0) == every
    assert sight.last_decision is not None
    since = await queries.get_log_entries_since_decision(at.tables, ANN, table, 0)
    assert since == every[sight.last_decision + 1 :]
    assert await table_reading.log_entries(at.tables, ANN, table, sight.table.position, 0) == []


async def test_history_shows_what_was_seen_then(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(12)
    seen = []
    for _ in range(30):
        sight = await queries.get_table_view(at.tables, BEN, table, 1)
        seen.append((sight.table.position, sight.view, sight.legal))
        assert await one_decision(at, table, rng)
    for position, view, legal in seen:
        then = await queries.get_view_at_position(at.tables, BEN, table, position, 1)
        assert (then.view, then.legal, then.table.seed) == (view, legal, None)
    for position in (-1, 10_000):
        with pytest.raises(Refusal, match="no-such-position"):
            await queries.get_view_at_position(at.tables, BEN, table, position, 1)


async def test_chat_is_plain_text_said_once(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    command = at.ids.next()
    one = await run_command(
        at.tables, BEN, table, commands.SendChat, command, text=" hello\n <b>you</b>\x00 "
    )
    assert (
        await run_command(at.tables, BEN, table, commands.SendChat, command, text="something else")
        == one
    )
    (message,) = await chat.list_chat_messages(at.tables, ANN, table)
    assert message.number == number(one)
    assert message.text == "hello <b>you</b>"
    assert not message.yours
    for text in ("", " \n", "x" * 501):
        with pytest.raises(Refusal, match="bad-text"):
            await run_command(at.tables, BEN, table, commands.SendChat, at.ids.next(), text=text)
    with pytest.raises(Refusal, match="not-yours"):
        await run_command(at.tables, EVE, table, commands.SendChat, at.ids.next(), text="let me in")


async def test_a_service_forgets_tables_and_nothing_is_lost(store: TableStore) -> None:
    at = club(store, keep=2, snapshot_every=8)
    tables = [await open_table(at) for _ in range(4)]
    rng = Rng(13)
    for _ in range(25):
        for table in tables:
            assert await one_decision(at, table, rng)
    for table in tables:
        snapshot = await store.snapshot(table)
        assert snapshot is not None
        warm = await queries.get_table_view(at.tables, ANN, table, 0)
        assert await queries.get_table_view(club(store).tables, ANN, table, 0) == warm
    await table_reading.delete_snapshots(store)
    for table in tables:
        cold = await queries.get_table_view(TableService(store, at.tables.clock), ANN, table, 0)
        assert cold == await queries.get_table_view(at.tables, ANN, table, 0)
