"""A process that goes while others stay: first its connections come back to the others, then they get its tables.

As long as a table is here, whoever has come back to another process plays on as a visitor. Tables are handed over a few
at a time, each to where somebody looks at it, and the next ones when these are there: so nobody waits for more than
what a few tables take.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from spieltrieb.server.batches import Writing
from spieltrieb.server.errors import NoStorage, ServerError
from spieltrieb.server.hub import COME_BACK
from spieltrieb.server.live import Live
from spieltrieb.server.town.visitors import Visitor

CALLED = 20  # connections that are told to come back in one moment
COME_WITHIN = 1.0  # seconds until all of them have done so; the others are cut off at the end
TOGETHER = 8  # tables that are handed over at once
ROUNDS = 150  # with more than this many times as many, more of them go at once
OFFERED = 0.1  # seconds in which others should have taken them; then whoever looks at one looks where it is
FINISH = 5.0  # seconds after which tables go even if something is under way there: the database is away

log = logging.getLogger("spieltrieb.town")


class Leaving:
    """How a process lets go of what it has."""

    def __init__(self, hub: Any, staying: Callable[[], list[int]], send: Callable[..., Awaitable[None]]) -> None:
        self._hub = hub
        self._staying = staying  # the processes that can take tables
        self._send = send  # has another process do something at a table
        self._next = 0  # which of them gets a table at which nobody looks
        self.handing_over: asyncio.Event | None = None  # set when tables that we let go are with others

    async def send_away(self) -> None:
        """Have all our connections come back to other processes, some in every moment, and wait until they have."""
        presence = self._hub.presence
        for number, listener in enumerate(list(presence), 1):
            self._hub.dismiss(listener, again=0.0)
            if number % CALLED == 0:
                await asyncio.sleep(CALLED / COME_BACK)
        deadline = time.monotonic() + COME_WITHIN
        while len(presence) and time.monotonic() < deadline:
            await asyncio.sleep(0.005)

    async def hand_over_all(self) -> None:
        """Hand all tables over, each between two moves."""
        tables: dict[str, Live] = self._hub.tables
        together = max(TOGETHER, len(tables) // ROUNDS)
        deadline = time.monotonic() + FINISH
        while tables:
            is_late = time.monotonic() > deadline
            free = [live for live in tables.values() if is_late or not (live.busy or live.inbox)]
            if free:
                await self._hand_over(free[: len(free) if is_late else together])
            else:
                await asyncio.sleep(0.001)

    async def _hand_over(self, tables: list[Live]) -> None:
        self.handing_over = asyncio.Event()
        readers = [(live, self._hub.forsake(live)) for live in tables]
        await self.let_go(tables)
        offers = [self._hub.later(self._offer(live.table.id, those)) for live, those in readers]
        await asyncio.wait(offers, timeout=OFFERED)
        self.handing_over.set()
        for live, those in readers:
            for reader in those:
                if isinstance(reader, Visitor):
                    reader.follow(live.table.id)

    async def let_go(self, tables: list[Live]) -> None:
        """Own some tables no longer, and wait until others can."""
        storage = self._hub.storage
        for live in tables:
            storage.let_go(live.key)
        try:
            await storage.finish(lambda done: storage.submit(Writing(done)))
        except NoStorage as problem:  # then they are found when we are gone
            log.error("tables cannot be handed over", extra={"problem": str(problem)})

    async def _offer(self, table: str, readers: list[Any]) -> None:
        """Have a process take a table: where most look at it; any where nobody does."""
        staying = self._staying()
        if not staying:
            return
        here = Counter(reader.process for reader in readers if isinstance(reader, Visitor))
        self._next += 1
        likely = [process for process, _ in here.most_common() if process in staying]
        process = likely[0] if likely else staying[self._next % len(staying)]
        try:
            await self._send(process, "take", table, "")
        except ServerError as problem:  # whoever needs it takes it
            log.info("a table was not taken", extra={"table": table, "problem": str(problem)})
