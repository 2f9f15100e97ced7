"""A queue of jobs in a PostgreSQL database, and those who ask and think."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any

from spieltrieb.games import games
from spieltrieb.server.computations import Packed, Part, Seen, seen
from spieltrieb.server.jobs.store import JobStore
from spieltrieb.server.jobs.tasks import encode, key_of
from spieltrieb.server.metrics import Histogram
from spieltrieb.server.postgres import PostgresStorage
from spieltrieb.server.turns import Urgency
from spieltrieb.server.worker import KINDS, Computation, Worker
from tests.postgres import new_schema
from tests.server.client import finish


def with_stores(many: int, work: Callable[..., Awaitable[None]]) -> None:
    """Do something with the connections of some processes to one empty queue."""
    address = new_schema()

    async def run() -> None:
        await PostgresStorage(address, alone=False).close()  # makes its tables
        stores = [JobStore(address) for _ in range(many)]
        try:
            await work(*stores)
        finally:
            for store in stores:
                await store.close()

    finish(run())


async def put(store: JobStore, what: str, urgency: Urgency, who: str = "ann", most: tuple[int, int] = (0, 0)) -> int:
    """Ask for something, named by a text."""
    kind = {Urgency.ADVICE: "advice", Urgency.REVIEW: "review"}.get(urgency, "bot")
    return await store.ask(key_of(kind, what.encode()), kind, urgency, who, what.encode(), most)


async def sql(store: JobStore, query: str) -> Any:
    """Change what the database says."""
    return await store._line.ask(lambda line: line.fetch(query))


async def let_leases_pass(store: JobStore) -> None:
    """As if nobody who has taken a job had been heard of for long."""
    await sql(store, "UPDATE jobs SET until = clock_timestamp() - interval '1 s' WHERE taken_by IS NOT NULL")


def sight(number: int = 0) -> Seen:
    """What a seat sees; another number, another question."""
    return seen(games["kreuzquer"].start(2, seed=3), 0, b"%d" % number, 0.1)


def part(done: int) -> Part:
    """This many moves of three are judged."""
    return Part(Packed(b"%d" % done, None), done, 3)


class Slow(Worker):
    """A process that answers when the test says so."""

    def __init__(self) -> None:
        super().__init__(lambda: None, {kind: Histogram() for kind in KINDS})
        self.begun: list[Computation] = []

    def _compute(self, computation: Computation) -> None:
        computation.tries += 1
        self.is_busy = True
        self.begun.append(computation)

    def answer(self, found: Any) -> None:
        """It is done with what it was given last."""
        done: Future[Any] = Future()
        if isinstance(found, Exception):
            done.set_exception(found)
        else:
            done.set_result(found)
        self._computed(self.begun[-1], None, done)  # type: ignore[arg-type]


__all__ = ["Slow", "encode", "let_leases_pass", "part", "put", "sight", "sql", "with_stores"]
