"""A watched table: what each kind of eyes gets of it, made and encoded once."""

from __future__ import annotations

import asyncio

import msgspec

from teahouse.server.play.answers import Caller
from teahouse.server.play.desk import Desk
from teahouse.server.play.live import Live
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
        self._news: dict[tuple[int | None, int], msgspec.Raw] = {}

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
            for key in [key for key in self._news if key[1] < oldest]:
                del self._news[key]

    async def update(self, live: Live, caller: Caller, seat: int | None, since: int) -> bytes:
        """The message for one watcher; ``Refusal`` if he may not look (any more)."""
        viewer = viewer_of(live, caller, seat)
        news = []
        for told in await told_since(self._desk, live, since):
            key = (seat, told.entry.number)
            raw = self._news.get(key)
            if raw is None:
                raw = msgspec.Raw(_encode(news_of(told, viewer)))
                if live is self._live:
                    self._news[key] = raw
            news.append(raw)
        return _encode(
            EncodedUpdate(self.table, seat, live.position, news, self._sight(live, caller, seat))
        )

    def _sight(self, live: Live, caller: Caller, seat: int | None) -> msgspec.Raw:
        """Those who have nothing to do with the table all see the same."""
        related = caller.person == live.row.owner or any(
            [caller.person in (s.person, s.keeper) for s in live.seats]
        )
        key = (seat, caller.person if related else "")
        raw = self._sights.get(key)
        if raw is None:
            raw = msgspec.Raw(_encode(sight(live, caller, seat, viewer_of(live, caller, seat))))
            if live is self._live:
                self._sights[key] = raw
        return raw
