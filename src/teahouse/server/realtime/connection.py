"""One client's socket: what it watches, and what is sent to it.

A slow client never delays a table: messages are made when the socket can take them, from the
newest position, so that nothing piles up. A client that does not acknowledge gets no more than a
window of entries; one that does not read at all is disconnected (``Hub.disconnect_stuck``).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from teahouse.core.errors import TeahouseError
from teahouse.server.protocol import socket as messages
from teahouse.server.protocol.socket import encode_message
from teahouse.server.realtime.broadcast import TableBroadcast
from teahouse.server.realtime.presence import Presence
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.chat import MOST_MESSAGES, list_chat_messages
from teahouse.server.tables.dispatch import explain_error
from teahouse.server.tables.service import TableService

WINDOW = 256  # entries that may be sent before they are acknowledged
MOST_REPLIES = 64  # after so many unread answers a client's next message waits
MOST_WATCHED = 50  # tables a client may watch at once
SEND_LIMIT = 10.0  # seconds in which a client must take a message


class MessageSink(Protocol):
    """Where encoded messages leave the server."""

    def try_send(self, texts: list[bytes]) -> bool:
        """Send without waiting; False, and nothing is sent, if the client does not read now."""

    async def send_texts(self, texts: list[bytes]) -> None:
        """Send; waits while the client does not read."""


@dataclass(eq=False)
class Subscription:
    """One table as one viewer sees it, for one connection."""

    connection: Connection
    broadcast: TableBroadcast
    seat: int | None
    sent: int  # entries before this have been sent
    acked: int
    chat: int  # messages before this have been sent
    present: list[int] | None = None  # the seats that were sent as present
    has_update: bool = True
    has_chat: bool = True
    has_presence: bool = True

    @property
    def is_pending(self) -> bool:
        """Is there something to send, and may it be sent?"""
        return self.may_update or self.has_chat or self.has_presence

    @property
    def may_update(self) -> bool:
        """Is there an update, and is the client's window open?"""
        return self.has_update and self.sent - self.acked <= WINDOW


@dataclass(eq=False)
class Connection:
    """The socket of one caller."""

    tables: TableService
    caller: Caller
    sink: MessageSink
    presence: Presence
    drop: Callable[[Subscription], None]  # called when a viewer may no longer look
    subscriptions: dict[tuple[str, int | None], Subscription] = field(default_factory=dict)
    is_closed: bool = False
    sending_since: float | None = None  # by the clock of the event loop
    _sender: asyncio.Task[None] | None = None
    _is_resting: bool = False  # the sender has nothing to do
    _replies: deque[bytes] = field(default_factory=deque)
    _more: asyncio.Event = field(default_factory=asyncio.Event)
    _room: asyncio.Event = field(default_factory=asyncio.Event)

    def wake_sender(self) -> None:
        """There may be something to send."""
        self._more.set()

    def push_update(self, subscription: Subscription) -> None:
        """Send an update at once if nothing else is under way and nothing has to be read."""
        if self._is_idle():
            text = self._build_update(subscription)
            if text is not None:
                if self.sink.try_send([text]):
                    return
                self._replies.append(text)  # the sender waits until the client reads
        self._more.set()

    async def reply(self, message: messages.AnyToClient) -> None:
        """Answer, at once if nothing else is under way; waits while the client does not read."""
        text = encode_message(message)
        if self._is_idle() and self.sink.try_send([text]):
            return
        while len(self._replies) >= MOST_REPLIES and not self.is_closed:
            self._room.clear()
            await self._room.wait()
        self._replies.append(text)
        self._more.set()

    def _is_idle(self) -> bool:
        """Would a message that is sent now overtake none?"""
        return self._is_resting and not self._more.is_set()

    def close(self) -> None:
        """End the sending."""
        self.is_closed = True
        self._more.set()
        self._room.set()

    def is_stuck(self, now: float) -> bool:
        """Has the client left a message untaken for too long?"""
        return self.sending_since is not None and now - self.sending_since > SEND_LIMIT

    def abort(self) -> None:
        """End the sending in the middle of a message."""
        self.close()
        if self._sender is not None:
            self._sender.cancel()

    async def run_sender(self) -> None:
        """Send until the connection is closed."""
        self._sender = asyncio.current_task()
        time = asyncio.get_running_loop().time
        while not self.is_closed:
            self._is_resting = True
            await self._more.wait()
            self._is_resting = False
            self._more.clear()
            while not self.is_closed and (texts := await self._next_texts()):
                self.sending_since = time()
                await self.sink.send_texts(texts)
                self.sending_since = None

    async def _next_texts(self) -> list[bytes]:
        """All answers, with the updates that need no reading; if there are none, one that does."""
        texts = list(self._replies)
        if texts:
            self._replies.clear()
            self._room.set()
        subscriptions = list(self.subscriptions.values())
        for subscription in subscriptions:
            text = self._build_update(subscription)
            if text is not None:
                texts.append(text)
        if not texts:
            for subscription in subscriptions:
                # There may be no new chat, but somebody new at the table.
                while subscription.is_pending:
                    text = await self._load_text(subscription)
                    if text is not None:
                        return [text]
        return texts

    def _build_update(self, subscription: Subscription) -> bytes | None:
        """An update for which nothing has to be read."""
        if not subscription.may_update:
            return None
        broadcast, seat = subscription.broadcast, subscription.seat
        table = broadcast.get_cached()
        if table is None:
            return None
        try:
            text = broadcast.build_update(table, self.caller, seat, subscription.sent)
        except TeahouseError as error:
            return self._end_subscription(subscription, error)
        if text is not None:
            subscription.sent = table.position
            subscription.has_update = False
        return text

    async def _load_text(self, subscription: Subscription) -> bytes | None:
        """The next message of a subscription, whatever has to be read for it."""
        try:
            if subscription.may_update:
                return await self._load_update(subscription)
            if subscription.has_chat:
                return await self._load_chat(subscription)
        except TeahouseError as error:
            return self._end_subscription(subscription, error)
        subscription.has_presence = False
        table_id, seat = subscription.broadcast.table_id, subscription.seat
        subscription.present = self.presence.present_seats(table_id)
        return encode_message(
            messages.PresentSeats(table=table_id, seat=seat, here=subscription.present)
        )

    async def _load_update(self, subscription: Subscription) -> bytes:
        broadcast, seat = subscription.broadcast, subscription.seat
        subscription.has_update = False
        table = await broadcast.load()
        text = await broadcast.load_update(table, self.caller, seat, subscription.sent)
        subscription.sent = table.position
        # A bus message that came in meanwhile counts only if it announced something newer.
        subscription.has_update = broadcast.position > table.position
        return text

    async def _load_chat(self, subscription: Subscription) -> bytes | None:
        table_id, seat = subscription.broadcast.table_id, subscription.seat
        subscription.has_chat = False
        lines = await list_chat_messages(self.tables, self.caller, table_id, subscription.chat)
        if not lines:
            return None
        subscription.chat = lines[-1].number + 1
        subscription.has_chat = len(lines) == MOST_MESSAGES
        return encode_message(messages.ChatMessages(table=table_id, seat=seat, lines=lines))

    def _end_subscription(self, subscription: Subscription, error: TeahouseError) -> bytes:
        """This viewer may no longer look."""
        table_id, seat = subscription.broadcast.table_id, subscription.seat
        self.subscriptions.pop((table_id, seat), None)
        self.drop(subscription)
        return encode_message(
            messages.TableGone(table=table_id, seat=seat, why=explain_error(error))
        )
