"""Backups: from either store into either, complete or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import asyncpg
import pg
import pytest
from sample import SAMPLE
from tables import ANN, NOBODY, Stamp, club, one_decision, open_table, play_on, run_command

from teahouse.core.rng import Rng
from teahouse.server.maintenance.backup import backup, check, restore
from teahouse.server.protocol import commands
from teahouse.server.storage import migrations
from teahouse.server.storage.open_store import open_store
from teahouse.server.storage.portable import Column, TableHeader, in_order
from teahouse.server.tables import queries
from teahouse.server.tables.ports import StoreProblem, TableStore

pytestmark = pytest.mark.anyio


async def fill(store: TableStore) -> list[str]:
    """A finished table, a running one with bots' jobs, chat, a link and a snapshot."""
    at = club(store)
    ended = await open_table(at, people=2)
    await play_on(at, ended, Rng(1))
    running = await open_table(at, people=1)
    await play_on(at, running, Rng(2), most=60)
    while not await store.jobs(running):
        await one_decision(at, running, Rng(2))
    await run_command(
        at.tables,
        ANN,
        running,
        commands.SendChat,
        Stamp("hello"),
        text="Grüß Gott, 你好 \U0001f375",
    )
    assert await store.set_link_hash(running, 1, "hash", "")
    return [ended, running]


async def content(where: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a store, as its own driver gives it."""
    if not where.startswith("postgres"):
        with closing(sqlite3.connect(where)) as file:
            names = [
                n
                for (n,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
                if not n.startswith("sqlite_")
            ]
            return {n: sorted(file.execute(f"SELECT * FROM {n}"), key=repr) for n in names}
    connection = await asyncpg.connect(where)
    found = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    rows = {
        str(n): sorted([tuple(r) for r in await connection.fetch(f"SELECT * FROM {n}")], key=repr)
        for (n,) in found
        if n != "schema_version"
    }
    await connection.close()
    return rows


async def fresh(kind: str, tmp_path: Path, postgres: str) -> str:
    return str(tmp_path / "new.db") if kind == "sqlite" else await pg.new_schema(postgres)


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
async def test_a_store_comes_back_in_either_kind(
    store: TableStore, where: str, into: str, tmp_path: Path, postgres: str
) -> None:
    ended, running = await fill(store)
    first, second = tmp_path / "one.gz", tmp_path / "two.gz"
    counts = await backup(where, first)
    assert check(first) == counts
    assert counts["log_entry"] > 100
    assert counts["bot_job"] >= 1
    new = await fresh(into, tmp_path, postgres)
    assert await restore(first, new) == counts
    assert await content(new) == await content(where)  # True == 1: truth is kept in both ways
    await backup(new, second)
    if where.startswith("postgres") == (into == "postgres"):
        assert gzip.decompress(first.read_bytes()) == gzip.decompress(second.read_bytes())
    again = await open_store(new)
    at = club(again, "d")
    assert await queries.get_table_view(at.tables, NOBODY, ended) == await queries.get_table_view(
        club(store).tables, NOBODY, ended
    )
    # The game goes on, and the numbers of the outbox too.
    before = max(n.id for n in await again.outbox_rows(100_000))
    assert await play_on(at, running, Rng(3), most=20) == 20
    assert max(n.id for n in await again.outbox_rows(100_000)) == before + 20
    await again.close()


async def test_a_backup_is_one_moment_while_others_write(
    store: TableStore, where: str, tmp_path: Path
) -> None:
    at = club(store)
    table = await open_table(at, people=2)
    playing = asyncio.create_task(play_on(at, table, Rng(4)))
    for number in range(3):
        await asyncio.sleep(0.05)
        await asyncio.to_thread(asyncio.run, backup(where, tmp_path / f"{number}.gz"))
    await playing
    for number in range(3):
        new = str(tmp_path / f"{number}.db")
        await restore(tmp_path / f"{number}.gz", new)
        copy = await open_store(new)
        log = await copy.entries(table, 0)
        assert [entry.number for entry in log] == list(range(len(log)))
        assert [n.number for n in await copy.outbox_rows(100_000)] == [e.number for e in log]
        await queries.get_table_view(club(copy).tables, NOBODY, table)
        await copy.close()


async def test_only_an_empty_store_is_filled(store: TableStore, where: str, tmp_path: Path) -> None:
    file = tmp_path / "x.gz"
    await backup(where, file)
    await restore(file, where)  # it has its tables, and nothing in them
    await fill(store)
    before = await content(where)
    with pytest.raises(StoreProblem, match="is not empty"):
        await restore(file, where)
    assert await content(where) == before


async def test_a_damaged_file_restores_nothing(
    store: TableStore, where: str, tmp_path: Path, postgres: str
) -> None:
    await fill(store)
    good = tmp_path / "good.gz"
    await backup(where, good)
    text = gzip.decompress(good.read_bytes())
    lines = text.splitlines(keepends=True)
    swapped = next(i for i, line in enumerate(lines) if b"running" in line)
    cases = {
        "cut": good.read_bytes()[:-100],
        "not packed": text,
        "empty": b"",
        "no end": gzip.compress(b"".join(lines[:-1])),
        "a row less": gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        "a letter": gzip.compress(text.replace(b'"Ann"', b'"Amn"', 1)),
        "a type": gzip.compress(text.replace(f'"{SAMPLE}"'.encode(), b"17", 1)),
        "two rows swapped": gzip.compress(
            b"".join([*lines[: swapped - 1], lines[swapped], lines[swapped - 1]])
            + b"".join(lines[swapped + 1 :])
        ),
        "something after the end": gzip.compress(text + lines[-1]),
        "another form": gzip.compress(text.replace(b'"form":1', b'"form":2', 1)),
        "a table": gzip.compress(text.replace(b'"name":"seat"', b'"name":"sofa"', 1)),
        "a column": gzip.compress(text.replace(b'"lifecycle"', b'"life"', 1)),
        "a newer one": gzip.compress(text.replace(b'"schema":', b'"schema":99', 1)),
    }
    for number, (name, data) in enumerate(cases.items()):
        assert data != good.read_bytes(), name
        bad = tmp_path / f"{number}.gz"
        bad.write_bytes(data)
        new = str(tmp_path / f"{number}.db")
        with pytest.raises(StoreProblem) as caught:
            await restore(bad, new)
        assert "\n" not in str(caught.value), name
        assert not Path(new).exists(), name
    empty = await pg.new_schema(postgres)
    with pytest.raises(StoreProblem, match="no complete backup"):
        await restore(tmp_path / "0.gz", empty)
    assert await content(empty) == {}


async def test_a_backup_replaces_nothing_and_is_for_its_owner(
    store: TableStore, where: str, tmp_path: Path
) -> None:
    file = tmp_path / "x.gz"
    await backup(where, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    with pytest.raises(StoreProblem, match="is there already"):
        await backup(where, file)
    assert file.read_bytes() == before
    with pytest.raises(StoreProblem, match="cannot be written"):
        await backup(where, tmp_path / "no" / "folder.gz")
    assert [p.name for p in tmp_path.glob("*.gz*")] == ["x.gz"]
    assert not list(tmp_path.glob(".*.part"))


async def test_what_is_not_there_is_told(tmp_path: Path, postgres: str) -> None:
    with pytest.raises(StoreProblem, match="There is no store"):
        await backup(str(tmp_path / "missing.db"), tmp_path / "x.gz")
    assert not (tmp_path / "missing.db").exists()
    (tmp_path / "empty.db").touch()
    with pytest.raises(StoreProblem, match="not a store of Teahouse"):
        await backup(str(tmp_path / "empty.db"), tmp_path / "x.gz")
    with pytest.raises(StoreProblem, match="no store of Teahouse"):
        await backup(await pg.new_schema(postgres), tmp_path / "x.gz")
    with pytest.raises(StoreProblem, match="There is no backup"):
        await restore(tmp_path / "missing.gz", str(tmp_path / "y.db"))


async def test_a_damaged_database_is_not_taken_for_a_good_one(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    store = await open_store(str(path))
    await fill(store)
    await store.close()
    data = bytearray(path.read_bytes())
    for page in range(4, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = b"\xa5" * 64
    path.write_bytes(data)
    with pytest.raises(StoreProblem):
        await backup(str(path), tmp_path / "x.gz")
    assert not (tmp_path / "x.gz").exists()


async def test_an_older_schema_is_restored_and_brought_up(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup of an older program: its tables first, then the steps since."""
    await (await open_store(where)).close()
    file = tmp_path / "old.gz"
    await backup(where, file)
    newest = migrations.steps("sqlite")[-1][0]
    step = (newest + 1, "CREATE TABLE added (id INTEGER PRIMARY KEY, flag INTEGER NOT NULL);\n")
    known = migrations.steps

    def more(dialect: str) -> list[tuple[int, str]]:
        return [*known(dialect), step]

    monkeypatch.setattr(migrations, "steps", more)
    monkeypatch.setattr("teahouse.server.maintenance.backup.steps", more)
    new = str(tmp_path / "new.db")
    await restore(file, new)
    assert "added" in await content(new)
    with pytest.raises(StoreProblem, match="a newer one"):
        await restore(file, new)
    second = tmp_path / "new.gz"
    assert "added" in await backup(new, second)  # a new table is included by itself


async def test_both_dialects_have_the_same_tables(tmp_path: Path, postgres: str) -> None:
    """Kinds may differ in truth only: SQLite keeps it as a number."""
    heads: list[dict[str, dict[str, str]]] = []
    for where in (str(tmp_path / "x.db"), await pg.new_schema(postgres)):
        await (await open_store(where)).close()
        file = tmp_path / f"{len(heads)}.gz"
        await backup(where, file)
        lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
        tables = [line for line in lines if isinstance(line, dict) and line["line"] == "table"]
        heads.append(
            {t["name"]: {n: k.replace("bool", "int") for n, k in t["columns"]} for t in tables}
        )
    assert heads[0] == heads[1]
    assert list(heads[0]) == list(heads[1])


def test_tables_come_after_those_they_refer_to() -> None:
    tables = [TableHeader(name, [Column("id", "int")]) for name in "abcd"]
    refers = {("a", "c"), ("c", "d"), ("b", "b")}
    assert [t.name for t in in_order(tables, refers)] == ["b", "d", "c", "a"]
    with pytest.raises(StoreProblem, match="refer to each other"):
        in_order(tables, {("a", "c"), ("c", "a")})
