"""The end of a budget: the one place where bots and advice look at a clock while they think."""

from __future__ import annotations

import time


class Deadline:
    """A point in time, a number of seconds from now."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def has_passed(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self._end
