"""Our own connections that look at tables of other processes: where those are, and what was asked and not answered.

If the owner of a table is gone, those who look at it are shown it again by the next owner, and what was not answered is
asked again: a move is known by its table, seat, round and step, so one that was written before is not made twice.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct

from spieltrieb.server import requests
from spieltrieb.server.audience import refuse
from spieltrieb.server.commands import MOST_WATCHED, complain, obey
from spieltrieb.server.errors import Elsewhere, TooMany
from spieltrieb.server.new_tables import tidy_id
from spieltrieb.server.requests import AnyCommand, decode_command
from spieltrieb.server.town.frames import Came, Forwarded, Left, Told
from spieltrieb.server.town.link import Link
from spieltrieb.server.town.visitors import encode

PATIENCE = 8.0  # seconds until somebody is told that the owner of a table cannot be reached
AGAIN = 0.05  # seconds between two looks
KEPT = 20_000  # tables of which we remember where they are; the others are looked for again
# Asked twice, these would happen twice.
ONCE = (requests.Say, requests.React, requests.Back, requests.Rematch, requests.ReportPerson)


class _Numbered(Struct):
    """The number of the command that a message answers, if it answers one."""

    id: int | None = None


_number_of = msgspec.json.Decoder(_Numbered).decode


class Traveller:
    """One of our connections."""

    __slots__ = ("client", "known", "number", "pending", "tables")

    def __init__(self, client: Any, number: int) -> None:
        self.client = client
        self.number = number
        self.known: set[Link] = set()  # where it has been announced
        self.tables: dict[str, Link] = {}  # at which it looks
        self.pending: dict[int, tuple[Link, AnyCommand]] = {}  # what it asked for and was not answered


class Travellers:
    """All our connections that look at tables elsewhere."""

    def __init__(self, hub: Any, link_to: Callable[[int], Link | None], bury: Callable[[int], Awaitable[bool]]) -> None:
        self._hub = hub
        self._link_to = link_to
        self._bury = bury  # ends a process if it is gone; whether it has ended
        self._missed: dict[int, asyncio.Task[None]] = {}  # processes that cannot be reached, until that has changed
        self._next = 0
        self._by_client: dict[Any, Traveller] = {}
        self._by_number: dict[int, Traveller] = {}
        self._routes: dict[str, Link] = {}  # where tables are
        self._searching: dict[str, deque[tuple[Traveller, AnyCommand]]] = {}
        self.is_leaving = False  # our tables are being handed over: nothing is brought here any more

    def _of(self, client: Any) -> Traveller:
        found = self._by_client.get(client)
        if found is None:
            self._next += 1
            found = self._by_client[client] = self._by_number[self._next] = Traveller(client, self._next)
        return found

    def carry(self, client: Any, command: AnyCommand) -> None:
        """Bring a command to the table that it names, wherever that is."""
        # Where all are told to come back, they ask again what was not answered; whoever is gone is told nothing more.
        if self.is_leaving or client.has_left:
            return
        traveller = self._of(client)
        name: str = command.table  # type: ignore[union-attr]
        if (
            name not in self._routes and (tidy := tidy_id(name)) != name
        ):  # as it was typed: its owner calls it otherwise
            name, command = tidy, msgspec.structs.replace(command, table=tidy)
        is_more = isinstance(command, requests.Watch) and name not in traveller.tables
        if is_more and len(client.watching) + len(traveller.tables) >= MOST_WATCHED:
            raise TooMany("You are looking at too many tables at once. Close one first.", most=MOST_WATCHED)
        link = self._routes.get(name)
        if link is not None and name not in self._searching:
            self._send(link, traveller, command)
            return
        waiting = self._searching.setdefault(name, deque())
        waiting.append((traveller, command))
        if len(waiting) == 1:
            self._hub.later(self._search(name))

    def _send(self, link: Link, traveller: Traveller, command: AnyCommand) -> None:
        client, name = traveller.client, command.table  # type: ignore[union-attr]
        if link not in traveller.known:
            traveller.known.add(link)
            link.send(Came(traveller.number, client.guest, client.address))
        if isinstance(command, requests.Watch):
            traveller.tables[name] = link
        elif isinstance(command, requests.Unwatch):
            traveller.tables.pop(name, None)
        if command.id is not None:
            traveller.pending[command.id] = (link, command)
        link.send(Forwarded(traveller.number, encode(command)))

    # ---- Where a table is ----

    async def _search(self, name: str) -> None:
        """Find out where a table is, and bring all there that is for it, in the order in which it came."""
        waiting = self._searching[name]
        deadline = time.monotonic() + PATIENCE
        while waiting:
            traveller, command = waiting[0]
            try:
                await self._deliver(traveller, command, name, deadline)
            except Exception as problem:
                complain(traveller.client, problem, command.id, name)
            waiting.popleft()
        del self._searching[name]

    async def _deliver(self, traveller: Traveller, command: AnyCommand, name: str, deadline: float) -> None:
        client = traveller.client
        while traveller.number in self._by_number and not self.is_leaving:
            link = self._routes.get(name)
            if link is not None:
                self._send(link, traveller, command)
                return
            try:
                await self._hub.look_up(name, client.guest.id, client.address)
                obey(client, command)
                return
            except Elsewhere as problem:
                if (found := self._link_to(problem.owner)) is not None:
                    self._routes[name] = found
                    if len(self._routes) > KEPT:
                        del self._routes[next(iter(self._routes))]
                    continue
                left = deadline - time.monotonic()
                if left < 0:
                    raise
                await self._miss(problem.owner, left)

    async def _miss(self, process: int, seconds: float) -> None:
        """Wait until a process that cannot be reached has ended, or can be; no longer than this.

        However many of its tables are wanted, one of those who wait looks for all: with a look for each of hundreds the
        database would still be busy with these when it has ended.
        """
        if process not in self._missed:
            self._missed[process] = self._hub.later(self._look_for(process))
            self._missed[process].add_done_callback(lambda _: self._missed.pop(process))
        await asyncio.wait([self._missed[process]], timeout=seconds)

    async def _look_for(self, process: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while not await self._bury(process) and self._link_to(process) is None and time.monotonic() < deadline:
            await asyncio.sleep(AGAIN)

    # ---- What comes back ----

    def told(self, told: Told) -> None:
        """Connections of ours are told something by the owner of a table."""
        message = told.message
        for number in told.numbers:
            traveller = self._by_number.get(number)
            if traveller is None:
                continue
            if traveller.pending and (answered := _number_of(message).id) is not None:
                traveller.pending.pop(answered, None)
            traveller.client.tell(message)

    def end(self, number: int) -> None:
        """A connection of ours must be closed."""
        traveller = self._by_number.get(number)
        if traveller is not None:
            traveller.client.end()

    def sent_back(self, link: Link, number: int, encoded: bytes) -> None:
        """What we asked a process is not for it: look again where the table is."""
        traveller = self._by_number.get(number)
        command = decode_command(encoded)
        name: str = command.table
        if self._routes.get(name) is link:
            del self._routes[name]
        if traveller is not None:
            if command.id is not None:
                traveller.pending.pop(command.id, None)
            is_watching = traveller.tables.pop(name, None) is not None
            if is_watching and not isinstance(command, requests.Watch):
                self.carry(traveller.client, requests.Watch(table=name))
            self.carry(traveller.client, command)

    # ---- When something is elsewhere now ----

    def moved(self, link: Link, tables: Iterable[str]) -> None:
        """These tables are no longer with that process."""
        self._look_again(link, set(tables))

    def lost(self, link: Link) -> None:
        """That process is gone, or cannot be reached."""
        self._look_again(link, None)

    def _look_again(self, link: Link, tables: set[str] | None) -> None:
        def is_meant(name: str) -> bool:
            return tables is None or name in tables

        for name in [name for name, there in self._routes.items() if there is link and is_meant(name)]:
            del self._routes[name]
        for traveller in list(self._by_number.values()):
            if tables is None:
                traveller.known.discard(link)
            watched = [name for name, there in traveller.tables.items() if there is link and is_meant(name)]
            asked = [
                command
                for there, command in traveller.pending.values()
                if there is link and is_meant(command.table)  # type: ignore[union-attr]
            ]
            for name in watched:
                del traveller.tables[name]
                self.carry(traveller.client, requests.Watch(table=name))
            for command in asked:
                self._ask_again(traveller, command)

    def _ask_again(self, traveller: Traveller, command: AnyCommand) -> None:
        assert command.id is not None
        del traveller.pending[command.id]
        if isinstance(command, ONCE):
            refuse(traveller.client, Elsewhere(0), command.id, command.table)
        else:
            self.carry(traveller.client, command)

    def leave(self, client: Any) -> None:
        """A connection of ours is gone."""
        traveller = self._by_client.pop(client, None)
        if traveller is not None:
            del self._by_number[traveller.number]
            for link in traveller.known:
                if link.is_open:
                    link.send(Left(traveller.number))
