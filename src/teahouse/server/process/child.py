"""``python -m teahouse.server.process.child``: one of several serving processes.

Its parent (``several.py``) hands down the listening sockets and, through the standard input, the
order: no secret stands in an argument. The input stays open as long as the parent lives.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from contextlib import suppress

import msgspec

from teahouse.server.process.settings import Settings
from teahouse.server.process.single import run

READY = "ready"


class ChildConfig(msgspec.Struct, frozen=True):
    """What to serve, and on which sockets."""

    settings: Settings
    factory: str
    sockets: list[int]  # file descriptors


def main() -> None:
    """Serve until a signal says stop, or until the parent is gone."""
    order = msgspec.json.decode(_line(), type=ChildConfig)
    threading.Thread(target=_watch, name="parent", daemon=True).start()
    sockets = [socket.socket(fileno=number) for number in order.sockets]
    run(order.settings, order.factory, sockets, _ready)


def _ready() -> None:
    """Nobody hears it if the parent was killed meanwhile; then the end comes by itself."""
    with suppress(BrokenPipeError):
        os.write(1, f"{READY}\n".encode())


def _line() -> bytes:
    """The first line of the input; read byte by byte, so that nothing of the rest is taken."""
    line = b""
    while not line.endswith(b"\n"):
        byte = os.read(0, 1)
        if not byte:
            sys.exit("teahouse: this process is started by `teahouse serve`")
        line += byte
    return line


def _watch() -> None:
    """A parent that was killed cannot stop its children: they notice by themselves."""
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
