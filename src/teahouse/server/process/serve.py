"""``serve``: open the store and the sockets, then run one process or several."""

from __future__ import annotations

import asyncio
import fcntl
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from teahouse.core.errors import TeahouseError
from teahouse.server.process.listen import address_of, listen
from teahouse.server.process.settings import Settings
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.ports import StoreProblem

FACTORY: Final = "teahouse.server.http.app:create_app"


def serve(settings: Settings, factory: str = FACTORY) -> int:
    """Serve until a signal comes; the exit code.

    ``factory`` names the function that makes the application from the settings.
    """
    try:
        from teahouse.server.process import single, supervisor
    except ModuleNotFoundError as error:
        raise TeahouseError(
            f"Serving needs the package {error.name}: install teahouse with the extra 'server'."
        ) from error
    with _only_server(settings):
        sockets = listen(settings.host, settings.port)
        try:
            # Here, not in the application: a store that cannot be used gets its one sentence.
            asyncio.run(_try_store(settings.store_address))

            def ready() -> None:
                print(f"Teahouse is open at {address_of(settings, sockets)}", flush=True)

            if settings.workers > 1:
                return supervisor.run_several(settings, factory, sockets, ready)
            single.run(settings, factory, sockets, ready)
        finally:
            _close(sockets)
    return 0


async def _try_store(address: str) -> None:
    await (await open_store(address)).close()


def _close(sockets: list[socket.socket]) -> None:
    for one in sockets:
        one.close()


@contextmanager
def _only_server(settings: Settings) -> Iterator[None]:
    """A SQLite file is served by one process at a time; the lock ends with the process."""
    if settings.on_postgres:
        yield
        return
    store = Path(settings.store)
    try:
        store.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(store.with_name(f"{store.name}.lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreProblem(
            f"The store {store} cannot be made: {error.strerror}; choose another with --store."
        ) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreProblem(
                f"The store {store} is served by another process: stop that one first, "
                "or choose another with --store."
            ) from None
        yield
    finally:
        os.close(lock)
