"""Group commits: one thread writes to SQLite and commits for many callers at once.

What comes in while a commit is under way shares the next one: full durability for thousands of
writes a second. A future is resolved only after COMMIT, so that an answer means durable.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import TypeVar, cast

from teahouse.server.tables.ports import StoreProblem

T = TypeVar("T")
MOST = 256  # writes in one commit


class Write:
    """One piece of work that waits for its commit."""

    def __init__(self, work: Callable[[sqlite3.Connection], object]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.value: object = None
        self.error: BaseException | None = None

    def execute(self, connection: sqlite3.Connection) -> None:
        """Do the work inside the common transaction; it may be called again after a rollback."""
        self.value = self.work(connection)

    def execute_alone(self, connection: sqlite3.Connection) -> None:
        """Execute it between savepoints, so that a failure undoes only this work."""
        connection.execute("SAVEPOINT one")
        try:
            self.execute(connection)
        except sqlite3.Error as error:
            self.error = StoreProblem(f"The database refused to write: {error}.")
            connection.execute("ROLLBACK TO one")
        except BaseException as error:
            self.error = error
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")

    def resolve(self) -> None:
        """Give the result to the caller, in the thread of its event loop."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)


class GroupWriter:
    """The only writer of a database file in this process."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have the work done and committed; its result, or what it raised."""
        if self._closed:
            raise StoreProblem("The store is closed.")
        write = Write(work)
        self._queue.put(write)
        return cast("T", await write.future)

    async def close(self) -> None:
        """Finish what is queued, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        last = False
        while not last:
            batch, last = self._next_batch()
            # A write whose caller has gone before it began is dropped; later it cannot be.
            batch = [write for write in batch if not write.future.cancelled()]
            if batch:
                self._commit(batch)
        self._connection.close()

    def _next_batch(self) -> tuple[list[Write], bool]:
        batch: list[Write] = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == MOST:
                return batch, False
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[Write]) -> None:
        try:
            self._execute_batch(batch)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for write in batch:
                write.error = StoreProblem(f"The database could not write: {error}.")
        _resolve(batch)

    def _execute_batch(self, batch: list[Write]) -> None:
        """All of it at once; if one fails, again from the beginning, each on its own.

        Every statement costs a change of threads, so that savepoints are only for those who fail.
        """
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for write in batch:
                write.execute(self._connection)
        except Exception:
            if self._connection.in_transaction:  # a full disk has ended it already
                self._connection.execute("ROLLBACK")
            self._connection.execute("BEGIN IMMEDIATE")
            for write in batch:
                write.execute_alone(self._connection)


def _resolve(batch: list[Write]) -> None:
    """Wake every event loop that waits once for all of its writes."""
    for loop in {write.loop for write in batch}:
        own = [write for write in batch if write.loop is loop]
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(_resolve_all, own)


def _resolve_all(batch: list[Write]) -> None:
    for write in batch:
        write.resolve()
