"""What a client says on its socket, and what it hears back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from teahouse import __version__
from teahouse.core.errors import TeahouseError
from teahouse.server.protocol import socket as s
from teahouse.server.realtime.connection import Connection
from teahouse.server.realtime.hub import Hub
from teahouse.server.tables import queries
from teahouse.server.tables.answers import Why
from teahouse.server.tables.dispatch import why_of

HEARTBEAT = 40  # seconds: the web server asks every 20 and waits for 20

_decoder = msgspec.json.Decoder(s.AnyToServer)

# May this line do one more thing of a kind (``server.limits``)? None if yes.
Allowed = Callable[[str], Why | None]


async def welcome(line: Connection) -> None:
    """The first message."""
    known, name = bool(line.caller.person), line.caller.name
    await line.reply(s.Welcome(s.PROTOCOL, __version__, known, name, HEARTBEAT))


async def hear(hub: Hub, line: Connection, text: str | bytes, allowed: Allowed) -> None:
    """One message of the client. Whatever it is, the line goes on."""
    try:
        message: s.AnyToServer = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        await line.reply(s.SocketProblem(Why("bad-message", params={"text": str(error)[:200]})))
        return
    ref, table = _names(message)
    why = allowed("replay" if isinstance(message, s.Watch) else "message")
    if why is not None:
        await line.reply(s.SocketProblem(why, ref, table))
        return
    try:
        await _act(hub, line, message)
    except TeahouseError as error:
        await line.reply(s.SocketProblem(why_of(error), ref, table))


async def _act(hub: Hub, line: Connection, message: s.AnyToServer) -> None:
    match message:
        case s.Watch():
            await hub.watch(line, message)
        case s.Unwatch():
            hub.unwatch(line, message.table, message.seat)
        case s.Ack():
            hub.acknowledge(line, message.table, message.seat, message.position)
        case s.GiveCommand():
            # Not to be cut short when the line breaks: what was begun gets its answer stored.
            answer = await asyncio.shield(hub.give(line.caller, message.table, message.command))
            await line.reply(s.CommandAnswer(message.table, message.command.id, answer))
        case s.AskWhyNot():
            why = await queries.why_not(
                hub.desk, line.caller, message.table, message.seat, message.action
            )
            await line.reply(s.WhyNot(message.ref, why))
        case s.Ping():
            await line.reply(s.Pong(message.ref))


def _names(message: s.AnyToServer) -> tuple[str | None, str | None]:
    """What a problem with the message refers to, and the table it is about."""
    match message:
        case s.GiveCommand():
            return message.command.id, message.table
        case s.AskWhyNot():
            return message.ref, message.table
        case s.Ping():
            return message.ref, None
        case _:
            return None, message.table
