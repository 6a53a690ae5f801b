"""A watched table: what each kind of eyes gets of it, made and encoded once."""

from __future__ import annotations

import asyncio

import msgspec

from teahouse.core.viewer import Viewer
from teahouse.server.play.answers import Caller
from teahouse.server.play.desk import Desk
from teahouse.server.play.live import Live, Told
from teahouse.server.play.looking import told_since
from teahouse.server.play.sights import news_of, sight, viewer_of

_encode = msgspec.json.Encoder().encode


class EncodedUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """``contract.socket.Update`` of parts that are encoded already."""

    table: str
    seat: int | None
    position: int
    news: list[msgspec.Raw]
    sight: msgspec.Raw


class Scene:
    """The newest position of a table, as it is told to those who watch it."""

    def __init__(self, desk: Desk, table: str) -> None:
        self.table = table
        self.position = 0  # the log reaches at least up to here
        self._desk = desk
        self._live: Live | None = None
        self._lock = asyncio.Lock()
        self._sights: dict[tuple[int | None, str], msgspec.Raw] = {}
        self._news: dict[int, dict[int | None, msgspec.Raw]] = {}  # by entry, then by seat

    async def live(self) -> Live:
        """The table at least as new as the last notice. Many who ask at once make one read."""
        async with self._lock:
            live = self._live
            if live is None or live.position < self.position:
                live = await self._desk.at_least(self.table, self.position)
                self._set(live)
            return live

    def forget(self) -> None:
        """What is kept may be wrong: look anew."""
        self._live = None
        self._sights.clear()
        self._news.clear()

    def _set(self, live: Live) -> None:
        ended_before = self._live is not None and self._live.ended
        self._live = live
        self.position = max(self.position, live.position)
        self._sights.clear()
        oldest = live.recent[0].entry.number if live.recent else live.position
        if live.ended and not ended_before:
            self._news.clear()  # from now on everybody sees everything
        else:
            for number in [number for number in self._news if number < oldest]:
                del self._news[number]

    async def update(self, live: Live, caller: Caller, seat: int | None, since: int) -> bytes:
        """The message for one watcher; ``Refusal`` if he may not look (any more)."""
        viewer = viewer_of(live, caller, seat)
        told = await told_since(self._desk, live, since)
        # Whoever had to wait for the log may have been overtaken: what is kept is newer by now.
        kept = live is self._live
        news = [self._told(one, seat, viewer, kept) for one in told]
        seen = self._sight(live, caller, seat, viewer, kept)
        return _encode(EncodedUpdate(self.table, seat, live.position, news, seen))

    def _told(self, told: Told, seat: int | None, viewer: Viewer, kept: bool) -> msgspec.Raw:
        by_seat = self._news.setdefault(told.entry.number, {}) if kept else {}
        raw = by_seat.get(seat)
        if raw is None:
            raw = by_seat[seat] = msgspec.Raw(_encode(news_of(told, viewer)))
        return raw

    def _sight(
        self, live: Live, caller: Caller, seat: int | None, viewer: Viewer, kept: bool
    ) -> msgspec.Raw:
        """Those who have nothing to do with the table all see the same."""
        related = caller.person == live.row.owner or any(
            [caller.person in (s.person, s.keeper) for s in live.seats]
        )
        key = (seat, caller.person if related else "")
        raw = self._sights.get(key) if kept else None
        if raw is None:
            raw = msgspec.Raw(_encode(sight(live, caller, seat, viewer)))
            if kept:
                self._sights[key] = raw
        return raw
