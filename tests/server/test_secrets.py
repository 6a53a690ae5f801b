"""No byte that a viewer may not know is ever sent to him, for every game of the house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import table_reading
from msgspec.json import encode
from sample import GAME
from tables import (
    ANN,
    NOBODY,
    PEOPLE,
    Club,
    FakeClock,
    Ids,
    number,
    one_decision,
    open_table,
    run_command,
)

from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.viewer import SPECTATOR, seat_viewer
from teahouse.registry import all_games
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import queries, seating
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.log import undoable_entry
from teahouse.server.tables.ports import ENDED
from teahouse.server.tables.projections import build_table_view
from teahouse.server.tables.service import TableService

pytestmark = pytest.mark.anyio
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda g: g.name)
SEED = "5eedbeef5eedbeef"
LONG_ENOUGH = 300  # decisions: secret choices come early where they come at all


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Club]:
    """A club whose seeds, times and ids are always the same."""
    store = await open_store(str(path))
    yield Club(store, TableService(store, FakeClock(), draw_seed=lambda: SEED), Ids())
    await store.close()


def seats_of(game: Game) -> int:
    return max([n for n in game.options.seats if n <= len(PEOPLE)])


def viewers(seats: int) -> list[tuple[Caller, int | None]]:
    return [(NOBODY, None), *[(PEOPLE[seat], seat) for seat in range(seats)]]


async def all_sent(at: Club, table: str, who: Caller, seat: int | None, since: int) -> bytes:
    """Everything that this viewer can get out of the server, with the news since a position."""
    sent: list[object] = [
        await queries.get_table_view(at.tables, who, table, seat),
        await table_reading.summary(at.tables, who, table),
        await table_reading.log_entries(at.tables, who, table, since, seat),
    ]
    sent.append(await queries.get_view_at_position(at.tables, who, table, since, seat))
    if seat is not None:
        sent.append(await queries.get_log_entries_since_decision(at.tables, who, table, seat))
        # A stale and an impossible click, and a question: what a refusal tells.
        stale = at.ids.next(since)
        sent.append(
            await run_command(
                at.tables, who, table, commands.Decide, stale, seat=seat, action=10**6
            )
        )
        sent.append(await queries.explain_why_not(at.tables, who, table, seat, since % 7))
    return encode(sent)


@each_game
async def test_the_seed_and_who_is_who_stay_in_the_house(game: Game, tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as at:
        seats = seats_of(game)
        table = await open_table(at, seats, game.name)
        secret = await seating.renew_link(at.tables, ANN, table, 0)
        rng = Rng(1)
        count = 0
        while await one_decision(at, table, rng):
            count += 1
            if (
                count % (9 if count < 150 else 97)
                or (await table_reading.summary(at.tables, ANN, table)).lifecycle != "running"
            ):
                continue
            for who, seat in viewers(seats):
                sent = await all_sent(at, table, who, seat, 0 if count % 5 == 0 else count - 9)
                for hidden in (SEED, secret, *[p.person for p in PEOPLE]):
                    assert hidden.encode() not in sent
        ended = encode(await queries.get_table_view(at.tables, NOBODY, table))
        assert SEED.encode() in ended
        assert SEED in await queries.export_record(at.tables, NOBODY, table)


@each_game
async def test_a_world_that_a_seat_cannot_tell_apart_sends_the_same_bytes(
    game: Game, tmp_path: Path
) -> None:
    async with opened(tmp_path / "t.db") as at:
        seats = seats_of(game)
        table = await open_table(at, seats, game.name)
        rng = Rng(2)
        compared = 0
        while await one_decision(at, table, rng):
            live = await at.tables.load_current(table)
            if live.lifecycle in ENDED or live.position % (3 if live.position < 300 else 31):
                continue
            assert live.play is not None
            for seat in range(seats):
                sample = live.play.state.sample(seat, Rng(live.position))
                other = replace(live, play=replace(live.play, state=sample))
                for viewer, own in ((seat_viewer(seat), seat), (SPECTATOR, None)):
                    who = PEOPLE[seat]
                    real = encode(build_table_view(live, who, own, viewer))
                    assert encode(build_table_view(other, who, own, viewer)) == real
                    compared += 1
        assert compared > 50


@each_game
async def test_a_secret_choice_sends_the_same_bytes_whatever_it_is(
    game: Game, tmp_path: Path
) -> None:
    """Two houses with the same seed; somebody chooses differently in secret."""
    async with opened(tmp_path / "a.db") as one, opened(tmp_path / "b.db") as two:
        seats = seats_of(game)
        tables = [await open_table(at, seats, game.name) for at in (one, two)]
        assert tables[0] == tables[1]
        compared = await _diverge(one, two, tables[0], seats)
        # A game without secret choices has nothing to compare.
        assert compared > 0 or game is not GAME


async def _diverge(one: Club, two: Club, table: str, seats: int) -> int:
    rng, twin, compared = Rng(3), Rng(3), 0
    for _ in range(LONG_ENOUGH):
        if compared >= 60:
            break
        asked = (await queries.get_table_view(one.tables, NOBODY, table)).asked
        if not asked:
            break
        # Not the last who is asked: after him the choices are opened.
        if len(asked) > 1:
            compared += await _choose_differently(one, two, table, asked[0], seats)
        await one_decision(one, table, rng)
        await one_decision(two, table, twin)
    return compared


async def _choose_differently(one: Club, two: Club, table: str, seat: int, seats: int) -> int:
    who, compared = PEOPLE[seat], 0
    mine = await queries.get_table_view(one.tables, who, table, seat)
    if len(mine.legal) < 2:
        return 0
    position = mine.table.position
    for at, choice in ((one, mine.legal[0]), (two, mine.legal[-1])):
        command = at.ids.next(position)
        number(
            await run_command(
                at.tables, who, table, commands.Decide, command, seat=seat, action=choice.action
            )
        )
    for undone in (False, True):
        for other, own in viewers(seats):
            if own != seat:
                sent = [await all_sent(at, table, other, own, position) for at in (one, two)]
                assert sent[0] == sent[1]
                compared += 1
        if not undone:
            for at in (one, two):
                assert undoable_entry(await at.tables.load_current(table), seat) == position
                number(
                    await run_command(
                        at.tables, who, table, commands.Undo, at.ids.next(), seat=seat, of=position
                    )
                )
    return compared
