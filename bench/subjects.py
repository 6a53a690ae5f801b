"""The servers that are measured, each with the clients that play on it."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.machine import cores, processor_seconds, resident_kilobytes, running

ROOT = Path(__file__).resolve().parent.parent
PEER = Path(__file__).resolve().parent / "boardgame_io"
PLACE = ROOT / ".bench" / "boardgame_io"

# No limit may be what is measured, and no bots think.
SETTINGS = {
    f"TEAHOUSE_{key}": "1000000"
    for key in (
        "REQUESTS_PER_MINUTE",
        "LOGINS_PER_MINUTE",
        "MESSAGES_PER_MINUTE",
        "SOCKETS_PER_ADDRESS",
    )
} | {"TEAHOUSE_BOTS": "0", "TEAHOUSE_LOG_FORMAT": "json"}


@dataclass(frozen=True)
class Subject:
    """What is measured, and where it keeps its games."""

    key: str  # how it is chosen
    name: str
    store: str  # sqlite, postgres, memory, file
    game: str
    late: int  # a move so far into four games is late, and all four are still going on
    is_peer: bool = False


@dataclass(frozen=True)
class Where:
    """Where a server keeps its games."""

    address: str  # as ours takes it
    folder: str  # of the files, or of the database's socket
    process: int | None = None  # of the database


class Ended(Exception):
    """The server or its clients did not go on."""


@dataclass
class Driver:
    """A running server with its load generator."""

    server: subprocess.Popen[str]
    players: subprocess.Popen[str]
    database: int | None  # the process of PostgreSQL

    def order(self, do: str, **wish: object) -> dict[str, Any]:
        """Give the generator an order and wait for what it tells."""
        assert self.players.stdin is not None
        assert self.players.stdout is not None
        self.players.stdin.write(json.dumps({"do": do, **wish}) + "\n")
        self.players.stdin.flush()
        line = self.players.stdout.readline()
        if not line:
            raise Ended(f"the clients gave up; the server's end: {self.server.poll()}; see the log")
        told: dict[str, Any] = json.loads(line)
        return told

    def spent(self) -> tuple[float, float]:
        """Processor seconds of the server, and of its database."""
        own = processor_seconds(self.server.pid)
        return own, 0.0 if self.database is None else processor_seconds(self.database)

    def memory(self) -> int:
        """Kilobytes of the server."""
        return resident_kilobytes(self.server.pid)


@contextmanager
def driven(subject: Subject, pace: float, log: Path) -> Iterator[Driver]:
    """Start the server on one core and its clients on the other."""
    server_core, players_core = cores()
    with ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="teahouse-load-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        where = Where(str(folder / "teahouse.db"), str(folder))
        if subject.store == "postgres":
            where = _postgres(stack)
        if subject.is_peer:
            command = ["node", str(PLACE / "server.js"), subject.store, where.folder]
            players = ["node", str(PLACE / "players.js")]
        else:
            serve = ["-m", "teahouse", "serve", "--store", where.address, "--port", "0"]
            command = [sys.executable, *serve]
            players = [sys.executable, "-m", "bench.players"]
        environment = SETTINGS | {"NODE_ENV": "production"}
        server = stack.enter_context(running(command, server_core, log, environment))
        assert server.stdout is not None
        opened = re.search(r":(\d+)\s*$", server.stdout.readline())
        if opened is None:
            raise RuntimeError(f"{subject.name} does not start; see {log}")
        order = [*players, opened[1], subject.game, str(pace)]
        crowd = stack.enter_context(running(order, players_core, log))
        yield Driver(server, crowd, where.process)


def _postgres(stack: ExitStack) -> Where:
    """A durable PostgreSQL on the core of the server (as its parent is)."""
    import pg

    address = stack.enter_context(pg.server(durable=True))
    place = asyncio.run(pg.new_schema(address))
    folder = address.partition("host=")[2]
    process = int((Path(folder) / "data" / "postmaster.pid").read_text().splitlines()[0])
    return Where(place, folder, process)


def install_peer() -> None:
    """boardgame.io in a folder of its own, as the lock file names it."""
    PLACE.mkdir(parents=True, exist_ok=True)
    before = PLACE / "package-lock.json"
    lock = (PEER / "package-lock.json").read_bytes()
    ready = (PLACE / "node_modules").is_dir() and before.exists() and before.read_bytes() == lock
    for file in PEER.iterdir():
        shutil.copy(file, PLACE)
    if not ready:
        print("Installing boardgame.io into .bench ...", file=sys.stderr)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PLACE, check=True)
