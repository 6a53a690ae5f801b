"""What handlers share: who asks, and the house that they work for."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from teahouse.server.process.context import ServerContext

Req: TypeAlias = Request[Any, Any, Any]
Socket: TypeAlias = WebSocket[Any, Any, Any]
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Connection) -> ServerContext:
    """The house behind an application, while it is open."""
    house: ServerContext = connection.app.state.house
    return house


def address_of(connection: Connection) -> str:
    """The client's address. Behind a trusted proxy the web server has put in the real one."""
    client = connection.scope.get("client")
    return client[0] if client else "local"
