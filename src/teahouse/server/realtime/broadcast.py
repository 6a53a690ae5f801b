"""A watched table: the message for each kind of viewer, made and encoded once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from teahouse.core.viewer import Viewer
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.loading import load_entries_since
from teahouse.server.tables.ports import ENDED
from teahouse.server.tables.projections import (
    SharedView,
    build_shared_view,
    build_table_view,
    resolve_viewer,
    view_log_entry,
)
from teahouse.server.tables.service import TableService
from teahouse.server.tables.state import EntryWithEvents, TableState

_encode = msgspec.json.Encoder().encode


class EncodedUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """``protocol.socket.Update`` of parts that are encoded already."""

    table: str
    seat: int | None
    position: int
    news: list[msgspec.Raw]
    sight: msgspec.Raw


class ViewerKey(NamedTuple):
    """Whose seat one looks from, and which of the cached views one gets."""

    viewer: Viewer
    person: str  # empty for those who have nothing to do with the table: all see the same


class TableBroadcast:
    """The newest position of a table, as it is sent to those who watch it."""

    def __init__(self, tables: TableService, table_id: str) -> None:
        self.table_id = table_id
        self.position = 0  # the log reaches at least up to here
        self._tables = tables
        self._table: TableState | None = None
        self._lock = asyncio.Lock()
        self._viewers: dict[tuple[str, int | None], ViewerKey] = {}  # by person and seat
        self._shared: SharedView | None = None
        self._views: dict[tuple[int | None, str], msgspec.Raw] = {}
        self._entries: dict[int, dict[int | None, msgspec.Raw]] = {}  # by number, then by seat

    async def load(self) -> TableState:
        """The table at least as new as the last bus message. Many who ask make one read."""
        async with self._lock:
            table = self.get_cached()
            if table is None:
                table = await self._tables.load_at_least(self.table_id, self.position)
                self._take_over(table)
            return table

    def get_cached(self) -> TableState | None:
        """The same without reading; None if it is not in memory."""
        table = self._table
        if table is None or table.position < self.position:
            table = self._tables.get_cached(self.table_id, self.position)
            if table is not None:
                self._take_over(table)
        return table

    def drop_cached(self) -> None:
        """What is cached may be wrong: make it again."""
        self._table = None
        self._viewers.clear()
        self._shared = None
        self._views.clear()
        self._entries.clear()

    def _take_over(self, table: TableState) -> None:
        before = self._table
        if before is not None and before.position > table.position:
            return  # somebody who did not have to wait was faster
        self._table = table
        self.position = max(self.position, table.position)
        self._shared = None
        self._views.clear()
        if before is None or _viewing_rights(before) != _viewing_rights(table):
            self._viewers.clear()
        oldest = table.recent[0].entry.number if table.recent else table.position
        if table.lifecycle in ENDED and (before is None or before.lifecycle not in ENDED):
            self._entries.clear()  # from now on everybody sees everything
        else:
            for number in [number for number in self._entries if number < oldest]:
                del self._entries[number]

    async def load_update(
        self, table: TableState, caller: Caller, seat: int | None, since: int
    ) -> bytes:
        """The message for one viewer; ``Refusal`` if they may not look."""
        viewer_key = self._viewer_key(table, caller, seat)
        entries = await load_entries_since(self._tables.store, table, since)
        return self._encode_update(table, caller, seat, viewer_key, entries)

    def build_update(
        self, table: TableState, caller: Caller, seat: int | None, since: int
    ) -> bytes | None:
        """The same without reading; None if the table does not remember so much."""
        viewer_key = self._viewer_key(table, caller, seat)
        missing = max(0, table.position - since)
        if missing > len(table.recent):
            return None
        entries = table.recent[len(table.recent) - missing :]
        return self._encode_update(table, caller, seat, viewer_key, entries)

    def _viewer_key(self, table: TableState, caller: Caller, seat: int | None) -> ViewerKey:
        """The same as long as nobody comes to a seat or leaves it, and the game goes on."""
        key = (caller.person, seat)
        viewer_key = self._viewers.get(key) if table is self._table else None
        if viewer_key is None:
            is_related = caller.person == table.row.owner or any(
                [caller.person in (s.person, s.keeper) for s in table.seats]
            )
            viewer = resolve_viewer(table, caller, seat)
            viewer_key = ViewerKey(viewer, caller.person if is_related else "")
            if table is self._table:
                self._viewers[key] = viewer_key
        return viewer_key

    def _encode_update(
        self,
        table: TableState,
        caller: Caller,
        seat: int | None,
        viewer_key: ViewerKey,
        entries: Sequence[EntryWithEvents],
    ) -> bytes:
        # Whoever had to wait for the log may have been overtaken: what is cached is newer by now.
        is_newest = table is self._table
        news = [self._encode_entry(one, seat, viewer_key.viewer, is_newest) for one in entries]
        view = self._encode_view(table, caller, seat, viewer_key, is_newest)
        return _encode(
            EncodedUpdate(
                table=self.table_id, seat=seat, position=table.position, news=news, sight=view
            )
        )

    def _encode_entry(
        self, entry: EntryWithEvents, seat: int | None, viewer: Viewer, is_newest: bool
    ) -> msgspec.Raw:
        by_seat = self._entries.setdefault(entry.entry.number, {}) if is_newest else {}
        raw = by_seat.get(seat)
        if raw is None:
            raw = by_seat[seat] = msgspec.Raw(_encode(view_log_entry(entry, viewer)))
        return raw

    def _encode_view(
        self,
        table: TableState,
        caller: Caller,
        seat: int | None,
        viewer_key: ViewerKey,
        is_newest: bool,
    ) -> msgspec.Raw:
        if not is_newest:
            view = build_table_view(table, caller, seat, viewer_key.viewer)
            return msgspec.Raw(_encode(view))
        key = (seat, viewer_key.person)
        raw = self._views.get(key)
        if raw is None:
            if self._shared is None and table.play is not None:
                self._shared = _with_encoded_parts(build_shared_view(table.play))
            view = build_table_view(table, caller, seat, viewer_key.viewer, self._shared)
            raw = self._views[key] = msgspec.Raw(_encode(view))
        return raw


def _with_encoded_parts(shared: SharedView) -> SharedView:
    """The same with each part of the view encoded, so that no viewer's message repeats the work."""
    parts = {name: msgspec.Raw(_encode(part)) for name, part in shared.view.items()}
    return replace(shared, view=parts)


def _viewing_rights(table: TableState) -> tuple[object, ...]:
    """All that decides who may look, and what they see."""
    return table.row, table.seats, table.lifecycle
