"""What goes over the bus. A message may be lost or come twice: its receiver reads the store."""

from __future__ import annotations

import msgspec


class BusMessage(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something happened."""


class LogGrew(BusMessage, frozen=True, tag="moved"):
    """The log of a table reaches at least up to ``position``."""

    table: str
    position: int


class ChatGrew(BusMessage, frozen=True, tag="said"):
    """There is a new chat message."""

    table: str


class SeatsPresent(BusMessage, frozen=True, tag="present"):
    """The seats whose people have the table open at one process."""

    table: str
    process: str
    seats: list[int]


class SessionsEnded(BusMessage, frozen=True, tag="ended"):
    """Sessions of a person have ended: their sockets must sign in again."""

    person: str


class TableErased(BusMessage, frozen=True, tag="blanked"):
    """An erased person's name was removed from a table's log: drop what is cached of it."""

    table: str


AnyBusMessage = LogGrew | ChatGrew | SeatsPresent | SessionsEnded | TableErased

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyBusMessage)


def encode(message: AnyBusMessage) -> str:
    """The message as text."""
    return _encoder.encode(message).decode()


def decode(text: str) -> AnyBusMessage:
    """The message that ``encode`` wrote."""
    message: AnyBusMessage = _decoder.decode(text)
    return message
