"""The fold of a log: the same however it is reached, and cheap however long the game is."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
import table_reading
from sample import SAMPLE
from tables import ANN, club, number, one_decision, open_table, play_on, run_command

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.facts import (
    AnyFact,
    Decided,
    SeatGiven,
    Started,
    UndoAsked,
    UndoGranted,
)
from teahouse.server.tables.log import (
    SnapshotAheadOfLog,
    advance,
    fold,
    standing_decisions,
    undoable_entry,
)
from teahouse.server.tables.ports import ENDED, LogEntry, Snapshot, TableRow, TableStore
from teahouse.server.tables.snapshots import pack, unpack
from teahouse.server.tables.state import NOT_ASKED, TableState

pytestmark = pytest.mark.anyio


async def played(tmp_path: Path, seed: int, undos: bool) -> tuple[TableRow, list[LogEntry]]:
    """The log of a finished game in which decisions were taken back now and then."""
    store = await open_store(str(tmp_path / f"{seed}.db"))
    at = club(store)
    table = await open_table(at)
    rng = Rng(seed)
    while await one_decision(at, table, rng):
        seat = rng.below(3)
        live = await at.tables.load_current(table)
        of = undoable_entry(live, seat)
        if undos and of is not None and rng.below(4) == 0:
            who = live.seats[seat].person
            caller = type(ANN)(who, "x")
            number(
                await run_command(
                    at.tables, caller, table, commands.Undo, at.ids.next(), seat=seat, of=of
                )
            )
    row, log = await store.table(table), await store.entries(table, 0)
    await store.close()
    assert row is not None
    return row, log


def essence(live: TableState) -> object:
    play = live.play
    assert play is not None
    made = [(m.number, m.decision.seat, m.decision.action, m.decision.asked) for m in play.made]
    states = play.state.digest(), play.base.digest()
    return live.position, live.lifecycle, live.seats, states, made, play.asked_since, play.last


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_snapshot_and_the_rest_give_the_same_table(tmp_path: Path, seed: int) -> None:
    row, log = await played(tmp_path, seed, undos=True)
    whole = fold(row, log)
    assert whole.lifecycle == "finished"
    live = fold(row, log[:4])
    for entry in log[4:]:
        live = advance(live, entry)
        if entry.number % 7 == 0:
            kept = unpack(row, Snapshot(live.position, pack(live)))
            assert kept is not None
            assert essence(kept) == essence(live)
            live = kept
    assert essence(live) == essence(whole)


async def test_the_fold_agrees_with_a_match_of_the_standing_decisions(tmp_path: Path) -> None:
    row, log = await played(tmp_path, 3, undos=True)
    for count in range(5, len(log), 9):
        live = fold(row, log[:count])
        match = Match(live.game, row.seats, row.options, row.seed)
        for _, seat, action in standing_decisions(log[:count]):
            match.decide(seat, action)
        assert live.play is not None
        assert live.play.state.digest() == match.state.digest()
        numbers = [n for n, _, _ in standing_decisions(log[:count])]
        for seat in range(row.seats):
            index = match.undoable(seat)
            expected = None if index is None or live.lifecycle in ENDED else numbers[index]
            assert undoable_entry(live, seat) == expected


async def test_a_question_stands_since_it_was_put(tmp_path: Path) -> None:
    """Against the plain definition: the seat is asked, and nothing of its own lies in between."""
    row, log = await played(tmp_path, 4, undos=False)
    before = fold(row, log[:4])
    simultaneous = 0
    for entry in log[4:]:
        after = advance(before, entry)
        assert before.play is not None
        assert after.play is not None
        fact = entry.fact
        assert isinstance(fact, Decided)
        for seat in range(row.seats):
            was, now = before.play.asked_since[seat], after.play.asked_since[seat]
            if not (after.play.state.waiting >> seat) & 1:
                assert now == NOT_ASKED
            elif seat != fact.seat and was != NOT_ASKED:
                assert now == was
                simultaneous += 1
            else:
                assert now == after.position
        before = after
    assert simultaneous > 10


async def test_a_snapshot_keeps_an_open_request(tmp_path: Path) -> None:
    row, log = await played(tmp_path, 7, undos=False)
    live = advance(fold(row, log[:20]), LogEntry(20, "r", "", 0, UndoAsked(0, 4)))
    assert live.request is not None
    assert live.request.needed == ("p-ben", "p-clo")
    kept = unpack(row, Snapshot(21, pack(live)))
    assert kept is not None
    assert kept.request == live.request


async def test_an_unusable_snapshot_is_ignored(tmp_path: Path) -> None:
    row, log = await played(tmp_path, 5, undos=False)
    live = fold(row, log[:20])
    good = json.loads(pack(live))
    assert unpack(row, Snapshot(20, json.dumps(good).encode())) is not None
    for change in ({"form": 0}, {"rules": 99}, {"base": {"rubbish": 1}}, {"seats": 3}):
        assert unpack(row, Snapshot(20, json.dumps({**good, **change}).encode())) is None
    assert unpack(row, Snapshot(20, b"\x00rubbish")) is None


def test_what_needs_more_of_the_log_says_so() -> None:
    row = TableRow("t", SAMPLE, 1, 3, {}, "p", 0)
    live = fold(row, [])
    with pytest.raises(SnapshotAheadOfLog):
        advance(live, LogEntry(0, "c", "", 0, Started("h")))  # the row has no seed yet
    with pytest.raises(SnapshotAheadOfLog):
        advance(live, LogEntry(1, "c", "", 0, Started("h")))  # an entry is missing
    with pytest.raises(SnapshotAheadOfLog):
        advance(live, LogEntry(0, "c", "", 0, UndoGranted(0)))


def test_standing_decisions() -> None:
    facts: list[AnyFact] = [
        Decided(0, 1),
        Decided(1, 2),
        Decided(0, 3),
        UndoGranted(1),
        Decided(1, 4),
    ]
    log = [LogEntry(i, str(i), "", 0, fact) for i, fact in enumerate(facts)]
    assert standing_decisions(log) == [(0, 0, 1), (4, 1, 4)]


async def test_a_move_costs_the_same_at_the_end_of_a_long_game(tmp_path: Path) -> None:
    """The fold of one more entry at the beginning and after thousands."""
    row, log = await played(tmp_path, 6, undos=False)
    early = fold(row, log[:10])
    late = early
    while late.position < 5000:  # a seat changes hands again and again: as long as one likes
        fact = SeatGiven(0, "bot", "", "random", "random")
        late = advance(late, LogEntry(late.position, f"x{late.position}", "", 0, fact))
    assert _time(late) < 3 * _time(early) + 0.001
    # And over a real game: nothing that is kept grows with it, but for what no barrier closed.
    sizes = [len(pack(fold(row, log[:n]))) for n in (20, len(log) - 5)]
    assert sizes[1] < 2 * sizes[0]


def _time(live: TableState) -> float:
    assert live.play is not None
    seat = int(live.play.state.actors()[0])
    entry = LogEntry(live.position, "t", "", 0, Decided(seat, int(live.play.state.legal(seat)[0])))
    best = 1.0
    for _ in range(50):
        start = time.perf_counter()
        advance(live, entry)
        best = min(best, time.perf_counter() - start)
    return best


async def test_a_move_of_a_cold_table_reads_the_snapshot_and_the_tail_only(
    store: TableStore,
) -> None:
    at = club(store, snapshot_every=16)
    table = await open_table(at)
    await play_on(at, table, Rng(3), 90)
    snapshot = await store.snapshot(table)
    position = (await table_reading.summary(at.tables, ANN, table)).position
    assert snapshot is not None
    assert position - snapshot.position < 16
