"""The score history of an ended game: everybody's points, round by round."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from teahouse.core.game import State
from teahouse.server.tables.answers import Caller, Refusal
from teahouse.server.tables.log import standing_decisions
from teahouse.server.tables.ports import LogEntry
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import TableService
from teahouse.server.tables.state import TableState
from teahouse.server.tables.views import RoundScores


async def get_score_history(
    tables: TableService, caller: Caller, table_id: str
) -> list[RoundScores]:
    """The points at the start and after every round, as if the game had ended there.

    There is none before the end: points depend on secrets.
    """
    table, log = await tables.load_with_log(table_id)
    require(table, caller, "export")
    if table.play is None:
        raise Refusal("not-started")
    # A whole replay takes a while: others are served meanwhile.
    return await asyncio.to_thread(_score_rounds, table, log)


def _score_rounds(table: TableState, log: Sequence[LogEntry]) -> list[RoundScores]:
    row = table.row
    state = table.game.start(row.seats, row.options, row.seed)
    decisions = standing_decisions(log)
    position = decisions[0][0] if decisions else table.position
    rounds = [_round_scores(state, position, 0)]
    round_ = int(state.progress().round)
    for number, seat, action in decisions:
        state.apply(seat, action)
        position = number + 1
        after = int(state.progress().round)
        if after != round_:
            rounds.append(_round_scores(state, position, round_))
            round_ = after
    if position > rounds[-1].position:  # the game ended, or was left, within a round
        rounds.append(_round_scores(state, position, round_))
    return rounds


def _round_scores(state: State, position: int, round_: int) -> RoundScores:
    points = [sum([int(n) for n in categories]) for categories in state.scores()]
    return RoundScores(round=round_, position=position, points=points)
