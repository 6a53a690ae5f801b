"""Who may do what: every cell of the table, and that every service asks it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
import table_reading
from sample import GAME
from tables import ANN, BEN, DAN, EVE, NOBODY, Stamp, club, open_table, play_on, run_command

from teahouse.core.rng import Rng, seed_hash
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import (
    queries,
    score_history,
    seating,
    table_creation,
)
from teahouse.server.tables.answers import Caller, Refusal, Refused
from teahouse.server.tables.bot_jobs import decide_for_bot
from teahouse.server.tables.facts import AnyFact, SeatGiven, Started
from teahouse.server.tables.log import fold
from teahouse.server.tables.ports import BotJob, LogEntry, TableRow
from teahouse.server.tables.rights import MAY, require, require_worker
from teahouse.server.tables.state import TableState
from teahouse.server.tables.table_creation import SeatRequest

OTTO = Caller("p-otto", "Otto")
# Otto owns the table and sits nowhere; Ann holds seat 0, Ben another one; a bot plays on Dan's
# seat 2; seat 3 is open. Ann's seat is named, unless it says otherwise behind the command.
ACTORS = {"owner": OTTO, "holder": ANN, "player": BEN, "keeper": DAN, "guest": EVE}
# In each cell the lifecycles: open, running, finished, abandoned.
GRID = """
command           owner  holder  player  keeper  guest  stranger
look:-            orfa   orfa    orfa    orfa    orfa   orfa
look_as_seat      -      orfa    -       -       -      -
export:-          fa     fa      fa      fa      fa     fa
join:3            or     -       -       or      or     -
join              -      -       -       -       -      -
claim             or     or      or      or      or     -
start:-           o      -       -       -       -      -
decide            -      r       -       -       -      -
decide_for_bot:2  -      -       -       -       -      -
undo              -      r       -       -       -      -
ask_undo          -      r       -       -       -      -
consent:-         -      r       r       -       -      -
give_seat         -      or      -       -       -      -
leave             -      or      -       -       -      -
take_back:2       -      -       -       or      -      -
fill_seat         -      -       -       -       -      -
fill_seat:2       or     -       -       -       -      -
fill_seat:3       or     -       -       -       -      -
clear_seat        o      -       -       -       -      -
renew_link        -      or      -       -       -      -
renew_link:3      or     -       -       -       -      -
abandon:-         or     r       r       -       -      -
rematch:-         fa     fa      fa      -       -      -
fork:-            fa     fa      fa      fa      fa     -
say:-             orfa   orfa    orfa    -       -      -
"""
UNWATCHABLE = """
look:-            orfa   orfa    orfa    orfa    -      -
export:-          fa     fa      fa      fa      -      -
join:3            or     -       -       -       -      -
claim             or     or      or      or      or     -
fork:-            fa     fa      fa      fa      -      -
"""


def table(watchable: bool) -> TableState:
    game = GAME
    seed = "the seed"
    row = TableRow(
        id="t",
        game=game.name,
        rules=game.version,
        seats=4,
        options=game.resolve(4, {}),
        owner=OTTO.person,
        created=0,
        watchable=watchable,
        seed=seed,
        seed_hash=seed_hash(seed),
    )
    facts: list[AnyFact] = [
        SeatGiven(0, "person", ANN.person, "Ann"),
        SeatGiven(1, "person", BEN.person, "Ben"),
        SeatGiven(2, "person", DAN.person, "Dan"),
        SeatGiven(2, "bot", "", "random", "random"),
        SeatGiven(3, "bot", "", "random", "random"),
        Started(row.seed_hash),
        SeatGiven(3, "open"),
    ]
    return fold(row, [LogEntry(i, f"c{i}", "", 0, fact) for i, fact in enumerate(facts)])


def allowed(live: TableState, caller: Caller, command: str, seat: int | None) -> bool:
    try:
        require(live, caller, command, seat)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize(("watchable", "grid"), [(True, GRID), (False, UNWATCHABLE)])
def test_every_cell(watchable: bool, grid: str) -> None:
    actors = [*ACTORS.values(), NOBODY]
    lines = [line.split() for line in grid.strip().splitlines() if not line.startswith("command")]
    live = table(watchable)
    for words in lines:
        command, _, named = words[0].partition(":")
        seat = None if named == "-" else int(named or 0)
        for actor, cell in zip(actors, words[1:], strict=True):
            for lifecycle in ("open", "running", "finished", "abandoned"):
                now = replace(live, lifecycle=lifecycle)
                expected = lifecycle[0] in cell
                assert allowed(now, actor, command, seat) == expected, (words, actor, lifecycle)


def test_the_grid_has_every_command() -> None:
    listed = {line.split()[0].partition(":")[0] for line in GRID.strip().splitlines()[1:]}
    assert listed == set(MAY)


def test_the_house_decides_for_bots_only() -> None:
    live = table(watchable=True)
    require_worker(live, 2)
    for seat in (0, 3):
        with pytest.raises(Refusal):
            require_worker(live, seat)
    with pytest.raises(Refusal):
        require_worker(replace(live, lifecycle="finished"), 2)


def test_a_seat_that_is_not_there_is_refused() -> None:
    live = table(watchable=True)
    for seat in (-1, 4, 10**12):
        with pytest.raises(Refusal, match="no-such-seat"):
            require(live, ANN, "decide", seat)


@pytest.mark.anyio
async def test_every_service_asks_and_a_refused_command_changes_nothing(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "t.db"))
    at = club(store)
    running, ended = await open_table(at), await open_table(at, people=1)
    await play_on(at, running, Rng(1), 9)
    await play_on(at, ended, Rng(1))
    before = [await store.entries(t, 0) for t in (running, ended)]
    service, eve = at.tables, EVE
    wishes = [SeatRequest("me"), SeatRequest(), SeatRequest()]

    def ids() -> Stamp:
        return at.ids.next(10)

    job = BotJob(running, 0, 3, "random")
    attempts: list[Callable[[], Awaitable[object]]] = [
        lambda: run_command(service, eve, running, commands.Start, ids()),
        lambda: run_command(service, eve, running, commands.Decide, ids(), seat=0, action=0),
        lambda: run_command(service, eve, running, commands.Undo, ids(), seat=0, of=5),
        lambda: run_command(service, eve, running, commands.AskUndo, ids(), seat=0, of=5),
        lambda: run_command(service, eve, running, commands.Abandon, ids()),
        lambda: run_command(service, eve, running, commands.Grant, ids(), request=1),
        lambda: run_command(service, eve, running, commands.DeclineRequest, ids(), request=1),
        lambda: run_command(service, eve, running, commands.Join, ids(), seat=1),
        lambda: run_command(service, eve, running, commands.ReclaimSeat, ids(), seat=1),
        lambda: run_command(
            service, eve, running, commands.GiveToBot, ids(), seat=1, strength="random"
        ),
        lambda: run_command(service, eve, running, commands.Leave, ids(), seat=1),
        lambda: run_command(
            service, eve, running, commands.FillSeat, ids(), seat=1, strength="random"
        ),
        lambda: run_command(service, eve, running, commands.ClearSeat, ids(), seat=1),
        lambda: seating.renew_link(service, eve, running, 1),
        lambda: run_command(service, eve, running, commands.Claim, ids(), seat=1, secret="guess"),
        lambda: queries.get_table_view(service, eve, running, 1),
        lambda: queries.get_view_at_position(service, eve, running, 4, 1),
        lambda: table_reading.log_entries(service, eve, running, 0, 1),
        lambda: queries.get_log_entries_since_decision(service, eve, running, 1),
        lambda: queries.explain_why_not(service, eve, running, 1, 0),
        lambda: queries.get_previews(service, eve, running, 1),
        lambda: queries.export_record(service, eve, running),
        lambda: score_history.get_score_history(service, eve, running),
        lambda: table_creation.rematch(service, eve, ended),
        lambda: table_creation.fork(service, eve, ids().id, running, 5, wishes),
        lambda: table_creation.fork(service, NOBODY, ids().id, ended, 5, wishes),
        lambda: run_command(service, eve, running, commands.SendChat, ids(), text="hello"),
        lambda: decide_for_bot(service, job, 0),
    ]
    for attempt in attempts:
        try:
            answer = await attempt()
        except Refusal:
            continue
        assert isinstance(answer, Refused), answer
    assert [await store.entries(t, 0) for t in (running, ended)] == before
    assert await store.chat(running, 0, 9) == []
    assert len(await store.tables(None, None, 9)) == 2
    await store.close()
