"""Numbered steps of the schema, one file for both dialects (``storage.dialect``).

A published step is never edited: a test holds the SHA-256 of what each dialect gets.
"""

from __future__ import annotations

from importlib.resources import files

from teahouse.server.storage.dialect import schema_text
from teahouse.server.tables.ports import StoreProblem


def steps(dialect: str) -> list[tuple[int, str]]:
    """All steps with their numbers, in order, as ``sqlite`` or ``postgres`` takes them."""
    found = [
        (int(file.name.split("_")[0]), schema_text(file.read_text(encoding="utf-8"), dialect))
        for file in files(__name__).iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(found)


def missing(dialect: str, version: int) -> list[tuple[int, str]]:
    """The steps after ``version``; a clear refusal if the database is ahead of the program."""
    every = steps(dialect)
    newest = every[-1][0]
    if version > newest:
        raise StoreProblem(
            f"The database has schema version {version}, but this program knows only {newest}: "
            "it was written by a newer Teahouse. Start that one, or restore a backup."
        )
    return [step for step in every if step[0] > version]
