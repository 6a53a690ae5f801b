"""A cable between a browser and the house that can be pulled out and put back."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


class Cable:
    """Carries every connection to the house on; while it is out, all are dropped."""

    def __init__(self, house: str) -> None:
        parts = urlsplit(house)
        self._house = (parts.hostname or "", parts.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._out = False
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._accept, name="cable")
        self._thread.start()

    def pull(self) -> None:
        """Break every connection, and let no new one through."""
        with self._lock:
            self._out = True
            ends = list(self._open)
        for end in ends:
            _hang_up(end)

    def put_back(self) -> None:
        """Let new connections through again."""
        with self._lock:
            self._out = False

    def close(self) -> None:
        """Break everything for good."""
        self.pull()
        # Closing alone does not wake a thread that waits in accept.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join()

    def _accept(self) -> None:
        pumps: list[threading.Thread] = []
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                break  # closed
            with self._lock:
                out = self._out
            if out:
                near.close()
                continue
            far = socket.create_connection(self._house)
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self._lock:
                self._open |= {near, far}
            for source, target in ((near, far), (far, near)):
                pump = threading.Thread(target=self._carry, args=(source, target), name="cable")
                pump.start()
                pumps.append(pump)
        for pump in pumps:
            pump.join()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        """Carry bytes one way until either end hangs up."""
        try:
            while data := source.recv(65536):
                target.sendall(data)
        except OSError:
            pass  # hung up in the middle: the other end learns it below
        _hang_up(target)
        with self._lock:
            self._open.discard(source)
        source.close()


def _hang_up(end: socket.socket) -> None:
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:
        return  # it was gone already


@contextmanager
def cable(house: str) -> Iterator[Cable]:
    """A cable of one's own to the house."""
    one = Cable(house)
    try:
        yield one
    finally:
        one.close()
