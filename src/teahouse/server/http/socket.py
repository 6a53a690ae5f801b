"""The socket: one a client, for all the tables that it watches."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, cast

from litestar import websocket
from litestar.exceptions import WebSocketException

from teahouse import __version__
from teahouse.core.errors import TeahouseError
from teahouse.server.http.common import Socket, address_of, server_of
from teahouse.server.http.identity import RequestIdentity, identify
from teahouse.server.http.text_socket import MESSAGE_SINK
from teahouse.server.process.context import ServerContext
from teahouse.server.protocol import socket as messages
from teahouse.server.protocol.socket import decode_message
from teahouse.server.realtime.connection import Connection, MessageSink
from teahouse.server.tables import queries
from teahouse.server.tables.answers import Why
from teahouse.server.tables.dispatch import explain_error

RECONNECT = 1012  # the client connects again, after a moment of its own choosing
TOO_MANY = 4429
CLOSE_LIMIT = 1.0  # seconds for the last message: a client that does not read gets none
HEARTBEAT = 40  # seconds: the web server asks every 20 and waits for 20


@websocket("/api/socket")
async def socket(socket: Socket) -> None:
    """See docs/protocol.md."""
    server = server_of(socket)
    identity = await identify(socket)
    with server.connection_limiter.open(address_of(socket), identity.limits) as may_enter:
        if not may_enter:
            raise WebSocketException(code=TOO_MANY, detail="too many sockets")
        await socket.accept()
        await _serve(SocketHandler(server, identity, socket))


class SocketHandler:
    """One client's socket: receives its messages, and sends what its connection has for it."""

    def __init__(self, server: ServerContext, identity: RequestIdentity, socket: Socket) -> None:
        self.server = server
        self.caller = identity.caller
        self.limit_key = identity.caller.person or identity.address
        self.socket = socket
        self.connection = Connection(
            tables=server.tables,
            caller=identity.caller,
            sink=_sink_of(socket),
            presence=server.presence,
            drop=server.hub.drop,
        )

    async def welcome(self) -> None:
        """Send the first message."""
        caller = self.caller
        await self.connection.reply(
            messages.Welcome(
                protocol=messages.PROTOCOL,
                version=__version__,
                known=bool(caller.person),
                name=caller.name,
                heartbeat=HEARTBEAT,
            )
        )

    async def receive(self) -> None:
        """Handle the client's messages, one after the other, until it goes."""
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            self.server.counts.messages_received += 1
            text = message.get("text")
            await self.handle_text(text if text is not None else message.get("bytes") or b"")

    async def handle_text(self, text: str | bytes) -> None:
        """Handle one message. Whatever it is, the connection goes on."""
        try:
            message = decode_message(text)
        except messages.BadMessage as error:
            why = Why("bad-message", params={"text": str(error)})
            await self.connection.reply(messages.SocketProblem(why=why))
            return
        try:
            kind = "replay" if isinstance(message, messages.Watch) else "message"
            self.server.limits.check(kind, self.limit_key)
            await self._handle(message)
        except TeahouseError as error:
            ref, table_id = _reference(message)
            problem = messages.SocketProblem(why=explain_error(error), ref=ref, table=table_id)
            await self.connection.reply(problem)

    async def _handle(self, message: messages.AnyToServer) -> None:
        hub, connection = self.server.hub, self.connection
        match message:
            case messages.GiveCommand():
                await self._run_command(message)
            case messages.Watch():
                await hub.watch(connection, message)
            case messages.Unwatch():
                hub.unwatch(connection, message.table, message.seat)
            case messages.Ack():
                hub.acknowledge(connection, message.table, message.seat, message.position)
            case messages.AskWhyNot():
                await self._explain_why_not(message)
            case messages.Ping():
                await connection.reply(messages.Pong(ref=message.ref))

    async def _run_command(self, message: messages.GiveCommand) -> None:
        # Not to be cancelled when the connection breaks: what was begun gets its answer stored.
        answer = await asyncio.shield(
            self.server.run_command(self.caller, message.table, message.command)
        )
        await self.connection.reply(
            messages.CommandAnswer(table=message.table, id=message.command.id, answer=answer)
        )

    async def _explain_why_not(self, message: messages.AskWhyNot) -> None:
        why = await queries.explain_why_not(
            self.server.tables, self.caller, message.table, message.seat, message.action
        )
        await self.connection.reply(messages.WhyNot(ref=message.ref, why=why))


def _sink_of(socket: Socket) -> MessageSink:
    """What the web server offers for encoded messages (``text_socket``)."""
    extensions = cast("dict[str, Any]", socket.scope["extensions"])
    return cast("MessageSink", extensions[MESSAGE_SINK])


def _reference(message: messages.AnyToServer) -> tuple[str | None, str | None]:
    """What a problem with the message refers to, and the table it is about."""
    match message:
        case messages.GiveCommand():
            return message.command.id, message.table
        case messages.AskWhyNot():
            return message.ref, message.table
        case messages.Ping():
            return message.ref, None
        case _:
            return None, message.table


async def _serve(handler: SocketHandler) -> None:
    connection, hub = handler.connection, handler.server.hub
    hub.connections.add(connection)
    try:
        await handler.welcome()
        await _run_both(handler)
    finally:
        hub.remove_connection(connection)
        with contextlib.suppress(RuntimeError, OSError):
            async with asyncio.timeout(CLOSE_LIMIT):
                await handler.socket.close(RECONNECT)


async def _run_both(handler: SocketHandler) -> None:
    """Until the client goes, stops reading, or is disconnected."""
    tasks = {
        asyncio.create_task(handler.connection.run_sender(), name="socket sender"),
        asyncio.create_task(handler.receive(), name="socket receiver"),
    }
    _, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, OSError):
            raise result
