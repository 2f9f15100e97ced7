"""What is to be written, in batches: all that came in while the last batch was being committed is the next one.

What is submitted is kept when its `done` is called, not before. A crash at any moment loses nothing of which `done`
was called without an error.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

log = logging.getLogger("spieltrieb.storage")
Done = Callable[[Exception | None], None]
Statement = tuple[str, Sequence[Any]]
Row = tuple[int, int, str]  # of a log: the table, the number of the entry, the entry
Outcomes = list[tuple[Done, Exception | None]]
MOST_AT_ONCE = 256  # jobs in one transaction: with more, those who come next would wait longer


class Writing(Struct, frozen=True, gc=False):  # one of thousands under way, and in no cycle
    """What is to be written: statements, then rows of the log; and who is told when it is on disk."""

    done: Done
    rows: Sequence[Row] = ()
    statements: Sequence[Statement] = ()
    to_move: Sequence[int] = ()  # tables whose entries are to move on from the journal into their logs


class Batches(ABC):
    """The jobs that wait, and the batch that is being written."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: list[Writing] = []
        self._is_writing = False  # a batch is with the writer, or will be in a moment
        self._handed_over = 0.0  # when that was
        self.commits = 0  # for the metrics
        self.appended = 0

    @abstractmethod
    def _write(self, work: list[Writing]) -> None:
        """Have a batch written; `_written` is called in this loop when it is."""

    async def finish(self, write: Callable[[Done], None]) -> None:
        """Start writing something, and wait until it is on disk; raises what went wrong."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if written.done():
                return
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        write(done)
        await written

    def submit(self, job: Writing) -> None:
        """Let a job be written with all others that come in this moment, or while the writer is busy."""
        self._waiting.append(job)
        if not self._is_writing:
            self._is_writing = True
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the writer all that waits, if anything does."""
        work, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_writing = bool(work)
        if work:
            self._handed_over = time.monotonic()
            self._write(work)

    def _written(self, outcomes: Outcomes) -> None:
        """The writer is done: the next batch is on its way while everybody is told of this one."""
        self._hand_over()
        report(outcomes)

    def behind(self) -> float:
        """How many seconds the writer has been busy with what it was given."""
        return time.monotonic() - self._handed_over if self._is_writing and self._handed_over else 0.0

    @property
    def waiting(self) -> int:
        """How much waits for the writer."""
        return len(self._waiting)

    def _count(self, work: list[Writing]) -> None:
        self.commits += 1
        self.appended += sum(len(job.rows) for job in work)


def report(outcomes: Outcomes) -> None:
    """Tell everybody what became of their job."""
    for done, error in outcomes:
        try:
            done(error)
        except Exception:  # the others wait for their word, too
            log.exception("broken")


def grouped(work: list[Writing]) -> list[tuple[str, list[Any]]]:
    """The statements of a batch, as few as possible.

    What goes with entries of a log concerns that table alone, and a table has one such job at a time: a run of them can
    be done in any order. All else is done in its place.
    """
    found: list[tuple[str, list[Any]]] = []
    together: dict[str, list[Any]] = {}
    for job in work:
        if job.rows:
            for statement, values in job.statements:
                together.setdefault(statement, []).append(values)
        elif job.statements:
            found += together.items()
            together = {}
            found += [(statement, [values]) for statement, values in job.statements]
    return [*found, *together.items()]
