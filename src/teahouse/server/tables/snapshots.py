"""The cached fold of a log, as bytes. A snapshot that does not fit is ignored, never repaired."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from teahouse.core.errors import TeahouseError
from teahouse.core.match import apply_decision
from teahouse.server.tables.log import new_table, owed_bot_jobs
from teahouse.server.tables.ports import Seat, Snapshot, TableRow
from teahouse.server.tables.state import MadeDecision, OpenRequest, RunningGame, TableState

EVERY = 32  # entries between two snapshots
FORM = 1  # raised when the meaning of the fields below changes


class SnapshotData(msgspec.Struct, frozen=True):
    """What ``TableState`` holds, without the row and the events."""

    form: int
    rules: int
    lifecycle: str
    seats: list[Seat]
    request: OpenRequest | None
    base: dict[str, object] | None
    made: list[tuple[int, int, int]]  # number, seat, action
    asked_since: list[int]
    last: list[int]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(SnapshotData)


def pack(table: TableState) -> bytes:
    """The table as it stands."""
    play = table.play
    made = play.made if play is not None else ()
    return _encoder.encode(
        SnapshotData(
            form=FORM,
            rules=table.row.rules,
            lifecycle=table.lifecycle,
            seats=list(table.seats),
            request=table.request,
            base=None if play is None else play.base.to_dict(),
            made=[(m.number, m.decision.seat, m.decision.action) for m in made],
            asked_since=[] if play is None else list(play.asked_since),
            last=[] if play is None else list(play.last),
        )
    )


def unpack(row: TableRow, snapshot: Snapshot) -> TableState | None:
    """The table that was packed; None if this snapshot cannot be used."""
    try:
        kept = _decoder.decode(snapshot.data)
        table = new_table(row)
        if kept.form != FORM or kept.rules != row.rules:
            return None
        play = None
        if kept.base is not None:
            play = _play(table, kept)
    except (msgspec.MsgspecError, TeahouseError):
        return None
    table = replace(
        table,
        position=snapshot.position,
        lifecycle=kept.lifecycle,
        seats=tuple(kept.seats),
        request=kept.request,
        play=play,
    )
    return replace(table, bot_jobs=owed_bot_jobs(table))


def _play(table: TableState, kept: SnapshotData) -> RunningGame:
    base = table.game.from_dict(kept.base)
    state = base.copy()
    made = []
    for number, seat, action in kept.made:
        decision = apply_decision(state, seat, action)
        decision.events = []
        made.append(MadeDecision(number, decision))
    return RunningGame(base, state, tuple(made), tuple(kept.asked_since), tuple(kept.last))
