"""The database, open: SQLite, one writer thread that commits what came in meanwhile as one transaction.

What is submitted is on disk when its `done` is called, not before. A crash at any moment loses nothing of which `done`
was called without an error.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import msgspec

from spieltrieb.server import schema
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.journal import Journal, Row
from spieltrieb.server.private_files import FILE, make_file, make_folder, mend

log = logging.getLogger("spieltrieb.storage")
Done = Callable[[Exception | None], None]
Statement = tuple[str, Sequence[Any]]
T = TypeVar("T")
MOST_AT_ONCE = 256  # jobs in one transaction: with more, those who come next would wait longer
CHECKPOINT_PAGES = 1000  # the write-ahead log is folded in after about 4 MB: with more, all wait for it now and then


class Job(NamedTuple):
    """What is to be written: statements, then rows of the log; and who is told when it is on disk."""

    done: Done
    rows: Sequence[Row] = ()
    statements: Sequence[Statement] = ()
    to_move: Sequence[int] = ()  # tables whose entries shall move on from the journal into their logs


class Database:
    """The database of a server, open."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
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
                self._journal = Journal(self._writer)
                self._reader = closing.enter_context(contextlib.closing(_connect(self.path)))
                self._begin(self._writer)
            except (sqlite3.Error, OSError) as problem:
                raise explained(problem, self.path) from problem
            self._closing = closing.pop_all()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: list[Job] = []
        self._is_writing = False  # a batch is with the writer, or will be in a moment
        self._handed_over = 0.0  # when that was
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "spieltrieb-reader")
        self._thread = threading.Thread(target=self._write_all, name="spieltrieb-writer", daemon=True)
        self._thread.start()
        self.commits = 0  # for the metrics
        self.appended = 0

    def _begin(self, connection: sqlite3.Connection) -> None:
        """Read what must be known from the start."""

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

    def submit(self, job: Job) -> None:
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

    def _commit(self, work: list[Job]) -> list[tuple[Done, Exception | None]]:
        try:
            self._transact(work)
        except Exception as problem:  # also what SQLite cannot hold: the writer must go on whatever it was given
            if len(work) > 1:  # whatever was wrong with one of them must not harm the others
                return [outcome for job in work for outcome in self._commit([job])]
            return [(job.done, explained(problem)) for job in work]
        self.commits += 1
        self.appended += sum(len(job.rows) for job in work)
        return [(job.done, None) for job in work]

    def _transact(self, work: list[Job]) -> None:
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

    # ---- Reading ----

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)
        except sqlite3.Error as problem:
            raise explained(problem) from problem
        except msgspec.DecodeError as problem:
            raise explained(sqlite3.DatabaseError(f"malformed entry: {problem}")) from problem

    async def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def check(self) -> None:
        """Find out whether the database can be written at all."""
        note = "INSERT OR REPLACE INTO keys VALUES ('checked', '1')"
        await self.finish(lambda done: self.submit(Job(done, statements=[(note, ())])))


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
