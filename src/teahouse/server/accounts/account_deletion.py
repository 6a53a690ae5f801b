"""Delete a person for good.

Their name stands in many rows, also of running games, so one transaction cannot do it all. First
their own row is erased in one step: sessions, notes, house tables, preferences, login, password
and name are gone, and the database refuses anything new in their name. Then their seats become
free, through the log like everything at a table, and their name is emptied in logs, seats and
chat. If the process dies in between, ``finish_deletions`` completes the work at the next start.
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
from teahouse.server.tables.rules import UnknownRules
from teahouse.server.tables.service import CommandContext

EVERY_TABLE = 1_000_000


async def delete(
    accounts: AccountService, signed_in: SignedInPerson | None, password: str = ""
) -> None:
    """Delete the person who asks. An account needs its password."""
    signed_in = require(signed_in, "delete")
    person, store = signed_in.person.id, accounts.store
    while await store.person(person) is not None:
        account = await store.account_by_person(person)
        current = "" if account is None else await checked(accounts, account, password)
        if await store.erase_person(person, current, accounts.clock.now()):
            break
        # The account was made, its hash replaced or the person deleted in this moment: try again.
    await _erase_everywhere(accounts, person)


async def finish_deletions(accounts: AccountService) -> int:
    """Complete interrupted deletions, at every start; returns how many there were.

    If another process is still busy with one, it is done twice, to the same effect.
    """
    people = await accounts.store.unfinished_erasures()
    for person in people:
        await _erase_everywhere(accounts, person)
    return len(people)


async def _erase_everywhere(accounts: AccountService, person: str) -> None:
    tables = accounts.tables
    caller = Caller(person)
    for lifecycle in (OPEN, RUNNING):
        for row in await tables.store.tables(person, lifecycle, EVERY_TABLE):
            await _free_seats(accounts, caller, row.id)
    for table in await accounts.store.erase_names(person):
        tables.drop_cached(table)
        accounts.publish_erased(table)
    await accounts.store.finish_erasure(person)


async def _free_seats(accounts: AccountService, caller: Caller, table: str) -> None:
    """Free the seats; a table that nobody could bring to its end is abandoned.

    Where this server does not know the rules, nobody can play: there only the name is erased.
    """
    tables, person_id = accounts.tables, caller.person
    try:
        state = await tables.load_current(table)
    except UnknownRules:
        return
    seats_held = [
        i for i, s in enumerate(state.seats) if s.kind == PERSON and s.person == person_id
    ]
    alone = state.people() == (person_id,) and await accounts.store.person(state.row.owner) is None
    if alone or (state.lifecycle == OPEN and state.row.owner == person_id):
        await consent.abandon(CommandContext(tables, caller, table, Abandon(id=_command_id())))
    # What is refused here is done already, or the game has ended in this moment.
    for seat in seats_held:
        command = Leave(id=_command_id(), seat=seat)
        await seating.leave(CommandContext(tables, caller, table, command), for_good=True)


def _command_id() -> str:
    return f"leaving-{secrets.token_hex(8)}"
