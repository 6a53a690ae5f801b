"""Decisions: start the game, decide, take back within the barrier."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.core.errors import IllegalAction
from teahouse.core.rng import seed_hash
from teahouse.server.protocol.commands import Decide, Start, Undo
from teahouse.server.tables.answers import Answer, Refusal
from teahouse.server.tables.commands import PlannedFact
from teahouse.server.tables.facts import Decided, Started, Undone
from teahouse.server.tables.log import undoable_entry
from teahouse.server.tables.ports import NOBODY, LogEntry
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import CommandContext
from teahouse.server.tables.state import NOT_ASKED, TableState


async def start(ctx: CommandContext[Start]) -> Answer:
    """Begin: every seat must be taken. The seed is drawn now, and its hash published."""
    return await ctx.run(_plan_start, expected=Started(seed_hash=""))


def _plan_start(
    ctx: CommandContext[Start], table: TableState, log: Sequence[LogEntry]
) -> PlannedFact:
    require(table, ctx.caller, "start")
    if any([seat.kind == NOBODY for seat in table.seats]):
        raise Refusal("seats-open")
    seed = ctx.tables.draw_seed()
    return PlannedFact(Started(seed_hash(seed)), seed=(seed, seed_hash(seed)))


async def decide(ctx: CommandContext[Decide]) -> Answer:
    """One decision. It must answer the question that stands now, not an earlier one."""
    seat = ctx.command.seat
    return await ctx.run(
        _plan_decision, expected=Decided(seat=seat, action=ctx.command.action), seat=seat
    )


def _plan_decision(
    ctx: CommandContext[Decide], table: TableState, log: Sequence[LogEntry]
) -> PlannedFact:
    command = ctx.command
    require(table, ctx.caller, "decide", command.seat)
    if command.answers > table.position:
        raise Refusal("no-such-position", params={"position": command.answers})
    require_legal(table, command.seat, command.action, answers=command.answers)
    return PlannedFact(Decided(seat=command.seat, action=command.action))


async def undo(ctx: CommandContext[Undo]) -> Answer:
    """Take back the decision with the log number ``of``, if that is still possible.

    The number is named, so that a double click cannot take back two.
    """
    seat = ctx.command.seat
    return await ctx.run(_plan_undo, expected=Undone(seat=seat, of=ctx.command.of), seat=seat)


def _plan_undo(
    ctx: CommandContext[Undo], table: TableState, log: Sequence[LogEntry]
) -> PlannedFact:
    seat, of = ctx.command.seat, ctx.command.of
    require(table, ctx.caller, "undo", seat)
    if undoable_entry(table, seat) != of:
        raise Refusal("cannot-undo", params={"of": of})
    return PlannedFact(Undone(seat=seat, of=of))


def require_legal(table: TableState, seat: int, action: int, *, answers: int) -> None:
    """Raise ``Refusal`` unless the seat is asked, by the question it answers, and may do this."""
    play = table.play
    if play is None:
        raise Refusal("not-started")
    try:
        number = table.game.catalog[action].number
    except IllegalAction:
        raise Refusal("no-such-action", params={"action": action}) from None
    since = play.asked_since[seat]
    if since == NOT_ASKED:
        raise Refusal("not-asked")
    if answers < since:
        raise Refusal("stale", params={"answers": answers, "asked_since": since})
    reason = play.state.why_not(seat, number)
    if reason is not None:
        raise Refusal(reason.key, reason.rule, reason.params)
