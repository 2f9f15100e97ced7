"""All tables that are alive: found by their names, fetched from the database, made anew, and put away again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial

from spieltrieb.games import games
from spieltrieb.server import decisions, new_tables
from spieltrieb.server.compiling import Compiler
from spieltrieb.server.entries import AnyEntry, Study
from spieltrieb.server.errors import NoStorage, UnknownTable
from spieltrieb.server.kept import Founded, Kept
from spieltrieb.server.live import UNKNOWN, Live
from spieltrieb.server.lobby import Lobby
from spieltrieb.server.people import Guest
from spieltrieb.server.promises import not_promised
from spieltrieb.server.requests import NewTable
from spieltrieb.server.storage import Storage
from spieltrieb.server.table import Table

log = logging.getLogger("spieltrieb.tables")
RELOAD = 0.02  # seconds until a table that was busy is read again
REPLAY = 0.002  # seconds for which a log is replayed before others come in between
MOST_GLANCED = 500  # tables that are kept as they were read, without being alive
NAME_SHOWN = 40  # characters of a table's name that an error repeats


class Registry:
    """The tables that are alive."""

    def __init__(
        self,
        live: dict[str, Live],
        storage: Storage,
        compiler: Compiler,
        lobby: Lobby,
        now: Callable[[], int],
        go_on: Callable[[Live], None],
        expect: Callable[[int], None],
    ) -> None:
        self._live = live  # by name
        self._storage = storage
        self._compiler = compiler
        self._now = now
        self._go_on = go_on
        self._lobby = lobby
        self._expect = expect  # told when a table that was put away must be woken
        self.opened = now()  # when the server began
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._glanced: OrderedDict[str, Table] = OrderedDict()  # those that were last read and not taken

    def drop(self, live: Live) -> None:
        """It is no longer among the tables that are alive here."""
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]

    async def find(self, id: str) -> Live:
        """The table of this name, fetched from the database if it was put away."""
        if live := self._live.get(id):
            return live
        tidy = new_tables.tidy_id(id)
        if live := self._live.get(tidy):
            return live
        if tidy not in self._loading:
            self._loading[tidy] = asyncio.ensure_future(self._load(tidy))
        try:
            return await asyncio.shield(self._loading[tidy])
        finally:
            if tidy in self._loading and self._loading[tidy].done():
                del self._loading[tidy]

    async def _load(self, id: str) -> Live:
        found = await self._storage.take(id)
        if found is None:
            raise _unknown(id)
        kept, entries = found
        self._compiler.play(games[kept.game])
        if live := self._live.get(id):  # it was just being made
            return live
        return self.add(Live(kept.key, await self._read(kept, entries), kept.due, abs(kept.archived)))

    async def _read(self, kept: Kept, entries: Sequence[AnyEntry]) -> Table:
        try:
            return await self._replay(kept.id, kept.secret, entries)
        except Exception as problem:
            raise NoStorage(
                f"The log of table {kept.id} is damaged. Take the last backup.", why="malformed"
            ) from problem

    async def _replay(self, id: str, secret: str, entries: Sequence[AnyEntry]) -> Table:
        """The table that a log tells of; a long log takes a while, and others come in between."""
        table = Table.from_log(id, secret, entries[:1])
        until = time.monotonic() + REPLAY
        for number in range(1, len(entries)):
            table.apply(entries[number])
            if time.monotonic() > until:
                await asyncio.sleep(0)
                until = time.monotonic() + REPLAY
        table.forgive(self.opened, self._now())
        return table

    async def make(
        self, guest: Guest, wish: NewTable, secret: str, daily: str | None = None, study: Study | None = None
    ) -> Live:
        """A new table, as somebody wishes."""
        self._compiler.play(games[wish.game])
        entries = new_tables.make(wish, guest, self._now(), secret, daily, study)
        live, founded = self.found(new_tables.new_id(), secret, entries)
        founded = founded._replace(promise=wish.commitment)
        try:
            await self._storage.finish(partial(self._storage.create, founded))
        except NoStorage as problem:
            if wish.commitment and problem.arguments.get("why") == "taken":  # by another process, a moment ago
                raise not_promised() from None
            raise
        return self.add(live)

    def found(self, id: str, secret: str, entries: tuple[AnyEntry, ...]) -> tuple[Live, Founded]:
        """A new table with these first entries, and how it is kept; it is not there before it is added."""
        table = Table.from_log(id, secret, entries)
        kept = Kept(
            key=self._storage.new_key(),
            id=table.id,
            secret=secret,
            game=table.game.key,
            host=table.host,
            phase=table.phase,
            public=table.public,
            daily=table.daily,
            made=table.made,
            moved=table.moved,
        )
        return Live(kept.key, table), Founded(kept, entries, table.people | {table.host})

    def add(self, live: Live) -> Live:
        """A table is there; where somebody who listed their tables was faster, theirs: there are never two of one."""
        known = self._live.setdefault(live.table.id, live)
        self._glanced.pop(live.table.id, None)
        if known is live:
            self._go_on(live)
        if live.table.public:
            self._lobby.changed()
        return known

    async def read(self, id: str) -> Table:
        """A table as it stands, which another process has or which nobody needs but for a list."""
        tidy = new_tables.tidy_id(id)
        if self._storage.roster is None and tidy in self._glanced:  # nobody else writes: it is as it was
            self._glanced.move_to_end(tidy)
            return self._glanced[tidy]
        found = await self._storage.table(tidy)
        if found is None:
            raise _unknown(tidy)
        kept, entries = found
        known = self._glanced.get(tidy)
        if known is not None and known.number == len(entries):
            self._glanced.move_to_end(tidy)
            return known
        self._compiler.play(games[kept.game])
        table = await self._read(kept, entries)
        if tidy not in self._live:  # somebody may have come meanwhile
            self._glanced[tidy] = table
            self._glanced.move_to_end(tidy)
            if len(self._glanced) > MOST_GLANCED:
                self._glanced.popitem(last=False)
        return table

    def forget_read(self) -> None:
        """Read anew what is only kept as it was read: logs have changed behind our back."""
        self._glanced.clear()

    async def refresh(self, live: Live) -> None:
        """Read a table anew that was written elsewhere meanwhile, or may have been; its readers stay."""
        found = await self._storage.take(live.table.id)
        assert found is not None
        live.table = await self._replay(live.table.id, live.table.secret, found[1])

    async def reload(self, id: str) -> Live | None:
        """Read a table anew whose log was changed behind its back; None if it is not alive."""
        self._glanced.pop(id, None)
        while (live := self._live.get(id)) is not None:
            found = await self._storage.table(id)
            if found is not None and not live.busy and len(found[1]) == live.table.number:
                table = await self._replay(id, live.table.secret, found[1])
                if not live.busy and table.number == live.table.number:  # nothing has happened there meanwhile
                    live.table = table
                    return live
            await asyncio.sleep(RELOAD)  # something was just happening there
        return None

    # ---- Sleep ----

    def put_away(self, idle: float) -> None:
        """Put away every table that has been idle for this many seconds, once it is noted when it must be woken."""
        before = time.monotonic() - idle
        for live in [live for live in self._live.values() if live.touched <= before and live.is_idle]:
            due = decisions.due(live.table)
            if due == live.due:
                self._drop(live)
            else:
                live.due = due  # at once: whatever happens from now on wakes it again
                asleep = partial(self._asleep, live, live.table.number)
                self._storage.sleep(live.key, due, live.table.moved, asleep)

    def _asleep(self, live: Live, number: int, error: Exception | None) -> None:
        if error is not None:
            log.error("table cannot be put away", extra={"table": live.table.id, "problem": str(error)})
            live.due = UNKNOWN
        elif live.is_idle and live.table.number == number and self._live.get(live.table.id) is live:
            self._drop(live)

    def _drop(self, live: Live) -> None:
        del self._live[live.table.id]
        self._storage.let_go(live.key)
        if live.timer is not None:
            live.timer.cancel()
        if live.due is not None:
            self._expect(live.due)
        if live.table.public:
            self._lobby.changed()


def _unknown(id: str) -> UnknownTable:
    named = id[:NAME_SHOWN]
    return UnknownTable(f"There is no table {named!r}. Was the link cut off?", table=named)
