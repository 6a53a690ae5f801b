"""What every answer carries and every request must satisfy, before anything else looks at it.

Requests that change something, and sockets, must come from our own pages or from no page at all
(programs). No token is needed in forms: browsers say where a request comes from.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec

from teahouse.server.http.asgi import App, Message, Receive, Scope, Send
from teahouse.server.protocol.http_api import HttpProblem
from teahouse.server.tables.answers import Why
from teahouse.text.house_words import sentence

SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CSP.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]


class RequestGate:
    """The outermost part of the application."""

    def __init__(
        self, app: App, public_url: str, stopping: Callable[[], None] = lambda: None
    ) -> None:
        self._app = app
        self.stopping = stopping  # to be called when the server begins to stop
        public = urlsplit(public_url)
        self._public = public.netloc.lower()
        self._https = public.scheme == "https"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what comes from elsewhere; add the headers to the rest."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        why = self._wrong(scope)
        if why is not None:
            await _refuse(scope, receive, send, why)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return

        started = False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message["headers"], *self._headers()]
            await send(message)

        try:
            await self._app(scope, receive, with_headers)
        except asyncio.CancelledError:
            # The server stops and waits no longer for this request: a long poll, as a rule.
            if started:
                raise
            await _answer(send, 503, "closing")

    def _headers(self) -> list[tuple[bytes, bytes]]:
        if self._https:
            return [*HEADERS, (b"strict-transport-security", b"max-age=31536000")]
        return HEADERS

    def _wrong(self, scope: Scope) -> str | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(host):
            return "unknown-host"
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        site = headers.get(b"sec-fetch-site", b"none").decode("latin-1")
        if site not in ("same-origin", "none"):
            return "foreign-page"
        origin = headers.get(b"origin")
        if origin is None:
            return None
        page = urlsplit(origin.decode("latin-1").lower()).netloc
        return None if page and page in (host, self._public) else "foreign-page"

    def _is_ours(self, host: str) -> bool:
        """Is this a name of the server? (A foreign name may point to its address.)"""
        if self._public:
            return host == self._public
        name = urlsplit(f"//{host}").hostname or ""
        if name in ("localhost", socket.gethostname().lower()):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


async def _refuse(scope: Scope, receive: Receive, send: Send, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": why})
        return
    await _answer(send, 403, why)


async def _answer(send: Send, status: int, why: str) -> None:
    body = msgspec.json.encode(HttpProblem(status, Why(why), sentence("en", why, {})))
    head = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": [*head, *HEADERS]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
