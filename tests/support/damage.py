"""Stores that somebody has written to by hand."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import asyncpg


async def change(where: str, statement: str, *values: object) -> None:
    """Write past the store, as nobody should (the triggers of the log are off)."""
    if where.startswith("postgres"):
        connection = await asyncpg.connect(where)
        await connection.execute("ALTER TABLE log_entry DISABLE TRIGGER USER")
        for number in range(len(values)):
            statement = statement.replace("?", f"${number + 1}", 1)
        await connection.execute(statement, *values)
        await connection.close()
        return
    with closing(sqlite3.connect(where)) as file, file:
        for (name,) in file.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'trigger'"
        ).fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute(statement, values)
