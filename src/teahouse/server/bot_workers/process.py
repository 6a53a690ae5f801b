"""The server's end of one process in which bots think."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from teahouse.server.bot_workers.messages import (
    LENGTH,
    BotWork,
    ChosenAction,
    Failed,
    Ready,
    Reply,
    decode_reply,
    encode,
    length_of,
)

COMMAND = (sys.executable, "-P", "-m", "teahouse.server.bot_workers")
START = 30.0  # seconds in which a process must have loaded its modules


class WorkerFailed(Exception):
    """The process died, was too slow or sent nonsense. It can no longer be used."""


class Worker:
    """A running process that does one piece of work at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @property
    def alive(self) -> bool:
        """Has the process not ended yet, as far as is known?"""
        return self._process.returncode is None

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def ask(self, work: BotWork, limit: float) -> int:
        """The bot's decision within ``limit`` seconds; after ``WorkerFailed`` kill the process."""
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(encode(work))
            await stdin.drain()
        except (OSError, RuntimeError) as error:  # uvloop's word for a pipe that it has closed
            raise WorkerFailed("it is gone") from error
        reply = await self._reply(limit)
        if isinstance(reply, ChosenAction):
            return reply.action
        raise WorkerFailed(reply.why if isinstance(reply, Failed) else "it answered nonsense")

    async def ready(self, limit: float) -> None:
        """Wait until the process has started."""
        if not isinstance(await self._reply(limit), Ready):
            raise WorkerFailed("it answered nonsense")

    async def _reply(self, limit: float) -> Reply:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            async with asyncio.timeout(limit):
                length = length_of(await stdout.readexactly(LENGTH))
                return decode_reply(await stdout.readexactly(length))
        except TimeoutError:
            raise WorkerFailed(f"it did not answer within {limit:g} s") from None
        except (asyncio.IncompleteReadError, OSError):
            raise WorkerFailed("it died") from None
        except (ValueError, msgspec.MsgspecError) as error:
            raise WorkerFailed(f"it answered nonsense: {error}") from error

    async def kill(self) -> None:
        """End the process at once, whatever it does, and wait for it to be gone."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.close()
        if stdout.at_eof():  # it has ended by itself, and is gone in a moment
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._process.wait()
        if self.alive:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()


async def start(command: tuple[str, ...] = COMMAND) -> Worker:
    """Start a process that waits for work; ``WorkerFailed`` if it does not come up."""
    # No setting of the server goes along: some are secret.
    own = {key: value for key, value in os.environ.items() if not key.startswith("TEAHOUSE_")}
    try:
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=own)
    except OSError as error:
        raise WorkerFailed(f"it cannot be started: {error}") from error
    worker = Worker(process)
    try:
        await worker.ready(START)
    except BaseException:
        await worker.kill()
        raise
    return worker
