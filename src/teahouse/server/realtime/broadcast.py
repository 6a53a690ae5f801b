"""A watched table: what each kind of eyes gets of it, made and encoded once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from teahouse.core.viewer import Viewer
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.projections import news_of, sight, viewer_of
from teahouse.server.tables.queries import told_at_hand, told_since
from teahouse.server.tables.service import TableService
from teahouse.server.tables.state import EntryWithEvents, TableState

_encode = msgspec.json.Encoder().encode


class EncodedUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """``contract.socket.Update`` of parts that are encoded already."""

    table: str
    seat: int | None
    position: int
    news: list[msgspec.Raw]
    sight: msgspec.Raw


class ViewerKey(NamedTuple):
    """Whose seat one looks from, and which of the kept sights one gets."""

    viewer: Viewer
    person: str  # empty for those who have nothing to do with the table: all see the same


class TableBroadcast:
    """The newest position of a table, as it is told to those who watch it."""

    def __init__(self, desk: TableService, table: str) -> None:
        self.table = table
        self.position = 0  # the log reaches at least up to here
        self._desk = desk
        self._live: TableState | None = None
        self._lock = asyncio.Lock()
        self._eyes: dict[tuple[str, int | None], ViewerKey] = {}  # by person and seat
        self._open_view: dict[str, msgspec.Raw] | None = None  # what all of them have in common
        self._sights: dict[tuple[int | None, str], msgspec.Raw] = {}
        self._news: dict[int, dict[int | None, msgspec.Raw]] = {}  # by entry, then by seat

    async def live(self) -> TableState:
        """The table at least as new as the last notice. Many who ask at once make one read."""
        async with self._lock:
            live = self.at_hand()
            if live is None:
                live = await self._desk.at_least(self.table, self.position)
                self._set(live)
            return live

    def at_hand(self) -> TableState | None:
        """The same without reading; None if it is not kept."""
        live = self._live
        if live is None or live.position < self.position:
            live = self._desk.at_hand(self.table, self.position)
            if live is not None:
                self._set(live)
        return live

    def forget(self) -> None:
        """What is kept may be wrong: look anew."""
        self._live = None
        self._eyes.clear()
        self._open_view = None
        self._sights.clear()
        self._news.clear()

    def _set(self, live: TableState) -> None:
        before = self._live
        if before is not None and before.position > live.position:
            return  # somebody who did not have to wait was faster
        self._live = live
        self.position = max(self.position, live.position)
        self._open_view = None
        self._sights.clear()
        if before is None or _who(before) != _who(live):
            self._eyes.clear()
        oldest = live.recent[0].entry.number if live.recent else live.position
        if live.ended and (before is None or not before.ended):
            self._news.clear()  # from now on everybody sees everything
        else:
            for number in [number for number in self._news if number < oldest]:
                del self._news[number]

    async def update(self, live: TableState, caller: Caller, seat: int | None, since: int) -> bytes:
        """The message for one watcher; ``Refusal`` if he may not look (any more)."""
        eyes = self._eyes_of(live, caller, seat)
        told = await told_since(self._desk, live, since)
        return self._update(live, caller, seat, eyes, told)

    def update_at_hand(
        self, live: TableState, caller: Caller, seat: int | None, since: int
    ) -> bytes | None:
        """The same without reading; None if the table does not remember so much."""
        eyes = self._eyes_of(live, caller, seat)
        told = told_at_hand(live, since)
        return None if told is None else self._update(live, caller, seat, eyes, told)

    def _eyes_of(self, live: TableState, caller: Caller, seat: int | None) -> ViewerKey:
        """The same as long as nobody comes to a seat or leaves it, and the game goes on."""
        key = (caller.person, seat)
        eyes = self._eyes.get(key) if live is self._live else None
        if eyes is None:
            related = caller.person == live.row.owner or any(
                [caller.person in (s.person, s.keeper) for s in live.seats]
            )
            viewer = viewer_of(live, caller, seat)
            eyes = ViewerKey(viewer, caller.person if related else "")
            if live is self._live:
                self._eyes[key] = eyes
        return eyes

    def _update(
        self,
        live: TableState,
        caller: Caller,
        seat: int | None,
        eyes: ViewerKey,
        told: Sequence[EntryWithEvents],
    ) -> bytes:
        # Whoever had to wait for the log may have been overtaken: what is kept is newer by now.
        kept = live is self._live
        news = [self._told(one, seat, eyes.viewer, kept) for one in told]
        seen = self._sight(live, caller, seat, eyes, kept)
        return _encode(EncodedUpdate(self.table, seat, live.position, news, seen))

    def _told(
        self, told: EntryWithEvents, seat: int | None, viewer: Viewer, kept: bool
    ) -> msgspec.Raw:
        by_seat = self._news.setdefault(told.entry.number, {}) if kept else {}
        raw = by_seat.get(seat)
        if raw is None:
            raw = by_seat[seat] = msgspec.Raw(_encode(news_of(told, viewer)))
        return raw

    def _sight(
        self, live: TableState, caller: Caller, seat: int | None, eyes: ViewerKey, kept: bool
    ) -> msgspec.Raw:
        key = (seat, eyes.person)
        raw = self._sights.get(key) if kept else None
        if raw is None:
            everybodys = self._everybodys(live) if kept else None
            raw = msgspec.Raw(_encode(sight(live, caller, seat, eyes.viewer, everybodys)))
            if kept:
                self._sights[key] = raw
        return raw

    def _everybodys(self, live: TableState) -> dict[str, msgspec.Raw] | None:
        if self._open_view is None and live.play is not None:
            parts = live.play.state.open_view()
            self._open_view = {key: msgspec.Raw(_encode(part)) for key, part in parts.items()}
        return self._open_view


def _who(live: TableState) -> tuple[object, ...]:
    """All that decides who may look, and how."""
    return live.row, live.seats, live.lifecycle
