"""Processes of one supervisor that are stopped together with it: those that still run end them.

A process that is stopped keeps its listening socket and its connections: one in n of those who come back waits for it,
and whoever is connected to it hears nothing. Its supervisor ends it (supervisor.py); but who ends it where that one is
stopped, too? Whole machines that sleep are none of our business: then nobody runs who could look.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

LOOK = 0.2  # seconds between two looks
ASLEEP = 1.0  # if two looks are this many seconds apart, it was us who slept
STOPPED = "T"  # as Linux has it; elsewhere nobody is known to be stopped

log = logging.getLogger("spieltrieb.supervisor")


class Siblings:
    """The processes beside this one, as far as they are stopped."""

    def __init__(self, silent: float, supervisor: int | None = None, state: Callable[[int], str] | None = None) -> None:
        self._silent = silent  # seconds after which one that is stopped is ended
        self._supervisor = supervisor or os.getppid()
        self._state = state or state_of
        self._since: dict[int, float] = {}  # by the number of the process: when it was first seen to be stopped
        self._looked_at = 0.0

    def to_end(self, now: float) -> list[int]:
        """Those that have been stopped for long, and so has the supervisor."""
        was_asleep, self._looked_at = now - self._looked_at > ASLEEP, now
        if was_asleep or self._state(self._supervisor) != STOPPED:
            self._since.clear()
            return []
        stopped = [process for process in self._children() if self._state(process) == STOPPED]
        self._since = {process: self._since.get(process, now) for process in stopped}
        return [process for process, since in self._since.items() if now - since >= self._silent]

    def _children(self) -> list[int]:
        with contextlib.suppress(OSError):
            path = Path(f"/proc/{self._supervisor}/task/{self._supervisor}/children")
            return [int(word) for word in path.read_text().split() if int(word) != os.getpid()]
        return []

    def look_after(self) -> None:
        """Look again and again."""
        while True:
            time.sleep(LOOK)
            for process in self.to_end(time.monotonic()):
                log.error("a process and its supervisor are stopped; the process is ended", extra={"pid": process})
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)


def state_of(process: int) -> str:
    """What a process does, in a letter; nothing if that cannot be known."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    return ""
