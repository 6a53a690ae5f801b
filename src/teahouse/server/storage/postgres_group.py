"""Group entries into one statement, and so into one commit.

What comes in while a statement is under way goes into the next one: a busy server shares a round
trip and a commit among many entries, an idle one never waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeAlias

from teahouse.server.storage.rows import EntryValues
from teahouse.server.tables.ports import StoreProblem

MOST = 256  # entries in one statement

Key: TypeAlias = tuple[str, int, str]  # table, number, command
Waiting: TypeAlias = tuple[EntryValues, "asyncio.Future[bool]"]


class BadEntry(StoreProblem):
    """The database refuses the statement for what is in it, and nothing of it was written."""


class EntryGroup:
    """The entries of one process that change nothing but the log.

    ``write`` writes them in one transaction and says which rows are new.
    """

    def __init__(self, write: Callable[[Sequence[EntryValues]], Awaitable[Iterable[Key]]]) -> None:
        self._write = write
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, values: EntryValues) -> bool:
        """Have the entry written and committed; False if its place or its command is taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((values, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="entries")
        return await future

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:MOST]
                del self._waiting[:MOST]
                # Processes that wait for each other's rows all do so in the same order.
                batch.sort(key=_key)
                try:
                    await self._commit(batch)
                except BadEntry:
                    for one in batch:
                        await self._write_single(one)
                except Exception as problem:
                    for _, future in batch:
                        _fail(future, problem)
        finally:
            self._task = None

    async def _commit(self, batch: list[Waiting]) -> None:
        new = set(await self._write([values for values, _ in batch]))
        for one in batch:
            key, future = _key(one), one[1]
            if not future.done():
                future.set_result(key in new)
            new.discard(key)  # of two that are the same, one was written

    async def _write_single(self, one: Waiting) -> None:
        """Write one entry alone, so that a bad one fails alone."""
        try:
            await self._commit([one])
        except Exception as problem:
            _fail(one[1], problem)


def _key(one: Waiting) -> Key:
    return one[0][:3]


def _fail(future: asyncio.Future[bool], problem: Exception) -> None:
    if not future.done():
        future.set_exception(problem)
