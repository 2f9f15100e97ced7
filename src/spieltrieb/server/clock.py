"""The server's time, which never jumps.

Clocks at tables count what passes, in milliseconds from what the wall clock said at the start. If somebody sets the
machine's clock, or it was asleep, nobody's time runs out because of that; the wall clock says what day it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def wall() -> int:
    """What the wall clock says, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def passed() -> int:
    """Milliseconds that have passed since some moment, whatever becomes of the wall clock."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """The time at tables."""

    def __init__(self, wall: Callable[[], int] = wall, passed: Callable[[], int] = passed) -> None:
        self._passed = passed
        self._start = wall() - passed()

    def __call__(self) -> int:
        """Milliseconds since 1970, by what has passed since the start."""
        return self._start + self._passed()
