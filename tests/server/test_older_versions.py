"""Games of older rules on the server of today: all that works at a new table works there.

The tables are those that an older program wrote. ``test_store_of_the_release_before.py`` lets them
go on to their end in one go; here the same games are taken back, copied, moved and looked at.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pg
import pytest
from old_store import (
    DIGESTS,
    OLD,
    caller_on,
    decide_at,
    decide_to_the_end,
    digest_of,
    end_one_of_each_game,
    full_tables,
    old_club,
    one_of_each_game,
    people_of,
    playing,
    true_record,
)
from tables import ANN, NOBODY, Club, number, open_table, run_command

from teahouse.bots import registry as bots
from teahouse.bots.registry import LEVELS, Level
from teahouse.core.rng import Rng
from teahouse.core.rule_set import RuleSet
from teahouse.core.viewer import EVERYTHING, SPECTATOR, seat_viewer
from teahouse.records.replay import replay
from teahouse.registry import game_names, load, versions
from teahouse.server.bot_workers.__main__ import think
from teahouse.server.bot_workers.messages import BotWork, ChosenAction
from teahouse.server.maintenance.backup import backup, restore
from teahouse.server.maintenance.check_upgrade import check_upgrade
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import bot_jobs, queries, score_history, table_creation
from teahouse.server.tables.log import standing_decisions
from teahouse.server.tables.ports import BOT, PERSON, RUNNING
from teahouse.server.tables.state import TableState
from teahouse.server.tables.table_creation import SeatRequest
from teahouse.text.board import board
from teahouse.text.words import LANGUAGES, Words

pytestmark = pytest.mark.anyio

QUICK = Level(millis=150)  # for bots that think as long as they may


# --- moved to another store -----------------------------------------------------------------------
async def test_backup_and_restore_into_the_other_store_and_back(
    old: str, tmp_path: Path, postgres: str
) -> None:
    """After every way the games are where they were, and each goes a little further."""
    is_postgres = old.startswith("postgres")
    files = [str(tmp_path / "other.db"), str(tmp_path / "back.db")]
    other = files[0] if is_postgres else await pg.new_schema(postgres)
    back = await pg.new_schema(postgres) if is_postgres else files[1]
    where, expected = old, DIGESTS
    for step, new in enumerate((other, back)):
        await backup(where, tmp_path / f"{step}.gz")
        await restore(tmp_path / f"{step}.gz", new)
        async with old_club(new, f"c{step}") as at:
            assert {table: await digest_of(at.store, table) for table in expected} == expected
            for table in (await one_of_each_game(at.store, RUNNING)).values():
                for _ in range(10):
                    await decide_at(at, table, Rng(step))
                expected = {**expected, table: await digest_of(at.store, table)}
        where = new
    assert sum([expected[table] != digest for table, digest in DIGESTS.items()]) == len(
        game_names()
    )
    store = await open_store(where, read_only=True)
    found = await check_upgrade(store, lambda done, total: None)
    await store.close()
    assert found.problems == []


# --- taken back -----------------------------------------------------------------------------------
async def test_a_decision_is_taken_back(old: str) -> None:
    async with old_club(old) as at:
        for game, table in (await one_of_each_game(at.store, RUNNING)).items():
            assert await undo_one(at, table, Rng(1)), game
            await decide_to_the_end(at, table, Rng(2))
            await true_record(at, table)


async def undo_one(at: Club, table_id: str, rng: Rng) -> bool:
    """Decide until a person may take it back, and do so: everything is as it was before."""
    while True:
        before = await at.tables.load_current(table_id)
        seat = await decide_at(at, table_id, rng)
        if seat is None:
            return False
        if before.seats[seat].kind == BOT:
            continue
        who = caller_on(before, seat)
        of = (await queries.get_table_view(at.tables, who, table_id, seat)).undoable
        if of is None:
            continue
        stamp = at.ids.next()
        number(await run_command(at.tables, who, table_id, commands.Undo, stamp, seat=seat, of=of))
        digest = playing(before).state.digest()
        assert playing(await at.tables.load_current(table_id)).state.digest() == digest
        assert await digest_of(at.store, table_id) == digest
        return True


async def test_everybody_agrees_to_take_back_more(old: str) -> None:
    """Beyond the barrier the game is played again from its start, by its own rules."""
    async with old_club(old) as at:
        for table_id in (await one_of_each_game(at.store, RUNNING)).values():
            table = await at.tables.load_current(table_id)
            seat = next(i for i, one in enumerate(table.seats) if one.person)
            who, of = caller_on(table, seat), playing(table).last[seat]
            then = await queries.get_view_at_position(at.tables, who, table_id, of, seat)
            asking = {"seat": seat, "of": of}
            request = number(
                await run_command(
                    at.tables, who, table_id, commands.AskUndo, at.ids.next(), **asking
                )
            )
            for other in people_of(table):
                if other != who:
                    agreeing = {"request": request}
                    stamp = at.ids.next()
                    number(
                        await run_command(
                            at.tables, other, table_id, commands.Grant, stamp, **agreeing
                        )
                    )
            now = await queries.get_table_view(at.tables, who, table_id, seat)
            assert (now.view, now.legal) == (then.view, then.legal)


# --- copied ---------------------------------------------------------------------------------------
async def test_a_fork_plays_the_rules_of_its_table(old: str) -> None:
    async with old_club(old) as at:
        for game, table in (await end_one_of_each_game(at)).items():
            log = await at.store.entries(table, 0)
            position = len(log) // 2
            seats = [SeatRequest(BOT)] * (await at.tables.load_current(table)).row.seats
            stamp = at.ids.next()
            copy = await table_creation.fork(at.tables, ANN, stamp.id, table, position, seats)
            row = await at.store.table(copy)
            assert row is not None
            assert row.rule_set == RuleSet(game, OLD)
            then = await queries.get_view_at_position(at.tables, NOBODY, table, position)
            now = await queries.get_table_view(at.tables, NOBODY, copy)
            assert (now.round, now.asked) == (then.round, then.asked)
            await decide_to_the_end(at, copy, Rng(5))
            assert (await true_record(at, copy)).game.version == OLD


async def test_a_rematch_plays_the_newest_rules(old: str) -> None:
    async with old_club(old) as at:
        for game, table in (await end_one_of_each_game(at)).items():
            who, *others = people_of(await at.tables.load_current(table))
            second = await table_creation.rematch(at.tables, who, table)
            view = await queries.get_table_view(at.tables, who, second)
            assert view.table.rules == load(game).version
            for other in others:
                assert await table_creation.rematch(at.tables, other, table) == second
            row = await at.store.table(second)
            assert row is not None
            await start_with_bots(at, second)
            await decide_to_the_end(at, second, Rng(6))
            assert (await true_record(at, second)).game.version == load(game).version


async def start_with_bots(at: Club, table_id: str) -> None:
    """The owner begins; whoever has not come is replaced by a bot."""
    table = await at.tables.load_current(table_id)
    (owner,) = [who for who in people_of(table) if who.person == table.row.owner]
    for seat, one in enumerate(table.seats):
        if not one.person and one.kind != BOT:
            stamp, filling = at.ids.next(), {"seat": seat, "strength": "random"}
            await run_command(at.tables, owner, table_id, commands.FillSeat, stamp, **filling)
    number(await run_command(at.tables, owner, table_id, commands.Start, at.ids.next()))


# --- looked at ------------------------------------------------------------------------------------
async def test_every_position_is_that_of_the_record(old: str) -> None:
    async with old_club(old) as at:
        for game, table in (await end_one_of_each_game(at)).items():
            record = await true_record(at, table)
            assert record.game is load(game, OLD)
            log = await at.store.entries(table, 0)
            view = await queries.get_view_at_position(at.tables, NOBODY, table, len(log))
            final = replay(record).state
            assert view.view == final.view(EVERYTHING)
            assert view.scores == [[int(n) for n in points] for points in final.scores()]
            for position in (len(log) // 4, len(log) // 2, len(log) - 2):
                before = await queries.get_view_at_position(at.tables, NOBODY, table, position)
                then = replay(record, len(standing_decisions(log[:position]))).state
                assert before.view == then.view(EVERYTHING)
                assert before.round == then.progress().round


async def test_scores_round_by_round(old: str) -> None:
    async with old_club(old) as at:
        for table in (await end_one_of_each_game(at)).values():
            record = await true_record(at, table)
            rounds = await score_history.get_score_history(at.tables, NOBODY, table)
            assert len(rounds) > 2
            assert rounds[-1].points == record.result


async def test_what_may_be_done_what_it_brings_and_why_not(old: str) -> None:
    async with old_club(old) as at:
        for table_id in await full_tables(at.store, RUNNING):
            table, seat = await until_a_person_is_asked(at, table_id)
            who, state = caller_on(table, seat), playing(table).state
            view = await queries.get_table_view(at.tables, who, table_id, seat)
            legal = [choice.action for choice in view.legal]
            assert legal == [int(action) for action in state.legal(seat)]
            previews = await queries.get_previews(at.tables, who, table_id, seat)
            assert [one.action for one in previews] == legal
            for entry in table.game.catalog.entries:
                why = await queries.explain_why_not(
                    at.tables, who, table_id, seat, int(entry.number)
                )
                assert (why is None) == (entry.number in legal)


async def until_a_person_is_asked(at: Club, table_id: str) -> tuple[TableState, int]:
    """Bots decide until a person is asked; the table and their seat."""
    while True:
        table = await at.tables.load_current(table_id)
        asked = [int(seat) for seat in playing(table).state.actors()]
        people = [seat for seat in asked if table.seats[seat].kind == PERSON]
        if people:
            return table, people[0]
        await decide_at(at, table_id, Rng(7))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_in_words(old: str, language: str) -> None:
    """Boards, choices and what happened: nothing lacks a text, nothing of newer rules is told."""
    async with old_club(old) as at:
        for table_id, game in (await full_tables(at.store, RUNNING)).items():
            table, seat = await until_a_person_is_asked(at, table_id)
            state, options = playing(table).state, table.row.options
            words = Words(language, table.game, [one.name for one in table.seats], options)
            for viewer in (seat_viewer(seat), SPECTATOR, EVERYTHING):
                sections = board(state.view(viewer), words)
                assert sum([len(section.rows) for section in sections]) > 10, game
            assert all([words.action(int(action)) for action in state.legal(seat)])
            events = [event for entry in table.recent for event in entry.events]
            assert events
            assert all([words.event(event.seen_by(seat_viewer(seat))) for event in events])
            assert words.missing == set()


# --- bots -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("strength", bots.NAMES)
async def test_bots_of_every_strength_play(
    old: str, strength: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As their process is asked, on the state that it is sent."""
    monkeypatch.setitem(LEVELS, "expert", QUICK)
    async with old_club(old) as at:
        for game, table_id in (await one_of_each_game(at.store, RUNNING)).items():
            assert strength in bots.names_for(RuleSet(game, OLD))
            table, seat = await until_a_person_is_asked(at, table_id)
            giving = {"seat": seat, "strength": strength}
            stamp, who = at.ids.next(), caller_on(table, seat)
            number(await run_command(at.tables, who, table_id, commands.GiveToBot, stamp, **giving))
            (job,) = [
                one
                for one in await at.store.jobs(table_id)
                if (one.seat, one.strength) == (seat, strength)
            ]
            question = await bot_jobs.build_question(at.tables, job)
            assert question is not None
            assert question.rules == OLD
            reply = think(BotWork(**asdict(question), limit=60_000))
            assert isinstance(reply, ChosenAction), reply
            number(await bot_jobs.decide_for_bot(at.tables, job, reply.action))


# --- two versions at once -------------------------------------------------------------------------
async def test_two_versions_side_by_side(old: str) -> None:
    """A decision here, a decision there, with no table kept in memory: each by its own rules."""
    async with old_club(old, keep=1) as at:
        running = await one_of_each_game(at.store, RUNNING)
        tables = list(running.values())
        for game in running:
            tables.append(await open_table(at, min(load(game).options.seats), game))
        unfinished, rng = list(tables), Rng(8)
        while unfinished:
            for table in list(unfinished):
                if await decide_at(at, table, rng) is None:
                    unfinished.remove(table)
        played = [(await true_record(at, table)).game for table in tables]
        assert [game.version for game in played[: len(running)]] == [OLD] * len(running)
        assert played[len(running) :] == [load(game) for game in running]
        assert len({*played}) == sum([len(versions(game)) for game in running])
