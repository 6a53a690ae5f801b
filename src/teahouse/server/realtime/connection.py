"""One client's socket: what it watches, and its way out.

A slow client never holds up a table: messages are made when the line can take them, from the
newest position, so that nothing piles up. A client that does not acknowledge gets no more than a
window of entries; one that does not read at all is cut off (``Hub.cut_stuck``).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from teahouse.core.errors import TeahouseError
from teahouse.server.protocol import socket as s
from teahouse.server.realtime.broadcast import TableBroadcast
from teahouse.server.tables import chat
from teahouse.server.tables.answers import Caller, encode
from teahouse.server.tables.dispatch import why_of
from teahouse.server.tables.service import TableService

WINDOW = 256  # entries that may be told before they are acknowledged
MOST_REPLIES = 64  # after so many unread answers a client's next message waits
MOST_WATCHED = 50  # tables a client may watch at once
SEND_LIMIT = 10.0  # seconds in which a client must take a message


class MessageSink(Protocol):
    """Where encoded messages leave the house."""

    def is_free(self) -> bool:
        """May one ``put`` now, because the client reads?"""

    def put(self, texts: list[bytes]) -> None:
        """Send without waiting."""

    async def send_texts(self, texts: list[bytes]) -> None:
        """Send; waits while the client does not read."""


@dataclass(eq=False)
class Subscription:
    """One table through one pair of eyes, for one line."""

    line: Connection
    scene: TableBroadcast
    seat: int | None
    sent: int  # entries before this have been told
    acked: int
    chat: int  # lines before this have been told
    here: list[int] | None = None  # the seats that have been told as present
    tell_table: bool = True
    tell_chat: bool = True
    tell_here: bool = True

    def ready(self) -> bool:
        """Is there something to tell, and may it be told?"""
        return self.may_update() or self.tell_chat or self.tell_here

    def may_update(self) -> bool:
        """Is the table to be told, and is the client's window open?"""
        return self.tell_table and self.sent - self.acked <= WINDOW


@dataclass(eq=False)
class Connection:
    """A connection of one caller."""

    desk: TableService
    caller: Caller
    way_out: MessageSink
    here: Callable[[str], list[int]]  # the seats that are present at a table
    dropped: Callable[[Subscription], None]  # told when a watcher may not look any more
    watchers: dict[tuple[str, int | None], Subscription] = field(default_factory=dict)
    closed: bool = False
    sending_since: float | None = None  # by the clock of the event loop
    _sender: asyncio.Task[None] | None = None
    _resting: bool = False  # the sender has nothing to do
    _replies: deque[bytes] = field(default_factory=deque)
    _more: asyncio.Event = field(default_factory=asyncio.Event)
    _room: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        """There may be something to tell."""
        self._more.set()

    def push(self, watcher: Subscription) -> None:
        """Tell an update at once if nothing else is under way and nothing has to be read."""
        if self._is_idle():
            message = self._at_hand(watcher)
            if message is not None:
                self.way_out.put([message])
                return
        self._more.set()

    async def reply(self, message: s.AnyToClient) -> None:
        """Answer, at once if nothing else is under way; waits while the client does not read."""
        if self._is_idle():
            self.way_out.put([encode(message)])
            return
        while len(self._replies) >= MOST_REPLIES and not self.closed:
            self._room.clear()
            await self._room.wait()
        self._replies.append(encode(message))
        self._more.set()

    def _is_idle(self) -> bool:
        """Would a message that is sent now overtake none?"""
        return self._resting and not self._more.is_set() and self.way_out.is_free()

    def close(self) -> None:
        """End the sending."""
        self.closed = True
        self._more.set()
        self._room.set()

    def stuck(self, now: float) -> bool:
        """Has the client left a message untaken for too long?"""
        return self.sending_since is not None and now - self.sending_since > SEND_LIMIT

    def break_off(self) -> None:
        """End the sending in the middle of a message."""
        self.close()
        if self._sender is not None:
            self._sender.cancel()

    async def run(self) -> None:
        """Send until the line is closed."""
        self._sender = asyncio.current_task()
        time = asyncio.get_running_loop().time
        while not self.closed:
            self._resting = True
            await self._more.wait()
            self._resting = False
            self._more.clear()
            while not self.closed and (messages := await self._next()):
                self.sending_since = time()
                await self.way_out.send_texts(messages)
                self.sending_since = None

    async def _next(self) -> list[bytes]:
        """All answers, with the updates that are at hand; if there are none, what must be read."""
        messages = list(self._replies)
        if messages:
            self._replies.clear()
            self._room.set()
        watchers = list(self.watchers.values())
        for watcher in watchers:
            message = self._at_hand(watcher)
            if message is not None:
                messages.append(message)
        if not messages:
            for watcher in watchers:
                while watcher.ready():  # there may be no new chat, but somebody new at the table
                    message = await self._compose(watcher)
                    if message is not None:
                        return [message]
        return messages

    def _at_hand(self, watcher: Subscription) -> bytes | None:
        """An update for which nothing has to be read."""
        if not watcher.may_update():
            return None
        scene, seat = watcher.scene, watcher.seat
        live = scene.at_hand()
        if live is None:
            return None
        try:
            message = scene.update_at_hand(live, self.caller, seat, watcher.sent)
        except TeahouseError as error:
            return self._gone(watcher, error)
        if message is not None:
            watcher.sent = live.position
            watcher.tell_table = False
        return message

    async def _compose(self, watcher: Subscription) -> bytes | None:
        scene, seat = watcher.scene, watcher.seat
        try:
            if watcher.may_update():
                watcher.tell_table = False
                live = await scene.live()
                message = await scene.update(live, self.caller, seat, watcher.sent)
                watcher.sent = live.position
                # A notice that came in meanwhile is told again only if it brought something newer.
                watcher.tell_table = scene.position > live.position
                return message
            if watcher.tell_chat:
                watcher.tell_chat = False
                lines = await chat.lines(self.desk, self.caller, scene.table, watcher.chat)
                if not lines:
                    return None
                watcher.chat = lines[-1].number + 1
                watcher.tell_chat = len(lines) == chat.MOST_LINES
                return encode(s.ChatMessages(scene.table, seat, lines))
            if watcher.tell_here:
                watcher.tell_here = False
                watcher.here = self.here(scene.table)
                return encode(s.PresentSeats(scene.table, seat, watcher.here))
        except TeahouseError as error:
            return self._gone(watcher, error)
        return None

    def _gone(self, watcher: Subscription, error: TeahouseError) -> bytes:
        """This watcher may not look any more."""
        table, seat = watcher.scene.table, watcher.seat
        self.watchers.pop((table, seat), None)
        self.dropped(watcher)
        return encode(s.TableGone(table, seat, why_of(error)))
