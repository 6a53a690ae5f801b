"""``teahouse serve`` as it runs in earnest: a process with children and bots, made to be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import uuid
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 60.0
MARK = "HOUSE_OF_A_TEST"  # bots get no setting of the server, but this comes down to all of them
CHILD, BOT = "teahouse.server.process.child", "teahouse.server.bot_workers"
OFTEN = dict.fromkeys(
    ("requests_per_minute", "logins_per_minute", "messages_per_minute"), 1_000_000
)


@dataclass
class Serve:
    """One house. It keeps its port, so that clients find it again."""

    store: str
    log: Path
    workers: int = 1
    bots: int = 1
    port: int = 0
    starts: int = 0
    mark: str = field(default_factory=lambda: uuid.uuid4().hex)
    process: Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Until it is open. Children of a killed parent may hold the port for a moment."""
        async with asyncio.timeout(PATIENCE):
            while not await self._try():
                await asyncio.sleep(0.1)
        self.starts += 1

    async def _try(self) -> bool:
        chosen = {"bot_pause": 0, "sockets_per_address": 1000, "log_format": "json", **OFTEN}
        variables = {f"TEAHOUSE_{key.upper()}": str(value) for key, value in chosen.items()}
        arguments = {"port": self.port, "workers": self.workers, "bots": self.bots}
        given = [f"--{key}={value}" for key, value in arguments.items()]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "teahouse", "serve", "--store", self.store, *given),
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), MARK: self.mark}
                | variables,
                stdin=DEVNULL,
                stdout=PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        found = re.search(r"open at http://\S+:(\d+)$", line.strip())
        if found is None:
            await self.process.wait()
            last = self.log.read_text().splitlines()[-1]
            assert "is taken" in last or "is served by another" in last, last
            return False
        self.port = int(found[1])
        return True

    def serving(self) -> list[int]:
        """The processes that serve: the children, or the one there is."""
        if self.process is None or not self.running:
            return []
        if self.workers == 1:
            return [self.process.pid]
        return [pid for pid in children(self.process.pid) if runs(pid, CHILD)]

    def thinking(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for one in self.serving() for pid in children(one) if runs(pid, BOT)]

    async def kill(self) -> None:
        """kill -9 for the first process; the others must see for themselves."""
        assert self.process is not None
        kill(self.process.pid)
        await self.process.wait()

    async def until_gone(self) -> None:
        """Until no process of this house is left, wherever it hangs in the tree."""
        async with asyncio.timeout(PATIENCE):
            while self.left():
                await asyncio.sleep(0.05)

    def left(self) -> list[int]:
        """Every process that was started by this house and lives."""
        wanted = f"{MARK}={self.mark}".encode()
        return [pid for pid in processes() if wanted in _read(pid, "environ").split(b"\0")]


@asynccontextmanager
async def served(store: str, log: Path, workers: int = 1, bots: int = 1) -> AsyncIterator[Serve]:
    """A house that is open, and gone afterwards with everything that belonged to it."""
    house = Serve(store, log, workers, bots)
    try:
        await house.start()
        yield house
    finally:
        if house.running:
            await house.kill()
        try:
            await house.until_gone()
        finally:
            for pid in house.left():
                kill(pid)


def processes() -> list[int]:
    """All of this machine."""
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def children(parent: int) -> list[int]:
    """The processes that were started by this one, the oldest first."""
    wanted = f"PPid:\t{parent}\n".encode()
    return sorted([pid for pid in processes() if wanted in _read(pid, "status")])


def runs(pid: int, module: str) -> bool:
    """Is this the module that the process was started with?"""
    return module.encode() in _read(pid, "cmdline").split(b"\0")


def kill(pid: int) -> None:
    """kill -9; it may have ended in this moment."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def _read(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except OSError:  # it has ended, or is not ours
        return b""
