"""What handlers share: the server that they work for, and the client's address."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from teahouse.server.process.context import ServerContext

Req: TypeAlias = Request[Any, Any, Any]
Socket: TypeAlias = WebSocket[Any, Any, Any]
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


def server_of(connection: Connection) -> ServerContext:
    """The server behind an application, while it is open."""
    server: ServerContext = connection.app.state.server
    return server


def address_of(connection: Connection) -> str:
    """The client's address. Behind a trusted proxy the web server has put in the real one."""
    client = connection.scope.get("client")
    return client[0] if client else "local"
