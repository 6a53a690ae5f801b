"""For those who run the server: is it alive, is it ready, what is it doing?"""

from __future__ import annotations

import hmac

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from teahouse.server.http.common import Req
from teahouse.server.process.context import ServerContext
from teahouse.server.tables.answers import Refusal
from teahouse.server.tables.ports import StoreProblem


@get("/healthz/live", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def live() -> str:
    """The process answers."""
    return "alive\n"


@get("/healthz/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(server: NamedDependency[ServerContext]) -> Response[str]:
    """The store answers and the server is not closing."""
    if server.is_closing:
        return Response("closing\n", status_code=503)
    try:
        await server.store.outbox_rows(1)
    except StoreProblem:
        return Response("the store does not answer\n", status_code=503)
    return Response("ready\n")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Req, server: NamedDependency[ServerContext]) -> Response[bytes]:
    """Metrics for Prometheus, for whoever shows the token of the settings."""
    wanted = f"Bearer {server.settings.metrics_token}"
    given = request.headers.get("authorization", "")
    if not server.settings.metrics_token or not hmac.compare_digest(
        given.encode(), wanted.encode()
    ):
        raise Refusal("not-yours")
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [live, ready, metrics]
