"""A thinker: a program that takes jobs from the queue of a town, thinks and answers, and does nothing else.

It can be started and stopped at any time, on any machine that reaches the database. What it has in hand when it is told
to stop is answered or given back; what it had when it was killed is taken by another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING

from spieltrieb import __version__
from spieltrieb.bots import preparing
from spieltrieb.core.machine import cores
from spieltrieb.games import games
from spieltrieb.server import computations, schema
from spieltrieb.server.compiling import Compiler
from spieltrieb.server.errors import BadSetting, NoStorage
from spieltrieb.server.metrics import Histogram
from spieltrieb.server.serving import set_up_logs
from spieltrieb.server.settings import Settings
from spieltrieb.server.worker import KINDS, Worker

if TYPE_CHECKING:
    from spieltrieb.server.jobs.store import JobStore

FINISH = 5.0  # seconds in which a bot's move or advice that is in hand is answered before we go
LOOK = 10.0  # seconds between two looks whether servers of our version are there

log = logging.getLogger("spieltrieb.jobs")


def think(settings: Settings, on_start: Callable[[int, str], None]) -> None:
    """Think until we are stopped; `on_start` hears with how many processes, and for which database."""
    address = settings.database
    if not isinstance(address, str):
        given = "this is an SQLite file, whose server thinks by itself" if settings.db else "no database is given"
        raise BadSetting(
            f"Thinking for others needs the PostgreSQL database of a town, and {given}: name it with "
            "--db postgresql://…, or SPIELTRIEB_DB.",
            setting="db",
        )
    set_up_logs(settings)
    asyncio.run(_think(settings, address, on_start))


async def _think(settings: Settings, address: str, on_start: Callable[[int, str], None]) -> None:
    from spieltrieb.server.jobs.store import JobStore
    from spieltrieb.server.jobs.taker import Taker
    from spieltrieb.server.postgres_line import explained, shown

    store = JobStore(address)
    try:
        _check_schema((await store.versions())[0])
    except Exception as problem:
        await store.close()
        raise explained(problem, address) from problem
    waited = {kind: Histogram() for kind in KINDS}
    many = settings.workers or cores()
    workers = [Worker(computations.mind_the_server, waited) for _ in range(many)]
    compiler = Compiler()
    if settings.prepare:
        compiler.begin()
    taker = Taker(store, workers, lambda: not settings.prepare or _all_are_prepared())
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, stopped.set)
    tasks = [asyncio.ensure_future(one) for one in (taker.run(), taker.keep(), _watch_versions(store))]
    try:
        on_start(many, shown(address))
        await stopped.wait()
        await taker.stop(FINISH)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        compiler.close()
        for worker in workers:
            worker.close()
        await store.close()


def _check_schema(version: int | None) -> None:
    """See that the database has the tables that we know."""
    if version is None or version < schema.VERSION:
        found = "no tables" if version is None else f"tables of version {version}"
        raise NoStorage(
            f"The database has {found}, and this thinker knows version {schema.VERSION}: start a server of Spieltrieb "
            f"{__version__} there first.",
            why="older",
        )
    if version > schema.VERSION:
        raise NoStorage(
            f"The database has version {version}, made by a newer Spieltrieb; this one knows version {schema.VERSION}. "
            "Update Spieltrieb, or name another database with --db.",
            why="newer",
        )


async def _watch_versions(store: JobStore) -> None:
    """Say when there are servers, but none of our version: their jobs are not for us."""
    said: set[str] = set()
    while True:
        with contextlib.suppress(Exception):  # the database is away, which others say
            _, found = await store.versions()
            if found and __version__ not in found and found != said:
                log.warning(
                    "the servers are of another version, so this thinker takes no jobs: install the same version",
                    extra={"servers": ", ".join(sorted(found)), "thinker": __version__},
                )
            said = found
        await asyncio.sleep(LOOK)


def _all_are_prepared() -> bool:
    return all(preparing.are_prepared(game) for game in games.values())
