"""uvicorn's WebSocket, with a short way out for texts that are encoded already.

Most of what a busy house does is telling. Here a text goes straight into its frame, several share
one write to the connection, and nobody waits as long as the client reads.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WAY_OUT = "teahouse.way_out"  # the extension of ASGI's scope: a ``live.line.WayOut``


class TextSocket(WebSocketsSansIOProtocol):
    """Offers itself to the application as a way out, among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        """Before the application runs."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[WAY_OUT] = self

    def is_free(self) -> bool:
        """Is the client there, and does it read?"""
        return self.writable.is_set() and self._is_open()

    def put(self, texts: list[bytes]) -> None:
        """Send UTF-8 texts now; to be called while the way is free."""
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send_texts(self, texts: list[bytes]) -> None:
        """The same; waits while the client does not read."""
        await self.writable.wait()
        if not self._is_open():
            raise ClientDisconnected
        self.put(texts)

    def _is_open(self) -> bool:
        return not (self.disconnected or self.close_sent) and self.conn.state is State.OPEN
