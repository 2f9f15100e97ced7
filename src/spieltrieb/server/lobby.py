"""The lobby: the public tables at which people gather or play, told live to those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from heapq import nsmallest
from operator import itemgetter
from typing import TypeVar

from msgspec import Struct

from spieltrieb.server import messages, rendering
from spieltrieb.server.kept import UNFINISHED
from spieltrieb.server.live import Live
from spieltrieb.server.presence import Listener

PAUSE = 0.25  # seconds between updates
LENGTH = 100  # tables that are shown
AFTER_ALL = 1e15  # milliseconds: more than any moment has


class Place(Struct, frozen=True, array_like=True):
    """What decides on the place of a table in the lobby."""

    phase: str
    moved: int
    host: str
    address: str  # where it was made, if that is known and not everybody's


T = TypeVar("T")
Listing = tuple[Place, messages.Summary]
Standing = tuple[float, str, str, T]
_rank = itemgetter(0)


class Lobby:
    """The lobby of a server."""

    def __init__(self, all_tables: Callable[[], Iterable[Live]], is_here: Callable[[str], bool]) -> None:
        self._all_tables = all_tables
        self._is_here = is_here
        self._timer: asyncio.TimerHandle | None = None
        self._message = b""  # what was told last
        self._made = -PAUSE  # when that was made
        self._listed: tuple[Listing, ...] | None = None  # our own tables, as they were last looked through
        self._listed_at = 0.0  # when that was
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
            everywhere = [*found, *(listing for listings in self._elsewhere.values() for listing in listings)]
            found = tuple(
                _fair_part([_standing(p.phase, p.moved, p.host, p.address, (p, summary)) for p, summary in everywhere])
            )
        return tuple(summary for _, summary in found)

    def listings(self) -> tuple[Listing, ...]:
        """The tables of this process that are to be shown; made once for all who ask in a moment."""
        now = time.monotonic()
        if self._listed is None or now - self._listed_at >= PAUSE:
            found = []
            for live in self._all_tables():  # there may be many thousands, and everybody waits meanwhile
                table = live.table
                if table.public and not table.locked and (phase := table.phase) in UNFINISHED:
                    found.append(_standing(phase, table.moved, table.host, live.address, live))
            self._listed = tuple(self._listing(live) for live in _fair_part(found))
            self._listed_at = now
        return self._listed

    def _listing(self, live: Live) -> Listing:
        table = live.table
        place = Place(table.phase, table.moved, table.host, live.address)
        return place, rendering.summary(table, None, self._is_here)

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
        self._listed = None
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


def _standing(phase: str, moved: int, host: str, address: str, what: T) -> Standing[T]:
    """How something stands in the lobby: its rank (the lowest first), and whose it is."""
    return (0.0 if phase == "gathering" else AFTER_ALL) - moved, host, address or host, what


def _fair_part(found: list[Standing[T]]) -> list[T]:
    """As many as are shown, in their order: those before which their host and address have the fewest others."""
    found.sort(key=_rank)
    if len(found) <= LENGTH:
        return [what for *_, what in found]
    hosts: dict[str, int] = {}
    addresses: dict[str, int] = {}
    turns: list[tuple[int, int]] = []
    first = 0  # how many have none before them: once these are enough, nobody else comes in
    for number, (_, host, address, _) in enumerate(found):
        of_host, of_address = hosts.get(host, 0), addresses.get(address, 0)
        turn = of_host if of_host > of_address else of_address
        turns.append((turn, number))
        if not turn:
            first += 1
            if first == LENGTH:
                break
        hosts[host], addresses[address] = of_host + 1, of_address + 1
    return [found[number][3] for number in sorted(number for _, number in nsmallest(LENGTH, turns))]
