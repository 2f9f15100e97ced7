"""What is not needed for ever: old tables go into the archive, abandoned ones are closed, idle guests forgotten.

A table in the archive is a compressed log without what was said; it can be looked at, replayed and reviewed as before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from spieltrieb.server.errors import Elsewhere
from spieltrieb.server.keys import DAY
from spieltrieb.server.live import Live
from spieltrieb.server.settings import Settings
from spieltrieb.server.storage import Storage

AT_A_TIME = 50  # tables or guests in one go, so that moves are not kept waiting
PAUSE = 0.05  # seconds between two of them
ABANDONED = "abandoned"  # why a table was closed

log = logging.getLogger("spieltrieb.storage")


class Retention:
    """Tidies up after those who have left."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        now: Callable[[], int],
        find: Callable[[str], Awaitable[Live]],
        shut: Callable[[Live, str], None],
    ) -> None:
        self._storage = storage
        self._settings = settings
        self._now = now
        self._find = find
        self._shut = shut
        self.archived: Callable[[], None] = lambda: None  # told whenever logs were shortened
        self.forgotten: Callable[[str], None] = lambda guest: None  # told of every guest who was forgotten

    async def tidy_up(self) -> dict[str, int]:
        """Do all that is due; how much it was."""
        settings = self._settings
        work = {
            "archived": (settings.archive_after, self._archive),
            "closed": (settings.close_after, self._close),
            "forgotten": (settings.forget_after, self._forget),
        }
        counts = dict.fromkeys(work, 0)
        for name, (days, some) in work.items():
            while days and (count := await some(self._now() - days * DAY)):
                counts[name] += count
                await asyncio.sleep(PAUSE)
        await self._storage.finish(partial(self._storage.forget_links, self._now()))
        await self._storage.finish(partial(self._storage.forget_bans, self._now()))
        if settings.archive_after:
            before = self._now() - settings.archive_after * DAY
            await self._storage.finish(partial(self._storage.hush_reports, before))
        if settings.forget_after:
            before = self._now() - settings.forget_after * DAY
            await self._storage.finish(partial(self._storage.forget_reports, before))
        if any(counts.values()):
            log.info("tidied up", extra=counts)
        return counts

    async def _archive(self, before: int) -> int:
        count = await self._storage.archive(await self._storage.finished_before(before, AT_A_TIME), self._now())
        self.archived()
        return count

    async def _close(self, before: int) -> int:
        """Close tables that nobody came back to; from then on they age like all that are closed."""
        found = await self._storage.abandoned_before(before, AT_A_TIME)
        closed = len(found)
        for id in found:
            try:
                live = await self._find(id)
            except Elsewhere:  # somebody looks at it
                closed -= 1
                continue
            except Exception as problem:
                log.error("table cannot be read", extra={"table": id, "problem": str(problem)})
                await self._storage.finish(partial(self._storage.give_up, id, self._now()))
                continue
            live.touched = 0.0
            self._shut(live, ABANDONED)
            while live.busy or live.inbox:
                await asyncio.sleep(PAUSE)
            if live.table.closed is None:  # it could not be written: another time
                return 0
        return closed

    async def _forget(self, before: int) -> int:
        forgotten = await self._storage.forget_idle_guests(before, AT_A_TIME)
        for guest in forgotten:
            self.forgotten(guest)
        return len(forgotten)
