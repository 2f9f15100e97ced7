"""The hub: the one way in which anything happens at a table, and everything that takes part in it.

Somebody asks for something (commands.py); the table decides what follows (decisions.py); that is committed
(storage.py); only then is the in-memory state updated and everyone notified (audience.py), and bots and clocks go on
(pacemaker.py). A table does one thing at a time: what comes meanwhile waits in its inbox. So what is in memory is never
ahead of what is on disk, and nobody ever sees a move that could still be lost.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from msgspec import Struct

from spieltrieb.core import chance
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.server import decisions, messages, new_tables, rendering
from spieltrieb.server.audience import Audience, done, refuse
from spieltrieb.server.besides import besides_of, is_mid_game
from spieltrieb.server.clock import Clock, wall
from spieltrieb.server.compiling import Compiler
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import Kicked, Locked, Played, Said, Sat, Study
from spieltrieb.server.errors import Elsewhere, NoStorage, Stale, TooFast
from spieltrieb.server.guesses import Guesses
from spieltrieb.server.kept import AWAKE, NOTHING, UNFINISHED, Besides
from spieltrieb.server.live import Decide, Live, Ordered
from spieltrieb.server.load import TICK, Load
from spieltrieb.server.lobby import Lobby
from spieltrieb.server.metrics import Figures
from spieltrieb.server.neighbours import Neighbours
from spieltrieb.server.pacemaker import Pacemaker
from spieltrieb.server.people import Guest
from spieltrieb.server.person import erase_person
from spieltrieb.server.presence import Listener, Presence
from spieltrieb.server.promises import Promises
from spieltrieb.server.registry import Registry
from spieltrieb.server.rendering import Shown
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
OPENING = 1.0  # seconds that nobody is let in at most, while tables are taken up again
TOGETHER = 200  # tables that are taken up before those are put away that nobody needs
AGAIN = 2.0  # seconds after which those who were told that the server goes may come back
COME_BACK = 1000  # of them in a second
LOOK_AROUND = 5  # seconds between two looks for tables to put away
TIDY_UP = 3600  # seconds between two looks for what is no longer needed
TRY_AGAIN = 2.0  # seconds after which what a bot or a clock did is tried again, if it could not be committed

log = logging.getLogger("spieltrieb.tables")


class _Underway(Struct, frozen=True, gc=False):  # one of thousands, and in no cycle
    """What was decided at a table and is being committed; called when that is done."""

    hub: Hub
    live: Live
    decision: Decision
    new: Live | None
    decide: Decide
    listener: Listener | None
    id: int | None
    began: float

    def __call__(self, error: Exception | None) -> None:
        self.hub._committed(self, error)


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
        self.now = now or Clock()  # the time at tables
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
        self.audience = Audience(self.tables, self.presence, self.lobby, self.now, self.wall)
        self.pacemaker = Pacemaker(
            workers, settings.bot_pace, self.counts, self.now, self.presence.is_here, self.submit, self.later
        )
        self.waker = Waker(self.tables, storage, self.now, self.find, self.later)
        self.registry = Registry(
            self.tables, storage, self.compiler, self.lobby, self.now, self.pacemaker.go_on, self.waker.expect
        )
        self.retention = Retention(storage, settings, self.now, self.find, self.shut)
        self.load = Load(settings.behind_ms / 1000, settings.tables, lambda: len(self.tables))
        self.town: Neighbours | None = None  # the other processes, where there can be some
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- Starting and stopping ----

    async def open(self) -> None:
        """Begin. Where it takes long to take up the tables, the rest of them comes while the doors are open."""
        self.registry.opened = self.now()
        self.compiler.open()
        if self.settings.prepare:
            self.compiler.begin()
        await asyncio.wait([self.later(self._take_up())], timeout=OPENING)
        self.later(self._look_around())
        self.later(self._tidy_up())
        self.later(self._watch_load())

    async def _take_up(self) -> None:
        """Go on with every table that was awake when the server ended; those that slept are woken when they are due."""
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

    def say_goodbye(self, soonest: float = AGAIN) -> None:
        """Tell everybody that the server is stopping, and to come back one by one: about a thousand per second."""
        spread = len(self.presence) / COME_BACK
        for listener in self.presence:
            again = round(soonest + spread * random.random(), 3)
            gone = messages.Gone(code="restart", text="The server goes down and comes back soon.", again=again)
            listener.tell(rendering.raw(gone))

    async def close(self) -> None:
        """Stop."""
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
        task.add_done_callback(self._tasks.discard)
        return task

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
        except Elsewhere:
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
        live.gone = True
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        waiting, readers = list(live.inbox), list(live.readers)
        live.inbox.clear()
        self._pass_on(live, waiting)
        live.readers.clear()
        self.audience.seat_readers(live)
        if live.table.public:
            self.lobby.changed()
        return readers

    def _pass_on(self, live: Live, waiting: Iterable[tuple[Decide, Listener | None, int | None]]) -> None:
        """What was asked for at a table that is no longer here goes where the table is."""
        for decide, listener, id in waiting:
            if listener is not None and isinstance(decide, Ordered):
                listener.ask_again(decide.command)
            elif listener is not None:
                refuse(listener, Elsewhere(0), id, live.table.id)

    def lose(self, live: Live) -> None:
        """A table is with another process now: those who looked at it look there."""
        for reader in self.forsake(live):
            reader.follow(live.table.id)

    # ---- The one way in which anything happens ----

    def submit(self, live: Live, decide: Decide, listener: Listener | None = None, id: int | None = None) -> None:
        """Let something happen at a table, when its turn comes."""
        if live.gone:
            self._pass_on(live, [(decide, listener, id)])
        elif live.busy or live.inbox:
            live.inbox.append((decide, listener, id))
            self._catch_up(live)
        else:
            self._do(live, decide, listener, id)

    def shut(self, live: Live, why: str) -> None:
        """Close a table, whatever its state."""
        self.submit(live, lambda table, now: decisions.close(table, None, now, why))

    def _do(self, live: Live, decide: Decide, listener: Listener | None, id: int | None) -> None:
        """Let the table decide; what follows is on its way to the disk then."""
        table = live.table
        try:
            decision = decide(table, self.now())
        except Exception as problem:
            if not isinstance(problem, SpieltriebError):
                log.exception("broken", extra={"table": table.id})
            self._refuse(live, listener, id, problem)
            return
        if not decision.entries:
            self._nothing_new(live, listener, id)
            return
        new, besides = self._besides(live, decision)
        underway = _Underway(self, live, decision, new, decide, listener, id, time.monotonic())
        self.storage.append(live.key, table.number, decision.entries, underway, besides)
        live.busy = True  # last: whatever fails before leaves the table free

    def _besides(self, live: Live, decision: Decision) -> tuple[Live | None, Besides]:
        """What is kept with the entries of a decision, and the new table that comes of it, if one does."""
        if is_mid_game(live, decision):
            return None, NOTHING
        new, founded = (None, None) if decision.next is None else self.registry.found(*decision.next)
        return new, besides_of(live, decision, founded, self.wall())

    def _committed(self, done: _Underway, error: Exception | None) -> None:
        live, listener, id = done.live, done.listener, done.id
        live.busy = False
        self.figures.commits.note(time.monotonic() - done.began)
        if error is not None:
            asked = (done.decide, listener, id)
            log.error("commit failed", extra={"table": live.table.id, "problem": str(error)})
            if live.gone:
                self._pass_on(live, [asked])
                return
            if isinstance(error, NoStorage) and error.arguments.get("why") == "taken":
                live.busy = True  # what waits goes on when the table is as the log has it
                if listener is not None:
                    live.inbox.insert(0, asked)
                self.later(self._read_anew(live))
                return
            self._refuse(live, listener, id, error)
            if listener is None and not self.pacemaker.stopped:  # a bot or a clock: nobody else will try again
                asyncio.get_running_loop().call_later(TRY_AGAIN, self.pacemaker.go_on, live)
        else:
            if done.new is not None:
                self.registry.add(done.new)
            self._happened(live, done.decision, listener, id)
            self.pacemaker.go_on(live)
        self._catch_up(live)

    async def _read_anew(self, live: Live) -> None:
        """The log has more than we know of: go on from there."""
        try:
            await self.registry.refresh(live)
            self.audience.seat_readers(live)
            self.audience.tell_whole(live)
        except Elsewhere:
            self.lose(live)
        except Exception as problem:
            log.error("table cannot be read", extra={"table": live.table.id, "problem": str(problem)})
        live.busy = False
        self.pacemaker.go_on(live)
        self._catch_up(live)

    def _catch_up(self, live: Live) -> None:
        while live.inbox and not live.busy:
            self._do(live, *live.inbox.pop(0))

    def _happened(self, live: Live, decision: Decision, listener: Listener | None, id: int | None) -> None:
        """Update the table, and tell everybody."""
        table, before = live.table, live.table.position
        phase = table.phase if table.public else None
        notes = len(table.notes)
        for entry in decision.entries:
            table.apply(entry, decision.after[-1] if decision.after else None)
        live.due = AWAKE if table.phase in UNFINISHED else None
        if listener is not None:
            live.touched = time.monotonic()
        first = decision.entries[0]
        if isinstance(first, Played):
            assert before is not None
            self.counts["moves"] += 1
            was_noted = len(table.notes) > notes  # a bot moved for somebody, who may now play again
            way = (before, *decision.after)
            steps = [(way[n], way[n + 1], actor, action) for n, (actor, action) in enumerate(first.steps)]
            shown = Shown(way[-1], steps)
            self.audience.tell_move(live, shown, listener, id)
            if not shown.position.actors or was_noted:
                live.shown = shown
                self.audience.tell_whole(live)
        else:
            if isinstance(first, Said):
                self.audience.tell(live, messages.Chat(table=table.id, said=rendering.said(table, first)))
            else:
                if isinstance(first, Kicked):
                    self.audience.show_out(live, first.guest)
                self.audience.seat_readers(live)
                self.audience.tell_whole(live)
            if listener is not None:
                done(listener, id, table.rematch)
        if table.public and (phase != table.phase or isinstance(first, Sat | Kicked | Locked)):
            self.lobby.changed()

    def _refuse(self, live: Live, listener: Listener | None, id: int | None, problem: Exception) -> None:
        self.figures.note_refusal(problem)
        if listener is None:
            return
        refuse(listener, problem, id, live.table.id)
        if isinstance(problem, Stale):
            self.audience.tell_whole(live, listener)

    def _nothing_new(self, live: Live, listener: Listener | None, id: int | None) -> None:
        """What was asked for holds already: say so, and show how the table stands."""
        if listener is not None:
            self.audience.tell_whole(live, listener)
            done(listener, id, live.table.rematch)
        else:
            self.pacemaker.go_on(live)

    # ---- Rematch ----

    def rematch(self, live: Live, listener: Listener, id: int | None) -> None:
        """The same again at a new table; whoever asks second is sent to the same one."""

        def decide(table: Table, now: int) -> Decision:
            if table.rematch is not None:
                return Decision(())
            self.load.check()
            secret = self.deal(listener.guest, table.game.key)
            return decisions.rematch(table, listener.guest, new_tables.new_id(), secret, now)

        self.submit(live, decide, listener, id)


def _by_chance(guest: Guest, game: str) -> str:
    return chance.new_seed()
