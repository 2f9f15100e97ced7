"""A table that is alive: in memory, with those who look at it and what waits to happen there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from spieltrieb.server.decisions import Decision
from spieltrieb.server.kept import AWAKE
from spieltrieb.server.people import Guest
from spieltrieb.server.presence import Listener
from spieltrieb.server.rendering import Reader, Shown
from spieltrieb.server.requests import AnyCommand
from spieltrieb.server.table import Table

UNKNOWN = -1  # when a table is due that could not be put to sleep
Decide = Callable[[Table, int], Decision]  # what follows at a table, at this time


class Ordered(Struct, frozen=True, gc=False):  # one of thousands under way, and in no cycle
    """What follows from a command."""

    decide: Callable[..., Decision]  # what says so: `commands.decide`
    order: Any
    guest: Guest
    command: AnyCommand
    is_away: Callable[[str], bool]

    def __call__(self, table: Table, now: int) -> Decision:
        """At a table, at this time."""
        return self.decide(self.order, self.guest, self.command, self.is_away, table, now)


class Live:
    """A table that is alive."""

    __slots__ = (
        "address", "archived", "busy", "due", "gone", "inbox", "key", "readers", "shown", "table", "thinking", "timer",
        "touched",
    )  # fmt: skip

    def __init__(self, key: int, table: Table, due: int | None = AWAKE, archived: int = 0) -> None:
        self.key = key
        self.address = ""  # the address it was made from, if that is known and not shared by everybody
        self.table = table
        self.due = due  # when it must be woken, as the database has it; or UNKNOWN
        self.archived = archived  # entries in the archive
        self.readers: dict[Listener, Reader] = {}
        self.gone = False  # it is with another process, or will be
        self.busy = False  # a commit is under way
        self.inbox: list[tuple[Decide, Listener | None, int | None]] = []  # an empty deque would take 760 bytes
        self.shown: Shown | None = None
        self.thinking: set[int] = set()  # the seats for which a bot thinks
        self.timer: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()  # when something last happened here, or somebody came to look

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it, and nothing is under way; a clock may be running."""
        if self.readers or self.busy or self.inbox or self.thinking:
            return False
        return self.is_unattended or all(self.table.seats[seat].bot is None for seat in self.table.acting)

    @property
    def is_unattended(self) -> bool:
        """Whether bots would play among themselves with nobody looking on: they go on when somebody does."""
        return not self.readers and all(seat.bot is not None and not seat.once for seat in self.table.seats)
