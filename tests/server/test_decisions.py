"""Decisions and the way back: repeated, stale, crossing, taken back; on both stores."""

from __future__ import annotations

import pytest
from tables import (
    ANN,
    BEN,
    CLO,
    EVE,
    NOBODY,
    PEOPLE,
    Stamp,
    club,
    number,
    one_decision,
    open_table,
    play_on,
    run_command,
)

from teahouse.core.rng import Rng
from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.protocol import commands
from teahouse.server.tables import queries
from teahouse.server.tables.answers import Answer, Done, Refused
from teahouse.server.tables.log import standing_decisions
from teahouse.server.tables.ports import TableStore

pytestmark = pytest.mark.anyio


def why(answer: Answer) -> str:
    assert isinstance(answer, Refused), answer
    return answer.why.key


async def test_the_same_command_gets_the_same_answer_also_after_a_restart(
    store: TableStore,
) -> None:
    at = club(store)
    table = await open_table(at)
    sight = await queries.get_table_view(at.tables, NOBODY, table)
    seat = sight.asked[0]
    mine = await queries.get_table_view(at.tables, PEOPLE[seat], table, seat)
    once = Stamp("once", mine.table.position)
    action = mine.legal[0].action
    first = await run_command(
        at.tables, PEOPLE[seat], table, commands.Decide, once, seat=seat, action=action
    )
    await play_on(at, table, Rng(1), 20)
    later = club(store, "later")
    for service in (at.tables, later.tables):
        assert (
            await run_command(
                service, PEOPLE[seat], table, commands.Decide, once, seat=seat, action=action
            )
            == first
        )
    other = await run_command(
        at.tables, PEOPLE[seat], table, commands.Decide, once, seat=seat, action=action + 1
    )
    assert why(other) == "command-id-used"
    log = await store.entries(table, 0)
    assert [e.command for e in log].count(f"{PEOPLE[seat].person}/once") == 1


async def test_a_stale_click_is_told_what_happened(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await queries.get_table_view(at.tables, NOBODY, table)).asked[0]
    who = PEOPLE[seat]
    before = await queries.get_table_view(at.tables, who, table, seat)
    position = before.table.position
    action = before.legal[0].action
    number(
        await run_command(
            at.tables, who, table, commands.Decide, at.ids.next(position), seat=seat, action=action
        )
    )
    late = await run_command(
        at.tables, who, table, commands.Decide, at.ids.next(position), seat=seat, action=action
    )
    assert isinstance(late, Refused)
    assert late.why.key in ("stale", "not-asked")
    assert [n.number for n in late.news] == [position]
    assert late.news[0].action == action
    assert late.position == position + 1
    ahead = await run_command(
        at.tables, who, table, commands.Decide, at.ids.next(position + 99), seat=seat, action=action
    )
    assert why(ahead) in ("no-such-position", "not-asked")


async def test_an_illegal_action_is_refused_with_the_rule(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await queries.get_table_view(at.tables, NOBODY, table)).asked[0]
    mine = await queries.get_table_view(at.tables, PEOPLE[seat], table, seat)
    legal = {c.action for c in mine.legal}
    wrong = next(a for a in range(100) if a not in legal)
    reason = await queries.explain_why_not(at.tables, PEOPLE[seat], table, seat, wrong)
    assert reason is not None
    command = at.ids.next(mine.table.position)
    answer = await run_command(
        at.tables, PEOPLE[seat], table, commands.Decide, command, seat=seat, action=wrong
    )
    assert isinstance(answer, Refused)
    assert answer.why == reason
    assert await queries.explain_why_not(at.tables, PEOPLE[seat], table, seat, min(legal)) is None
    for action in (-1, 10**9):
        command = at.ids.next(mine.table.position)
        refused = await run_command(
            at.tables, PEOPLE[seat], table, commands.Decide, command, seat=seat, action=action
        )
        assert why(refused) == "no-such-action"
    for bad in (-1, 3, 10**9):
        command = at.ids.next(mine.table.position)
        assert (
            why(
                await run_command(
                    at.tables, ANN, table, commands.Decide, command, seat=bad, action=0
                )
            )
            == "no-such-seat"
        )
    assert (
        await queries.get_table_view(at.tables, NOBODY, table)
    ).table.position == mine.table.position


async def test_crossing_secret_choices_are_both_taken(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at, seats=4)
    rng = Rng(5)
    while len((await queries.get_table_view(at.tables, NOBODY, table)).asked) < 3:
        assert await one_decision(at, table, rng)
    position = (await queries.get_table_view(at.tables, NOBODY, table)).table.position
    asked = (await queries.get_table_view(at.tables, NOBODY, table)).asked
    answers = []
    for seat in asked:  # all answer the position before the first of them
        sight = await queries.get_table_view(at.tables, PEOPLE[seat], table, seat)
        assert sight.asked_since is not None
        assert sight.asked_since <= position
        action = sight.legal[0].action
        command = at.ids.next(position)
        answers.append(
            await run_command(
                at.tables, PEOPLE[seat], table, commands.Decide, command, seat=seat, action=action
            )
        )
    assert answers == [Done(position + i) for i in range(len(asked))]


async def test_undo_within_the_barrier_takes_back_one_decision_only(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(2)
    undone = 0
    while undone < 12:
        assert await one_decision(at, table, rng)
        log = await store.entries(table, 0)
        _, seat, _ = standing_decisions(log)[-1]
        who = PEOPLE[seat]
        of = (await queries.get_table_view(at.tables, who, table, seat)).undoable
        if of is None:
            continue
        before = await queries.get_view_at_position(at.tables, who, table, of, seat)
        command = at.ids.next()
        first = await run_command(at.tables, who, table, commands.Undo, command, seat=seat, of=of)
        after = await queries.get_table_view(at.tables, who, table, seat)
        assert after.view == before.view
        assert after.legal == before.legal
        assert (
            await run_command(at.tables, who, table, commands.Undo, command, seat=seat, of=of)
            == first
        )
        assert (
            why(
                await run_command(
                    at.tables, who, table, commands.Undo, at.ids.next(), seat=seat, of=of
                )
            )
            == "cannot-undo"
        )
        # A click on what stood there before the undo answers a question that is gone.
        stale = at.ids.next(log[-1].number)
        late = await run_command(
            at.tables, who, table, commands.Decide, stale, seat=seat, action=before.legal[0].action
        )
        assert why(late) == "stale"
        undone += 1
    await play_on(at, table, rng)
    verify(parse(await queries.export_record(at.tables, ANN, table)))


async def test_undo_beyond_the_barrier_needs_everybody(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at, seats=4, people=3)
    rng = Rng(4)
    await play_on(at, table, rng, 40)
    mine = [n for n, seat, _ in standing_decisions(await store.entries(table, 0)) if seat == 0]
    of = mine[3]
    before = await queries.get_view_at_position(at.tables, ANN, table, of, 0)
    not_mine = await run_command(
        at.tables, BEN, table, commands.AskUndo, at.ids.next(), seat=1, of=of
    )
    assert why(not_mine) == "cannot-undo"
    asked = number(
        await run_command(at.tables, ANN, table, commands.AskUndo, at.ids.next(), seat=0, of=of)
    )
    assert await store.jobs(table) == []  # bots wait
    request = (await queries.get_table_view(at.tables, NOBODY, table)).table.request
    assert request is not None
    assert (request.number, request.seats, request.of, request.needed) == (asked, [0], of, [1, 2])
    again = await run_command(at.tables, BEN, table, commands.AskUndo, at.ids.next(), seat=1, of=of)
    assert why(again) == "request-open"
    assert (
        why(await run_command(at.tables, ANN, table, commands.Grant, at.ids.next(), request=asked))
        == "no-such-request"
    )
    number(
        await run_command(
            at.tables, BEN, table, commands.DeclineRequest, at.ids.next(), request=asked
        )
    )
    assert (
        why(await run_command(at.tables, CLO, table, commands.Grant, at.ids.next(), request=asked))
        == "no-such-request"
    )
    asked = number(
        await run_command(at.tables, ANN, table, commands.AskUndo, at.ids.next(), seat=0, of=of)
    )
    number(await run_command(at.tables, BEN, table, commands.Grant, at.ids.next(), request=asked))
    last = at.ids.next()
    final = await run_command(at.tables, CLO, table, commands.Grant, last, request=asked)
    assert await run_command(at.tables, CLO, table, commands.Grant, last, request=asked) == final
    after = await queries.get_table_view(at.tables, ANN, table, 0)
    assert after.view == before.view
    assert after.table.request is None
    # Another process that folds the same log agrees, and the game goes on to a sound end.
    fresh = await queries.get_table_view(club(store).tables, ANN, table, 0)
    assert fresh == after
    await play_on(at, table, rng)
    verify(parse(await queries.export_record(at.tables, ANN, table)))


async def test_alone_with_bots_nobody_has_to_be_asked(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at, people=1)
    await play_on(at, table, Rng(4), 30)
    of = next(n for n, seat, _ in standing_decisions(await store.entries(table, 0)) if seat == 0)
    before = await queries.get_view_at_position(at.tables, ANN, table, of, 0)
    command = at.ids.next()
    done = await run_command(at.tables, ANN, table, commands.AskUndo, command, seat=0, of=of)
    assert (await queries.get_table_view(at.tables, ANN, table, 0)).view == before.view
    assert (
        await run_command(at.tables, ANN, table, commands.AskUndo, command, seat=0, of=of) == done
    )
    number(await run_command(at.tables, ANN, table, commands.Abandon, at.ids.next()))
    assert (await queries.get_table_view(at.tables, NOBODY, table)).table.lifecycle == "abandoned"


async def test_a_decision_lets_a_request_lapse(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(6)
    await play_on(at, table, rng, 10)
    asked = number(await run_command(at.tables, BEN, table, commands.Abandon, at.ids.next()))
    assert await one_decision(at, table, rng)
    assert (await queries.get_table_view(at.tables, NOBODY, table)).table.request is None
    assert (
        why(await run_command(at.tables, ANN, table, commands.Grant, at.ids.next(), request=asked))
        == "no-such-request"
    )


async def test_people_agree_to_abandon_and_everything_is_shown(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    await play_on(at, table, Rng(6), 10)
    asked = number(await run_command(at.tables, BEN, table, commands.Abandon, at.ids.next()))
    number(await run_command(at.tables, ANN, table, commands.Grant, at.ids.next(), request=asked))
    number(await run_command(at.tables, CLO, table, commands.Grant, at.ids.next(), request=asked))
    sight = await queries.get_table_view(at.tables, EVE, table)
    assert sight.table.lifecycle == "abandoned"
    assert sight.table.seed is not None
    assert sight.legal == []
    record = parse(await queries.export_record(at.tables, EVE, table))
    assert record.result is None
    verify(record)
