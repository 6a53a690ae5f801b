"""A house on a real port, and clients that talk with it as browsers and programs do."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvicorn
from sample import SAMPLE
from websockets.asyncio.client import ClientConnection, connect

from teahouse.server.http.app import create_app
from teahouse.server.http.text_socket import TextSocket
from teahouse.server.process.listen import listen
from teahouse.server.process.settings import Settings
from teahouse.server.tables.ports import Clock

Json = dict[str, Any]
PATIENCE = 30.0


def settings(where: str, **others: Any) -> Settings:
    """For tests: one bot process, no pauses, and no limits that a test would meet."""
    often = dict.fromkeys(
        ("requests_per_minute", "logins_per_minute", "messages_per_minute"), 1_000_000
    )
    return Settings(**{"store": where, "bots": 1, "bot_pause": 0, **often, **others})


@asynccontextmanager
async def serving(chosen: Settings, clock: Clock | None = None) -> AsyncIterator[str]:
    """The address of a house that is open meanwhile."""
    (listener,) = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    config = uvicorn.Config(
        create_app(chosen, clock),
        ws=TextSocket,
        ws_per_message_deflate=False,
        ws_max_size=65536,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=int(PATIENCE),  # a busy machine is no reason to hang up
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), "the house does not open"
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task
        listener.close()


@contextmanager
def in_thread(chosen: Settings) -> Iterator[str]:
    """The same for tests that wait without an event loop of their own."""
    ready: queue.SimpleQueue[str] = queue.SimpleQueue()
    done = threading.Event()

    async def run() -> None:
        async with serving(chosen) as address:
            ready.put(address)
            while not done.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=asyncio.run, args=(run(),), name="house")
    thread.start()
    try:
        yield ready.get(timeout=PATIENCE)
    finally:
        done.set()
        thread.join()


@dataclass
class Client:
    """A person's browser or program: HTTP with its cookie or token."""

    address: str
    http: httpx.AsyncClient
    token: str = ""
    count: int = 0

    def next_id(self) -> str:
        """An id for a command, as a client makes it."""
        self.count += 1
        return f"c{self.count}"

    async def get(self, path: str, status: int = 200, **params: object) -> Any:
        """The JSON behind a path; fails on another status."""
        answer = await self.http.get(path, params={k: str(v) for k, v in params.items()})
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def send(self, method: str, path: str, body: object = None, status: int = 201) -> Any:
        """Send JSON; fails on another status."""
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def command(self, table: str, do: str, status: int = 200, **fields: object) -> Any:
        """Give a command over HTTP."""
        body = {"do": do, "id": self.next_id(), **fields}
        return await self.send("POST", f"/api/tables/{table}/commands", body, status)

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Wire]:
        """A socket with the same identity; the welcome has been read."""
        headers = {"cookie": "; ".join([f"{k}={v}" for k, v in self.http.cookies.items()])}
        if self.token:
            headers = {"authorization": f"Bearer {self.token}"}
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, additional_headers=headers, compression=None) as line:
            wire = Wire(line)
            assert (await wire.next())["type"] == "welcome"
            yield wire


@dataclass
class Wire:
    """A socket, and what came over it."""

    line: ClientConnection
    received: list[Json] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)

    async def say(self, **message: object) -> None:
        """Send one message."""
        await self.line.send(json.dumps(message))

    async def next(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.line.recv(decode=False), PATIENCE)
        assert isinstance(text, bytes)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.received.append(message)
        return message

    async def until(self, kind: str, **fields: object) -> Json:
        """Read on until a message of this kind with these fields."""
        while True:
            message = await self.next()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    async def watch(self, table: str, **fields: object) -> Json:
        """Watch a table; the first update."""
        await self.say(type="watch", table=table, **fields)
        return await self.until("update", table=table, seat=fields.get("seat"))

    async def command(self, table: str, do: str, id_: str, **fields: object) -> Json:
        """Give a command; its answer."""
        await self.say(type="command", table=table, command={"do": do, "id": id_, **fields})
        answer: Json = (await self.until("answer", id=id_))["answer"]
        return answer


@asynccontextmanager
async def client(address: str, token: str = "") -> AsyncIterator[Client]:
    """Somebody whom the house does not know yet (or by a token)."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE) as http:
        yield Client(address, http, token)


@asynccontextmanager
async def guest(address: str, name: str) -> AsyncIterator[Client]:
    """A guest of this name."""
    async with client(address) as somebody:
        await somebody.send("POST", "/api/me", {"name": name})
        yield somebody


async def open_table(owner: Client, seats: list[str], game: str = SAMPLE, **options: object) -> str:
    """A table with the owner on the seat ``me``, bots and open seats as they are named."""
    body = {
        "id": owner.next_id(),
        "game": game,
        "seats": [{"kind": seat} for seat in seats],
        "options": options,
    }
    table: str = (await owner.send("POST", "/api/tables", body))["table"]
    return table
