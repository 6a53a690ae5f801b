"""The course of an ended game: everybody's points, round by round."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from teahouse.core.game import State
from teahouse.server.tables.answers import Caller, Refusal, RoundScores
from teahouse.server.tables.log import effective
from teahouse.server.tables.ports import LogEntry
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import TableService
from teahouse.server.tables.state import TableState


async def course(desk: TableService, caller: Caller, table: str) -> list[RoundScores]:
    """The points at the start and after every round, as if the game had ended there.

    There is none before the end: points depend on secrets.
    """
    live, log = await desk.log(table)
    require(live, caller, "export")
    if live.play is None:
        raise Refusal("not-started")
    return await asyncio.to_thread(
        _course, live, log
    )  # a whole replay: others are served meanwhile


def _course(live: TableState, log: Sequence[LogEntry]) -> list[RoundScores]:
    row = live.row
    state = live.game.start(row.seats, row.options, row.seed)
    decisions = effective(log)
    position = decisions[0][0] if decisions else live.position
    moments = [_moment(state, position, 0)]
    round_ = int(state.progress().round)
    for number, seat, action in decisions:
        state.apply(seat, action)
        position = number + 1
        after = int(state.progress().round)
        if after != round_:
            moments.append(_moment(state, position, round_))
            round_ = after
    if position > moments[-1].position:  # the game ended, or was left, within a round
        moments.append(_moment(state, position, round_))
    return moments


def _moment(state: State, position: int, round_: int) -> RoundScores:
    points = [sum([int(n) for n in categories]) for categories in state.scores()]
    return RoundScores(round_, position, points)
