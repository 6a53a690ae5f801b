"""Every request is counted, timed, and has a line in the log (never its secrets)."""

from __future__ import annotations

import asyncio
import secrets
import time

import structlog

from teahouse.server.http.asgi import App, Message, Receive, Scope, Send

log = structlog.get_logger("teahouse.http")


class Observe:
    """Around the routes, inside the gate."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, then write down what came of it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()
        request_id = secrets.token_hex(6)

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", request_id.encode())]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id):
            try:
                await self._app(scope, receive, note_status)
            except asyncio.CancelledError:
                status = 503  # the server stops; the gate says so
                raise
            finally:
                self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # The template, never the path: an address that somebody makes up is no label.
        route = scope.get("path_template") or "other"
        scope["litestar_app"].state.server.metrics.request(scope["method"], route, status, seconds)
        if route.startswith("/healthz"):
            return
        write = log.info if status < 500 or status == 503 else log.error
        write(
            "request",
            method=scope["method"],
            route=route,
            table=scope.get("path_params", {}).get("table"),
            status=status,
            ms=round(seconds * 1000, 1),
        )
