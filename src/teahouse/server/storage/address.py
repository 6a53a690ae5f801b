"""Where a store is: a path or an address, and how it may be shown."""

from __future__ import annotations

from typing import Final

HIDDEN: Final = "***"


def is_postgres(where: str) -> bool:
    """Is this an address, not a path?"""
    return where.startswith(("postgres://", "postgresql://"))


def without_password(where: str) -> str:
    """The address as it may be shown."""
    if not is_postgres(where) or "@" not in where:
        return where
    scheme, _, rest = where.partition("://")
    login, _, place = rest.rpartition("@")
    user, colon, _ = login.partition(":")
    return f"{scheme}://{user}{':' + HIDDEN if colon else ''}@{place}"
