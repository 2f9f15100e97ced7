"""A WebSocket with a short cut: uvicorn's own protocol, but whole text messages go straight in and out.

Through ASGI every message is a dictionary, a queue and a task that wakes up, in each direction; that costs more than
the move itself. So whoever finds this protocol in the scope's extensions may take what comes by `hear` and send by
`write`. All else (the handshake, pings, fragments, closing) is left to uvicorn and websockets as usual.

What is written goes out at the end of the moment in which it was: the messages of a whole batch of moves one right
after the other. Sending each at once would wake the other side up for every one of them, which takes longer than the
sending itself.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask as unmask  # type: ignore[attr-defined]
from websockets.http11 import Request

EXTENSION = "spieltrieb.wire"
WHOLE_TEXT = 0x81  # the first byte of a text message in one piece
MASKED = 0x80
MOST_WAITING = 1_000_000  # bytes that a slow connection may leave waiting before it is cut off

# Those that have something to send at the end of this moment, by server.
_to_send: dict[AbstractEventLoop, list[Wire]] = {}
log = logging.getLogger("spieltrieb.connections")


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    hear: Callable[[bytes], None] | None = None  # takes every text message, once the connection is open
    _rest: bytes = b""  # of a frame that has not come whole
    _frames: bytes = b""  # that go out at the end of this moment

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def begin(self, hear: Callable[[bytes], None]) -> None:
        """Take the short cut from now on; the headers of the handshake need not be kept as long as the connection."""
        self.hear = hear
        self.scope["headers"] = []
        self.request.headers.clear()
        self.response.headers.clear()

    def data_received(self, data: bytes) -> None:
        """Take text messages out of what came; every other frame, whole, is for uvicorn."""
        if self.hear is None:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while end - at >= 6:
            length, start = data[at + 1] & 0x7F, at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, start = int.from_bytes(data[start : start + size], "big"), start + size
            if length > self.config.ws_max_size:
                super().data_received(data[at:])  # which answers that it is too long
                return
            stop = start + 4 + length
            if stop > end:
                break
            if data[at] == WHOLE_TEXT and data[at + 1] & MASKED and not self.close_sent:
                self.hear(unmask(data[start + 4 : stop], data[start : start + 4]))
            else:
                super().data_received(data[at:stop])
            at = stop
        self._rest = data[at:]

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or binary."""
        if self.hear is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        content = b"".join(self.frames)
        self.frames = []
        self.hear(content)

    def write(self, content: bytes) -> None:
        """Send a text message, at the end of this moment."""
        size = len(content)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._frames:
            waiting = _to_send.get(self.loop)
            if waiting is None:
                waiting = _to_send[self.loop] = []
                self.loop.call_soon(_send_all, self.loop)
            waiting.append(self)
        self._frames += head + content

    def send_now(self) -> None:
        """Send what was written."""
        frames, self._frames = self._frames, b""
        if not frames or self.disconnected or self.close_sent:
            return
        self.transport.write(frames)
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()


def _send_all(loop: AbstractEventLoop) -> None:
    for wire in _to_send.pop(loop):
        try:
            wire.send_now()
        except Exception:  # what is wrong with one of them is nothing to the others
            log.exception("broken")


def wire_of(scope: Any) -> Wire | None:
    """The protocol of a connection, where it has the short cut."""
    found: Wire | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found
