"""All tables that are alive: found by their names, fetched from the database, made anew, and put away again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from spieltrieb.games import games
from spieltrieb.server import new_tables
from spieltrieb.server.compiling import Compiler
from spieltrieb.server.entries import AnyEntry
from spieltrieb.server.errors import NoStorage, UnknownTable
from spieltrieb.server.live import Live
from spieltrieb.server.lobby import Lobby
from spieltrieb.server.people import Guest
from spieltrieb.server.requests import NewTable
from spieltrieb.server.storage import Kept, Storage
from spieltrieb.server.table import Table

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
    ) -> None:
        self._live = live  # by name
        self._storage = storage
        self._compiler = compiler
        self._now = now
        self._go_on = go_on
        self._lobby = lobby
        self._loading: dict[str, asyncio.Future[Live]] = {}

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
        found = await self._storage.table(id)
        if found is None:
            named = id[:NAME_SHOWN]
            raise UnknownTable(f"There is no table {named!r}. Was the link cut off?", table=named)
        kept, entries = found
        self._compiler.play(games[kept.game])
        if live := self._live.get(id):  # it was just being made
            return live
        try:
            table = Table.from_log(kept.id, kept.secret, entries)
        except Exception as problem:
            raise NoStorage(
                f"The log of table {kept.id} is damaged. Take the last backup.", why="malformed"
            ) from problem
        table.forgive(max(self._now(), table.moved))
        return self._add(Live(kept.key, table))

    async def make(self, guest: Guest, wish: NewTable, secret: str, daily: str | None = None) -> Live:
        """A new table, as somebody wishes."""
        self._compiler.play(games[wish.game])
        return await self.create(secret, new_tables.make(wish, guest, self._now(), secret, daily))

    async def create(self, secret: str, entries: tuple[AnyEntry, ...]) -> Live:
        """A new table with these first entries."""
        table = Table.from_log(new_tables.new_id(), secret, entries)
        key = self._storage.new_key()
        kept = Kept(
            key, table.id, secret, table.game.key, table.host, table.phase, table.public, table.daily, table.made
        )
        await self._storage.finish(partial(self._storage.create, kept, entries, table.people | {table.host}))
        # Somebody who listed their tables may have been faster: there are never two of one table.
        live = self._live.get(table.id) or self._add(Live(key, table))
        if table.public:
            self._lobby.changed()
        return live

    def _add(self, live: Live) -> Live:
        self._live[live.table.id] = live
        self._go_on(live)
        return live

    def put_away(self, idle: float) -> int:
        """Put away every table that has been idle for this many seconds, and return how many there were."""
        before = time.monotonic() - idle
        away = [id for id, live in self._live.items() if live.is_idle and live.touched <= before]
        for id in away:
            if self._live.pop(id).table.public:
                self._lobby.changed()
        return len(away)
