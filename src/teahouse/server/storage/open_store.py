"""Choose the store by one setting: a path is a SQLite file, an address is PostgreSQL."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from typing import Protocol

from teahouse.server.accounts.ports import AccountStore
from teahouse.server.house_tables.ports import HouseTablesStore
from teahouse.server.storage.address import is_postgres
from teahouse.server.storage.sqlite import open_sqlite
from teahouse.server.tables.ports import StoreProblem, TableStore


class OpenStore(TableStore, Protocol):
    """One database for the tables and for the people who sit at them."""

    @property
    def accounts(self) -> AccountStore:
        """Persons, sessions and what belongs to them, in the same database."""

    @property
    def house_tables(self) -> HouseTablesStore:
        """What people found printed on their components, in the same database."""


async def open_store(where: str, *, read_only: bool = False) -> OpenStore:
    """Open (and if need be create or migrate) the store behind a path or an address.

    ``read_only``: only to read; a store that is not there or not up to date is not touched.
    """
    if not is_postgres(where):
        return await asyncio.to_thread(open_sqlite, Path(where), read_only=read_only)
    need_postgres()
    from teahouse.server.storage.postgres import open_postgres

    return await open_postgres(where, read_only=read_only)


def need_postgres() -> None:
    """Refuse in a clear sentence where the driver is missing."""
    if importlib.util.find_spec("asyncpg") is None:
        raise StoreProblem(
            "PostgreSQL needs the package asyncpg: install teahouse with the extra 'postgres'."
        )
