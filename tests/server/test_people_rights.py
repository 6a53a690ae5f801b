"""Who may do what with a person: every cell of the table, and that every service asks it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from account_services import PASSWORD, account, account_service, caller, everything, guest, token
from keeping_house import FIRST, found, house_of
from sample import SAMPLE
from tables import Ids

from teahouse.server.accounts import account_deletion, personal_data, registration, sessions
from teahouse.server.accounts.answers import SignedInPerson, caller_of
from teahouse.server.accounts.ports import Person
from teahouse.server.accounts.rights import MAY, require
from teahouse.server.house_tables import editing
from teahouse.server.protocol.house_tables import ImportHouseTables
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables import table_creation
from teahouse.server.tables.answers import Caller, Refusal
from teahouse.server.tables.table_creation import SeatRequest

GRID = """
command             stranger  guest  account  token
rename              -         yes    yes      -
register            -         yes    yes      -
change_password     -         -      yes      -
see_sessions        -         yes    yes      -
revoke              -         yes    yes      -
log_out             -         yes    yes      yes
log_out_everywhere  -         yes    yes      -
make_token          -         yes    yes      -
preferences         -         yes    yes      -
notes               -         yes    yes      -
house_tables        -         yes    yes      -
export              -         yes    yes      -
delete              -         yes    yes      -
"""
LINES = [line.split() for line in GRID.strip().splitlines()]
GUEST = SignedInPerson(Person("p-g", "Gu", 1), "s1", "browser")
ACCOUNT = SignedInPerson(Person("p-a", "Ac", 1, "ac"), "s2", "browser")
GUESTS_TOKEN = SignedInPerson(GUEST.person, "s3", "token")
ACCOUNTS_TOKEN = SignedInPerson(ACCOUNT.person, "s4", "token")
ACTORS: dict[str, list[SignedInPerson | None]] = {
    "stranger": [None],
    "guest": [GUEST],
    "account": [ACCOUNT],
    "token": [GUESTS_TOKEN, ACCOUNTS_TOKEN],
}


@pytest.mark.parametrize("words", LINES[1:], ids=lambda words: words[0])
def test_every_cell(words: list[str]) -> None:
    for role, cell in zip(LINES[0][1:], words[1:], strict=True):
        for actor in ACTORS[role]:
            if cell == "yes":
                assert require(actor, words[0]) == actor
            else:
                with pytest.raises(Refusal):
                    require(actor, words[0])


def test_the_grid_has_every_command() -> None:
    assert [words[0] for words in LINES[1:]] == list(MAY)


def test_a_refusal_says_what_to_do() -> None:
    for actor, command, key in (
        (None, "rename", "not-known"),
        (GUEST, "change_password", "no-account"),
        (GUESTS_TOKEN, "delete", "not-for-tokens"),
        (ACCOUNTS_TOKEN, "change_password", "not-for-tokens"),
    ):
        with pytest.raises(Refusal, match=f"[(]{key}[)]"):
            require(actor, command)


def test_a_stranger_is_nobody_at_the_tables() -> None:
    assert caller_of(None) == Caller()
    assert caller_of(ACCOUNTS_TOKEN) == Caller("p-a", "Ac")


@pytest.mark.anyio
async def test_every_service_asks_and_a_refused_command_changes_nothing(tmp_path: Path) -> None:
    where = str(tmp_path / "t.db")
    store = await open_store(where)
    at = account_service(store)
    mine, other = await account(at), await guest(at, "Gu")
    house = house_of(store, at)
    wishes = [SeatRequest("me"), SeatRequest(), SeatRequest()]
    me = caller(mine)
    table = await table_creation.open_table(at.tables, me, Ids().next().id, SAMPLE, {}, wishes)
    bots = [await token(at, mine), await token(at, other)]
    services: dict[str, list[Callable[[SignedInPerson | None], Awaitable[object]]]] = {
        "rename": [lambda who: registration.rename(at, who, "Somebody Else")],
        "register": [lambda who: registration.register(at, who, "somebody", PASSWORD)],
        "change_password": [lambda who: registration.change_password(at, who, PASSWORD, "x" * 20)],
        "see_sessions": [lambda who: sessions.see_sessions(at, who)],
        "revoke": [lambda who: sessions.revoke(at, who, mine.session)],
        "log_out": [lambda who: sessions.log_out(at, who)],
        "log_out_everywhere": [lambda who: sessions.log_out_everywhere(at, who)],
        "make_token": [lambda who: sessions.make_token(at, who, "another")],
        "preferences": [
            lambda who: personal_data.preferences(at, who),
            lambda who: personal_data.set_preferences(at, who, {"theme": "dark"}),
        ],
        "notes": [
            lambda who: personal_data.note(at, who, table),
            lambda who: personal_data.set_note(at, who, table, "a note"),
        ],
        "house_tables": [
            lambda who: editing.check(house, who, SAMPLE, {}),
            lambda who: editing.save(house, who, SAMPLE, found(FIRST)),
            lambda who: editing.import_file(house, who, SAMPLE, ImportHouseTables("")),
            lambda who: editing.delete(house, who, SAMPLE),
        ],
        "export": [lambda who: personal_data.export(at, who)],
        "delete": [lambda who: account_deletion.delete(at, who, PASSWORD)],
    }
    assert list(services) == list(MAY)
    before = await everything(where)
    actors: dict[str, list[SignedInPerson | None]] = {
        "stranger": [None],
        "guest": [other],
        "account": [mine],
        "token": [*bots],
    }
    tried = 0
    for words in LINES[1:]:
        for role, cell in zip(LINES[0][1:], words[1:], strict=True):
            for actor in actors[role] if cell == "-" else []:
                for service in services[words[0]]:
                    with pytest.raises(Refusal):
                        await service(actor)
                    tried += 1
    assert tried > 30
    assert await everything(where) == before
    await store.close()
