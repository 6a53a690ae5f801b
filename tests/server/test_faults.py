"""kill -9 for real servers and their bots while people play over the wire: no move is ever lost.

TEAHOUSE_KILLS sets how often a process is killed on each store (12).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pg
import pytest
import uvloop
from sample import OTHER
from serves import Serve, kill, served
from steady import Person, Player, person
from walks import expected

from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.registry import game_names
from teahouse.server.bot_workers.messages import BotWork
from teahouse.server.bot_workers.process import WorkerFailed, start
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.ports import TableStore

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("TEAHOUSE_KILLS", "12"))
PATIENCE = 180.0 + 20 * KILLS
# Game, options, people, bots.
TABLES: list[tuple[str, dict[str, object], int, int]] = [
    (name, found["options"], found["people"], found["bots"])
    for name in game_names()
    if (found := expected(name).get("under_faults"))
]
# What a house says of its own faults when bots and children are killed; nothing else is an error.
EXPECTED = ("the bot random decided instead",)


@dataclass
class Evening:
    """Tables and those who play there, as long as processes are killed."""

    house: Serve
    people: list[Person]
    chance: random.Random
    players: list[Player] = field(default_factory=list)
    killed: Counter[str] = field(default_factory=Counter)

    @property
    def kills(self) -> int:
        return self.killed.total()

    @property
    def acknowledged(self) -> int:
        return sum([len(player.acknowledged) for player in self.players])

    async def table(self, number: int) -> None:
        """Games one after the other, until enough was killed; the last one is played to its end."""
        game, options, people, bots = TABLES[number]
        for again in range(10_000):
            seated = [self.people[(number + i) % len(self.people)] for i in range(people)]
            owner = seated[0]
            body = {
                "id": f"table-{number}-{again}",
                "game": game,
                "options": options,
                "seats": [{"kind": "me"}, *[{}] * (people - 1), *[{"kind": "bot"}] * bots],
            }
            table = (await owner.ask("POST", "/api/tables", body))["table"]
            for seat, who in enumerate(seated[1:], start=1):
                await who.command(table, "join", "join", seat=seat)
            await owner.command(table, "start", "start")
            players = [
                Player(who, table, seat, over_http=(number + seat) % 3 == 1)
                for seat, who in enumerate(seated)
            ]
            players.append(Player(self.people[-1], table, None))
            self.players += players
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            if self.kills >= KILLS:
                return

    async def kill(self) -> None:
        """One process after the other; what nobody else starts again is started here."""
        while self.kills < KILLS:
            goal = self.acknowledged + self.chance.randint(1, 20)
            async with asyncio.timeout(PATIENCE):
                while self.acknowledged < goal:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(self.chance.random() / 5)
            serving, thinking = self.house.serving(), self.house.thinking()
            what = self.chance.choice(("server", "child", "child", "bot", "bot"))
            if what == "bot" and thinking:
                kill(self.chance.choice(thinking))
            elif what == "child" and self.house.workers > 1 and serving:
                kill(self.chance.choice(serving))
            else:
                what = "server"
                await self.house.kill()
                await self.house.start()
            self.killed[what] += 1


@pytest.mark.parametrize(("store", "workers"), [("sqlite", 1), ("postgres", 2)])
async def test_no_move_is_lost_however_often_processes_are_killed(
    store: str, workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    where = str(tmp_path / "t.db")
    if store == "postgres":
        where = await pg.new_schema(request.getfixturevalue("postgres"))
    log = tmp_path / "log"
    async with served(where, log, workers) as house:
        names = ("Ann", "Ben", "Clo", "Eve")
        async with (
            person(house.address, names[0], 1) as ann,
            person(house.address, names[1], 2) as ben,
            person(house.address, names[2], 3) as clo,
            person(house.address, names[3], 4) as eve,
            asyncio.timeout(PATIENCE),
        ):
            evening = Evening(house, [ann, ben, clo, eve], random.Random(5))
            async with asyncio.TaskGroup() as group:
                for number in range(len(TABLES)):
                    group.create_task(evening.table(number))
                group.create_task(evening.kill())
            await _check_records(evening, eve)
        await house.kill()
        await house.until_gone()  # no bot goes on without its server
    opened = await open_store(where)
    try:
        await _check_logs(opened, evening)
    finally:
        await opened.close()
    _check_said(log)
    print(dict(evening.killed), len(evening.players), evening.acknowledged)


def test_a_bot_that_died_in_idleness_is_noticed_by_the_loop_that_serves() -> None:
    async def scene() -> None:
        worker = await start()
        kill(worker.pid)
        while worker.alive:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        with pytest.raises(WorkerFailed, match="it is gone"):
            await worker.ask(BotWork(OTHER, 1, {}, 0, "random", "", 1000), 1.0)
        await worker.kill()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(scene())


async def _check_records(evening: Evening, who: Person) -> None:
    for table in {player.table for player in evening.players}:
        verify(parse(await who.ask("GET", f"/api/tables/{table}/record")))


async def _check_logs(store: TableStore, evening: Evening) -> None:
    """The log has what was acknowledged under its number, and nothing of the people's besides."""
    tables = {player.table for player in evening.players}
    for table in tables:
        log = await store.entries(table, 0)
        assert [entry.number for entry in log] == list(range(len(log)))
        keys = [entry.command for entry in log]
        assert len(keys) == len(set(keys))
        at_table = [player for player in evening.players if player.table == table]
        assert {player.told for player in at_table} == {len(log)}
        found = {
            entry.command.partition("/")[2]: entry.number
            for entry in log
            if entry.author and "/" in entry.command
        }
        said = {id_: n for player in at_table for id_, n in player.acknowledged.items()}
        assert {id_: n for id_, n in found.items() if id_ not in ("join", "start")} == said
        assert await store.jobs(table) == []
    assert len(tables) >= len(TABLES)


def _check_said(log: Path) -> None:
    """Killed processes leave no errors in the log of those who go on."""
    said = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    bad = [line for line in said if line["level"] in ("error", "critical")]
    assert [line for line in bad if line["event"] not in EXPECTED] == []
