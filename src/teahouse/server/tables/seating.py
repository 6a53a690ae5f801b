"""Seats change hands: join, claim by a link, give to a bot, leave, take back.

A lost connection frees no seat; only these commands do. A seat goes to another person through
its link: the holder renews it and hands on the secret, and whoever claims with it agrees thereby.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import partial

from teahouse.bots import registry
from teahouse.server.protocol.commands import (
    Claim,
    ClearSeat,
    FillSeat,
    GiveToBot,
    Join,
    Leave,
    ReclaimSeat,
)
from teahouse.server.tables.answers import Answer, Caller, Refusal
from teahouse.server.tables.commands import PlannedFact
from teahouse.server.tables.facts import SeatGiven
from teahouse.server.tables.input_texts import clean_name
from teahouse.server.tables.ports import BOT, NOBODY, PERSON, LogEntry, Seat
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import CommandContext, CommandType, TableService
from teahouse.server.tables.state import TableState


async def join(ctx: CommandContext[Join]) -> Answer:
    """Sit down on an open seat, before the start or in a running game."""
    return await _give_seat(ctx, "join", person_on(ctx.command.seat, ctx.caller))


async def reclaim_seat(ctx: CommandContext[ReclaimSeat]) -> Answer:
    """Sit down again where one has sat, if no other person has since."""
    return await _give_seat(ctx, "take_back", person_on(ctx.command.seat, ctx.caller))


async def give_to_bot(ctx: CommandContext[GiveToBot]) -> Answer:
    """Let a bot play on one's own seat for a while."""
    return await _give_seat(ctx, "give_seat", bot_on(ctx.command.seat, ctx.command.strength))


async def leave(ctx: CommandContext[Leave], *, for_good: bool = False) -> Answer:
    """Free one's own seat; for good: without the right to take it back."""
    fact = SeatGiven(seat=ctx.command.seat, to=NOBODY, for_good=for_good)
    return await _give_seat(ctx, "leave", fact)


async def fill_seat(ctx: CommandContext[FillSeat]) -> Answer:
    """The owner puts a bot where no person sits."""
    return await _give_seat(ctx, "fill_seat", bot_on(ctx.command.seat, ctx.command.strength))


async def clear_seat(ctx: CommandContext[ClearSeat]) -> Answer:
    """The owner frees a seat before the start."""
    return await _give_seat(ctx, "clear_seat", SeatGiven(seat=ctx.command.seat, to=NOBODY))


async def _give_seat(ctx: CommandContext[CommandType], right: str, fact: SeatGiven) -> Answer:
    plan = partial(_plan_seat, right=right, fact=fact)
    return await ctx.run(plan, expected=fact, seat=fact.seat)


def _plan_seat(
    ctx: CommandContext[CommandType],
    table: TableState,
    log: Sequence[LogEntry],
    *,
    right: str,
    fact: SeatGiven,
) -> PlannedFact:
    require(table, ctx.caller, right, fact.seat)
    if fact.to == BOT:
        registry.check(fact.strength, table.row.game)
    return PlannedFact(fact)


async def renew_link(tables: TableService, caller: Caller, table_id: str, seat: int) -> str:
    """A new secret that opens this seat, once; the old one no longer opens it."""
    table = await tables.load_current(table_id)
    require(table, caller, "renew_link", seat)
    secret = secrets.token_urlsafe(32)
    # Only for the one who holds the seat now: it may change hands in this moment.
    if not await tables.store.set_link_hash(
        table_id, seat, _hash(secret), table.seats[seat].person
    ):
        raise Refusal("not-yours", params={"command": "renew_link"})
    return secret


async def claim(ctx: CommandContext[Claim]) -> Answer:
    """Sit down on a seat, whoever holds it, with the secret of its link."""
    seat = ctx.command.seat
    table = await ctx.tables.load_current(ctx.table_id)
    require(table, ctx.caller, "claim", seat)
    link = await ctx.tables.store.link_hash(ctx.table_id, seat)
    is_right = bool(link) and hmac.compare_digest(link, _hash(ctx.command.secret))
    fact = person_on(seat, ctx.caller)
    plan = partial(_plan_claim, is_right=is_right, holder=table.seats[seat], fact=fact)
    return await ctx.run(plan, expected=fact, seat=seat)


def _plan_claim(
    ctx: CommandContext[Claim],
    table: TableState,
    log: Sequence[LogEntry],
    *,
    is_right: bool,
    holder: Seat,
    fact: SeatGiven,
) -> PlannedFact:
    """``holder``: the seat when the link was read. A change of hands has used the link up."""
    require(table, ctx.caller, "claim", fact.seat)
    if not is_right or table.seats[fact.seat] != holder:
        raise Refusal("link-opens-nothing")
    if holder.kind == PERSON and holder.person == ctx.caller.person:
        raise Refusal("already-yours", params={"seat": fact.seat})
    return PlannedFact(fact)


def person_on(seat: int, caller: Caller) -> SeatGiven:
    """The caller sits down."""
    if not caller.person:
        raise Refusal("not-yours")
    return SeatGiven(seat=seat, to=PERSON, person=caller.person, name=clean_name(caller.name))


def bot_on(seat: int, strength: str, game: str | None = None) -> SeatGiven:
    """A bot sits down: one of those that the server offers, and that can play the game."""
    if strength not in registry.NAMES:
        raise Refusal("no-such-bot", params={"bots": ", ".join(registry.NAMES)})
    registry.check(strength, game)
    return SeatGiven(seat=seat, to=BOT, name=strength, strength=strength)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
