"""``check-upgrade``: would this program go on with every game that is not over? Reads only.

Every open or running table is replayed from its log by the rules that it was opened with: each
decision must be legal, each undo must find what it takes back, and where a snapshot is stored the
fold must be the same, to the digest of the position. A snapshot of another form is passed over: it
is a cache, and would be rebuilt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from teahouse.core.errors import BadState, TeahouseError
from teahouse.server.tables.facts import Decided, Undone
from teahouse.server.tables.log import advance, new_table, undoable_entry
from teahouse.server.tables.ports import OPEN, RUNNING, LogEntry, Snapshot, TableRow, TableStore
from teahouse.server.tables.snapshots import FORM, pack, unpack
from teahouse.server.tables.state import TableState

EVERY_TABLE = 1_000_000_000


class UpgradeProblem(msgspec.Struct, frozen=True):
    """A table that would not go on as it is."""

    table: str
    why: str


class ProvedTables(msgspec.Struct, frozen=True, order=True):
    """So many tables of a game, all of one version, go on as they are."""

    game: str
    rules: int
    have_corrections: bool
    count: int


class UpgradeReport(msgspec.Struct, frozen=True):
    """Which tables would go on, and which would not."""

    proved: list[ProvedTables]
    problems: list[UpgradeProblem]


async def check_upgrade(store: TableStore, progress: Callable[[int, int], None]) -> UpgradeReport:
    """Replay them all; ``progress`` is called with the tables done and the number of all."""
    rows = [row for life in (OPEN, RUNNING) for row in await store.tables(None, life, EVERY_TABLE)]
    problems, proved = [], Counter[tuple[str, int, bool]]()
    for number, row in enumerate(rows):
        progress(number, len(rows))
        why = await _check(store, row.id)
        if why:
            problems.append(UpgradeProblem(row.id, why))
        else:
            proved[row.game, row.rules, bool(row.corrections)] += 1
    progress(len(rows), len(rows))
    return UpgradeReport(sorted([ProvedTables(*key, n) for key, n in proved.items()]), problems)


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
    state = new_table(row)
    for entry in entries:
        if snapshot is not None and snapshot.position == state.position:
            _compare(state, snapshot)
        state = _step(state, entry, entries)
    if snapshot is not None:
        if snapshot.position == state.position:
            _compare(state, snapshot)
        elif snapshot.position > state.position:
            raise BadState(
                f"its snapshot stands at {snapshot.position}, its log ends at {state.position}"
            )
    return ""


def _step(state: TableState, entry: LogEntry, entries: Sequence[LogEntry]) -> TableState:
    try:
        why = _why_not(state, entry)
        if not why:
            return advance(state, entry, entries)
    except Exception as error:  # whatever changed rules do with an old game is a finding
        why = f"it cannot be replayed ({type(error).__name__}: {error})"
    raise BadState(f"entry {entry.number}: {why}")


def _why_not(state: TableState, entry: LogEntry) -> str:
    """The fold takes what the log says; here it is asked whether the rules still allow it."""
    fact = entry.fact
    if isinstance(fact, Decided) and state.play is not None:
        action = state.game.catalog[fact.action]
        reason = state.play.state.why_not(fact.seat, action.number)
        if reason is not None:
            return f"seat {fact.seat} may not choose {action.notation!r} ({reason})"
    if isinstance(fact, Undone) and undoable_entry(state, fact.seat) != fact.of:
        return f"seat {fact.seat} may not take back entry {fact.of}"
    return ""


def _compare(state: TableState, snapshot: Snapshot) -> None:
    if _form(snapshot) != FORM:
        return
    stored = unpack(state.row, snapshot)
    if stored is None:
        raise BadState(f"its snapshot at {snapshot.position} cannot be read")
    if pack(stored) != pack(state):
        raise BadState(
            f"the log and the snapshot differ at {snapshot.position} "
            f"({_digest(state)} and {_digest(stored)})"
        )


def _form(snapshot: Snapshot) -> int:
    """The form that a snapshot claims."""
    try:
        return msgspec.json.decode(snapshot.data, type=_Form).form
    except msgspec.MsgspecError:
        return FORM  # then it must be readable, and ``unpack`` says that it is not


class _Form(msgspec.Struct, frozen=True):
    form: int


def _digest(state: TableState) -> str:
    return "no game" if state.play is None else state.play.state.digest()
