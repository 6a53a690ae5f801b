"""A person leaves the house for good.

First he is buried, in one step: sessions, notes, preferences, login and password are gone, the name
is empty, and the store takes nothing new of him. Then his seats become free, through the log as
everything at a table, and his name is blanked in logs and chat. A crash in between loses nothing:
``finish_leaving`` goes on where it ended.
"""

from __future__ import annotations

import secrets

from teahouse.server.accounts.answers import SignedInPerson
from teahouse.server.accounts.registration import checked
from teahouse.server.accounts.rights import require
from teahouse.server.accounts.service import AccountService
from teahouse.server.protocol.commands import Abandon, Leave
from teahouse.server.tables import consent, seating
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.ports import OPEN, PERSON, RUNNING
from teahouse.server.tables.service import CommandContext

EVERY_TABLE = 1_000_000


async def delete(office: AccountService, known: SignedInPerson | None, password: str = "") -> None:
    """Delete the person who asks. An account needs its password."""
    known = require(known, "delete")
    person, store = known.person.id, office.store
    while await store.person(person) is not None:
        account = await store.account_by_person(person)
        current = "" if account is None else await checked(office, account, password)
        if await store.erase_person(person, current, office.clock.now()):
            break
        # The account was made, its hash replaced or the person buried in this moment: look again.
    await _clear(office, person)


async def finish_leaving(office: AccountService) -> int:
    """Go on for those whose leaving was cut off: to be called at every start. How many there were.

    What another process is still busy with may be done twice; it comes to the same.
    """
    people = await office.store.unfinished_erasures()
    for person in people:
        await _clear(office, person)
    return len(people)


async def _clear(office: AccountService, person: str) -> None:
    desk = office.desk
    caller = Caller(person)
    for lifecycle in (OPEN, RUNNING):
        for row in await desk.store.tables(person, lifecycle, EVERY_TABLE):
            await _free(office, caller, row.id)
    for table in await office.store.erase_names(person):
        desk.drop_cached(table)
        office.tell_blanked(table)
    await office.store.finish_erasure(person)


async def _free(office: AccountService, caller: Caller, table: str) -> None:
    """Free the seats; a table that nobody can bring to its end any more is abandoned."""
    desk, me = office.desk, caller.person
    live = await desk.load_current(table)
    mine = [i for i, s in enumerate(live.seats) if s.kind == PERSON and s.person == me]
    alone = live.people() == (me,) and await office.store.person(live.row.owner) is None
    if alone or (live.lifecycle == OPEN and live.row.owner == me):
        await consent.abandon(CommandContext(desk, caller, table, Abandon(id=_command_id())))
    # What is refused here is done already, or the game has ended in this moment.
    for seat in mine:
        command = Leave(id=_command_id(), seat=seat)
        await seating.leave(CommandContext(desk, caller, table, command), for_good=True)


def _command_id() -> str:
    return f"leaving-{secrets.token_hex(8)}"
