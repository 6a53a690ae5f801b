"""Tables from the first seat to the record, on both stores."""

from __future__ import annotations

import pytest
from tables import (
    ANN,
    BEN,
    CLO,
    EVE,
    NOBODY,
    PEOPLE,
    bots_decide,
    club,
    number,
    one_decision,
    open_table,
    play_on,
)

from teahouse.core.errors import BadOptions, TeahouseError
from teahouse.core.rng import Rng, seed_hash
from teahouse.records.record import parse
from teahouse.records.replay import verify
from teahouse.server.play import (
    consent,
    looking,
    opening,
    playing,
    seating,
    talking,
    thinking,
)
from teahouse.server.play.answers import Answer, Caller, Command, Done, Refusal, Refused
from teahouse.server.play.desk import Desk, UnknownTable
from teahouse.server.play.log import effective
from teahouse.server.play.opening import ME, Wish
from teahouse.server.play.ports import BOT, Store

pytestmark = pytest.mark.anyio


def why(answer: Answer) -> str:
    assert isinstance(answer, Refused), answer
    return answer.why.key


async def test_a_game_from_the_first_seat_to_its_record(store: Store) -> None:
    at = club(store)
    wishes = [Wish(ME), Wish(), Wish(BOT)]
    table = await opening.open_table(at.desk, ANN, at.ids.next(), "dschunke", {}, wishes)
    assert why(await playing.start(at.desk, ANN, table, at.ids.next())) == "seats-open"
    number(await seating.join(at.desk, BEN, table, at.ids.next(), 1))
    before = await looking.see(at.desk, BEN, table, 1)
    assert before.view is None
    assert before.table.seed_hash == ""
    number(await playing.start(at.desk, ANN, table, at.ids.next()))
    running = await looking.see(at.desk, ANN, table, 0)
    assert running.table.lifecycle == "running"
    assert running.table.seed is None
    with pytest.raises(Refusal, match="not-now"):
        await looking.export(at.desk, ANN, table)
    await play_on(at, table, Rng(3))
    ended = await looking.see(at.desk, NOBODY, table)
    assert ended.table.lifecycle == "finished"
    assert ended.table.seed is not None
    assert seed_hash(ended.table.seed) == running.table.seed_hash == ended.table.seed_hash
    assert ended.ranks is not None
    record = parse(await looking.export(at.desk, EVE, table))
    verify(record)
    assert record.players == ["Ann", "Ben", "random (random)"]
    assert record.seed == ended.table.seed
    assert await store.jobs(table) == []


async def test_the_same_command_gets_the_same_answer_also_after_a_restart(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    sight = await looking.see(at.desk, NOBODY, table)
    seat = sight.asked[0]
    mine = await looking.see(at.desk, PEOPLE[seat], table, seat)
    once = Command("once", mine.table.position)
    action = mine.legal[0].action
    first = await playing.decide(at.desk, PEOPLE[seat], table, once, seat, action)
    await play_on(at, table, Rng(1), 20)
    later = club(store, "later")
    for desk in (at.desk, later.desk):
        assert await playing.decide(desk, PEOPLE[seat], table, once, seat, action) == first
    other = await playing.decide(at.desk, PEOPLE[seat], table, once, seat, action + 1)
    assert why(other) == "command-id-used"
    log = await store.entries(table, 0)
    assert [e.command for e in log].count(f"{PEOPLE[seat].person}/once") == 1


async def test_a_stale_click_is_told_what_happened(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await looking.see(at.desk, NOBODY, table)).asked[0]
    who = PEOPLE[seat]
    before = await looking.see(at.desk, who, table, seat)
    position = before.table.position
    action = before.legal[0].action
    number(await playing.decide(at.desk, who, table, at.ids.next(position), seat, action))
    late = await playing.decide(at.desk, who, table, at.ids.next(position), seat, action)
    assert isinstance(late, Refused)
    assert late.why.key in ("stale", "not-asked")
    assert [n.number for n in late.news] == [position]
    assert late.news[0].action == action
    assert late.position == position + 1
    ahead = await playing.decide(at.desk, who, table, at.ids.next(position + 99), seat, action)
    assert why(ahead) in ("no-such-position", "not-asked")


async def test_an_illegal_action_is_refused_with_the_rule(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await looking.see(at.desk, NOBODY, table)).asked[0]
    mine = await looking.see(at.desk, PEOPLE[seat], table, seat)
    legal = {c.action for c in mine.legal}
    wrong = next(a for a in range(100) if a not in legal)
    reason = await looking.why_not(at.desk, PEOPLE[seat], table, seat, wrong)
    assert reason is not None
    command = at.ids.next(mine.table.position)
    answer = await playing.decide(at.desk, PEOPLE[seat], table, command, seat, wrong)
    assert isinstance(answer, Refused)
    assert answer.why == reason
    assert await looking.why_not(at.desk, PEOPLE[seat], table, seat, min(legal)) is None
    for action in (-1, 10**9):
        command = at.ids.next(mine.table.position)
        refused = await playing.decide(at.desk, PEOPLE[seat], table, command, seat, action)
        assert why(refused) == "no-such-action"
    for bad in (-1, 3, 10**9):
        command = at.ids.next(mine.table.position)
        assert why(await playing.decide(at.desk, ANN, table, command, bad, 0)) == "no-such-seat"
    assert (await looking.see(at.desk, NOBODY, table)).table.position == mine.table.position


async def test_crossing_secret_choices_are_both_taken(store: Store) -> None:
    at = club(store)
    table = await open_table(at, seats=4)
    rng = Rng(5)
    while len((await looking.see(at.desk, NOBODY, table)).asked) < 3:
        assert await one_decision(at, table, rng)
    position = (await looking.see(at.desk, NOBODY, table)).table.position
    asked = (await looking.see(at.desk, NOBODY, table)).asked
    answers = []
    for seat in asked:  # all answer the position before the first of them
        sight = await looking.see(at.desk, PEOPLE[seat], table, seat)
        assert sight.asked_since is not None
        assert sight.asked_since <= position
        action = sight.legal[0].action
        command = at.ids.next(position)
        answers.append(await playing.decide(at.desk, PEOPLE[seat], table, command, seat, action))
    assert answers == [Done(position + i) for i in range(len(asked))]


async def test_undo_within_the_barrier_takes_back_one_decision_only(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(2)
    undone = 0
    while undone < 12:
        assert await one_decision(at, table, rng)
        log = await store.entries(table, 0)
        _, seat, _ = effective(log)[-1]
        who = PEOPLE[seat]
        of = (await looking.see(at.desk, who, table, seat)).undoable
        if of is None:
            continue
        before = await looking.see_position(at.desk, who, table, of, seat)
        command = at.ids.next()
        first = await playing.undo(at.desk, who, table, command, seat, of)
        after = await looking.see(at.desk, who, table, seat)
        assert after.view == before.view
        assert after.legal == before.legal
        assert await playing.undo(at.desk, who, table, command, seat, of) == first
        assert (
            why(await playing.undo(at.desk, who, table, at.ids.next(), seat, of)) == "cannot-undo"
        )
        # A click on what stood there before the undo answers a question that is gone.
        stale = at.ids.next(log[-1].number)
        late = await playing.decide(at.desk, who, table, stale, seat, before.legal[0].action)
        assert why(late) == "stale"
        undone += 1
    await play_on(at, table, rng)
    verify(parse(await looking.export(at.desk, ANN, table)))


async def test_undo_beyond_the_barrier_needs_everybody(store: Store) -> None:
    at = club(store)
    table = await open_table(at, seats=4, people=3)
    rng = Rng(4)
    await play_on(at, table, rng, 40)
    mine = [n for n, seat, _ in effective(await store.entries(table, 0)) if seat == 0]
    of = mine[3]
    before = await looking.see_position(at.desk, ANN, table, of, 0)
    not_mine = await consent.ask_undo(at.desk, BEN, table, at.ids.next(), 1, of)
    assert why(not_mine) == "cannot-undo"
    asked = number(await consent.ask_undo(at.desk, ANN, table, at.ids.next(), 0, of))
    assert await store.jobs(table) == []  # bots wait
    request = (await looking.see(at.desk, NOBODY, table)).table.request
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
    after = await looking.see(at.desk, ANN, table, 0)
    assert after.view == before.view
    assert after.table.request is None
    # Another process that folds the same log agrees, and the game goes on to a sound end.
    fresh = await looking.see(club(store).desk, ANN, table, 0)
    assert fresh == after
    await play_on(at, table, rng)
    verify(parse(await looking.export(at.desk, ANN, table)))


async def test_alone_with_bots_nobody_has_to_be_asked(store: Store) -> None:
    at = club(store)
    table = await open_table(at, people=1)
    await play_on(at, table, Rng(4), 30)
    of = next(n for n, seat, _ in effective(await store.entries(table, 0)) if seat == 0)
    before = await looking.see_position(at.desk, ANN, table, of, 0)
    command = at.ids.next()
    done = await consent.ask_undo(at.desk, ANN, table, command, 0, of)
    assert (await looking.see(at.desk, ANN, table, 0)).view == before.view
    assert await consent.ask_undo(at.desk, ANN, table, command, 0, of) == done
    number(await consent.abandon(at.desk, ANN, table, at.ids.next()))
    assert (await looking.see(at.desk, NOBODY, table)).table.lifecycle == "abandoned"


async def test_a_decision_lets_a_request_lapse(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(6)
    await play_on(at, table, rng, 10)
    asked = number(await consent.abandon(at.desk, BEN, table, at.ids.next()))
    assert await one_decision(at, table, rng)
    assert (await looking.see(at.desk, NOBODY, table)).table.request is None
    assert why(await consent.grant(at.desk, ANN, table, at.ids.next(), asked)) == "no-such-request"


async def test_people_agree_to_abandon_and_everything_is_shown(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    await play_on(at, table, Rng(6), 10)
    asked = number(await consent.abandon(at.desk, BEN, table, at.ids.next()))
    number(await consent.grant(at.desk, ANN, table, at.ids.next(), asked))
    number(await consent.grant(at.desk, CLO, table, at.ids.next(), asked))
    sight = await looking.see(at.desk, EVE, table)
    assert sight.table.lifecycle == "abandoned"
    assert sight.table.seed is not None
    assert sight.legal == []
    record = parse(await looking.export(at.desk, EVE, table))
    assert record.result is None
    verify(record)


async def test_a_seat_goes_to_a_bot_and_back(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(7)
    number(await seating.give_to_bot(at.desk, BEN, table, at.ids.next(), 1, "random"))
    assert why(await seating.take_back(at.desk, EVE, table, at.ids.next(), 1)) == "not-yours"
    while not await bots_decide(at, rng):
        assert await one_decision(at, table, rng)
    seen = (await looking.see(at.desk, BEN, table)).table.seats[1]
    assert (seen.kind, seen.yours, seen.may_return) == ("bot", False, True)
    with pytest.raises(Refusal, match="not-yours"):
        await looking.see(at.desk, BEN, table, 1)
    number(await seating.take_back(at.desk, BEN, table, at.ids.next(), 1))
    assert (await looking.see(at.desk, BEN, table, 1)).seat == 1
    assert await store.jobs(table) == []
    news = await looking.news_since(at.desk, BEN, table, 0)
    assert [n.author for n in news if n.kind == "decide" and n.seat == 1][0] == "bot"


async def test_a_bots_decision_is_dropped_when_its_seat_was_taken_back(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    seat = (await looking.see(at.desk, NOBODY, table)).asked[0]
    who = PEOPLE[seat]
    number(await seating.give_to_bot(at.desk, who, table, at.ids.next(), seat, "random"))
    (job,) = await thinking.lease(at.desk, "w")
    thought = await thinking.thought(at.desk, job)
    assert thought is not None
    action = int(thought.eyes.legal()[0])
    number(await seating.take_back(at.desk, who, table, at.ids.next(), seat))
    assert why(await thinking.decide_for_bot(at.desk, job, action)) == "not-a-bot"
    assert await thinking.thought(at.desk, job) is None


async def test_a_bot_never_decides_twice(store: Store) -> None:
    at, other = club(store), club(store)
    table = await open_table(at, people=1)
    rng = Rng(1)
    while not await store.jobs(table):
        assert await one_decision(at, table, rng)
    (job, *_) = await store.jobs(table)
    thought = await thinking.thought(at.desk, job)
    assert thought is not None
    action = int(thought.eyes.legal()[0])
    first = await thinking.decide_for_bot(at.desk, job, action)
    assert await thinking.decide_for_bot(other.desk, job, action) == first
    log = await store.entries(table, 0)
    assert [e.command for e in log].count(f"bot:{job.number}:{job.seat}") == 1
    assert log[number(first)].author == "bot:random"


async def test_a_link_opens_its_seat_once(store: Store) -> None:
    at = club(store)
    wishes = [Wish(ME), Wish(), Wish()]
    table = await opening.open_table(
        at.desk, ANN, at.ids.next(), "dschunke", {}, wishes, watchable=False
    )
    assert why(await seating.join(at.desk, BEN, table, at.ids.next(), 1)) == "not-watchable"
    old = await seating.renew_link(at.desk, ANN, table, 1)
    secret = await seating.renew_link(at.desk, ANN, table, 1)
    wrong = await seating.claim(at.desk, BEN, table, at.ids.next(), 1, old)
    assert why(wrong) == "link-opens-nothing"
    command = at.ids.next()
    done = await seating.claim(at.desk, BEN, table, command, 1, secret)
    assert await seating.claim(at.desk, BEN, table, command, 1, secret) == done
    again = await seating.claim(at.desk, EVE, table, at.ids.next(), 1, secret)
    assert why(again) == "link-opens-nothing"
    assert (await looking.see(at.desk, BEN, table, 1)).table.seats[1].yours
    # From person to person: the holder renews and hands on the secret.
    secret = await seating.renew_link(at.desk, BEN, table, 1)
    number(await seating.claim(at.desk, CLO, table, at.ids.next(), 1, secret))
    assert (await looking.see(at.desk, CLO, table, 1)).table.seats[1].yours
    with pytest.raises(Refusal, match="not-watchable"):
        await looking.see(at.desk, BEN, table)
    with pytest.raises(Refusal, match="not-watchable"):
        await looking.see(at.desk, NOBODY, table)


async def test_leaving_and_filling_a_seat(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    number(await seating.leave(at.desk, BEN, table, at.ids.next(), 1))
    assert (await looking.see(at.desk, ANN, table, 0)).table.seats[1].kind == "open"
    number(await seating.fill_seat(at.desk, ANN, table, at.ids.next(), 1, "random"))
    assert why(await seating.join(at.desk, EVE, table, at.ids.next(), 1)) == "seat-taken"
    number(await seating.take_back(at.desk, BEN, table, at.ids.next(), 1))
    filled = await seating.fill_seat(at.desk, ANN, table, at.ids.next(), 1, "random")
    assert why(filled) == "seat-taken"
    with pytest.raises(TeahouseError, match="no bot"):
        await seating.give_to_bot(at.desk, BEN, table, at.ids.next(), 1, "genius")


async def test_all_who_want_a_rematch_meet_at_one_table(store: Store) -> None:
    at = club(store)
    table = await open_table(at, people=2)
    await play_on(at, table, Rng(8))
    one = await opening.rematch(at.desk, ANN, table)
    assert await opening.rematch(at.desk, BEN, table) == one
    sight = await looking.see(at.desk, BEN, one, 1)
    assert sight.table.parent == table
    assert [s.kind for s in sight.table.seats] == ["person", "person", "bot"]
    number(await playing.start(at.desk, ANN, one, at.ids.next()))
    hashes = [(await looking.see_table(at.desk, ANN, t)).seed_hash for t in (table, one)]
    assert hashes[0] != hashes[1]


async def test_a_fork_goes_on_from_any_position_of_an_ended_game(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(9)
    await play_on(at, table, rng, 15)
    wishes = [Wish(BOT), Wish(ME), Wish(BOT)]
    with pytest.raises(Refusal, match="not-now"):
        await opening.fork(at.desk, EVE, at.ids.next(), table, 15, wishes)
    await play_on(at, table, rng)
    command = at.ids.next()
    fork = await opening.fork(at.desk, EVE, command, table, 15, wishes)
    assert await opening.fork(at.desk, EVE, command, table, 15, wishes) == fork
    with pytest.raises(Refusal, match="command-id-used"):
        await opening.fork(at.desk, EVE, command, table, 16, wishes)
    then = await looking.see_position(at.desk, EVE, table, 15)
    now = await looking.see(at.desk, EVE, fork, 1)
    assert (now.table.parent, now.table.parent_position) == (table, 15)
    assert now.table.lifecycle == "running"
    assert now.table.seed is None
    assert (now.round, now.phase, now.asked) == (then.round, then.phase, then.asked)
    number(await seating.give_to_bot(at.desk, EVE, fork, at.ids.next(), 1, "random"))
    await play_on(at, fork, rng)
    verify(parse(await looking.export(at.desk, EVE, fork)))
    position = (await looking.see_table(at.desk, EVE, table)).position
    with pytest.raises(Refusal, match="nothing-to-play"):
        await opening.fork(at.desk, EVE, at.ids.next(), table, position, wishes)


async def test_opening_a_table_is_repeatable_and_checked(store: Store) -> None:
    at = club(store)
    command = at.ids.next()
    wishes = [Wish(ME), Wish(), Wish()]
    table = await opening.open_table(at.desk, ANN, command, "dschunke", {}, wishes)
    assert await opening.open_table(at.desk, ANN, command, "dschunke", {}, wishes) == table
    assert await opening.open_table(at.desk, BEN, command, "dschunke", {}, wishes) != table
    with pytest.raises(Refusal, match="command-id-used"):
        await opening.open_table(at.desk, ANN, command, "dschunke", {}, [*wishes, Wish()])
    with pytest.raises(BadOptions):
        await opening.open_table(at.desk, ANN, at.ids.next(), "dschunke", {}, [Wish(ME)])
    with pytest.raises(Refusal, match="bad-seat"):
        await opening.open_table(
            at.desk, ANN, at.ids.next(), "dschunke", {}, [Wish("king"), Wish(), Wish()]
        )
    for caller in (NOBODY, Caller("p-x", ""), Caller("p-x", "x" * 41), Caller("p-x", "\x00\n")):
        with pytest.raises(Refusal):
            await opening.open_table(at.desk, caller, at.ids.next(), "dschunke", {}, wishes)
    for bad in ("", "a/b", "x" * 101, "\x07", "é"):
        with pytest.raises(Refusal, match="bad-command-id"):
            await opening.open_table(at.desk, ANN, Command(bad), "dschunke", {}, wishes)
    with pytest.raises(UnknownTable):
        await looking.see(at.desk, ANN, "nowhere")
    mine = await looking.see_tables(at.desk, ANN, mine=True)
    assert [t.id for t in mine] == [table]
    assert await looking.see_tables(at.desk, NOBODY, mine=True) == []
    assert len(await looking.see_tables(at.desk, NOBODY, "open", mine=False)) == 2


async def test_news_from_any_number_and_since_my_decision(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    await play_on(at, table, Rng(11), 100)
    sight = await looking.see(at.desk, ANN, table, 0)
    every = await looking.news_since(at.desk, ANN, table, 0, 0)
    assert [n.number for n in every] == list(range(sight.table.position))
    assert await looking.news_since(at.desk, ANN, table, 90, 0) == every[90:]
    cold = club(store, keep=1)
    assert await looking.news_since(cold.desk, ANN, table, 0, 0) == every
    assert sight.last_decision is not None
    since = await looking.news_since_my_decision(at.desk, ANN, table, 0)
    assert since == every[sight.last_decision + 1 :]
    assert await looking.news_since(at.desk, ANN, table, sight.table.position, 0) == []


async def test_history_shows_what_was_seen_then(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    rng = Rng(12)
    seen = []
    for _ in range(30):
        sight = await looking.see(at.desk, BEN, table, 1)
        seen.append((sight.table.position, sight.view, sight.legal))
        assert await one_decision(at, table, rng)
    for position, view, legal in seen:
        then = await looking.see_position(at.desk, BEN, table, position, 1)
        assert (then.view, then.legal, then.table.seed) == (view, legal, None)
    for position in (-1, 10_000):
        with pytest.raises(Refusal, match="no-such-position"):
            await looking.see_position(at.desk, BEN, table, position, 1)


async def test_chat_is_plain_text_said_once(store: Store) -> None:
    at = club(store)
    table = await open_table(at)
    command = at.ids.next()
    one = await talking.say(at.desk, BEN, table, command, " hello\n <b>you</b>\x00 ")
    assert one.text == "hello <b>you</b>"
    assert await talking.say(at.desk, BEN, table, command, "something else") == one
    assert [x.yours for x in await talking.lines(at.desk, ANN, table)] == [False]
    for text in ("", " \n", "x" * 501):
        with pytest.raises(Refusal, match="bad-text"):
            await talking.say(at.desk, BEN, table, at.ids.next(), text)
    with pytest.raises(Refusal, match="not-yours"):
        await talking.say(at.desk, EVE, table, at.ids.next(), "let me in")


async def test_a_desk_forgets_tables_and_nothing_is_lost(store: Store) -> None:
    at = club(store, keep=2, snapshot_every=8)
    tables = [await open_table(at) for _ in range(4)]
    rng = Rng(13)
    for _ in range(25):
        for table in tables:
            assert await one_decision(at, table, rng)
    for table in tables:
        snapshot = await store.snapshot(table)
        assert snapshot is not None
        warm = await looking.see(at.desk, ANN, table, 0)
        assert await looking.see(club(store).desk, ANN, table, 0) == warm
    await store.forget_snapshots()
    for table in tables:
        cold = await looking.see(Desk(store, at.desk.clock), ANN, table, 0)
        assert cold == await looking.see(at.desk, ANN, table, 0)
