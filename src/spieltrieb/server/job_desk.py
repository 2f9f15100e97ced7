"""The jobs of a server: it asks for some, and its own processes are among those who think."""

from __future__ import annotations

import asyncio

from spieltrieb.server.jobs.asker import Asker
from spieltrieb.server.jobs.store import JobStore
from spieltrieb.server.jobs.taker import Taker
from spieltrieb.server.workers import ANSWER_WITHIN, MOST_QUESTIONS, MOST_WAITING, Workers


class JobDesk:
    """What a server has to do with the queue, from its start to its end."""

    def __init__(self, address: str, workers: Workers) -> None:
        self._workers = workers
        self._store = JobStore(address)
        self._asker = Asker(self._store, (MOST_QUESTIONS, MOST_WAITING), ANSWER_WITHIN)
        self._taker = Taker(self._store, workers.processes, workers.is_ready)
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Ask, and take, from now on."""
        self._workers.asker = self._asker
        self._tasks = [asyncio.ensure_future(one) for one in (self._asker.run(), self._taker.run(), self._taker.keep())]

    async def close(self) -> None:
        """Give back what is not done."""
        self._workers.asker = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._taker.stop()
        await self._store.close()
