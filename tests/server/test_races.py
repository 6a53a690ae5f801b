"""Many clients at once: double clicks, stale clicks, crossing choices, two processes, one store."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial

import pytest
import table_reading
from sample import SAMPLE
from tables import (
    ANN,
    NOBODY,
    PEOPLE,
    Club,
    Stamp,
    bots_decide,
    club,
    number,
    one_decision,
    open_table,
    run_command,
)

from teahouse.core.rng import Rng
from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.protocol import commands
from teahouse.server.tables import queries, table_creation
from teahouse.server.tables.answers import Answer, Caller, Done, Refused
from teahouse.server.tables.facts import Decided, Undone
from teahouse.server.tables.ports import TableStore
from teahouse.server.tables.table_creation import ME, SeatRequest
from teahouse.server.tables.views import TableView

pytestmark = pytest.mark.anyio


@dataclass
class Client:
    """A person with a nervous finger, connected now to this process, now to that one."""

    who: Caller
    seat: int
    table: str
    clubs: list[Club]
    rng: Rng
    answers: dict[str, Answer] = field(default_factory=dict)
    sent: list[tuple[Stamp, int]] = field(default_factory=list)
    old: TableView | None = None
    count: int = 0

    def any_club(self) -> Club:
        return self.clubs[self.rng.below(len(self.clubs))]

    async def play(self) -> None:
        while True:
            sight = await queries.get_table_view(
                self.any_club().tables, self.who, self.table, self.seat
            )
            if sight.table.lifecycle != "running":
                return
            kind = self.rng.below(12)
            if kind == 0 and self.sent:  # the same command again, much later
                await self.send(*self.sent[self.rng.below(len(self.sent))])
            elif kind == 1 and self.old is not None and self.old.legal:  # a stale click
                await self.click(self.old, times=1)
            elif kind == 2 and sight.undoable is not None:
                await self.take_back(sight.undoable)
            elif sight.legal:
                await self.click(sight, times=1 + (kind > 7))
                self.old = sight
            else:
                await asyncio.sleep(0.01)

    async def click(self, sight: TableView, times: int) -> None:
        """One decision, sent once or twice at the same time to any process."""
        self.count += 1
        command = Stamp(f"d{self.count}", sight.table.position)
        action = sight.legal[self.rng.below(len(sight.legal))].action
        self.sent.append((command, action))
        both = await asyncio.gather(*[self.send(command, action) for _ in range(times)])
        assert both[0] == both[-1] or any(isinstance(one, Refused) for one in both)

    async def send(self, command: Stamp, action: int) -> Answer:
        service = self.any_club().tables
        answer = await run_command(
            service, self.who, self.table, commands.Decide, command, seat=self.seat, action=action
        )
        self.heard(command, answer)
        return answer

    async def take_back(self, of: int) -> None:
        self.count += 1
        command = Stamp(f"u{self.count}")
        answer = await run_command(
            self.any_club().tables,
            self.who,
            self.table,
            commands.Undo,
            command,
            seat=self.seat,
            of=of,
        )
        self.heard(command, answer)

    def heard(self, command: Stamp, answer: Answer) -> None:
        """What was done once must be answered in the same way for ever."""
        before = self.answers.get(command.id)
        if isinstance(before, Done):
            assert answer == before
        self.answers[command.id] = answer


async def test_nervous_clients_on_two_processes(store: TableStore) -> None:
    clubs = [club(store, "a", snapshot_every=8), club(store, "b", keep=1)]
    tables = [await open_table(clubs[0], seats) for seats in (3, 4)]
    clients = [
        Client(PEOPLE[seat], seat, table, clubs, Rng(100 + seat + 10 * i))
        for i, table in enumerate(tables)
        for seat in range(3 + i)
    ]
    async with asyncio.timeout(120):
        await asyncio.gather(*[client.play() for client in clients])
    for table in tables:
        await _check(store, clubs, table, [c for c in clients if c.table == table])


async def _check(store: TableStore, clubs: list[Club], table: str, clients: list[Client]) -> None:
    log = await store.entries(table, 0)
    assert [entry.number for entry in log] == list(range(len(log)))
    keys = [entry.command for entry in log]
    assert len(set(keys)) == len(keys)
    acknowledged = {
        f"{client.who.person}/{id_}": answer.number
        for client in clients
        for id_, answer in client.answers.items()
        if isinstance(answer, Done)
    }
    stored = {e.command: e.number for e in log if isinstance(e.fact, (Decided, Undone))}
    assert acknowledged == stored
    third = club(store)
    for who, seat in [(NOBODY, None), *[(c.who, c.seat) for c in clients]]:
        seen = [await queries.get_table_view(at.tables, who, table, seat) for at in (*clubs, third)]
        assert seen[0] == seen[1] == seen[2]
    verify(parse(await queries.export_record(third.tables, ANN, table)))


async def test_workers_of_two_processes_play_a_table_of_bots(store: TableStore) -> None:
    clubs = [club(store, "a"), club(store, "b")]
    table = await open_table(clubs[0], people=1)
    number(
        await run_command(
            clubs[0].tables, ANN, table, commands.GiveToBot, Stamp("b"), seat=0, strength="random"
        )
    )

    async def work(at: Club, seed: int) -> int:
        done = 0
        while (await table_reading.summary(at.tables, ANN, table)).lifecycle == "running":
            done += await bots_decide(at, Rng(seed + done), f"w{seed}", limit=2)
        return done

    async with asyncio.timeout(60):
        await asyncio.gather(*[work(at, i) for i, at in enumerate(clubs * 2)])
    log = await store.entries(table, 0)
    assert all(e.command.startswith("bot:") for e in log if isinstance(e.fact, Decided))
    verify(parse(await queries.export_record(clubs[0].tables, ANN, table)))


async def test_one_of_two_gets_the_seat_and_the_other_is_told(store: TableStore) -> None:
    for attempt in range(5):
        clubs = [club(store, f"a{attempt}"), club(store, f"b{attempt}")]
        table = await table_creation.open_table(
            clubs[0].tables,
            ANN,
            clubs[0].ids.next().id,
            SAMPLE,
            {},
            [SeatRequest(ME), SeatRequest(), SeatRequest()],
        )
        for at in clubs:
            await table_reading.summary(at.tables, ANN, table)
        answers = await asyncio.gather(
            *[
                run_command(at.tables, PEOPLE[i + 1], table, commands.Join, at.ids.next(), seat=1)
                for i, at in enumerate(clubs)
            ]
        )
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [answer.why.key for answer in refused] == ["seat-taken"]
        assert refused[0].news[-1].kind == "seat_given"


async def test_crossing_secret_choices_on_two_processes_are_both_taken(store: TableStore) -> None:
    clubs = [club(store, "a"), club(store, "b")]
    table = await open_table(clubs[0], seats=4)
    rng = Rng(5)
    crossed = 0
    while crossed < 8:
        sights = [await queries.get_table_view(at.tables, NOBODY, table) for at in clubs]
        asked = sights[0].asked
        if len(asked) < 2:
            assert await one_decision(clubs[0], table, rng)
            continue
        position = sights[0].table.position
        clicks = []
        for at, seat in zip(clubs, asked[:2], strict=True):
            mine = await queries.get_table_view(at.tables, PEOPLE[seat], table, seat)
            action = mine.legal[rng.below(len(mine.legal))].action
            command = at.ids.next(position)
            clicks.append(
                run_command(
                    at.tables,
                    PEOPLE[seat],
                    table,
                    commands.Decide,
                    command,
                    seat=seat,
                    action=action,
                )
            )
        answers = await asyncio.gather(*clicks)
        assert sorted(number(answer) for answer in answers) == [position, position + 1]
        crossed += 1


async def test_two_processes_start_a_table_once(store: TableStore) -> None:
    clubs = [club(store, "a"), club(store, "b")]
    wishes = [SeatRequest(ME), SeatRequest("bot"), SeatRequest("bot")]
    table = await table_creation.open_table(
        clubs[0].tables, ANN, clubs[0].ids.next().id, SAMPLE, {}, wishes
    )
    for at in clubs:
        await table_reading.summary(at.tables, ANN, table)
    answers = await asyncio.gather(
        *[run_command(at.tables, ANN, table, commands.Start, at.ids.next()) for at in clubs]
    )
    assert sorted([type(a).__name__ for a in answers]) == ["Done", "Refused"]
    sights = [await queries.get_table_view(at.tables, ANN, table, 0) for at in clubs]
    assert sights[0] == sights[1]


async def test_a_caller_who_goes_away_breaks_nothing(store: TableStore) -> None:
    """A cancelled command is either done or not; the table goes on."""
    at = club(store)
    table = await open_table(at)
    rng = Rng(1)
    for turn in range(30):
        sight = await queries.get_table_view(at.tables, NOBODY, table)
        seat = sight.asked[0]
        mine = await queries.get_table_view(at.tables, PEOPLE[seat], table, seat)
        command = Stamp(f"gone{turn}", mine.table.position)
        action = mine.legal[rng.below(len(mine.legal))].action
        decide = partial(
            run_command,
            at.tables,
            PEOPLE[seat],
            table,
            commands.Decide,
            command,
            seat=seat,
            action=action,
        )
        task = asyncio.create_task(decide())
        for _ in range(rng.below(4)):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert isinstance(await decide(), Done)
    log = await store.entries(table, 0)
    assert sum("gone" in e.command for e in log) == 30
