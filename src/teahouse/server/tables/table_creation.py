"""New tables: opened by a person, as a rematch, or as a fork of an ended game.

The id of a table follows from who opens it and from the id of the command (a rematch: from the
table before), so that a repeated command meets the table it has opened.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import Mapping

import msgspec

from teahouse.core import corrections as table_corrections
from teahouse.core.game import Game
from teahouse.core.options import Chosen
from teahouse.core.rule_set import RuleSet
from teahouse.server.tables.answers import Caller, Refusal
from teahouse.server.tables.facts import AnyFact, Decided, SeatGiven, Started
from teahouse.server.tables.log import fold, standing_decisions
from teahouse.server.tables.ports import BOT, NOBODY, RUNNING, LogEntry, TableRow
from teahouse.server.tables.rights import require
from teahouse.server.tables.rules import load_rules, prepare_rules
from teahouse.server.tables.seating import bot_on, person_on
from teahouse.server.tables.service import TableService, command_key

ME = "me"


class SeatRequest(msgspec.Struct, frozen=True):
    """What a seat of a new table shall be: me, bot (with its strength) or open."""

    kind: str = NOBODY
    strength: str = "random"


async def open_table(
    tables: TableService,
    caller: Caller,
    command_id: str,
    game: str,
    options: Mapping[str, object],
    seats: list[SeatRequest],
    *,
    watchable: bool = True,
    corrections: str = "",
) -> str:
    """The id of the new table, by the newest rules, with corrections if any are given.

    The caller is its owner.
    """
    rules = await load_rules(RuleSet(game, 0, table_corrections.canonical(corrections)))
    chosen = rules.resolve(len(seats), options)
    if rules.corrections:
        await asyncio.to_thread(_require_playable, rules, len(seats), chosen)
    row = TableRow(
        id=_opened_id(caller, command_id),
        game=game,
        rules=rules.version,
        seats=len(seats),
        options=chosen,
        owner=caller.person,
        created=tables.clock.now(),
        watchable=watchable,
        corrections=rules.corrections,
    )
    return await _create(tables, row, _seat_facts(seats, caller, row.game))


async def table_opened_by(tables: TableService, caller: Caller, command_id: str) -> TableRow | None:
    """The table that this very command has opened, if it was sent before."""
    return await tables.store.table(_opened_id(caller, command_id))


async def rematch(tables: TableService, caller: Caller, table_id: str) -> str:
    """The id of the next table for the same company: all who ask for it meet at one.

    It is played by the newest rules, but with corrections by the very same.
    """
    table = await tables.load_current(table_id)
    require(table, caller, "rematch")
    next_id, before = _id("rematch", table_id), table.row
    if await tables.store.table(next_id) is not None:
        return next_id  # perhaps from before the rules had other options
    rules = table.game if before.corrections else await load_rules(RuleSet(before.game))
    row = TableRow(
        id=next_id,
        game=before.game,
        rules=rules.version,
        seats=before.seats,
        options=rules.resolve(before.seats, before.options),
        owner=caller.person,
        created=tables.clock.now(),
        watchable=before.watchable,
        parent=table_id,
        corrections=before.corrections,
    )
    facts: list[AnyFact] = [
        SeatGiven(seat=i, to=seat.kind, person=seat.person, name=seat.name, strength=seat.strength)
        for i, seat in enumerate(table.seats)
        if seat.kind != NOBODY and seat.name  # without a name: an erased person
    ]
    return await _create(tables, row, facts)


async def fork(
    tables: TableService,
    caller: Caller,
    command_id: str,
    table_id: str,
    position: int,
    seats: list[SeatRequest],
) -> str:
    """The id of a new table that goes on from the first ``position`` entries of an ended one.

    Only of an ended one: a fork plays on with the same seed, and would show what is still secret.
    """
    table, log = await tables.load_with_log(table_id)
    require(table, caller, "fork")
    key = command_key(caller, command_id)
    if not 0 <= position <= table.position:
        raise Refusal("no-such-position", params={"position": position})
    then = fold(table.row, log[:position])
    if then.play is None or then.play.state.over:
        raise Refusal("nothing-to-play", params={"position": position})
    if len(seats) != table.row.seats:
        raise Refusal("wrong-seats", params={"seats": table.row.seats})
    row = msgspec.structs.replace(
        table.row,
        id=_id("fork", key),
        owner=caller.person,
        created=tables.clock.now(),
        lifecycle=RUNNING,
        parent=table_id,
        parent_position=position,
    )
    facts = _seat_facts(seats, caller, row.game)
    facts.append(Started(row.seed_hash))
    facts += [Decided(seat, action) for _, seat, action in standing_decisions(log[:position])]
    return await _create(tables, row, facts)


def _require_playable(rules: Game, seats: int, chosen: Chosen) -> None:
    """Refuse corrections with which a game cannot even begin."""
    try:
        rules.start(seats, chosen, 0).check()
    except Exception as error:  # corrected tables may break the rules in any way
        raise table_corrections.BadCorrection(
            f"No game of {rules.name} can begin with these corrections ({type(error).__name__})."
        ) from error


def _seat_facts(seats: list[SeatRequest], caller: Caller, game: str) -> list[AnyFact]:
    facts: list[AnyFact] = []
    for i, wish in enumerate(seats):
        if wish.kind == ME:
            facts.append(person_on(i, caller))
        elif wish.kind == BOT:
            facts.append(bot_on(i, wish.strength, game))
        elif wish.kind != NOBODY:
            raise Refusal("bad-seat", params={"seat": i})
    return facts


async def _create(tables: TableService, row: TableRow, facts: list[AnyFact]) -> str:
    entries = [
        LogEntry(
            number=number,
            command=f"open:{number}",
            author=row.owner,
            at=row.created,
            fact=fact,
        )
        for number, fact in enumerate(facts)
    ]
    await prepare_rules(row)
    table = fold(row, entries)
    if await tables.store.create_table(row, list(table.seats), entries, list(table.bot_jobs)):
        tables.publish_entry(table)
    else:
        await _require_same(tables, row)
    return row.id


async def _require_same(tables: TableService, row: TableRow) -> None:
    """The id is there already: it must have been made by this very command."""
    before = await tables.store.table(row.id)
    assert before is not None
    if _wanted(row) != _wanted(before):
        raise Refusal("command-id-used")


def _wanted(row: TableRow) -> tuple[object, ...]:
    """What the request for a table says of it."""
    opened = (row.game, row.seats, row.options, row.corrections)
    return (*opened, row.parent, row.parent_position)


def _opened_id(caller: Caller, command_id: str) -> str:
    return _id("table", command_key(caller, command_id))


def _id(kind: str, key: str) -> str:
    """Twenty letters and digits without a meaning."""
    digest = hashlib.blake2b(f"{kind} {key}".encode(), digest_size=12).digest()
    return base64.b32encode(digest).decode().rstrip("=").lower()
