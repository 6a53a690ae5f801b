"""The client's files: compressed once, and kept by browsers for good.

Their names carry a hash of their content, so that a changed file has another name.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from teahouse.server.http.common import Req

KINDS: Final[Mapping[str, str]] = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED: Final = (".css", ".js", ".svg")  # a font is compressed as it is
FOR_GOOD: Final = "public, max-age=31536000, immutable"


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()


@cache
def _packed(path: Path) -> bytes:
    return gzip.compress(_read(path), 9, mtime=0)


def answer(path: Path, accepted: str) -> Response[bytes]:
    """One file, compressed for whoever takes it so."""
    headers = {"cache-control": FOR_GOOD, "vary": "accept-encoding"}
    content = _read(path)
    if path.suffix in PACKED and "gzip" in accepted:
        content = _packed(path)
        headers["content-encoding"] = "gzip"
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return Response(content, headers=headers, media_type=kind)


def handler_of(folder: Path) -> HTTPRouteHandler:
    """Serves the files that are in this folder now, by their names alone."""
    known = {path.name: path for path in folder.iterdir() if path.is_file()}

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Req, name: FromPath[str]) -> Response[bytes]:
        if name not in known:
            raise NotFoundException
        return answer(known[name], request.headers.get("accept-encoding", ""))

    return asset
