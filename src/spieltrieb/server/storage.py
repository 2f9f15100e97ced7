"""Where tables are kept: SQLite, one writer thread that commits what came in meanwhile as one transaction.

What `append` and its like are given is on disk when their `done` is called, not before. A crash at any moment loses
nothing of which `done` was called without an error.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from spieltrieb.server import schema
from spieltrieb.server.entries import AnyEntry, read_entry, write_entry
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.journal import Journal, Row
from spieltrieb.server.people import Guest

log = logging.getLogger("spieltrieb.storage")
Done = Callable[[Exception | None], None]
T = TypeVar("T")
MOST_AT_ONCE = 256  # jobs in one transaction: with more, those who come next would wait longer
CHECKPOINT_PAGES = 1000  # the write-ahead log is folded in after about 4 MB: with more, all wait for it now and then

_SEATING = 'INSERT OR IGNORE INTO seatings (guest, "table") VALUES (?, ?)'
_RESULT = f"INSERT OR REPLACE INTO results VALUES ({', '.join('?' * 12)})"
_GUEST = (
    "INSERT INTO guests VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
    "name = excluded.name, avatar = excluded.avatar, language = excluded.language, banned = excluded.banned, "
    "named = excluded.named"
)
_TABLE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"


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


class _Job(NamedTuple):
    """What is to be written: rows of the log, then statements; and who is told when it is on disk."""

    done: Done
    rows: Sequence[Row] = ()
    statements: Sequence[tuple[str, Sequence[Any]]] = ()


class Storage:
    """The database of a server, open."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        with contextlib.ExitStack() as closing:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._lock = _locked(self.path)
                closing.callback(os.close, self._lock)
                self._writer = closing.enter_context(contextlib.closing(_connect(self.path)))
                schema.migrate(self._writer)
                self._journal = Journal(self._writer)
                self._reader = closing.enter_context(contextlib.closing(_connect(self.path)))
                (self._last_key,) = self._writer.execute("SELECT coalesce(max(key), 0) FROM tables").fetchone()
                self.key = self._secret_key()
            except (sqlite3.Error, OSError) as problem:
                raise _explained(problem, self.path) from problem
            self._closing = closing.pop_all()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: list[_Job] = []
        self._is_writing = False  # a batch is with the writer, or will be in a moment
        self._handed_over = 0.0  # when that was
        self._batches: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "spieltrieb-reader")
        self._thread = threading.Thread(target=self._write_all, name="spieltrieb-writer", daemon=True)
        self._thread.start()
        self.commits = 0  # for the metrics
        self.appended = 0

    def _secret_key(self) -> bytes:
        """The key with which cookies are signed and daily deals are made; made once, with the database."""
        row = self._writer.execute("SELECT value FROM keys WHERE name = 'secret'").fetchone()
        if row is None:
            row = (secrets.token_hex(32),)
            self._writer.execute("INSERT INTO keys VALUES ('secret', ?)", row)
            self._writer.commit()
        return bytes.fromhex(row[0])

    def close(self) -> None:
        """Write what is waiting, then close."""
        if self._waiting:
            self._batches.put(self._waiting)
        self._batches.put(None)
        self._thread.join()
        with contextlib.suppress(sqlite3.Error):  # then it happens at the next start
            self._journal.move_all()
        self._reading.shutdown()
        self._closing.close()

    # ---- Writing ----

    def new_key(self) -> int:
        """The number of the next table."""
        self._last_key += 1
        return int(self._last_key)

    def append(
        self,
        table: int,
        number: int,
        entries: Sequence[AnyEntry],
        done: Done,
        *,
        phase: str | None = None,
        seated: Iterable[str] = (),
        results: Sequence[Result] = (),
    ) -> None:
        """Append to the log of a table, and what goes with it: a new phase, players, results."""
        rows = [(table, number + more, write_entry(entry).decode()) for more, entry in enumerate(entries)]
        statements: list[tuple[str, Sequence[Any]]] = [(_SEATING, (guest, table)) for guest in seated]
        statements += [(_RESULT, _row(result)) for result in results]
        if phase is not None:
            statements.append(("UPDATE tables SET phase = ? WHERE key = ?", (phase, table)))
        self._submit(_Job(done, rows, statements))

    def create(self, kept: Kept, entries: Sequence[AnyEntry], seated: Iterable[str], done: Done) -> None:
        """Keep a new table with the first entries of its log."""
        rows = [(kept.key, number, write_entry(entry).decode()) for number, entry in enumerate(entries)]
        seatings = [(_SEATING, (guest, kept.key)) for guest in seated]
        self._submit(_Job(done, rows, [(_TABLE, _row(kept)), *seatings]))

    def save_guest(self, guest: Guest, done: Done) -> None:
        """Keep a guest, new or changed."""
        self._submit(_Job(done, statements=[(_GUEST, _row(guest))]))

    def forget_guest(self, guest: str, done: Done) -> None:
        """Delete a guest with their statistics; games that others played too stay, under the name they knew."""
        statements: list[tuple[str, Sequence[Any]]] = [
            (f"DELETE FROM {table} WHERE {column} = ?", (guest,))
            for table, column in (("guests", "id"), ("seatings", "guest"), ("results", "guest"))
        ]
        self._submit(_Job(done, statements=statements))

    async def finish(self, write: Callable[[Done], None]) -> None:
        """Start writing something, and wait until it is on disk; raises what went wrong."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if written.done():
                return
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        write(done)
        await written

    def _submit(self, job: _Job) -> None:
        """Let a job be written with all others that come in this moment, or while the writer is busy."""
        self._waiting.append(job)
        if not self._is_writing:
            self._is_writing = True
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the writer all that waits, if anything does."""
        work, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_writing = bool(work)
        if work:
            self._handed_over = time.monotonic()
            self._batches.put(work)

    def behind(self) -> float:
        """How many seconds the writer has been busy with what it was given."""
        return time.monotonic() - self._handed_over if self._is_writing and self._handed_over else 0.0

    @property
    def waiting(self) -> int:
        """How much waits for the writer."""
        return len(self._waiting)

    def _written(self, outcomes: list[tuple[Done, Exception | None]]) -> None:
        """The writer is done: the next batch is on its way while everybody is told of this one."""
        self._hand_over()
        _report(outcomes)

    def _write_all(self) -> None:
        """The writer thread: takes a batch, commits it, reports, and takes the next."""
        while (work := self._batches.get()) is not None:
            outcomes = self._commit(work)
            if self._loop is not None and not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._written, outcomes)

    def _commit(self, work: list[_Job]) -> list[tuple[Done, Exception | None]]:
        try:
            self._transact(work)
        except Exception as problem:  # also what SQLite cannot hold: the writer must go on whatever it was given
            if len(work) > 1:  # whatever was wrong with one of them must not harm the others
                return [outcome for job in work for outcome in self._commit([job])]
            return [(job.done, _explained(problem)) for job in work]
        self.commits += 1
        self.appended += sum(len(job.rows) for job in work)
        return [(job.done, None) for job in work]

    def _transact(self, work: list[_Job]) -> None:
        connection = self._writer
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in work:
                for statement, values in job.statements:
                    connection.execute(statement, values)
            self._journal.write([row for job in work for row in job.rows])
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._journal.committed()

    # ---- Reading ----

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)
        except sqlite3.Error as problem:
            raise _explained(problem) from problem
        except msgspec.DecodeError as problem:
            raise _explained(sqlite3.DatabaseError(f"malformed entry: {problem}")) from problem

    async def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def table(self, id: str) -> tuple[Kept, list[AnyEntry]] | None:
        """A table with its log; None if there is none."""

        def work(connection: sqlite3.Connection) -> tuple[Kept, list[AnyEntry]] | None:
            row = connection.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
            if row is None:
                return None
            log = "entries" if self._journal.holds(row[0]) else "log"
            found = connection.execute(f'SELECT entry FROM {log} WHERE "table" = ? ORDER BY number', (row[0],))
            return _kept(row), [read_entry(entry) for (entry,) in found]

        return await self._read(work)

    async def unfinished(self) -> list[str]:
        """The tables at which people gather or play, the newest first."""
        query = "SELECT id FROM tables WHERE phase IN ('gathering', 'playing') ORDER BY key DESC"
        return [id for (id,) in await self._rows(query)]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The tables at which a guest sits or sat, the newest first."""
        query = (
            'SELECT id FROM seatings JOIN tables ON tables.key = seatings."table" '
            "WHERE guest = ? ORDER BY tables.key DESC LIMIT ?"
        )
        return [id for (id,) in await self._rows(query, guest, limit)]

    async def daily_table(self, day: str, game: str, guest: str) -> str | None:
        """The table at which a guest plays the daily deal."""
        query = "SELECT id FROM tables WHERE daily = ? AND game = ? AND host = ?"
        rows = await self._rows(query, day, game, guest)
        return rows[0][0] if rows else None

    async def guest(self, id: str) -> Guest | None:
        """A guest."""
        rows = await self._rows("SELECT * FROM guests WHERE id = ?", id)
        return _guest(rows[0]) if rows else None

    async def results_of(self, guest: str) -> list[Result]:
        """All results of a guest, in the order in which they came."""
        return [Result(*row) for row in await self._rows("SELECT * FROM results WHERE guest = ? ORDER BY at", guest)]

    async def results_of_day(self, day: str, game: str) -> list[tuple[Result, str]]:
        """All results of a daily deal, each with the guest's name."""
        query = (
            "SELECT results.*, coalesce(guests.name, '') FROM results LEFT JOIN guests ON guests.id = results.guest "
            "WHERE results.daily = ? AND results.game = ?"
        )

        def work(connection: sqlite3.Connection) -> list[tuple[Result, str]]:
            return [(Result(*row[:-1]), row[-1]) for row in connection.execute(query, (day, game))]

        return await self._read(work)

    async def version_of_day(self, day: str, game: str) -> tuple[int, int]:
        """What changes whenever a result of a daily deal comes or goes."""
        query = "SELECT count(*), coalesce(max(at), 0) FROM results WHERE daily = ? AND game = ?"
        ((count, last),) = await self._rows(query, day, game)
        return count, last

    async def check(self) -> None:
        """Find out whether the database can be written at all."""
        note = "INSERT OR REPLACE INTO keys VALUES ('checked', '1')"
        await self.finish(lambda done: self._submit(_Job(done, statements=[(note, ())])))


def _report(outcomes: list[tuple[Done, Exception | None]]) -> None:
    for done, error in outcomes:
        try:
            done(error)
        except Exception:  # the others wait for their word, too
            log.exception("broken")


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=2 * MOST_AT_ONCE
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    return connection


def _locked(path: Path) -> int:
    """Take the lock that keeps a second server away from this database."""
    handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise NoStorage(
            f"Another Spieltrieb uses the database {path} already. Stop it, or name another one with --db.", why="used"
        ) from None
    return handle


def _explained(problem: Exception, path: Path | None = None) -> Exception:
    """What went wrong with the database, in words; its path is for whoever starts the server, and for no guest."""
    if isinstance(problem, NoStorage):
        return problem
    said = str(problem)
    why = next(
        (word for word in ("full", "readonly", "locked", "malformed", "not a database") if word in said), "other"
    )
    advice = {
        "full": "The disk is full. Make room; nothing that was acknowledged is lost.",
        "readonly": "It may only be read. Give the server the right to write it.",
        "not a database": "It is not a database of Spieltrieb. Name another file with --db.",
        "malformed": "It is damaged. Take the last backup.",
    }
    named = "The database" if path is None else f"The database {path}"
    return NoStorage(f"{named} cannot be used: {advice.get(why, said + '.')}", why=why)


def _row(struct: Struct) -> tuple[Any, ...]:
    return tuple(getattr(struct, name) for name in struct.__struct_fields__)


def _kept(row: Sequence[Any]) -> Kept:
    key, id, secret, game, host, phase, public, daily, made = row
    return Kept(key, id, secret, game, host, phase, bool(public), daily, made)


def _guest(row: Sequence[Any]) -> Guest:
    id, name, avatar, language, made, banned, named = row
    return Guest(id, name, avatar, language, made, bool(banned), bool(named))
