"""An account service for tests: passwords that take no time, and people who are signed in."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
from argon2 import PasswordHasher
from tables import FakeClock

from teahouse.server.accounts import registration, sessions
from teahouse.server.accounts.answers import SignedInPerson, caller_of
from teahouse.server.accounts.passwords import PasswordService
from teahouse.server.accounts.service import AccountService
from teahouse.server.storage.open_store import OpenStore
from teahouse.server.tables.answers import Caller
from teahouse.server.tables.service import TableService

PASSWORD = "correct horse"
FAST = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def account_service(
    store: OpenStore, clock: FakeClock | None = None, hasher: PasswordHasher = FAST
) -> AccountService:
    service = TableService(store, clock or FakeClock(), snapshot_every=4)
    return AccountService(store.accounts, service, PasswordService(hasher))


async def guest(at: AccountService, name: str = "Mei") -> SignedInPerson:
    _, secret = await sessions.guest(at, name, "a browser")
    return await known(at, secret)


async def known(at: AccountService, secret: str) -> SignedInPerson:
    found = await sessions.person_by_secret(at, secret)
    assert found is not None
    return found


async def account(at: AccountService, login: str = "mei", name: str = "Mei") -> SignedInPerson:
    mine = await guest(at, name)
    await registration.register(at, mine, login, PASSWORD)
    return await known(at, await registration.log_in(at, login, PASSWORD, "another browser"))


async def token(at: AccountService, mine: SignedInPerson) -> SignedInPerson:
    return await known(at, await sessions.make_token(at, mine, "my bot"))


def caller(mine: SignedInPerson) -> Caller:
    return caller_of(mine)


async def everything(where: str) -> str:
    """All that a database holds, as text; of SQLite also the bytes of its files."""
    found = await rows(where)
    if not where.startswith("postgres"):
        files = [path for path in (Path(where), Path(f"{where}-wal")) if path.exists()]
        found += "".join([path.read_bytes().decode("latin-1") for path in files])
    return found


async def rows(where: str) -> str:
    """All rows of all tables, as text."""
    if not where.startswith("postgres"):
        with closing(sqlite3.connect(where)) as file:
            return "\n".join(file.iterdump())
    connection = await asyncpg.connect(where)
    try:
        names = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        )
        assert names
        found = []
        for (name,) in names:
            found += [row[0] for row in await connection.fetch(f"SELECT t::text FROM {name} t")]
        return "\n".join(found)
    finally:
        await connection.close()


async def execute(where: str, statement: str) -> None:
    """One statement on the database itself."""
    if where.startswith("postgres"):
        connection = await asyncpg.connect(where)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()
    else:
        with closing(sqlite3.connect(where)) as file:
            file.execute(statement)
            file.commit()
