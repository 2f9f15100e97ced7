"""The WebSocket, one a page: what comes in is read, checked and passed to the hub; what goes out waits its turn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from spieltrieb import __version__
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.server import deciding, messages, showing
from spieltrieb.server.deciding import Decision
from spieltrieb.server.entries import Said
from spieltrieb.server.errors import BadMessage, NotAllowed, TooFast, TooLong
from spieltrieb.server.hub import Hub, Live, refuse
from spieltrieb.server.limits import Bucket
from spieltrieb.server.messages import AnyCommand
from spieltrieb.server.people import Guest, clean
from spieltrieb.server.table import Table
from spieltrieb.server.wire import Wire

BURST = 5  # seconds' worth of messages that may come at once
PATIENCE = 20  # messages that are refused for coming too fast before the connection is closed
MOST_WAITING = 1000  # messages that a slow connection may leave waiting before it is closed
CHAT_RATE, CHAT_BURST = 0.5, 5

log = logging.getLogger("spieltrieb.connections")


class Connection:
    """A page or a program that is connected."""

    def __init__(self, hub: Hub, guest: Guest, send: Any, wire: Wire | None = None) -> None:
        self.hub = hub
        self.guest = guest
        self._send = send
        self._wire = wire
        self._waiting: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._is_ending = False
        self._watching: dict[str, Live] = {}
        rate = hub.settings.messages_per_second
        now = time.monotonic()
        self._bucket = Bucket(rate, rate * BURST, now) if rate else None
        self._chat = Bucket(CHAT_RATE, CHAT_BURST, now)
        self._patience = PATIENCE
        self._longest = hub.settings.message_bytes

    # ---- Out ----

    def tell(self, message: bytes) -> None:
        """Send a message, as soon as the connection takes it."""
        if self._wire is not None:
            self._wire.write(message)
            return
        self._waiting.append(message)
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_waiting())
        elif len(self._waiting) > MOST_WAITING:
            self.end()

    async def _send_waiting(self) -> None:
        """Send what waits, as fast as the other side takes it."""
        with contextlib.suppress(Exception):  # the connection is gone: `run` will find out
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting[0].decode()})
                self._waiting.popleft()
        self._sender = None

    def end(self) -> None:
        """Close the connection, soon."""
        self._waiting.clear()
        if not self._is_ending:
            self._is_ending = True
            self.hub.later(self._close())

    async def _close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
        if self._wire is not None:
            self._wire.send_now()
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.close", "code": 1013, "reason": "try again later"})

    # ---- In ----

    def hear(self, text: str | bytes) -> None:
        """A message came."""
        hub = self.hub
        hub.counts["commands"] += 1
        id: int | None = None
        table: str | None = None
        try:
            if self._bucket is not None and not self._bucket.take(time.monotonic()):
                self._patience -= 1
                if self._patience < 0:
                    self.end()
                raise TooFast("That was too much at once (messages). Wait a moment and try again.", what="messages")
            if len(text) > self._longest:
                raise TooLong(f"A message has at most {self._longest} bytes.", most=self._longest)
            command = read(text)
            id, table = command.id, getattr(command, "table", None)
            self._obey(command)
        except Exception as problem:
            if not isinstance(problem, SpieltriebError):
                log.exception("broken")
            hub.counts["refused"] += 1
            refuse(self, problem, id, table)

    def _obey(self, command: AnyCommand) -> None:
        hub = self.hub
        if type(command) is messages.Move and (live := hub.tables.get(command.table)) is not None:
            self._at_table(live, command)  # by far the most frequent of all
            return
        match command:
            case messages.Ping():
                self.tell(showing.raw(messages.Pong(now=hub.now(), id=command.id)))
            case messages.Lobby():
                if command.on:
                    hub.lobby.listeners.add(self)
                    self.tell(hub.lobby.message())
                else:
                    hub.lobby.listeners.discard(self)
                self._done(command)
            case _:
                live = hub.tables.get(command.table)
                if live is not None:
                    self._at_table(live, command)
                else:
                    hub.later(self._find(command))

    async def _find(self, command: Any) -> None:
        try:
            self._at_table(await self.hub.find(command.table), command)
        except Exception as problem:
            if not isinstance(problem, SpieltriebError):
                log.exception("broken")
            self.hub.counts["refused"] += 1
            refuse(self, problem, command.id, command.table)

    def _at_table(self, live: Live, command: Any) -> None:
        hub, guest = self.hub, self.guest
        match command:
            case messages.Move():
                seat, round, step, text = command.seat, command.round, command.step, command.move

                def decide(table: Table, now: int) -> Decision:
                    return deciding.move(table, guest, seat, round, step, text, now)

                hub.submit(live, decide, self, command.id)
            case messages.Watch():
                self._watching[live.table.id] = live
                hub.watch(live, self)
                self._done(command)
            case messages.Unwatch():
                self._watching.pop(live.table.id, None)
                hub.unwatch(live, self)
                self._done(command)
            case messages.Rematch():
                hub.rematch(live, self, command.id)
            case messages.React():
                self._react(live, command)
            case _:
                hub.submit(live, self._wish(command), self, command.id)

    def _wish(self, command: Any) -> Callable[[Table, int], Decision]:
        """What a command asks of a table."""
        guest = self.guest
        match command:
            case messages.Sit():
                words = clean(command.words, 200)
                return lambda table, now: deciding.sit(table, guest, command.seat, words, now)
            case messages.Stand():
                return lambda table, now: deciding.stand(table, guest, command.seat, now)
            case messages.Mix():
                return lambda table, now: deciding.mix(table, guest, clean(command.words, 200), now)
            case messages.Back():
                return lambda table, now: deciding.back(table, guest, command.seat, now)
            case messages.Agree():
                return lambda table, now: deciding.agree(table, guest, command.seat, command.yes, command.step, now)
            case messages.Hand():
                return lambda table, now: deciding.hand(table, guest, command.seat, self.hub.presence.is_away, now)
            case messages.Return():
                return lambda table, now: deciding.come_back(table, guest, command.seat, now)
            case messages.NextRound():
                return lambda table, now: deciding.next_round(table, guest, command.round, now)
            case messages.Close():
                return lambda table, now: deciding.close(table, guest, now)
            case messages.Say():
                return lambda table, now: self._said(command, now)
        raise BadMessage("This cannot be asked of a table.", problem="command")

    def _said(self, command: messages.Say, now: int) -> Decision:
        if not self._chat.take(time.monotonic()):
            raise TooFast("That was too much at once (chat). Wait a moment and try again.", what="chat")
        text = clean(command.text, 300)
        if not text:
            raise BadMessage("There is nothing to say in this message.", problem="empty")
        return Decision((Said(at=now, guest=self.guest.id, name=self.guest.name, text=text),))

    def _react(self, live: Live, command: messages.React) -> None:
        if command.reaction not in messages.REACTIONS:
            known = ", ".join(messages.REACTIONS)
            raise BadMessage(f"There is no reaction {command.reaction!r}; there are: {known}.", problem="reaction")
        if not live.table.seats_of(self.guest.id):
            raise NotAllowed("Only players can react.")
        if not self._chat.take(time.monotonic()):
            raise TooFast("That was too much at once (chat). Wait a moment and try again.", what="chat")
        reacted = messages.Reacted(
            table=live.table.id, name=self.guest.name, person=self.guest.id, reaction=command.reaction
        )
        message = showing.raw(reacted)
        for listener in live.readers:
            listener.tell(message)
        self._done(command)

    def _done(self, command: Any) -> None:
        if command.id is not None:
            self.tell(showing.raw(messages.Done(id=command.id)))

    # ---- From beginning to end ----

    async def run(self, receive: Any) -> None:
        """Serve the connection until it ends."""
        hub = self.hub
        self.tell(
            showing.raw(
                messages.Welcome(protocol=messages.VERSION, version=__version__, me=self.guest.person(), now=hub.now())
            )
        )
        hub.join(self)
        if self._wire is not None:
            self._wire.begin(self.hear)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                if event.get("text") is not None:
                    self.hear(event["text"])
                else:
                    refuse(self, BadMessage("Messages are text, in JSON.", problem="binary"), None, None)
        finally:
            if self._wire is not None:
                self._wire.hear = None
            hub.leave(self, list(self._watching.values()))
            if self._sender is not None:
                self._sender.cancel()


def read(text: str | bytes) -> AnyCommand:
    """A command from its text."""
    try:
        command: AnyCommand = messages.decode_command(text)
    except msgspec.ValidationError as problem:
        raise BadMessage(f"This is no message of the protocol: {problem}.", problem="invalid") from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise BadMessage(f"This is no JSON: {problem}.", problem="json") from None
    return command
