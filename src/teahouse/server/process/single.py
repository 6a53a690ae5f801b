"""One serving process: uvicorn on sockets that are open already."""

from __future__ import annotations

import asyncio
import importlib
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from teahouse.server.http.text_socket import TextSocket
from teahouse.server.process import logs
from teahouse.server.process.gc_scheduler import GcScheduler
from teahouse.server.process.settings import Settings

STOP = 5  # seconds for what is under way when the server gets the signal to stop


class _Server(uvicorn.Server):
    """Says when it is ready, and when it begins to stop."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Ready once the application has started and connections are taken."""
        await super().startup(sockets)
        GcScheduler().begin(asyncio.get_running_loop())
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the application first: what only waits need not be waited for."""
        self._stopping()
        await super().shutdown(sockets)


def run(
    settings: Settings, factory: str, sockets: list[socket.socket], ready: Callable[[], None]
) -> None:
    """Serve until a signal ends it, in order; ``factory`` is written module:function."""
    logs.set_up(settings.log_format, settings.log_level)
    application = _application(factory, settings)
    config = uvicorn.Config(
        application,
        ws=TextSocket,
        ws_per_message_deflate=False,  # costs more memory and time than it saves
        ws_max_size=settings.max_body,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=STOP,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )
    stopping = getattr(application, "stopping", lambda: None)
    _Server(config, ready, stopping).run(sockets)


def _application(factory: str, settings: Settings) -> Any:
    module, _, function = factory.partition(":")
    return getattr(importlib.import_module(module), function)(settings)
