"""Who thinks: takes jobs from the queue for processes that have time, and answers them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence

from spieltrieb.server.jobs.store import LEASE, Job, JobStore
from spieltrieb.server.jobs.tasks import TASKS, encode, is_whole
from spieltrieb.server.turns import Urgency, Who
from spieltrieb.server.worker import Computation, Worker

POLL = 0.5  # seconds between two looks, where no wake-up comes
SWEEP = 10  # renewals between two looks for what nobody needs any more

log = logging.getLogger("spieltrieb.jobs")


class Taker:
    """Takes jobs for some processes, as many as they have time for."""

    def __init__(self, store: JobStore, workers: Sequence[Worker], is_ready: Callable[[], bool]) -> None:
        self.name = secrets.token_hex(8)  # by which the database knows who has a job
        self._store = store
        self._workers = workers
        self._is_ready = is_ready  # whether bots need not be compiled first
        self._in_hand: dict[asyncio.Task[None], tuple[Worker, Job]] = {}
        self._is_stopping = False
        self._may_have_more = True  # jobs that wait; None is known to be there when a look found too few
        self._wake = asyncio.Event()
        store.came = self._came
        for worker in workers:
            worker.has_time = self._look_again

    def _came(self) -> None:
        self._may_have_more = True
        self._wake.set()

    def _look_again(self) -> None:
        if self._may_have_more:
            self._wake.set()

    async def run(self) -> None:
        """Take jobs whenever there may be some."""
        is_away = False
        self._wake.set()
        while not self._is_stopping:
            timer = asyncio.get_running_loop().call_later(POLL, self._came)
            await self._wake.wait()
            timer.cancel()
            self._wake.clear()
            try:
                if self._is_ready():
                    await self._take()
                is_away = False
            except Exception as problem:
                if not is_away:
                    log.warning("jobs cannot be taken just now", extra={"problem": str(problem)})
                is_away = True

    async def _take(self) -> None:
        """Take as much as there is time for; a process that reviews a game has time for all that is more urgent."""
        if many := len(self._with_time(Urgency.BOTS)):
            await self._take_some(many, Urgency.BOTS)
        if many := len(self._with_time(Urgency.REVIEW)):
            await self._take_some(many, Urgency.REVIEW)

    async def _take_some(self, most: int, least: Urgency) -> None:
        jobs = await self._store.take(self.name, most, least)
        self._may_have_more = len(jobs) == most
        workers = self._with_time(least)  # some may have been given something else meanwhile
        for worker, job in zip(workers, jobs, strict=False):
            self._begin(worker, job)
        if late := jobs[len(workers) :]:  # somebody else has time for them
            await self._store.give_back(self.name, [job.id for job in late])

    def _with_time(self, least: Urgency) -> list[Worker]:
        """The processes that would start something this urgent at once, or after a part of a review."""
        if self._is_stopping:
            return []
        free = [worker for worker in self._workers if not len(worker) and not self._jobs_of(worker)]
        return free if least is Urgency.REVIEW else [*free, *filter(self._is_patient, self._workers)]

    def _jobs_of(self, worker: Worker) -> list[Job]:
        return [job for whose, job in self._in_hand.values() if whose is worker]

    def _is_patient(self, worker: Worker) -> bool:
        jobs = self._jobs_of(worker)
        return bool(jobs) and all(job.urgency is Urgency.REVIEW for job in jobs)

    def _begin(self, worker: Worker, job: Job) -> None:
        task = asyncio.get_running_loop().create_task(self._think(worker, job))
        self._in_hand[task] = (worker, job)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        _, job = self._in_hand.pop(task)
        if not task.cancelled() and (problem := task.exception()) is not None:  # the database is away: its time passes
            log.warning("a job cannot be answered", extra={"kind": job.kind, "problem": str(problem)})
        self._look_again()

    async def _think(self, worker: Worker, job: Job) -> None:
        """Do a job, and answer it; a review comes in parts, so that what is more urgent can come in between."""
        task, asked = TASKS[job.kind], time.monotonic() - job.waited
        arguments = task.arguments.decode(job.arguments)
        while True:
            done = asyncio.get_running_loop().create_future()
            worker.put(job.urgency, Who(job.who), Computation(done, task.work, arguments, job.kind, asked))
            try:
                found = await done
            except Exception as problem:
                log.error("a job failed", extra={"kind": job.kind, "problem": str(problem)})
                await self._store.fail(self.name, job.id)
                return
            if is_whole(found):
                await self._store.answer(self.name, job.id, encode(found))
                return
            if not await self._store.add_part(self.name, job.id, encode(found)):
                return  # we were too slow, and somebody else does it
            asked = time.monotonic()

    async def keep(self) -> None:
        """Say again and again what we have in hand, and that what is old can go."""
        beats = 0
        while True:
            await asyncio.sleep(LEASE / 3)
            beats += 1
            with contextlib.suppress(Exception):  # the database is away, which others say
                if self._in_hand:
                    await self._store.renew(self.name, [job.id for _, job in self._in_hand.values()])
                if beats % SWEEP == 0:
                    await self._store.sweep()

    async def stop(self, within: float = 0.0) -> None:
        """Take nothing more; answer what is in hand if that is soon, and give back the rest."""
        self._is_stopping = True
        soon = [task for task, (_, job) in self._in_hand.items() if job.urgency is not Urgency.REVIEW]
        if soon and within:
            await asyncio.wait(soon, timeout=within)
        left = list(self._in_hand)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        with contextlib.suppress(Exception):  # then the time of those jobs passes
            await self._store.give_back(self.name)
