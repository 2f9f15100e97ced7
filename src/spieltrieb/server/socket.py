"""The WebSocket, one per page: what comes in is read and handed over (commands.py); what goes out waits its turn."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec

from spieltrieb import __version__
from spieltrieb.server import messages, rendering
from spieltrieb.server.commands import complain, obey
from spieltrieb.server.errors import BadMessage, ServerError, TooFast, TooLong
from spieltrieb.server.hub import Hub
from spieltrieb.server.limits import Bucket
from spieltrieb.server.live import Live
from spieltrieb.server.people import Guest
from spieltrieb.server.requests import AnyCommand, Watch, decode_command
from spieltrieb.server.wire import Wire

LAST_WORDS = 5.0  # seconds in which the other side may take what it was told before the connection is cut off
PATIENCE = 20  # messages that are refused for coming too fast before the connection is closed
MOST_WAITING = 1000  # messages that a slow connection may leave waiting before it is closed


class Connection:
    """A page or a program that is connected."""

    def __init__(self, hub: Hub, guest: Guest, send: Any, wire: Wire | None = None, address: str = "") -> None:
        self.hub = hub
        self.guest = guest
        self.address = address
        self._send = send
        self._wire = wire
        self.tell = self._queue_up if wire is None else wire.write  # send a message, as soon as the connection takes it
        self._waiting: list[bytes] = []  # not where there is a wire
        self._sender: asyncio.Task[None] | None = None
        self._is_ending = False
        self.has_left = False
        self.watching: dict[str, Live] = {}
        # All connections of a guest, and those from an address, take from the same.
        self._bucket, self._there = hub.messages.hold(guest.id, address)
        self._patience = PATIENCE
        self._longest = hub.settings.message_bytes

    # ---- Out ----

    def _queue_up(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_waiting())
        elif len(self._waiting) > MOST_WAITING:
            self.end()

    async def _send_waiting(self) -> None:
        """Send what waits, as fast as the other side takes it."""
        with contextlib.suppress(Exception):  # the connection is gone: `run` will find out
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.pop(0).decode()})
        self._sender = None

    def end(self) -> None:
        """Close the connection, soon."""
        self._waiting.clear()
        if not self._is_ending:
            self._is_ending = True
            if self._wire is not None:
                self._wire.hush()
            self.hub.later(self._close())

    def follow(self, table: str) -> None:
        """A table is no longer here: look for it elsewhere."""
        self.watching.pop(table, None)
        self.ask_again(Watch(table=table))

    def ask_again(self, command: AnyCommand) -> None:
        """The table of a command is no longer here: bring it where it is."""
        if self.hub.town is not None:
            self.hub.town.seek(self, command)

    async def _close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
        if self._wire is not None:
            self._wire.send_now()
            asyncio.get_running_loop().call_later(LAST_WORDS, self._wire.transport.abort)
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.close", "code": 1013, "reason": "try again later"})

    # ---- In ----

    def hear(self, text: str | bytes) -> None:
        """A message came."""
        if self._is_ending:
            return
        self.hub.counts["commands"] += 1
        id: int | None = None
        table: str | None = None
        try:
            if self._bucket is not None:
                self._take_token(self._bucket)
            if len(text) > self._longest:
                raise TooLong(f"A message has at most {self._longest} bytes.", most=self._longest)
            command = read(text)
            id, table = command.id, getattr(command, "table", None)
            obey(self, command)
        except Exception as problem:
            complain(self, problem, id, table)

    def hear_bytes(self) -> None:
        """A binary message came."""
        if self._is_ending:
            return
        try:
            if self._bucket is not None:
                self._take_token(self._bucket)
            raise BadMessage("Messages are text, in JSON.", problem="binary")
        except ServerError as problem:
            complain(self, problem, None, None)

    def allow(self) -> bool:
        """A ping or a piece of a message came: they count like messages, and there is no way to refuse one."""
        if self._bucket is None or self._take(self._bucket):
            return True
        self.end()
        return False

    def _take_token(self, bucket: Bucket) -> None:
        """Note one more message; an error if it was too much; after some of these, the connection ends."""
        if not self._take(bucket):
            self._patience -= 1
            if self._patience < 0:
                self.end()
            raise TooFast("That was too much at once (messages). Wait a moment and try again.", what="messages")

    def _take(self, bucket: Bucket) -> bool:
        now = time.monotonic()
        return bucket.take(now) and (self._there is None or self._there.take(now))

    # ---- From beginning to end ----

    async def run(self, receive: Any) -> None:
        """Serve the connection until it ends."""
        hub = self.hub
        self.tell(
            rendering.raw(
                messages.Welcome(protocol=messages.VERSION, version=__version__, me=self.guest.person(), now=hub.now())
            )
        )
        hub.audience.join(self)
        if self._wire is not None:
            self._wire.begin(self)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                if event.get("text") is not None:
                    self.hear(event["text"])
                else:
                    self.hear_bytes()
        finally:
            self.has_left = True
            if self._wire is not None:
                self._wire.hush()
            hub.audience.leave(self, list(self.watching.values()))
            if hub.town is not None:
                hub.town.left(self)
            if self._sender is not None:
                self._sender.cancel()


def read(text: str | bytes) -> AnyCommand:
    """A command from its text."""
    try:
        command: AnyCommand = decode_command(text)
    except msgspec.ValidationError as problem:
        raise BadMessage(f"This is not a message of the protocol: {problem}.", problem="invalid") from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise BadMessage(f"This is not JSON: {problem}.", problem="json") from None
    return command
