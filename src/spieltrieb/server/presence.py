"""Who is here: the connections of every guest, since when those are away who left, and who has to be told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from typing import Protocol

from spieltrieb.server.people import Guest


class Listener(Protocol):
    """A connection, as the hub sees it."""

    guest: Guest
    address: str  # where it comes from

    def tell(self, message: bytes) -> None:
        """Send a message, soon."""

    def end(self) -> None:
        """Close the connection, soon."""


class Presence:
    """All connections, by guest."""

    def __init__(self, now: Callable[[], int], leave_after: float) -> None:
        self._now = now
        self._patience = leave_after * 1000  # milliseconds after which somebody who left is away
        self._started = now()
        self._listeners: dict[str, set[Listener]] = {}
        self._left: dict[str, int] = {}  # when guests left who are not here
        # Of the tables at which somebody looks: who sits there; and the other way round, where a guest sits.
        self._guests: dict[str, frozenset[str]] = {}
        self._tables: dict[str, set[str]] = {}

    def come(self, listener: Listener) -> bool:
        """A connection is there: whether its guest was not here before."""
        guest = listener.guest.id
        is_new = guest not in self._listeners
        self._listeners.setdefault(guest, set()).add(listener)
        self._left.pop(guest, None)
        return is_new

    def go(self, listener: Listener) -> bool:
        """A connection is gone: whether its guest is not here any more."""
        guest = listener.guest.id
        listeners = self._listeners.get(guest, set())
        listeners.discard(listener)
        if listeners:
            return False
        self._listeners.pop(guest, None)
        self._left[guest] = self._now()
        return True

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return (listener for listeners in self._listeners.values() for listener in listeners)

    def of(self, guest: str) -> Set[Listener]:
        """The connections of a guest."""
        return frozenset(self._listeners.get(guest, ()))

    def is_here(self, guest: str) -> bool:
        """Whether a guest is connected."""
        return guest in self._listeners

    def is_away(self, guest: str) -> bool:
        """Whether a guest has been gone long enough for a bot to take over."""
        since = self._left.get(guest, self._started)
        return guest not in self._listeners and self._now() - since >= self._patience

    def seat(self, table: str, guests: Iterable[str]) -> None:
        """Note who sits at a table at which somebody looks; nobody, where nobody looks any more."""
        before, now = self._guests.pop(table, frozenset()), frozenset(guests)
        for guest in before - now:
            self._tables[guest].discard(table)
            if not self._tables[guest]:
                del self._tables[guest]
        for guest in now - before:
            self._tables.setdefault(guest, set()).add(table)
        if now:
            self._guests[table] = now

    def tables_of(self, guest: str) -> Set[str]:
        """The tables at which a guest sits and somebody looks."""
        return frozenset(self._tables.get(guest, ()))

    def forget(self) -> None:
        """Forget when those left who have been away for long: away is away."""
        now = self._now()
        if now - self._started >= self._patience:
            self._left = {guest: at for guest, at in self._left.items() if now - at < self._patience}
