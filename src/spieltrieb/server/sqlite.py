"""The store of a single server: an SQLite file, with one writer thread that commits what came in meanwhile as one."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import sqlite3
import threading
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec

from spieltrieb.server import keys, schema
from spieltrieb.server.archive import read_all
from spieltrieb.server.batches import MOST_AT_ONCE, Outcomes, Statement, Writing
from spieltrieb.server.entries import AnyEntry
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.journal import NO_COPIES, Journal, change_copies
from spieltrieb.server.kept import Kept
from spieltrieb.server.moderation import columns
from spieltrieb.server.private_files import FILE, make_file, make_folder, mend
from spieltrieb.server.storage import Storage, read_kept

T = TypeVar("T")
CHECKPOINT_PAGES = 1000  # the write-ahead log is folded in after about 4 MB: with more, all wait for it now and then


class SqliteStorage(Storage):
    """What a server keeps, in a file of its own."""

    FIND = "instr"
    BANNED = "banned"
    UNQUOTED = (
        "UPDATE reports SET chat = (SELECT json_group_array(json(value)) FROM json_each(chat) "
        "WHERE json_extract(value, '$.person') IS NOT ?) WHERE instr(chat, ?)"
    )

    def __init__(self, path: str | os.PathLike[str]) -> None:
        super().__init__()
        self.path = Path(path).resolve()  # the same lock and files by whatever name it is called
        with contextlib.ExitStack() as closing:
            try:
                make_folder(self.path.parent)
                self._lock = _locked(self.path)
                closing.callback(os.close, self._lock)
                make_file(self.path)
                mend(self.path)
                self._writer = closing.enter_context(contextlib.closing(_connect(self.path)))
                schema.migrate(self._writer)
                # SQLite opens a file that may only be read all the same, and every move would be refused later.
                self._writer.execute(f"PRAGMA user_version = {schema.VERSION}")
                self._journal = Journal(self._writer)
                self._reader = closing.enter_context(contextlib.closing(_connect(self.path)))
                (self._last_key,) = self._writer.execute("SELECT coalesce(max(key), 0) FROM tables").fetchone()
                self.keys = _keys(self._writer)
            except (sqlite3.Error, OSError) as problem:
                raise explained(problem, self.path) from problem
            self._closing = closing.pop_all()
        self._batches: SimpleQueue[list[Writing] | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "spieltrieb-reader")
        self._thread = threading.Thread(target=self._write_all, name="spieltrieb-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
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

    def _write(self, work: list[Writing]) -> None:
        self._batches.put(work)

    def _write_all(self) -> None:
        """The writer thread: takes a batch, commits it, reports, and takes the next."""
        while (work := self._batches.get()) is not None:
            outcomes = self._commit(work)
            if self._loop is not None and not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._written, outcomes)

    def _commit(self, work: list[Writing]) -> Outcomes:
        try:
            self._transact(work)
        except Exception as problem:  # also what SQLite cannot hold: the writer must go on whatever it was given
            is_held = getattr(problem, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY  # by another program
            if len(work) > 1 and not is_held:  # each of them would wait as long again
                half = len(work) // 2  # whatever was wrong with one of them must not harm the others
                return [*self._commit(work[:half]), *self._commit(work[half:])]
            return [(job.done, explained(problem)) for job in work]
        self._count(work)
        return [(job.done, None) for job in work]

    def _transact(self, work: list[Writing]) -> None:
        connection = self._writer
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in work:
                for statement, values in job.statements:
                    connection.execute(statement, values)
            self._journal.write(
                [row for job in work for row in job.rows], (table for job in work for table in job.to_move)
            )
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._journal.committed()

    # ---- The journal ----

    async def _settle(self, tables: Sequence[int]) -> None:
        await self.finish(lambda done: self.submit(Writing(done, to_move=tables)))

    def _is_settled(self, table: int) -> bool:
        return not self._journal.holds(table)

    def _hush_copies(self) -> Sequence[Statement]:
        return NO_COPIES

    def _change_copies(self, table: int) -> Sequence[Statement]:
        return (change_copies(table),)

    # ---- Reading ----

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)
        except sqlite3.Error as problem:
            raise explained(problem) from problem
        except (msgspec.DecodeError, zlib.error) as problem:
            raise explained(sqlite3.DatabaseError(f"malformed entry: {problem}")) from problem

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def _whole(self, key: int) -> tuple[Kept, list[AnyEntry]]:
        return await self._read(partial(self._read_whole, key))

    def _read_whole(self, key: int, connection: sqlite3.Connection) -> tuple[Kept, list[AnyEntry]]:
        log = "entries" if self._journal.holds(key) else "log"  # asked first: what has moved is seen below
        connection.execute("BEGIN")  # one moment for all: entries may be on their way into the archive
        try:
            row = connection.execute(f"SELECT {columns('tables', Kept)} FROM tables WHERE key = ?", (key,)).fetchone()
            kept = read_kept(row)
            packed = None
            if kept.archived:
                found = connection.execute('SELECT entries FROM archive WHERE "table" = ?', (key,)).fetchone()
                if found is None:
                    raise msgspec.DecodeError("its archive is missing")
                (packed,) = found
            lines = connection.execute(
                f'SELECT entry FROM {log} WHERE "table" = ? AND number >= ? ORDER BY number', (key, abs(kept.archived))
            ).fetchall()
        finally:
            connection.execute("COMMIT")
        return kept, read_all(packed, (entry for (entry,) in lines))


def _keys(connection: sqlite3.Connection) -> keys.Keys:
    """The keys of a database; a new one gets its first here."""
    rows = connection.execute("SELECT name, value FROM keys").fetchall()
    found = keys.from_rows(rows)
    if found is None:
        found = keys.first(rows)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(keys.DELETE_ALL)
        connection.executemany(keys.INSERT, found.rows())
        connection.execute("COMMIT")
    return found


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
    handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, FILE)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise NoStorage(
            f"Another Spieltrieb uses the database {path} already. Stop it, or name another one with --db.", why="used"
        ) from None
    return handle


def explained(problem: Exception, path: Path | None = None) -> Exception:
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
