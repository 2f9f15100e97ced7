"""The hub: all tables that are alive, all connections, and the one way in which anything happens at a table.

Somebody asks for something; the table decides what follows (deciding.py); that is committed (storage.py); only then the
table is taken on and everybody is told (showing.py). A table does one thing at a time: what comes meanwhile waits in
its inbox. So what is in memory is never ahead of what is on disk, and nobody ever sees a move that could still be lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from spieltrieb.core import chance
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.games import games
from spieltrieb.server import deciding, making, messages, showing
from spieltrieb.server.deciding import GRACE, Decision
from spieltrieb.server.entries import AnyEntry, Began, Closed, Moved, Rematched, Said, Sat
from spieltrieb.server.errors import NoStorage, Stale, UnknownTable, problem_of
from spieltrieb.server.lobby import Lobby
from spieltrieb.server.people import Guest
from spieltrieb.server.preparing import Preparer
from spieltrieb.server.presence import Listener, Presence
from spieltrieb.server.results import results_of
from spieltrieb.server.settings import Settings
from spieltrieb.server.showing import Reader, Shown
from spieltrieb.server.storage import Kept, Storage
from spieltrieb.server.table import Table
from spieltrieb.server.thinking import Thinker, luck_of, seen

Decide = Callable[[Table, int], Decision]
Deal = Callable[[Guest, str], str]  # the secret of a new table, by who makes it and the key of its game
IDLE = 600  # seconds after which a table that nobody looks at is put away until somebody does
OPENING = 5.0  # seconds that nobody is let in at most, while tables are taken up again
HURRY = 5  # tables are put away and looked over every so many seconds at most
THINKING = {"level4": 1.0, "level5": 1.0}  # seconds of the bots that take them; the others need next to none

log = logging.getLogger("spieltrieb.tables")


class Live:
    """A table that is alive, with those who look at it."""

    __slots__ = ("busy", "inbox", "key", "readers", "shown", "table", "thinking", "timer", "touched")

    def __init__(self, key: int, table: Table) -> None:
        self.key = key
        self.table = table
        self.readers: dict[Listener, Reader] = {}
        self.busy = False  # a commit is under way
        self.inbox: deque[tuple[Decide, Listener | None, int | None]] = deque()
        self.shown: Shown | None = None
        self.thinking: set[int] = set()  # the seats for which a bot thinks
        self.timer: asyncio.TimerHandle | None = None
        self.touched = 0.0


class Hub:
    """Everything that is alive on a server."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        settings: Settings,
        now: Callable[[], int] | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.storage = storage
        self.thinker = thinker
        self.settings = settings
        self.now = now or _now
        self.deal = deal or _by_chance
        self.tables: dict[str, Live] = {}
        self.preparer = Preparer()
        self.presence = Presence(self.now, settings.leave_after)
        self.lobby = Lobby(lambda: (live.table for live in self.tables.values()), self.presence.is_here)
        self.counts: dict[str, int] = {"commands": 0, "refused": 0, "moves": 0, "bot_moves": 0, "lapses": 0}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    # ---- Starting and stopping ----

    async def open(self) -> None:
        """Begin. Where it takes long to take up all tables, the rest of them comes while the doors are open."""
        self.preparer.open()
        if self.settings.prepare:
            self.preparer.begin()
        await asyncio.wait([self.later(self._take_up())], timeout=OPENING)
        self.later(self._look_around())

    async def _take_up(self) -> None:
        """Go on with every table that is not finished: its bots, and its clocks."""
        for id in await self.storage.unfinished():
            try:
                await self.find(id)
            except Exception as problem:  # one table that is damaged must not keep all others from going on
                log.error("table cannot be read", extra={"table": id, "problem": str(problem)})

    def say_goodbye(self) -> None:
        """Tell everybody that the server goes."""
        gone = showing.raw(messages.Gone(code="restart", text="The server goes down and comes back soon.", again=2.0))
        for listener in self.presence:
            listener.tell(gone)

    async def close(self) -> None:
        """Stop."""
        self._closed = True
        self.preparer.close()
        self.lobby.close()
        for live in self.tables.values():
            if live.timer:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something be done beside all else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- Tables ----

    async def find(self, id: str) -> Live:
        """The table of this name, fetched from the database if it was put away."""
        if live := self.tables.get(id):
            return live
        tidy = making.tidy_id(id)
        if live := self.tables.get(tidy):
            return live
        if tidy not in self._loading:
            self._loading[tidy] = asyncio.ensure_future(self._load(tidy))
        try:
            return await asyncio.shield(self._loading[tidy])
        finally:
            if tidy in self._loading and self._loading[tidy].done():
                del self._loading[tidy]

    async def _load(self, id: str) -> Live:
        found = await self.storage.table(id)
        if found is None:
            raise UnknownTable(f"There is no table {id[:40]!r}. Was the link cut off?", table=id[:40])
        kept, entries = found
        self.preparer.play(games[kept.game])
        if live := self.tables.get(id):  # it was just being made
            return live
        try:
            table = Table.from_log(kept.id, kept.secret, entries)
        except Exception as problem:
            raise NoStorage(
                f"The log of table {kept.id} is damaged. Take the last backup.", why="malformed"
            ) from problem
        table.forgive(max(self.now(), table.moved))
        live = self.tables[id] = Live(kept.key, table)
        live.touched = time.monotonic()
        self._go_on(live)
        return live

    async def make(
        self, guest: Guest, wish: messages.NewTable, secret: str | None = None, daily: str | None = None
    ) -> Live:
        """A new table."""
        self.preparer.play(games[wish.game])
        secret = secret or self.deal(guest, wish.game)
        entries = making.make(wish, guest, self.now(), secret, daily)
        return await self._create(secret, entries)

    async def _create(self, secret: str, entries: tuple[AnyEntry, ...]) -> Live:
        table = Table.from_log(making.new_id(), secret, entries)
        key = self.storage.new_key()
        kept = Kept(
            key, table.id, secret, table.game.key, table.host, table.phase, table.public, table.daily, table.made
        )
        await self.storage.finish(partial(self.storage.create, kept, entries, table.people | {table.host}))
        live = self.tables.get(table.id)
        if live is None:  # otherwise somebody who listed their tables was faster: there are never two of one table
            live = self.tables[table.id] = Live(key, table)
            live.touched = time.monotonic()
            self._go_on(live)
        if table.public:
            self.lobby.changed()
        return live

    # ---- The one way in which anything happens ----

    def submit(self, live: Live, decide: Decide, listener: Listener | None = None, id: int | None = None) -> None:
        """Let something happen at a table, when its turn comes."""
        if live.busy or live.inbox:
            live.inbox.append((decide, listener, id))
            self._catch_up(live)
        else:
            self._do(live, decide, listener, id)

    def shut(self, live: Live, why: str) -> None:
        """Close a table, whatever its state."""
        self.submit(live, lambda table, now: deciding.close(table, None, now, why))

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
        done = partial(self._committed, live, decision, listener, id)
        after = decision.after[-1] if decision.after else None
        if after is not None and after.actors:  # a move in mid-game: nothing goes with it
            self.storage.append(live.key, table.number, decision.entries, done)
        else:
            self.storage.append(
                live.key,
                table.number,
                decision.entries,
                done,
                phase=_new_phase(table, decision),
                seated=[e.player.guest for e in decision.entries if isinstance(e, Sat) and e.player.guest],
                results=results_of(table, live.key, after, self.now()) if after is not None else (),
            )
        live.busy = True  # last: whatever fails before leaves the table free

    def _committed(
        self, live: Live, decision: Decision, listener: Listener | None, id: int | None, error: Exception | None
    ) -> None:
        live.busy = False
        if error is not None:
            log.error("commit failed", extra={"table": live.table.id, "problem": str(error)})
            self._refuse(live, listener, id, error)
            if listener is None and not self._closed:  # a bot or a clock: try again, for nobody else will
                asyncio.get_running_loop().call_later(2.0, self._go_on, live)
        else:
            self._happened(live, decision, listener, id)
            self._go_on(live)
        self._catch_up(live)

    def _catch_up(self, live: Live) -> None:
        while live.inbox and not live.busy:
            self._do(live, *live.inbox.popleft())

    def _happened(self, live: Live, decision: Decision, listener: Listener | None, id: int | None) -> None:
        """Take the table on, and tell everybody."""
        table, before = live.table, live.table.position
        phase = table.phase if table.public else None
        for entry in decision.entries:
            table.apply(entry, decision.after[-1] if decision.after else None)
        live.touched = time.monotonic()
        first = decision.entries[0]
        if isinstance(first, Moved):
            assert before is not None
            self.counts["moves"] += 1
            positions = (before, *decision.after)
            steps = [(positions[number], actor, action) for number, (actor, action) in enumerate(first.steps)]
            shown = Shown(positions[-1], steps)
            self._tell_move(live, shown, listener, id)
            if not shown.position.actors:
                live.shown = shown
                self.tell_whole(live)
        else:
            if isinstance(first, Said):
                message = showing.raw(messages.Chat(table=table.id, said=showing.said(first)))
                for reader in live.readers:
                    reader.tell(message)
            else:
                self._seat_readers(live)
                self.tell_whole(live)
            if listener is not None and id is not None:
                listener.tell(showing.raw(messages.Done(id=id, table=table.rematch)))
        if table.public and (phase != table.phase or isinstance(first, Sat)):
            self.lobby.changed()

    def _tell_move(self, live: Live, shown: Shown, listener: Listener | None, id: int | None) -> None:
        table, now = live.table, self.now()
        made: dict[Reader, bytes] = {}
        for reader, seats in live.readers.items():
            if reader is listener and id is not None:
                reader.tell(showing.moved(table, shown, seats, now, id))
                continue
            if seats not in made:
                made[seats] = showing.moved(table, shown, seats, now, None)
            reader.tell(made[seats])
        if listener is not None and id is not None and listener not in live.readers:
            listener.tell(showing.raw(messages.Done(id=id)))

    def tell_whole(self, live: Live, only: Listener | None = None) -> None:
        """Tell all readers, or one, all they may know."""
        made: dict[Reader, bytes] = {}
        shown = self._shown(live)
        for listener, seats in live.readers.items():
            if only is None or listener is only:
                if seats not in made:
                    made[seats] = showing.whole(
                        live.table, shown, seats, self.presence.is_here, self._watchers(live), self.now()
                    )
                listener.tell(made[seats])

    def _shown(self, live: Live) -> Shown | None:
        """The game of a table, ready to be shown; made anew when the game has moved on."""
        position = live.table.position
        if live.shown is None or live.shown.position is not position:
            live.shown = None if position is None else Shown(position)
        return live.shown

    def _refuse(self, live: Live, listener: Listener | None, id: int | None, problem: Exception) -> None:
        self.counts["refused"] += 1
        if listener is None:
            return
        refuse(listener, problem, id, live.table.id)
        if isinstance(problem, Stale):
            self.tell_whole(live, listener)

    def _nothing_new(self, live: Live, listener: Listener | None, id: int | None) -> None:
        """What was asked for holds already: say so, and show how the table stands."""
        if listener is not None:
            self.tell_whole(live, listener)
            if id is not None:
                listener.tell(showing.raw(messages.Done(id=id)))
        else:
            self._go_on(live)

    # ---- Bots and clocks ----

    def _go_on(self, live: Live) -> None:
        """Ask the bots that are to act, and wind the clock."""
        table = live.table
        if self._closed:
            return
        for seat in table.acting:
            if table.seats[seat].bot is not None and seat not in live.thinking and not live.busy:
                live.thinking.add(seat)
                self.later(self._think(live, seat))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = table.deadline() if table.clock.kind != "none" else None
        if deadline is not None:
            seconds = max(0, deadline + GRACE - self.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(seconds, self._lapse, live)

    def _lapse(self, live: Live) -> None:
        live.timer = None
        self.counts["lapses"] += 1
        self.submit(live, deciding.lapse)

    async def _think(self, live: Live, seat: int) -> None:
        """Let a bot choose for a seat. It answers after the same time whatever is hidden, where something is hidden."""
        table = live.table
        position, bot, round = table.position, table.seats[seat].bot, table.round
        assert position is not None
        assert bot is not None
        began = time.monotonic()
        step = position.step
        try:
            budget = THINKING.get(bot, 0.5)
            sight = seen(position, seat, luck_of(table.seed, round, seat, step), budget)
            action = await self.thinker.choose(f"{table.id}/{round}", bot, sight)
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            log.error("bot failed", extra={"table": table.id, "bot": bot, "problem": str(problem)})
            action = position.legal(seat)[0].action
        pace = self.settings.bot_pace
        if position.game.hides and pace:
            pace = max(pace, THINKING.get(bot, 0.0) + 0.2)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        live.thinking.discard(seat)
        self.counts["bot_moves"] += 1
        self.submit(live, partial(_choose, seat=seat, round=round, asked=position, action=action))

    # ---- Who is here ----

    def join(self, listener: Listener) -> None:
        """A connection is there."""
        if self.presence.come(listener):
            self._tell_here(listener.guest.id)

    def leave(self, listener: Listener, watched: list[Live]) -> None:
        """A connection is gone."""
        guest = listener.guest.id
        self.lobby.listeners.discard(listener)
        for live in watched:
            live.readers.pop(listener, None)
        if self.presence.go(listener):
            self._tell_here(guest)
        for live in watched:
            if not live.table.seats_of(guest):
                self._tell_present(live)

    def _tell_here(self, guest: str) -> None:
        for live in self.tables.values():
            if live.readers and live.table.seats_of(guest):
                self._tell_present(live)

    def _tell_present(self, live: Live) -> None:
        message = showing.here(live.table, self.presence.is_here, self._watchers(live))
        for listener in live.readers:
            listener.tell(message)

    def _watchers(self, live: Live) -> int:
        return sum(not seats for seats in live.readers.values())

    def watch(self, live: Live, listener: Listener) -> None:
        """Show a table to a connection from now on."""
        live.readers[listener] = live.table.seats_of(listener.guest.id)
        live.touched = time.monotonic()
        self.tell_whole(live, listener)
        if not live.readers[listener]:
            self._tell_present(live)

    def unwatch(self, live: Live, listener: Listener) -> None:
        """Show it no longer."""
        if live.readers.pop(listener, None) == ():
            self._tell_present(live)

    def _seat_readers(self, live: Live) -> None:
        """Readers may have sat down or got up."""
        for listener in live.readers:
            live.readers[listener] = live.table.seats_of(listener.guest.id)

    # ---- Rematch ----

    def rematch(self, live: Live, listener: Listener, id: int | None) -> None:
        """The same again at a new table; whoever asks second is sent to the same one."""
        table = live.table
        if table.rematch is not None:
            if id is not None:
                listener.tell(showing.raw(messages.Done(id=id, table=table.rematch)))
            return
        self.later(self._rematch(live, listener, id))

    async def _rematch(self, live: Live, listener: Listener, id: int | None) -> None:
        secret = self.deal(listener.guest, live.table.game.key)
        try:
            new = await self._create(secret, deciding.rematch(live.table, listener.guest, secret, self.now()))
        except SpieltriebError as problem:
            self._refuse(live, listener, id, problem)
            return

        def decide(table: Table, now: int) -> Decision:
            if table.rematch is not None:  # somebody else was faster: theirs counts, ours is closed
                self.shut(new, "rematch")
                return Decision(())
            return Decision((Rematched(at=now, table=new.table.id),))

        self.submit(live, decide, listener, id)

    # ---- Keeping house ----

    async def _look_around(self) -> None:
        """Put tables away that nobody looks at: people who come back find them in the database."""
        while True:
            await asyncio.sleep(HURRY)
            self.put_away(IDLE)
            self.presence.forget()

    def put_away(self, idle: float) -> int:
        """Put away every table that has been idle for so many seconds, and tell how many."""
        before = time.monotonic() - idle
        away = [
            id
            for id, live in self.tables.items()
            if not (live.readers or live.busy or live.inbox or live.thinking or live.timer) and live.touched <= before
        ]
        for id in away:
            if self.tables.pop(id).table.public:
                self.lobby.changed()
        return len(away)


def refuse(listener: Listener, problem: Exception, id: int | None, table: str | None) -> None:
    """Tell a connection why something cannot be done."""
    said = problem_of(problem)
    refused = messages.Refused(code=said["code"], text=said["message"], arguments=said["arguments"], id=id, table=table)
    listener.tell(showing.raw(refused))


def _now() -> int:
    return time.time_ns() // 1_000_000


def _by_chance(guest: Guest, game: str) -> str:
    return chance.new_seed()


def _choose(table: Table, now: int, seat: int, round: int, asked: Any, action: int) -> Decision:
    return deciding.choose(table, seat, round, asked, action, now)


def _new_phase(table: Table, decision: Decision) -> str | None:
    """The phase that the table will have, where it changes."""
    last = decision.entries[-1]
    if isinstance(last, Began):
        return "playing"
    if isinstance(last, Closed):
        return "closed"
    over = decision.after and not decision.after[-1].actors
    return "over" if over and len(table.finished) + 1 == table.rounds else None
