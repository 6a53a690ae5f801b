"""All bytes that a viewer is sent are the same for two houses that differ in what he may not know.

Everything a client can ask for is asked: over HTTP and over the socket, also what is refused.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sample import HIDDEN
from twins import StillClock, Town, secret_choice, standing, town, twin
from walks import expected
from web import Client, Wire, client, serving, settings

from teahouse.core.match import apply_decision
from teahouse.core.rng import Rng
from teahouse.registry import game_names, load
from teahouse.server.tables.state import TableState

pytestmark = pytest.mark.anyio

Options = dict[str, object]
# What hides something in a game stands in its expected.toml.
CASES: dict[str, list[tuple[int, Options]]] = {
    name: [(case["players"], case["options"]) for case in expected(name)["secrets"]]
    for name in game_names()
    if "secrets" in expected(name)
}
DEPTHS = (10, 60)
each_game = pytest.mark.parametrize("game", sorted(CASES))
OWN_HEADERS = ("date", "x-request-id")  # of this one answer, whatever it says


@dataclass
class ViewerClient:
    """One viewer in one house: an open socket, and every byte that ever came."""

    client: Client
    wire: Wire
    got: list[bytes] = field(default_factory=list)
    count: int = 0

    async def get(self, path: str) -> tuple[str, int, str, bytes]:
        """What an address answers, with everything that belongs to it."""
        answer = await self.client.http.get(path)
        head = [f"{k}: {v}" for k, v in answer.headers.items() if k not in OWN_HEADERS]
        self.got.append("\n".join(head).encode() + answer.content)
        return path, answer.status_code, "\n".join(head), answer.content

    async def watch(self, table: str, seat: int | None) -> bytes:
        """Watch from the beginning; the update that brings all of it."""
        update = await self.wire.watch(table, seat=seat, since=0, chat=0)
        while not update["news"] or update["news"][0]["number"] > 0:  # of the watch before
            update = await self.wire.until("update", table=table, seat=seat)
        return self.wire.raw[-1]

    async def why_not(self, table: str, seat: int, actions: list[int]) -> list[bytes]:
        """Ask for many reasons at once; the replies come in the same order."""
        self.count += 1
        refs = [f"w{self.count}-{action}" for action in actions]
        for ref, action in zip(refs, actions, strict=True):
            await self.wire.say(type="why_not", ref=ref, table=table, seat=seat, action=action)
        return [await self._reply(ref) for ref in refs]

    async def do(self, table: str, command: dict[str, object]) -> bytes:
        """A command over the socket, under the next id."""
        self.count += 1
        message = {"id": f"e{self.count}", **command}
        await self.wire.say(type="command", table=table, command=message)
        return await self._reply(f"e{self.count}")

    async def _reply(self, name: str) -> bytes:
        """The answer, or (to who may not even ask) the problem."""
        while True:
            reply = await self.wire.next()
            if name in (reply.get("id"), reply.get("ref")):
                return self.wire.raw[-1]

    async def until(self, table: str, seat: int | None, number: int) -> bytes:
        """The update that tells this entry."""
        for raw in self.wire.raw:
            if b'"update"' in raw:
                message = json.loads(raw)
                told = [one["number"] for one in message["news"]]
                if (message["table"], message["seat"]) == (table, seat) and number in told:
                    return raw
        while True:
            update = await self.wire.until("update", table=table, seat=seat)
            if number in [one["number"] for one in update["news"]]:
                return self.wire.raw[-1]

    def heard(self) -> bytes:
        """Everything so far."""
        return b"\n".join([*self.got, *self.wire.raw])


@asynccontextmanager
async def viewer_client(address: str, secret: str | None) -> AsyncIterator[ViewerClient]:
    """A known person, or (None) anybody."""
    async with client(address) as found:
        if secret is not None:
            found.http.cookies.set("teahouse", secret)
        async with found.socket() as wire:
            yield ViewerClient(found, wire)


def paths(table: str, seat: int | None, position: int, actions: list[int]) -> list[str]:
    """Every address about a table that a client can look at."""
    at, mine = f"/api/tables/{table}", "" if seat is None else f"seat={seat}"
    found = [
        f"{at}?{mine}",
        f"{at}/record",
        f"{at}/chat",
        f"{at}/scores",
        f"{at}/notes",
        f"{at}?seat=7",
    ]
    found += [f"{at}/updates?since={n}&{mine}" for n in (0, max(0, position - 4), position)]
    found += [f"{at}/positions/{n}?{mine}" for n in (position // 2, position, position + 1)]
    others = [i for i in range(4) if i != seat]
    found += [f"{at}?seat={other}" for other in others]
    found += [f"{at}/since-my-decision?seat={other}" for other in (seat or 0, *others)]
    found += [f"{at}/why-not?seat={seat or 0}&action={action}" for action in actions]
    found += [f"{at}/previews?seat={one}" for one in (seat or 0, *others)]
    return found


async def everything(who: ViewerClient, table: str, seat: int | None, actions: int) -> list[object]:
    """All that this viewer can get out of the house about a table."""
    first = await who.watch(table, seat)
    position = json.loads(first)["position"]
    every = list(range(position % 3, actions, 3))
    asked = paths(table, seat, position, every[:4])
    sent: list[object] = [first, *[await who.get(path) for path in asked]]
    sent += await who.why_not(table, seat or 0, every)
    seats = [seat] if seat is not None else [0, 1]
    for one in seats:  # a stale click, impossible ones, and what needs the others
        for action in (0, actions - 1, 10**6):
            decide: dict[str, object] = {"do": "decide", "seat": one, "action": action}
            sent.append(await who.do(table, {**decide, "answers": 0}))
        for do in ("undo", "ask_undo"):
            sent.append(await who.do(table, {"do": do, "seat": one, "of": position + 5}))
    sent.append(await who.do(table, {"do": "grant", "request": 1}))
    if seat is not None:
        sent.append(await who.do(table, {"do": "claim", "seat": seat, "secret": "guessed"}))
    return sent


async def lists(who: ViewerClient) -> list[object]:
    """What there is besides single tables."""
    found = ("", "?mine=true", "?lifecycle=running", "/waiting")
    return [*[await who.get(f"/api/tables{more}") for more in found], await who.get("/api/me")]


def differing(one: list[object], two: list[object]) -> list[tuple[object, object]]:
    return [pair for pair in zip(one, two, strict=True) if pair[0] != pair[1]]


@asynccontextmanager
async def houses(*stores: Path) -> AsyncIterator[list[str]]:
    """Open at the same moment, without bots."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(settings(str(store), bots=0), StillClock()))
            for store in stores
        ]


async def both(
    stack: AsyncExitStack, addresses: list[str], secret: str | None
) -> tuple[ViewerClient, ViewerClient]:
    one, two = [await stack.enter_async_context(viewer_client(a, secret)) for a in addresses]
    return one, two


async def same_everything(
    pair: tuple[ViewerClient, ViewerClient], table: str, seat: int | None, n: int
) -> int:
    """Compare all that is sent to a viewer in both houses; how much it was."""
    sent = [await everything(one, table, seat, n) for one in pair]
    assert differing(*sent) == []
    return len(sent[0])


def beyond(position: int) -> Callable[[TableState], bool]:
    """Does the log of a table reach so far?"""
    return lambda live: live.position >= position


async def tables_of(at: Town, game: str) -> list[TableState]:
    """Tables at several depths for every set of options."""
    found: list[TableState] = []
    for seats, options in CASES[game]:
        for depth in DEPTHS:
            table = await at.table(seats, game, options)
            deep = depth + len(found)
            if await at.play(table, Rng(deep), beyond(deep), 200):
                found.append(await at.tables.load_current(table))
    assert len(found) >= len(CASES[game])
    return found


@each_game
async def test_hidden_things_may_be_others_and_no_byte_changes(game: str, tmp_path: Path) -> None:
    """The copy goes on with a world that one seat cannot tell from the real one."""
    async with town(tmp_path / "t.db") as at:
        tables = await tables_of(at, game)
        secrets = [guest.secret for guest in at.guests]
    real, other, seat_of = dict[str, TableState](), dict[str, TableState](), dict[str, int]()
    for number, live in enumerate(tables):
        assert live.play is not None
        state, id_ = live.play.state, live.row.id
        actor = int(state.actors()[0])
        # Those who are asked see most; the others have most to learn.
        seat_of[id_] = actor if number % 2 else (actor + 1) % live.row.seats
        sample = state.sample(seat_of[id_], Rng(number))
        real[id_], other[id_] = standing(live, state), standing(live, sample)
    assert [t for t in real if _differ(real[t], other[t])], "nothing is hidden in this game"
    stores = (tmp_path / "one.db", tmp_path / "two.db")
    for store, worlds in zip(stores, (real, other), strict=True):
        twin(tmp_path / "t.db", store, worlds)
    actions = len(load(game).catalog)
    async with houses(*stores) as addresses, AsyncExitStack() as stack:
        pairs = [await both(stack, addresses, secret) for secret in secrets]
        nobody = await both(stack, addresses, None)
        for table, seat in seat_of.items():
            assert await same_everything(pairs[seat], table, seat, actions) > 50
            await same_everything(pairs[seat], table, None, actions)
            await same_everything(nobody, table, None, actions)
            await _there_and_back(pairs[seat], nobody, real[table], other[table], seat)
        for pair in (*pairs, nobody):
            assert differing(*[await lists(one) for one in pair]) == []


def _differ(one: TableState, two: TableState) -> bool:
    assert one.play is not None
    assert two.play is not None
    return one.play.state.digest() != two.play.state.digest()


async def _there_and_back(
    mine: tuple[ViewerClient, ViewerClient],
    nobody: tuple[ViewerClient, ViewerClient],
    real: TableState,
    other: TableState,
    seat: int,
) -> None:
    """A decision that brings nothing to light, and its undo, look the same in both worlds."""
    assert real.play is not None
    assert other.play is not None
    states = (real.play.state, other.play.state)
    table = real.row.id
    for action in states[0].legal(seat):
        if any([apply_decision(state.copy(), seat, int(action)).forbids_undo for state in states]):
            continue
        decide: dict[str, object] = {"do": "decide", "seat": seat, "action": int(action)}
        undo: dict[str, object] = {"do": "undo", "seat": seat, "of": real.position}
        for number, command in enumerate((decide, undo)):
            answers = [await one.do(table, {**command, "answers": real.position}) for one in mine]
            assert answers[0] == answers[1]
            assert json.loads(answers[0])["answer"]["type"] == "done", answers[0]
            for pair, own in ((mine, seat), (mine, None), (nobody, None)):
                told = [await one.until(table, own, real.position + number) for one in pair]
                assert told[0] == told[1]
        return


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_secret_choice_may_be_another_and_no_byte_changes(
    game: str, tmp_path: Path
) -> None:
    """In both houses somebody decides in secret, but not the same."""
    choices: dict[str, tuple[int, int, int]] = {}
    lives: dict[str, TableState] = {}
    async with town(tmp_path / "t.db") as at:
        for number, (seats, options) in enumerate(CASES[game]):
            table = await at.table(seats, game, options)
            rng = Rng(number)
            if await at.play(table, rng, _is_secret, 90):
                live = lives[table] = await at.tables.load_current(table)
                assert live.play is not None
                choice = secret_choice(live.play.state)
                assert choice is not None
                choices[table] = choice
        secrets = [guest.secret for guest in at.guests]
    assert len(choices) >= 2
    stores = (tmp_path / "one.db", tmp_path / "two.db")
    for store in stores:
        twin(tmp_path / "t.db", store, {})
    actions = len(load(game).catalog)
    async with houses(*stores) as addresses, AsyncExitStack() as stack:
        pairs = [await both(stack, addresses, secret) for secret in secrets]
        nobody = await both(stack, addresses, None)
        for table, (seat, *different) in choices.items():
            live = lives[table]
            others = [(pairs[i], i) for i in range(live.row.seats) if i != seat]
            watching: list[tuple[tuple[ViewerClient, ViewerClient], int | None]] = [
                *others,
                (nobody, None),
            ]
            for pair, own in watching:
                assert len({await one.watch(table, own) for one in pair}) == 1
            decide: dict[str, object] = {"do": "decide", "seat": seat, "answers": live.position}
            undo: dict[str, object] = {"do": "undo", "seat": seat, "of": live.position}
            for one, action in zip(pairs[seat], different, strict=True):
                answer = json.loads(await one.do(table, {**decide, "action": action}))["answer"]
                assert answer == {"type": "done", "number": live.position}
            await _heard_the_same(watching, table, live.position)
            for pair, own in watching:
                await same_everything(pair, table, own, actions)
            taken = [json.loads(await one.do(table, undo))["answer"] for one in pairs[seat]]
            assert taken[0] == taken[1]
            if taken[0]["type"] == "done":
                await _heard_the_same(watching, table, taken[0]["number"])


def _is_secret(live: TableState) -> bool:
    assert live.play is not None
    # Most secret choices are made by several at once; looking for the others takes long.
    wanted = len(live.play.state.actors()) > 1 or live.position % 9 == 0
    return wanted and secret_choice(live.play.state) is not None


async def _heard_the_same(
    watching: list[tuple[tuple[ViewerClient, ViewerClient], int | None]], table: str, number: int
) -> None:
    for pair, own in watching:
        told = [await one.until(table, own, number) for one in pair]
        assert told[0] == told[1]


@each_game
async def test_seeds_and_keys_stay_in_the_house(game: str, tmp_path: Path) -> None:
    """The seed goes out after the end and not before; who is who and what opens a seat: never."""
    store = tmp_path / "t.db"
    async with town(store) as at:
        seats, options = CASES[game][1]
        table = await at.table(seats, game, options)
        assert await at.play(table, Rng(1), beyond(40), 100)
        guests = at.guests
    with closing(sqlite3.connect(store)) as file:
        (seed,) = file.execute("SELECT seed FROM game_table").fetchone()
        hashes = [row[0] for row in file.execute("SELECT secret_hash FROM session")]
    actions = len(load(game).catalog)
    async with houses(store) as (address,), AsyncExitStack() as stack:
        known = [await stack.enter_async_context(viewer_client(address, g.secret)) for g in guests]
        nobody = await stack.enter_async_context(viewer_client(address, None))
        made = await known[1].client.send("POST", f"/api/tables/{table}/seats/1/link")
        for seat, who in enumerate(known):
            await everything(who, table, seat if seat < seats else None, actions)
            await lists(who)
        await everything(nobody, table, None, actions)
        await lists(nobody)
        await known[0].do(table, {"do": "say", "text": "tea?"})
        hidden = [seed, made["secret"], *hashes, *[g.secret for g in guests]]
        hidden += [g.caller.person for g in guests]
        for who in (*known, nobody):
            heard = who.heard()
            assert len(heard) > 10_000
            assert [one for one in hidden if one.encode() in heard] == []
        await _abandon(known[:seats], table)
        await asyncio.gather(*[everything(who, table, None, actions) for who in (nobody, known[0])])
        after = nobody.heard()
        assert seed.encode() in after
        assert [one for one in hidden if one != seed and one.encode() in after] == []


async def _abandon(people: list[ViewerClient], table: str) -> None:
    first, *others = people
    answer = json.loads(await first.do(table, {"do": "abandon"}))["answer"]
    for who in others:
        granted = json.loads(await who.do(table, {"do": "grant", "request": answer["number"]}))
        assert granted["answer"]["type"] == "done"
