"""A web application as small as can be, to test the processes that serve it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from teahouse.server.process.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Scope]]
Send = Callable[[Scope], Awaitable[None]]


def create_app(settings: Settings) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await _lifespan(receive, send)
            return
        path = scope["path"]
        if path == "/die":
            os._exit(7)
        if path == "/slow":
            await asyncio.sleep(1)
        body = f"{os.getpid()} {os.getppid()} {settings.bots} {scope['client'][0]}"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body.encode()})

    return app


def create_broken(settings: Settings) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    raise RuntimeError("this application is broken")


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        await send({"type": f"{message['type']}.complete"})
        if message["type"] == "lifespan.shutdown":
            print("the application has stopped in order", file=sys.stderr, flush=True)
            return
