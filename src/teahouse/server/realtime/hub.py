"""All that is watched in this process: notices come in, lines are woken."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from teahouse.server.protocol.commands import AnyCommand
from teahouse.server.protocol.socket import Watch
from teahouse.server.realtime.broadcast import TableBroadcast
from teahouse.server.realtime.bus import (
    AnyBusMessage,
    ChatGrew,
    LogGrew,
    SeatsPresent,
    SessionsEnded,
    TableErased,
)
from teahouse.server.realtime.connection import MOST_WATCHED, Connection, Subscription
from teahouse.server.realtime.presence import Presence
from teahouse.server.tables.answers import Answer, Caller, Refusal
from teahouse.server.tables.projections import viewer_of
from teahouse.server.tables.service import TableService

CHECK = 1.0  # seconds between two looks for clients that do not read

# Has a command carried out, within the limits of the house.
Give = Callable[[Caller, str, AnyCommand], Awaitable[Answer]]


class Hub:
    """Connects tables with the lines that watch them."""

    def __init__(self, desk: TableService, presence: Presence, give: Give) -> None:
        self.desk = desk
        self.presence = presence
        self.give = give
        self.lines: set[Connection] = set()
        self._scenes: dict[str, TableBroadcast] = {}
        self._watchers: dict[str, set[Subscription]] = {}
        self._polls: dict[str, dict[asyncio.Event, int]] = {}  # with the position they know
        self._closing = False

    @property
    def watched(self) -> int:
        """How many tables are watched."""
        return len(self._watchers)

    # Watching

    async def watch(self, line: Connection, wish: Watch) -> None:
        """Begin (or begin anew) to tell this line of a table; ``Refusal`` if it may not look."""
        key = (wish.table, wish.seat)
        if key not in line.watchers and len(line.watchers) >= MOST_WATCHED:
            raise Refusal("too-many-tables", params={"most": MOST_WATCHED})
        live = await self.desk.look(wish.table)
        viewer_of(live, line.caller, wish.seat)
        since = live.position if wish.since is None else wish.since
        if since > live.position:
            raise Refusal("no-such-position", params={"position": since})
        self.unwatch(line, *key)
        scene = self._scenes.setdefault(wish.table, TableBroadcast(self.desk, wish.table))
        scene.position = max(scene.position, live.position)
        watcher = Subscription(line, scene, wish.seat, since, since, wish.chat or 0)
        line.watchers[key] = watcher
        self._watchers.setdefault(wish.table, set()).add(watcher)
        if wish.seat is not None:
            self.presence.come(wish.table, wish.seat)
        line.wake()

    def unwatch(self, line: Connection, table: str, seat: int | None) -> None:
        """Tell this line no more of a table."""
        watcher = line.watchers.pop((table, seat), None)
        if watcher is not None:
            self.drop(watcher)

    def acknowledge(self, line: Connection, table: str, seat: int | None, position: int) -> None:
        """The client has got everything before ``position``."""
        watcher = line.watchers.get((table, seat))
        if watcher is not None and watcher.acked < position <= watcher.sent:
            watcher.acked = position
            line.wake()

    def leave(self, line: Connection) -> None:
        """The line is gone."""
        line.close()
        self.lines.discard(line)
        for table, seat in list(line.watchers):
            self.unwatch(line, table, seat)

    def drop(self, watcher: Subscription) -> None:
        """Forget one who watches no more."""
        table = watcher.scene.table
        watchers = self._watchers.get(table, set())
        if watcher not in watchers:
            return
        watchers.discard(watcher)
        if watcher.seat is not None:
            self.presence.go(table, watcher.seat)
        if not watchers:
            self._watchers.pop(table, None)
            self._scenes.pop(table, None)

    # Notices

    def hear(self, notice: AnyBusMessage) -> None:
        """From the bus."""
        match notice:
            case LogGrew():
                self._moved(notice.table, notice.position)
            case ChatGrew():
                for watcher in self._watchers.get(notice.table, ()):
                    watcher.tell_chat = True
                    watcher.line.wake()
            case SeatsPresent():
                self.presence.heard(notice)
                self._mark_here(notice.table)
            case SessionsEnded():
                self.cut(lambda line: line.caller.person == notice.person)
            case TableErased():
                self.desk.forget(notice.table)
                if notice.table in self._scenes:
                    self._scenes[notice.table].forget()

    def lost(self) -> None:
        """Notices may have been missed: everybody comes anew and reads on from where he was."""
        self.cut(lambda line: True)

    def cut(self, which: Callable[[Connection], bool]) -> None:
        """End lines; their clients come again and must prove themselves."""
        for line in [line for line in self.lines if which(line)]:
            line.close()

    def cut_stuck(self, now: float) -> None:
        """End lines whose clients do not read; to be called every ``CHECK`` seconds.

        One look at all lines costs less than a timer for every message.
        """
        for line in [line for line in self.lines if line.stuck(now)]:
            line.break_off()

    def repeat_presence(self) -> None:
        """Say again who is here; to be called every ``presence.REPEAT`` seconds."""
        for table in self.presence.repeat():
            self._mark_here(table)

    def _moved(self, table: str, position: int) -> None:
        scene = self._scenes.get(table)
        if scene is not None and scene.position < position:
            scene.position = position
        for watcher in list(self._watchers.get(table, ())):
            if watcher.sent < position:  # a notice comes twice: from the one who stored, and swept
                watcher.tell_table = True
                watcher.line.push(watcher)
        for event, seen in self._polls.get(table, {}).items():
            if seen < position:
                event.set()

    def _mark_here(self, table: str) -> None:
        """Tell those who know otherwise: processes repeat themselves."""
        if table in self._watchers:
            here = self.presence.here(table)
            for watcher in self._watchers[table]:
                if watcher.here != here:
                    watcher.tell_here = True
                    watcher.line.wake()

    # Polling

    async def wait(self, table: str, position: int, seconds: float) -> None:
        """Until the table's log goes beyond ``position``, or so long."""
        event = asyncio.Event()
        polls = self._polls.setdefault(table, {})
        polls[event] = position
        try:
            live = await self.desk.look(table)
            if live.position <= position and not live.ended and not self._closing:
                async with asyncio.timeout(seconds):
                    await event.wait()
        except TimeoutError:
            pass
        finally:
            del polls[event]
            if not polls and self._polls.get(table) is polls:
                del self._polls[table]

    def end_waits(self) -> None:
        """The house closes: whoever waits asks the next one."""
        self._closing = True
        for polls in self._polls.values():
            for event in polls:
                event.set()
