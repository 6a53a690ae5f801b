"""Clients that keep to docs/protocol.md, however often the house goes down and comes back.

They make the ids of their commands, repeat those that had no answer, resume from the last entry
they were told, and acknowledge. Whatever breaks these promises fails at once, inside the client.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
BROKEN = (OSError, TimeoutError, WebSocketException, httpx.TransportError)
PAUSE = 0.3  # seconds at most before the next attempt; a random part of it
POLL = 10
# What a decision may meet when somebody else has taken back the one before it.
OVERTAKEN = ("stale", "not-asked")
UNDO_TOO_LATE = ("cannot-undo", "not-now")  # somebody went on, or ended the game


class Unanswered(OSError):
    """The house answered that it cannot answer now: to be tried again like a broken line."""


@dataclass
class Person:
    """Somebody with a cookie and a stubborn client."""

    name: str
    address: str
    http: httpx.AsyncClient
    chance: random.Random
    breaks: int = 0

    async def again(self) -> None:
        """A line broke: wait for a moment of one's own choosing."""
        self.breaks += 1
        await asyncio.sleep(self.chance.random() * PAUSE)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send until there is an answer; it must be a good one."""
        while True:
            try:
                return await self.once(method, path, body)
            except BROKEN:
                await self.again()

    async def once(self, method: str, path: str, body: object = None) -> Any:
        """One attempt."""
        answer = await self.http.request(method, path, json=body)
        if answer.status_code == 503:
            raise Unanswered(answer.text)
        assert answer.status_code in (200, 201, 409), answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def command(self, table: str, do: str, id_: str, **fields: object) -> Json:
        """A command over HTTP; it must be done."""
        body = {"do": do, "id": id_, **fields}
        answer: Json = await self.ask("POST", f"/api/tables/{table}/commands", body)
        assert answer["type"] == "done", answer
        return answer


@asynccontextmanager
async def person(address: str, name: str, seed: int) -> AsyncIterator[Person]:
    """A guest of this name."""
    async with httpx.AsyncClient(base_url=address, timeout=POLL + 20) as http:
        found = Person(name, address, http, random.Random(seed))
        await found.ask("POST", "/api/me", {"name": name})
        yield found


@dataclass
class Player:
    """One pair of eyes at one table, to the end; a seat decides at random, a spectator looks on."""

    who: Person
    table: str
    seat: int | None
    over_http: bool = False
    told: int = 0  # every entry before this was told, once and in order
    acknowledged: dict[str, int] = field(default_factory=dict)  # command: its entry
    refused: list[Json] = field(default_factory=list)
    pending: Json | None = None  # sent, and not answered yet
    sight: Json | None = None
    count: int = 0
    next: int = 0  # the sight must be at least so new for another decision

    @property
    def over(self) -> bool:
        """Has the game ended, and is nothing open any more?"""
        return (
            self.sight is not None
            and self.sight["table"]["lifecycle"] == "finished"
            and self.pending is None
        )

    async def play(self) -> None:
        """Until the end, over as many lines as it takes."""
        while not self.over:
            try:
                await (self._over_http() if self.over_http else self._over_a_socket())
            except BROKEN:
                await self.who.again()

    # Over a socket

    async def _over_a_socket(self) -> None:
        cookies = "; ".join([f"{k}={v}" for k, v in self.who.http.cookies.items()])
        address = self.who.address.replace("http", "ws", 1) + "/api/socket"
        async with connect(
            address, additional_headers={"cookie": cookies}, compression=None
        ) as line:
            welcome = json.loads(await line.recv())
            assert welcome["type"] == "welcome"
            assert welcome["known"]
            watch = {"type": "watch", "table": self.table, "seat": self.seat, "since": self.told}
            await line.send(json.dumps(watch))
            if self.pending is not None:
                await self._send(line)
            while not self.over:
                await self._hear(line, json.loads(await line.recv()))

    async def _send(self, line: ClientConnection) -> None:
        message = {"type": "command", "table": self.table, "command": self.pending}
        await line.send(json.dumps(message))

    async def _hear(self, line: ClientConnection, message: Json) -> None:
        match message["type"]:
            case "update":
                self._take(message)
                ack = {"type": "ack", "table": self.table, "seat": self.seat}
                await line.send(json.dumps({**ack, "position": self.told}))
            case "answer":
                self._answered(message["id"], message["answer"])
            case "problem" | "gone":
                assert message["why"]["key"] == "store-away", message
                raise Unanswered(message["why"]["key"])
            case other:
                assert other in ("here", "chat"), message
        if self._choose():
            await self._send(line)

    # Over HTTP

    async def _over_http(self) -> None:
        where = f"/api/tables/{self.table}"
        if self.pending is not None:
            answer = await self.who.once("POST", f"{where}/commands", self.pending)
            self._answered(self.pending["id"], answer)
        seat = "" if self.seat is None else f"&seat={self.seat}"
        # Nothing to wait for if there is something to do already.
        wait = 0 if self._choose() else POLL
        self._take(
            await self.who.once("GET", f"{where}/updates?since={self.told}{seat}&wait={wait}")
        )
        self._choose()

    # Both

    def _take(self, update: Json) -> None:
        numbers = [news["number"] for news in update["news"]]
        assert numbers == list(range(self.told, update["position"])), (self.told, numbers)
        self.told = update["position"]
        self.sight = update["sight"]

    def _answered(self, id_: str, answer: Json) -> None:
        assert self.pending is not None
        assert self.pending["id"] == id_
        if answer["type"] == "done":
            self.acknowledged[id_] = answer["number"]
            self.next = answer["number"] + 1
        else:
            undo = self.pending["do"] == "undo"
            key = answer["why"]["key"]
            assert key in (UNDO_TOO_LATE if undo else OVERTAKEN), answer
            self.refused.append(answer)
            self.next = answer["position"]
        self.pending = None

    def _choose(self) -> bool:
        """Make the next command, if there is one to make."""
        sight, chance = self.sight, self.who.chance
        if self.pending is not None or sight is None or self.seat is None or self.told < self.next:
            return False
        self.count += 1
        base = {"id": f"{self.who.name}-{self.seat}-{self.count}", "seat": self.seat}
        if sight["undoable"] is not None and chance.random() < 0.1:
            self.pending = {**base, "do": "undo", "of": sight["undoable"], "answers": self.told}
        elif sight["legal"]:
            action = chance.choice(sight["legal"])["action"]
            self.pending = {**base, "do": "decide", "action": action, "answers": self.told}
        return self.pending is not None
