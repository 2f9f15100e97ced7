"""Bots, advice and reviews are computed in processes of their own, so that the server never waits for them.

Each process does one thing at a time, and what it does next is decided here (turns.py): a bot that a person waits for
comes before advice, and that before reviews, which are done a little at a time; and nobody waits longer because
somebody else asks for more. Equal questions are computed once.

While the bots of a game are being compiled (compiling.py), those that are quick enough as plain Python play on in one
more process, in which nothing is compiled; the others wait for the compiler.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any

from spieltrieb.bots import preparing
from spieltrieb.games import games
from spieltrieb.server import thinking
from spieltrieb.server.answers import DealCheck
from spieltrieb.server.errors import Busy, TooFast
from spieltrieb.server.metrics import Histogram
from spieltrieb.server.thinking import QUICK, Eyes, Packed, Part, Seen
from spieltrieb.server.turns import Turns, Urgency

MOST_QUESTIONS = 4  # that one guest or address may have under way
MOST_WAITING = 200  # questions of all together
KEPT = 50  # answers about games that are over, which stay the same
ANSWER_WITHIN = 30.0  # seconds after which a question that has not had its turn is given up


@dataclass(eq=False)
class _Job:
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


class _Worker:
    """A process, and what waits for it."""

    def __init__(self, begin: Callable[[], None], waited: dict[str, Histogram]) -> None:
        self._begin = begin
        self._waited = waited
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False
        self.turns: Turns[_Job] = Turns()
        self.is_busy = False

    def __len__(self) -> int:
        return len(self.turns) + self.is_busy

    def start(self) -> ProcessPoolExecutor:
        """The process, begun if there is none."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), self._begin)
        return self._pool

    def put(self, urgency: Urgency, who: str, job: _Job) -> None:
        """Let something be computed when its turn comes."""
        self.turns.put(urgency, who, job)
        self._go_on()

    def _go_on(self) -> None:
        while not self.is_busy and (job := self.turns.take()) is not None:
            if not job.done.done():  # whoever asked may have given up
                self._waited[job.kind].note(time.monotonic() - job.asked)
                self._compute(job)

    def _compute(self, job: _Job) -> None:
        job.tries += 1
        self.is_busy = True
        loop, pool = asyncio.get_running_loop(), self.start()

        def computed(found: Future[Any]) -> None:  # in a thread of the pool's
            if not self._is_closed:
                loop.call_soon_threadsafe(self._computed, job, pool, found)

        try:
            pool.submit(job.work, *job.arguments).add_done_callback(computed)
        except BrokenProcessPool as problem:  # it was killed while it had nothing to do
            found: Future[Any] = Future()
            found.set_exception(problem)
            loop.call_soon(self._computed, job, pool, found)

    def _computed(self, job: _Job, pool: ProcessPoolExecutor, found: Future[Any]) -> None:
        problem = None if found.cancelled() else found.exception()
        if isinstance(problem, BrokenProcessPool):  # it was killed, perhaps for lack of memory: another one takes over
            if self._pool is pool:
                self._pool = None
            if job.tries < 2:
                self._compute(job)
                return
        self.is_busy = False
        if not job.done.done():
            if found.cancelled():
                job.done.cancel()
            elif problem is not None:
                job.done.set_exception(problem)
            else:
                job.done.set_result(found.result())
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


class _Question:
    """A question, and as much of its answer as there is: what takes long is answered in parts."""

    answer: asyncio.Future[Any]

    def __init__(self) -> None:
        self.part: Part | None = None
        self.more: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done when there is another part

    def go_on(self, part: Part) -> None:
        """There is another part."""
        self.part, more, self.more = part, self.more, asyncio.get_running_loop().create_future()
        more.set_result(None)


class Workers:
    """The processes that think."""

    def __init__(self, workers: int) -> None:
        kinds = ("bot", "advice", "review", "replay", "check", "picture", "load")
        self.waited = {kind: Histogram() for kind in kinds}  # until its turn came
        self.took = {kind: Histogram() for kind in kinds}  # until the answer was there
        self._workers = [_Worker(thinking.mind_the_server, self.waited) for _ in range(max(1, workers))]
        self._plain = _Worker(thinking.think_plain, self.waited)
        # The games whose bots play in the plain process, with what loads the compiled ones when they are there.
        self._loading: dict[str, list[asyncio.Future[None]]] = {}
        self._asked: dict[bytes, _Question] = {}  # under way
        self._askers: Counter[str] = Counter()
        self._kept: OrderedDict[bytes, _Question] = OrderedDict()
        self.waiting = 0  # all that is under way

    def lengths(self) -> dict[str, int]:
        """How much waits for its turn, by urgency."""
        workers = (*self._workers, self._plain)
        return {urgency.name.lower(): sum(worker.turns.count(urgency) for worker in workers) for urgency in Urgency}

    def longest_wait(self) -> float:
        """How many seconds the bot has waited for its turn that a person waits for longest."""
        waiting = (job for worker in self._workers for job in worker.turns.of(Urgency.PERSON))
        return time.monotonic() - min((job.asked for job in waiting), default=time.monotonic())

    # ---- What can be asked ----

    async def choose(self, table: str, bot: str, seen: Seen, who: str = "", urgency: Urgency = Urgency.PERSON) -> int:
        """The action a bot chooses. A table's bots live in one process, where they remember what they saw."""
        worker = self._worker(table, bot, seen.game)
        action: int = await self._do(worker, urgency, who, "bot", thinking.choose, (table, bot, seen.seat), bot, seen)
        return action

    async def advise(self, who: str, seen: Seen, lang: str) -> dict[str, Any]:
        """Advice, with the moves as actions and the reasons in words."""
        found: dict[str, Any] = await self._ask(who, Urgency.ADVICE, "advice", thinking.advise_seat, seen, lang)
        return found

    async def replay(self, who: str, record: str, eyes: Eyes, more: dict[str, Any]) -> Packed:
        """A game that is over move by move, ready to be sent."""
        found: Packed = await self._ask(who, Urgency.ADVICE, "replay", thinking.replay, record, eyes, more)
        return found

    async def draw(self, who: str, record: str, seat: int | None, lang: str) -> str:
        """The final board of a game that is over, as SVG."""
        found: str = await self._ask(who, Urgency.ADVICE, "picture", thinking.draw, record, seat, lang)
        return found

    async def check(
        self, who: str, record: dict[str, Any], seed: str, secret: str, commitment: str | None
    ) -> DealCheck:
        """Whether a deal was fair."""
        found: DealCheck = await self._ask(
            who, Urgency.ADVICE, "check", thinking.check, record, seed, secret, commitment
        )
        return found

    async def review(self, who: str, record: str, budget: float, lang: str, known: int | None = None) -> Packed:
        """The review of a game that is over, ready to be sent: all of it, or as soon as it has more than is known."""
        question = self._question(who, Urgency.REVIEW, "review", thinking.review, record, budget, lang)
        while known is not None and not question.answer.done():
            if question.part is not None and question.part.done > known:
                return question.part.so_far
            await asyncio.wait((question.answer, question.more), return_when=asyncio.FIRST_COMPLETED)
        found: Part = await asyncio.shield(question.answer)
        return found.so_far

    async def _ask(self, who: str, urgency: Urgency, kind: str, work: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.shield(self._question(who, urgency, kind, work, *arguments).answer)

    def _question(self, who: str, urgency: Urgency, kind: str, work: Callable[..., Any], *arguments: Any) -> _Question:
        """Ask a question; whoever asks the same while it is under way, or soon after, gets the same answer."""
        key = hashlib.sha256(repr((kind, arguments)).encode()).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key in self._asked:
            return self._asked[key]
        if self._askers[who] >= MOST_QUESTIONS:
            raise TooFast("That was too much at once (questions). Wait a moment and try again.", what="questions")
        if len(self._asked) >= MOST_WAITING:
            raise Busy("Too many are asking for advice just now. Try again in a moment.")
        self._askers[who] += 1
        question = self._asked[key] = _Question()
        question.answer = asyncio.ensure_future(self._answer(question, who, urgency, kind, work, arguments))
        question.answer.add_done_callback(partial(self._answered, who, key, kind != "advice"))
        return question

    def _answered(self, who: str, key: bytes, keep: bool, answer: asyncio.Future[Any]) -> None:
        question = self._asked.pop(key)
        self._askers[who] -= 1
        if not self._askers[who]:
            del self._askers[who]
        if answer.cancelled() or answer.exception() is not None or not keep:
            return
        self._kept[key] = question
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _answer(
        self,
        question: _Question,
        who: str,
        urgency: Urgency,
        kind: str,
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
    ) -> Any:
        worker = min(self._workers, key=len)
        while True:
            found = await self._do(worker, urgency, who, kind, work, *arguments)
            if not isinstance(found, Part) or found.done == found.total:
                return found
            question.go_on(found)  # the rest of it comes later, in the same process

    # ---- Processes ----

    def warm_up(self) -> None:
        """Start a process before it is needed."""
        self._workers[0].start().submit(thinking.nothing)
        if not all(preparing.are_prepared(game) for game in games.values()):
            self._plain.start().submit(thinking.nothing)

    def _worker(self, table: str, bot: str, game: str) -> _Worker:
        """The process in which a bot of this table thinks."""
        if bot in QUICK and not self._is_loaded(game):
            return self._plain
        return self._workers[hash(table) % len(self._workers)]

    def _is_loaded(self, game: str) -> bool:
        """Whether the compiled bots of a game are ready to play; while they are not, plain ones do."""
        if not preparing.are_prepared(games[game]):
            self._loading[game] = []
        elif game in self._loading:
            # The other processes load them first: that takes seconds, in which the plain one goes on.
            if not self._loading[game]:
                loads = (self._do(one, Urgency.BOTS, "", "load", thinking.load, game) for one in self._workers)
                self._loading[game] = [asyncio.ensure_future(load) for load in loads]
            if all(load.done() for load in self._loading[game]):
                del self._loading[game]
                if not self._loading:
                    self._plain.end()
        return game not in self._loading

    async def _do(
        self, worker: _Worker, urgency: Urgency, who: str, kind: str, work: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Let a process compute something; a question that does not get its turn in time is given up."""
        loop, asked = asyncio.get_running_loop(), time.monotonic()
        job = _Job(loop.create_future(), work, arguments, kind, asked)
        timer = None if kind in ("bot", "load") else loop.call_later(ANSWER_WITHIN, job.give_up)
        self.waiting += 1
        try:
            worker.put(urgency, who, job)
            return await job.done
        finally:
            self.waiting -= 1
            self.took[kind].note(time.monotonic() - asked)
            if timer is not None:
                timer.cancel()

    def close(self) -> None:
        """End all processes, whatever they are thinking of."""
        for worker in (*self._workers, self._plain):
            worker.close()
