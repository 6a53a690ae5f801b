"""Several serving processes on the same sockets, and the parent that looks after them.

A child that dies is started again after a pause that grows while it keeps dying. If none ever gets
ready, the parent gives up: then something is wrong that a person must put right.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog

from teahouse.server.process import logs
from teahouse.server.process.child import READY, ChildConfig
from teahouse.server.process.settings import Settings
from teahouse.server.process.single import STOP

COMMAND = (sys.executable, "-P", "-m", "teahouse.server.process.child")
SHORTEST, LONGEST = 0.5, 30.0  # seconds between two starts of a child
STEADY = 60.0  # seconds after which an end is not counted to the ones before
LAST = STOP + 5  # seconds after which a child that does not stop is killed
FAILED = 3

log = structlog.get_logger("teahouse.parent")


def run_several(
    settings: Settings, factory: str, sockets: list[socket.socket], ready: Callable[[], None]
) -> int:
    """Serve until a signal comes; the exit code."""
    logs.set_up(settings.log_format, settings.log_level)
    return asyncio.run(_Parent(settings, factory, sockets, ready).run())


class _Parent:
    def __init__(
        self,
        settings: Settings,
        factory: str,
        sockets: list[socket.socket],
        ready: Callable[[], None],
    ) -> None:
        self._count = settings.workers
        self._fds = [one.fileno() for one in sockets]
        self._order = msgspec.json.encode(ChildConfig(settings, factory, self._fds)) + b"\n"
        self._ready = ready
        self._opened = False
        self._children: set[Process] = set()

    async def run(self) -> int:
        stop = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        keepers = [asyncio.create_task(self._keep()) for _ in range(self._count)]
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait([stopped, *keepers], return_when=asyncio.FIRST_COMPLETED)
        failed = [keeper for keeper in keepers if keeper.done()]
        for task in (stopped, *keepers):
            task.cancel()
        await self._stop()
        await asyncio.gather(stopped, *keepers, return_exceptions=True)
        for keeper in failed:
            keeper.result()
        return FAILED if failed else 0

    async def _keep(self) -> None:
        """Keep one child running; returns only when there never was one that worked."""
        pause = SHORTEST
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            code = await self._run_child()
            if not self._opened:
                log.error("a serving process does not start", code=code)
                return
            if loop.time() - began > STEADY:
                pause = SHORTEST
            log.warning("a serving process ended and is started again", code=code, pause=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _run_child(self) -> int:
        """The life of one child; its exit code."""
        child = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, pass_fds=self._fds, start_new_session=True
        )
        self._children.add(child)
        assert child.stdin is not None
        assert child.stdout is not None
        with suppress(OSError):  # it may be dead already; then the code tells
            child.stdin.write(self._order)
            await child.stdin.drain()
        async for line in child.stdout:
            if line.decode(errors="replace").strip() == READY and not self._opened:
                self._opened = True
                self._ready()
        code = await child.wait()
        child.stdin.close()
        self._children.discard(child)
        return code

    async def _stop(self) -> None:
        """Ask all children to stop; who does not is killed."""
        children = [child for child in self._children if child.returncode is None]
        for child in children:
            with suppress(ProcessLookupError):
                child.send_signal(signal.SIGTERM)
        waiting = [asyncio.create_task(child.wait()) for child in children]
        if waiting:
            await asyncio.wait(waiting, timeout=LAST)
        for child in children:
            if child.returncode is None:
                log.error("a serving process does not stop and is killed", process=child.pid)
                with suppress(ProcessLookupError):
                    child.kill()
        await asyncio.gather(*waiting)
