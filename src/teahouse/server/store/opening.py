"""One setting chooses the store: a path is a SQLite file, an address is PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Protocol

from teahouse.server.people.ports import PeopleStore
from teahouse.server.play.ports import Store, StoreProblem
from teahouse.server.store.sqlite import open_sqlite


class OpenStore(Store, Protocol):
    """One database for the tables and for the people who sit at them."""

    @property
    def people(self) -> PeopleStore:
        """The port of the people's side."""


async def open_store(where: str) -> OpenStore:
    """Open (and if need be create or migrate) the store behind a path or an address."""
    if not where.startswith(("postgres://", "postgresql://")):
        return await asyncio.to_thread(open_sqlite, Path(where))
    try:
        from teahouse.server.store.postgres import open_postgres
    except ModuleNotFoundError as error:
        raise StoreProblem(
            "PostgreSQL needs the package asyncpg: install teahouse with the extra 'postgres'."
        ) from error
    return await open_postgres(where)
