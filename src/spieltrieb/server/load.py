"""How much a server has to do, and when that is too much: then no new tables begin, before those that run get slow.

It recovers by itself: what is measured falls as soon as there is less to do.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from spieltrieb.server.errors import Overloaded

TICK = 0.1  # seconds between two looks
SHARE = 0.05  # the weight of what is measured now: so about the last two seconds count
LONGEST = 1.0  # seconds that one look counts at most: a machine that slept is not overloaded
ENOUGH = 0.5  # below this share of what was too much, there is little enough to do again
BOTS = 10.0  # seconds that a person may wait for the turn of their bot
DISK = 10  # times as much delay is tolerated from the disk as from the event loop

REASONS = ("lag", "disk", "bots", "tables")

log = logging.getLogger("spieltrieb.load")


class Gauge:
    """Something that is measured again and again: too much from its limit on, until it is far below."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.value = 0.0
        self.is_high = False

    def note(self, measured: float) -> None:
        """Note what was measured; a short outlier does not count for much."""
        self.value += (min(measured, LONGEST) - self.value) * SHARE
        self.is_high = self.value > self.limit * (ENOUGH if self.is_high else 1.0)


class Load:
    """What a server has to do."""

    def __init__(self, limit: float, most_tables: int, tables: Callable[[], int]) -> None:
        self._is_on = limit > 0
        self.lag = Gauge(limit)  # seconds that the event loop is behind
        self.disk = Gauge(min(limit * DISK, LONGEST / 2))  # seconds that the disk takes to commit
        self._bots = 0.0
        self._most_tables = most_tables
        self._tables = tables
        self._reported: frozenset[str] = frozenset()

    def note(self, lag: float, disk: float, bots: float) -> None:
        """Note how far behind the event loop and the disk are, and how long the bot waits that waits longest."""
        self.lag.note(lag)
        self.disk.note(disk)
        self._bots = bots
        reasons = self.reasons
        if reasons != self._reported:
            self._reported = reasons
            log.warning("overloaded" if reasons else "recovered", extra={"by": ",".join(sorted(reasons)) or "nothing"})

    @property
    def reasons(self) -> frozenset[str]:
        """Why there is too much to do; empty if there is not."""
        found = {
            "lag": self._is_on and self.lag.is_high,
            "disk": self._is_on and self.disk.is_high,
            "bots": self._is_on and self._bots > BOTS,
            "tables": bool(self._most_tables) and self._tables() >= self._most_tables,
        }
        return frozenset(reason for reason, holds in found.items() if holds)

    def check(self) -> None:
        """An error if there is so much to do that no new table should begin."""
        if reasons := self.reasons:
            raise Overloaded(
                "The server has more to do than it can. Running games go on; try again in a few minutes.",
                by=",".join(sorted(reasons)),
            )
