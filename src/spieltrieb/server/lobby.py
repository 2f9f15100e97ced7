"""The lobby: the public tables at which people gather or play, told live to those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable

from spieltrieb.server import messages, rendering
from spieltrieb.server.live import Live
from spieltrieb.server.presence import Listener
from spieltrieb.server.table import Table

PAUSE = 0.25  # seconds between updates
LENGTH = 100  # tables that are shown


class Lobby:
    """The lobby of a server."""

    def __init__(self, all_tables: Callable[[], Iterable[Live]], is_here: Callable[[str], bool]) -> None:
        self._all_tables = all_tables
        self._is_here = is_here
        self._timer: asyncio.TimerHandle | None = None
        self._message = b""  # what was told last
        self._made = -PAUSE  # when that was made
        self.listeners: set[Listener] = set()

    def tables(self) -> tuple[messages.Summary, ...]:
        """The tables to be shown, those with free seats first.

        Where there are too many, everybody's first table comes before anybody's second: by guest, and by address.
        """
        found = [live for live in self._all_tables() if _is_shown(live.table)]
        found.sort(key=lambda live: (live.table.phase != "gathering", -live.table.moved))
        if len(found) > LENGTH:
            found = _fair_part(found)
        return tuple(rendering.summary(live.table, None, self._is_here) for live in found)

    def message(self) -> bytes:
        """What those who look are told; made once for all who ask in a moment."""
        now = time.monotonic()
        if now - self._made >= PAUSE:
            self._message, self._made = rendering.raw(messages.LobbyMessage(tables=self.tables())), now
        return self._message

    def changed(self) -> None:
        """Tell all who look, soon, and once for all that changes until then."""
        self._made = -PAUSE
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def _tell(self) -> None:
        self._timer = None
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


def _fair_part(found: list[Live]) -> list[Live]:
    """As many as are shown, in the same order: those before which their host and address have the fewest others."""
    before: Counter[str] = Counter()
    turns: list[tuple[int, int]] = []
    for number, live in enumerate(found):
        names = (f"guest {live.table.host}", f"address {live.address or live.table.host}")
        turns.append((max(before[name] for name in names), number))
        before.update(names)
    return [found[number] for number in sorted(number for _, number in sorted(turns)[:LENGTH])]
