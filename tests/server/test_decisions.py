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
    club,
    number,
    one_decision,
    open_table,
    play_on,
)

from teahouse.core.rng import Rng
from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.tables import consent, decisions, queries
from teahouse.server.tables.answers import Answer, Command, Done, Refused
from teahouse.server.tables.log import effective
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
    sight = await queries.see(at.desk, NOBODY, table)
    seat = sight.asked[0]
    mine = await queries.see(at.desk, PEOPLE[seat], table, seat)
    once = Command("once", mine.table.position)
    action = mine.legal[0].action
    first = await decisions.decide(at.desk, PEOPLE[seat], table, once, seat, action)
    await play_on(at, table, Rng(1), 20)
    later = club(store, "later")
    for desk in (at.desk, later.desk):
        assert await decisions.decide(desk, PEOPLE[seat], table, once, seat, action) == first
    other = await decisions.decide(at.desk, PEOPLE[seat], table, once, seat, action + 1)
    assert why(other) == "command-id-used"
    log = await store.entries(table, 0)
    assert [e.command for e in log].count(f"{PEOPLE[seat].person}/once") == 1


async def test_a_stale_click_is_told_what_happened(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await queries.see(at.desk, NOBODY, table)).asked[0]
    who = PEOPLE[seat]
    before = await queries.see(at.desk, who, table, seat)
    position = before.table.position
    action = before.legal[0].action
    number(await decisions.decide(at.desk, who, table, at.ids.next(position), seat, action))
    late = await decisions.decide(at.desk, who, table, at.ids.next(position), seat, action)
    assert isinstance(late, Refused)
    assert late.why.key in ("stale", "not-asked")
    assert [n.number for n in late.news] == [position]
    assert late.news[0].action == action
    assert late.position == position + 1
    ahead = await decisions.decide(at.desk, who, table, at.ids.next(position + 99), seat, action)
    assert why(ahead) in ("no-such-position", "not-asked")


async def test_an_illegal_action_is_refused_with_the_rule(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await queries.see(at.desk, NOBODY, table)).asked[0]
    mine = await queries.see(at.desk, PEOPLE[seat], table, seat)
    legal = {c.action for c in mine.legal}
    wrong = next(a for a in range(100) if a not in legal)
    reason = await queries.why_not(at.desk, PEOPLE[seat], table, seat, wrong)
    assert reason is not None
    command = at.ids.next(mine.table.position)
    answer = await decisions.decide(at.desk, PEOPLE[seat], table, command, seat, wrong)
    assert isinstance(answer, Refused)
    assert answer.why == reason
    assert await queries.why_not(at.desk, PEOPLE[seat], table, seat, min(legal)) is None
    for action in (-1, 10**9):
        command = at.ids.next(mine.table.position)
        refused = await decisions.decide(at.desk, PEOPLE[seat], table, command, seat, action)
        assert why(refused) == "no-such-action"
    for bad in (-1, 3, 10**9):
        command = at.ids.next(mine.table.position)
        assert why(await decisions.decide(at.desk, ANN, table, command, bad, 0)) == "no-such-seat"
    assert (await queries.see(at.desk, NOBODY, table)).table.position == mine.table.position


async def test_crossing_secret_choices_are_both_taken(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at, seats=4)
    rng = Rng(5)
    while len((await queries.see(at.desk, NOBODY, table)).asked) < 3:
        assert await one_decision(at, table, rng)
    position = (await queries.see(at.desk, NOBODY, table)).table.position
    asked = (await queries.see(at.desk, NOBODY, table)).asked
    answers = []
    for seat in asked:  # all answer the position before the first of them
        sight = await queries.see(at.desk, PEOPLE[seat], table, seat)
        assert sight.asked_since is not None
        assert sight.asked_since <= position
        action = sight.legal[0].action
        command = at.ids.next(position)
        answers.append(await decisions.decide(at.desk, PEOPLE[seat], table, command, seat, action))
    assert answers == [Done(position + i) for i in range(len(asked))]


async def test_undo_within_the_barrier_takes_back_one_decision_only(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(2)
    undone = 0
    while undone < 12:
        assert await one_decision(at, table, rng)
        log = await store.entries(table, 0)
        _, seat, _ = effective(log)[-1]
        who = PEOPLE[seat]
        of = (await queries.see(at.desk, who, table, seat)).undoable
        if of is None:
            continue
        before = await queries.see_position(at.desk, who, table, of, seat)
        command = at.ids.next()
        first = await decisions.undo(at.desk, who, table, command, seat, of)
        after = await queries.see(at.desk, who, table, seat)
        assert after.view == before.view
        assert after.legal == before.legal
        assert await decisions.undo(at.desk, who, table, command, seat, of) == first
        assert (
            why(await decisions.undo(at.desk, who, table, at.ids.next(), seat, of)) == "cannot-undo"
        )
        # A click on what stood there before the undo answers a question that is gone.
        stale = at.ids.next(log[-1].number)
        late = await decisions.decide(at.desk, who, table, stale, seat, before.legal[0].action)
        assert why(late) == "stale"
        undone += 1
    await play_on(at, table, rng)
    verify(parse(await queries.export(at.desk, ANN, table)))


async def test_undo_beyond_the_barrier_needs_everybody(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at, seats=4, people=3)
    rng = Rng(4)
    await play_on(at, table, rng, 40)
    mine = [n for n, seat, _ in effective(await store.entries(table, 0)) if seat == 0]
    of = mine[3]
    before = await queries.see_position(at.desk, ANN, table, of, 0)
    not_mine = await consent.ask_undo(at.desk, BEN, table, at.ids.next(), 1, of)
    assert why(not_mine) == "cannot-undo"
    asked = number(await consent.ask_undo(at.desk, ANN, table, at.ids.next(), 0, of))
    assert await store.jobs(table) == []  # bots wait
    request = (await queries.see(at.desk, NOBODY, table)).table.request
    assert request is not None
    assert (request.number, request.seats, request.of, request.needed) == (asked, [0], of, [1, 2])
    again = await consent.ask_undo(at.desk, BEN, table, at.ids.next(), 1, of)
    assert why(again) == "request-open"
    assert why(await consent.grant(at.desk, ANN, table, at.ids.next(), asked)) == "no-such-request"
    number(await consent.refuse(at.desk, BEN, table, at.ids.next(), asked))
    assert why(await consent.grant(at.desk, CLO, table, at.ids.next(), asked)) == "no-such-request"
    asked = number(await consent.ask_undo(at.desk, ANN, table, at.ids.next(), 0, of))
    number(await consent.grant(at.desk, BEN, table, at.ids.next(), asked))
    last = at.ids.next()
    final = await consent.grant(at.desk, CLO, table, last, asked)
    assert await consent.grant(at.desk, CLO, table, last, asked) == final
    after = await queries.see(at.desk, ANN, table, 0)
    assert after.view == before.view
    assert after.table.request is None
    # Another process that folds the same log agrees, and the game goes on to a sound end.
    fresh = await queries.see(club(store).desk, ANN, table, 0)
    assert fresh == after
    await play_on(at, table, rng)
    verify(parse(await queries.export(at.desk, ANN, table)))


async def test_alone_with_bots_nobody_has_to_be_asked(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at, people=1)
    await play_on(at, table, Rng(4), 30)
    of = next(n for n, seat, _ in effective(await store.entries(table, 0)) if seat == 0)
    before = await queries.see_position(at.desk, ANN, table, of, 0)
    command = at.ids.next()
    done = await consent.ask_undo(at.desk, ANN, table, command, 0, of)
    assert (await queries.see(at.desk, ANN, table, 0)).view == before.view
    assert await consent.ask_undo(at.desk, ANN, table, command, 0, of) == done
    number(await consent.abandon(at.desk, ANN, table, at.ids.next()))
    assert (await queries.see(at.desk, NOBODY, table)).table.lifecycle == "abandoned"


async def test_a_decision_lets_a_request_lapse(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(6)
    await play_on(at, table, rng, 10)
    asked = number(await consent.abandon(at.desk, BEN, table, at.ids.next()))
    assert await one_decision(at, table, rng)
    assert (await queries.see(at.desk, NOBODY, table)).table.request is None
    assert why(await consent.grant(at.desk, ANN, table, at.ids.next(), asked)) == "no-such-request"


async def test_people_agree_to_abandon_and_everything_is_shown(store: TableStore) -> None:
    at = club(store)
    table = await open_table(at)
    await play_on(at, table, Rng(6), 10)
    asked = number(await consent.abandon(at.desk, BEN, table, at.ids.next()))
    number(await consent.grant(at.desk, ANN, table, at.ids.next(), asked))
    number(await consent.grant(at.desk, CLO, table, at.ids.next(), asked))
    sight = await queries.see(at.desk, EVE, table)
    assert sight.table.lifecycle == "abandoned"
    assert sight.table.seed is not None
    assert sight.legal == []
    record = parse(await queries.export(at.desk, EVE, table))
    assert record.result is None
    verify(record)
