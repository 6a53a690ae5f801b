"""The bus of a house with one serving process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from teahouse.server.realtime.bus import AnyBusMessage, Hear


class LocalBus:
    """Hands notices on within the process, after the present step of the event loop."""

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    def publish(self, notice: AnyBusMessage) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._hearers:
            loop.call_soon(hear, notice)

    async def listen(self, hear: Hear, lost: Callable[[], None]) -> None:
        self._hearers.append(hear)

    async def flush(self) -> None:
        """Nothing waits here that could be lost without the process itself."""

    async def close(self) -> None:
        self._hearers.clear()
