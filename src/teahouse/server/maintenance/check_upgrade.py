"""``check-upgrade``: would these rules go on with every game that is not over? Reads only.

Every open or running table is replayed from its log: each decision must be legal, each undo must
find what it takes back, and where a snapshot is stored the fold must be the same, to the digest of
the position. A snapshot of another form is passed over: it is a cache, and would be made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from teahouse.core.errors import BadState, TeahouseError
from teahouse.server.tables.facts import Decided, Undone
from teahouse.server.tables.log import advance, new_table, undoable_entry
from teahouse.server.tables.ports import OPEN, RUNNING, LogEntry, Snapshot, TableRow, TableStore
from teahouse.server.tables.snapshots import FORM, pack, unpack
from teahouse.server.tables.state import TableState

MOST = 1_000_000_000


class UpgradeProblem(msgspec.Struct, frozen=True):
    """A table that would not go on as it is."""

    table: str
    why: str


async def check_upgrade(
    store: TableStore, progress: Callable[[int, int], None]
) -> list[UpgradeProblem]:
    """What is wrong; ``progress`` hears how many tables of how many are done."""
    rows = [row for life in (OPEN, RUNNING) for row in await store.tables(None, life, MOST)]
    problems = []
    for number, row in enumerate(rows):
        progress(number, len(rows))
        why = await _check(store, row.id)
        if why:
            problems.append(UpgradeProblem(row.id, why))
    progress(len(rows), len(rows))
    return problems


async def _check(store: TableStore, table: str) -> str:
    """What is wrong with a table; empty if nothing is."""
    # In this order: a server may be writing meanwhile, and what is read later must be newer.
    snapshot = await store.snapshot(table)
    entries = await store.entries(table, 0)
    row = await store.table(table)
    if row is None:
        return "it has no row"
    try:
        return _replay(row, entries, snapshot)
    except TeahouseError as error:
        return str(error).rstrip(".")


def _replay(row: TableRow, entries: Sequence[LogEntry], snapshot: Snapshot | None) -> str:
    live = new_table(row)
    for entry in entries:
        if snapshot is not None and snapshot.position == live.position:
            _compare(live, snapshot)
        live = _step(live, entry, entries)
    if snapshot is not None:
        if snapshot.position == live.position:
            _compare(live, snapshot)
        elif snapshot.position > live.position:
            raise BadState(
                f"its snapshot stands at {snapshot.position}, its log ends at {live.position}"
            )
    return ""


def _step(live: TableState, entry: LogEntry, entries: Sequence[LogEntry]) -> TableState:
    try:
        why = _why_not(live, entry)
        if not why:
            return advance(live, entry, entries)
    except Exception as error:  # whatever changed rules do with an old game is a finding
        why = f"it cannot be replayed ({type(error).__name__}: {error})"
    raise BadState(f"entry {entry.number}: {why}")


def _why_not(live: TableState, entry: LogEntry) -> str:
    """The fold takes what the log says; here it is asked whether the rules still allow it."""
    fact = entry.fact
    if isinstance(fact, Decided) and live.play is not None:
        action = live.game.catalog[fact.action]
        reason = live.play.state.why_not(fact.seat, action.number)
        if reason is not None:
            return f"seat {fact.seat} may not choose {action.notation!r} ({reason})"
    if isinstance(fact, Undone) and undoable_entry(live, fact.seat) != fact.of:
        return f"seat {fact.seat} may not take back entry {fact.of}"
    return ""


def _compare(live: TableState, snapshot: Snapshot) -> None:
    if _form(snapshot) != FORM:
        return
    kept = unpack(live.row, snapshot)
    if kept is None:
        raise BadState(f"its snapshot at {snapshot.position} cannot be read")
    if pack(kept) != pack(live):
        raise BadState(
            f"the log and the snapshot differ at {snapshot.position} "
            f"({_digest(live)} and {_digest(kept)})"
        )


def _form(snapshot: Snapshot) -> int:
    """The form that a snapshot claims."""
    try:
        return msgspec.json.decode(snapshot.data, type=_Form).form
    except msgspec.MsgspecError:
        return FORM  # then it must be readable, and ``unpack`` says that it is not


class _Form(msgspec.Struct, frozen=True):
    form: int


def _digest(live: TableState) -> str:
    return "no game" if live.play is None else live.play.state.digest()
