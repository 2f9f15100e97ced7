"""The link between two processes: one connection for all tables and everybody who looks at them.

A frame is its length in four bytes, then MessagePack. Both sides prove that they know the secret in the database before
anything else is heard. What is said in one moment goes out as one piece at its end, as on the wire to a page.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import re
import time
from typing import Any, Protocol

import msgspec

from spieltrieb.server.town import frames
from spieltrieb.server.town.frames import AnyFrame, Hello, Proof, Told

SIZE = 4  # bytes of a frame's length
LONGEST = 64_000_000  # bytes of a frame; a stranger's first words are much shorter
LONGEST_HELLO = 200
PROVE_WITHIN = 2.0  # seconds
MOST_WAITING = 64_000_000  # bytes that the other side may leave waiting before it is given up

_ADDRESS = re.compile(r"(?:\[(?P<bare>[^\]]+)\]|(?P<host>[^:\[\]]+))(?::(?P<port>\d{1,5}))?")

log = logging.getLogger("spieltrieb.town")


class Receiver(Protocol):
    """Who takes what comes over links."""

    secret: bytes

    @property
    def me(self) -> int:
        """The number of this process."""

    def linked(self, link: Link) -> None:
        """The other side has proved who it is."""

    def unlinked(self, link: Link) -> None:
        """The link is gone."""

    def heard(self, link: Link, frame: AnyFrame) -> None:
        """Something was said."""


class Link(asyncio.Protocol):
    """One side of a link."""

    def __init__(self, receiver: Receiver, wanted: int | None = None) -> None:
        self._receiver = receiver
        self._wanted = wanted  # whom we have called; None if we were called
        self._nonce = os.urandom(16)
        self._rest = b""
        self._out: list[bytes] = []
        self._message: bytes | None = None  # what goes out last, to these
        self._numbers: list[int] = []
        self._transport: Any = None
        self._hello: Hello | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.process = 0  # the number of the process at the other end
        self.is_open = False
        self.heard_at = time.monotonic()
        self.settled = asyncio.Event()  # the other side has proved who it is, or is gone
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ---- Beginning and end ----

    def connection_made(self, transport: Any) -> None:
        """The other side is there."""
        self._transport = transport
        self._timer = asyncio.get_running_loop().call_later(PROVE_WITHIN, self.close)
        self.send(Hello(frames.VERSION, self._receiver.me, self._nonce))

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        was_open, self.is_open = self.is_open, False
        if self._timer is not None:
            self._timer.cancel()
        self.settled.set()
        if not self.over.done():
            self.over.set_result(None)
        if was_open:
            self._receiver.unlinked(self)

    def close(self) -> None:
        """Hang up at once."""
        if self._transport is not None:
            self._transport.abort()

    # ---- In ----

    def data_received(self, data: bytes) -> None:
        """Take what came, frame by frame."""
        self.heard_at = time.monotonic()
        data, at = self._rest + data if self._rest else data, 0
        while len(data) - at >= SIZE and not self._transport.is_closing():
            size = int.from_bytes(data[at : at + SIZE], "big")
            if size > (LONGEST if self.is_open else LONGEST_HELLO):
                self._refuse("it sends what is too long")
                return
            if len(data) - at - SIZE < size:
                break
            try:
                frame = frames.decode(memoryview(data)[at + SIZE : at + SIZE + size])
            except msgspec.MsgspecError:
                self._refuse("it sends what is not of this protocol")
                return
            at += SIZE + size
            self._hear(frame)
        self._rest = data[at:]

    def _hear(self, frame: AnyFrame) -> None:
        if self.is_open:
            try:
                self._receiver.heard(self, frame)
            except Exception:  # what is wrong with one of them is nothing to the others
                log.exception("broken")
        elif isinstance(frame, Hello) and self._hello is None:
            self._greet(frame)
        elif isinstance(frame, Proof) and self._hello is not None:
            self._check(frame.proof)
        else:
            self._refuse("it does not say who it is")

    def _greet(self, hello: Hello) -> None:
        if hello.version != frames.VERSION:
            self._refuse("it has another version; its tables can be reached when all have the same")
        elif hello.process == self._receiver.me or (self._wanted is not None and hello.process != self._wanted):
            self._refuse("it is another process")
        else:
            self._hello = hello
            is_caller = self._wanted is not None
            self.send(Proof(self._proof(self._receiver.me, hello.process, hello.nonce, is_caller)))

    def _check(self, proof: bytes) -> None:
        assert self._hello is not None
        is_caller = self._wanted is None
        wanted = self._proof(self._hello.process, self._receiver.me, self._nonce, is_caller)
        if not hmac.compare_digest(proof, wanted):
            self._refuse("it does not know the secret of this town")
            return
        if self._timer is not None:
            self._timer.cancel()
        self.process = self._hello.process
        self.is_open = True
        self.settled.set()
        self._receiver.linked(self)

    def _proof(self, of: int, to: int, nonce: bytes, is_caller: bool) -> bytes:
        """What a process proves itself with.

        It says who called: a process proves itself to anybody who calls it, and they could call another one with that.
        """
        what = f"{of} {'calls' if is_caller else 'was called by'} {to}/".encode()
        return hmac.digest(self._receiver.secret, what + nonce, hashlib.sha256)

    def _refuse(self, why: str) -> None:
        log.warning("another process is not let in: " + why)
        self._rest = b""
        self.close()

    # ---- Out ----

    def send(self, frame: AnyFrame) -> None:
        """Say something, at the end of this moment."""
        self._seal()
        self._put(frames.encode(frame))

    def tell(self, number: int, message: bytes) -> None:
        """Tell a connection of the other side something; what many are told goes over once."""
        if message is not self._message:
            self._seal()
            self._message = message
            if not self._out:
                self._soon()
        self._numbers.append(number)

    def _seal(self) -> None:
        """What was told last is told to no more."""
        if self._message is not None:
            told, self._message = Told(self._numbers, self._message), None
            self._numbers = []
            self._put(frames.encode(told), is_new=False)

    def _put(self, content: bytes, is_new: bool = True) -> None:
        if is_new and not self._out:
            self._soon()
        self._out.append(len(content).to_bytes(SIZE, "big"))
        self._out.append(content)

    def _soon(self) -> None:
        asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._seal()
        out, self._out = self._out, []
        if out and not self._transport.is_closing():
            self._transport.write(b"".join(out))
            if self._transport.get_write_buffer_size() > MOST_WAITING:
                self.close()


def place_of(address: str) -> tuple[str, int]:
    """The host and the port of an address like 10.0.0.7:5013 or [fd00::7]:5013; 0 where none is named."""
    found = _ADDRESS.fullmatch(address)
    if found is None:
        raise ValueError(f"{address!r} is not an address")
    return found["bare"] or found["host"], int(found["port"] or 0)


def address_of(host: str, port: int) -> str:
    """An address as `place_of` reads it."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
