"""The sockets on which the server listens, and the address that people type."""

from __future__ import annotations

import errno
import socket

from teahouse.core.errors import TeahouseError
from teahouse.server.process.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048


class CannotListen(TeahouseError):
    """The address cannot be used; the sentence says what to do."""


def listen(host: str, port: int) -> list[socket.socket]:
    """A listening socket for every address of the host; port 0 takes any that is free."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise CannotListen(f"The host {host!r} is not known here: {error.strerror}.") from error
    sockets: list[socket.socket] = []
    try:
        for family, _, _, _, address in dict.fromkeys(found):
            sockets.append(_bound(family, (address[0], port)))
            port = sockets[0].getsockname()[1]
    except OSError as error:
        for one in sockets:
            one.close()
        raise CannotListen(_why_not_listening(host, port, error)) from error
    return sockets


def _bound(family: int, address: tuple[str | int, int]) -> socket.socket:
    # Named, so that asyncio knows what it may send at once, without waiting for more to send.
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.listen(BACKLOG)
    except OSError:
        one.close()
        raise
    return one


def _why_not_listening(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} of {host} is taken: stop the program that uses it, "
            "or choose another with --port."
        )
    if error.errno == errno.EACCES:
        return f"Port {port} needs rights that you do not have: choose one from 1024 on."
    return f"Teahouse cannot listen at {host}, port {port}: {error.strerror}."


def address_of(settings: Settings, sockets: list[socket.socket]) -> str:
    """What people type into their browser."""
    if settings.public_url:
        return settings.public_url
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    port = sockets[0].getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
