"""The stores that every test of the server runs on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pg
import pytest
from old_store import fill_with_old_tables

from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.ports import TableStore

STORES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with pg.server() as address:
        yield address


@pytest.fixture(params=STORES)
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The setting for an empty store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "teahouse.db")
    address: str = request.getfixturevalue("postgres")
    return await pg.new_schema(address)


@pytest.fixture
async def store(where: str) -> AsyncIterator[TableStore]:
    """An empty store of each kind."""
    opened = await open_store(where)
    yield opened
    await opened.close()


@pytest.fixture
async def old(where: str) -> str:
    """The setting for a store of each kind that an older program wrote."""
    await fill_with_old_tables(where)
    return where
