"""One text of SQL for both databases: PostgreSQL's, from which SQLite's is derived.

Every statement and every step of the schema was once written twice, and the two drifted apart
unseen. PostgreSQL needs the more explicit text (types, casts, row locks), so that text is the
source; the few differences are replaced here. What has no counterpart stands in a section of its
own (``schema_text``) or in the module of its database.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

# SQLite has one writer at a time: there is nothing to lock.
ROW_LOCKS: Final = (" FOR NO KEY UPDATE", " FOR UPDATE SKIP LOCKED")
WITHOUT_NAME: Final = "jsonb_set(fact::jsonb, '{name}', '\"\"')::text"
COLUMN_TYPES: Final = {"BIGINT": "INTEGER", "BOOLEAN": "INTEGER", "BYTEA": "BLOB"}
SECTION: Final = re.compile(r"-- (only sqlite|only postgres|both):")


@cache
def sqlite_text(statement: str) -> str:
    """A statement as SQLite takes it.

    >>> sqlite_text("SELECT fact::jsonb ->> 'name' FROM log_entry WHERE number = $1")
    "SELECT json_extract(fact, '$.name') FROM log_entry WHERE number = ?1"
    """
    for lock in ROW_LOCKS:
        statement = statement.replace(lock, "")
    statement = re.sub(r"\$(\d+)", r"?\1", statement)
    statement = statement.replace(WITHOUT_NAME, "json_set(fact, '$.name', '')")
    return re.sub(r"(\w+)::jsonb ->> '(\w+)'", r"json_extract(\1, '$.\2')", statement)


def schema_text(script: str, dialect: str) -> str:
    """A step of the schema for one dialect.

    Lines after ``-- only sqlite:`` or ``-- only postgres:`` are for that dialect and stay as they
    are; ``-- both:`` ends such a section.
    """
    found, section = [], "both"
    for line in script.splitlines(keepends=True):
        mark = SECTION.fullmatch(line.rstrip())
        if mark is not None:
            section = mark[1]
        elif section == "both":
            found.append(_sqlite_schema_line(line) if dialect == "sqlite" else line)
        elif section == f"only {dialect}":
            found.append(line)
    return "".join(found)


def _sqlite_schema_line(line: str) -> str:
    if line == ");\n":  # of CREATE TABLE: sorted by the primary key, and types are enforced
        return ") WITHOUT ROWID, STRICT;\n"
    return re.sub(r"\b(BIGINT|BOOLEAN|BYTEA)\b", lambda found: COLUMN_TYPES[found[1]], line)
