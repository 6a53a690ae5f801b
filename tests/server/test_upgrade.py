"""``check-upgrade``: a difference is found, told with the table's id, and nothing is changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from damage import change
from tables import Club, club, open_table, play_on

from teahouse.core.rng import Rng
from teahouse.registry import game_names, load
from teahouse.server.maintenance.check_upgrade import UpgradeProblem, check_upgrade
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.facts import ENCODER, Decided
from teahouse.server.tables.ports import StoreProblem, TableStore
from teahouse.server.tables.snapshots import SnapshotData

pytestmark = pytest.mark.anyio


async def problems(where: str) -> list[UpgradeProblem]:
    store = await open_store(where, read_only=True)
    heard: list[tuple[int, int]] = []
    found = await check_upgrade(store, lambda done, total: heard.append((done, total)))
    await store.close()
    assert heard[0][0] == 0
    assert heard[-1][0] == heard[-1][1]
    return found.problems


async def two_tables(store: TableStore) -> tuple[Club, str, str]:
    at = club(store, snapshot_every=8)
    good, other = await open_table(at, people=2), await open_table(at, people=3)
    for table in (good, other):
        assert await play_on(at, table, Rng(5), most=30) == 30
    return at, good, other


async def test_unfinished_games_of_every_kind_go_on(store: TableStore, where: str) -> None:
    at, *_ = await two_tables(store)
    for game, seats in [(name, min(load(name).options.seats)) for name in game_names()]:
        table = await open_table(at, seats, game)
        await play_on(at, table, Rng(6), most=40)
        assert await store.snapshot(table) is not None
    await open_table(at, people=1)
    assert await problems(where) == []


async def test_other_rules_are_found(store: TableStore, where: str) -> None:
    _, _, bad = await two_tables(store)
    await change(where, "UPDATE game_table SET rules = rules + 1 WHERE id = ?", bad)
    (problem,) = await problems(where)
    assert problem.table == bad
    assert "rules version" in problem.why


async def test_an_illegal_decision_is_found(store: TableStore, where: str) -> None:
    _, _, bad = await two_tables(store)
    log = await store.entries(bad, 0)
    entry = next(e for e in log if isinstance(e.fact, Decided) and e.number > 10)
    assert isinstance(entry.fact, Decided)
    for action in (0, 10_000):  # one that is not legal there, one that does not exist
        fact = ENCODER.encode(Decided(entry.fact.seat, action)).decode()
        await change(
            where,
            "UPDATE log_entry SET fact = ? WHERE table_id = ? AND number = ?",
            fact,
            bad,
            entry.number,
        )
        (problem,) = await problems(where)
        assert problem.table == bad
        assert f"entry {entry.number}: " in problem.why


async def test_a_snapshot_that_differs_is_found(store: TableStore, where: str) -> None:
    _, good, bad = await two_tables(store)
    kept, other = await store.snapshot(bad), await store.snapshot(good)
    assert kept is not None
    assert other is not None
    whole = msgspec.json.decode(kept.data, type=SnapshotData)
    strange = msgspec.structs.replace(whole, asked_since=[n + 1 for n in whole.asked_since])
    another = msgspec.structs.replace(whole, base=None, made=[], asked_since=[], last=[])
    for data, why in (
        (msgspec.json.encode(strange), "differ at"),
        (msgspec.json.encode(another), "differ at"),
        (b"nonsense", "cannot be read"),
        (kept.data.replace(b'"version":', b'"revision":', 1), "cannot be read"),
    ):
        await change(where, "UPDATE snapshot SET data = ? WHERE table_id = ?", data, bad)
        (problem,) = await problems(where)
        assert problem.table == bad
        assert why in problem.why
    await change(where, "UPDATE snapshot SET data = ? WHERE table_id = ?", kept.data, bad)
    assert await problems(where) == []
    await change(where, "UPDATE snapshot SET position = 9999 WHERE table_id = ?", bad)
    assert [p.table for p in await problems(where)] == [bad]


async def test_a_snapshot_of_another_form_is_passed_over(store: TableStore, where: str) -> None:
    _, _, table = await two_tables(store)
    await change(where, "UPDATE snapshot SET data = ? WHERE table_id = ?", b'{"form":0}', table)
    assert await problems(where) == []


async def test_finished_games_are_left_alone(store: TableStore, where: str) -> None:
    at = club(store)
    table = await open_table(at, people=2)
    await play_on(at, table, Rng(7))
    await change(where, "UPDATE game_table SET rules = 99 WHERE id = ?", table)
    assert await problems(where) == []


async def test_a_newer_schema_is_refused(where: str) -> None:
    await (await open_store(where)).close()
    newer = "INSERT INTO schema_version (version) VALUES (999)"
    await change(where, newer if where.startswith("postgres") else "PRAGMA user_version=999")
    with pytest.raises(StoreProblem, match="schema version 999"):
        await open_store(where, read_only=True)


async def test_a_store_from_before_house_tables_is_examined_as_it_is(
    store: TableStore, where: str
) -> None:
    await two_tables(store)
    await change(where, "DROP TABLE house_tables")
    older = "DELETE FROM schema_version WHERE version > 3"
    await change(where, older if where.startswith("postgres") else "PRAGMA user_version=3")
    assert await problems(where) == []
    again = await open_store(where)  # the new program begins
    assert await again.house_tables.by_id("any") is None
    await again.close()


async def test_nothing_is_written(tmp_path: Path) -> None:
    where = str(tmp_path / "x.db")
    store = await open_store(where)
    await two_tables(store)
    await store.close()
    before = Path(where).read_bytes()
    await problems(where)
    assert Path(where).read_bytes() == before
