"""Durable decisions a second through the server's play, on one process.

    python bench/store.py PATH-OR-ADDRESS [tables]

Every decision waits for its own commit. The last line compares the cost of a decision early and
late in a game.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time

from teahouse.server.protocol.commands import Decide, Start
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import decisions, queries, table_creation
from teahouse.server.tables.answers import Caller, Done
from teahouse.server.tables.ports import ENDED
from teahouse.server.tables.service import CommandContext, SystemClock, TableService
from teahouse.server.tables.table_creation import ME, SeatRequest

ANN = Caller("p-bench", "Ann")


async def play(service: TableService, name: str, waits: list[tuple[int, float]]) -> None:
    """One table whose seats all belong to one person; they decide at once."""
    wishes = [SeatRequest(ME)] * 3
    table = await table_creation.open_table(service, ANN, name, "dschunke", {}, wishes)
    await decisions.start(CommandContext(service, ANN, table, Start(id="start")))
    live = await service.load_current(table)
    number = 0
    while live.play is not None and live.lifecycle not in ENDED:
        seat = int(live.play.state.actors()[0])
        legal = live.play.state.legal(seat)
        action = int(legal[number * 7 % len(legal)])
        began = time.perf_counter()
        command = Decide(id=f"d{number}", answers=live.position, seat=seat, action=action)
        answer = await decisions.decide(CommandContext(service, ANN, table, command))
        waits.append((number, time.perf_counter() - began))
        assert isinstance(answer, Done), answer
        number += 1
        live = await service.load_current(table)


async def run(where: str, tables: int) -> None:
    store = await open_store(where)
    service = TableService(store, SystemClock(), keep=2 * tables)
    for count in (1, tables):
        waits: list[tuple[int, float]] = []
        began = time.perf_counter()
        names = [f"{secrets.token_hex(4)}-{i}" for i in range(count)]
        await asyncio.gather(*[play(service, name, waits) for name in names])
        took = time.perf_counter() - began
        sorted_waits = sorted([wait for _, wait in waits])
        middle, slow = [sorted_waits[int(len(waits) * part)] for part in (0.5, 0.99)]
        print(
            f"{count:4} tables: {len(waits) / took:7.0f} decisions/s, "
            f"p50 {middle * 1000:.2f} ms, p99 {slow * 1000:.2f} ms"
        )
        if count == 1:
            _compare(waits)
    seen = await queries.list_tables(service, ANN, "finished", mine=True)
    assert seen
    await store.close()


def _compare(waits: list[tuple[int, float]]) -> None:
    parts = [waits[10:60], waits[-60:-10]]
    early, late = [sorted([wait for _, wait in part])[len(part) // 2] for part in parts]
    print(f"     late / early decision: {late / early:.2f}")


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 64))
