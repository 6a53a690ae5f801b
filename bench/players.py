"""People at tables of four: the load generator. Run by bench/load.py, in a process of its own.

    python -m bench.players PORT GAME PACE

Every seat has a person and a socket of its own. At each table one of those who are asked decides
at random, PACE seconds after the last decision on average (half of it to one and a half). A
decision is timed from its sending to its answer, and until the last of the four sockets has heard
the new position. Orders come as lines of JSON on the standard input, each gets one line back.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from typing import Any

import msgspec
import uvloop
from bench.wire import Http, Wire, connect, http

SEATS = 4
AT_ONCE = 8  # tables that are set up at the same time
ACKNOWLEDGE = 100  # entries after which a client says that it has got them


class Choice(msgspec.Struct):
    action: int


class TableSeen(msgspec.Struct):
    lifecycle: str


class SightSeen(msgspec.Struct):
    table: TableSeen
    legal: list[Choice]


class AnswerSeen(msgspec.Struct):
    type: str


class ServerMessage(msgspec.Struct):
    """The part of the server's messages that matters here."""

    type: str
    position: int = 0
    sight: SightSeen | None = None
    answer: AnswerSeen | None = None


_decode = msgspec.json.Decoder(ServerMessage).decode


class Figures:
    """What was measured since the last order."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.updates: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.messages = 0

    def told(self) -> dict[str, object]:
        return {
            "moves": len(self.updates),
            "answers": [round(1000 * wait, 3) for wait in self.answers],
            "updates": [round(1000 * wait, 3) for wait in self.updates],
            "refused": self.refused,
            "update_bytes": self.bytes / max(1, self.messages),
            "messages": self.messages,
        }


class Table:
    """Four sockets around one table."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.id = ""
        self.number = number
        self.over = False
        self._crowd = crowd
        self._wires: list[Wire] = []
        self._positions = [0] * SEATS
        self._legal: list[list[Choice]] = [[] for _ in range(SEATS)]
        self._acknowledged = 0
        self._sent = 0.0
        self._waiting = True  # for everybody to hear of what comes after this position:
        self._decided_at = 0
        self._answered = asyncio.Event()

    async def sit_down(self, client: Http) -> None:
        """Four new guests come, open a table, and start."""
        port = self._crowd.port
        cookies = [
            (await client.post("/api/me", {"name": f"Guest {self.number}-{seat}"}))[0]
            for seat in range(SEATS)
        ]
        seats = [{"kind": "me" if seat == 0 else "open"} for seat in range(SEATS)]
        wish = {"id": "open", "game": self._crowd.game, "seats": seats, "options": {}}
        _, opened = await client.post("/api/tables", wish, cookies[0])
        self.id = opened["table"]
        self._wires = [await connect(port, cookie, self._hear) for cookie in cookies]
        for seat in range(1, SEATS):
            await self._do(seat, {"do": "join", "id": "join", "seat": seat})
        await self._do(0, {"do": "start", "id": "start"})
        for seat, wire in enumerate(self._wires):
            wire.say({"type": "watch", "table": self.id, "seat": seat})

    async def _do(self, seat: int, command: dict[str, object]) -> None:
        self._answered.clear()
        self._wires[seat].say({"type": "command", "table": self.id, "command": command})
        await self._answered.wait()

    def _hear(self, wire: Wire, payload: bytes) -> None:
        now = time.perf_counter()
        message = _decode(payload)
        figures = self._crowd.figures
        if message.type == "answer":
            self._answered.set()
            if message.answer is None or message.answer.type != "done":
                figures.refused += 1
            elif self._sent:
                figures.answers.append(now - self._sent)
        elif message.type == "update" and message.sight is not None:
            figures.bytes += len(payload)
            figures.messages += 1
            seat = self._wires.index(wire)
            self._positions[seat] = message.position
            self._legal[seat] = message.sight.legal
            self.over = message.sight.table.lifecycle != "running"
            if self._waiting and min(self._positions) > self._decided_at:
                self._complete(now)
        elif message.type in ("problem", "gone"):
            raise RuntimeError(payload.decode())

    def _complete(self, now: float) -> None:
        """All four have heard the newest position."""
        self._waiting = False
        position = self._positions[0]
        if self._sent:
            self._crowd.figures.updates.append(now - self._sent)
        if position - self._acknowledged >= ACKNOWLEDGE:
            self._acknowledged = position
            for seat, wire in enumerate(self._wires):
                where = {"table": self.id, "seat": seat, "position": position}
                wire.say({"type": "ack", **where})
        if not self.over:
            self._crowd.next_turn(self)

    def decide(self) -> None:
        """One of those who are asked decides at random."""
        if not self._crowd.may_play(self):
            self._crowd.paused.append(self)
            return
        asked = [seat for seat in range(SEATS) if self._legal[seat]]
        seat = random.choice(asked)
        position = self._positions[seat]
        decision = {
            "do": "decide",
            "id": f"d{position}",
            "answers": position,
            "seat": seat,
            "action": random.choice(self._legal[seat]).action,
        }
        self._waiting, self._decided_at = True, position
        self._sent = time.perf_counter()
        self._wires[seat].say({"type": "command", "table": self.id, "command": decision})


class Crowd:
    """All tables of this process."""

    def __init__(self, port: int, game: str, pace: float) -> None:
        self.port = port
        self.game = game
        self.pace = pace
        self.figures = Figures()
        self.paused: list[Table] = []
        self._left = 0  # decisions that may still be made
        self._active = 0  # the tables after so many rest
        self._tables: list[Table] = []
        self._idle: list[Wire] = []

    def may_play(self, table: Table) -> bool:
        """Take one decision from those that may be made."""
        if table.number >= self._active or self._left <= 0:
            return False
        self._left -= 1
        return True

    def next_turn(self, table: Table) -> None:
        """This table decides again after a while."""
        pause = self.pace * random.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(pause, table.decide)

    async def order(self, wish: dict[str, Any]) -> dict[str, object]:
        match wish["do"]:
            case "tables":
                await self._set_up(wish["tables"])
            case "measure":
                return await self._measure(wish["tables"], wish["seconds"])
            case "moves":
                return await self._moves(wish["moves"])
            case "pause":
                self._left = 0
            case "sockets":
                await self._watch(wish["sockets"])
            case "keep":
                await self._keep(wish["tables"])
        return {}

    async def _set_up(self, wanted: int) -> None:
        """Have this number of tables in all; the new ones begin at once."""
        room = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with room:
                client = await http(self.port)
                await self._tables[number].sit_down(client)
                client.close()

        before = len(self._tables)
        self._tables += [Table(self, number) for number in range(before, wanted)]
        await asyncio.gather(*[one(number) for number in range(before, wanted)])

    async def _measure(self, tables: int, seconds: float) -> dict[str, object]:
        """The first tables play at the given pace for so long, the others rest."""
        self._go(tables, sys.maxsize)
        self.figures = Figures()
        spent = time.process_time()
        await asyncio.sleep(seconds)
        told = self.figures.told()
        told["over"] = sum([table.over for table in self._tables])
        told["generator"] = (time.process_time() - spent) / seconds
        return told

    async def _moves(self, moves: int) -> dict[str, object]:
        """Make this number of decisions over all tables, as fast as the pace allows."""
        self.figures = Figures()
        self._go(len(self._tables), moves)
        while len(self.figures.updates) < moves and not all([t.over for t in self._tables]):
            await asyncio.sleep(0.01)
        return self.figures.told()

    def _go(self, active: int, left: int) -> None:
        self._active, self._left = active, left
        waiting, self.paused = self.paused, []
        for table in waiting:
            self.next_turn(table)

    async def _watch(self, sockets: int) -> None:
        """Spectators who only look on."""
        for number in range(sockets):
            wire = await connect(self.port, "", lambda wire, payload: None)
            table = self._tables[number % len(self._tables)].id
            wire.say({"type": "watch", "table": table})
            self._idle.append(wire)
        await asyncio.sleep(1)

    async def _keep(self, tables: int) -> None:
        """Tables of one person that have started and are not watched."""
        client = await http(self.port)
        seats = [{"kind": "me"}] * SEATS
        for number in range(tables):
            cookie, _ = await client.post("/api/me", {"name": f"Host {number}"})
            wish = {"id": "open", "game": self.game, "seats": seats, "options": {}}
            _, opened = await client.post("/api/tables", wish, cookie)
            start = {"do": "start", "id": "start"}
            await client.post(f"/api/tables/{opened['table']}/commands", start, cookie)
        client.close()


def give_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A client that cannot go on makes all figures worthless."""
    loop.default_exception_handler(context)
    os._exit(1)


async def main() -> None:
    random.seed(1)
    asyncio.get_running_loop().set_exception_handler(give_up)
    crowd = Crowd(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    while line := await reader.readline():
        print(json.dumps(await crowd.order(json.loads(line))), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
