"""Who may do what, and when: one table to read. Tests go through it cell by cell.

A caller has one or more of these roles at a table. OWNER opened it; HOLDER is the person on the
seat that the command names; PLAYER holds some seat; KEEPER held the named seat last (where none is
named: any seat) and no other person took it since; GUEST holds no seat; STRANGER is not known to
the server; WORKER is the server itself, for its bots.
"""

from __future__ import annotations

from typing import Final

from teahouse.server.tables.answers import Caller, Refusal
from teahouse.server.tables.ports import BOT, ENDED, NOBODY, OPEN, PERSON, RUNNING
from teahouse.server.tables.state import TableState

OWNER, HOLDER, PLAYER, KEEPER = "owner", "holder", "player", "keeper"
GUEST, STRANGER, WORKER = "guest", "stranger", "worker"

_KNOWN = (OWNER, HOLDER, PLAYER, KEEPER, GUEST)
_ANYBODY = (*_KNOWN, STRANGER)
_BEFORE_THE_END = (OPEN, RUNNING)
_ALWAYS = (*_BEFORE_THE_END, *ENDED)

# command: (roles of which one is needed, lifecycles in which it may be given)
MAY: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "look": (_ANYBODY, _ALWAYS),  # guests and strangers only where the table is watchable
    "look_as_seat": ((HOLDER,), _ALWAYS),
    "export": (_ANYBODY, ENDED),
    "join": ((GUEST,), _BEFORE_THE_END),  # an open seat of a watchable table
    "claim": (_KNOWN, _BEFORE_THE_END),  # with the secret of the seat's link
    "start": ((OWNER,), (OPEN,)),
    "decide": ((HOLDER,), (RUNNING,)),
    "decide_for_bot": ((WORKER,), (RUNNING,)),
    "undo": ((HOLDER,), (RUNNING,)),
    "ask_undo": ((HOLDER,), (RUNNING,)),
    "consent": ((PLAYER,), (RUNNING,)),
    "give_seat": ((HOLDER,), _BEFORE_THE_END),
    "leave": ((HOLDER,), _BEFORE_THE_END),
    "take_back": ((KEEPER,), _BEFORE_THE_END),
    "fill_seat": ((OWNER,), _BEFORE_THE_END),  # a seat that no person holds
    "clear_seat": ((OWNER,), (OPEN,)),
    "renew_link": ((OWNER, HOLDER), _BEFORE_THE_END),  # the owner: where no person sits
    "abandon": ((OWNER, PLAYER), _BEFORE_THE_END),  # players of a running game must agree
    "rematch": ((OWNER, PLAYER), ENDED),
    "fork": (_KNOWN, ENDED),
    "say": ((OWNER, PLAYER), _ALWAYS),
}


def roles(table: TableState, caller: Caller, seat: int | None) -> set[str]:
    """What the caller is at this table, with regard to a seat."""
    person = caller.person
    if not person:
        return {STRANGER}
    found = {OWNER} if person == table.row.owner else set()
    holds = [s.kind == PERSON and s.person == person for s in table.seats]
    found.add(PLAYER if any(holds) else GUEST)
    if seat is not None and holds[seat]:
        found.add(HOLDER)
    kept = [s.keeper == person for s in table.seats]
    if any(kept) if seat is None else kept[seat]:
        found.add(KEEPER)
    return found


def require(table: TableState, caller: Caller, command: str, seat: int | None = None) -> None:
    """Raise ``Refusal`` unless the caller may give this command now."""
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", params={"seat": seat})
    needed, lifecycles = MAY[command]
    own = roles(table, caller, seat)
    if not own.intersection(needed):
        raise Refusal("not-yours", params={"command": command})
    if command == "abandon" and table.lifecycle == OPEN and OWNER not in own:
        raise Refusal("not-yours", params={"command": command})
    if command in ("look", "export", "fork", "join") and not _may_look(table, own):
        raise Refusal("not-watchable")
    if table.lifecycle not in lifecycles:
        raise Refusal("not-now", params={"command": command, "lifecycle": table.lifecycle})
    if seat is not None:
        _check_seat(table, command, seat, own)


def require_worker(table: TableState, seat: int) -> None:
    """The server decides for a bot's seat in a running game, and for no other."""
    if table.lifecycle not in MAY["decide_for_bot"][1] or table.seats[seat].kind != BOT:
        raise Refusal("not-a-bot")


def _may_look(table: TableState, own: set[str]) -> bool:
    return table.row.watchable or bool(own - {GUEST, STRANGER})


def _check_seat(table: TableState, command: str, seat: int, own: set[str]) -> None:
    kind = table.seats[seat].kind
    if command == "join" and kind != NOBODY:
        raise Refusal("seat-taken", params={"seat": seat})
    if kind == PERSON and (
        command == "fill_seat" or (command == "renew_link" and HOLDER not in own)
    ):
        raise Refusal("seat-taken", params={"seat": seat})
