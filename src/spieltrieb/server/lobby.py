"""The lobby: the public tables at which people gather or play, told live to those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from spieltrieb.server import messages, rendering
from spieltrieb.server.presence import Listener
from spieltrieb.server.table import Table

PAUSE = 0.25  # seconds between updates
LENGTH = 100  # tables that are shown


class Lobby:
    """The lobby of a server."""

    def __init__(self, all_tables: Callable[[], Iterable[Table]], is_here: Callable[[str], bool]) -> None:
        self._all_tables = all_tables
        self._is_here = is_here
        self._timer: asyncio.TimerHandle | None = None
        self.listeners: set[Listener] = set()

    def tables(self) -> tuple[messages.Summary, ...]:
        """The tables to be shown, those with free seats first."""
        shown = [table for table in self._all_tables() if table.public and table.phase in ("gathering", "playing")]
        shown.sort(key=lambda table: (table.phase != "gathering", -table.moved))
        return tuple(rendering.summary(table, None, self._is_here) for table in shown[:LENGTH])

    def message(self) -> bytes:
        """What those who look are told."""
        return rendering.raw(messages.LobbyMessage(tables=self.tables()))

    def changed(self) -> None:
        """Tell all who look, soon, and once for all that changes until then."""
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
