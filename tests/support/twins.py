"""Two houses that differ in one thing only, made as copies of one store of tables in mid-game."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

from argon2 import PasswordHasher
from msgspec.json import encode
from tables import Stamp, run_command

from teahouse.core.events import Events
from teahouse.core.game import State
from teahouse.core.rng import Rng
from teahouse.core.viewer import SPECTATOR, Viewer, seat_viewer
from teahouse.server.accounts import sessions
from teahouse.server.accounts.answers import caller_of
from teahouse.server.accounts.passwords import PasswordService
from teahouse.server.accounts.service import AccountService
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import OpenStore, open_store
from teahouse.server.tables import table_creation
from teahouse.server.tables.answers import Caller, Done
from teahouse.server.tables.ports import ENDED
from teahouse.server.tables.service import TableService
from teahouse.server.tables.snapshots import pack
from teahouse.server.tables.state import TableState
from teahouse.server.tables.table_creation import ME, SeatRequest

NAMES = ("Ann", "Ben", "Clo", "Dan")
FAST = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
AT = 1_700_000_000_000


class StillClock:
    """It is always the same moment, in every house."""

    def now(self) -> int:
        return AT


@dataclass
class Guest:
    """A person and what opens his session."""

    caller: Caller
    secret: str


@dataclass
class Town:
    """A store that is being prepared: people, and tables that stand where the play is left."""

    store: OpenStore
    tables: TableService
    guests: list[Guest] = field(default_factory=list)
    count: int = 0

    async def table(self, seats: int, game: str, options: dict[str, object]) -> str:
        """A running table with a person on every seat."""
        first, *others = [guest.caller for guest in self.guests[:seats]]
        wishes = [SeatRequest(ME), *[SeatRequest()] * (seats - 1)]
        table = await table_creation.open_table(
            self.tables, first, self._next().id, game, options, wishes
        )
        for seat, who in enumerate(others, start=1):
            await run_command(self.tables, who, table, commands.Join, self._next(), seat=seat)
        await run_command(self.tables, first, table, commands.Start, self._next())
        await run_command(
            self.tables,
            first,
            table,
            commands.SendChat,
            self._next(),
            text="May the best merchant win.",
        )
        return table

    async def play(
        self, table: str, rng: Rng, enough: Callable[[TableState], bool], most: int
    ) -> bool:
        """Play at random until there is enough of it; False if that never came."""
        for _ in range(most):
            live = await self.tables.load_current(table)
            if live.lifecycle in ENDED or live.play is None:
                return False
            if enough(live):
                return True
            state = live.play.state
            seat = int(state.actors()[rng.below(len(state.actors()))])
            legal = state.legal(seat)
            action = int(legal[rng.below(len(legal))])
            who = self.guests[seat].caller
            command = self._next(live.position)
            done = await run_command(
                self.tables, who, table, commands.Decide, command, seat=seat, action=action
            )
            assert isinstance(done, Done)
        return False

    def _next(self, answers: int = 0) -> Stamp:
        self.count += 1
        return Stamp(f"t{self.count}", answers)


@asynccontextmanager
async def town(path: Path) -> AsyncIterator[Town]:
    """A new store with four people."""
    store = await open_store(str(path))
    deals = count(1)
    service = TableService(store, StillClock(), draw_seed=lambda: f"{next(deals):032x}")
    accounts = AccountService(store.accounts, service, PasswordService(FAST))
    found = Town(store, service)
    for name in NAMES:
        _, secret = await sessions.guest(accounts, name)
        known = await sessions.person_by_secret(accounts, secret)
        found.guests.append(Guest(caller_of(known), secret))
    yield found
    await store.close()


def twin(path: Path, other: Path, worlds: dict[str, TableState]) -> None:
    """A copy of a closed store in which these tables stand as they are given."""
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(other)) as new:
        old.backup(new)
        for table, live in worlds.items():
            new.execute(
                "INSERT OR REPLACE INTO snapshot (table_id, position, data) VALUES (?, ?, ?)",
                (table, live.position, pack(live)),
            )
        new.commit()


def standing(live: TableState, state: State) -> TableState:
    """The table with this state on it, and no way back."""
    assert live.play is not None
    return replace(live, play=replace(live.play, base=state, state=state, made=()))


def viewers(seats: int, without: int) -> list[Viewer]:
    """A spectator and every other seat."""
    return [SPECTATOR, *[seat_viewer(i) for i in range(seats) if i != without]]


def secret_choice(state: State) -> tuple[int, int, int] | None:
    """A seat and two of its actions that all others cannot tell apart, if there are any now."""
    for actor in state.actors():
        seat, seen = int(actor), dict[bytes, int]()
        for choice in state.legal(seat):
            events, after = Events(), state.copy()
            after.apply(seat, choice, events)
            key = encode(
                [
                    ([event.seen_by(viewer) for event in events.items], after.view(viewer))
                    for viewer in viewers(state.seats, seat)
                ]
            )
            if key in seen:
                return seat, seen[key], int(choice)
            seen[key] = int(choice)
    return None
