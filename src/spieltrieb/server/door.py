"""The door: uvicorn's own HTTP protocol, but nobody keeps it open, stuffs it or crowds it.

A request, WebSocket handshakes included, must come whole within some seconds, its head must not be longer than a few
pages, and neither may what comes where a body should be; few may come before the one before them is answered, and one
machine has only so many connections. Whatever comes at once from many connections passes a turnstile: a few of them in
each turn of the event loop, and the moves of those who play in between.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter, deque
from collections.abc import Callable
from time import monotonic
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from spieltrieb.server.headers import network_address

PIECE = 1024  # bytes that are parsed before we check how it is going
MOST_HEAD = 16_384  # bytes of a request before its body, or after it; or of anything else that is not body
MOST_WAITING = 8  # requests that a connection may send before the one before them is answered
# What comes in during one turn of the event loop: at most this many requests, or what takes this many seconds.
AT_ONCE, TIME_AT_ONCE = 4, 0.002
FIRST_BYTE = 5.0  # seconds in which somebody who comes must say something
PLAIN = 1000  # connections that there may be beside the WebSockets
TURNED_AWAY = {  # by reason: the status, and what to do
    "slow": (408, b"The request has not come whole in time. Send it again."),
    "long-head": (431, b"The head of this request is too long. Send fewer or shorter headers."),
    "crowd": (429, b"Wait for the answer before you send so many requests over one connection."),
}


class Turnstile:
    """Lets a few in during each turn of the event loop; the others wait in the order in which they came."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._is_turning = False
        self._entered = 0  # in this turn
        self._last = 0.0  # when nobody else may enter in this turn
        self._waiting: deque[Callable[[], None]] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def enter(self, go_in: Callable[[], None]) -> bool:
        """Whether somebody may go in at once; if not, `go_in` is called when their turn has come."""
        if not self._is_turning:
            self._begin_turn()
        if not self._waiting and self._has_room():
            self._entered += 1
            return True
        self._waiting.append(go_in)
        return False

    def line_up(self, go_in: Callable[[], None]) -> None:
        """Somebody has had their time in this turn: `go_in` is called in one that follows, after all who wait."""
        if not self._is_turning:
            self._begin_turn()
        self._waiting.append(go_in)

    def _begin_turn(self) -> None:
        self._is_turning = True
        self._entered = 0
        self._last = monotonic() + TIME_AT_ONCE
        self._loop.call_soon(self._turn)

    def _has_room(self) -> bool:
        return self._entered < AT_ONCE and (not self._entered or monotonic() < self._last)

    def _turn(self) -> None:
        self._is_turning = False
        if self._waiting:
            self._begin_turn()
        while self._waiting and self._has_room():
            self._entered += 1
            self._waiting.popleft()()


class Config(uvicorn.Config):
    """uvicorn's settings, and what all doors of a server share."""

    def __init__(
        self, app: Any, seconds: float, most: int, most_from_one: int, refused: Counter[str], **more: Any
    ) -> None:
        super().__init__(app, http=Door, log_config=None, **more)  # set_up_logs has done that, for all of us
        self.seconds = seconds  # in which a request must have come whole
        self.most = most  # connections of all kinds; 0: no limit
        # That are not WebSockets, from one address that is not a proxy's; 0: no limit.
        self.most_from_one = most_from_one
        self._proxies = _TrustedHosts(self.forwarded_allow_ips)
        self.here: Counter[str] = Counter()  # connections by address
        self.refused = refused  # by reason
        self._turnstile: Turnstile | None = None

    def is_proxy(self, host: str) -> bool:
        """Whether many come from this address, through a proxy that says who they are."""
        return host in self._proxies or network_address(host) in self._proxies  # an old one may be written as a new one

    @property
    def turnstile(self) -> Turnstile:
        """The turnstile, made when the first one comes."""
        if self._turnstile is None:
            self._turnstile = Turnstile(asyncio.get_running_loop())
        return self._turnstile


class Door(HttpToolsProtocol):
    """One connection."""

    config: Config
    _timer: asyncio.TimerHandle | None = None  # runs while a request has not come whole
    _is_in_head = True
    _head = 0  # bytes that have come of the head; or later, since something of the body came
    _from = ""  # the address for which it counts
    _has_spoken = False
    _held: bytes = b""  # what came and waits at the turnstile
    _is_upgraded = False
    _unsent = 0  # bytes that the other side had not taken when we looked last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        if (self.config.most and len(self.connections) > self.config.most) or not self._count():
            self.config.refused["connections"] += 1
            transport.abort()
            return
        self._start_timer(FIRST_BYTE)

    def _count(self) -> bool:
        """Note one more connection from where this one comes; whether there may be."""
        config = self.config
        if not config.most_from_one or self.client is None or config.is_proxy(self.client[0]):
            return True
        there = network_address(self.client[0])
        if config.here[there] >= config.most_from_one:
            return False
        self._from = there
        config.here[there] += 1
        return True

    def _uncount(self) -> None:
        """Note that the connection is gone, or a WebSocket now: those are counted at the gate."""
        if self._from:
            self.config.here[self._from] -= 1
            if not self.config.here[self._from]:
                del self.config.here[self._from]
            self._from = ""

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._stop_timer()
        self._uncount()
        super().connection_lost(exc)

    # ---- What comes ----

    def data_received(self, data: bytes) -> None:
        """Take what came when its turn has come; nothing more is read until then."""
        if not self._has_spoken:
            self._has_spoken = True
            self._stop_timer()
            self._start_timer()
        if self._held:
            self._held += data
        elif self.config.turnstile.enter(self._enter):
            self._feed(data)
            return
        else:
            self._held = data
        self.transport.pause_reading()

    def _enter(self) -> None:
        data, self._held = self._held, b""
        if self.transport.is_closing():
            return
        self._feed(data)
        if not (self._held or self._is_upgraded or self.flow.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _feed(self, data: bytes) -> None:
        """Parse piece by piece, so that what is too much is noticed before it has cost much.

        What takes longer than one connection may take in a turn waits for another, and nothing more is read until then.
        """
        last = monotonic() + TIME_AT_ONCE
        for at in range(0, len(data), PIECE):
            if at and monotonic() > last:
                self._held = data[at:]
                self.transport.pause_reading()
                self.config.turnstile.line_up(self._enter)
                return
            piece = data[at : at + PIECE] if len(data) > PIECE else data
            super().data_received(piece)
            if self._is_upgraded or self.transport.is_closing():
                return
            self._head += len(piece)
            if self._head > MOST_HEAD:
                self._turn_away("long-head")
                return
            if len(self.pipeline) > MOST_WAITING:
                self._turn_away("crowd")
                return

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_in_head, self._head = True, 0
        if self._timer is None:
            self._start_timer()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of its head is there; or one that comes after the body, which nobody needs."""
        if self._is_in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Something of its body is there."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a WebSocket (wire.py)."""
        self._stop_timer()
        self._uncount()
        self._is_upgraded = True
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to us, and we shall not hear when the connection is lost

    # ---- Turning away ----

    def _start_timer(self, at_most: float = math.inf) -> None:
        if self.config.seconds:
            self._timer = self.loop.call_later(min(self.config.seconds, at_most), self._turn_away, "slow")

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _turn_away(self, why: str) -> None:
        """Close the connection; whoever can still be told why is told."""
        self._stop_timer()
        self.config.refused[why] += 1
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            status, text = TURNED_AWAY[why]
            head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head % len(text) + text)
        self._close()

    def send_400_response(self, msg: str) -> None:
        """What came is not HTTP."""
        self.config.refused["bad-http"] += 1
        super().send_400_response(msg)
        self._close()

    # ---- What is not taken ----

    def pause_writing(self) -> None:
        """The other side is slow to take what we send."""
        super().pause_writing()
        self._look_after_unsent()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked for in a while."""
        self._close()

    def _close(self) -> None:
        """Close, but wait for what is still to be sent no longer than the other side goes on taking it."""
        self.transport.close()
        self._look_after_unsent()

    def _look_after_unsent(self) -> None:
        """Cut the connection off if nothing of what waits to be sent has been taken since the last look."""
        unsent = self.transport.get_write_buffer_size()
        if unsent and unsent == self._unsent:
            self.config.refused["not-taken"] += 1
            self.transport.abort()
        elif unsent and self.config.seconds:
            self.loop.call_later(self.config.seconds, self._look_after_unsent)
        self._unsent = unsent
