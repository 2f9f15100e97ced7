"""Connections of other processes that look at our tables: for the hub they are as good as its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from spieltrieb.server.commands import complain, obey
from spieltrieb.server.errors import Elsewhere
from spieltrieb.server.live import Live
from spieltrieb.server.people import Guest
from spieltrieb.server.requests import AnyCommand, Watch, decode_command
from spieltrieb.server.town.frames import Came, Forwarded, HandedOver, HangUp, SentBack
from spieltrieb.server.town.link import Link

encode = msgspec.json.Encoder().encode


class Visitor:
    """A connection that another process has."""

    def __init__(self, hub: Any, link: Link, came: Came) -> None:
        self.hub = hub
        self.guest: Guest = came.guest
        self.address = came.address
        self.watching: dict[str, Live] = {}
        self.has_left = False
        self._link = link
        self._number = came.number

    @property
    def process(self) -> int:
        """The number of the process that has it."""
        return self._link.process

    def tell(self, message: bytes) -> None:
        """Send a message, soon."""
        self._link.tell(self._number, message)

    def end(self) -> None:
        """Close the connection, soon."""
        self._link.send(HangUp(self._number))

    def follow(self, table: str) -> None:
        """A table is no longer here: those who look at it look for it elsewhere."""
        self.watching.pop(table, None)
        self._link.send(HandedOver([table]))

    def ask_again(self, command: AnyCommand) -> None:
        """The table of a command is not here: let the other process look where it is."""
        self._link.send(SentBack(self._number, encode(command)))


class Visitors:
    """All visitors that came over one link."""

    def __init__(self, hub: Any, link: Link, give: Callable[[Visitor, Live, AnyCommand], None]) -> None:
        self._hub = hub
        self._link = link
        self._give = give  # lets another process own a table
        self._visitors: dict[int, Visitor] = {}

    def come(self, came: Came) -> None:
        """A connection has something to say to us."""
        visitor = self._visitors[came.number] = Visitor(self._hub, self._link, came)
        self._hub.presence.visit(visitor)

    def ask(self, asked: Forwarded) -> None:
        """It asks for something."""
        visitor = self._visitors[asked.number]
        command = decode_command(asked.command)
        live = self._hub.tables.get(command.table) if isinstance(command, Watch) else None
        if live is not None and not (live.readers or live.busy or live.inbox or live.thinking):
            # Nobody looks at it here: then it is better where somebody does, and less goes over links.
            self._give(visitor, live, command)
            return
        try:
            obey(visitor, command)
        except Exception as problem:
            complain(visitor, problem, command.id, getattr(command, "table", None))

    def leave(self, number: int) -> None:
        """It is gone."""
        visitor = self._visitors.pop(number, None)
        if visitor is not None:
            visitor.has_left = True
            self._hub.presence.unvisit(visitor)
            for live in list(visitor.watching.values()):
                self._hub.audience.unwatch(live, visitor)

    def leave_all(self) -> None:
        """The link is gone, and all of them."""
        for number in list(self._visitors):
            self.leave(number)


async def seek_here(visitor: Visitor, command: AnyCommand, handing_over: asyncio.Event | None) -> None:
    """A visitor asks for a table that we don't have in memory: take it, if it is nobody else's and we stay."""
    hub, name = visitor.hub, command.table  # type: ignore[union-attr]
    try:
        if handing_over is not None:
            await handing_over.wait()
        else:
            await hub.look_up(name, visitor.guest.id, visitor.address)
            obey(visitor, command)
            return
    except Elsewhere:
        pass
    except Exception as problem:
        complain(visitor, problem, command.id, name)
        return
    visitor.ask_again(command)
