"""A WebSocket with a short cut: uvicorn's own protocol, but whole text messages go straight in and out.

Through ASGI every message is a dictionary, a queue and a task that wakes up, in each direction; that costs more than
the move itself. So whoever finds this protocol in the scope's extensions may take what comes with an `Ear` and send by
`write`. All else (the handshake, pings, pieces, closing) is left to uvicorn and websockets as usual.

Nobody is kept waiting by what one connection sends. Of what came, a little is handled in each turn of the event loop,
and nothing more is read until all of it is; before the handshake is answered, nothing is read at all; and once we are
closing, all that is still looked for is the other side's word that it closes, too.

What is written goes out at the end of the moment in which it was: the messages of a whole batch of moves one right
after the other. Sending each at once would wake the other side up for every one of them, which takes longer than the
sending itself.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop
from struct import Struct
from time import monotonic
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask as unmask  # type: ignore[attr-defined]
from websockets.http11 import Request

from spieltrieb.server.slim import Event, Queue

EXTENSION = "spieltrieb.wire"
WHOLE_TEXT = 0x81  # the first byte of a text message in one piece
KIND, CLOSING = 0x0F, 0x08  # of a frame's first byte
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a length: it follows in two or in eight bytes
MOST_WAITING = 1_000_000  # bytes that a slow connection may leave waiting before it is cut off
CLOSE_WITHIN = 3.0  # seconds in which the other side may answer that it closes, too
# What one connection may have handled in one turn: at most this many frames, or what takes this many seconds.
FRAMES_AT_ONCE, TIME_AT_ONCE = 32, 0.002

_head = Struct(">HH").pack  # of a message whose length takes two bytes, as that of most does
# Those that have something to send at the end of this moment, by server.
_to_send: WeakKeyDictionary[AbstractEventLoop, list[Wire]] = WeakKeyDictionary()
log = logging.getLogger("spieltrieb.connections")


class Ear(Protocol):
    """Who takes what comes."""

    def hear(self, text: bytes) -> None:
        """A text message came."""

    def hear_bytes(self) -> None:
        """A binary message came, which nobody understands."""

    def allow(self) -> bool:
        """Something else came, a ping or a piece of a message: whether it is to be looked at."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    _ear: Ear | None = None  # takes every message, while the connection is open
    _rest: bytes = b""  # what came and has not been handled
    _is_held = False  # there is more in it than one turn handles
    _frames: list[bytes]  # that go out at the end of this moment
    _senders: list[Wire]  # the connections of this server that have some
    _is_full = False  # the other side is slow to take what we send

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = CLOSE_WITHIN
        self.queue = Queue()  # type: ignore[assignment]
        self.writable = Event(is_set=True)  # type: ignore[assignment]
        self._frames = []
        self._senders = senders(self.loop)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol, and read nothing before it has answered."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self
            self.transport.pause_reading()

    def begin(self, ear: Ear) -> None:
        """Take the short cut from now on; what the handshake needed is not kept as long as the connection."""
        self._ear = ear
        self.scope["headers"] = []
        self.scope["extensions"] = {}  # with us in it
        self.request.headers.clear()
        self.response.headers.clear()
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def part(self) -> None:
        """Nobody will take anything: read only for the other side's word that it closes, too."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def hush(self) -> None:
        """Hand nothing over any more: the connection is being closed."""
        self._ear = None

    def data_received(self, data: bytes) -> None:
        """Take what came: the handshake first, then frames; most of the time one short text, whole and alone."""
        if self._ear is not None and not self._rest and data[0] == WHOLE_TEXT and not self.close_sent:
            size = len(data)
            if 6 <= size < TWO_BYTES + 6 and data[1] == size - 6 | MASKED:
                self._ear.hear(unmask(data[6:], data[2:6]))
                return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._rest = self._rest + data if self._rest else data
        if not self._is_held:
            self._read()

    def _read(self) -> None:
        """Handle what has come whole, and the rest of it in the turns that follow, so that others come in between."""
        data, at, end = self._rest, 0, len(self._rest)
        last = monotonic() + TIME_AT_ONCE
        frames = 0
        while end - at >= 6 and not self.transport.is_closing():
            if frames == FRAMES_AT_ONCE or (frames and monotonic() > last):
                self._rest = data[at:]
                self._hold()
                return
            length, start = data[at + 1] & 0x7F, at + 2
            if length >= TWO_BYTES:
                size = 2 if length == TWO_BYTES else 8
                length, start = int.from_bytes(data[start : start + size], "big"), start + size
            if length > self.config.ws_max_size:
                self._rest = b""
                super().data_received(data[at : at + 14])  # the beginning is enough to answer that it is too long
                return
            stop = start + 4 + length
            if stop > end:
                break
            self._handle(data, at, start, stop)
            at, frames = stop, frames + 1
        self._rest = data[at:]

    def _handle(self, data: bytes, at: int, start: int, stop: int) -> None:
        """Text messages are for us; every other frame, whole, is for uvicorn."""
        first = data[at]
        if self._ear is None or self.close_sent:
            if first & KIND == CLOSING:
                super().data_received(data[at:stop])
        elif first == WHOLE_TEXT and data[at + 1] & MASKED:
            self._ear.hear(unmask(data[start + 4 : stop], data[start : start + 4]))
        elif first & KIND == CLOSING or self._ear.allow():
            super().data_received(data[at:stop])

    def _hold(self) -> None:
        """Go on in the next turn, and read nothing until then."""
        self._is_held = True
        self.transport.pause_reading()
        self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._is_held = False
        self._read()
        if not self._is_held and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or binary."""
        content = b"".join(self.frames)
        self.frames = []
        if self._ear is None:
            return
        if self.curr_msg_data_type == "text":
            self._ear.hear(content)
        else:
            self._ear.hear_bytes()

    def keepalive_timeout(self) -> None:
        """The other side has not answered for long: whatever still waits to be sent will never be read."""
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, content: bytes) -> None:
        """Send a text message, at the end of this moment."""
        size = len(content)
        if TWO_BYTES <= size < 65536:
            frame = _head(WHOLE_TEXT << 8 | TWO_BYTES, size) + content
        elif size < TWO_BYTES:
            frame = bytes((WHOLE_TEXT, size)) + content
        else:
            frame = bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + content
        if not self._frames:
            if not self._senders:
                self.loop.call_soon(_send_all, self._senders)
            self._senders.append(self)
        self._frames.append(frame)

    def send_now(self) -> None:
        """Send what was written."""
        frames = self._frames
        if not frames:
            return
        content = frames[0] if len(frames) == 1 else b"".join(frames)
        frames.clear()
        if self.disconnected or self.close_sent:
            return
        self.transport.write(content)
        if self._is_full and self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over. Cycles would stay: the garbage collector hardly ever looks at old objects."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None

    def pause_writing(self) -> None:
        """The other side is slow to take what we send."""
        super().pause_writing()
        self._is_full = True

    def resume_writing(self) -> None:
        """It has taken most of it."""
        super().resume_writing()
        self._is_full = False


def senders(loop: AbstractEventLoop) -> list[Wire]:
    """The connections of a server that have something to send at the end of this moment."""
    return _to_send.setdefault(loop, [])


def _send_all(wires: list[Wire]) -> None:
    now, wires[:] = wires[:], ()
    for wire in now:
        try:
            wire.send_now()
        except Exception:  # what is wrong with one of them is nothing to the others
            log.exception("broken")


def wire_of(scope: Any) -> Wire | None:
    """The protocol of a connection, where it has the short cut."""
    found: Wire | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found
