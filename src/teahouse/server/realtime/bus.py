"""What goes over the bus. A notice may be lost or come twice: whoever hears it reads the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class BusMessage(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something happened."""


class LogGrew(BusMessage, frozen=True, tag="moved"):
    """The log of a table reaches at least up to ``position``."""

    table: str
    position: int


class ChatGrew(BusMessage, frozen=True, tag="said"):
    """There is a new line of chat."""

    table: str


class SeatsPresent(BusMessage, frozen=True, tag="present"):
    """The seats whose people have the table open at one process."""

    table: str
    process: str
    seats: list[int]


class SessionsEnded(BusMessage, frozen=True, tag="ended"):
    """Sessions of a person have ended: his sockets must prove themselves again."""

    person: str


class TableErased(BusMessage, frozen=True, tag="blanked"):
    """A table's log was changed where it may be (a deleted person's name): forget it."""

    table: str


AnyBusMessage = LogGrew | ChatGrew | SeatsPresent | SessionsEnded | TableErased

Hear = Callable[[AnyBusMessage], None]

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyBusMessage)


def encode(notice: AnyBusMessage) -> str:
    """The notice as it travels."""
    return _encoder.encode(notice).decode()


def decode(text: str) -> AnyBusMessage:
    """The notice that ``encode`` wrote."""
    notice: AnyBusMessage = _decoder.decode(text)
    return notice


class Bus(Protocol):
    """Every process that listens hears what any of them publishes, itself included."""

    def publish(self, notice: AnyBusMessage) -> None:
        """Soon, without waiting."""

    async def listen(self, hear: Hear, lost: Callable[[], None]) -> None:
        """Begin to hear. ``lost`` is called when notices may have been missed."""

    async def flush(self) -> None:
        """Until everything that was published so far has left this process."""

    async def close(self) -> None:
        """Tell what is under way, then stop."""
