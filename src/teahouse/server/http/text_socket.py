"""uvicorn's WebSocket, with a short way for texts that are encoded already.

Most of what a busy server does is sending updates. Here a text goes straight into its frame,
several share one write to the connection, and nobody waits as long as the client reads.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

# The name of the extension in ASGI's scope: a ``realtime.connection.MessageSink``.
MESSAGE_SINK = "teahouse.message_sink"


class TextSocket(WebSocketsSansIOProtocol):
    """Offers itself to the application as a message sink, among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        """Before the application runs."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[MESSAGE_SINK] = self

    def try_send(self, texts: list[bytes]) -> bool:
        """Send UTF-8 texts now; False, and nothing is sent, if the client does not read."""
        if not (self.writable.is_set() and self._is_open()):
            return False
        self._send(texts)
        return True

    async def send_texts(self, texts: list[bytes]) -> None:
        """Send UTF-8 texts; waits while the client does not read."""
        await self.writable.wait()
        if not self._is_open():
            raise ClientDisconnected
        self._send(texts)

    def _send(self, texts: list[bytes]) -> None:
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def _is_open(self) -> bool:
        return not (self.disconnected or self.close_sent) and self.conn.state is State.OPEN
