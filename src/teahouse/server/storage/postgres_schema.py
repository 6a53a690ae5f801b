"""The schema of a PostgreSQL store: its version, and the steps that bring it up to date."""

from __future__ import annotations

from typing import Final, TypeAlias

import asyncpg

from teahouse.server.storage.migrations import missing
from teahouse.server.storage.postgres_database import Connection
from teahouse.server.tables.ports import StoreProblem

AnyConnection: TypeAlias = "Connection | asyncpg.Connection[asyncpg.Record]"
MIGRATION_LOCK: Final = 7_318_301  # the advisory lock: one process at a time migrates
VERSION_TABLE: Final = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)"
VERSION: Final = "SELECT coalesce(max(version), 0) FROM schema_version"


async def migrate(connection: Connection) -> None:
    """Apply all missing steps in one transaction; processes that start together take turns."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await bring_up(connection)


async def version_of(connection: AnyConnection) -> int:
    """The schema version; 0 if there is nothing yet."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return int(await connection.fetchval(VERSION))


async def check_version(connection: AnyConnection) -> int:
    """The schema version of a store that this program can read."""
    version = await version_of(connection)
    if version == 0:
        raise StoreProblem("There is no store of Teahouse in this PostgreSQL database.")
    missing("postgres", version)
    return version


async def bring_up(connection: AnyConnection, upto: int | None = None) -> None:
    """Apply the missing steps (``upto`` that number), inside the caller's transaction."""
    await connection.execute(VERSION_TABLE)
    version: int = await connection.fetchval(VERSION)
    for number, script in missing("postgres", version):
        if upto is None or number <= upto:
            await connection.execute(script)
            await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", number)
