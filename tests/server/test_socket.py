"""The socket: numbered entries, acknowledgement, resume, races, and what each client hears."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator

import msgspec
import pytest
from sample import SAMPLE
from tables import ANN, Ids, number, run_command
from web import PATIENCE, Client, Json, Wire, client, guest, open_table, serving, settings
from websockets.exceptions import ConnectionClosed

from teahouse.server.process import context
from teahouse.server.protocol import commands
from teahouse.server.protocol.socket import Pong, Watch
from teahouse.server.realtime import bus, connection
from teahouse.server.realtime.bus import BusPublisher
from teahouse.server.realtime.bus_messages import AnyBusMessage, LogGrew, SeatsPresent
from teahouse.server.realtime.hub import Hub
from teahouse.server.realtime.presence import Presence
from teahouse.server.storage.open_store import OpenStore, open_store
from teahouse.server.tables import queries, table_creation
from teahouse.server.tables.service import SystemClock, TableService
from teahouse.server.tables.state import TableState
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio


@pytest.fixture
async def address(where: str) -> AsyncIterator[str]:
    async with serving(settings(where)) as found:
        yield found


async def started(ann: Client, ben: Client, game: str = SAMPLE) -> str:
    """Ann has seat 0, Ben seat 1, a bot seat 2."""
    table = await open_table(ann, ["me", "open", "bot"], game)
    await ben.command(table, "join", seat=1)
    await ann.command(table, "start")
    return table


async def play(wire: Wire, table: str, seat: int, first: Json) -> list[int]:
    """Decide whenever asked, to the end; the numbers of all entries that were told."""
    update, told = first, list[int]()
    while True:
        told += [news["number"] for news in update["news"]]
        await wire.say(type="ack", table=table, seat=seat, position=update["position"])
        sight = update["sight"]
        if sight["table"]["lifecycle"] == "finished":
            return told
        if sight["legal"]:
            position = update["position"]
            action = sight["legal"][position % len(sight["legal"])]["action"]
            answer = await wire.command(
                table, "decide", f"{seat}-{position}", answers=position, seat=seat, action=action
            )
            assert answer["type"] == "done", answer
            update = await beyond(wire, seat, answer["number"], told)
        else:
            update = await wire.until("update", seat=seat)


async def beyond(wire: Wire, seat: int, number: int, told: list[int]) -> Json:
    """The update that tells this entry, with everything that came since the last one told."""
    while True:
        updates = [m for m in wire.received if m["type"] == "update" and m["seat"] == seat]
        if updates[-1]["position"] > number:
            missed = [n for m in updates for n in m["news"] if n["number"] > told[-1]]
            return {**updates[-1], "news": missed}
        await wire.next()


async def test_everybody_hears_every_entry_once_and_in_order(address: str) -> None:
    async with guest(address, "Ann") as ann, guest(address, "Ben") as ben, client(address) as eve:
        table = await started(ann, ben)
        async with ann.socket() as one, ben.socket() as two, eve.socket() as three:
            first = await one.watch(table, seat=0, since=0)
            second = await two.watch(table, seat=1, since=0)
            await three.watch(table, since=0)
            told = await asyncio.gather(play(one, table, 0, first), play(two, table, 1, second))
            while three.received[-1].get("position") != len(told[0]):
                await three.until("update")
        assert told[0] == told[1] == list(range(len(told[0])))
        seen = [n["number"] for m in three.received if m["type"] == "update" for n in m["news"]]
        assert seen == told[0]


async def test_a_line_that_breaks_in_mid_turn_is_taken_up_again(address: str) -> None:
    async with guest(address, "Ann") as ann:
        table = await open_table(ann, ["me", "me", "me"])
        await ann.command(table, "start")
        async with ann.socket() as wire:
            sight = (await wire.watch(table, since=0))["sight"]
            seat = sight["asked"][0]
            mine = await wire.watch(table, seat=seat, since=0)
            position = mine["position"]
            command = {
                "do": "decide",
                "id": "x",
                "answers": position,
                "seat": seat,
                "action": mine["sight"]["legal"][0]["action"],
            }
            await wire.say(type="command", table=table, command=command)
            wire.line.transport.abort()  # the answer is never heard
        async with ann.socket() as wire:
            await wire.say(type="watch", table=table, seat=seat, since=position)
            await wire.say(type="command", table=table, command=command)
            answer = await wire.until("answer", id="x")
            assert answer["answer"] == {"type": "done", "number": position}
            numbers = [
                n["number"] for m in wire.received if m["type"] == "update" for n in m["news"]
            ]
            while position not in numbers:
                numbers += [n["number"] for n in (await wire.until("update"))["news"]]
            assert numbers == [position]


async def test_what_is_swept_from_the_outbox_is_not_told_again(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "SWEEP", 0.05)
    async with serving(settings(where)) as address, guest(address, "Ann") as ann:
        table = await open_table(ann, ["me", "me", "me"])
        async with ann.socket() as wire:
            await wire.watch(table)
            await ann.command(table, "start")
            position = (await wire.until("update"))["position"]
            store = await open_store(where)
            while await store.outbox_rows(1):
                await asyncio.sleep(0.02)
            await store.close()
            await wire.say(type="ping", ref="later")
            await wire.until("pong")
            told = [m["position"] for m in wire.received if m["type"] == "update"]
            assert told == [position - 1, position]


async def test_a_process_sweeps_what_it_has_told_without_a_word(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What others have left behind it tells."""
    sweep = BusPublisher.sweep  # once, by the test: two sweeps may both find an entry
    monkeypatch.setattr(BusPublisher, "sweep", lambda publisher: asyncio.Event().wait())
    received: list[AnyBusMessage] = []
    monkeypatch.setattr(Hub, "receive", lambda hub, message: received.append(message))
    async with context.open_server_context(settings(where)) as home:
        ids, other = Ids(), TableService(home.store, SystemClock())
        mine, left = [
            await table_creation.open_table(
                service, ANN, ids.next().id, SAMPLE, {}, [SeatRequest(ME)] * 3
            )
            for service in (home.tables, other)
        ]
        number(await run_command(home.tables, ANN, mine, commands.Start, ids.next()))
        number(await run_command(other, ANN, left, commands.Start, ids.next()))
        sweeping = asyncio.create_task(sweep(home.publisher))
        async with asyncio.timeout(PATIENCE):
            while await home.store.outbox_rows(1) or LogGrew(left, 4) not in received:
                await asyncio.sleep(0.01)
        sweeping.cancel()
        await asyncio.wait([sweeping])
    assert received.count(LogGrew(mine, 4)) == received.count(LogGrew(left, 4)) == 1


async def test_two_tabs_race_for_one_decision(address: str) -> None:
    async with guest(address, "Ann") as ann:
        table = await open_table(ann, ["me", "me", "me"])
        await ann.command(table, "start")
        async with ann.socket() as one, ann.socket() as two:
            seat = (await one.watch(table))["sight"]["asked"][0]
            mine = await one.watch(table, seat=seat)
            await two.watch(table, seat=seat)
            position, legal = mine["position"], mine["sight"]["legal"]
            fields = {"answers": position, "seat": seat}
            answers = await asyncio.gather(
                one.command(table, "decide", "one", action=legal[0]["action"], **fields),
                two.command(table, "decide", "two", action=legal[-1]["action"], **fields),
            )
        done = [a for a in answers if a["type"] == "done"]
        refused = [a for a in answers if a["type"] == "refused"]
        assert len(done) == len(refused) == 1
        assert done[0]["number"] == position
        assert refused[0]["news"][0]["number"] == position


async def test_secret_choices_in_any_order(address: str) -> None:
    """Several are asked at once; each answers the position that he saw first."""
    async with guest(address, "Ann") as ann:
        table = await open_table(ann, ["me", "me", "me"])
        await ann.command(table, "start")
        while len(asked := (now := await ann.get(f"/api/tables/{table}"))["asked"]) < 3:
            sight = await ann.get(f"/api/tables/{table}", seat=asked[0])
            await ann.command(
                table,
                "decide",
                answers=sight["table"]["position"],
                seat=asked[0],
                action=sight["legal"][0]["action"],
            )
        position = now["table"]["position"]
        for seat in (2, 0, 1):
            sight = await ann.get(f"/api/tables/{table}", seat=seat)
            answer = await ann.command(
                table,
                "decide",
                answers=position,
                seat=seat,
                action=sight["legal"][0]["action"],
            )
            assert answer["type"] == "done"


async def test_chat_and_presence(address: str) -> None:
    async with guest(address, "Ann") as ann, guest(address, "Ben") as ben:
        table = await started(ann, ben)
        async with ann.socket() as one:
            await one.watch(table, seat=0)
            assert (await one.until("here"))["here"] == [0]
            async with ben.socket() as two:
                await two.watch(table, seat=1)
                while (await one.until("here"))["here"] != [0, 1]:
                    pass
                await two.command(table, "say", "hi", text="<b>tea?</b>\n now")
                (line,) = (await one.until("chat"))["lines"]
                assert (line["name"], line["text"]) == ("Ben", "<b>tea?</b> now")
                assert line["yours"] is False
            while (await one.until("here"))["here"] != [0]:
                pass


async def test_a_seat_that_changes_hands_is_not_told_any_more(address: str) -> None:
    async with guest(address, "Ann") as ann, guest(address, "Ben") as ben:
        table = await started(ann, ben)
        async with ann.socket() as wire:
            await wire.watch(table, seat=0)
            await ann.command(table, "leave", seat=0)
            gone = await wire.until("gone")
            assert gone["why"]["key"] == "not-yours"


async def test_why_not_and_problems(address: str) -> None:
    async with guest(address, "Ann") as ann, ann.socket() as wire:
        table = await open_table(ann, ["me", "me", "me"])
        await ann.command(table, "start")
        seat = (await wire.watch(table))["sight"]["asked"][0]
        legal = {c["action"] for c in (await wire.watch(table, seat=seat))["sight"]["legal"]}
        dark = next(a for a in range(100) if a not in legal)
        await wire.say(type="why_not", ref="1", table=table, seat=seat, action=dark)
        assert (await wire.until("why_not", ref="1"))["why"]["key"]
        await wire.say(type="why_not", ref="2", table=table, seat=seat, action=min(legal))
        assert (await wire.until("why_not", ref="2"))["why"] is None
        await wire.say(type="ping", ref="p")
        assert await wire.until("pong") == {"type": "pong", "ref": "p"}
        problems: list[tuple[Json, str]] = [
            ({"type": "dance"}, "bad-message"),
            ({"type": "watch", "table": "nothing"}, "no-such-table"),
            ({"type": "watch", "table": table, "seat": 7}, "no-such-seat"),
            ({"type": "watch", "table": table, "since": 10**6}, "no-such-position"),
            (
                {
                    "type": "command",
                    "table": table,
                    "command": {"do": "join", "id": "a/b", "seat": 1},
                },
                "bad-command-id",
            ),
        ]
        for bad, key in problems:
            await wire.say(**bad)
            assert (await wire.until("problem"))["why"]["key"] == key
        await wire.line.send(b"\xff\xfe")
        assert (await wire.until("problem"))["why"]["key"] == "bad-message"


async def test_a_client_that_does_not_acknowledge_waits(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "WINDOW", 5)
    async with guest(address, "Ann") as ann, client(address) as eve, eve.socket() as wire:
        table = await open_table(ann, ["bot", "bot", "bot"])
        first = await wire.watch(table)
        await ann.command(table, "start")
        sent = first["position"]
        while sent - first["position"] <= 5:
            sent = (await wire.until("update"))["position"]
        await asyncio.sleep(0.3)
        await wire.say(type="ping", ref="still")
        await wire.until("pong")
        assert wire.received[-1]["type"] == "pong"
        held = [m["position"] for m in wire.received if m["type"] == "update"][-1]
        await wire.say(type="ack", table=table, position=held)
        later = await wire.until("update")
        assert later["news"][0]["number"] == held


async def test_a_stalled_client_holds_up_nobody(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "SEND_LIMIT", 0.5)
    async with guest(address, "Ann") as ann, client(address) as eve:
        table = await open_table(ann, ["bot", "bot", "bot"])
        async with eve.socket() as stalled, eve.socket() as awake:
            for _ in range(40):  # he asks for much and reads nothing
                await stalled.say(type="watch", table=table, since=0)
            stalled.line.transport.pause_reading()
            await ann.command(table, "start")
            update = await awake.watch(table)
            while update["sight"]["table"]["lifecycle"] == "running":
                await awake.say(type="ack", table=table, position=update["position"])
                update = await awake.until("update")
            assert update["sight"]["table"]["lifecycle"] == "finished"
            stalled.line.transport.abort()  # a goodbye would wait for what lies unread


def hub_of(store: OpenStore) -> Hub:
    """One that receives no bus messages, also not its own."""
    presence = Presence("here", lambda message: None, time.monotonic)
    return Hub(TableService(store, SystemClock()), presence)


def connect(hub: Hub, sink: Taken) -> connection.Connection:
    """A connection of Ann's."""
    return connection.Connection(
        tables=hub.tables, caller=ANN, sink=sink, presence=hub.presence, drop=hub.drop
    )


class Taken:
    """A way out that keeps what goes through it."""

    def __init__(self) -> None:
        self.free = False
        self.told: list[bytes] = []

    def try_send(self, texts: list[bytes]) -> bool:
        if self.free:
            self.told += texts
        return self.free

    async def send_texts(self, texts: list[bytes]) -> None:
        self.told += texts

    def messages(self, kind: str) -> list[Json]:
        return [m for m in map(json.loads, self.told) if m["type"] == kind]


class NeverTaken(Taken):
    """A way out with a client at its end that does not read."""

    async def send_texts(self, texts: list[bytes]) -> None:
        await asyncio.Event().wait()


async def test_one_look_tells_everything_that_there_is(store: OpenStore) -> None:
    """Nothing waits for the next occasion because there is no chat."""
    hub, sink = hub_of(store), Taken()
    wishes = [SeatRequest(ME), SeatRequest("bot"), SeatRequest("bot")]
    table = await table_creation.open_table(hub.tables, ANN, Ids().next().id, SAMPLE, {}, wishes)
    one = connect(hub, sink)
    await hub.watch(one, Watch(table, seat=0))
    sending = asyncio.create_task(one.run_sender())
    async with asyncio.timeout(PATIENCE):
        while len(sink.told) < 2:
            await asyncio.sleep(0.01)
    assert [json.loads(message)["type"] for message in sink.told] == ["update", "here"]
    one.abort()
    await asyncio.wait([sending])


async def test_a_notice_that_comes_twice_is_told_once(
    store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the second one comes while the first is being told."""
    hub, sink, ids = hub_of(store), Taken(), Ids()
    table = await table_creation.open_table(
        hub.tables, ANN, ids.next().id, SAMPLE, {}, [SeatRequest(ME)] * 3
    )
    one = connect(hub, sink)
    await hub.watch(one, Watch(table))
    (watcher,) = one.subscriptions.values()
    sending = asyncio.create_task(one.run_sender())
    await until_told(watcher)
    number(await run_command(hub.tables, ANN, table, commands.Start, ids.next()))
    position = (await hub.tables.load_current(table)).position

    async def read_while_it_is_said_again(table: str, wanted: int) -> TableState:
        hub.receive(LogGrew(table, position))
        return await hub.tables.load_current(table)

    monkeypatch.setattr(hub.tables, "get_cached", lambda table, wanted: None)
    monkeypatch.setattr(hub.tables, "load_at_least", read_while_it_is_said_again)
    hub.receive(LogGrew(table, position))
    await until_told(watcher)
    positions = [update["position"] for update in sink.messages("update")]
    assert positions == [position - 1, position]
    one.abort()
    await asyncio.wait([sending])


async def test_a_client_that_reads_is_told_at_once(store: OpenStore) -> None:
    """Without waiting for the line's own turn; to one that does not read this comes when it may."""
    hub, sink, ids = hub_of(store), Taken(), Ids()
    table = await table_creation.open_table(
        hub.tables, ANN, ids.next().id, SAMPLE, {}, [SeatRequest(ME)] * 3
    )
    number(await run_command(hub.tables, ANN, table, commands.Start, ids.next()))
    one = connect(hub, sink)
    await hub.watch(one, Watch(table, seat=0))
    (watcher,) = one.subscriptions.values()
    sending = asyncio.create_task(one.run_sender())
    for free in (True, False, True):
        await until_told(watcher)
        live = await hub.tables.load_current(table)
        assert live.play is not None
        seat = int(live.play.state.actors()[0])
        action = int(live.play.state.legal(seat)[0])
        command = ids.next(live.position)
        number(
            await run_command(
                hub.tables, ANN, table, commands.Decide, command, seat=seat, action=action
            )
        )
        sink.free = free
        hub.receive(LogGrew(table, live.position + 1))
        at_once = sink.messages("update")[-1]["position"] == live.position + 1
        assert at_once == free
    one.abort()
    await asyncio.wait([sending])
    updates = sink.messages("update")
    positions = [update["position"] for update in updates]
    assert positions == list(range(positions[0], live.position + 2))
    sight = json.loads(msgspec.json.encode(await queries.get_table_view(hub.tables, ANN, table, 0)))
    assert updates[-1]["sight"] == sight  # put together of shared parts, it is the same


async def test_an_answer_goes_at_once_and_overtakes_none(store: OpenStore) -> None:
    hub, sink = hub_of(store), Taken()
    one = connect(hub, sink)
    sending = asyncio.create_task(one.run_sender())
    await asyncio.sleep(0)

    async def reply(ref: str) -> list[str]:
        await one.reply(Pong(ref))
        return [told["ref"] for told in sink.messages("pong")]

    assert await reply("waits") == []
    sink.free = True
    assert await reply("after it") == []
    async with asyncio.timeout(PATIENCE):
        while len(sink.told) < 2:
            await asyncio.sleep(0.01)
    assert await reply("at once") == ["waits", "after it", "at once"]
    one.abort()
    await asyncio.wait([sending])


async def test_who_is_here_is_told_only_to_those_who_know_otherwise(store: OpenStore) -> None:
    """Processes repeat themselves every half a minute, for all their tables at once."""
    hub, sink = hub_of(store), Taken()
    table = await table_creation.open_table(
        hub.tables, ANN, Ids().next().id, SAMPLE, {}, [SeatRequest(ME)] * 3
    )
    one = connect(hub, sink)
    await hub.watch(one, Watch(table, seat=0))
    (watcher,) = one.subscriptions.values()
    sending = asyncio.create_task(one.run_sender())
    for seats in ([1], [1], [1, 2], [1, 2], []):
        hub.receive(SeatsPresent(table, "elsewhere", seats))
        await until_told(watcher)
    assert [told["here"] for told in sink.messages("here")] == [[0, 1], [0, 1, 2], [0]]
    one.abort()
    await asyncio.wait([sending])


async def until_told(watcher: connection.Subscription) -> None:
    """Until nothing is left to be told."""
    async with asyncio.timeout(PATIENCE):
        while watcher.is_pending or watcher.connection.sending_since is not None:
            await asyncio.sleep(0.01)


async def test_a_client_that_takes_nothing_is_cut_off_after_a_while(store: OpenStore) -> None:
    """A message on its way for too long ends the line; one that has just begun does not."""
    hub = hub_of(store)
    one = connect(hub, NeverTaken())
    hub.connections.add(one)
    sending = asyncio.create_task(one.run_sender())
    await one.reply(Pong("first"))
    while one.sending_since is None:
        await asyncio.sleep(0)
    hub.disconnect_stuck(one.sending_since + connection.SEND_LIMIT - 1)
    await asyncio.sleep(0)
    assert not sending.done()
    hub.disconnect_stuck(one.sending_since + connection.SEND_LIMIT + 1)
    await asyncio.wait([sending])
    assert sending.cancelled()
    assert one.is_closed


async def test_a_session_that_ends_cuts_its_sockets(address: str) -> None:
    async with guest(address, "Ann") as ann, ann.socket() as wire:
        table = await open_table(ann, ["me", "open", "open"])
        await wire.watch(table, seat=0)
        await ann.send("DELETE", "/api/session", status=204)
        with pytest.raises(ConnectionClosed) as closed:
            await wire.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
