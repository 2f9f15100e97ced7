"""Who asks: jobs that this process has put into the queue, and waits for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from spieltrieb.server.errors import Busy, ServerError
from spieltrieb.server.jobs.store import JobStore, State
from spieltrieb.server.jobs.tasks import TASKS, LostJob, encode, key_of
from spieltrieb.server.turns import Urgency

POLL = 0.5  # seconds between two looks, where no wake-up comes

log = logging.getLogger("spieltrieb.jobs")


@dataclass(eq=False)
class _Waiting:
    """A job, and who waits for its answer."""

    kind: str
    urgency: Urgency
    answer: asyncio.Future[Any]
    asked: float = field(default_factory=time.monotonic)
    people: int = 0
    parts: int = 0
    is_taken: bool = False
    tell: list[Callable[[Any], None]] = field(default_factory=list)  # who is told of parts of the answer


class Asker:
    """Puts jobs into the queue, and brings the answers."""

    def __init__(self, store: JobStore, most: tuple[int, int], within: float) -> None:
        """How many questions one guest may have under way, and all together; each has its turn within a time."""
        self._store = store
        self._most = most
        self._within = within
        self._waiting: dict[int, _Waiting] = {}
        self._wake = asyncio.Event()
        store.answered = self._hear

    def _hear(self, id: int | None) -> None:
        if id is None or id in self._waiting:
            self._wake.set()

    def longest_wait(self) -> float:
        """How many seconds the bot that has kept a person waiting longest has waited for its turn."""
        asked = (one.asked for one in self._waiting.values() if one.urgency is Urgency.PERSON and not one.is_taken)
        now = time.monotonic()
        return now - min(asked, default=now)

    async def ask(
        self, kind: str, urgency: Urgency, who: str, arguments: tuple[Any, ...],
        on_part: Callable[[Any], None] = lambda part: None,
    ) -> Any:  # fmt: skip
        """The answer of whoever takes this job; LostJob if there will be none."""
        packed = encode(arguments)
        most = (0, 0) if kind == "bot" else self._most
        try:
            id = await self._store.ask(key_of(kind, packed), kind, urgency, who, packed, most)
        except ServerError:
            raise
        except Exception as problem:  # the database is away, or full
            raise LostJob from problem
        if id not in self._waiting:
            self._waiting[id] = _Waiting(kind, urgency, asyncio.get_running_loop().create_future())
        waiting = self._waiting[id]
        waiting.people += 1
        waiting.tell.append(on_part)
        self._wake.set()  # somebody may have answered it before
        try:
            return await asyncio.shield(waiting.answer)
        finally:
            waiting.people -= 1
            waiting.tell.remove(on_part)
            if not waiting.people:
                self._waiting.pop(id, None)
                waiting.answer.cancel()

    async def lengths(self) -> dict[str, tuple[int, float]]:
        """How many jobs of all processes wait, and how many seconds old the oldest is, by urgency."""
        return await self._store.lengths()

    async def run(self) -> None:
        """Look for answers whenever there may be some."""
        while True:
            timer = asyncio.get_running_loop().call_later(POLL, self._wake.set)
            await self._wake.wait()
            timer.cancel()
            self._wake.clear()
            if self._waiting:
                await self._look()

    async def _look(self) -> None:
        known = {id: waiting.parts for id, waiting in self._waiting.items()}
        try:
            found = {state.id: state for state in await self._store.look(known)}
        except Exception as problem:  # the database is away: nobody can tell how long
            log.warning("jobs cannot be looked for; they are done here", extra={"problem": str(problem)})
            found = {}
        for id in known:
            if (waiting := self._waiting.get(id)) is None or waiting.answer.done():
                continue
            try:
                await self._learn(id, waiting, found.get(id))
            except Exception as problem:  # what is wrong with one must not keep the others waiting
                log.warning("an answer cannot be used; it is done here", extra={"problem": str(problem)})
                if not waiting.answer.done():
                    waiting.answer.set_exception(LostJob())

    async def _learn(self, id: int, waiting: _Waiting, state: State | None) -> None:
        """A job stands like this now; None if it is gone, or nobody knows."""
        if state is None or state.is_lost:
            waiting.answer.set_exception(LostJob())
            return
        task = TASKS[waiting.kind]
        waiting.is_taken, waiting.parts = state.is_taken, state.parts
        if state.answer is not None:
            waiting.answer.set_result(task.answer.decode(state.answer))
            return
        if state.part is not None:
            part = task.answer.decode(state.part)
            for tell in waiting.tell:
                tell(part)
        is_late = time.monotonic() - waiting.asked > self._within
        if is_late and waiting.kind != "bot" and not state.is_taken and await self._store.withdraw(id):
            waiting.answer.set_exception(Busy("Too much is being computed just now. Try again in a moment."))
