"""A process that thinks, one thing at a time, and what waits for it.

What it does next is decided by turns.py: what is most urgent first, and of what is equally urgent everybody in turn.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from spieltrieb.server.errors import Busy
from spieltrieb.server.metrics import Histogram
from spieltrieb.server.turns import Turns, Urgency, Who

AGAIN = 1.0  # seconds after which we try again to start a process
KINDS = ("bot", "advice", "review", "replay", "check", "picture", "records", "load")


@dataclass(eq=False)
class Computation:
    """What is to be computed, and who waits for it."""

    done: asyncio.Future[Any]
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    kind: str
    asked: float
    tries: int = 0

    def give_up(self) -> None:
        """Tell whoever waits that its turn will not come."""
        if not self.tries and not self.done.done():
            self.done.set_exception(Busy("Too much is being computed just now. Try again in a moment."))


class Worker:
    """A process, and what waits for it."""

    def __init__(self, begin: Callable[[], None], waited: dict[str, Histogram]) -> None:
        self._begin = begin
        self._waited = waited
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False
        self.turns: Turns[Computation] = Turns()
        self.is_busy = False
        self.has_time: Callable[[], None] = lambda: None  # called when nothing waits for it any more

    def __len__(self) -> int:
        return len(self.turns) + self.is_busy

    def start(self) -> ProcessPoolExecutor:
        """The process, started if there is none."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), self._begin)
        return self._pool

    def put(self, urgency: Urgency, who: Who, computation: Computation) -> None:
        """Let something be computed when its turn comes."""
        self.turns.put(urgency, who, computation)
        self._go_on()

    def _go_on(self) -> None:
        while not self.is_busy and (computation := self.turns.take()) is not None:
            if not computation.done.done():  # whoever asked may have given up
                self._waited[computation.kind].note(time.monotonic() - computation.asked)
                self._compute(computation)
        if not self.is_busy:
            self.has_time()

    def _compute(self, computation: Computation) -> None:
        computation.tries += 1
        self.is_busy = True
        loop = asyncio.get_running_loop()
        pool: ProcessPoolExecutor | None = None

        def computed(found: Future[Any]) -> None:  # in a thread of the pool's
            if not self._is_closed:
                loop.call_soon_threadsafe(self._computed, computation, pool, found)

        lost: Future[Any] = Future()
        try:
            pool = self.start()
            pool.submit(computation.work, *computation.arguments).add_done_callback(computed)
        except BrokenProcessPool as problem:  # it was killed while it had nothing to do
            lost.set_exception(problem)
            loop.call_soon(self._computed, computation, pool, lost)
        except OSError as problem:  # the machine gives us none: it lacks memory, say, and perhaps only for a moment
            lost.set_exception(BrokenProcessPool(str(problem)))
            loop.call_later(AGAIN, self._computed, computation, self._pool, lost)

    def _computed(self, computation: Computation, pool: ProcessPoolExecutor | None, found: Future[Any]) -> None:
        if self._is_closed:
            return
        problem = None if found.cancelled() else found.exception()
        if isinstance(problem, BrokenProcessPool):  # it was killed, perhaps for lack of memory: another one takes over
            if self._pool is pool:
                self._pool = None
            if computation.tries < 2:
                self._compute(computation)
                return
        self.is_busy = False
        if not computation.done.done():
            if found.cancelled():
                computation.done.cancel()
            elif problem is not None:
                computation.done.set_exception(problem)
            else:
                computation.done.set_result(found.result())
        self._go_on()

    def end(self) -> None:
        """Let the process end when it has answered what it was asked."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    def close(self) -> None:
        """End the process, whatever it is thinking of."""
        self._is_closed = True
        pool = self._pool
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        manager: Any = pool._executor_manager_thread
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        if manager is not None:
            manager.join(5)  # otherwise it may still be tidying up while Python exits, and complain
