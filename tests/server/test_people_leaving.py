"""A person leaves for good: what is deleted, what is blanked, what stays; on both stores."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
import table_reading
from account_services import PASSWORD, account, account_service, caller, execute, guest, known, rows
from sample import SAMPLE
from tables import Club, Ids, bots_decide, number, run_command

from teahouse.core.rng import Rng
from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.accounts import account_deletion, personal_data, registration, sessions
from teahouse.server.accounts.answers import SignedInPerson
from teahouse.server.accounts.ports import Account
from teahouse.server.accounts.service import AccountService
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import OpenStore
from teahouse.server.tables import chat, queries, seating, table_creation
from teahouse.server.tables.answers import Caller, Refusal, Refused
from teahouse.server.tables.facts import SeatGiven
from teahouse.server.tables.ports import StoreProblem
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio

ZOE = "Zenobia"
REFUSED = (asyncpg.PostgresError, sqlite3.IntegrityError)


async def table_of(
    at: AccountService, ids: Ids, people: list[Caller], seats: int = 3, *, start: bool = True
) -> str:
    """A table of these people, the first of whom owns it, and bots."""
    wishes = [
        SeatRequest(ME),
        *[SeatRequest()] * (len(people) - 1),
        *[SeatRequest("bot")] * (seats - len(people)),
    ]
    table = await table_creation.open_table(at.tables, people[0], ids.next().id, SAMPLE, {}, wishes)
    for seat, person in enumerate(people[1:], start=1):
        number(await run_command(at.tables, person, table, commands.Join, ids.next(), seat=seat))
    if start:
        number(await run_command(at.tables, people[0], table, commands.Start, ids.next()))
    return table


async def decide(at: AccountService, ids: Ids, table: str, people: list[Caller], rng: Rng) -> bool:
    """A person who is asked decides; False if none of these is."""
    for seat in (await table_reading.summary(at.tables, people[0], table)).asked:
        if seat < len(people):
            mine = await queries.get_table_view(at.tables, people[seat], table, seat)
            action = mine.legal[rng.below(len(mine.legal))].action
            command = ids.next(mine.table.position)
            number(
                await run_command(
                    at.tables,
                    people[seat],
                    table,
                    commands.Decide,
                    command,
                    seat=seat,
                    action=action,
                )
            )
            return True
    return False


async def finish(at: AccountService, ids: Ids, table: str, people: list[Caller]) -> None:
    rng = Rng(7)
    while await decide(at, ids, table, people, rng):
        pass
    assert (await table_reading.summary(at.tables, people[0], table)).lifecycle == "finished"


async def left(at: AccountService, mine: SignedInPerson) -> None:
    """Nothing of the person opens anything any more."""
    assert await at.store.person(mine.person.id) is None
    assert await at.store.sessions(mine.person.id) == []
    assert await at.store.unfinished_erasures() == []


async def test_a_guest_leaves_and_his_name_is_nowhere(store: OpenStore, where: str) -> None:
    at, ids = account_service(store), Ids()
    _, secret = await sessions.guest(at, ZOE, "Browser of Zenobia")
    zoe, ben, clo = await known(at, secret), await guest(at, "Ben"), await guest(at, "Clo")
    me, him, her = caller(zoe), caller(ben), caller(clo)
    bot = await sessions.make_token(at, zoe, "Bot of Zenobia")
    own = await table_of(at, ids, [me, him], start=False)
    running = await table_of(at, ids, [him, me, her])
    finished = await table_of(at, ids, [me, him, her])
    await finish(at, ids, finished, [me, him, her])
    earlier = await table_of(at, ids, [him, me, her])
    number(await run_command(at.tables, me, earlier, commands.Leave, ids.next(), seat=1))
    eve = await guest(at, "Eve")
    number(await run_command(at.tables, caller(eve), earlier, commands.Join, ids.next(), seat=1))
    for text in ("I am Zenobia", "hello"):
        await run_command(at.tables, me, running, commands.SendChat, ids.next(), text=text)
    await run_command(at.tables, him, running, commands.SendChat, ids.next(), text="welcome")
    await personal_data.set_note(at, zoe, running, "a secret plan")
    await personal_data.set_note(at, ben, running, "my own plan")
    await personal_data.set_preferences(at, zoe, {"motto": "tea first"})
    before = {t: await store.entries(t, 0) for t in (own, running, finished, earlier)}
    assert ZOE in await rows(where)

    await account_deletion.delete(at, zoe)

    await left(at, zoe)
    assert await sessions.person_by_secret(at, secret) is None
    assert await sessions.person_by_secret(at, bot) is None
    stored = await rows(where)
    for gone in (ZOE, "a secret plan", "tea first", "hello"):
        assert gone not in stored
    assert zoe.person.id in stored  # never to be used again
    assert "my own plan" in stored
    said = await chat.list_chat_messages(at.tables, him, running)
    assert [(line.name, line.text) for line in said] == [("", ""), ("", ""), ("Ben", "welcome")]

    seen = {t: await table_reading.summary(at.tables, him, t) for t in before}
    assert seen[own].lifecycle == "abandoned"
    assert seen[running].lifecycle == "running"
    assert [(s.kind, s.name) for s in seen[running].seats] == [
        ("person", "Ben"),
        ("open", ""),
        ("person", "Clo"),
    ]
    last = (await store.entries(running, 0))[-1].fact
    assert last == SeatGiven(1, "open", for_good=True)
    assert (await at.tables.load_current(running)).seats[1].keeper == ""
    assert [(s.kind, s.name) for s in seen[finished].seats] == [
        ("person", ""),
        ("person", "Ben"),
        ("person", "Clo"),
    ]
    assert [s.name for s in seen[earlier].seats] == ["Ben", "Eve", "Clo"]
    for table, log in before.items():
        now = (await store.entries(table, 0))[: len(log)]
        for old, new in zip(log, now, strict=True):
            if isinstance(old.fact, SeatGiven) and old.fact.person == zoe.person.id:
                fact = old.fact
                assert new.fact == SeatGiven(fact.seat, fact.to, fact.person, "", fact.strength)
            else:
                assert new == old
        cold = await table_reading.summary(account_service(store).tables, him, table)
        assert cold == seen[table]
        for one in (await table_reading.log_entries(at.tables, him, table, 0), said):
            assert ZOE not in str(one)
    verify(parse(await queries.export_record(at.tables, him, finished)))


async def test_the_others_play_on_to_the_end(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    zoe, ben = await guest(at, ZOE), await guest(at, "Ben")
    him, rng = caller(ben), Rng(3)
    table = await table_of(at, ids, [him, caller(zoe)])
    here = Club(store, at.tables, ids)
    for _ in range(20):
        await decide(at, ids, table, [him, caller(zoe)], rng) or await bots_decide(here, rng)
    await account_deletion.delete(at, zoe)
    number(
        await run_command(
            at.tables, him, table, commands.FillSeat, ids.next(), seat=1, strength="random"
        )
    )
    while await decide(at, ids, table, [him], rng) or await bots_decide(here, rng):
        pass
    assert (await table_reading.summary(at.tables, him, table)).lifecycle == "finished"
    verify(parse(await queries.export_record(at.tables, him, table)))


async def test_what_nobody_can_bring_to_its_end_is_abandoned(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    zoe, ben = await guest(at, ZOE), await guest(at, "Ben")
    me, him = caller(zoe), caller(ben)
    alone = await table_of(at, ids, [me])
    watched = await table_creation.open_table(
        at.tables,
        him,
        ids.next().id,
        SAMPLE,
        {},
        [SeatRequest(), SeatRequest("bot"), SeatRequest("bot")],
    )
    number(await run_command(at.tables, me, watched, commands.Join, ids.next(), seat=0))
    number(await run_command(at.tables, him, watched, commands.Start, ids.next()))
    both = await table_of(at, ids, [me, him])
    empty = await table_creation.open_table(
        at.tables, me, ids.next().id, SAMPLE, {}, [SeatRequest()] * 3
    )
    await account_deletion.delete(at, zoe)

    async def lifecycles() -> list[str]:
        tables = (alone, watched, both, empty)
        return [(await table_reading.summary(at.tables, him, t)).lifecycle for t in tables]

    assert await lifecycles() == ["abandoned", "running", "running", "abandoned"]
    await account_deletion.delete(at, ben)  # the last one at tables of which one has lost its owner
    assert await lifecycles() == ["abandoned", "running", "abandoned", "abandoned"]


async def test_an_account_needs_its_password_and_frees_its_login(store: OpenStore) -> None:
    at = account_service(store)
    mine = await account(at)
    for wrong in ("", "not this one"):
        with pytest.raises(Refusal, match="wrong-password"):
            await account_deletion.delete(at, mine, wrong)
    assert len(await sessions.see_sessions(at, mine)) == 2
    await account_deletion.delete(at, mine, PASSWORD)
    await left(at, mine)
    with pytest.raises(Refusal, match="wrong-login"):
        await registration.log_in(at, "mei", PASSWORD)
    other = await account(at, "Mei", "Another Mei")
    assert other.person.id != mine.person.id


async def test_whoever_became_an_account_in_this_moment_needs_the_password(
    store: OpenStore,
) -> None:
    at = account_service(store)
    mine = await guest(at)
    await registration.register(at, mine, "mei", PASSWORD)
    with pytest.raises(Refusal, match="wrong-password"):
        await account_deletion.delete(at, mine)  # asked for while still a guest
    assert await store.accounts.person(mine.person.id) is not None


async def test_leaving_twice_is_leaving_once(store: OpenStore) -> None:
    at, other, ids = account_service(store), account_service(store), Ids()
    mine, ben = await account(at), await guest(at, "Ben")
    table = await table_of(at, ids, [caller(ben), caller(mine)])
    await asyncio.gather(*[account_deletion.delete(o, mine, PASSWORD) for o in (at, other, at)])
    await account_deletion.delete(other, mine, PASSWORD)
    await left(at, mine)
    given = [e.fact for e in await store.entries(table, 0) if isinstance(e.fact, SeatGiven)]
    assert given.count(SeatGiven(1, "open", for_good=True)) == 1


async def test_leaving_goes_well_when_it_is_done_elsewhere_in_this_moment(
    store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, other = account_service(store), account_service(store)
    mine = await account(at)
    look = at.store.account_by_person

    async def look_while_another_deletes(person: str) -> Account | None:
        found = await look(person)
        monkeypatch.undo()
        await account_deletion.delete(other, mine, PASSWORD)
        return found

    monkeypatch.setattr(at.store, "account_by_person", look_while_another_deletes)
    await account_deletion.delete(at, mine, PASSWORD)
    await left(at, mine)


async def test_one_who_has_left_changes_nothing_any_more(store: OpenStore, where: str) -> None:
    """Commands that were under way with the old name come too late."""
    at, ids = account_service(store), Ids()
    zoe, ben = await account(at, "zoe", ZOE), await guest(at, "Ben")
    me, him = caller(zoe), caller(ben)
    table = await table_of(at, ids, [him, me])
    open_one = await table_of(at, ids, [him], seats=1 + 2, start=False)
    number(await run_command(at.tables, him, open_one, commands.ClearSeat, ids.next(), seat=2))
    link = await seating.renew_link(at.tables, him, open_one, 2)
    await account_deletion.delete(at, zoe, PASSWORD)
    before = await rows(where)
    late: list[Callable[[], Awaitable[object]]] = [
        lambda: run_command(at.tables, me, table, commands.Join, ids.next(), seat=1),
        lambda: run_command(
            at.tables, me, open_one, commands.Claim, ids.next(), seat=2, secret=link
        ),
        lambda: table_creation.open_table(
            at.tables, me, ids.next().id, SAMPLE, {}, [SeatRequest(ME)] * 3
        ),
        lambda: table_creation.open_table(
            at.tables, me, ids.next().id, SAMPLE, {}, [SeatRequest()] * 3
        ),
    ]
    for command in late:
        with pytest.raises(StoreProblem, match="has left the house"):
            await command()
    with pytest.raises(Refusal, match="not-yours"):
        await run_command(at.tables, me, table, commands.SendChat, ids.next(), text="one last word")
    for refused in (
        await run_command(at.tables, me, table, commands.ReclaimSeat, ids.next(), seat=1),
        await run_command(at.tables, me, table, commands.Decide, ids.next(), seat=1, action=0),
    ):
        assert isinstance(refused, Refused)
    with pytest.raises(Refusal, match="not-known"):
        await registration.rename(at, zoe, ZOE)
    with pytest.raises(Refusal, match="not-known"):
        await personal_data.set_preferences(at, zoe, {"motto": "tea first"})
    with pytest.raises(Refusal, match="not-known"):
        await personal_data.set_note(at, zoe, table, "late")
    with pytest.raises(Refusal, match="not-known"):
        await personal_data.export(at, zoe)
    with pytest.raises(Refusal, match="not-known"):
        await sessions.make_token(at, zoe, "late")
    with pytest.raises(Refusal, match="not-known"):
        await registration.register(at, zoe, "zoe", PASSWORD)
    assert await rows(where) == before


async def test_a_line_that_was_under_way_is_not_kept(store: OpenStore, where: str) -> None:
    at, ids = account_service(store), Ids()
    zoe = await guest(at, ZOE)
    ben = await guest(at, "Ben")
    table = await table_of(at, ids, [caller(ben), caller(zoe)])
    said = await asyncio.gather(
        *[
            run_command(
                at.tables, caller(zoe), table, commands.SendChat, ids.next(), text=f"{ZOE} {i}"
            )
            for i in range(6)
        ],
        account_deletion.delete(at, zoe),
        *[
            run_command(
                at.tables, caller(zoe), table, commands.SendChat, ids.next(), text=f"{ZOE} {i}"
            )
            for i in range(6)
        ],
        return_exceptions=True,
    )
    unexpected = [s for s in said if isinstance(s, BaseException)]
    assert [s for s in unexpected if not isinstance(s, (Refusal, StoreProblem))] == []
    assert ZOE not in await rows(where)


async def play(at: AccountService, who: Caller, seat: int, table: str, stop: asyncio.Event) -> None:
    """Decide whenever one is asked, as long as the seat is one's own."""
    ids = Ids("click")
    while not stop.is_set():
        try:
            mine = await queries.get_table_view(at.tables, who, table, seat)
        except Refusal:
            return
        if mine.legal:
            command, action = ids.next(mine.table.position), mine.legal[0].action
            await run_command(
                at.tables, who, table, commands.Decide, command, seat=seat, action=action
            )
        else:
            await asyncio.sleep(0)


@pytest.mark.parametrize("entries", [4, 12, 30])
async def test_leaving_while_everybody_decides(store: OpenStore, where: str, entries: int) -> None:
    at, other, ids = account_service(store), account_service(store), Ids()
    zoe = await guest(at, ZOE)
    people = [caller(await guest(at, "Ben")), caller(zoe), caller(await guest(at, "Clo"))]
    table = await table_of(at, ids, people)
    stop = asyncio.Event()
    players = [
        asyncio.create_task(play((at, other)[seat % 2], who, seat, table, stop))
        for seat, who in enumerate(people)
    ]
    async with asyncio.timeout(60):
        while len(await store.entries(table, 0)) < entries:
            await asyncio.sleep(0)
    await account_deletion.delete(at, zoe)
    stop.set()
    await asyncio.gather(*players)
    await left(at, zoe)
    assert ZOE not in await rows(where)
    log = await store.entries(table, 0)
    free = log.index(next(e for e in log if e.fact == SeatGiven(1, "open", for_good=True)))
    assert {e.author for e in log[:free]} >= {zoe.person.id}
    assert {e.author for e in log[free + 1 :]} <= {people[0].person, people[2].person}
    warm = await queries.get_table_view(at.tables, people[0], table, 0)
    assert warm == await queries.get_table_view(account_service(store).tables, people[0], table, 0)
    assert warm.table.seats[1].kind == "open"


@pytest.mark.parametrize("step", ["erase_names", "finish_erasure"])
async def test_a_leaving_that_was_cut_off_is_finished_later(
    store: OpenStore, where: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, ids = account_service(store), Ids()
    zoe, ben = await guest(at, ZOE), await guest(at, "Ben")
    await table_of(at, ids, [caller(ben), caller(zoe)])

    async def broken(person: str) -> None:
        raise StoreProblem("The line is broken.")

    with monkeypatch.context() as patched:
        patched.setattr(store.accounts, step, broken)
        with pytest.raises(StoreProblem):
            await account_deletion.delete(at, zoe)
    assert await store.accounts.unfinished_erasures() == [zoe.person.id]
    assert await store.accounts.person(zoe.person.id) is None
    late = account_service(store)
    assert await account_deletion.finish_deletions(late) == 1
    assert await account_deletion.finish_deletions(late) == 0
    await left(late, zoe)
    assert ZOE not in await rows(where)


async def test_a_rematch_leaves_the_seat_open(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    zoe, ben = await guest(at, ZOE), await guest(at, "Ben")
    people = [caller(ben), caller(zoe), caller(await guest(at, "Clo"))]
    table = await table_of(at, ids, people)
    await finish(at, ids, table, people)
    await account_deletion.delete(at, zoe)
    again = await table_creation.rematch(at.tables, people[0], table)
    seats = (await table_reading.summary(at.tables, people[0], again)).seats
    assert [(s.kind, s.name) for s in seats] == [
        ("person", "Ben"),
        ("open", ""),
        ("person", "Clo"),
    ]


async def test_snapshots_with_the_name_are_deleted(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    zoe, ben = await guest(at, ZOE), await guest(at, "Ben")
    people = [caller(ben), caller(zoe)]
    hers, foreign = await table_of(at, ids, people), await table_of(at, ids, people[:1])
    rng = Rng(2)
    for table in (hers, foreign):
        while await store.snapshot(table) is None:
            assert await decide(at, ids, table, people, rng)
    kept = await store.snapshot(hers)
    assert kept is not None
    assert ZOE.encode() in kept.data
    await account_deletion.delete(at, zoe)
    snapshot = await store.snapshot(hers)
    assert snapshot is None or ZOE.encode() not in snapshot.data
    assert await store.snapshot(foreign) is not None


def changed(where: str, **values: object) -> str:
    """The expression for a fact in which these fields have other values."""
    if where.startswith("postgres"):
        return f"(fact::jsonb || '{json.dumps(values)}')::text"
    pairs = [f"'$.{key}', json('{json.dumps(value)}')" for key, value in values.items()]
    return f"json_set(fact, {', '.join(pairs)})"


async def test_only_the_name_of_one_who_left_can_be_blanked(store: OpenStore, where: str) -> None:
    at, ids = account_service(store), Ids()
    zoe, ben = await guest(at, ZOE), await guest(at, "Ben")
    people = [caller(ben), caller(zoe)]
    table = await table_of(at, ids, people)
    while not await decide(at, ids, table, people, Rng(1)):
        assert await bots_decide(Club(store, at.tables, ids), Rng(1))
    log = await store.entries(table, 0)
    place = {(e.fact.to, e.fact.name): e.number for e in log if isinstance(e.fact, SeatGiven)} | {
        ("any", type(e.fact).__name__): e.number for e in log
    }
    hers = place["person", ZOE]
    her_row = f"WHERE table_id = '{table}' AND number = {hers}"
    blank = changed(where, name="")
    # As long as she is here, nobody blanks her name.
    await _refused(where, f"UPDATE log_entry SET fact = {blank} {her_row}")
    assert await store.accounts.erase_person(zoe.person.id, "", 5)
    wrong = [
        "DELETE FROM log_entry",
        f"DELETE FROM log_entry {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name='Zoe')} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name=None)} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name=0)} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name='', seat=2)} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name='', person='p-eve')} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name='', to='bot')} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name='', strength='x')} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name='', for_good=True)} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, name='', more=1)} {her_row}",
        f"UPDATE log_entry SET fact = {changed(where, seat=2)} {her_row}",
        f"UPDATE log_entry SET fact = {blank} || ' ' {her_row}",
        f"UPDATE log_entry SET fact = '{{}}' {her_row}",
        f"UPDATE log_entry SET fact = 'nonsense' {her_row}",
        f"UPDATE log_entry SET fact = {blank}, number = 99 {her_row}",
        f"UPDATE log_entry SET fact = {blank}, command = 'x' {her_row}",
        f"UPDATE log_entry SET fact = {blank}, author = '' {her_row}",
        f"UPDATE log_entry SET fact = {blank}, at = at + 1 {her_row}",
        f"UPDATE log_entry SET fact = {blank}, kind = 'decide' {her_row}",
        f"UPDATE log_entry SET fact = {blank}",
    ]
    for other in (("person", "Ben"), ("bot", "random"), ("any", "Decided"), ("any", "Started")):
        row = f"WHERE table_id = '{table}' AND number = {place[other]}"
        wrong.append(f"UPDATE log_entry SET fact = {blank} {row}")
    for statement in wrong:
        await _refused(where, statement)
    assert await store.entries(table, 0) == log
    await execute(where, f"UPDATE log_entry SET fact = {blank} {her_row}")
    now = await store.entries(table, 0)
    assert now[hers].fact == SeatGiven(1, "person", zoe.person.id, "")
    assert [e for e in now if e.number != hers] == [e for e in log if e.number != hers]


async def _refused(where: str, statement: str) -> None:
    with pytest.raises(REFUSED, match="append-only"):
        await execute(where, statement)
