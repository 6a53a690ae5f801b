"""What every store promises, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import asyncpg
import pg
import pytest
import table_reading
from msgspec.structs import replace
from sample import SAMPLE

from teahouse.server.storage import migrations
from teahouse.server.storage.dialect import sqlite_text
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.facts import ENCODER, Decided, SeatGiven, UndoGranted, decode
from teahouse.server.tables.ports import (
    Append,
    BotJob,
    ChatMessage,
    Conflict,
    DuplicateCommand,
    LogEntry,
    Seat,
    Snapshot,
    Stored,
    StoreProblem,
    TableRow,
    TableStore,
)

pytestmark = pytest.mark.anyio


ROW = TableRow(
    id="t",
    game=SAMPLE,
    rules=1,
    seats=3,
    options={"money": "open", "n": 3, "yes": True},
    owner="p-ann",
    created=1_700_000_000_000,
)


def entry(number: int, command: str = "") -> LogEntry:
    return LogEntry(number, command or f"c{number}", "p-ann", 1_700_000_000_001, Decided(0, number))


def append(number: int, command: str = "", jobs: Sequence[BotJob] = ()) -> Append:
    return Append("t", entry(number, command), "running", list(jobs))


async def filled(store: TableStore, entries: int = 0) -> None:
    assert await store.create_table(ROW, [Seat()] * 3, [], [])
    for number in range(entries):
        assert await store.append_entry(append(number)) == Stored()


async def test_a_table_comes_back_as_it_was_created(store: TableStore) -> None:
    seats = [Seat("person", "p-ann", "Ann"), Seat("bot", "", "random", "random"), Seat()]
    first = LogEntry(0, "open:0", "p-ann", 5, SeatGiven(0, "person", "p-ann", "Ann"))
    assert await store.table("t") is None
    assert await store.create_table(ROW, seats, [first], [BotJob("t", 1, 1, "random")])
    assert await store.table("t") == ROW
    assert await store.entries("t", 0) == [first]
    assert await store.jobs("t") == [BotJob("t", 1, 1, "random")]
    forked = replace(ROW, id="u", parent="t", parent_position=7, watchable=False, seed="s")
    assert await store.create_table(forked, seats, [], [])
    assert await store.table("u") == forked


async def test_entries_that_come_at_once_are_answered_each_for_itself(store: TableStore) -> None:
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        assert await store.create_table(replace(ROW, id=table), [Seat()] * 3, [], [])
    plain = [Append(table, entry(0), None, None) for table in tables]
    rivals = [Append(table, entry(0, "rival"), None, None) for table in tables[:5]]
    again = [Append(table, entry(0), None, None) for table in tables[5:10]]
    lost = Append("no-such-table", entry(0), None, None)
    wishes = [*plain, lost, *rivals, *again]
    answers = await asyncio.gather(
        *[store.append_entry(wish) for wish in wishes], return_exceptions=True
    )
    assert isinstance(answers.pop(20), StoreProblem)
    stored, beaten, known = answers[:20], answers[20:25], answers[25:]
    assert [stored[n] for n in range(10, 20)] == [Stored()] * 10
    for one, two in zip(stored[:5], beaten, strict=True):
        assert {type(one), type(two)} == {Stored, Conflict}
    for one, two in zip(stored[5:10], known, strict=True):
        assert {type(one), type(two)} == {Stored, DuplicateCommand}
    for table in tables:
        assert len(await store.entries(table, 0)) == 1
    told = sorted([(notice.table, notice.number) for notice in await store.outbox_rows(100)])
    assert told == sorted([(table, 0) for table in tables])


async def test_an_id_is_created_once(store: TableStore) -> None:
    makers = [store.create_table(ROW, [Seat()] * 3, [entry(0)], []) for _ in range(5)]
    assert sorted(await asyncio.gather(*makers)) == [False] * 4 + [True]
    assert not await store.create_table(replace(ROW, owner="p-ben"), [Seat()] * 3, [entry(0)], [])
    assert await store.table("t") == ROW
    assert len(await store.entries("t", 0)) == 1


async def test_entries_are_read_from_any_number(store: TableStore) -> None:
    await filled(store, 5)
    assert [e.number for e in await store.entries("t", 3)] == [3, 4]
    assert await store.entries("t", 9) == []
    assert await store.entry_by_command("t", "c2") == entry(2)
    assert await store.entry_by_command("t", "nothing") is None


async def test_a_number_is_given_once(store: TableStore) -> None:
    await filled(store, 2)
    assert await store.append_entry(append(1, "late")) == Conflict()
    assert len(await store.entries("t", 0)) == 2


async def test_a_command_is_carried_out_once(store: TableStore) -> None:
    await filled(store, 2)
    assert await store.append_entry(append(2, "c0")) == DuplicateCommand(entry(0))
    assert await store.append_entry(append(0, "c0")) == DuplicateCommand(entry(0))
    assert len(await store.entries("t", 0)) == 2


async def test_of_many_who_write_at_once_one_wins(store: TableStore) -> None:
    await filled(store)
    answers = await asyncio.gather(*[store.append_entry(append(0, f"x{i}")) for i in range(20)])
    assert answers.count(Stored()) == 1
    assert answers.count(Conflict()) == 19
    same = await asyncio.gather(*[store.append_entry(append(1, "same")) for i in range(20)])
    assert same.count(Stored()) == 1
    assert same.count(DuplicateCommand(entry(1, "same"))) == 19


async def test_an_append_changes_everything_or_nothing(store: TableStore) -> None:
    await filled(store, 1)
    whole = Append(
        table="t",
        entry=entry(1),
        lifecycle="finished",
        jobs=[BotJob("t", 2, 2, "random")],
        seed=("secret", "hash"),
        seats={1: Seat("person", "p-ben", "Ben", "", "")},
        snapshot=b"\x00cache",
    )
    lost = replace(whole, entry=entry(0, "other"))
    assert await store.append_entry(lost) == Conflict()
    assert await store.table("t") == replace(ROW, lifecycle="running")
    assert await store.jobs("t") == []
    assert await store.snapshot("t") is None
    assert len(await store.outbox_rows(10)) == 1
    assert await store.append_entry(whole) == Stored()
    assert await store.table("t") == replace(
        ROW, lifecycle="finished", seed="secret", seed_hash="hash"
    )
    assert await store.jobs("t") == [BotJob("t", 2, 2, "random")]
    assert await store.snapshot("t") == Snapshot(2, b"\x00cache")
    assert [t.id for t in await store.tables("p-ben", None, 9)] == ["t"]
    assert [n.number for n in await store.outbox_rows(10)] == [0, 1]


async def test_snapshots_are_replaced_and_forgotten(store: TableStore) -> None:
    await filled(store)
    for number, data in enumerate((b"one", b"two")):
        await store.append_entry(replace(append(number), snapshot=data))
    assert await store.snapshot("t") == Snapshot(2, b"two")
    await table_reading.delete_snapshots(store)
    assert await store.snapshot("t") is None
    assert len(await store.entries("t", 0)) == 2


async def test_the_log_is_append_only(store: TableStore, where: str) -> None:
    await filled(store, 3)
    for statement in ("DELETE FROM log_entry", "UPDATE log_entry SET number = number + 1"):
        await _refused(where, statement)
    assert len(await store.entries("t", 0)) == 3


async def _refused(where: str, statement: str) -> None:
    if where.startswith("postgres"):
        connection = await asyncpg.connect(where)
        with pytest.raises(asyncpg.PostgresError, match="append-only"):
            await connection.execute(statement)
        await connection.close()
    else:
        refused = pytest.raises(sqlite3.IntegrityError, match="append-only")
        with closing(sqlite3.connect(where)) as file, refused:
            file.execute(statement)


async def test_the_outbox_is_emptied_by_the_one_who_told(store: TableStore) -> None:
    await filled(store, 3)
    rows = await store.outbox_rows(2)
    assert [(n.table, n.number) for n in rows] == [("t", 0), ("t", 1)]
    await store.delete_outbox_rows([n.id for n in rows])
    assert [n.number for n in await store.outbox_rows(9)] == [2]


async def test_a_job_is_leased_to_one_worker_until_the_lease_ends(store: TableStore) -> None:
    await filled(store)
    two = [BotJob("t", 1, 1, "random"), BotJob("t", 2, 1, "random")]
    await store.append_entry(append(0, jobs=two))
    assert await store.lease_jobs("a", now=100, until=200, limit=1) == two[:1]
    assert await store.lease_jobs("b", now=100, until=200, limit=9) == two[1:]
    assert await store.lease_jobs("c", now=150, until=250, limit=9) == []
    found = await store.lease_jobs("c", now=200, until=300, limit=9)
    assert sorted(j.seat for j in found) == [1, 2]


async def test_a_job_that_is_still_owed_keeps_its_lease(store: TableStore) -> None:
    await filled(store)
    two = [BotJob("t", 1, 1, "random"), BotJob("t", 2, 1, "random")]
    await store.append_entry(append(0, jobs=two))
    await store.lease_jobs("a", now=100, until=200, limit=9)
    await store.append_entry(append(1, jobs=two[1:]))
    assert await store.jobs("t") == two[1:]
    assert await store.lease_jobs("b", now=150, until=250, limit=9) == []
    asked_again = BotJob("t", 2, 3, "random")
    await store.append_entry(append(2, jobs=[asked_again]))
    assert await store.lease_jobs("b", now=150, until=250, limit=9) == [asked_again]
    await store.append_entry(append(3))
    assert await store.jobs("t") == []


async def test_workers_never_share_a_job(store: TableStore) -> None:
    await filled(store)
    await store.append_entry(append(0, jobs=[BotJob("t", seat, 1, "random") for seat in range(3)]))
    found = await asyncio.gather(*[store.lease_jobs(f"w{i}", 100, 200, 1) for i in range(6)])
    assert sorted(job.seat for jobs in found for job in jobs) == [0, 1, 2]


async def test_a_link_belongs_to_the_holder_and_ends_with_him(store: TableStore) -> None:
    await filled(store)
    assert await store.link_hash("t", 1) == ""
    assert not await store.set_link_hash("t", 1, "h", "p-eve")
    assert await store.set_link_hash("t", 1, "h", "")
    assert await store.link_hash("t", 1) == "h"
    seats = {1: Seat("person", "p-ben", "Ben")}
    await store.append_entry(replace(append(0), seats=seats))
    assert await store.link_hash("t", 1) == ""
    assert not await store.set_link_hash("t", 1, "h", "")
    assert await store.set_link_hash("t", 1, "h2", "p-ben")


async def test_chat_has_no_gaps_and_no_doubles(store: TableStore) -> None:
    await filled(store)
    lines = [ChatMessage(0, "p-ann", "Ann", f"line {i % 5}", 7) for i in range(10)]
    said = await asyncio.gather(
        *[store.append_chat_message("t", f"k{i % 5}", x) for i, x in enumerate(lines)]
    )
    assert sorted({line.number for line in said}) == [0, 1, 2, 3, 4]
    kept = await store.chat("t", 0, 99)
    assert [line.number for line in kept] == [0, 1, 2, 3, 4]
    assert sorted(line.text for line in kept) == [f"line {i}" for i in range(5)]
    assert [line.number for line in await store.chat("t", 2, 2)] == [2, 3]


async def test_tables_are_listed_newest_first(store: TableStore) -> None:
    ben = Seat("person", "p-ben", "Ben")
    for i, seat in enumerate((Seat(), ben, Seat("bot", "", "random", "random", "p-ben"))):
        await store.create_table(replace(ROW, id=f"t{i}", created=i), [seat] * 3, [], [])
    await store.create_table(
        replace(ROW, id="f", created=9, lifecycle="finished"), [ben] * 3, [], []
    )
    assert [t.id for t in await store.tables(None, None, 3)] == ["f", "t2", "t1"]
    assert [t.id for t in await store.tables(None, "open", 9)] == ["t2", "t1", "t0"]
    assert [t.id for t in await store.tables("p-ben", None, 9)] == ["f", "t2", "t1"]
    assert [t.id for t in await store.tables("p-ben", "finished", 9)] == ["f"]
    assert [t.id for t in await store.tables("p-eve", None, 9)] == []


async def test_everything_is_there_after_a_restart(where: str) -> None:
    first = await open_store(where)
    await filled(first, 3)
    await first.close()
    second = await open_store(where)
    assert [e.number for e in await second.entries("t", 0)] == [0, 1, 2]
    assert await second.table("t") == replace(ROW, lifecycle="running")
    await second.close()


async def test_a_failed_write_spoils_no_other(store: TableStore) -> None:
    """An entry of a table that does not exist fails alone, also within one commit."""
    await filled(store)
    wrong = replace(append(0), table="missing")
    answers = await asyncio.gather(
        *[store.append_entry(append(0)), store.append_entry(wrong), store.append_entry(append(1))],
        return_exceptions=True,
    )
    assert isinstance(answers[1], StoreProblem)
    assert len(await store.entries("t", 0)) == [answers[0], answers[2]].count(Stored())


async def test_a_broken_line_is_told_and_mended(postgres: str) -> None:
    where = await pg.new_schema(postgres)
    store = await open_store(f"{where}&application_name=victim")
    await filled(store, 1)
    connection = await asyncpg.connect(where)
    ended = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'victim'"
    )
    assert ended
    await connection.close()
    answers = []
    for _ in range(20):  # the client sends the same command until it hears an answer
        try:
            answers.append(await store.append_entry(append(1)))
        except StoreProblem:
            await asyncio.sleep(0.05)
    assert answers[-1] in (Stored(), DuplicateCommand(entry(1)))
    assert len(await store.entries("t", 0)) == 2
    await store.close()


async def test_several_start_at_once_on_one_empty_database(where: str) -> None:
    stores = await asyncio.gather(*[open_store(where) for _ in range(4)])
    await filled(stores[0], 1)
    assert len(await stores[3].entries("t", 0)) == 1
    for one in stores:
        await one.close()


async def test_a_newer_schema_is_refused_in_a_clear_sentence(where: str) -> None:
    await (await open_store(where)).close()
    if where.startswith("postgres"):
        connection = await asyncpg.connect(where)
        await connection.execute("INSERT INTO schema_version (version) VALUES (999)")
        await connection.close()
    else:
        with closing(sqlite3.connect(where)) as file:
            file.execute("PRAGMA user_version=999")
    with pytest.raises(StoreProblem, match="schema version 999"):
        await open_store(where)


async def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path, postgres: str) -> None:
    with pytest.raises(StoreProblem, match="cannot be opened"):
        await open_store(str(tmp_path / "no" / "such" / "folder.db"))
    missing = postgres.replace("@/postgres", "@/no_such_database")
    assert missing != postgres
    with pytest.raises(StoreProblem, match="cannot be reached"):
        await open_store(missing)


async def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "x.db"))
    await filled(store)
    await store.close()
    with pytest.raises(StoreProblem, match="closed"):
        await store.append_entry(append(0))


PUBLISHED = {
    ("sqlite", 1): "479b62581bdfb16805462d59670dd6de0b0b2ce437002f0c6fd62d4ff9064500",
    ("sqlite", 2): "ab063064c7dae8a7fb82e9440c9c7252128a2867b7231d72bb3f56a2af478b23",
    ("sqlite", 3): "64ba34026d4ba73c8e3b28a1a3deb1917b23641baf94b7805fb72248b871e93a",
    ("sqlite", 4): "02e09200ad02b492ed7e44db317977f4df8f18b0624f21ddf40a796c102e7d03",
    ("postgres", 1): "c67e5f1e69b3267f66c083e9dcca39a2bf042342bbb3862b97123f6efc665aad",
    ("postgres", 2): "29bc82311d6045e45995fb6525ad1b40e07cc9ac2ee44510921f99ba7e698ca0",
    ("postgres", 3): "64ba34026d4ba73c8e3b28a1a3deb1917b23641baf94b7805fb72248b871e93a",
    ("postgres", 4): "3dda5721ac300092ef9bc9cb12143d3e39301bcdf4734dad54017691708777df",
}


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_a_published_step_never_changes(dialect: str) -> None:
    """Not by a byte: a store may have been made with any of them."""
    steps = migrations.steps(dialect)
    assert [number for number, _ in steps] == list(range(1, len(steps) + 1))
    for number, script in steps:
        assert hashlib.sha256(script.encode()).hexdigest() == PUBLISHED[dialect, number]


@pytest.mark.parametrize(
    ("source", "derived"),
    [
        (
            "SELECT 1 FROM seat WHERE a = $1 AND b = $12",
            "SELECT 1 FROM seat WHERE a = ?1 AND b = ?12",
        ),
        ("SELECT 1 FROM person FOR NO KEY UPDATE", "SELECT 1 FROM person"),
        ("SELECT 1 FROM bot_job LIMIT $1 FOR UPDATE SKIP LOCKED", "SELECT 1 FROM bot_job LIMIT ?1"),
        ("fact::jsonb ->> 'person' = $1", "json_extract(fact, '$.person') = ?1"),
        (
            "SET fact = jsonb_set(fact::jsonb, '{name}', '\"\"')::text",
            "SET fact = json_set(fact, '$.name', '')",
        ),
    ],
)
def test_statements_of_sqlite_are_derived(source: str, derived: str) -> None:
    assert sqlite_text(source) == derived


def test_a_fact_survives_storage() -> None:
    for fact in (Decided(1, 2), SeatGiven(0, "bot", "", "random", "random"), UndoGranted(4)):
        assert decode(ENCODER.encode(fact).decode()) == fact
