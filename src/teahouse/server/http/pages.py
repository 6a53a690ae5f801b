"""The browser's client, as it was built into the package."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

import teahouse
from teahouse.server.http import assets

WEB = Path(teahouse.__file__).with_name("web")
WITHOUT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Teahouse</title>
<h1>Teahouse</h1>
<p>The server runs, but it was installed without its browser client. Build it with
<code>make</code> where Node.js is installed, or play in the terminal: <code>teahouse play</code>.
The programming interface is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


def handlers() -> list[HTTPRouteHandler]:
    """The client's files, or a page that says what is missing."""
    if not (WEB / "index.html").is_file():
        return [_without]
    return [_index, assets.handler_of(WEB / "assets")]


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def _without() -> str:
    return WITHOUT


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def _index() -> Response[bytes]:
    content = (WEB / "index.html").read_bytes()
    return Response(content, headers={"cache-control": "no-cache"})
