"""Who looks at which table, and what they are told of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping

import msgspec

from spieltrieb.server import messages, rendering
from spieltrieb.server.bans import is_shared
from spieltrieb.server.errors import NotAllowed, problem_of
from spieltrieb.server.live import Live
from spieltrieb.server.lobby import Lobby
from spieltrieb.server.presence import Listener, Presence
from spieltrieb.server.rendering import Reader, Shown

CROWD = 10  # readers of a table who are not told at once whenever one of them comes or goes
PAUSE = 0.25  # seconds until they are


class Audience:
    """All who look at tables."""

    def __init__(
        self,
        tables: Mapping[str, Live],
        presence: Presence,
        lobby: Lobby,
        now: Callable[[], int],
        wall: Callable[[], int],
    ) -> None:
        self._tables = tables
        self._presence = presence
        self.lobby = lobby
        self._now = now  # the time at tables
        self._wall = wall  # and that of calendars
        self._crowded: set[Live] = set()  # tables whose readers will soon be told who is here

    # ---- Who is here ----

    def join(self, listener: Listener) -> None:
        """A connection is there."""
        if self._presence.come(listener):
            self.tell_tables_of(listener.guest.id)

    def leave(self, listener: Listener, watched: Iterable[Live]) -> None:
        """A connection is gone, and watches these tables no longer."""
        guest = listener.guest.id
        self.lobby.listeners.discard(listener)
        for live in watched:
            self._drop(live, listener)
        if self._presence.go(listener):
            self.tell_tables_of(guest)
        for live in watched:
            if not live.table.seats_of(guest):
                self._tell_present(live)

    def watch(self, live: Live, listener: Listener) -> None:
        """Show a table to a connection from now on."""
        live.readers[listener] = live.table.seats_of(listener.guest.id)
        live.touched = time.monotonic()
        if listener.guest.id == live.table.host and not is_shared(listener.address):
            live.address = listener.address  # it is not kept where the table is: the lobby stays fair when it wakes up
        if len(live.readers) == 1:
            self._note_seats(live)
        self.tell_whole(live, listener)
        if not live.readers[listener]:
            self._tell_present(live)

    def unwatch(self, live: Live, listener: Listener) -> None:
        """Show it no longer."""
        if self._drop(live, listener) == ():
            self._tell_present(live)

    def _drop(self, live: Live, listener: Listener) -> Reader | None:
        """A reader is gone, who had these seats. What nobody looks at is made again for whoever comes next."""
        seats = live.readers.pop(listener, None)
        if not live.readers:
            live.shown = None
        self._note_seats(live)
        return seats

    def _note_seats(self, live: Live) -> None:
        """Note who sits at a table at which somebody looks: its readers are told when they come or go."""
        self._presence.seat(live.table.id, live.table.people if live.readers else ())

    def tell_tables_of(self, guest: str) -> None:
        """Tell the readers of all tables at which a guest sits whether they are here."""
        for id in self._presence.tables_of(guest):
            self._tell_present(self._tables[id])

    def _tell_present(self, live: Live) -> None:
        """Tell who is here; where many look on, once for all that come and go in a moment."""
        if len(live.readers) < CROWD:
            self._tell_present_now(live)
        elif live not in self._crowded:
            self._crowded.add(live)
            asyncio.get_running_loop().call_later(PAUSE, self._tell_crowd, live)

    def _tell_crowd(self, live: Live) -> None:
        self._crowded.discard(live)
        self._tell_present_now(live)

    def _tell_present_now(self, live: Live) -> None:
        message = rendering.here(live.table, self._presence.is_here, _watchers(live))
        for listener in live.readers:
            listener.tell(message)

    # ---- What they are told ----

    def tell(self, live: Live, message: msgspec.Struct) -> None:
        """Tell all readers the same; it must show no state."""
        told = rendering.raw(message)
        for listener in live.readers:
            listener.tell(told)

    def tell_move(self, live: Live, shown: Shown, mover: Listener | None, id: int | None) -> None:
        """Tell all readers what was played; whoever asked for it under a number gets that number back."""
        table = live.table
        made: dict[Reader, bytes] = {}
        for listener, seats in live.readers.items():
            if listener is mover and id is not None:
                listener.tell(shown.moved(table, seats, self._now, id))
                continue
            if seats not in made:
                made[seats] = shown.moved(table, seats, self._now, None)
            listener.tell(made[seats])
        if mover is not None and mover not in live.readers:
            done(mover, id)

    def tell_whole(self, live: Live, only: Listener | None = None) -> None:
        """Tell all readers, or one, all they may know."""
        made: dict[Reader, bytes] = {}
        shown, watchers = _shown(live), _watchers(live)
        told = live.readers.items() if only is None else [(only, live.readers[only])] if only in live.readers else ()
        for listener, seats in told:
            if seats not in made:
                made[seats] = rendering.whole(
                    live.table, shown, seats, self._presence.is_here, watchers, self._now(), self._wall()
                )
            listener.tell(made[seats])

    def show_out(self, live: Live, guest: str) -> None:
        """Show a table no longer to somebody whom its host has shown out, and tell them so."""
        gone = NotAllowed("The host of this table has shown you out.", reason="error-not-allowed-kicked")
        for listener in [one for one in live.readers if one.guest.id == guest]:
            del live.readers[listener]
            refuse(listener, gone, None, live.table.id)

    def seat_readers(self, live: Live) -> None:
        """Readers may have sat down or got up."""
        for listener in live.readers:
            live.readers[listener] = live.table.seats_of(listener.guest.id)
        self._note_seats(live)


def _watchers(live: Live) -> int:
    return sum(not seats for seats in live.readers.values())


def _shown(live: Live) -> Shown | None:
    """The game of a table, ready to be shown; made anew when the game has moved on."""
    position = live.table.position
    if live.shown is None or live.shown.position is not position:
        live.shown = None if position is None else Shown(position)
    return live.shown


def done(listener: Listener, id: int | None, table: str | None = None) -> None:
    """Tell a connection that what it asked for under a number is done, and which table came of it."""
    if id is not None:
        listener.tell(rendering.raw(messages.Done(id=id, table=table)))


def refuse(listener: Listener, problem: Exception, id: int | None, table: str | None) -> None:
    """Tell a connection why something cannot be done."""
    said = problem_of(problem)
    refused = messages.Refused(code=said["code"], text=said["message"], arguments=said["arguments"], id=id, table=table)
    listener.tell(rendering.raw(refused))
