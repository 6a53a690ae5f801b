"""Two serving processes, one PostgreSQL: people at both act at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import asyncpg
import pg
import pytest
from sample import SAMPLE
from serves import served
from steady import Player, person
from web import Client, Json, client, guest, open_table

from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.realtime.bus_messages import AnyBusMessage, ChatGrew
from teahouse.server.storage.postgres_bus import PostgresBus

pytestmark = pytest.mark.anyio

ROUNDS = 6
Answers = tuple[Json, Json]


@pytest.fixture(scope="module")
async def doors(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[tuple[str, str]]:
    """The addresses of two houses with one store."""
    where = await pg.new_schema(postgres)
    logs = tmp_path_factory.mktemp("races")
    async with served(where, logs / "one") as one, served(where, logs / "two") as two:
        yield one.address, two.address


@dataclass
class Tabs:
    """One person with a browser tab at each process."""

    one: Client
    two: Client

    async def both(self, table: str, first: Json, second: Json) -> Answers:
        """Two commands at the same moment, one at each process; both answers."""
        return await race(self.one, table, first, self.two, table, second)


async def post(who: Client, table: str, command: Json) -> Json:
    answer = await who.http.post(f"/api/tables/{table}/commands", json=command)
    assert answer.status_code in (200, 409), answer.text
    found: Json = answer.json()
    assert (found["type"] == "done") == (answer.status_code == 200)
    return found


async def race(
    one: Client, table: str, first: Json, two: Client, other: str, second: Json
) -> Answers:
    a, b = await asyncio.gather(post(one, table, first), post(two, other, second))
    return a, b


def winner(answers: Answers, *keys: str) -> int:
    """Exactly one was done; the other was refused for one of these reasons. Who it was."""
    kinds = [answer["type"] for answer in answers]
    assert sorted(kinds) == ["done", "refused"], answers
    assert answers[kinds.index("refused")]["why"]["key"] in keys, answers
    return kinds.index("done")


async def tabs(stack: AsyncExitStack, doors: tuple[str, str], name: str) -> Tabs:
    one = await stack.enter_async_context(guest(doors[0], name))
    two = await stack.enter_async_context(client(doors[1]))
    two.http.cookies.set("teahouse", one.http.cookies["teahouse"])
    assert (await two.get("/api/me"))["name"] == name
    return Tabs(one, two)


async def sight_of(who: Client, table: str, seat: int | None = None) -> Json:
    found: Json = await who.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}))
    return found


async def asked(who: Client, table: str) -> tuple[int, Json]:
    """A seat that must decide, and what it sees."""
    seat = (await sight_of(who, table))["asked"][0]
    return seat, await sight_of(who, table, seat)


def decide(id_: str, seat: int, sight: Json, choice: int = 0) -> Json:
    action = sight["legal"][choice]["action"]
    position = sight["table"]["position"]
    return {"do": "decide", "id": id_, "answers": position, "seat": seat, "action": action}


async def test_a_game_between_two_processes(doors: tuple[str, str]) -> None:
    async with (
        person(doors[0], "Ann", 1) as ann,
        person(doors[1], "Ben", 2) as ben,
        person(doors[1], "Eve", 3) as eve,
        asyncio.timeout(300),
    ):
        seats = [{"kind": "me"}, {}, {"kind": "bot"}]
        body = {"id": "game", "game": SAMPLE, "seats": seats}
        table = (await ann.ask("POST", "/api/tables", body))["table"]
        await ben.command(table, "join", "join", seat=1)
        await ann.command(table, "start", "start")
        players = [Player(ann, table, 0), Player(ben, table, 1), Player(eve, table, None)]
        players.append(Player(ben, table, None, over_http=True))
        await asyncio.gather(*[player.play() for player in players])
        # Each has been told every entry once and in order: the clients see to that themselves.
        assert len({player.told for player in players}) == 1
        assert min(len(player.acknowledged) for player in players[:2]) > 10
        numbers = [n for player in players for n in player.acknowledged.values()]
        assert len(numbers) == len(set(numbers))
        verify(parse(await eve.ask("GET", f"/api/tables/{table}/record")))
        assert [who.breaks for who in (ann, ben, eve)] == [0, 0, 0]


async def test_two_tabs_at_two_processes_decide_at_once(doors: tuple[str, str]) -> None:
    async with AsyncExitStack() as stack:
        ann = await tabs(stack, doors, "Ann")
        table = await open_table(ann.one, ["me", "me", "me"])
        await ann.one.command(table, "start")
        for number in range(ROUNDS):
            seat, sight = await asked(ann.two, table)
            position = sight["table"]["position"]
            first, second = decide(f"a{number}", seat, sight), decide(f"b{number}", seat, sight, -1)
            answers = await ann.both(table, first, second)
            won = winner(answers, "stale", "not-asked")
            assert answers[won]["number"] == position
            # The loser hears what he has missed: the other's decision.
            assert [news["number"] for news in answers[1 - won]["news"]][:1] == [position]
            for who in (ann.one, ann.two):
                assert (await sight_of(who, table))["table"]["position"] == position + 1


async def test_the_same_command_at_two_processes_is_done_once(doors: tuple[str, str]) -> None:
    async with AsyncExitStack() as stack:
        ann = await tabs(stack, doors, "Ann")
        table = await open_table(ann.one, ["me", "me", "me"])
        await ann.one.command(table, "start")
        for number in range(ROUNDS):
            seat, sight = await asked(ann.one, table)
            command = decide(f"same{number}", seat, sight)
            position = sight["table"]["position"]
            answers = await ann.both(table, command, command)
            assert answers == ({"type": "done", "number": position},) * 2
            assert (await sight_of(ann.two, table))["table"]["position"] == position + 1


async def test_undo_against_undo_and_undo_against_decide(doors: tuple[str, str]) -> None:
    async with AsyncExitStack() as stack:
        ann = await tabs(stack, doors, "Ann")
        table = await open_table(ann.one, ["me", "me", "me"])
        await ann.one.command(table, "start")
        undone = 0
        for number in range(60):
            seat, sight = await asked(ann.one, table)
            done = await post(ann.one, table, decide(f"d{number}", seat, sight))
            after = await sight_of(ann.one, table, seat)
            if after["undoable"] != done["number"]:
                continue
            undone += 1
            undo = {"do": "undo", "seat": seat, "of": done["number"], "id": f"u{number}"}
            if undone % 2:
                again = {**undo, "id": f"v{number}"}
                assert winner(await ann.both(table, undo, again), "cannot-undo") in (0, 1)
                expected = 1
            else:
                other, theirs = await asked(ann.two, table)
                answers = await ann.both(table, undo, decide(f"w{number}", other, theirs))
                kinds = [answer["type"] for answer in answers]
                # Either may be first, and the second may still be possible then.
                assert "done" in kinds
                for answer, keys in zip(
                    answers, (("cannot-undo",), ("stale", "not-asked")), strict=True
                ):
                    assert answer["type"] == "done" or answer["why"]["key"] in keys, answers
                expected = kinds.count("done")
            now = (await sight_of(ann.two, table))["table"]["position"]
            assert now == after["table"]["position"] + expected
            if undone >= ROUNDS:
                break
        assert undone >= 2


async def test_two_people_claim_one_seat(doors: tuple[str, str]) -> None:
    async with AsyncExitStack() as stack:
        ann = await tabs(stack, doors, "Ann")
        ben, clo = await tabs(stack, doors, "Ben"), await tabs(stack, doors, "Clo")
        table = await open_table(ann.one, ["me", "me", "me"])
        for seat in (1, 2):
            link = await ann.one.send("POST", f"/api/tables/{table}/seats/{seat}/link")
            claim = {"do": "claim", "id": f"claim{seat}", **link}
            answers = await race(ben.one, table, claim, clo.two, table, claim)
            won = winner(answers, "link-opens-nothing")
            names = [one["name"] for one in (await sight_of(ann.two, table))["table"]["seats"]]
            assert names[seat] == ("Ben", "Clo")[won]


async def test_taking_back_against_a_claim(doors: tuple[str, str]) -> None:
    async with AsyncExitStack() as stack:
        ann, ben = await tabs(stack, doors, "Ann"), await tabs(stack, doors, "Ben")
        table = await open_table(ann.one, ["me", "me", "me"])
        for seat in (0, 1, 2):
            await ann.one.command(table, "leave", seat=seat)
            link = await ann.two.send("POST", f"/api/tables/{table}/seats/{seat}/link")
            claim = {"do": "claim", "id": f"claim{seat}", **link}
            back = {"do": "take_back", "id": f"back{seat}", "seat": seat}
            answers = await race(ann.one, table, back, ben.two, table, claim)
            won = winner(answers, "link-opens-nothing", "not-yours")
            for who in (ann.two, ben.one):
                seats = (await sight_of(who, table))["table"]["seats"]
                assert seats[seat]["name"] == ("Ann", "Ben")[won]


async def test_chat_and_presence_reach_the_other_process(doors: tuple[str, str]) -> None:
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(guest(doors[0], "Ann"))
        ben = await stack.enter_async_context(guest(doors[1], "Ben"))
        table = await open_table(ann, ["me", "open", "open"])
        await ben.command(table, "join", seat=1)
        async with ann.socket() as one, ben.socket() as two:
            await one.watch(table, seat=0)
            await two.watch(table, seat=1)
            for wire in (one, two):
                while (await wire.until("here"))["here"] != [0, 1]:
                    pass
            for number, (say, hear, name) in enumerate(((one, two, "Ann"), (two, one, "Ben"))):
                answer = await say.command(table, "say", f"s{number}", text=f"tea {number}")
                assert answer == {"type": "done", "number": number}
                lines = [line for line in (await hear.until("chat"))["lines"] if not line["yours"]]
                assert [(line["name"], line["text"]) for line in lines] == [(name, f"tea {number}")]
            await two.line.close()
            while (await one.until("here"))["here"] != [0]:
                pass


async def test_what_a_process_tells_it_hears_once(postgres: str) -> None:
    """At once; not again as the echo from the database, which is for the others."""
    where = await pg.new_schema(postgres)
    one, two = PostgresBus(where), PostgresBus(where)
    here, there = list[AnyBusMessage](), asyncio.Queue[AnyBusMessage]()
    await one.listen(here.append, lambda: None)
    await two.listen(there.put_nowait, lambda: None)
    try:
        async with asyncio.timeout(30):
            for text in ("first", "second"):
                one.publish(ChatGrew(text))
                assert await there.get() == ChatGrew(text)
            two.publish(ChatGrew("answer"))
            while here[-1] != ChatGrew("answer"):
                await asyncio.sleep(0.01)
        assert here == [ChatGrew("first"), ChatGrew("second"), ChatGrew("answer")]
    finally:
        await one.close()
        await two.close()


async def test_a_notice_outlives_a_broken_line_to_the_database(postgres: str) -> None:
    """It goes out over the next line; the sweep of the outbox counts on that."""
    where = await pg.new_schema(postgres)
    one, two = PostgresBus(where), PostgresBus(where)
    heard: asyncio.Queue[AnyBusMessage] = asyncio.Queue()
    await one.listen(lambda notice: None, lambda: None)
    await two.listen(heard.put_nowait, lambda: None)
    admin = await asyncpg.connect(where)
    try:
        channel = f"teahouse_{await admin.fetchval('SELECT current_schema()')}"
        lines = await admin.fetch(
            "SELECT pid FROM pg_stat_activity WHERE query = $1 ORDER BY backend_start",
            f'LISTEN "{channel}"',
        )
        assert len(lines) == 2
        await admin.execute("SELECT pg_terminate_backend($1)", lines[0]["pid"])
        one.publish(ChatGrew("told after all"))
        async with asyncio.timeout(30):
            await one.flush()
            assert await heard.get() == ChatGrew("told after all")
    finally:
        await admin.close()
        await one.close()
        await two.close()
