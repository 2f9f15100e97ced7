"""Tables that sleep are woken when a clock runs out there: the list of all tables says when.

A sleeping table costs no memory, and nobody can tell that it slept: it is woken in time, the clock lapses, bots move,
and it is put away again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Any

from spieltrieb.server.errors import Elsewhere
from spieltrieb.server.kept import AWAKE
from spieltrieb.server.live import Live
from spieltrieb.server.storage import Storage

AT_ONCE = 100  # tables that are awake for nobody at the same time: after a long pause all clocks have run out
PAUSE = 1.0  # seconds until those that wait their turn are looked at again
LONGEST = 3600.0  # seconds between two looks: timers of days are not exact

log = logging.getLogger("spieltrieb.tables")


class Waker:
    """Wakes sleeping tables in time."""

    def __init__(
        self,
        live: Mapping[str, Live],
        storage: Storage,
        now: Callable[[], int],
        find: Callable[[str], Awaitable[Live]],
        later: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._live = live
        self._storage = storage
        self._now = now
        self._find = find
        self._later = later
        self._timer: asyncio.TimerHandle | None = None
        self._at: int | None = None  # when the timer is to go off
        self._woken: list[Live] = []
        self._door = asyncio.Lock()

    def expect(self, due: int) -> None:
        """A table was put away that must be woken then."""
        if self._at is None or due < self._at:
            self._wind(due, max(0.0, (due - self._now()) / 1000))

    def stop(self) -> None:
        """Wake nobody any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _wind(self, due: int, seconds: float) -> None:
        self.stop()
        self._at = due
        self._timer = asyncio.get_running_loop().call_later(min(seconds, LONGEST), self._ring)

    def _ring(self) -> None:
        self._timer = self._at = None
        self._later(self.wake())

    async def wake(self) -> None:
        """Wake all that are due, and find out when the next one is; one look at a time, or each would wake as many."""
        async with self._door:
            await self._look()

    async def _look(self) -> None:
        pause = PAUSE
        self._woken = [live for live in self._woken if live.busy or live.thinking]
        try:
            for id in await self._storage.due(self._now(), max(0, AT_ONCE - len(self._woken))):
                if await self._wake(id):
                    pause = 0.0
            due = await self._storage.next_due()
        except Exception as problem:  # the database cannot be read or written just now
            log.error("sleeping tables cannot be woken", extra={"problem": str(problem)})
            due, pause = self._now(), PAUSE
        if due is not None and (self._at is None or due <= self._at):
            self._wind(due, max(pause if due <= self._now() else 0.0, (due - self._now()) / 1000))

    async def _wake(self, id: str) -> bool:
        """Wake a table; whether it is ours to wake."""
        was_there = id in self._live
        try:
            live = await self._find(id)
        except Elsewhere:
            return False
        except Exception as problem:  # one table that is damaged must not keep all others from going on
            log.error("table cannot be read", extra={"table": id, "problem": str(problem)})
            await self._storage.finish(partial(self._storage.give_up, id, self._now()))
            return True
        # It does not sleep any more: otherwise it would be found again and again.
        await self._storage.finish(partial(self._storage.sleep, live.key, AWAKE, live.table.moved))
        live.due = AWAKE
        if not was_there:
            live.touched = 0.0  # by nobody: it is put away as soon as nothing is under way
            self._woken.append(live)
        return True
