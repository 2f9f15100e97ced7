"""The lobby: the public tables at which people gather or play, told live to those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from heapq import nsmallest
from typing import TypeVar

from msgspec import Struct

from spieltrieb.server import messages, rendering
from spieltrieb.server.live import Live
from spieltrieb.server.presence import Listener
from spieltrieb.server.table import Table

PAUSE = 0.25  # seconds between updates
LENGTH = 100  # tables that are shown


class Place(Struct, frozen=True, array_like=True):
    """What decides on the place of a table in the lobby."""

    phase: str
    moved: int
    host: str
    address: str  # where it was made, if that is known and not everybody's


T = TypeVar("T")
Listing = tuple[Place, messages.Summary]


class Lobby:
    """The lobby of a server."""

    def __init__(self, all_tables: Callable[[], Iterable[Live]], is_here: Callable[[str], bool]) -> None:
        self._all_tables = all_tables
        self._is_here = is_here
        self._timer: asyncio.TimerHandle | None = None
        self._message = b""  # what was told last
        self._made = -PAUSE  # when that was made
        self._is_new = False  # something has changed at our own tables
        self._elsewhere: dict[object, tuple[Listing, ...]] = {}  # the tables of other processes
        self.share: Callable[[tuple[Listing, ...]], None] | None = None  # tells them of ours
        self.listeners: set[Listener] = set()

    def tables(self) -> tuple[messages.Summary, ...]:
        """The tables to be shown, those with free seats first.

        Where there are too many, everybody's first table comes before anybody's second: by guest, and by address.
        """
        found = self.listings()
        if self._elsewhere:
            found = tuple(_fair_part([*found, *(table for tables in self._elsewhere.values() for table in tables)]))
        return tuple(summary for _, summary in found)

    def listings(self) -> tuple[Listing, ...]:
        """The tables of this process that are to be shown."""
        found = [(_place(live), live.table) for live in self._all_tables() if _is_shown(live.table)]
        return tuple((place, rendering.summary(table, None, self._is_here)) for place, table in _fair_part(found))

    def show_elsewhere(self, where: object, tables: tuple[Listing, ...]) -> None:
        """Show these tables of another process from now on."""
        if self._elsewhere.get(where, ()) != tables:
            self._elsewhere[where] = tables
            if not tables:
                del self._elsewhere[where]
            self._tell_soon()

    def message(self) -> bytes:
        """What those who look are told; made once for all who ask in a moment."""
        now = time.monotonic()
        if now - self._made >= PAUSE:
            self._message, self._made = rendering.raw(messages.LobbyMessage(tables=self.tables())), now
        return self._message

    def changed(self) -> None:
        """Tell all who look, soon, and once for all that changes until then."""
        self._is_new = True
        self._tell_soon()

    def _tell_soon(self) -> None:
        self._made = -PAUSE
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def _tell(self) -> None:
        self._timer = None
        if self._is_new and self.share is not None:
            self.share(self.listings())
        self._is_new = False
        if self.listeners:
            message = self.message()
            for listener in self.listeners:
                listener.tell(message)

    def close(self) -> None:
        """Stop telling anybody."""
        if self._timer is not None:
            self._timer.cancel()


def _is_shown(table: Table) -> bool:
    return table.public and not table.locked and table.phase in ("gathering", "playing")


def _place(live: Live) -> Place:
    return Place(live.table.phase, live.table.moved, live.table.host, live.address)


def _fair_part(found: list[tuple[Place, T]]) -> list[tuple[Place, T]]:
    """As many as are shown, in their order: those before which their host and address have the fewest others."""
    found.sort(key=lambda one: (one[0].phase != "gathering", -one[0].moved))
    if len(found) <= LENGTH:
        return found
    hosts: dict[str, int] = {}
    addresses: dict[str, int] = {}
    turns: list[tuple[int, int]] = []
    for number, (place, _) in enumerate(found):
        host, address = place.host, place.address or place.host
        of_host, of_address = hosts.get(host, 0), addresses.get(address, 0)
        turns.append((max(of_host, of_address), number))
        hosts[host], addresses[address] = of_host + 1, of_address + 1
    return [found[number] for number in sorted(number for _, number in nsmallest(LENGTH, turns))]
