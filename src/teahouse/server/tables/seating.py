"""Seats change hands: join, claim by a link, give to a bot, leave, take back.

A drop of the line frees no seat; only these commands do. A seat goes to another person through
its link: the holder renews it and hands on the secret, and whoever claims with it agrees thereby.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from teahouse.bots import registry
from teahouse.server.tables.answers import Answer, Caller, Command, Refusal
from teahouse.server.tables.facts import SeatGiven
from teahouse.server.tables.input_texts import clean_name, key_of
from teahouse.server.tables.ports import BOT, NOBODY, PERSON, LogEntry
from teahouse.server.tables.queries import answer
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import PendingCommand, PlannedFact, TableService
from teahouse.server.tables.state import TableState


async def join(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int
) -> Answer:
    """Sit down on an open seat, before the start or in a running game."""
    return await _give(desk, caller, table, command, "join", person_on(seat, caller))


async def take_back(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int
) -> Answer:
    """Sit down again where one has sat, if no other person has since."""
    return await _give(desk, caller, table, command, "take_back", person_on(seat, caller))


async def give_to_bot(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int, strength: str
) -> Answer:
    """Let a bot play on one's own seat for a while."""
    return await _give(desk, caller, table, command, "give_seat", bot_on(seat, strength))


async def leave(
    desk: TableService,
    caller: Caller,
    table: str,
    command: Command,
    seat: int,
    *,
    for_good: bool = False,
) -> Answer:
    """Free one's own seat; for good: without the right to take it back."""
    fact = SeatGiven(seat, NOBODY, for_good=for_good)
    return await _give(desk, caller, table, command, "leave", fact)


async def fill_seat(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int, strength: str
) -> Answer:
    """The owner puts a bot where no person sits."""
    return await _give(desk, caller, table, command, "fill_seat", bot_on(seat, strength))


async def clear_seat(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int
) -> Answer:
    """The owner frees a seat before the start."""
    return await _give(desk, caller, table, command, "clear_seat", SeatGiven(seat, NOBODY))


async def renew_link(desk: TableService, caller: Caller, table: str, seat: int) -> str:
    """A new secret that opens this seat, once; the old one opens nothing any more."""
    live = await desk.look(table)
    require(live, caller, "renew_link", seat)
    secret = secrets.token_urlsafe(32)
    # Only for the one who holds the seat now: it may change hands in this moment.
    if not await desk.store.set_link_hash(table, seat, _hash(secret), live.seats[seat].person):
        raise Refusal("not-yours", params={"command": "renew_link"})
    return secret


async def claim(
    desk: TableService, caller: Caller, table: str, command: Command, seat: int, secret: str
) -> Answer:
    """Sit down on a seat, whoever holds it, with the secret of its link."""
    live = await desk.look(table)
    require(live, caller, "claim", seat)
    seen = live.seats[seat]
    link = await desk.store.link_hash(table, seat)
    opens = bool(link) and hmac.compare_digest(link, _hash(secret))
    fact = person_on(seat, caller)

    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, "claim", seat)
        # The link was read for the holder of that moment; a change of hands has used it up.
        if not opens or live.seats[seat] != seen:
            raise Refusal("link-opens-nothing")
        if seen.kind == PERSON and seen.person == caller.person:
            raise Refusal("already-yours", params={"seat": seat})
        return PlannedFact(fact)

    order = PendingCommand(key_of(caller, command), caller.person, plan, fact)
    return await answer(desk, await desk.carry_out(table, order), caller, command, seat)


def person_on(seat: int, caller: Caller) -> SeatGiven:
    """The caller sits down."""
    if not caller.person:
        raise Refusal("not-yours")
    return SeatGiven(seat, PERSON, caller.person, clean_name(caller.name))


def bot_on(seat: int, strength: str, game: str | None = None) -> SeatGiven:
    """A bot sits down: one of those that the house offers, and that can play the game."""
    if strength not in registry.NAMES:
        raise Refusal("no-such-bot", params={"bots": ", ".join(registry.NAMES)})
    registry.check(strength, game)
    return SeatGiven(seat, BOT, "", strength, strength)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


async def _give(
    desk: TableService, caller: Caller, table: str, command: Command, right: str, fact: SeatGiven
) -> Answer:
    def plan(live: TableState, log: Sequence[LogEntry]) -> PlannedFact:
        require(live, caller, right, fact.seat)
        if fact.to == BOT:
            registry.check(fact.strength, live.row.game)
        return PlannedFact(fact)

    order = PendingCommand(key_of(caller, command), caller.person, plan, fact)
    return await answer(desk, await desk.carry_out(table, order), caller, command, fact.seat)
