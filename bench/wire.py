"""A lean client of the server: WebSocket frames and HTTP requests with as little work as possible.

The load generator has one core for thousands of sockets, so that it must cost less than the server.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # a client must mask; by zeros it costs nothing


class Wire(asyncio.Protocol):
    """One socket: every text that comes in goes to ``hear``."""

    def __init__(self, path: str, cookie: str, hear: Callable[[Wire, bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's has another parent
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server refuses the socket"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        at = 0
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if b" 101 " not in buffer[:20]:
                self.opened.set_exception(ConnectionError(buffer[:end].decode()))
                return
            self._open = True
            self.opened.set_result(None)
            at = end + 4
        size = len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if start > size:
                    break
                length = int.from_bytes(buffer[at + 2 : start], "big")
            if start + length > size:
                break
            self._frame(buffer[at] & 15, buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def say(self, message: dict[str, object]) -> None:
        """Send one message."""
        self._send(TEXT, json.dumps(message).encode())

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | min(size, 126)])
        if size >= 126:
            head += size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


async def connect(port: int, cookie: str, hear: Callable[[Wire, bytes], None]) -> Wire:
    """Open a socket at the server."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire("/api/socket", cookie, hear), "127.0.0.1", port
    )
    await wire.opened
    return wire


class Http:
    """One kept connection for requests that are made one after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[str, Any]:
        """Send JSON: the cookie that was set, and the answer. Fails on anything but success."""
        data = json.dumps(body).encode()
        self._writer.write(
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict[str, str]()
        for line in head.split("\r\n")[1:]:
            name, _, value = line.partition(": ")
            fields[name.lower()] = value
        answer = await self._reader.readexactly(int(fields.get("content-length", "0")))
        if not head.startswith("HTTP/1.1 20"):
            raise ConnectionError(f"{path}: {head.splitlines()[0]} {answer.decode()}")
        return fields.get("set-cookie", "").partition(";")[0], json.loads(answer)

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


async def http(port: int) -> Http:
    """A connection for requests."""
    return Http(*await asyncio.open_connection("127.0.0.1", port))
