"""Everything of one serving process, put together: store, tables, accounts, realtime, bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from teahouse.server.accounts.account_deletion import finish_deletions
from teahouse.server.accounts.passwords import PasswordService
from teahouse.server.accounts.service import AccountService
from teahouse.server.bot_workers.pool import BotWorkerPool
from teahouse.server.house_tables.queries import corrections_to_open
from teahouse.server.house_tables.service import HouseTablesService
from teahouse.server.house_tables.trials import TrialRunner
from teahouse.server.process.connection_limiter import ConnectionLimiter
from teahouse.server.process.metrics import Metrics, Reading
from teahouse.server.process.rate_limits import RateLimiter, rates
from teahouse.server.process.settings import Settings
from teahouse.server.protocol.commands import AnyCommand, SendChat
from teahouse.server.protocol.http_api import OpenTable
from teahouse.server.realtime.bus import Bus, BusPublisher, LocalBus
from teahouse.server.realtime.hub import CHECK, Hub
from teahouse.server.realtime.presence import REPEAT, Presence
from teahouse.server.storage.open_store import OpenStore, open_store
from teahouse.server.tables import table_creation
from teahouse.server.tables.answers import Answer, Caller, Done, Refusal
from teahouse.server.tables.dispatch import HANDLERS
from teahouse.server.tables.ports import OPEN, RUNNING, Clock
from teahouse.server.tables.service import CommandContext, SystemClock, TableService
from teahouse.server.tables.table_creation import SeatRequest


@dataclass(slots=True)
class ServerCounts:
    """What this process has done since it began."""

    messages_received: int = 0


class ServerContext:
    """What handlers work with."""

    def __init__(
        self, settings: Settings, store: OpenStore, bus: Bus, clock: Clock | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.is_closing = False
        self.counts = ServerCounts()
        self.publisher = BusPublisher(store, bus)
        self.tables = TableService(
            store,
            clock or SystemClock(),
            bot_pause=settings.bot_pause,
            publisher=self.publisher,
        )
        self.accounts = AccountService(
            store.accounts, self.tables, PasswordService(), self.publisher.publish_erasure
        )
        self.limits = RateLimiter(
            rates(
                requests=settings.requests_per_minute,
                logins=settings.logins_per_minute,
                messages=settings.messages_per_minute,
            ),
            time.monotonic,
        )
        self.house_tables = HouseTablesService(
            store.house_tables,
            self.tables.clock,
            TrialRunner(partial(self.limits.check, "trial")),
        )
        self.connection_limiter = ConnectionLimiter(settings.sockets_per_address)
        self.presence = Presence(secrets.token_hex(8), bus.publish, time.monotonic)
        self.hub = Hub(self.tables, self.presence)
        self.bot_pool = BotWorkerPool(self.tables, settings.bots, limit=settings.bot_limit)
        self.metrics = Metrics(self._readings)

    def begin_closing(self) -> None:
        """End what waits for updates here; what is under way comes to its end."""
        self.is_closing = True
        self.hub.end_waits()

    async def run_command(self, caller: Caller, table_id: str, command: AnyCommand) -> Answer:
        """Run a client's command, unless it is one too many."""
        kind = "say" if isinstance(command, SendChat) else "command"
        self.limits.check(kind, caller.person)
        self.limits.check("table", table_id)
        context = CommandContext(self.tables, caller, table_id, command)
        answer = await HANDLERS[type(command)](context)
        result = "done" if isinstance(answer, Done) else answer.why.key
        self.metrics.commands.labels(str(command.__struct_config__.tag), result).inc()
        return answer

    async def open_table(self, caller: Caller, wanted: OpenTable) -> str:
        """The id of the table that a client asks for."""
        corrections = await corrections_to_open(self.house_tables, self.tables, caller, wanted)
        return await table_creation.open_table(
            self.tables,
            caller,
            wanted.id,
            wanted.game,
            wanted.options,
            [SeatRequest(seat.kind, seat.strength) for seat in wanted.seats],
            watchable=wanted.watchable,
            corrections=corrections,
        )

    async def require_free_table(self, caller: Caller) -> None:
        """``Refusal`` if the person has as many tables under way as one may have."""
        most = self.settings.tables_per_person
        for lifecycle in (OPEN, RUNNING):
            most -= len(await self.store.tables(caller.person, lifecycle, most))
            if most <= 0:
                raise Refusal("too-many-open", params={"most": self.settings.tables_per_person})

    def _readings(self) -> list[Reading]:
        bots = self.bot_pool.counts
        return [
            ("sockets", "open sockets", False, self.connection_limiter.open_count),
            ("tables_watched", "tables that somebody watches here", False, self.hub.watched_count),
            ("tables_kept", "tables kept in memory", False, self.tables.cached_count),
            ("writes", "commands of this process that were stored", True, self.tables.stored_count),
            ("messages", "messages received on sockets", True, self.counts.messages_received),
            ("bots_thinking", "bots' decisions under way", False, self.bot_pool.thinking),
            ("bot_decisions", "decisions of bots", True, bots.done),
            ("bot_failures", "attempts of bots that came to nothing", True, bots.failed),
            ("bot_random", "decisions left to chance after failures", True, bots.given_up),
            ("bot_restarts", "processes for bots that were replaced", True, bots.restarted),
            ("bot_seconds", "seconds that bots thought", True, bots.thought),
            ("trials", "corrections that were tried out", True, self.house_tables.trials.count),
        ]

    async def repeat_presence(self) -> None:
        """Publish again and again who is here."""
        while True:
            await asyncio.sleep(REPEAT)
            self.hub.repeat_presence()

    async def disconnect_stuck(self) -> None:
        """End the sockets of clients that do not read."""
        while True:
            await asyncio.sleep(CHECK)
            self.hub.disconnect_stuck(asyncio.get_running_loop().time())


@asynccontextmanager
async def open_server_context(
    settings: Settings, clock: Clock | None = None
) -> AsyncIterator[ServerContext]:
    """Open the store, listen, start the bots; at the end stop everything in order.

    ``clock``: gives the times in the log; the system's if none is given.
    """
    store = await open_store(settings.store_address)
    try:
        bus = _bus(settings)
        server = ServerContext(settings, store, bus, clock)
        await bus.listen(server.hub.receive, server.hub.disconnect_all)
        await finish_deletions(server.accounts)
        tasks = [
            asyncio.create_task(server.bot_pool.run(), name="bots"),
            asyncio.create_task(server.publisher.sweep(), name="sweep"),
            asyncio.create_task(server.repeat_presence(), name="presence"),
            asyncio.create_task(server.disconnect_stuck(), name="stuck"),
        ]
        try:
            yield server
        finally:
            server.is_closing = True
            server.hub.disconnect_all()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bus.close()
    finally:
        await store.close()


def _bus(settings: Settings) -> Bus:
    if not settings.on_postgres:
        return LocalBus()
    from teahouse.server.storage.postgres_bus import PostgresBus

    return PostgresBus(settings.store_address)
