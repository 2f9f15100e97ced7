"""What is kept: tables with their logs, guests, links and results. How they get onto the disk is in database.py.

What those who run the server look at and decide is in moderation.py.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct

from spieltrieb.server import keys
from spieltrieb.server.archive import NO_COPIES, Change, changing, pack, tables_with, unpack
from spieltrieb.server.database import Done, Job, Statement
from spieltrieb.server.entries import AnyEntry, read_entry, write_entry
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.journal import Row
from spieltrieb.server.moderation import Moderation, columns, guest_of, insert, row_of
from spieltrieb.server.people import Guest

log = logging.getLogger("spieltrieb.storage")
UNFINISHED = ("gathering", "playing")  # phases of tables at which something will happen
AWAKE = 0  # when a table is due that is awake


class Result(Struct, frozen=True):
    """How a guest did in one game."""

    guest: str
    table: int
    round: int
    seat: int
    game: str
    players: int
    score: int
    won: float  # 1, or a share of it where victory is shared
    against: str  # "solo", "people", or the strongest bot at the table
    title: int | None
    daily: str | None
    at: int
    played_out: bool = True  # by the guest: the points are theirs


class Kept(Struct, frozen=True):
    """A table as it is kept: what its log and its list entry hold."""

    key: int
    id: str
    secret: str
    game: str
    host: str
    phase: str
    public: bool
    daily: str | None
    made: int
    due: int | None = AWAKE  # when it must be woken; None: not before somebody comes
    moved: int = 0  # when something last happened there, as far as the list knows
    archived: int = 0  # how many entries are in the archive; negative where more came later


class Founded(NamedTuple):
    """A new table with the first entries of its log."""

    kept: Kept
    entries: Sequence[AnyEntry]
    seated: Iterable[str]


class Besides(NamedTuple):
    """What is kept together with entries of a log, or not at all."""

    phase: str | None = None  # a new one
    seated: Iterable[str] = ()
    results: Sequence[Result] = ()
    awake: bool = False  # the table was asleep
    reopened: bool = False  # the table was in the archive
    founded: Founded | None = None  # where those who play go on


NOTHING = Besides()


_SEATING = 'INSERT INTO seatings (guest, "table") VALUES (?, ?) ON CONFLICT DO UPDATE SET hidden = 0'
_RESULT = insert("results", Result).replace("INSERT", "INSERT OR IGNORE", 1)  # the first counts
_UNQUOTED = (  # reports of others, without the lines of one guest
    "UPDATE reports SET chat = (SELECT json_group_array(json(value)) FROM json_each(chat) "
    "WHERE json_extract(value, '$.person') IS NOT ?) WHERE instr(chat, ?)"
)
_CHANGES = frozenset(("name", "avatar", "language", "banned", "banned_until", "named"))  # what may change of a guest


class Storage(Moderation):
    """All that a server keeps."""

    def _begin(self, connection: sqlite3.Connection) -> None:
        (self._last_key,) = connection.execute("SELECT coalesce(max(key), 0) FROM tables").fetchone()
        self.keys = keys.load(connection)

    # ---- Tables ----

    def new_key(self) -> int:
        """The number of the next table."""
        self._last_key += 1
        return int(self._last_key)

    def append(
        self, table: int, number: int, entries: Sequence[AnyEntry], done: Done, besides: Besides = NOTHING
    ) -> None:
        """Append to the log of a table, and what goes with it."""
        rows = _rows(table, number, entries)
        if besides is NOTHING:
            self.submit(Job(done, rows))
            return
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
            more_rows, more_statements = _founding(besides.founded)
            rows, statements = [*rows, *more_rows], [*more_statements, *statements]
        self.submit(Job(done, rows, statements))

    def create(self, founded: Founded, done: Done) -> None:
        """Keep a new table."""
        rows, statements = _founding(founded)
        self.submit(Job(done, rows, statements))

    def sleep(self, table: int, due: int | None, moved: int, done: Done) -> None:
        """Note that a table is put away, and when it must be woken."""
        self.submit(Job(done, statements=[("UPDATE tables SET due = ?, moved = ? WHERE key = ?", (due, moved, table))]))

    def give_up(self, id: str, at: int, done: Done) -> None:
        """Note that a table cannot be read: it is not woken, and left alone for as long as if it had just moved."""
        self.submit(Job(done, statements=[("UPDATE tables SET due = NULL, moved = ? WHERE id = ?", (at, id))]))

    async def table(self, id: str) -> tuple[Kept, list[AnyEntry]] | None:
        """A table with its log; None if there is none."""
        rows = await self._rows("SELECT key FROM tables WHERE id = ?", id)
        return await self._read(partial(self._whole, rows[0][0])) if rows else None

    def _whole(self, key: int, connection: sqlite3.Connection) -> tuple[Kept, list[AnyEntry]]:
        log = "entries" if self._journal.holds(key) else "log"  # asked first: what has moved is seen below
        connection.execute("BEGIN")  # one moment for all: entries may be on their way into the archive
        try:
            row = connection.execute(f"SELECT {columns('tables', Kept)} FROM tables WHERE key = ?", (key,)).fetchone()
            kept = _kept(row)
            lines: list[bytes | str] = []
            if kept.archived:
                found = connection.execute('SELECT entries FROM archive WHERE "table" = ?', (key,)).fetchone()
                lines += unpack(found[0])
            found = connection.execute(
                f'SELECT entry FROM {log} WHERE "table" = ? AND number >= ? ORDER BY number', (key, abs(kept.archived))
            )
            lines += [entry for (entry,) in found]
        finally:
            connection.execute("COMMIT")
        return kept, [read_entry(line) for line in lines]

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
            "ORDER BY phase IN ('gathering', 'playing') DESC, tables.key DESC LIMIT ? OFFSET ?"
        )
        return [id for (id,) in await self._rows(query, guest, limit, after)]

    def hide_table(self, table: int, guest: str, done: Done) -> None:
        """Take a table out of a guest's list."""
        statement = 'UPDATE seatings SET hidden = 1 WHERE guest = ? AND "table" = ?'
        self.submit(Job(done, statements=[(statement, (guest, table))]))

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
        await self.finish(lambda done: self.submit(Job(done, to_move=tables)))
        statements: list[Statement] = []
        count = 0
        for key in tables:
            before = len(statements)
            try:
                statements += await self._read(partial(self._archiving, key))
            except NoStorage as problem:  # one that is damaged does not keep the others: it is tried again much later
                log.error("table cannot be archived", extra={"key": key, "problem": str(problem)})
                statements.append(("UPDATE tables SET moved = ? WHERE key = ?", (now, key)))
            count += len(statements) > before
        statements += NO_COPIES
        await self.finish(lambda done: self.submit(Job(done, statements=statements)))
        return count

    def _archiving(self, key: int, connection: sqlite3.Connection) -> list[Statement]:
        """What moves a table into the archive; entries that come meanwhile stay in its log."""
        if self._journal.holds(key):  # something has just happened there
            return []
        _, entries = self._whole(key, connection)
        return [
            ('INSERT OR REPLACE INTO archive ("table", entries) VALUES (?, ?)', (key, pack(entries))),
            ('DELETE FROM log WHERE "table" = ? AND number < ?', (key, len(entries))),
            ("UPDATE tables SET archived = ? WHERE key = ?", (len(entries), key)),
        ]

    # ---- Guests ----

    def save_guest(self, guest: Guest, done: Done) -> None:
        """Keep a new guest."""
        self.submit(Job(done, statements=[(insert("guests", Guest), row_of(guest))]))

    def change_guest(self, guest: str, changes: Mapping[str, Any], done: Done) -> None:
        """Change some of what is kept of a guest, and leave all else as it is by then."""
        assert changes.keys() <= _CHANGES
        columns = ", ".join(f"{name} = ?" for name in changes)
        statement = (f"UPDATE guests SET {columns} WHERE id = ?", (*changes.values(), guest))
        self.submit(Job(done, statements=[statement] if changes else []))

    def see_guest(self, guest: str, at: int, done: Done) -> None:
        """Note that a guest was here."""
        self.submit(Job(done, statements=[("UPDATE guests SET seen = ? WHERE id = ?", (at, guest))]))

    def turn_away_devices(self, guest: str, epoch: int, done: Done) -> None:
        """Make all keys of a guest void that are not of this epoch, and their links."""
        statements: list[Statement] = [
            ("UPDATE guests SET epoch = max(epoch, ?) WHERE id = ?", (epoch, guest)),
            ("DELETE FROM links WHERE guest = ?", (guest,)),
        ]
        self.submit(Job(done, statements=statements))

    def forget_guest(self, guest: str, done: Done) -> None:
        """Delete a guest with their statistics; games that others played too stay, under the name they knew."""
        self.submit(Job(done, statements=_forgetting(guest)))

    async def erase(self, guest: str, change: Change) -> list[str]:
        """Delete a guest as if they were forgotten, and change all entries that tell of them; the tables with such."""
        keys = await self._read(partial(tables_with, guest))
        await self.finish(lambda done: self.submit(Job(done, to_move=keys)))
        statements = [statement for key in keys for statement in await self._read(partial(changing, key, change))]
        statements += [("UPDATE tables SET host = '' WHERE key = ? AND host = ?", (key, guest)) for key in keys]
        statements += _forgetting(guest)
        statements += [("DELETE FROM reports WHERE ? IN (guest, person)", (guest,)), (_UNQUOTED, (guest, guest))]
        statements.append(("UPDATE audit SET what = 'a guest' WHERE what = ?", (guest,)))
        await self.finish(lambda done: self.submit(Job(done, statements=statements)))
        marks = ", ".join("?" * len(keys))
        return [id for (id,) in await self._rows(f"SELECT id FROM tables WHERE key IN ({marks})", *keys)]

    async def guest(self, id: str) -> Guest | None:
        """A guest."""
        rows = await self._rows(f"SELECT {columns('guests', Guest)} FROM guests WHERE id = ?", id)
        return guest_of(rows[0]) if rows else None

    async def forget_idle_guests(self, before: int, most: int) -> list[str]:
        """Forget guests who have not been here since and left nothing: no table, no result. Who they were."""
        idle = (
            "seen < ?1 AND (banned = 0 OR banned_until < ?1) "
            "AND NOT EXISTS (SELECT 1 FROM seatings WHERE guest = guests.id) "
            "AND NOT EXISTS (SELECT 1 FROM results WHERE guest = guests.id)"
        )
        found = [id for (id,) in await self._rows(f"SELECT id FROM guests WHERE {idle} LIMIT ?2", before, most)]
        statements = [(f"DELETE FROM guests WHERE id = ?2 AND {idle}", (before, id)) for id in found]
        await self.finish(lambda done: self.submit(Job(done, statements=statements)))
        return found

    # ---- Links ----

    def save_link(self, hash: str, guest: str, until: int, done: Done) -> None:
        """Keep a personal link."""
        statement = "INSERT INTO links (hash, guest, until) VALUES (?, ?, ?)"
        self.submit(Job(done, statements=[(statement, (hash, guest, until))]))

    def use_link(self, hash: str, done: Done) -> None:
        """Note that a personal link was used."""
        self.submit(Job(done, statements=[("UPDATE links SET used = 1 WHERE hash = ?", (hash,))]))

    async def link(self, hash: str) -> tuple[str, int, bool] | None:
        """The guest of a personal link, until when it holds, and whether it was used."""
        rows = await self._rows("SELECT guest, until, used FROM links WHERE hash = ?", hash)
        return (rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None

    def forget_links(self, before: int, done: Done) -> None:
        """Forget links that no longer hold."""
        self.submit(Job(done, statements=[("DELETE FROM links WHERE until < ?", (before,))]))

    # ---- Keys ----

    @property
    def key(self) -> bytes:
        """The key that signs."""
        return self.keys.current

    async def rotate(self, now: int, today: str, days: int) -> None:
        """Change the keys; those before still count for some days."""
        new = self.keys.rotated(now, today, days)
        statements: list[Statement] = [(keys.DELETE_ALL, ()), *((keys.INSERT, row) for row in new.rows())]
        await self.finish(lambda done: self.submit(Job(done, statements=statements)))
        self.keys = new

    # ---- Results ----

    async def results_of(self, guest: str) -> list[Result]:
        """All results of a guest, in the order in which they came."""
        query = f"SELECT {columns('results', Result)} FROM results WHERE guest = ? ORDER BY at"
        return [Result(*row) for row in await self._rows(query, guest)]

    async def results_of_day(self, day: str, game: str) -> list[tuple[Result, str]]:
        """All results of a daily deal, each with the guest's name."""
        query = (
            f"SELECT {columns('results', Result)}, coalesce(guests.name, '') FROM results "
            "LEFT JOIN guests ON guests.id = results.guest WHERE results.daily = ? AND results.game = ?"
        )

        def work(connection: sqlite3.Connection) -> list[tuple[Result, str]]:
            return [(Result(*row[:-1]), row[-1]) for row in connection.execute(query, (day, game))]

        return await self._read(work)

    async def version_of_day(self, day: str, game: str) -> tuple[int, int]:
        """What changes whenever a result of a daily deal comes or goes."""
        query = "SELECT count(*), coalesce(max(at), 0) FROM results WHERE daily = ? AND game = ?"
        ((count, last),) = await self._rows(query, day, game)
        return count, last


# ---- Rows --------------------------------------------------------------------------------------------------------


def _forgetting(guest: str) -> list[Statement]:
    columns = (("guests", "id"), ("seatings", "guest"), ("results", "guest"), ("links", "guest"))
    return [(f"DELETE FROM {table} WHERE {column} = ?", (guest,)) for table, column in columns]


def _rows(table: int, number: int, entries: Sequence[AnyEntry]) -> list[Row]:
    return [(table, number + more, write_entry(entry).decode()) for more, entry in enumerate(entries)]


def _founding(founded: Founded) -> tuple[list[Row], list[Statement]]:
    kept, entries, seated = founded
    seatings: list[Statement] = [(_SEATING, (guest, kept.key)) for guest in seated]
    return _rows(kept.key, 0, entries), [(insert("tables", Kept), row_of(kept)), *seatings]


def _kept(row: Sequence[Any]) -> Kept:
    key, id, secret, game, host, phase, public, *more = row
    return Kept(key, id, secret, game, host, phase, bool(public), *more)
