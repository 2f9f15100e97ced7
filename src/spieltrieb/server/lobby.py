"""The lobby: the public tables at which people gather or play, told live to those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from spieltrieb.server import messages, rendering
from spieltrieb.server.presence import Listener
from spieltrieb.server.table import Table

PAUSE = 0.25  # seconds between two tellings
LENGTH = 100  # tables that are shown


class Lobby:
    """The lobby of a server."""

    def __init__(self, all_tables: Callable[[], Iterable[Table]], is_here: Callable[[str], bool]) -> None:
        self._all_tables = all_tables
        self._is_here = is_here
        self._timer: asyncio.TimerHandle | None = None
        self._message = b""  # what was told last
        self._made = -PAUSE  # when that was made
        self.listeners: set[Listener] = set()

    def tables(self) -> tuple[messages.Summary, ...]:
        """The tables to be shown, those with free seats first."""
        shown = [table for table in self._all_tables() if table.public and table.phase in ("gathering", "playing")]
        shown.sort(key=lambda table: (table.phase != "gathering", -table.moved))
        return tuple(rendering.summary(table, None, self._is_here) for table in shown[:LENGTH])

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
        """Tell nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
