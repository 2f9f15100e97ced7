"""The store of a town: a PostgreSQL database, with one connection that writes all that came in meanwhile as one.

A batch is one transaction. It also notes its own number in the row of this server (`processes`), so that after a lost
connection the server finds out whether the last batch was committed: nothing is lost then, and nothing written twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib
from typing import Any

import asyncpg
import msgspec

from spieltrieb import __version__
from spieltrieb.server import keys, postgres_schema
from spieltrieb.server.archive import read_all
from spieltrieb.server.batches import Outcomes, Row, Statement, Writing, grouped, report
from spieltrieb.server.entries import AnyEntry
from spieltrieb.server.errors import Elsewhere, NoStorage
from spieltrieb.server.fence import hold
from spieltrieb.server.kept import Founded, Kept
from spieltrieb.server.moderation import columns
from spieltrieb.server.postgres_line import LOST, READING, Line, at_once, connect, explained, numbered, shown
from spieltrieb.server.promises import HOLDS
from spieltrieb.server.roster import Roster
from spieltrieb.server.storage import Storage, read_kept

log = logging.getLogger("spieltrieb.storage")
AWAY = 5.0  # seconds that the database may be away before what waits for it is refused
AGAIN = (0.05, 0.1, 0.2)  # seconds between attempts to reach it; after these, always the last
TERM = 3.0  # seconds for which tables stay ours without a sign of life from us
BEAT = 0.5  # seconds between two signs of life
SERVING = 5012  # the lock that keeps those away who must have the database to themselves
TAKEN = 5.0  # seconds that a server waits for one who has
LONG = 1000  # entries of a log that are read beside everything else
BLOCK = 10_000  # numbers of tables that a process takes at once

_USED = "INSERT INTO links (hash, guest, until, used) VALUES (?, '', ?, 1)"  # a promise holds once, as a link does
_MINE = "UPDATE processes SET batch = $2 WHERE id = $1 AND NOT ended"  # not once another has ended us
_NEW = """
    SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::text[], $6::bigint[]) AS new ("table", number, entry, epoch)
"""
_FOREIGN = """
    SELECT 1 FROM new LEFT JOIN leases USING ("table") LEFT JOIN tables ON tables.key = new."table"
    WHERE (leases.owner = $1 AND leases.epoch = new.epoch AND abs(coalesce(tables.archived, 0)) <= new.number)
    IS NOT TRUE
"""
# All rows or none: every table must have been ours since the epoch that we know of, and the archive must not have come
# that far. If none are written, the batch isn't noted either: after a lost connection it would look as if it had been.
_APPEND = f"""
    WITH new AS ({_NEW}), mine AS ({_MINE} AND NOT EXISTS ({_FOREIGN}) RETURNING id)
    INSERT INTO log ("table", number, entry) SELECT "table", number, entry FROM new CROSS JOIN mine
"""
_WHOLE = f"""
    SELECT (SELECT entries FROM archive WHERE "table" = tables.key AND tables.archived <> 0),
    ARRAY(SELECT entry FROM log WHERE "table" = tables.key AND number >= abs(tables.archived) ORDER BY number),
    {columns("tables", Kept)} FROM tables WHERE key = $1
"""


class PostgresStorage(Storage):
    """What a server keeps, in a PostgreSQL database."""

    FIND = "strpos"
    BANNED = "banned <> 0"
    UNQUOTED = (
        "UPDATE reports SET chat = (SELECT coalesce(json_agg(line), '[]')::text FROM json_array_elements(chat::json) "
        "AS line WHERE line->>'person' IS DISTINCT FROM ?) WHERE strpos(chat, ?) > 0"
    )

    def __init__(self, address: str, alone: bool = True, town: str = "") -> None:
        super().__init__()
        self.address = address
        self._alone = alone  # whether no other process may use this database
        self._town = town  # the name of the town whose processes may
        self._writing = Line(address, self._register)
        self._reading = Line(address, settings=READING)
        self._renewing = Line(address, self._listen)
        self._lines = (self._writing, self._reading, self._renewing)
        self.roster = None if alone else Roster(self._renewing, lambda: self._process)
        self._heart: asyncio.Task[None] | None = None
        self._reader = asyncio.Lock()
        self._process: int | None = None  # our row in `processes`
        self._beginning = asyncio.Lock()
        self._batch = 0
        self._author: int | None = None  # the process that writes this batch: we may be another one before it is done
        self._epochs: dict[int, int] = {}  # of the tables that are ours
        self._block_end = 0  # the last number of a table that is ours to give
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False
        at_once(self._begin())

    async def _begin(self) -> None:
        """See that the database can be used, make its tables, and read what must be known from the start."""
        try:
            connection = await connect(self.address)
            try:
                await self._take(connection)
                await postgres_schema.migrate(connection)
                if self.roster is not None:
                    await self.roster.begin(connection, self._town, shown(self.address))
                self.keys = await _keys(connection)
            finally:
                await connection.close()
        except Exception as problem:
            raise explained(problem, self.address) from problem

    async def _take(self, connection: Any) -> None:
        """Take the lock of this database, for us alone or with others of the town; it is held by the connection."""
        kind = "" if self._alone else "_shared"
        query = f"SELECT pg_try_advisory_lock{kind}({SERVING}, hashtext(current_schema()))"
        deadline = time.monotonic() + (0.0 if self._alone else TAKEN)
        while not await connection.fetchval(query):
            if time.monotonic() < deadline:  # a command of the operator, or one that was killed a moment ago
                await asyncio.sleep(AGAIN[1])
                continue
            raise NoStorage(
                f"Another Spieltrieb uses the database {shown(self.address)} already. "
                "Stop it, or name another one with --db.",
                why="used",
            )

    async def open(self) -> None:
        """Be one of those who serve from now on."""
        try:
            await self._writing.connection()
        except Exception as problem:
            raise explained(problem, self.address) from problem
        self._heart = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        """Keep what is ours."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with asyncio.timeout(TERM):
                    await self.renew()
            except Exception as problem:
                if isinstance(problem, TimeoutError):  # then nothing that waits for it on the other lines is answered
                    log.error("the database is silent; connecting anew")
                    for line in self._lines:
                        line.drop()
                elif not self._renewing.is_lost(problem):
                    log.error("leases cannot be renewed", extra={"problem": str(problem)})

    async def renew(self) -> None:
        """Own our tables for another while; if others have ended us meanwhile, begin anew, and own nothing."""
        async with self._renewing.door:
            connection = await self._renewing.connection()
            query = "UPDATE processes SET expires = clock_timestamp() + $2 * interval '1 s' WHERE id = $1 AND NOT ended"
            if await connection.execute(query, self._process, TERM) != "UPDATE 1":
                await self._begin_anew(connection)
            if self._block_end - self._last_key < BLOCK // 2:
                await self._more_keys(connection)

    async def _listen(self, connection: Any) -> None:
        """On a new connection that renews: hear of news, where there are others who write some."""
        if self.roster is not None:
            await self.roster.listen(connection)

    async def _begin_anew(self, connection: Any) -> None:
        """Begin as another process, if others have ended us: every table is claimed again when it is next used."""
        async with self._beginning:
            if await connection.fetchval("SELECT ended FROM processes WHERE id = $1", self._process):
                log.warning("others thought that this server was gone; it begins anew", extra={"server": self._process})
                await self._enrol(connection)

    async def close(self) -> None:
        """Write what is waiting, then close."""
        self._is_closing = True
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.wait([self._heart])
        while self._is_writing:
            await asyncio.sleep(0)
            if self._task is not None:
                await asyncio.wait([self._task])
                if self._task.cancelled():
                    break
        if self._process is not None:
            with contextlib.suppress(Exception):  # then it is found to be dead later
                connection = await self._writing.connection()
                await connection.execute("UPDATE processes SET ended = TRUE WHERE id = $1", self._process)
        for line in self._lines:
            await line.close()

    # ---- Writing ----

    def _write(self, work: list[Writing]) -> None:
        self._task = asyncio.get_running_loop().create_task(self._write_batch(work))

    async def _write_batch(self, work: list[Writing]) -> None:
        self._written(await self._commit(work))

    async def _commit(self, work: list[Writing]) -> Outcomes:
        try:
            await self._transact_surely(work)
        except Exception as problem:
            if len(work) > 1 and not isinstance(problem, LOST):
                half = len(work) // 2  # whatever was wrong with one of them must not harm the others
                return [*await self._commit(work[:half]), *await self._commit(work[half:])]
            return [(job.done, explained(problem)) for job in work]
        self._count(work)
        return [(job.done, None) for job in work]

    async def _transact_surely(self, work: list[Writing]) -> None:
        """Write a batch exactly once, however often the connection is lost; an error means that it is not written."""
        self._batch += 1
        in_doubt, tries = False, 0  # in doubt: it may have been committed by a connection that is lost
        lost_at = None
        while True:
            try:
                connection = await self._writing.connection()
                if in_doubt:
                    # The row is locked by a transaction that is still under way at the other end: that is waited for.
                    query = "SELECT batch FROM processes WHERE id = $1 FOR UPDATE"
                    if (await connection.fetchval(query, self._author) or 0) >= self._batch:
                        return
                self._author, in_doubt = self._process, True
                await self._transact(connection, work)
                return
            except Exception as problem:
                if not self._writing.is_lost(problem):
                    if isinstance(problem, NoStorage):
                        await self._begin_anew(connection)
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
        """On a new connection that writes: have the lock, and a row for this server."""
        if self._process is not None:  # first, since the connection before may still have all locks
            await hold(connection, self._process, [line.backend for line in self._lines])
        await self._take(connection)
        if self._process is not None:
            return
        if self._alone:  # then all others are gone
            await connection.execute("UPDATE processes SET ended = TRUE WHERE NOT ended")
        await self._enrol(connection)
        await self._more_keys(connection)

    async def _enrol(self, connection: Any) -> None:
        """Be a process, which owns nothing yet. Its lock is free when it has ended, however it did."""
        query = (
            "INSERT INTO processes (expires, town, version) VALUES (clock_timestamp() + $1 * interval '1 s', $2, $3) "
            "RETURNING id"
        )
        self._process = await connection.fetchval(query, TERM, self._town, __version__)
        assert self._process is not None
        await hold(connection, self._process)
        self._epochs.clear()
        if self.roster is not None:
            self.roster.enrolled()

    async def _more_keys(self, connection: Any) -> None:
        """Have numbers for new tables that no other process has."""
        self._last_key = await connection.fetchval("SELECT next_table_keys($1)", BLOCK)
        self._block_end = self._last_key + BLOCK

    def new_key(self) -> int:
        """The number of the next table."""
        if self._last_key >= self._block_end:
            raise NoStorage("There are too many new tables at once. Try again in a moment.", why="keys")
        return super().new_key()

    def _news(self, what: str, which: str) -> list[Statement]:
        return [] if self.roster is None else [("SELECT tell(?, ?, ?)", (what, which, self._process))]

    async def _transact(self, connection: Any, work: list[Writing]) -> None:
        rows = [row for job in work for row in job.rows]
        columns = [list(column) for column in zip(*rows, strict=True)]
        if rows and not any(job.statements for job in work):  # moves in mid-game: one statement, at once
            await self._append(connection, columns)
            return
        await connection.execute("BEGIN")
        try:
            for statement, values in grouped(work):
                await connection.executemany(numbered(statement), values)
            if rows:
                await self._append(connection, columns)
            elif await connection.execute(_MINE, self._author, self._batch) != "UPDATE 1":
                raise _refused()
            await connection.execute("COMMIT")
        except BaseException:
            if not connection.is_closed():
                await connection.execute("ROLLBACK")
            raise

    async def _append(self, connection: Any, columns: list[list[Any]]) -> None:
        """Append rows to the log, if this server still may, and note the number of the batch."""
        epochs = [self._epochs.get(table, 0) for table in columns[0]]
        status = await connection.execute(_APPEND, self._author, self._batch, *columns, epochs)
        if status != f"INSERT 0 {len(columns[0])}":
            raise _refused()

    # ---- Whose tables are ----

    def _founding(self, founded: Founded) -> tuple[list[Row], list[Statement]]:
        rows, statements = super()._founding(founded)
        if founded.promise and self.roster is not None:  # other processes may not have heard yet that it was used
            kept = founded.kept
            statements.append((_USED, (f"promise {kept.host} {founded.promise}", kept.made + 2 * HOLDS)))
        return rows, statements

    def _own(self, key: int) -> list[Statement]:
        self._epochs[key] = 1
        return [("INSERT INTO leases VALUES (?, ?, 1)", (key, self._process))]

    async def take(self, id: str) -> tuple[Kept, list[AnyEntry]] | None:
        """A table with its log, ours from now on; None if there is none."""
        query = "SELECT key, whose, since FROM tables, LATERAL claim(key, ?) WHERE id = ?"
        rows = await self._rows(query, self._process, id)
        if not rows:
            return None
        ((key, owner, epoch),) = rows
        if owner != self._process:
            raise Elsewhere(owner)
        self._epochs[key] = epoch
        return await self._whole(key)  # read after the claim: nobody else has written since

    def let_go(self, key: int) -> None:
        """Own a table no longer."""
        if (epoch := self._epochs.pop(key, None)) is not None:
            values = (key, self._process, epoch)
            statement = 'UPDATE leases SET owner = NULL WHERE "table" = ? AND owner = ? AND epoch = ?'
            self.submit(Writing(lambda error: None, statements=[(statement, values)]))  # if it fails, it ends with us

    # ---- Reading ----

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        lost_at = None
        while True:
            async with self._reader:
                try:
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
        kept = read_kept(row)
        try:
            if kept.archived and packed is None:
                raise msgspec.DecodeError("its archive is missing")
            is_long = packed is not None or len(lines) > LONG
            return kept, await asyncio.to_thread(read_all, packed, lines) if is_long else read_all(packed, lines)
        except (msgspec.DecodeError, zlib.error) as problem:
            sentence = "The database cannot be used: it is damaged. Take the last backup."
            raise NoStorage(sentence, why="malformed") from problem


def _refused() -> NoStorage:
    return NoStorage("The database cannot be used: it has newer entries than these.", why="taken")


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
