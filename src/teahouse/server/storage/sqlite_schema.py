"""The schema of a SQLite store: its version, and the steps that bring it up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from teahouse.server.storage.migrations import missing
from teahouse.server.tables.ports import StoreProblem


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, all or nothing; others who start now wait for the lock."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        bring_up(connection)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def version_of(connection: sqlite3.Connection) -> int:
    """The schema version; 0 if there is nothing yet."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def check_version(connection: sqlite3.Connection, path: Path) -> int:
    """The schema version of a store that this program can read."""
    try:
        version = version_of(connection)
    except sqlite3.Error as error:
        raise StoreProblem(f"The database {path} cannot be opened: {error}.") from error
    if version == 0:
        raise StoreProblem(f"{path} is not a store of Teahouse.")
    missing("sqlite", version)
    return version


def bring_up(connection: sqlite3.Connection, upto: int | None = None) -> None:
    """Apply the missing steps (``upto`` that number), inside the caller's transaction."""
    for number, script in missing("sqlite", version_of(connection)):
        if upto is None or number <= upto:
            for statement in _statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version={number}")


def _statements(script: str) -> list[str]:
    """The script cut at its statements' ends (a trigger has semicolons inside)."""
    found, current = [], ""
    for line in script.splitlines(keepends=True):
        current += line
        if sqlite3.complete_statement(current):
            found.append(current)
            current = ""
    return found
