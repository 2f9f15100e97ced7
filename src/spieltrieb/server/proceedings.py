"""The one way in which anything happens at a table.

Somebody asks for something (commands.py); the table decides what follows (decisions.py); that is committed
(storage.py); only then is the in-memory state updated and everyone notified (audience.py), and bots and clocks go on
(pacemaker.py). A table does one thing at a time: what comes meanwhile waits in its inbox. So what is in memory is never
ahead of what is on disk, and nobody ever sees a move that could still be lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from msgspec import Struct

from spieltrieb.core.errors import SpieltriebError
from spieltrieb.server import messages, rendering
from spieltrieb.server.audience import Audience, done, refuse
from spieltrieb.server.besides import besides_of, is_mid_game
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import Kicked, Locked, Played, Said, Sat, Stood
from spieltrieb.server.errors import Elsewhere, NoStorage, Stale
from spieltrieb.server.kept import AWAKE, NOTHING, UNFINISHED, Besides
from spieltrieb.server.live import Decide, Live, Ordered
from spieltrieb.server.metrics import Figures
from spieltrieb.server.pacemaker import Pacemaker
from spieltrieb.server.presence import Listener
from spieltrieb.server.registry import Registry
from spieltrieb.server.rendering import Shown
from spieltrieb.server.storage import Storage

Waiting = tuple[Decide, Listener | None, int | None]  # what, by whom, and under which number of theirs
TRY_AGAIN = 2.0  # seconds after which what a bot or a clock did is tried again, if it could not be committed

log = logging.getLogger("spieltrieb.tables")


class _Underway(Struct, frozen=True, gc=False):  # one of thousands, and in no cycle
    """What was decided at a table and is being committed; called when that is done."""

    proceedings: Proceedings
    live: Live
    decision: Decision
    new: Live | None
    decide: Decide
    listener: Listener | None
    id: int | None
    began: float

    def __call__(self, error: Exception | None) -> None:
        self.proceedings._committed(self, error)


class Proceedings:
    """What happens at tables, one thing after the other at each."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        audience: Audience,
        pacemaker: Pacemaker,
        figures: Figures,
        now: Callable[[], int],
        wall: Callable[[], int],
        later: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._storage = storage
        self._registry = registry
        self._audience = audience
        self._pacemaker = pacemaker
        self._figures = figures
        self._now = now  # the time at tables
        self._wall = wall  # and that of calendars
        self._later = later

    def submit(self, live: Live, decide: Decide, listener: Listener | None = None, id: int | None = None) -> None:
        """Let something happen at a table, when its turn comes."""
        if live.gone:
            self._pass_on(live, [(decide, listener, id)])
        elif live.busy or live.inbox:
            live.inbox.append((decide, listener, id))
            self._catch_up(live)
        else:
            self._do(live, decide, listener, id)

    def forsake(self, live: Live) -> list[Listener]:
        """A table is ours no longer, whatever was about to happen there; those who looked at it."""
        live.gone = True
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        self._registry.drop(live)
        waiting, readers = list(live.inbox), list(live.readers)
        live.inbox.clear()
        self._pass_on(live, waiting)
        live.readers.clear()
        self._audience.seat_readers(live)
        if live.table.public:
            self._audience.lobby.changed()
        return readers

    def lose(self, live: Live) -> None:
        """A table is with another process now: those who looked at it look there."""
        for reader in self.forsake(live):
            reader.follow(live.table.id)

    def _pass_on(self, live: Live, waiting: Iterable[Waiting]) -> None:
        """What was asked for at a table that is no longer here goes where the table is."""
        for decide, listener, id in waiting:
            if listener is not None and isinstance(decide, Ordered):
                listener.ask_again(decide.command)
            elif listener is not None:
                refuse(listener, Elsewhere(0), id, live.table.id)

    def _do(self, live: Live, decide: Decide, listener: Listener | None, id: int | None) -> None:
        """Let the table decide; what follows is on its way to the disk then."""
        table = live.table
        try:
            decision = decide(table, self._now())
            new, besides = self._besides(live, decision)
        except Exception as problem:
            if not isinstance(problem, SpieltriebError):
                log.exception("broken", extra={"table": table.id})
            self._refuse(live, listener, id, problem)
            return
        if not decision.entries:
            self._nothing_new(live, listener, id)
            return
        underway = _Underway(self, live, decision, new, decide, listener, id, time.monotonic())
        self._storage.append(live.key, table.number, decision.entries, underway, besides)
        live.busy = True  # last: whatever fails before leaves the table free

    def _besides(self, live: Live, decision: Decision) -> tuple[Live | None, Besides]:
        """What is kept with the entries of a decision, and the new table that comes of it, if one does."""
        if not decision.entries or is_mid_game(live, decision):
            return None, NOTHING
        new, founded = (None, None) if decision.next is None else self._registry.found(*decision.next)
        return new, besides_of(live, decision, founded, self._wall())

    def _committed(self, done: _Underway, error: Exception | None) -> None:
        live, listener, id = done.live, done.listener, done.id
        live.busy = False
        self._figures.commits.note(time.monotonic() - done.began)
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
                self._later(self._read_anew(live))
                return
            self._refuse(live, listener, id, error)
            if listener is None and not self._pacemaker.stopped:  # a bot or a clock: nobody else will try again
                asyncio.get_running_loop().call_later(TRY_AGAIN, self._pacemaker.go_on, live)
        else:
            if done.new is not None:
                self._registry.add(done.new)
            self._happened(live, done.decision, listener, id)
            self._pacemaker.go_on(live)
        self._catch_up(live)

    async def _read_anew(self, live: Live) -> None:
        """The log has more than we know of: go on from there."""
        try:
            await self._registry.refresh(live)
            self._audience.seat_readers(live)
            self._audience.tell_whole(live)
        except Elsewhere:
            self.lose(live)
        except Exception as problem:
            log.error("table cannot be read", extra={"table": live.table.id, "problem": str(problem)})
        live.busy = False
        self._pacemaker.go_on(live)
        self._catch_up(live)

    def _catch_up(self, live: Live) -> None:
        while live.inbox and not live.busy:
            self._do(live, *live.inbox.pop(0))

    def _happened(self, live: Live, decision: Decision, listener: Listener | None, id: int | None) -> None:
        """Update the table, and tell everybody."""
        table, before = live.table, live.table.position
        phase = table.phase if table.public else None
        last_note = table.notes[-1] if table.notes else None
        for entry in decision.entries:
            table.apply(entry, decision.after[-1] if decision.after else None)
        live.due = AWAKE if table.phase in UNFINISHED else None
        if listener is not None:
            live.touched = time.monotonic()
        first = decision.entries[0]
        if isinstance(first, Played):
            assert before is not None
            self._figures.counts["moves"] += 1
            was_noted = (
                bool(table.notes) and table.notes[-1] is not last_note
            )  # a bot moved for somebody, who may now play again
            way = (before, *decision.after)
            steps = [(way[n], way[n + 1], actor, action) for n, (actor, action) in enumerate(first.steps)]
            shown = Shown(way[-1], steps)
            self._audience.tell_move(live, shown, listener, id)
            if not shown.position.actors or was_noted:
                live.shown = shown
                self._audience.tell_whole(live)
        else:
            if isinstance(first, Said):
                self._audience.tell(live, messages.Chat(table=table.id, said=rendering.said(table, first)))
            else:
                if isinstance(first, Kicked):
                    self._audience.show_out(live, first.guest)
                self._audience.seat_readers(live)
                self._audience.tell_whole(live)
            if listener is not None:
                done(listener, id, table.rematch)
        if table.public and (phase != table.phase or isinstance(first, Sat | Stood | Kicked | Locked)):
            self._audience.lobby.changed()

    def _refuse(self, live: Live, listener: Listener | None, id: int | None, problem: Exception) -> None:
        self._figures.note_refusal(problem)
        if listener is None:
            return
        refuse(listener, problem, id, live.table.id)
        if isinstance(problem, Stale):
            self._audience.tell_whole(live, listener)

    def _nothing_new(self, live: Live, listener: Listener | None, id: int | None) -> None:
        """What was asked for holds already: say so, and show how the table stands."""
        if listener is not None:
            self._audience.tell_whole(live, listener)
            done(listener, id, live.table.rematch)
        else:
            self._pacemaker.go_on(live)
