"""The hub: everything that takes part in what happens at tables, put together, started and stopped.

How anything happens is in proceedings.py.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

from spieltrieb.core import chance
from spieltrieb.server import decisions, messages, new_tables, rendering
from spieltrieb.server.audience import Audience
from spieltrieb.server.clock import SteadyClock, wall
from spieltrieb.server.compiling import Compiler
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import Study
from spieltrieb.server.errors import Elsewhere, NoStorage, ServerError, TooFast
from spieltrieb.server.guesses import Guesses
from spieltrieb.server.guest_limits import GuestLimit
from spieltrieb.server.live import Decide, Live
from spieltrieb.server.load import TICK, Load
from spieltrieb.server.lobby import Lobby
from spieltrieb.server.metrics import Figures
from spieltrieb.server.neighbours import Neighbours
from spieltrieb.server.pacemaker import Pacemaker
from spieltrieb.server.people import Guest
from spieltrieb.server.person import erase_person
from spieltrieb.server.presence import Listener, Presence
from spieltrieb.server.proceedings import Proceedings
from spieltrieb.server.promises import Promises
from spieltrieb.server.registry import Registry
from spieltrieb.server.requests import NewTable
from spieltrieb.server.retention import Retention
from spieltrieb.server.settings import Settings
from spieltrieb.server.square import Square
from spieltrieb.server.storage import Storage
from spieltrieb.server.table import Table
from spieltrieb.server.waker import Waker
from spieltrieb.server.workers import Workers

Deal = Callable[[Guest, str], str]  # the secret of a new table, by who makes it and the key of its game
IDLE = 600  # seconds after which a table that nobody looks at is put away until somebody does
OPENING = 1.0  # nobody is let in for at most this many seconds while tables are taken up again
TOGETHER = 200  # after taking up this many tables, those that nobody needs are put away
AGAIN = 2.0  # seconds after which those who were told that the server goes may come back
COME_BACK = 1000  # of them in a second
LOOK_AROUND = 5  # seconds between two looks for tables to put away
TIDY_UP = 3600  # seconds between two looks for what is no longer needed
BURST = 5  # seconds' worth of messages that may come at once
ORDERS_RATE, ORDERS_BURST = 1.0, 30  # a guest's commands that are neither moves nor answers: per second, and in a burst
AT_ONE_ADDRESS = 10  # times as much of both may come from one address

log = logging.getLogger("spieltrieb.tables")


class Hub:
    """Everything that is alive on a server."""

    def __init__(
        self,
        storage: Storage,
        workers: Workers,
        settings: Settings,
        now: Callable[[], int] | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.storage = storage
        self.workers = workers
        self.settings = settings
        self.now = now or SteadyClock()  # the time at tables
        self.wall = now or wall  # and that of calendars
        self.deal = deal or _by_chance
        self.tables: dict[str, Live] = {}
        self.figures = Figures()
        self.counts = self.figures.counts
        self.compiler = Compiler()
        self.presence = Presence(self.now, settings.leave_after)
        self.lobby = Lobby(self.tables.values, self.presence.is_here)
        self.square = Square(settings)
        self.promises = Promises(self.now)
        self.guesses = Guesses()
        rate = settings.messages_per_second
        self.messages = GuestLimit(rate, rate * BURST, "messages", AT_ONE_ADDRESS)
        self.orders = GuestLimit(ORDERS_RATE if rate else 0, ORDERS_BURST, "commands", AT_ONE_ADDRESS)
        self.new_tables = GuestLimit.hourly(settings.tables_per_hour, settings.tables_per_address, "new tables")
        self.audience = Audience(self.tables, self.presence, self.lobby, self.now, self.wall)
        self.pacemaker = Pacemaker(
            workers, settings.bot_pace, self.counts, self.now, self.presence.is_here, self.submit, self.later
        )
        self.waker = Waker(self.tables, storage, self.now, self.find, self.later)
        self.registry = Registry(
            self.tables, storage, self.compiler, self.lobby, self.now, self.pacemaker.go_on, self.waker.expect
        )
        self.retention = Retention(storage, settings, self.now, self.find, self.shut)
        self.retention.archived = self.registry.forget_read
        self.load = Load(settings.behind_ms / 1000, settings.tables, lambda: len(self.tables))
        self._proceedings = Proceedings(
            storage, self.registry, self.audience, self.pacemaker, self.figures, self.now, self.wall, self.later
        )
        self.town: Neighbours | None = None  # the other processes, where there can be some
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    # ---- Starting and stopping ----

    async def open(self) -> None:
        """Begin. Where it takes long to take up the tables, the rest of them comes while the doors are open."""
        self.registry.opened = self.now()
        self.compiler.open()
        if self.settings.prepare:
            self.compiler.begin()
        await asyncio.wait([self.later(self.take_up())], timeout=OPENING)
        self.later(self._look_around())
        self.later(self._tidy_up())
        self.later(self._watch_load())

    async def take_up(self) -> None:
        """Go on with every table that is awake and with nobody; those that sleep are woken when they are due."""
        for count, id in enumerate(await (self.town or self.storage).awake(), 1):
            try:
                live = await self.find(id)
                live.touched -= max(0, self.now() - live.table.moved) / 1000
            except Elsewhere:
                pass  # another process was faster
            except Exception as problem:  # one table that is damaged must not keep all others from going on
                log.error("table cannot be read", extra={"table": id, "problem": str(problem)})
            if count % TOGETHER == 0:
                self.registry.put_away(IDLE)
        await self.waker.wake()

    async def _look_around(self) -> None:
        """Put tables away that nobody looks at: people who come back find them in the database."""
        while True:
            await asyncio.sleep(LOOK_AROUND)
            self.registry.put_away(IDLE)
            self.presence.forget()
            self.messages.forget()

    async def _tidy_up(self) -> None:
        """Archive, close and forget what is old."""
        while True:
            try:
                if self.town is None or self.town.is_eldest:
                    await self.retention.tidy_up()
            except Exception as problem:  # the disk may be full: another time
                log.error("cannot tidy up", extra={"problem": str(problem)})
            await asyncio.sleep(TIDY_UP)

    async def _watch_load(self) -> None:
        """Notice when there is too much to do."""
        while True:
            due = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            lag = max(0.0, time.monotonic() - due)
            self.figures.lag.note(lag)
            self.load.note(lag, self.storage.behind(), self.workers.longest_wait())

    def say_goodbye(self) -> None:
        """Tell everybody that the server is stopping, and to come back one by one: about a thousand per second."""
        spread = len(self.presence) / COME_BACK
        for listener in self.presence:
            self.dismiss(listener, round(AGAIN + spread * random.random(), 3))

    def dismiss(self, listener: Listener, again: float) -> None:
        """Tell somebody to come back after this many seconds; 0 where other processes are there already."""
        gone = messages.Gone(code="restart", text="The server goes down and comes back soon.", again=again)
        listener.tell(rendering.raw(gone))

    async def close(self) -> None:
        """Stop."""
        self._is_closed = True
        self.pacemaker.stopped = True
        self.compiler.close()
        self.lobby.close()
        self.waker.stop()
        for live in self.tables.values():
            if live.timer:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for what runs in the background: what went wrong there is said here, or never."""
        self._tasks.discard(task)
        if task.cancelled() or (problem := task.exception()) is None or self._is_closed:
            return
        if isinstance(problem, ServerError | OSError | TimeoutError):  # the database is away, or somebody else's end
            log.warning("could not be done", extra={"problem": str(problem) or type(problem).__name__})
        else:
            log.error("broken", exc_info=problem)

    # ---- Tables ----

    async def find(self, id: str) -> Live:
        """The table of this name."""
        return await self.registry.find(id)

    async def look_up(self, id: str, guest: str, address: str) -> Live:
        """The table of this name for somebody who asks for it: wrong names cost, but not those who sit there."""
        try:
            self.guesses.take(guest, address)
        except TooFast:
            if not await self.storage.is_seated(guest, new_tables.tidy_id(id)):
                raise
            return await self.find(id)
        try:
            live = await self.find(id)
        except NoStorage:  # it is elsewhere, or cannot be read just now: the link was not wrong
            self.guesses.give_back(guest, address)
            raise
        self.guesses.give_back(guest, address)
        return live

    async def read(self, id: str, guest: str | None = None, address: str = "") -> Table:
        """The table of this name as it stands, wherever it is; for somebody who asks for it, if one is named."""
        try:
            return (await (self.find(id) if guest is None else self.look_up(id, guest, address))).table
        except Elsewhere:
            return await self.registry.read(id)

    async def glance(self, id: str) -> Table:
        """The table of this name as it stands, for a list: it is not taken into memory for that."""
        live = self.tables.get(id)
        return await self.registry.read(id) if live is None else live.table

    async def make(
        self,
        guest: Guest,
        wish: NewTable,
        secret: str | None = None,
        daily: str | None = None,
        study: Study | None = None,
    ) -> Live:
        """A new table, if there is not too much to do already."""
        self.load.check()
        return await self.registry.make(guest, wish, secret or self.deal(guest, wish.game), daily, study)

    async def erase(self, guest: str) -> None:
        """Erase a guest, also from the tables that are alive."""
        for id in await erase_person(self.storage, guest):
            self.storage.tell("table", id)
            await self.reload(id)

    async def reload(self, id: str) -> None:
        """The log of a table was changed: where it is alive, go on with that."""
        live = await self.registry.reload(id)
        if live is not None:
            self.audience.seat_readers(live)
            self.audience.tell_whole(live)
            self.pacemaker.go_on(live)

    def forsake(self, live: Live) -> list[Listener]:
        """A table is ours no longer, whatever was about to happen there; those who looked at it."""
        return self._proceedings.forsake(live)

    def lose(self, live: Live) -> None:
        """A table is with another process now: those who looked at it look there."""
        self._proceedings.lose(live)

    # ---- What happens at tables ----

    def submit(self, live: Live, decide: Decide, listener: Listener | None = None, id: int | None = None) -> None:
        """Let something happen at a table, when its turn comes."""
        self._proceedings.submit(live, decide, listener, id)

    def shut(self, live: Live, why: str) -> None:
        """Close a table, whatever its state."""
        self.submit(live, lambda table, now: decisions.close(table, None, now, why))

    def rematch(self, live: Live, listener: Listener, id: int | None) -> None:
        """The same again at a new table; whoever asks second is sent to the same one."""

        def decide(table: Table, now: int) -> Decision:
            if table.rematch is not None:
                return Decision(())
            self.load.check()
            guest = listener.guest
            self.new_tables.check(guest.id, listener.address)
            decision = decisions.rematch(table, guest, new_tables.new_id(), self.deal(guest, table.game.key), now)
            self.new_tables.take(guest.id, listener.address)
            return decision

        self.submit(live, decide, listener, id)


def _by_chance(guest: Guest, game: str) -> str:
    return chance.new_seed()
