"""A server of bots alone, made to be killed: it says which processes it has."""

from __future__ import annotations

import asyncio
import sys

from teahouse.server.bot_workers.pool import BotWorkerPool
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.service import SystemClock, TableService


async def main(where: str) -> None:
    store = await open_store(where)
    pool = BotWorkerPool(TableService(store, SystemClock()), 2)
    working = asyncio.create_task(pool.run())
    while len(pool.processes) < 2:
        await asyncio.sleep(0.01)
    print(*pool.processes, flush=True)
    await working


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
