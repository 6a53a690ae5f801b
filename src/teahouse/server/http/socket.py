"""The socket: one a client, for all the tables that it watches."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, cast

from litestar import websocket
from litestar.exceptions import WebSocketException

from teahouse.server.http.common import Socket, address_of, house_of
from teahouse.server.http.identity import RequestIdentity, guest_of
from teahouse.server.process.context import ServerContext
from teahouse.server.process.text_socket import WAY_OUT
from teahouse.server.realtime import session
from teahouse.server.realtime.connection import Connection, MessageSink
from teahouse.server.tables.answers import Refusal, Why

COME_AGAIN = 1012  # the client connects anew, after a moment of its own choosing
TOO_MANY = 4429
GOODBYE = 1.0  # seconds for the last message: who was cut off because he does not read gets none


@websocket("/api/socket")
async def socket(socket: Socket) -> None:
    """See docs/protocol.md."""
    house = house_of(socket)
    guest = await guest_of(socket)
    with house.doors.open(address_of(socket), guest.limits) as may_enter:
        if not may_enter:
            raise WebSocketException(code=TOO_MANY, detail="too many sockets")
        await socket.accept()
        await _serve(house, guest, socket)


async def _serve(house: ServerContext, guest: RequestIdentity, socket: Socket) -> None:
    line = Connection(
        house.desk, guest.caller, _way_out(socket), house.presence.here, house.hub.drop
    )
    house.hub.lines.add(line)
    try:
        await session.welcome(line)
        await _both_ways(house, guest, line, socket)
    finally:
        house.hub.leave(line)
        with contextlib.suppress(RuntimeError, OSError):
            async with asyncio.timeout(GOODBYE):
                await socket.close(COME_AGAIN)


def _way_out(socket: Socket) -> MessageSink:
    """What the web server offers for it (``server.frames``)."""
    extensions = cast("dict[str, Any]", socket.scope["extensions"])
    return cast("MessageSink", extensions[WAY_OUT])


async def _both_ways(
    house: ServerContext, guest: RequestIdentity, line: Connection, socket: Socket
) -> None:
    """Until the client goes, does not read any more, or the line is cut."""
    tasks = {
        asyncio.create_task(line.run(), name="line out"),
        asyncio.create_task(_hear(house, guest, line, socket), name="line in"),
    }
    _, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, OSError):
            raise result


async def _hear(
    house: ServerContext, guest: RequestIdentity, line: Connection, socket: Socket
) -> None:
    def allowed(kind: str) -> Why | None:
        try:
            guest.limit(kind)
        except Refusal as refusal:
            return refusal.why
        return None

    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        house.counts.heard += 1
        text = message.get("text")
        await session.hear(
            house.hub, line, text if text is not None else message.get("bytes") or b"", allowed
        )
