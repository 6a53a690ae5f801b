"""One client's socket: what it watches, and its way out.

A slow client never holds up a table: messages are made when the line can take them, from the
newest position, so that nothing piles up. A client that does not acknowledge gets no more than a
window of entries; one that does not read at all is cut off (``Hub.cut_stuck``).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from teahouse.core.errors import TeahouseError
from teahouse.server.contract import socket as s
from teahouse.server.live.dispatch import why_of
from teahouse.server.live.scene import Scene
from teahouse.server.play import talking
from teahouse.server.play.answers import Caller, encode
from teahouse.server.play.desk import Desk

WINDOW = 256  # entries that may be told before they are acknowledged
MOST_REPLIES = 64  # after so many unread answers a client's next message waits
MOST_WATCHED = 50  # tables a client may watch at once
SEND_LIMIT = 10.0  # seconds in which a client must take a message

Send = Callable[[bytes], Awaitable[None]]


@dataclass(eq=False)
class Watcher:
    """One table through one pair of eyes, for one line."""

    line: Line
    scene: Scene
    seat: int | None
    sent: int  # entries before this have been told
    acked: int
    chat: int  # lines before this have been told
    tell_table: bool = True
    tell_chat: bool = True
    tell_here: bool = True

    def ready(self) -> bool:
        """Is there something to tell, and may it be told?"""
        open_window = self.sent - self.acked <= WINDOW
        return (self.tell_table and open_window) or self.tell_chat or self.tell_here


@dataclass(eq=False)
class Line:
    """A connection of one caller."""

    desk: Desk
    caller: Caller
    send: Send
    here: Callable[[str], list[int]]  # the seats that are present at a table
    dropped: Callable[[Watcher], None]  # told when a watcher may not look any more
    watchers: dict[tuple[str, int | None], Watcher] = field(default_factory=dict)
    closed: bool = False
    sending_since: float | None = None  # by the clock of the event loop
    _sender: asyncio.Task[None] | None = None
    _replies: deque[bytes] = field(default_factory=deque)
    _more: asyncio.Event = field(default_factory=asyncio.Event)
    _room: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        """There may be something to tell."""
        self._more.set()

    async def reply(self, message: s.AnyToClient) -> None:
        """Queue an answer; waits while the client does not read."""
        while len(self._replies) >= MOST_REPLIES and not self.closed:
            self._room.clear()
            await self._room.wait()
        self._replies.append(encode(message))
        self._more.set()

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
            await self._more.wait()
            self._more.clear()
            while not self.closed and (message := await self._next()) is not None:
                self.sending_since = time()
                await self.send(message)
                self.sending_since = None

    async def _next(self) -> bytes | None:
        if self._replies:
            self._room.set()
            return self._replies.popleft()
        for watcher in list(self.watchers.values()):
            while watcher.ready():  # there may be no new chat, but somebody new at the table
                message = await self._compose(watcher)
                if message is not None:
                    return message
        return None

    async def _compose(self, watcher: Watcher) -> bytes | None:
        scene, seat = watcher.scene, watcher.seat
        try:
            if watcher.tell_table and watcher.sent - watcher.acked <= WINDOW:
                watcher.tell_table = False
                live = await scene.live()
                message = await scene.update(live, self.caller, seat, watcher.sent)
                watcher.sent = live.position
                # A notice that came in meanwhile is told again only if it brought something newer.
                watcher.tell_table = scene.position > live.position
                return message
            if watcher.tell_chat:
                watcher.tell_chat = False
                lines = await talking.lines(self.desk, self.caller, scene.table, watcher.chat)
                if not lines:
                    return None
                watcher.chat = lines[-1].number + 1
                watcher.tell_chat = len(lines) == talking.MOST_LINES
                return encode(s.Chat(scene.table, seat, lines))
            if watcher.tell_here:
                watcher.tell_here = False
                return encode(s.Here(scene.table, seat, self.here(scene.table)))
        except TeahouseError as error:
            self.watchers.pop((scene.table, seat), None)
            self.dropped(watcher)
            return encode(s.Gone(scene.table, seat, why_of(error)))
        return None
