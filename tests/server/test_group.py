"""Many writes share a commit, and each is answered for itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from teahouse.server.storage.postgres_group import BadEntry, EntryGroup, Key
from teahouse.server.storage.rows import EntryValues
from teahouse.server.storage.sqlite_database import connect
from teahouse.server.storage.sqlite_group_commit import GroupWriter
from teahouse.server.tables.ports import StoreProblem

pytestmark = pytest.mark.anyio


class Gate:
    """A write that holds the thread, so that the next ones queue behind it."""

    def __init__(self, writer: GroupWriter) -> None:
        self._writer = writer
        self._begun, self._open = threading.Event(), threading.Event()

    def _wait(self, c: sqlite3.Connection) -> bool:
        self._begun.set()
        return self._open.wait(10)

    async def shut(self) -> asyncio.Task[bool]:
        task = asyncio.create_task(self._writer.run(self._wait))
        assert await asyncio.to_thread(self._begun.wait, 10)
        return task

    def open(self) -> None:
        self._open.set()


async def test_a_write_that_fails_undoes_only_itself(tmp_path: Path) -> None:
    connection = connect(tmp_path / "store.db")
    connection.execute("CREATE TABLE kept (number INTEGER PRIMARY KEY)")
    writer, tried = GroupWriter(connection), list[int]()

    def add(number: int) -> Callable[[sqlite3.Connection], int]:
        def work(c: sqlite3.Connection) -> int:
            tried.append(number)
            c.execute("INSERT INTO kept VALUES (?)", (number,))
            return number

        return work

    def fail(c: sqlite3.Connection) -> int:
        raise KeyError("nothing to do with the database")

    gate = Gate(writer)
    first = await gate.shut()
    works = [add(1), add(1), fail, add(2)]
    others = [asyncio.create_task(writer.run(work)) for work in works]
    await asyncio.sleep(0)  # now they are queued
    gate.open()
    assert await first
    one, again, failed, two = await asyncio.gather(*others, return_exceptions=True)
    assert (one, two) == (1, 2)
    assert isinstance(again, StoreProblem)
    assert isinstance(failed, KeyError)
    assert tried == [1, 1, 1, 1, 2]  # together until the first failure, then one by one
    await writer.close()
    with connect(tmp_path / "store.db") as stored:
        assert stored.execute("SELECT number FROM kept").fetchall() == [(1,), (2,)]


async def test_a_write_that_nobody_waits_for_is_dropped(tmp_path: Path) -> None:
    connection = connect(tmp_path / "store.db")
    connection.execute("CREATE TABLE kept (number INTEGER PRIMARY KEY)")
    writer = GroupWriter(connection)
    gate = Gate(writer)
    first = await gate.shut()
    gone = asyncio.create_task(writer.run(lambda c: c.execute("INSERT INTO kept VALUES (1)")))
    await asyncio.sleep(0)  # now they are queued
    gone.cancel()
    await asyncio.wait([gone])
    gate.open()
    assert await first
    await writer.close()
    with connect(tmp_path / "store.db") as stored:
        assert stored.execute("SELECT count(*) FROM kept").fetchone() == (0,)


class Log:
    """Takes entries as the database does, and can be held up, refuse an author, or be away."""

    def __init__(self) -> None:
        self.statements: list[list[tuple[str, int]]] = []
        self.kept: dict[tuple[str, int], str] = {}
        self.open = asyncio.Event()
        self.away = False

    async def write(self, entries: Sequence[EntryValues]) -> list[Key]:
        self.statements.append([(table, number) for table, number, *_ in entries])
        await self.open.wait()
        if self.away:
            raise StoreProblem("It is away.")
        if any([author == "bad" for *_, author, _, _ in entries]):
            raise BadEntry("Not this one.")
        new: list[Key] = []
        for table, number, command, *_ in entries:
            if (table, number) not in self.kept:
                self.kept[table, number] = command
                new.append((table, number, command))
        return new


def entry(table: str, command: str = "c", author: str = "somebody") -> EntryValues:
    return table, 0, command, "decided", author, "{}", 1


async def test_entries_that_come_at_once_share_a_statement_in_the_order_of_tables() -> None:
    log = Log()
    group = EntryGroup(log.write)
    first = asyncio.create_task(group.append(entry("m")))
    await asyncio.sleep(0.01)
    names = [("z", "c"), ("a", "c"), ("k", "other"), ("k", "c"), ("a", "c"), ("m", "late")]
    others = [asyncio.create_task(group.append(entry(*one))) for one in names]
    await asyncio.sleep(0.01)
    assert log.statements == [[("m", 0)]]
    log.open.set()
    assert await first
    # Of two that want one place the first in the statement gets it, of two that are the same too.
    assert await asyncio.gather(*others) == [True, True, False, True, False, False]
    assert log.statements[1:] == [[("a", 0), ("a", 0), ("k", 0), ("k", 0), ("m", 0), ("z", 0)]]
    assert log.kept == {("m", 0): "c", ("a", 0): "c", ("k", 0): "c", ("z", 0): "c"}
    assert await group.append(entry("later"))  # after a rest too


async def test_a_bad_entry_spoils_only_itself_and_an_absent_database_all() -> None:
    log = Log()
    group = EntryGroup(log.write)
    log.open.set()
    works = [group.append(one) for one in (entry("a"), entry("b", author="bad"), entry("c"))]
    one, bad, two = await asyncio.gather(*works, return_exceptions=True)
    assert (one, two) == (True, True)
    assert isinstance(bad, BadEntry)
    log.away = True
    works = [group.append(entry("d")), group.append(entry("e"))]
    for answer in await asyncio.gather(*works, return_exceptions=True):
        assert isinstance(answer, StoreProblem)
    assert len(log.statements) == 5  # together, one by one, together: nobody hammers at the door
    log.away = False
    assert await group.append(entry("d"))


async def test_who_does_not_wait_any_more_harms_nobody() -> None:
    log = Log()
    group = EntryGroup(log.write)
    tasks = [asyncio.create_task(group.append(entry(table))) for table in "ab"]
    await asyncio.sleep(0.01)
    tasks[0].cancel()
    await asyncio.wait(tasks[:1])
    log.open.set()
    assert await tasks[1]
