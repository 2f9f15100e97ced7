"""Who is here: the connections of every guest, how long those who left have been away, and who has to be told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from typing import Any, Protocol

from spieltrieb.server.people import Guest


class Listener(Protocol):
    """A connection, as the hub sees it."""

    guest: Guest
    address: str  # where it comes from

    def tell(self, message: bytes) -> None:
        """Send a message, soon."""

    def end(self) -> None:
        """Close the connection, soon."""

    def follow(self, table: str) -> None:
        """A table is no longer here: look for it elsewhere."""

    def ask_again(self, command: Any) -> None:
        """The table of a command is no longer here: bring it where it is."""


class Presence:
    """All connections, by guest."""

    def __init__(self, now: Callable[[], int], leave_after: float) -> None:
        self._now = now
        self._patience = leave_after * 1000  # milliseconds after which somebody who left is away
        self._started = now()
        self._listeners: dict[str, set[Listener]] = {}
        self._left: dict[str, int] = {}  # when guests left who are not here
        # Told who comes to this process and who leaves it; others have to know.
        self.changed: Callable[[str, bool], None] = lambda guest, is_here: None
        self._elsewhere: dict[str, set[object]] = {}  # at which other processes guests are connected
        self._visitors: dict[str, set[Listener]] = {}  # connections of other processes that look at our tables
        # Of the tables at which somebody looks: who sits there; and the other way round, where a guest sits.
        self._guests: dict[str, frozenset[str]] = {}
        self._tables: dict[str, set[str]] = {}

    def come(self, listener: Listener) -> bool:
        """A connection is there: whether its guest was not here before."""
        guest = listener.guest.id
        is_new = not self.is_here(guest)
        if guest not in self._listeners:
            self.changed(guest, True)
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
        self.changed(guest, False)
        return self._has_left(guest)

    def _has_left(self, guest: str) -> bool:
        if self.is_here(guest):
            return False
        self._left[guest] = self._now()
        return True

    # ---- Other processes ----

    @property
    def here(self) -> Iterable[str]:
        """The guests who are connected to this process."""
        return self._listeners.keys()

    def come_elsewhere(self, guest: str, where: object) -> bool:
        """A guest is connected to another process: whether they were not here before."""
        is_new = not self.is_here(guest)
        self._elsewhere.setdefault(guest, set()).add(where)
        self._left.pop(guest, None)
        return is_new

    def go_elsewhere(self, guest: str, where: object) -> bool:
        """A guest is not connected there any more: whether they are not here at all now."""
        if where not in self._elsewhere.get(guest, ()):
            return False
        self._elsewhere[guest].discard(where)
        if not self._elsewhere[guest]:
            del self._elsewhere[guest]
        return self._has_left(guest)

    def of_process(self, where: object) -> list[str]:
        """The guests who are connected to another process."""
        return [guest for guest, places in self._elsewhere.items() if where in places]

    def visit(self, visitor: Listener) -> None:
        """A connection of another process looks at our tables."""
        self._visitors.setdefault(visitor.guest.id, set()).add(visitor)

    def unvisit(self, visitor: Listener) -> None:
        """It does so no longer."""
        visitors = self._visitors.get(visitor.guest.id, set())
        visitors.discard(visitor)
        if not visitors:
            self._visitors.pop(visitor.guest.id, None)

    # ---- All of them ----

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return (listener for listeners in self._listeners.values() for listener in listeners)

    def of(self, guest: str) -> Set[Listener]:
        """The connections of a guest, also those of other processes that look at our tables."""
        return frozenset((*self._listeners.get(guest, ()), *self._visitors.get(guest, ())))

    def is_here(self, guest: str) -> bool:
        """Whether a guest is connected."""
        return guest in self._listeners or guest in self._elsewhere

    def is_away(self, guest: str) -> bool:
        """Whether a guest has been gone long enough for a bot to take over."""
        since = self._left.get(guest, self._started)
        return not self.is_here(guest) and self._now() - since >= self._patience

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
