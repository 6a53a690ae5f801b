"""The application: routes, and what is around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from teahouse import __version__
from teahouse.core.errors import TeahouseError
from teahouse.server.http import (
    accounts,
    errors,
    games,
    health,
    house_tables,
    lessons,
    openapi,
    pages,
    socket,
    table_rules,
    tables,
)
from teahouse.server.http.asgi import App
from teahouse.server.http.common import Req, server_of
from teahouse.server.http.identity import RequestIdentity, identify
from teahouse.server.http.observe import Observe
from teahouse.server.http.security import RequestGate
from teahouse.server.process.context import ServerContext, open_server_context
from teahouse.server.process.settings import Settings
from teahouse.server.tables.ports import Clock


def create_app(settings: Settings, clock: Clock | None = None) -> App:
    """The whole server as an ASGI application."""
    routes = _routes(settings, clock)
    # The framework has types of its own for the same.
    return RequestGate(Observe(cast("App", routes)), settings.public_url, lambda: _close(routes))


def openapi_document() -> dict[str, object]:
    """The description of the interface for programs, without opening a server."""
    return openapi.complete(_routes(Settings()).openapi_schema.to_schema())


def _routes(settings: Settings, clock: Clock | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_server_context(settings, clock) as server:
            app.state.server = server
            yield

    return Litestar(
        route_handlers=[
            openapi.openapi,
            *games.HANDLERS,
            *lessons.HANDLERS,
            *tables.HANDLERS,
            *table_rules.HANDLERS,
            *house_tables.HANDLERS,
            *accounts.HANDLERS,
            *health.HANDLERS,
            socket.socket,
            *pages.handlers(),
        ],
        dependencies={
            "server": Provide(_server, sync_to_thread=False),
            "identity": Provide(_identity),
        },
        exception_handlers={
            TeahouseError: errors.refusal_response,
            HTTPException: errors.malformed_response,
            UnicodeDecodeError: errors.undecodable_response,
            RecursionError: errors.undecodable_response,
            Exception: errors.failure_response,
        },
        lifespan=[lifespan],
        openapi_config=_openapi(),
        request_max_body_size=settings.max_body,
        debug=False,
        logging_config=None,
    )


def _close(routes: Litestar) -> None:
    server: ServerContext | None = routes.state.get("server")
    if server is not None:
        server.begin_closing()


def _server(request: Req) -> ServerContext:
    return server_of(request)


async def _identity(request: Req) -> RequestIdentity:
    identity = await identify(request)
    identity.limit("request")
    return identity


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Teahouse",
        version=__version__,
        description="Tables, games and people of a Teahouse. The socket is in docs/protocol.md.",
        render_plugins=[],  # they load programs from elsewhere; ``openapi.py`` serves the file
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(
                    type="apiKey", name="teahouse", security_scheme_in="cookie"
                ),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
    )
