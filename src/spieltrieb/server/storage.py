"""What a server keeps: tables with their logs, guests, links and results, in SQL that every store understands.

How it gets onto the disk is the business of the two stores: sqlite.py, for one server, and postgres.py, for a town.
What those who run the server look at and decide is in moderation.py.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from spieltrieb.server.archive import Change, pack, repack, rewritten
from spieltrieb.server.batches import Done, Row, Statement, Writing
from spieltrieb.server.entries import AnyEntry, write_entry
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.kept import AWAKE, NOTHING, UNFINISHED, Besides, Founded, Kept, Result
from spieltrieb.server.keys import DELETE_ALL, INSERT, Keys, from_rows
from spieltrieb.server.moderation import Moderation, columns, guest_of, insert, row_of
from spieltrieb.server.people import Guest

if TYPE_CHECKING:  # it needs a package that only PostgreSQL needs
    from spieltrieb.server.roster import Roster

log = logging.getLogger("spieltrieb.storage")
_SEATING = 'INSERT INTO seatings (guest, "table") VALUES (?, ?) ON CONFLICT (guest, "table") DO UPDATE SET hidden = 0'
_RESULT = f"{insert('results', Result)} ON CONFLICT DO NOTHING"  # the first counts
_CHANGES = frozenset(("name", "avatar", "language", "banned", "banned_until", "named"))  # what may change of a guest


class Storage(Moderation):
    """All that a server keeps."""

    keys: Keys
    roster: Roster | None = None  # the processes that share it, where several can
    _last_key: int
    FIND: ClassVar[str]  # the function that finds a text in another: where, from 1
    UNQUOTED: ClassVar[str]  # takes the lines of one guest out of others' reports

    # ---- What every store does in its own way ----

    async def open(self) -> None:
        """Begin to serve, in the loop that runs now."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then close."""

    @abstractmethod
    async def _whole(self, key: int) -> tuple[Kept, list[AnyEntry]]:
        """A table with its log, as of one moment."""

    async def take(self, id: str) -> tuple[Kept, list[AnyEntry]] | None:
        """A table with its log, ours alone from now on until it is let go; None if there is none."""
        return await self.table(id)

    def let_go(self, key: int) -> None:
        """Own a table no longer: whatever happens there next may happen elsewhere."""

    def _news(self, what: str, which: str) -> list[Statement]:
        """What tells other processes that something has changed of which they may have a copy."""
        return []

    def tell(self, what: str, which: str) -> None:
        """Let other processes know that something has changed."""
        if statements := self._news(what, which):
            self.submit(Writing(lambda error: None, statements=statements))

    def _own(self, key: int) -> list[Statement]:
        """What makes a new table ours."""
        return []

    async def _settle(self, tables: Sequence[int]) -> None:
        """Have all entries of these tables in their logs."""

    def _is_settled(self, table: int) -> bool:
        """Whether all entries of a table are in its log."""
        return True

    def _hush_copies(self) -> Sequence[Statement]:
        """What takes all that was said out of the copies that a store may have of archived entries."""
        return ()

    def _change_copies(self, table: int) -> Sequence[Statement]:
        """What makes the copies that a store may have of a table's entries like those in its log."""
        return ()

    # ---- Tables ----

    def new_key(self) -> int:
        """The number of the next table."""
        self._last_key += 1
        return int(self._last_key)

    def append(
        self, table: int, number: int, entries: Sequence[AnyEntry], done: Done, besides: Besides = NOTHING
    ) -> None:
        """Append to the log of a table, and what goes with it."""
        if besides is NOTHING and len(entries) == 1:  # a move in mid-game, as almost all are
            self.submit(Writing(done, ((table, number, write_entry(entries[0]).decode()),)))
            return
        rows = _rows(table, number, entries)
        statements: list[Statement] = [(_SEATING, (guest, table)) for guest in besides.seated]
        statements += [(_RESULT, row_of(result)) for result in besides.results]
        at = entries[-1].at
        if besides.phase is not None:
            due = AWAKE if besides.phase in UNFINISHED else None
            changes = (besides.phase, due, at, table)
            statements.append(("UPDATE tables SET phase = ?, due = ?, moved = ? WHERE key = ?", changes))
        elif besides.awake:
            statements.append(("UPDATE tables SET due = ? WHERE key = ?", (AWAKE, table)))
        if besides.reopened:
            statements.append(("UPDATE tables SET archived = -abs(archived), moved = ? WHERE key = ?", (at, table)))
        if besides.founded is not None:
            more_rows, more_statements = self._founding(besides.founded)
            rows, statements = [*rows, *more_rows], [*more_statements, *statements]
        self.submit(Writing(done, rows, statements))

    def _founding(self, founded: Founded) -> tuple[list[Row], list[Statement]]:
        kept, entries, seated, _ = founded
        seatings: list[Statement] = [(_SEATING, (guest, kept.key)) for guest in seated]
        return _rows(kept.key, 0, entries), [(insert("tables", Kept), row_of(kept)), *seatings, *self._own(kept.key)]

    def create(self, founded: Founded, done: Done) -> None:
        """Keep a new table."""
        rows, statements = self._founding(founded)
        self.submit(Writing(done, rows, statements))

    def sleep(self, table: int, due: int | None, moved: int, done: Done) -> None:
        """Note that a table is put away, and when it must be woken."""
        self.submit(Writing(done, (), [("UPDATE tables SET due = ?, moved = ? WHERE key = ?", (due, moved, table))]))

    def give_up(self, id: str, at: int, done: Done) -> None:
        """Note that a table cannot be read: it is not woken, and left alone for as long as if it had just moved."""
        self.submit(Writing(done, statements=[("UPDATE tables SET due = NULL, moved = ? WHERE id = ?", (at, id))]))

    async def table(self, id: str) -> tuple[Kept, list[AnyEntry]] | None:
        """A table with its log; None if there is none."""
        rows = await self._rows("SELECT key FROM tables WHERE id = ?", id)
        return await self._whole(rows[0][0]) if rows else None

    async def awake(self) -> list[str]:
        """The tables that are awake, or were when the server ended; the newest first."""
        return [id for (id,) in await self._rows("SELECT id FROM tables WHERE due = ? ORDER BY key DESC", AWAKE)]

    async def due(self, now: int, most: int) -> list[str]:
        """Sleeping tables that must be woken now, the most urgent first."""
        query = "SELECT id FROM tables WHERE due > ? AND due <= ? ORDER BY due LIMIT ?"
        return [id for (id,) in await self._rows(query, AWAKE, now, most)]

    async def next_due(self) -> int | None:
        """When the next table must be woken."""
        rows = await self._rows("SELECT min(due) FROM tables WHERE due > ?", AWAKE)
        found: int | None = rows[0][0]
        return found

    async def tables_of(self, guest: str, limit: int, after: int = 0) -> list[str]:
        """The tables in a guest's list, after the first ones: those at which something will happen, then the newest."""
        query = (
            'SELECT id FROM seatings JOIN tables ON tables.key = seatings."table" WHERE guest = ? AND hidden = 0 '
            "ORDER BY phase IN ('gathering', 'playing') DESC, tables.made DESC, tables.key DESC LIMIT ? OFFSET ?"
        )
        return [id for (id,) in await self._rows(query, guest, limit, after)]

    def hide_table(self, table: int, guest: str, done: Done) -> None:
        """Take a table out of a guest's list."""
        statement = 'UPDATE seatings SET hidden = 1 WHERE guest = ? AND "table" = ?'
        self.submit(Writing(done, statements=[(statement, (guest, table))]))

    async def is_seated(self, guest: str, id: str) -> bool:
        """Whether a guest sits or sat at a table."""
        query = 'SELECT 1 FROM tables JOIN seatings ON tables.key = seatings."table" WHERE id = ? AND guest = ?'
        return bool(await self._rows(query, id, guest))

    async def daily_table(self, day: str, game: str, guest: str) -> str | None:
        """The table at which a guest plays the daily deal."""
        query = "SELECT id FROM tables WHERE daily = ? AND game = ? AND host = ?"
        rows = await self._rows(query, day, game, guest)
        return rows[0][0] if rows else None

    # ---- The archive ----

    async def finished_before(self, at: int, most: int) -> list[int]:
        """Tables that are over or closed, at which nothing has happened since; not those in the archive."""
        query = (
            "SELECT key FROM tables WHERE archived <= 0 AND due IS NULL AND moved < ? "
            "AND phase IN ('over', 'closed') ORDER BY moved LIMIT ?"
        )
        return [key for (key,) in await self._rows(query, at, most)]

    async def abandoned_before(self, at: int, most: int) -> list[str]:
        """Sleeping tables at which nothing has happened since, and nothing will before somebody comes."""
        query = (
            "SELECT id FROM tables WHERE archived <= 0 AND due IS NULL AND moved < ? "
            "AND phase IN ('gathering', 'playing') ORDER BY moved LIMIT ?"
        )
        return [id for (id,) in await self._rows(query, at, most)]

    async def archive(self, tables: Sequence[int], now: int) -> int:
        """Compress the logs of tables, without what was said there; how many need not be looked at again."""
        await self._settle(tables)
        statements: list[Statement] = []
        count = 0
        for key in tables:
            before = len(statements)
            try:
                statements += await self._archiving(key)
            except NoStorage as problem:  # one that is damaged does not keep the others: it is tried again much later
                log.error("table cannot be archived", extra={"key": key, "problem": str(problem)})
                statements.append(("UPDATE tables SET moved = ? WHERE key = ?", (now, key)))
            count += len(statements) > before
        statements += self._hush_copies()
        await self.finish(lambda done: self.submit(Writing(done, statements=statements)))
        return count

    async def _archiving(self, key: int) -> list[Statement]:
        """What moves a table into the archive; entries that come meanwhile stay in its log."""
        if not self._is_settled(key):  # something has just happened there
            return []
        _, entries = await self._whole(key)
        return [
            (
                'INSERT INTO archive ("table", entries) VALUES (?, ?) '
                'ON CONFLICT ("table") DO UPDATE SET entries = excluded.entries',
                (key, await asyncio.to_thread(pack, entries)),  # of a long log that takes a while
            ),
            ('DELETE FROM log WHERE "table" = ? AND number < ?', (key, len(entries))),
            ("UPDATE tables SET archived = ? WHERE key = ?", (len(entries), key)),
        ]

    # ---- Guests ----

    def save_guest(self, guest: Guest, done: Done) -> None:
        """Keep a new guest."""
        self.submit(Writing(done, statements=[(insert("guests", Guest), row_of(guest))]))

    def change_guest(self, guest: str, changes: Mapping[str, Any], done: Done) -> None:
        """Change some of what is kept of a guest, and leave all else as it is by then."""
        assert changes.keys() <= _CHANGES
        columns = ", ".join(f"{name} = ?" for name in changes)
        statement = (f"UPDATE guests SET {columns} WHERE id = ?", (*changes.values(), guest))
        self.submit(Writing(done, statements=[statement, *self._news("guest", guest)] if changes else []))

    def see_guest(self, guest: str, at: int, done: Done) -> None:
        """Note that a guest was here."""
        self.submit(Writing(done, statements=[("UPDATE guests SET seen = ? WHERE id = ?", (at, guest))]))

    def turn_away_devices(self, guest: str, epoch: int, done: Done) -> None:
        """Make all keys of a guest void that are not of this epoch, and their links."""
        statements: list[Statement] = [
            ("UPDATE guests SET epoch = ? WHERE id = ? AND epoch < ?", (epoch, guest, epoch)),
            ("DELETE FROM links WHERE guest = ?", (guest,)),
            *self._news("guest", guest),
        ]
        self.submit(Writing(done, statements=statements))

    def forget_guest(self, guest: str, done: Done) -> None:
        """Delete a guest with their statistics; games that others played too stay, under the name they knew."""
        self.submit(Writing(done, statements=[*_forgetting(guest), *self._news("guest", guest)]))

    async def erase(self, guest: str, change: Change) -> list[str]:
        """Delete a guest as if they were forgotten, and change all entries that tell of them; the tables with such."""
        rows = await self._rows(tables_with(self.FIND), guest, guest, f'"{guest}"')
        keys: list[int] = [key for (key,) in rows]
        await self._settle(keys)
        statements = [statement for key in keys for statement in await self._changing(key, change)]
        statements += [("UPDATE tables SET host = '' WHERE key = ? AND host = ?", (key, guest)) for key in keys]
        statements += _forgetting(guest)
        statements += [("DELETE FROM reports WHERE ? IN (guest, person)", (guest,)), (self.UNQUOTED, (guest, guest))]
        statements.append(("UPDATE audit SET what = 'a guest' WHERE what = ?", (guest,)))
        statements += self._news("guest", guest)
        await self.finish(lambda done: self.submit(Writing(done, statements=statements)))
        marks = ", ".join("?" * len(keys))
        found = await self._rows(f"SELECT id FROM tables WHERE key IN ({marks})", *keys) if keys else []
        return [id for (id,) in found]

    async def _changing(self, key: int, change: Change) -> list[Statement]:
        """What changes the entries of a table, wherever they are; all are in its log or the archive."""
        statements: list[Statement] = []
        for (entries,) in await self._rows('SELECT entries FROM archive WHERE "table" = ?', key):
            changed = await asyncio.to_thread(repack, entries, change)  # of a long log that takes a while
            statements.append(('UPDATE archive SET entries = ? WHERE "table" = ?', (changed, key)))
        lines = await self._rows('SELECT number, entry FROM log WHERE "table" = ?', key)
        for number, entry in await asyncio.to_thread(rewritten, lines, change):
            statements.append(('UPDATE log SET entry = ? WHERE "table" = ? AND number = ?', (entry, key, number)))
        return [*statements, *self._change_copies(key)]

    async def guest(self, id: str) -> Guest | None:
        """A guest."""
        rows = await self._rows(f"SELECT {columns('guests', Guest)} FROM guests WHERE id = ?", id)
        return guest_of(rows[0]) if rows else None

    async def forget_idle_guests(self, before: int, most: int) -> list[str]:
        """Forget guests who have not been here since and left nothing: no table, no result. Who they were."""
        idle = (
            "seen < ? AND (banned = 0 OR banned_until < ?) "
            "AND NOT EXISTS (SELECT 1 FROM seatings WHERE guest = guests.id) "
            "AND NOT EXISTS (SELECT 1 FROM results WHERE guest = guests.id)"
        )
        rows = await self._rows(f"SELECT id FROM guests WHERE {idle} LIMIT ?", before, before, most)
        found: list[str] = [id for (id,) in rows]
        statements = [(f"DELETE FROM guests WHERE {idle} AND id = ?", (before, before, id)) for id in found]
        await self.finish(lambda done: self.submit(Writing(done, statements=statements)))
        return found

    # ---- Links ----

    def save_link(self, hash: str, guest: str, until: int, done: Done) -> None:
        """Keep a personal link."""
        statement = "INSERT INTO links (hash, guest, until) VALUES (?, ?, ?)"
        self.submit(Writing(done, statements=[(statement, (hash, guest, until))]))

    def use_link(self, hash: str, done: Done) -> None:
        """Note that a personal link was used."""
        self.submit(Writing(done, statements=[("UPDATE links SET used = used + 1 WHERE hash = ?", (hash,))]))

    async def link(self, hash: str) -> tuple[str, int, bool] | None:
        """The guest of a personal link, until when it holds, and whether it was used."""
        rows = await self._rows("SELECT guest, until, used FROM links WHERE hash = ?", hash)
        return (rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None

    def forget_links(self, before: int, done: Done) -> None:
        """Forget links that no longer hold."""
        self.submit(Writing(done, statements=[("DELETE FROM links WHERE until < ?", (before,))]))

    # ---- Keys ----

    async def read_keys(self) -> None:
        """Another process has changed the keys: know those that count now."""
        found = from_rows(await self._rows("SELECT name, value FROM keys"))
        assert found is not None
        self.keys = found

    @property
    def key(self) -> bytes:
        """The key that signs."""
        return self.keys.current

    async def rotate(self, now: int, today: str, days: int) -> None:
        """Change the keys; those before still count for some days."""
        new = self.keys.rotated(now, today, days)
        statements = [(DELETE_ALL, ()), *((INSERT, row) for row in new.rows()), *self._news("keys", "")]
        await self.finish(lambda done: self.submit(Writing(done, statements=statements)))
        self.keys = new

    # ---- Results ----

    async def results_of(self, guest: str) -> list[Result]:
        """All results of a guest, in the order in which they came."""
        query = f"SELECT {columns('results', Result)} FROM results WHERE guest = ? ORDER BY at"
        return await asyncio.to_thread(Result.all, await self._rows(query, guest))

    async def results_of_day(self, day: str, game: str) -> list[tuple[Result, str]]:
        """All results of a daily deal, each with the guest's name."""
        query = (
            f"SELECT {columns('results', Result)}, coalesce(guests.name, '') FROM results "
            "LEFT JOIN guests ON guests.id = results.guest WHERE results.daily = ? AND results.game = ?"
        )
        return await asyncio.to_thread(Result.named, await self._rows(query, day, game))

    async def version_of_day(self, day: str, game: str) -> tuple[int, int]:
        """What changes whenever a result of a daily deal comes or goes."""
        query = "SELECT count(*), coalesce(max(at), 0) FROM results WHERE daily = ? AND game = ?"
        ((count, last),) = await self._rows(query, day, game)
        return count, last

    async def check(self) -> None:
        """Find out whether the database can be written at all."""
        note = "INSERT INTO keys VALUES ('checked', '1') ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.finish(lambda done: self.submit(Writing(done, statements=[(note, ())])))


# ---- Rows --------------------------------------------------------------------------------------------------------


def tables_with(find: str) -> str:
    """The tables at which a guest sat, which they made, or where they said something: all logs are looked through."""
    return (
        'SELECT "table" FROM seatings WHERE guest = ? UNION SELECT key FROM tables WHERE host = ? '
        f'UNION SELECT "table" FROM entries WHERE {find}(entry, ?) > 0 ORDER BY 1'
    )


def _forgetting(guest: str) -> list[Statement]:
    columns = (("guests", "id"), ("seatings", "guest"), ("results", "guest"), ("links", "guest"))
    return [(f"DELETE FROM {table} WHERE {column} = ?", (guest,)) for table, column in columns]


def _rows(table: int, number: int, entries: Sequence[AnyEntry]) -> list[Row]:
    return [(table, number + more, write_entry(entry).decode()) for more, entry in enumerate(entries)]


def read_kept(row: Sequence[Any]) -> Kept:
    """A table from its row."""
    key, id, secret, game, host, phase, public, *more = row
    return Kept(key, id, secret, game, host, phase, bool(public), *more)
