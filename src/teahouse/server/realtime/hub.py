"""All that is watched in this process: bus messages come in, updates go to the connections."""

from __future__ import annotations

import asyncio

from teahouse.server.protocol.socket import Watch
from teahouse.server.realtime.broadcast import TableBroadcast
from teahouse.server.realtime.bus_messages import (
    AnyBusMessage,
    ChatGrew,
    LogGrew,
    SeatsPresent,
    SessionsEnded,
    TableErased,
)
from teahouse.server.realtime.connection import MOST_WATCHED, Connection, Subscription
from teahouse.server.realtime.presence import Presence
from teahouse.server.tables.answers import Refusal
from teahouse.server.tables.ports import ENDED
from teahouse.server.tables.projections import resolve_viewer
from teahouse.server.tables.service import TableService

CHECK = 1.0  # seconds between two searches for clients that do not read


class Hub:
    """Connects tables with the connections that watch them."""

    def __init__(self, tables: TableService, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence
        self.connections: set[Connection] = set()
        self._broadcasts: dict[str, TableBroadcast] = {}
        self._subscriptions: dict[str, set[Subscription]] = {}
        self._polls: dict[str, dict[asyncio.Event, int]] = {}  # with the position they know
        self._is_closing = False

    @property
    def watched_count(self) -> int:
        """How many tables are watched."""
        return len(self._subscriptions)

    # Watching

    async def watch(self, connection: Connection, wish: Watch) -> None:
        """Send a table to this connection from now on; ``Refusal`` if its caller may not look."""
        key = (wish.table, wish.seat)
        if key not in connection.subscriptions and len(connection.subscriptions) >= MOST_WATCHED:
            raise Refusal("too-many-tables", params={"most": MOST_WATCHED})
        table = await self.tables.load_current(wish.table)
        resolve_viewer(table, connection.caller, wish.seat)
        since = table.position if wish.since is None else wish.since
        if since > table.position:
            raise Refusal("no-such-position", params={"position": since})
        self.unwatch(connection, *key)
        broadcast = self._broadcasts.setdefault(wish.table, TableBroadcast(self.tables, wish.table))
        broadcast.position = max(broadcast.position, table.position)
        subscription = Subscription(
            connection=connection,
            broadcast=broadcast,
            seat=wish.seat,
            sent=since,
            acked=since,
            chat=wish.chat or 0,
        )
        connection.subscriptions[key] = subscription
        self._subscriptions.setdefault(wish.table, set()).add(subscription)
        if wish.seat is not None:
            self.presence.add_socket(wish.table, wish.seat)
        connection.wake_sender()

    def unwatch(self, connection: Connection, table_id: str, seat: int | None) -> None:
        """Send nothing more of a table to this connection."""
        subscription = connection.subscriptions.pop((table_id, seat), None)
        if subscription is not None:
            self.drop(subscription)

    def acknowledge(
        self, connection: Connection, table_id: str, seat: int | None, position: int
    ) -> None:
        """The client has got everything before ``position``."""
        subscription = connection.subscriptions.get((table_id, seat))
        if subscription is not None and subscription.acked < position <= subscription.sent:
            subscription.acked = position
            connection.wake_sender()

    def remove_connection(self, connection: Connection) -> None:
        """The connection is gone."""
        connection.close()
        self.connections.discard(connection)
        for table_id, seat in list(connection.subscriptions):
            self.unwatch(connection, table_id, seat)

    def drop(self, subscription: Subscription) -> None:
        """Delete a subscription, and the table's broadcast with the last one."""
        table_id = subscription.broadcast.table_id
        subscriptions = self._subscriptions.get(table_id, set())
        if subscription not in subscriptions:
            return
        subscriptions.discard(subscription)
        if subscription.seat is not None:
            self.presence.remove_socket(table_id, subscription.seat)
        if not subscriptions:
            self._subscriptions.pop(table_id, None)
            self._broadcasts.pop(table_id, None)

    # Bus messages

    def receive(self, message: AnyBusMessage) -> None:
        """Act on a message of the bus."""
        match message:
            case LogGrew():
                self._push_updates(message.table, message.position)
            case ChatGrew():
                for subscription in self._subscriptions.get(message.table, ()):
                    subscription.has_chat = True
                    subscription.connection.wake_sender()
            case SeatsPresent():
                self.presence.receive(message)
                self._send_presence(message.table)
            case SessionsEnded():
                self.disconnect_person(message.person)
            case TableErased():
                self.tables.drop_cached(message.table)
                if message.table in self._broadcasts:
                    self._broadcasts[message.table].drop_cached()

    def disconnect_all(self) -> None:
        """Bus messages may have been missed: every client reconnects and continues."""
        for connection in list(self.connections):
            connection.close()

    def disconnect_person(self, person: str) -> None:
        """End a person's connections; their clients come again and must sign in."""
        for connection in [one for one in self.connections if one.caller.person == person]:
            connection.close()

    def disconnect_stuck(self, now: float) -> None:
        """End connections whose clients do not read; to be called every ``CHECK`` seconds.

        One look at all connections costs less than a timer for every message.
        """
        for connection in [one for one in self.connections if one.is_stuck(now)]:
            connection.abort()

    def repeat_presence(self) -> None:
        """Publish again who is here; to be called every ``presence.REPEAT`` seconds."""
        for table_id in self.presence.repeat():
            self._send_presence(table_id)

    def _push_updates(self, table_id: str, position: int) -> None:
        broadcast = self._broadcasts.get(table_id)
        if broadcast is not None and broadcast.position < position:
            broadcast.position = position
        for subscription in list(self._subscriptions.get(table_id, ())):
            # A message may come twice: from the process that stored the entry, and from a sweep.
            if subscription.sent < position:
                subscription.has_update = True
                subscription.connection.push_update(subscription)
        for event, known in self._polls.get(table_id, {}).items():
            if known < position:
                event.set()

    def _send_presence(self, table_id: str) -> None:
        """To those who were sent something else: processes repeat themselves."""
        if table_id in self._subscriptions:
            present = self.presence.present_seats(table_id)
            for subscription in self._subscriptions[table_id]:
                if subscription.present != present:
                    subscription.has_presence = True
                    subscription.connection.wake_sender()

    # Polling

    async def wait_for_update(self, table_id: str, position: int, seconds: float) -> None:
        """Wait until the table's log goes beyond ``position``, at most so long."""
        event = asyncio.Event()
        polls = self._polls.setdefault(table_id, {})
        polls[event] = position
        try:
            table = await self.tables.load_current(table_id)
            has_ended = table.lifecycle in ENDED
            if table.position <= position and not has_ended and not self._is_closing:
                async with asyncio.timeout(seconds):
                    await event.wait()
        except TimeoutError:
            pass
        finally:
            del polls[event]
            if not polls and self._polls.get(table_id) is polls:
                del self._polls[table_id]

    def end_waits(self) -> None:
        """The server closes: whoever waits asks another process."""
        self._is_closing = True
        for polls in self._polls.values():
            for event in polls:
                event.set()
