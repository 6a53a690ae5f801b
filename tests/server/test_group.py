"""Many writes share a commit, and each is answered for itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.server.play.ports import StoreProblem
from teahouse.server.store.group import GroupWriter
from teahouse.server.store.sqlite import connect

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
