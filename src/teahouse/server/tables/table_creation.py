"""New tables: opened by a person, as a rematch, or as a fork of an ended game.

The id of a table follows from who opens it and from the id of his command (a rematch: from the
table before), so that a repeated command meets the table it has opened.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping

import msgspec

from teahouse.registry import load
from teahouse.server.tables.answers import Caller, Command, Refusal
from teahouse.server.tables.facts import AnyFact, Decided, SeatGiven, Started
from teahouse.server.tables.input_texts import key_of
from teahouse.server.tables.log import effective, fold
from teahouse.server.tables.ports import BOT, NOBODY, RUNNING, LogEntry, TableRow
from teahouse.server.tables.rights import require
from teahouse.server.tables.seating import bot_on, person_on
from teahouse.server.tables.service import TableService

ME = "me"


class SeatRequest(msgspec.Struct, frozen=True):
    """What a seat of a new table shall be: me, bot (with its strength) or open."""

    kind: str = NOBODY
    strength: str = "random"


async def open_table(
    desk: TableService,
    caller: Caller,
    command: Command,
    game: str,
    options: Mapping[str, object],
    seats: list[SeatRequest],
    *,
    watchable: bool = True,
) -> str:
    """The id of the new table; the caller is its owner."""
    rules = load(game)
    row = TableRow(
        id=_id("table", key_of(caller, command)),
        game=game,
        rules=rules.version,
        seats=len(seats),
        options=rules.resolve(len(seats), options),
        owner=caller.person,
        created=desk.clock.now(),
        watchable=watchable,
    )
    return await _create(desk, row, _wished(seats, caller, row.game))


async def rematch(desk: TableService, caller: Caller, table: str) -> str:
    """The id of the next table for the same company: all who ask for it meet at one."""
    live = await desk.look(table)
    require(live, caller, "rematch")
    row = TableRow(
        id=_id("rematch", table),
        game=live.row.game,
        rules=live.game.version,
        seats=live.row.seats,
        options=live.row.options,
        owner=caller.person,
        created=desk.clock.now(),
        watchable=live.row.watchable,
        parent=table,
    )
    again: list[AnyFact] = [
        SeatGiven(i, seat.kind, seat.person, seat.name, seat.strength)
        for i, seat in enumerate(live.seats)
        if seat.kind != NOBODY and seat.name  # without a name: a person who has left the house
    ]
    return await _create(desk, row, again)


async def fork(
    desk: TableService,
    caller: Caller,
    command: Command,
    table: str,
    position: int,
    seats: list[SeatRequest],
) -> str:
    """The id of a new table that goes on from the first ``position`` entries of an ended one.

    Only of an ended one: a fork plays on with the same seed, and would show what is still secret.
    """
    live, log = await desk.log(table)
    require(live, caller, "fork")
    key = key_of(caller, command)
    if not 0 <= position <= live.position:
        raise Refusal("no-such-position", params={"position": position})
    then = fold(live.row, log[:position])
    if then.play is None or then.play.state.over:
        raise Refusal("nothing-to-play", params={"position": position})
    if len(seats) != live.row.seats:
        raise Refusal("wrong-seats", params={"seats": live.row.seats})
    row = msgspec.structs.replace(
        live.row,
        id=_id("fork", key),
        owner=caller.person,
        created=desk.clock.now(),
        lifecycle=RUNNING,
        parent=table,
        parent_position=position,
    )
    facts = _wished(seats, caller, row.game)
    facts.append(Started(row.seed_hash))
    facts += [Decided(seat, action) for _, seat, action in effective(log[:position])]
    return await _create(desk, row, facts)


def _wished(seats: list[SeatRequest], caller: Caller, game: str) -> list[AnyFact]:
    facts: list[AnyFact] = []
    for i, wish in enumerate(seats):
        if wish.kind == ME:
            facts.append(person_on(i, caller))
        elif wish.kind == BOT:
            facts.append(bot_on(i, wish.strength, game))
        elif wish.kind != NOBODY:
            raise Refusal("bad-seat", params={"seat": i})
    return facts


async def _create(desk: TableService, row: TableRow, facts: list[AnyFact]) -> str:
    entries = [
        LogEntry(number, f"open:{number}", row.owner, row.created, fact)
        for number, fact in enumerate(facts)
    ]
    live = fold(row, entries)
    if await desk.store.create_table(row, list(live.seats), entries, live.jobs()):
        desk.tell(live)
    else:
        await _compare(desk, row)
    return row.id


async def _compare(desk: TableService, row: TableRow) -> None:
    """The id is there already: it must have been made by this very command."""
    before = await desk.store.table(row.id)
    assert before is not None
    mine = (row.game, row.seats, row.options, row.parent, row.parent_position)
    if mine != (before.game, before.seats, before.options, before.parent, before.parent_position):
        raise Refusal("command-id-used")


def _id(kind: str, key: str) -> str:
    """Twenty letters and digits without a meaning."""
    digest = hashlib.blake2b(f"{kind} {key}".encode(), digest_size=12).digest()
    return base64.b32encode(digest).decode().rstrip("=").lower()
