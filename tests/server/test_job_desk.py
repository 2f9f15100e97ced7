"""The jobs of servers: what one has time for it does at once; the rest is done by whoever has time first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from spieltrieb.server import workers as module
from spieltrieb.server.job_desk import JobDesk
from spieltrieb.server.jobs.store import JobStore
from spieltrieb.server.turns import Urgency, Who
from spieltrieb.server.workers import Workers
from tests.server.client import until
from tests.server.jobs.conftest import Slow, part, sight, sql, with_stores

pytestmark = pytest.mark.program


class Server(Workers):
    """A server's workers, with processes that answer when the test says so."""

    def __init__(self, many: int) -> None:
        super().__init__(many)
        self.slow = [Slow() for _ in range(many)]
        self._workers = list(self.slow)

    @property
    def begun(self) -> list[str]:
        return [computation.kind for worker in self.slow for computation in worker.begun]

    def move(self, number: int, urgency: Urgency = Urgency.PERSON) -> asyncio.Task[int]:
        """A bot's move, of another table each."""
        return asyncio.ensure_future(self.choose(f"{number}/1", "level2", sight(number), Who("ann"), urgency))


Two = Callable[[Server, Server, JobStore], Awaitable[None]]


def two(monkeypatch: pytest.MonkeyPatch, work: Two, many: int = 1, left: int = 0) -> None:
    """Two servers with one database; this many jobs are left for others when they have gone."""
    monkeypatch.setattr(module.preparing, "are_prepared", lambda game: True)
    monkeypatch.setattr(
        "spieltrieb.server.jobs.taker.POLL", 10_000.0
    )  # only when something was asked: nothing by chance

    async def run(store: JobStore) -> None:
        servers = [Server(many) for _ in range(2)]
        desks = [JobDesk(store._line._address, server) for server in servers]
        for desk in desks:
            desk.open()
        await until(lambda: not any(desk._taker._may_have_more for desk in desks), "they have not looked")
        try:
            await work(*servers, store)
        finally:
            for desk in desks:
                await desk.close()
        assert len(await sql(store, "SELECT 1 FROM jobs WHERE taken_by IS NULL AND tries = 0")) == left

    with_stores(1, run)


def test_a_move_that_can_be_done_at_once_has_nothing_to_do_with_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Server, two: Server, store: JobStore) -> None:
        moves = [one.move(number) for number in range(2)]
        await until(lambda: len(one.begun) == 2, "they are not begun: one of each process")
        assert await sql(store, "SELECT 1 FROM jobs") == []
        for worker in one.slow:
            worker.answer(7)
        assert await asyncio.gather(*moves) == [7, 7]
        assert two.begun == []

    two(monkeypatch, work, many=2)


def test_a_move_that_would_have_to_wait_is_done_by_another_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Server, two: Server, store: JobStore) -> None:
        first, second = one.move(1), one.move(2)
        await until(lambda: two.begun == ["bot"], "the other one does not help")
        assert two.slow[0].begun[0].arguments == (("2/1", "level2", 0), "level2", sight(2))
        two.slow[0].answer(9)
        assert await second == 9
        assert not first.done()
        third = one.move(3)  # and if nobody else helps, it is done here when there is time
        await until(lambda: len(two.begun) == 2, "it does not go on")
        fourth = one.move(4)
        await until(lambda: one.asker is not None and len(one.asker._waiting) == 2, "it is not asked")
        one.slow[0].answer(1)
        await until(lambda: len(one.begun) == 2, "it is not taken back")
        one.slow[0].answer(4)
        assert (await first, await fourth) == (1, 4)
        two.slow[0].answer(3)
        assert await third == 3

    two(monkeypatch, work)


def test_equal_questions_at_two_servers_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Server, two: Server, store: JobStore) -> None:
        asked = [
            asyncio.ensure_future(server.review(Who(who), "game", 0.1, "en", known))
            for server, who, known in ((one, "ann", 0), (two, "bob", None), (two, "cyd", 0))
        ]
        await until(lambda: one.begun + two.begun == ["review"], "nobody begins")
        (worker,) = (server.slow[0] for server in (one, two) if server.begun)
        worker.answer(part(1))
        assert [(await asked[n]).plain for n in (0, 2)] == [b"1", b"1"]
        await until(lambda: len(worker.begun) == 2, "it does not go on")
        worker.answer(part(3))
        assert (await asked[1]).plain == b"3"
        assert len(one.begun + two.begun) == 2

    two(monkeypatch, work)


def test_what_the_database_loses_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Server, two: Server, store: JobStore) -> None:
        busy = [one.move(1), two.move(2)]
        lost = one.move(3)
        await until(lambda: one.asker is not None and bool(one.asker._waiting), "it is not asked")
        await sql(store, "TRUNCATE jobs")  # as after a crash
        await until(lambda: len(one.slow[0].turns) == 1, "it is not done here")
        for worker in (one.slow[0], two.slow[0]):
            worker.answer(5)
        await until(lambda: len(one.begun) == 2, "its turn does not come")
        one.slow[0].answer(6)
        assert await asyncio.gather(*busy, lost) == [5, 5, 6]

    two(monkeypatch, work)


def test_a_server_that_goes_gives_back_what_it_has_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Server, two: Server, store: JobStore) -> None:
        busy, other = one.move(1), two.move(2)
        waits = one.move(3)
        await until(lambda: one.asker is not None and bool(one.asker._waiting), "it is not asked")
        two.slow[0].answer(0)
        await until(lambda: len(two.begun) == 2, "it is not taken")
        assert await sql(store, "SELECT 1 FROM jobs WHERE taken_by IS NOT NULL")
        for moving in (busy, other, waits):
            moving.cancel()

    two(monkeypatch, work, left=1)
