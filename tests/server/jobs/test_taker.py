"""Who thinks: as much as there is time for, what is urgent before reviews, and nothing is lost when one stops."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spieltrieb.core.errors import BadBot
from spieltrieb.server.jobs.store import JobStore
from spieltrieb.server.jobs.taker import Taker
from spieltrieb.server.jobs.tasks import encode, key_of
from spieltrieb.server.turns import Urgency
from tests.server.client import until
from tests.server.jobs.conftest import Slow, let_leases_pass, part, sight, sql, with_stores

pytestmark = pytest.mark.program


async def ask(store: JobStore, kind: str, number: int = 0) -> int:
    arguments: tuple[Any, ...] = {
        "bot": (("table/1", "level3", 1), "level3", sight(number)),
        "review": (f"game {number}", 0.1, "en"),
    }[kind]
    packed = encode(arguments)
    urgency = Urgency.PERSON if kind == "bot" else Urgency.REVIEW
    return await store.ask(key_of(kind, packed), kind, urgency, "ann", packed)


class Thinking:
    """Somebody who thinks, with processes that answer when the test says so."""

    def __init__(self, store: JobStore, many: int = 1) -> None:
        self.workers = [Slow() for _ in range(many)]
        self.is_ready = True
        self.taker = Taker(store, self.workers, lambda: self.is_ready)
        self.task = asyncio.ensure_future(self.taker.run())

    @property
    def begun(self) -> int:
        return sum(len(worker.begun) for worker in self.workers)

    async def has_begun(self, many: int) -> None:
        await until(lambda: self.begun >= many, "it has not begun")
        assert self.begun == many


async def answer_of(store: JobStore, id: int) -> bytes | None:
    return (await store.look({id: 0}))[0].answer


async def answered(store: JobStore, id: int) -> bytes:
    while (found := await answer_of(store, id)) is None:
        await asyncio.sleep(0.01)
    return found


def test_jobs_are_taken_by_processes_that_have_time_and_answered() -> None:
    async def work(asker: JobStore, store: JobStore) -> None:
        thinking = Thinking(store, 2)
        ids = [await ask(asker, "bot", number) for number in range(3)]
        await thinking.has_begun(2)
        assert [worker.begun[0].arguments[2] for worker in thinking.workers] == [sight(0), sight(1)]
        thinking.workers[1].answer(8)
        await thinking.has_begun(3)
        assert await answered(asker, ids[1]) == encode(8)
        assert await answer_of(asker, ids[0]) is None
        assert thinking.workers[1].begun[1].arguments[2] == sight(2)
        thinking.task.cancel()

    with_stores(2, work)


def test_what_is_urgent_comes_between_two_parts_of_a_review_and_no_second_review() -> None:
    async def work(asker: JobStore, store: JobStore) -> None:
        thinking = Thinking(store)
        (worker,) = thinking.workers
        long = await ask(asker, "review", 1)
        await thinking.has_begun(1)
        await ask(asker, "review", 2)
        bot = await ask(asker, "bot")
        await until(lambda: len(worker.turns) == 1, "the bot is not taken")
        worker.answer(part(1))
        await thinking.has_begun(2)
        assert [computation.kind for computation in worker.begun] == ["review", "bot"]
        assert await answer_of(asker, long) is None
        worker.answer(5)
        assert await answered(asker, bot) == encode(5)
        await thinking.has_begun(3)
        assert worker.begun[2].arguments[0] == "game 1", "it goes on with what it has"
        worker.answer(part(3))
        assert await answered(asker, long) == encode(part(3))
        await thinking.has_begun(4)
        thinking.task.cancel()

    with_stores(2, work)


def test_nothing_is_taken_before_bots_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltrieb.server.jobs.taker.POLL", 0.05)

    async def work(asker: JobStore, store: JobStore) -> None:
        thinking = Thinking(store)
        thinking.is_ready = False
        await ask(asker, "bot")
        looked = asyncio.Event()
        thinking.taker._is_ready = lambda: looked.set() or thinking.is_ready  # type: ignore[func-returns-value]
        await looked.wait()
        assert not thinking.begun
        thinking.is_ready = True
        await thinking.has_begun(1)
        thinking.task.cancel()

    with_stores(2, work)


def test_a_job_that_fails_is_said_to_have_failed_and_the_next_one_comes() -> None:
    async def work(asker: JobStore, store: JobStore) -> None:
        thinking = Thinking(store)
        first = await ask(asker, "bot", 1)
        await thinking.has_begun(1)
        thinking.workers[0].answer(BadBot("There is no bot 'x' at this server.", bot="x"))
        second = await ask(asker, "bot", 2)
        await thinking.has_begun(2)
        thinking.workers[0].answer(3)
        assert await answered(asker, second) == encode(3)
        assert (await asker.look({first: 0}))[0].is_lost
        thinking.task.cancel()

    with_stores(2, work)


def test_one_that_was_too_slow_answers_nobody() -> None:
    async def work(asker: JobStore, one: JobStore, two: JobStore) -> None:
        slow = Thinking(one)
        bot = await ask(asker, "bot")
        await slow.has_begun(1)
        await let_leases_pass(asker)
        quick = Thinking(two)
        await quick.has_begun(1)
        slow.workers[0].answer(1)
        await until(lambda: not slow.taker._in_hand, "it does not notice")
        assert await answer_of(asker, bot) is None
        quick.workers[0].answer(2)
        assert await answered(asker, bot) == encode(2)
        slow.task.cancel()
        quick.task.cancel()

    with_stores(3, work)


def test_one_that_stops_answers_bots_gives_back_reviews_and_takes_no_more() -> None:
    async def work(asker: JobStore, store: JobStore) -> None:
        thinking = Thinking(store, 2)
        review = await ask(asker, "review")
        await thinking.has_begun(1)
        bot = await ask(asker, "bot")
        await thinking.has_begun(2)
        stopping = asyncio.ensure_future(thinking.taker.stop(1000.0))
        await asyncio.sleep(0)
        await ask(asker, "bot", 2)
        next(worker for worker in thinking.workers if worker.begun[0].kind == "bot").answer(4)
        await stopping
        assert thinking.begun == 2
        assert await answer_of(asker, bot) == encode(4)
        rows = await sql(asker, f"SELECT taken_by, tries FROM jobs WHERE id = {review}")
        assert [tuple(row) for row in rows] == [(None, 0)]
        thinking.task.cancel()

    with_stores(2, work)


def test_what_is_in_hand_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltrieb.server.jobs.taker.LEASE", 0.03)

    async def work(asker: JobStore, store: JobStore) -> None:
        thinking = Thinking(store)
        await ask(asker, "bot")
        await thinking.has_begun(1)
        await let_leases_pass(asker)
        keeping = asyncio.ensure_future(thinking.taker.keep())
        while not await sql(asker, "SELECT 1 FROM jobs WHERE until > clock_timestamp()"):
            await asyncio.sleep(0.01)
        keeping.cancel()
        thinking.task.cancel()

    with_stores(2, work)
