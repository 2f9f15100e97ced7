"""The store of a town: a PostgreSQL database, with one connection that writes all that came in meanwhile as one.

A batch is one transaction. It also notes its own number in the row of this server (`processes`), so that after a lost
connection the server finds out whether the last batch was committed: nothing is lost then, and nothing written twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import asyncpg
import msgspec

from spieltrieb.server import keys, postgres_schema
from spieltrieb.server.archive import unpack
from spieltrieb.server.batches import Job, Outcomes, Statement, report
from spieltrieb.server.entries import AnyEntry, read_entry
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.kept import Kept
from spieltrieb.server.postgres_line import Line, connect, explained, numbered, shown
from spieltrieb.server.storage import Storage, columns, read_kept

T = TypeVar("T")
AWAY = 5.0  # seconds that the database may be away before what waits for it is refused
AGAIN = (0.05, 0.1, 0.2, 0.5)  # seconds between two tries to reach it; then always the last
SERVING = 5012  # the lock that keeps a second server away

_MINE = "UPDATE processes SET batch = $2 WHERE id = $1 AND NOT ended RETURNING id"  # not once another has ended us
_INSERT = """
    INSERT INTO log ("table", number, entry) SELECT new.* FROM new WHERE NOT EXISTS (
        SELECT 1 FROM new JOIN tables ON tables.key = new."table" WHERE abs(tables.archived) > new.number
    )
"""
_NEW = 'new AS (SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::text[]) AS new ("table", number, entry))'
_APPEND = f"WITH mine AS ({_MINE}), {_NEW} {_INSERT.replace('WHERE', 'CROSS JOIN mine WHERE', 1)}"
_WHOLE = f"""
    SELECT (SELECT entries FROM archive WHERE "table" = tables.key AND tables.archived <> 0),
    ARRAY(SELECT entry FROM log WHERE "table" = tables.key AND number >= abs(tables.archived) ORDER BY number),
    {columns("tables", Kept)} FROM tables WHERE key = $1
"""


class PostgresStorage(Storage):
    """What a server keeps, in a PostgreSQL database."""

    FIND = "strpos"
    UNQUOTED = (
        "UPDATE reports SET chat = (SELECT coalesce(json_agg(line), '[]')::text FROM json_array_elements(chat::json) "
        "AS line WHERE line->>'person' IS DISTINCT FROM ?) WHERE strpos(chat, ?) > 0"
    )

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._writing = Line(address, self._register)
        self._reading = Line(address)
        self._reader = asyncio.Lock()
        self._process: int | None = None  # our row in `processes`
        self._batch = 0
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False
        _at_once(self._begin())

    async def _begin(self) -> None:
        """See that the database can be used, make its tables, and read what must be known from the start."""
        try:
            connection = await connect(self.address)
            try:
                await self._take(connection)
                await postgres_schema.migrate(connection)
                self.keys = await _keys(connection)
                self._last_key = await connection.fetchval("SELECT coalesce(max(key), 0) FROM tables")
            finally:
                await connection.close()
        except Exception as problem:
            raise explained(problem, self.address) from problem

    async def _take(self, connection: Any) -> None:
        """Take the lock that keeps a second server away from this database; it is held by the connection."""
        if not await connection.fetchval(f"SELECT pg_try_advisory_lock({SERVING}, hashtext(current_schema()))"):
            raise NoStorage(
                f"Another Spieltrieb uses the database {shown(self.address)} already. "
                "Stop it, or name another one with --db.",
                why="used",
            )

    async def open(self) -> None:
        """Have the database to ourselves from now on."""
        try:
            await self._writing.connection()
        except Exception as problem:
            raise explained(problem, self.address) from problem

    async def close(self) -> None:
        """Write what is waiting, then close."""
        self._is_closing = True
        while self._is_writing:
            await asyncio.sleep(0)
            if self._task is not None:
                await asyncio.wait([self._task])
        if self._process is not None:
            with contextlib.suppress(Exception):  # then it is found to be dead later
                connection = await self._writing.connection()
                await connection.execute("UPDATE processes SET ended = TRUE WHERE id = $1", self._process)
        await self._writing.close()
        await self._reading.close()

    # ---- Writing ----

    def _write(self, work: list[Job]) -> None:
        self._task = asyncio.get_running_loop().create_task(self._write_batch(work))

    async def _write_batch(self, work: list[Job]) -> None:
        self._written(await self._commit(work))

    async def _commit(self, work: list[Job]) -> Outcomes:
        try:
            await self._transact_surely(work)
        except Exception as problem:
            if len(work) > 1 and explained(problem).arguments["why"] != "away":
                half = len(work) // 2  # whatever was wrong with one of them must not harm the others
                return [*await self._commit(work[:half]), *await self._commit(work[half:])]
            return [(job.done, explained(problem)) for job in work]
        self._count(work)
        return [(job.done, None) for job in work]

    async def _transact_surely(self, work: list[Job]) -> None:
        """Write a batch exactly once, however often the connection is lost; an error means that it is not written."""
        self._batch += 1
        in_doubt = False  # it may have been committed by a connection that is lost
        lost_at = None
        tries = 0
        while True:
            try:
                connection = await self._writing.connection()
                if in_doubt:
                    # The row is locked by a transaction that is still under way at the other end: that is waited for.
                    query = "SELECT batch FROM processes WHERE id = $1 FOR UPDATE"
                    if (await connection.fetchval(query, self._process) or 0) >= self._batch:
                        return
                    in_doubt = False
                in_doubt = True
                await self._transact(connection, work)
                return
            except Exception as problem:
                if not self._writing.is_lost(problem):
                    raise
                in_doubt = in_doubt and not isinstance(problem, asyncpg.ReadOnlySQLTransactionError)
                lost_at = lost_at or time.monotonic()
                if time.monotonic() - lost_at > AWAY or self._is_closing:
                    self._refuse_waiting(problem)
                    if not in_doubt or self._is_closing:
                        raise
            await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
            tries += 1

    def _refuse_waiting(self, problem: Exception) -> None:
        """Tell all whose jobs have not been sent yet that they are not written."""
        waiting, self._waiting = self._waiting, []
        report([(job.done, explained(problem)) for job in waiting])

    async def _register(self, connection: Any) -> None:
        """On a new connection: have the lock, and a row for this server."""
        await self._take(connection)
        if self._process is None:
            self._process = await connection.fetchval("INSERT INTO processes DEFAULT VALUES RETURNING id")

    async def _transact(self, connection: Any, work: list[Job]) -> None:
        rows = [row for job in work for row in job.rows]
        columns = [list(column) for column in zip(*rows, strict=True)] or [[], [], []]
        if rows and not any(job.statements for job in work):  # moves in mid-game: one statement, at once
            await self._append(connection, columns)
            return
        await connection.execute("BEGIN")
        try:
            for statement, values in _grouped(work):
                await connection.executemany(numbered(statement), values)
            if rows:
                await self._append(connection, columns)
            elif await connection.fetchval(_MINE, self._process, self._batch) is None:
                raise _refused()
            await connection.execute("COMMIT")
        except BaseException:
            if not connection.is_closed():
                await connection.execute("ROLLBACK")
            raise

    async def _append(self, connection: Any, columns: list[list[Any]]) -> None:
        """Append rows to the log, if this server still may, and note the number of the batch."""
        status = await connection.execute(_APPEND, self._process, self._batch, *columns)
        if status != f"INSERT 0 {len(columns[0])}":
            raise _refused()

    # ---- Reading ----

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        lost_at = None
        while True:
            try:
                async with self._reader:
                    found: list[Any] = await (await self._reading.connection()).fetch(query, *values)
                    return found
            except Exception as problem:
                lost_at = lost_at or time.monotonic()
                if not self._reading.is_lost(problem) or time.monotonic() - lost_at > AWAY:
                    raise explained(problem) from problem
            await asyncio.sleep(AGAIN[1])

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        return [tuple(row) for row in await self._fetch(numbered(query), *values)]

    async def _whole(self, key: int) -> tuple[Kept, list[AnyEntry]]:
        ((packed, lines, *row),) = await self._fetch(_WHOLE, key)
        try:
            return read_kept(row), [read_entry(line) for line in [*(unpack(packed) if packed else ()), *lines]]
        except msgspec.DecodeError as problem:
            raise NoStorage(
                "The database cannot be used: It is damaged. Take the last backup.", why="malformed"
            ) from problem


def _refused() -> NoStorage:
    return NoStorage("The database cannot be used: it has newer entries than these.", why="taken")


def _grouped(work: list[Job]) -> list[tuple[str, list[Any]]]:
    """The statements of a batch, as few as possible.

    What goes with entries of a log concerns that table alone, and a table has one job at a time: it can be done in any
    order. All else is done in the order in which it came.
    """
    together: dict[str, list[Any]] = {}
    alone: list[Statement] = []
    for job in work:
        if job.rows:
            for statement, values in job.statements:
                together.setdefault(statement, []).append(values)
        else:
            alone += job.statements
    return [*together.items(), *((statement, [values]) for statement, values in alone)]


async def _keys(connection: Any) -> keys.Keys:
    """The keys of a database; a new one gets its first here."""
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({postgres_schema.LOCK})")
        rows = [(name, value) for name, value in await connection.fetch("SELECT name, value FROM keys")]
        found = keys.from_rows(rows)
        if found is None:
            found = keys.first(rows)
            await connection.execute(keys.DELETE_ALL)
            await connection.executemany(numbered(keys.INSERT), found.rows())
    return found


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """Wait for something asynchronous, whether or not a loop runs in this thread."""
    outcome: list[T] = []
    problem: list[BaseException] = []

    def run() -> None:
        try:
            outcome.append(asyncio.run(work))
        except BaseException as found:
            problem.append(found)

    thread = threading.Thread(target=run, name="spieltrieb-start")
    thread.start()
    thread.join()
    if problem:
        raise problem[0]
    return outcome[0]
