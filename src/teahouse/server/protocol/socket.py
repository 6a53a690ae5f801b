"""The messages of the socket, both ways. ``docs/protocol.md`` shows their order."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from teahouse.core.errors import TeahouseError
from teahouse.server.protocol.commands import AnyCommand, Number, SeatNumber
from teahouse.server.tables.answers import Answer, Why
from teahouse.server.tables.views import ChatMessageView, LogEntryView, TableView

PROTOCOL = 1

TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Ref = Annotated[str, Meta(min_length=1, max_length=100)]


class ToServer(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Watch(ToServer, frozen=True, tag="watch"):
    """Send me what happens at this table, as a seat of mine or a spectator sees it.

    ``since``: the number of the first entry that I have not seen; without it, updates begin now.
    ``chat``: the number of the first chat message that I have not seen.
    """

    table: TableId
    seat: SeatNumber | None = None
    since: Number | None = None
    chat: Number | None = None


class Unwatch(ToServer, frozen=True, tag="unwatch"):
    """No more of that."""

    table: TableId
    seat: SeatNumber | None = None


class Ack(ToServer, frozen=True, tag="ack"):
    """I have got everything before ``position``. The server waits for it after a while."""

    table: TableId
    position: Number
    seat: SeatNumber | None = None


class GiveCommand(ToServer, frozen=True, tag="command"):
    """A command at a table; the answer comes as ``answer`` with the command's id."""

    table: TableId
    command: AnyCommand


class AskWhyNot(ToServer, frozen=True, tag="why_not"):
    """Why may my seat not do this now?"""

    ref: Ref
    table: TableId
    seat: SeatNumber
    action: Number


class Ping(ToServer, frozen=True, tag="ping"):
    """Is anybody there?"""

    ref: Ref


AnyToServer = Watch | Unwatch | Ack | GiveCommand | AskWhyNot | Ping


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Welcome(ToClient, frozen=True, tag="welcome"):
    """The first message. ``heartbeat``: seconds after which a silent connection is dead."""

    protocol: int
    version: str
    known: bool
    name: str
    heartbeat: int


class Update(ToClient, frozen=True, tag="update"):
    """What is new at a table, and how it looks now.

    ``news`` are all entries from the last one sent up to ``position``, each exactly once.
    """

    table: str
    seat: int | None
    position: int
    news: list[LogEntryView]
    sight: TableView


class ChatMessages(ToClient, frozen=True, tag="chat"):
    """New chat messages."""

    table: str
    seat: int | None
    lines: list[ChatMessageView]


class PresentSeats(ToClient, frozen=True, tag="here"):
    """The seats whose people have the table open."""

    table: str
    seat: int | None
    here: list[int]


class CommandAnswer(ToClient, frozen=True, tag="answer"):
    """The answer to the command of that id."""

    table: str
    id: str
    answer: Answer


class WhyNot(ToClient, frozen=True, tag="why_not"):
    """The reason, or none if the action is legal."""

    ref: str
    why: Why | None


class Pong(ToClient, frozen=True, tag="pong"):
    """Yes."""

    ref: str


class SocketProblem(ToClient, frozen=True, tag="problem"):
    """A message could not be understood or carried out; nothing has changed."""

    why: Why
    ref: str | None = None
    table: str | None = None


class TableGone(ToClient, frozen=True, tag="gone"):
    """No more updates of this table, and why."""

    table: str
    seat: int | None
    why: Why


AnyToClient = (
    Welcome
    | Update
    | ChatMessages
    | PresentSeats
    | CommandAnswer
    | WhyNot
    | Pong
    | SocketProblem
    | TableGone
)

_decoder = msgspec.json.Decoder(AnyToServer)


class BadMessage(TeahouseError):
    """A client sent what is no message of this protocol."""


def decode_message(text: str | bytes) -> AnyToServer:
    """A message of a client; ``BadMessage`` if it is none."""
    try:
        message: AnyToServer = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)[:200]) from error
    return message


def encode_message(message: AnyToClient) -> bytes:
    """The bytes that are sent."""
    return msgspec.json.encode(message)
