"""Bots, advice and reviews are computed in processes of their own, so that the server never waits for them.

Each process does one thing at a time (worker.py): a bot that a person waits for comes before advice, and that before
reviews, which are done a little at a time; and nobody waits longer because somebody else asks for more. Equal questions
are computed once. Where a PostgreSQL database is shared, what has to wait waits in its queue, for whoever has time
first (jobs).

While the bots of a game are being compiled (compiling.py), those that are quick enough as plain Python play on in one
more process, in which nothing is compiled; the others wait for the compiler. Games that are over are written down and
looked at in that process meanwhile, too.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from spieltrieb.bots import preparing
from spieltrieb.games import games
from spieltrieb.server import computations, drawing
from spieltrieb.server.answers import DealCheck
from spieltrieb.server.computations import QUICK, Eyes, Packed, Part, Past, Seen
from spieltrieb.server.errors import Busy, TooFast
from spieltrieb.server.jobs.tasks import TASKS, LostJob, is_whole
from spieltrieb.server.metrics import Histogram
from spieltrieb.server.turns import Urgency, Who
from spieltrieb.server.worker import KINDS, Computation, Worker

if TYPE_CHECKING:
    from spieltrieb.server.jobs.asker import Asker

MOST_QUESTIONS = 4  # that one guest may have under way
AT_ONE_ADDRESS = 4  # times as many may be in progress from one address
NOBODY = Who("")  # in particular
BY_RULES = frozenset({"replay", "check", "picture", "records"})  # what is computed by the rules, without any bot
MOST_WAITING = 200  # questions of all together
KEPT = 50  # answers about games that are over, which stay the same
ANSWER_WITHIN = 30.0  # seconds after which a question that has not had its turn is given up


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
        self.waited = {kind: Histogram() for kind in KINDS}  # until its turn came
        self.took = {kind: Histogram() for kind in KINDS}  # until the answer was there
        self.asker: Asker | None = None  # for others who think, where there can be some
        self._workers = [Worker(computations.mind_the_server, self.waited) for _ in range(max(1, workers))]
        self._plain = Worker(computations.think_plain, self.waited)
        # The games whose bots play in the plain process, with what loads the compiled ones when they are there.
        self._loading: dict[str, list[asyncio.Future[None]]] = {}
        self._asked: dict[bytes, _Question] = {}  # under way
        self._askers: Counter[str] = Counter()  # by guest, and by address
        self._kept: OrderedDict[bytes, _Question] = OrderedDict()
        self.waiting = 0  # all that is under way

    def lengths(self) -> dict[str, int]:
        """How much waits for its turn, by urgency."""
        workers = (*self._workers, self._plain)
        return {urgency.name.lower(): sum(worker.turns.count(urgency) for worker in workers) for urgency in Urgency}

    def longest_wait(self) -> float:
        """How many seconds the bot that has kept a person waiting longest has waited for its turn."""
        waiting = (computation for worker in self._workers for computation in worker.turns.of(Urgency.PERSON))
        now = time.monotonic()
        here = now - min((computation.asked for computation in waiting), default=now)
        return here if self.asker is None else max(here, self.asker.longest_wait())

    @property
    def processes(self) -> list[Worker]:
        """Those that can think for others, too."""
        return self._workers

    def is_ready(self) -> bool:
        """Whether all bots are compiled: until then nobody thinks for others, and what is asked here is done here."""
        return all(preparing.are_prepared(game) for game in games.values())

    # ---- What can be asked ----

    async def choose(
        self, table: str, bot: str, seen: Seen, who: Who = NOBODY, urgency: Urgency = Urgency.PERSON
    ) -> int:
        """The action a bot chooses. A table's bots live in one process, where they remember what they saw."""
        worker = self._worker(table, bot, seen.game)
        arguments = ((table, bot, seen.seat), bot, seen)
        if self.asker is not None and worker is not self._plain and len(worker) and self.is_ready():
            # Whoever has time first does it: another process here, or somebody else.
            free = next((one for one in self._workers if not len(one)), None)
            if free is None:
                return int(await self._share("bot", urgency, who, computations.choose, arguments))
            worker = free
        action: int = await self._do(worker, urgency, who, "bot", computations.choose, *arguments)
        return action

    async def advise(self, who: Who, seen: Seen, lang: str) -> dict[str, Any]:
        """Advice, with the moves as actions and the reasons in words."""
        found: dict[str, Any] = await self._ask(who, Urgency.ADVICE, "advice", computations.advise_seat, seen, lang)
        return found

    async def replay(self, who: Who, record: str, eyes: Eyes, more: dict[str, Any]) -> Packed:
        """A game that is over move by move, ready to be sent."""
        found: Packed = await self._ask(who, Urgency.ADVICE, "replay", computations.replay, record, eyes, more)
        return found

    async def draw(self, who: Who, record: str, seat: int | None, lang: str) -> str:
        """The final board of a game that is over, as SVG."""
        found: str = await self._ask(who, Urgency.ADVICE, "picture", drawing.draw, record, seat, lang)
        return found

    async def draw_link(self, who: Who, link: str) -> str:
        """A link as a QR code, as SVG."""
        found: str = await self._ask(who, Urgency.ADVICE, "picture", drawing.qr_code, link)
        return found

    async def records(self, who: Who, past: list[Past], more: dict[str, Any]) -> Packed:
        """The records of games that are over, ready to be sent."""
        found: Packed = await self._ask(who, Urgency.ADVICE, "records", computations.records, past, more)
        return found

    async def check(
        self, who: Who, record: dict[str, Any], seed: str, secret: str, commitment: str | None
    ) -> DealCheck:
        """Whether a deal was fair."""
        found: DealCheck = await self._ask(
            who, Urgency.ADVICE, "check", computations.check, record, seed, secret, commitment
        )
        return found

    async def review(self, who: Who, record: str, budget: float, lang: str, known: int | None = None) -> Packed:
        """The review of a game that is over, ready to be sent: all of it, or as soon as it has more than is known."""
        question = self._question(who, Urgency.REVIEW, "review", computations.review, record, budget, lang)
        while known is not None and not question.answer.done():
            if question.part is not None and question.part.done > known:
                return question.part.so_far
            await asyncio.wait((question.answer, question.more), return_when=asyncio.FIRST_COMPLETED)
        found: Part = await asyncio.shield(question.answer)
        return found.so_far

    async def compute(self, who: Who, kind: str, work: Callable[..., Any], *arguments: Any) -> Any:
        """What a function gives, with nothing kept of it: for a part of something long."""
        return await self._do(self._idle(kind), Urgency.REVIEW, who, kind, work, *arguments)

    async def _ask(self, who: Who, urgency: Urgency, kind: str, work: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.shield(self._question(who, urgency, kind, work, *arguments).answer)

    def _question(self, who: Who, urgency: Urgency, kind: str, work: Callable[..., Any], *arguments: Any) -> _Question:
        """Ask a question; whoever asks the same while it is under way, or soon after, gets the same answer."""
        key = hashlib.sha256(repr((kind, arguments)).encode()).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key in self._asked:
            return self._asked[key]
        if self._has_too_many(who):
            raise TooFast("That was too much at once (questions). Wait a moment and try again.", what="questions")
        if len(self._asked) >= MOST_WAITING:
            raise Busy("Too many are asking for advice just now. Try again in a moment.")
        self._askers.update({who.guest, who.place})
        question = self._asked[key] = _Question()
        question.answer = asyncio.ensure_future(self._answer(question, who, urgency, kind, work, arguments))
        question.answer.add_done_callback(partial(self._answered, who, key, kind != "advice"))
        return question

    def _has_too_many(self, who: Who) -> bool:
        asked = self._askers
        return asked[who.guest] >= MOST_QUESTIONS or asked[who.place] >= MOST_QUESTIONS * AT_ONE_ADDRESS

    def _answered(self, who: Who, key: bytes, keep: bool, answer: asyncio.Future[Any]) -> None:
        question = self._asked.pop(key)
        self._askers.subtract({who.guest, who.place})
        self._askers = +self._askers  # without those who have none
        if answer.cancelled() or answer.exception() is not None or not keep:
            return
        self._kept[key] = question
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _answer(
        self,
        question: _Question,
        who: Who,
        urgency: Urgency,
        kind: str,
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
    ) -> Any:
        if self.asker is not None and kind in TASKS and self.is_ready():
            return await self._share(kind, urgency, who, work, arguments, question)
        return await self._answer_here(question, who, urgency, kind, work, arguments)

    async def _answer_here(
        self,
        question: _Question | None,
        who: Who,
        urgency: Urgency,
        kind: str,
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
    ) -> Any:
        worker = self._idle(kind)
        while True:
            found = await self._do(worker, urgency, who, kind, work, *arguments)
            if is_whole(found):
                return found
            if question is not None:
                question.go_on(found)  # the rest of it comes later, in the same process

    async def _share(
        self,
        kind: str,
        urgency: Urgency,
        who: Who,
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
        question: _Question | None = None,
    ) -> Any:
        """Let whoever has time first do it, here or elsewhere; if nobody answers, it is done here."""
        assert self.asker is not None
        began = time.monotonic()
        self.waiting += 1
        try:
            return await self.asker.ask(kind, urgency, who.guest, arguments, question.go_on if question else _ignore)
        except LostJob:
            return await self._answer_here(question, who, urgency, kind, work, arguments)
        finally:
            self.waiting -= 1
            self.took[kind].note(time.monotonic() - began)

    # ---- Processes ----

    def warm_up(self) -> None:
        """Start a process before it is needed."""
        self._workers[0].start().submit(computations.nothing)
        if not all(preparing.are_prepared(game) for game in games.values()):
            self._plain.start().submit(computations.nothing)

    def _idle(self, kind: str) -> Worker:
        """Who computes this: of what needs the rules alone, plain ones while something is still to be compiled."""
        if kind in BY_RULES and not self.is_ready():
            return self._plain
        return min(self._workers, key=len)

    def _worker(self, table: str, bot: str, game: str) -> Worker:
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
                loads = (self._do(one, Urgency.BOTS, NOBODY, "load", computations.load, game) for one in self._workers)
                self._loading[game] = [asyncio.ensure_future(load) for load in loads]
            if all(load.done() for load in self._loading[game]):
                del self._loading[game]
                if not self._loading:
                    self._plain.end()
        return game not in self._loading

    async def _do(
        self, worker: Worker, urgency: Urgency, who: Who, kind: str, work: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Let a process compute something; a question that does not get its turn in time is given up."""
        loop, asked = asyncio.get_running_loop(), time.monotonic()
        computation = Computation(loop.create_future(), work, arguments, kind, asked)
        timer = None if kind in ("bot", "load") else loop.call_later(ANSWER_WITHIN, computation.give_up)
        self.waiting += 1
        try:
            worker.put(urgency, who, computation)
            return await computation.done
        finally:
            self.waiting -= 1
            self.took[kind].note(time.monotonic() - asked)
            if timer is not None:
                timer.cancel()

    def close(self) -> None:
        """End all processes, whatever they are thinking of."""
        for worker in (*self._workers, self._plain):
            worker.close()


def _ignore(part: Any) -> None:
    """A bot's move has no parts."""
