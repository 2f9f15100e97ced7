"""What the queue of jobs costs: python bench/jobs.py [--moves 500]

A bot's move that takes next to no time (`random`), asked one after the other and 50 at once: by a process here, and by
way of the queue in a PostgreSQL database of its own, taken and answered by a process that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from server import percentile  # the benchmark beside this one

from spieltrieb.games import games
from spieltrieb.server import computations
from spieltrieb.server.computations import Seen, seen
from spieltrieb.server.jobs.asker import Asker
from spieltrieb.server.jobs.store import JobStore
from spieltrieb.server.jobs.taker import Taker
from spieltrieb.server.metrics import Histogram
from spieltrieb.server.postgres import PostgresStorage
from spieltrieb.server.turns import Urgency
from spieltrieb.server.worker import KINDS, Computation, Worker

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests have a PostgreSQL to start
from tests.postgres import for_now, new_schema

AT_ONCE = 50


def question(number: int) -> tuple[tuple[str, str, int], str, Seen]:
    """A bot's move; another number, another question."""
    sight = seen(games["kreuzquer"].start(2, seed=3), 0, b"%d" % number, 0.1)
    return (f"{number}/1", "random", 0), "random", sight


async def measure(name: str, ask: Callable[[int], Awaitable[object]], moves: int) -> None:
    """How long moves take, one after the other; and how many there are in a second, many at once."""
    await ask(-1)
    times = []
    for number in range(moves):
        began = time.perf_counter()
        await ask(number)
        times.append(time.perf_counter() - began)
    began = time.perf_counter()
    door = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with door:
            await ask(number)

    await asyncio.gather(*(one(moves + number) for number in range(moves)))
    rate = moves / (time.perf_counter() - began)
    middle, slow = (percentile(times, share) * 1000 for share in (0.5, 0.99))
    print(f"{name}: {middle:.2f} ms (p99 {slow:.2f} ms) one after the other, {rate:.0f} a second at {AT_ONCE} at once")


async def compare(address: str, moves: int) -> None:
    """The same moves here, and by way of the queue."""
    await PostgresStorage(address, alone=False).close()  # makes its tables
    worker = Worker(computations.mind_the_server, {kind: Histogram() for kind in KINDS})
    stores = [JobStore(address) for _ in range(2)]
    asker = Asker(stores[0], (0, 0), 1000.0)

    async def here(number: int) -> None:
        done = asyncio.get_running_loop().create_future()
        move = Computation(done, computations.choose, question(number), "bot", time.monotonic())
        worker.put(Urgency.PERSON, "", move)
        await done

    await measure("here", here, moves)
    taker = Taker(stores[1], [worker], lambda: True)
    tasks = [asyncio.ensure_future(one) for one in (asker.run(), taker.run(), taker.keep())]
    await measure("queue", lambda number: asker.ask("bot", Urgency.PERSON, "", question(number)), moves)
    for task in tasks:
        task.cancel()
    worker.close()
    for store in stores:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=500)
    arguments = parser.parse_args()
    with for_now() as database:
        asyncio.run(compare(new_schema(database.address), arguments.moves))


if __name__ == "__main__":
    main()
