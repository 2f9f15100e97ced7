"""A table that is alive: in memory, with those who look at it and what waits to happen there."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from spieltrieb.server.decisions import Decision
from spieltrieb.server.presence import Listener
from spieltrieb.server.rendering import Reader, Shown
from spieltrieb.server.table import Table

Decide = Callable[[Table, int], Decision]  # what follows at a table, at this time


class Live:
    """A table that is alive."""

    __slots__ = ("address", "busy", "inbox", "key", "readers", "shown", "table", "thinking", "timer", "touched")

    def __init__(self, key: int, table: Table) -> None:
        self.key = key
        self.address = ""  # where it was made, if that is known and not everybody's
        self.table = table
        self.readers: dict[Listener, Reader] = {}
        self.busy = False  # a commit is under way
        self.inbox: deque[tuple[Decide, Listener | None, int | None]] = deque()
        self.shown: Shown | None = None
        self.thinking: set[int] = set()  # the seats for which a bot thinks
        self.timer: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()  # when something last happened here, or somebody came to look

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it, and nothing is under way."""
        return not (self.readers or self.busy or self.inbox or self.thinking or self.timer)
